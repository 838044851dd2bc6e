import type { Setup } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import {
  type Edge,
  type Force,
  type ScenarioSpec,
  SIDES,
  type Side,
  type SurfaceSpec,
  type UnitLine,
} from '../../pack/types.ts'
import type { Balloon, Battle, Facing, Surface, Unit, Wing } from '../../state.ts'
import { LEFT, RIGHT, squareNamed } from '../01-words/geometry.ts'
import { enemyOf, forceOf, freshDeeds, isBomber, isInterceptor, scenarioOf } from '../01-words/units.ts'
import { arm, armamentsOf } from '../03-aircraft/armament.ts'
import { netNamed } from '../09-command/radio.ts'

/** The board of a scenario before the players have decided anything (5.1). */

/**
 * WL-5.1.m Whatever is special about a scenario stands in its data. WL-5.3.a The turn marker starts at 1. What is not there
 * yet is written down too: boards of one shape are looked at much faster.
 */
export function begin(setup: Setup): Battle {
  const spec = packOf(setup).scenario(setup.scenario)
  const battle: Battle = {
    pack: setup.pack,
    scenario: setup.scenario,
    options: setup.options,
    turn: 1,
    units: [],
    surface: spec.surface.map((one, no) => surfaceOf(setup.pack, one, no)),
    balloons: balloonsOf(spec),
    wings: [],
    dogfights: [],
    dogfightsBegun: 0,
    movement: undefined,
    flight: undefined,
    combats: [],
    fight: undefined,
    attacks: [],
    scored: { raider: 0, defender: 0 },
    splits: { raider: {}, defender: {} },
    agreedEnd: false,
    over: undefined,
  }
  for (const side of SIDES) muster(battle, side, spec[side])
  return battle
}

/** WL-5.1.a WL-5.2.a Who sets up first does all of a step before the other begins. */
export function setUpOrder(battle: Battle): readonly [Side, Side] {
  const first = scenarioOf(battle).setsUpFirst
  return [first, enemyOf(first)]
}

/** WL-5.1.l WL-5.3.g WL-4.1.a On the ground, with the Barrage marker that the scenario gives it (WL-Q-79). */
function surfaceOf(pack: string, spec: SurfaceSpec, no: number): Surface {
  let barrage = spec.barrage === undefined ? undefined : squareNamed(spec.barrage)
  return {
    no,
    type: spec.type,
    name: spec.name,
    side: spec.side ?? 'defender',
    square: squareNamed(`${spec.column}0`),
    hits: 0,
    deadInTheWater: spec.deadInTheWater ?? false,
    launched: false,
    guns: packOf({ pack })
      .surface(spec.type)
      .flak.map(({ type, channels }) => {
        if (type === 'S') return { barrage: undefined, channels }
        const gun = { barrage, channels }
        barrage = undefined
        return gun
      }),
  }
}

/** WL-14.3.h */
function balloonsOf(spec: ScenarioSpec): Balloon[] {
  return spec.balloons.map(({ square, side }, no) => ({
    no,
    side: side ?? 'defender',
    square: squareNamed(square),
    losses: 0,
  }))
}

/** WL-5.1.b WL-5.2.b A counter and an ID for every unit of the order of battle. */
function muster(battle: Battle, side: Side, force: Force): void {
  const taken: string[] = []
  for (const [line, spec] of force.units.entries())
    for (let i = 0; i < spec.count; i++) {
      const unit = unitOf(battle, side, line, letterFor(spec, taken))
      battle.units.push(unit)
      const [armament] = armamentsOf(battle, unit)
      if (armament !== undefined) arm(battle, unit, armament)
    }
}

const FIGHTER_IDS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const BOMBER_IDS = [...'TUVWXYZSRQPONMLKJIHGFEDCBA']

/** WL-2.1.n Fighters from A, bombers from T, for as long as the letters last. */
function letterFor(line: UnitLine, taken: string[]): string {
  const letters = isBomber(line) ? BOMBER_IDS : FIGHTER_IDS
  let letter = letters.find(one => !taken.includes(one))
  for (let round = 2; letter === undefined; round++)
    letter = letters.map(one => one.repeat(round)).find(one => !taken.includes(one))
  taken.push(letter)
  return letter
}

/**
 * WL-2.1.d WL-2.1.g WL-2.1.h WL-2.1.j WL-2.1.k Everything that counters and markers say about a unit, and what
 * they may come to say.
 */
export function unitOf(battle: Battle, side: Side, line: number, letter: string): Unit {
  const force = forceOf(battle, side)
  const spec = force.units[line] as UnitLine
  const facing = facingOf(spec.facing)
  const { mission } = spec
  return {
    no: battle.units.length,
    id: side.charAt(0) + letter,
    side,
    line,
    model: spec.model,
    size: spec.size,
    // WL-3.1.a WL-5.1.c WL-13.6.a
    maxLosses: spec.single ? 1 : (spec.maxLosses ?? force.maxLosses[spec.size]),
    net: netNamed(side, spec.net),
    at: 'waiting',
    exit: undefined,
    square: 0,
    facing,
    marker: undefined,
    slow: false,
    lufbery: false,
    circling: false,
    dogfight: undefined,
    tally: undefined,
    balloon: undefined,
    vector: undefined,
    // WL-5.1.d WL-9.2.2.b WL-9.2.4.a
    alerted: !isBomber(spec) && (spec.alerted === true || isInterceptor(spec)),
    mission,
    home: undefined,
    exEscort: false,
    formUp: undefined,
    wing: spec.wing === undefined ? undefined : wingNamed(battle, side, spec.wing).no,
    leader: false,
    experte: false,
    quality: 'trained',
    losses: 0,
    straggler: false,
    disruptions: 0,
    broken: false,
    // WL-13.3.a
    ammo: spec.fuelLimit && !isBomber(spec) ? 'low' : 'full',
    load: undefined,
    bombValue: undefined,
    tanks: false,
    aar: undefined,
    pod: undefined,
    // WL-13.8.2.a
    fuel: packOf(battle).model(spec.model).abilities.rocket ? ROCKET_FUEL : undefined,
    throttle: undefined,
    profile: undefined,
    bombed: false,
    strafes: 0,
    strafing: undefined,
    hasCircled: false,
    recce: undefined,
    releasedEscorts: false,
    deeds: freshDeeds(0, facing),
  }
}

const ROCKET_FUEL = 3

/** WL-5.3.b Level, left or right. */
export function facingOf(edge: Edge): Facing {
  return edge === 'left' ? LEFT : RIGHT
}

/** WL-5.1.p Units boxed together in the order of battle. */
function wingNamed(battle: Battle, side: Side, name: string): Wing {
  const known = battle.wings.find(wing => wing.side === side && wing.name === name)
  if (known) return known
  const wing: Wing = { no: battle.wings.length, side, name, leader: undefined }
  battle.wings.push(wing)
  return wing
}
