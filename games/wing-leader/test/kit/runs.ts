import { type Lines, type Played, script } from '@tallyho/engine/proof/script'
import type { Modifier } from '../../rules/01-words/dice.ts'
import { FACINGS, neighbour, rise, squareNamed } from '../../rules/01-words/geometry.ts'
import { newFlight } from '../../rules/08-movement/set-out.ts'
import { surfaceAt } from '../../rules/14-surface/surface.ts'
import { afterLeg, isAimed, profileBars } from '../../rules/15-bombing/approach.ts'
import { bombingModifiers } from '../../rules/15-bombing/bombing.ts'
import { attackConduct, enRouteBars } from '../../rules/15-bombing/bombing-missions.ts'
import { type ProfileAction, profileActions, takeProfileAction } from '../../rules/15-bombing/profiles.ts'
import type { Attack, Battle, Conduct, Facing, Flight, Profile, Unit } from '../../state.ts'
import { aBattle, type Layout, type Piece, r, the } from './table.ts'

/** Bombers on their way to a target in K and over it, and the guns below them. */

export const [RIGHT, LEFT, DOWN_LEFT, DOWN, DOWN_RIGHT] = [0, 4, 5, 6, 7] as const

/** A profile as it begins, to the right and against the first surface unit. */
export const aProfile = (kind: Profile['kind'], changes: Partial<Profile> = {}): Profile => ({
  kind,
  target: 0,
  facing: RIGHT,
  aimed: 0,
  dived: 0,
  weather: 0,
  ...changes,
})

/** A move under way, with so many whole points to spend. */
export function aFlight(unit: Unit, conduct: Conduct, points: number, changes: Partial<Flight> = {}): Flight {
  return { ...newFlight(unit, conduct, points * 2), ...changes }
}

/** A unit in the middle of its move toward a target. */
export function inFlight(battle: Battle, id: string, points = 2, changes: Partial<Flight> = {}): Unit {
  const unit = the(battle, id)
  battle.flight = aFlight(unit, attackConduct(battle, unit), points, changes)
  return unit
}

export function offers(battle: Battle, unit: Unit): string[] {
  return profileActions(battle, unit).map(({ id }) => id)
}

/** Takes one of the actions that the rules offer now. */
export function does(battle: Battle, unit: Unit, id: string, lines: Lines = []): Played<void> {
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
  return FACINGS.filter(facing => !profileBars(battle, unit, facing))
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

/** One raider on its way to a target in K. */
export function onTheWay(
  piece: Omit<Piece, 'side'>,
  type = 'bridge',
  layout: Partial<Layout> = {},
): { battle: Battle; unit: Unit } {
  const battle = aBattle({
    units: [{ side: 'raider', mission: 'bombing', ...piece }],
    bombing: true,
    surface: [`${type} K`],
    ...layout,
  })
  return { battle, unit: inFlight(battle, 'rA', 3) }
}

export function begun(
  kind: Profile['kind'],
  piece: Omit<Piece, 'side'>,
  type?: string,
  layout?: Partial<Layout>,
) {
  const { battle, unit } = onTheWay(piece, type, layout)
  does(battle, unit, `designate/${kind}/0`)
  return { battle, unit }
}

export function aim(unit: Unit): boolean {
  if (unit.profile === undefined) throw new Error('No profile is flown')
  return isAimed(unit.profile)
}

export function enRoute(
  piece: Partial<Piece> & { at: string },
  changes: Partial<Flight> = {},
  columns: readonly string[] = ['K'],
): { battle: Battle; unit: Unit; open: Facing[] } {
  const battle = aBattle({
    units: [{ side: 'raider', model: 'b-17g', mission: 'bombing', ...piece }],
    bombing: true,
    surface: columns.map(column => ({ type: 'bridge', name: 'Bridge', column })),
  })
  const unit = inFlight(battle, 'rA', 2, changes)
  const flight = battle.flight as Flight
  return { battle, unit, open: FACINGS.filter(facing => !enRouteBars(battle, unit, flight, facing)) }
}

export const AIMED: Attack = {
  unit: 0,
  target: 0,
  kind: 'level',
  strafing: false,
  aimed: true,
  longRange: false,
  altitude: 0,
  weather: 0,
  sun: false,
  flak: 0,
}

/** One raider over a target in K, with its attack made. */
export function attacked(
  type: string,
  piece: Partial<Piece> = {},
  attack: Partial<Attack> = {},
  layout: Partial<Layout> = {},
): { battle: Battle; unit: Unit; attack: Attack } {
  const battle = aBattle({
    units: [r('he-111 K4 bombing', piece)],
    bombing: true,
    surface: [`${type} K`],
    ...layout,
  })
  const made = { ...AIMED, ...attack }
  battle.attacks.push(made)
  return { battle, unit: the(battle, 'rA'), attack: made }
}

export function modifiers(...args: Parameters<typeof attacked>): Modifier[] {
  const { battle, unit, attack } = attacked(...args)
  return bombingModifiers(battle, unit, surfaceAt(battle, attack.target), attack)
}

/** Rolls that come after the one in question. */
export const AFTER = [
  'losses.confirm',
  'cohesion.1',
  'cohesion.2',
  'flak.hits',
  'combat.face',
  'bombing.home',
]

export function flak(...types: readonly string[]): Layout['surface'] {
  return types.map(type => ({ type, name: type, column: 'K' }))
}

export function over(
  at: string,
  surface: Layout['surface'],
  piece: Partial<Piece> = {},
  layout: Partial<Layout> = {},
) {
  const battle = aBattle({ units: [r(`spitfire-i ${at}`, piece)], ...(surface && { surface }), ...layout })
  return { battle, unit: the(battle, 'rA') }
}

export function flew(unit: Unit, ...squares: readonly string[]): void {
  for (const name of squares) unit.deeds.track.push({ square: squareNamed(name), how: 'entered' })
}

export function barrageAt(battle: Battle, corner: string, no = 0, gun = 0): void {
  const mount = surfaceAt(battle, no).guns[gun]
  if (mount) mount.barrage = squareNamed(corner)
}
