import type { Balloon, Surface, Unit } from './state.ts'

/** Where counters lie. */
interface Table {
  readonly units: readonly Counter[]
  readonly surface: readonly Pick<Surface, 'no' | 'name'>[]
  readonly balloons: readonly Pick<Balloon, 'no'>[]
}

type Counter = Pick<Unit, 'id' | 'at'>

/** The name of every counter, found where it lies. A split squadron is there if both of its flights are. */
export function countersOf(battle: Table): string[] {
  const names: string[] = []
  for (const unit of battle.units) {
    if (isFlightOfSplit(battle, unit)) continue
    if (unit.at !== 'split' || flightsOf(battle, unit).length === 2) names.push(`unit:${unit.id}`)
  }
  for (const { no, name } of battle.surface) names.push(`surface:${no} ${name}`)
  for (const { no } of battle.balloons) names.push(`balloon:${no}`)
  return names
}

function flightsOf(battle: Table, squadron: Counter): Counter[] {
  return battle.units.filter(({ id }) => id === `${squadron.id}1` || id === `${squadron.id}2`)
}

function isFlightOfSplit(battle: Table, { id }: Counter): boolean {
  return battle.units.some(one => one.at === 'split' && (id === `${one.id}1` || id === `${one.id}2`))
}
