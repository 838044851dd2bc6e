import type { Battle, Unit } from './state.ts'

/** The name of every counter, found where it lies. A split squadron is there if both of its flights are. */
export function countersOf(battle: Battle): string[] {
  const names: string[] = []
  for (const unit of battle.units) {
    if (isFlightOfSplit(battle, unit)) continue
    if (unit.at !== 'split' || flightsOf(battle, unit).length === 2) names.push(`unit:${unit.id}`)
  }
  for (const { no, name } of battle.surface) names.push(`surface:${no} ${name}`)
  for (const { no } of battle.balloons) names.push(`balloon:${no}`)
  return names
}

function flightsOf(battle: Battle, squadron: Unit): Unit[] {
  return battle.units.filter(({ id }) => id === `${squadron.id}1` || id === `${squadron.id}2`)
}

function isFlightOfSplit(battle: Battle, { id }: Unit): boolean {
  return battle.units.some(one => one.at === 'split' && (id === `${one.id}1` || id === `${one.id}2`))
}
