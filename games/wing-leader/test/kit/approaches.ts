import { neighbour, rise } from '../../rules/01-words/geometry.ts'
import { afterLeg, profileBars } from '../../rules/15-bombing/approach.ts'
import { attackConduct } from '../../rules/15-bombing/bombing-missions.ts'
import { type ProfileAction, profileActions, takeProfileAction } from '../../rules/15-bombing/profiles.ts'
import type { Battle, Facing, Flight, Unit } from '../../state.ts'
import { type Line, type Played, script, the } from './table.ts'

/** Bombing runs flown by hand, square by square, as the movement rules would have them flown. */

/** A unit in the middle of its move, with so many whole points to spend. */
export function inFlight(battle: Battle, id: string, points = 2, changes: Partial<Flight> = {}): Unit {
  const unit = the(battle, id)
  battle.flight = {
    unit: unit.no,
    conduct: attackConduct(battle, unit),
    left: points * 2,
    allowance: points * 2,
    spent: 0,
    climbed: 0,
    dived: 0,
    bonus: false,
    passing: false,
    steady: false,
    circled: false,
    metEnemy: false,
    waived: 0,
    over: false,
    ...changes,
  }
  return unit
}

export function offers(battle: Battle, unit: Unit): string[] {
  return profileActions(battle, unit).map(({ id }) => id)
}

/** Takes one of the actions that the rules offer now. */
export function does(battle: Battle, unit: Unit, id: string, lines: readonly Line[] = []): Played<void> {
  const action = profileActions(battle, unit).find(one => one.id === id)
  if (action === undefined) throw new Error(`'${id}' is not offered: ${offers(battle, unit).join(', ')}`)
  return script(takeProfileAction(battle, unit, action as ProfileAction), lines)
}

/** Flies one square in each of these directions; the profile must allow every one of them. */
export function flies(battle: Battle, unit: Unit, ...facings: readonly Facing[]): void {
  for (const facing of facings) {
    const to = neighbour(unit.square, facing)
    if (to === undefined || profileBars(battle, unit, facing)) throw new Error(`The profile bars ${facing}`)
    const from = unit.square
    unit.facing = facing
    unit.square = to
    const leg = { square: to, how: 'entered', from } as const
    unit.deeds.track.push(leg)
    if (battle.flight) {
      battle.flight.spent += 2
      battle.flight.left -= 2
      if (rise(facing) < 0) battle.flight.dived += 1
      if (rise(facing) > 0) battle.flight.climbed += 1
    }
    afterLeg(battle, unit, leg)
  }
}

/** The directions that the profile leaves open. */
export function waysOpen(battle: Battle, unit: Unit): Facing[] {
  const facings: Facing[] = [0, 1, 2, 3, 4, 5, 6, 7]
  return facings.filter(facing => !profileBars(battle, unit, facing))
}

/** A new turn begins for a unit: what it did before is forgotten, its profile is not. */
export function nextTurn(battle: Battle, unit: Unit): void {
  battle.turn += 1
  unit.deeds = {
    ...unit.deeds,
    began: unit.square,
    beganFacing: unit.facing,
    track: [],
    attacked: false,
    onProfile: false,
    brokenOff: undefined,
    flakLegs: undefined,
    overTarget: undefined,
  }
}
