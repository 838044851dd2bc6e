import { packOf } from '../../pack/index.ts'
import { skyOf } from '../../pack/scenarios/frame.ts'
import type { Force, Mission, ScenarioSpec, Side, SurfaceSpec, Tables, UnitLine } from '../../pack/types.ts'
import { MISSIONS } from '../../pack/types.ts'
import { altitudeOf, LEFT, nameOf, RIGHT, squareNamed } from '../../rules/01-words/geometry.ts'
import { freshDeeds } from '../../rules/01-words/units.ts'
import { begin } from '../../rules/05-set-up/set-up.ts'
import type { Battle, Facing, Unit } from '../../state.ts'
import { PROOF_SCENARIO, proofPack } from './charts.ts'

/** Builders for a board as a test needs it. */

/** The rows of a table with one answer for each case: `test.each(cases({ I2: true, I1: false }))`. */
export const cases = <const T extends Readonly<Record<string, unknown>>>(table: T) =>
  Object.entries(table) as [keyof T & string, T[keyof T]][]

/** The lines of a proof. One that begins with a comma, a semicolon or a colon goes on with the line above. */
export const linesIn = (lines: string | readonly string[]): string[] =>
  [lines]
    .flat()
    .join('\n')
    .split(/\n(?![,;:] )/)
    .map(line => line.replaceAll('\n', ''))

/** One answer, or several: `combat.primary dA, combat.attacker 2 3`. */
export type Line = string

/** One unit of a test: `{ model, at: 'G13', mission }` and whatever else it needs. */
export interface Piece extends Partial<Omit<Unit, 'no' | 'side' | 'square' | 'at' | 'tally'>> {
  readonly side: Side
  readonly model: string
  /** Square name. */
  readonly at: string
  /** Id of the unit that it has tallied. */
  readonly tallies?: string
  /** Those that are belong to one wing under the first of them, or to one dogfight. */
  readonly inWing?: true
  readonly inDogfight?: true
  /** What its line of the order of battle says beyond model, size and mission. */
  readonly line_?: Partial<UnitLine>
}

type Words = Partial<Piece>

/** What one word says of a unit. Missions are words too, and `>dA` is a tally. */
const WORDS: Readonly<Record<string, Words>> = {
  ...Object.fromEntries(MISSIONS.map((mission: Mission): [string, Words] => [mission, { mission }])),
  alerted: { alerted: true },
  bombed: { bombed: true },
  broken: { broken: true },
  circling: { circling: true },
  climb: { marker: 'climb' },
  deaf: { net: undefined },
  dive: { marker: 'dive' },
  'ex-escort': { exEscort: true },
  fighting: { inDogfight: true },
  wing: { inWing: true },
  experte: { experte: true },
  flexible: { line_: { flexible: true } },
  flight: { size: 'flight' },
  green: { quality: 'green' },
  'has-circled': { hasCircled: true },
  kamikaze: { line_: { kamikaze: true } },
  lufbery: { lufbery: true },
  'skip-trained': { line_: { skipTrained: true } },
  slow: { slow: true },
  'slow-climb': { marker: 'slow-climb' },
  'on-strafe': { strafing: true },
  straggler: { straggler: true },
  tanks: { tanks: true },
  veteran: { quality: 'veteran' },
}

/** What a word such as `facing:4`, `home:left` or `load:none` says. */
const VALUES: Readonly<Record<string, (value: string) => unknown>> = {
  aar: String,
  ammo: String,
  balloon: Number,
  disruptions: Number,
  facing: Number,
  formUp: squareNamed,
  fuel: Number,
  home: String,
  losses: Number,
  load: value => (value === 'none' ? undefined : value),
  net: value => (value === 'none' ? undefined : value),
  pod: String,
  strafes: Number,
  vector: squareNamed,
}

function said(word: string): Words {
  if (word.startsWith('>')) return { tallies: word.slice(1) }
  const [key = '', value] = word.split(':')
  const words = value === undefined ? WORDS[key] : VALUES[key] && { [key]: VALUES[key](value) }
  if (words === undefined) throw new Error(`No test says '${word}' of a unit`)
  return words
}

function piece(side: Side, what: string, more: Words): Piece {
  const [model = '', at = '', ...words] = what.split(' ')
  return Object.assign({ side, model, at }, ...words.map(said), more)
}

/** Units in one line, those of the defender with a `d` before them: `he-111 C9 bombing, d spitfire-i K2 >rA`. */
export const pieces = (line: string): Piece[] =>
  line.split(', ').map(what => (what.startsWith('d ') ? d(what.slice(2)) : r(what)))

/** A board with these units, and nothing else unless told otherwise. */
export const battleOf = (line: string, layout: Omit<Layout, 'units'> = {}): Battle =>
  aBattle({ units: line === '' ? [] : pieces(line), ...layout })

type Id = `${'r' | 'd'}${'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H'}`

/** The same, with its units by their ids: `const { battle, rA, dB } = unitsOn('bf-109e G8, d b-25 G8, d b-25 G9')`. */
export function unitsOn(...layout: Parameters<typeof battleOf>) {
  const battle = battleOf(...layout)
  const byId = Object.fromEntries(battle.units.map(unit => [unit.id, unit])) as Record<Id, Unit>
  return { battle, ...byId }
}

/** A unit of the raider by model, square and markers, `r('bf-109e G8 >dA alerted')`, and whatever else it needs. */
export const r = (what: string, more: Words = {}): Piece => piece('raider', what, more)
/** A unit of the defender. */
export const d = (what: string, more: Words = {}): Piece => piece('defender', what, more)

/** A surface unit by type, column and name, which is its type unless told otherwise: `bridge K`. */
function surfaceUnit(spec: SurfaceSpec | string): SurfaceSpec {
  if (typeof spec !== 'string') return spec
  const [type = '', column = '', ...name] = spec.split(' ')
  return { type, column, name: name.join(' ') || type }
}

export interface Layout {
  readonly units: readonly Piece[]
  /** In words, as a scenario has it: `sun above, dense J8 K8`. */
  readonly sky?: Partial<ScenarioSpec['sky']> | string
  readonly bombing?: boolean
  readonly surface?: readonly (SurfaceSpec | string)[]
  /** Squares: `L2 raider, K2`. */
  readonly balloons?: ScenarioSpec['balloons'] | string
  readonly raider?: Partial<Force>
  readonly defender?: Partial<Force>
  readonly victory?: ScenarioSpec['victory']
  readonly tables?: Tables
  readonly options?: Battle['options']
  readonly turn?: number
}

/** A board with these units on it, on the map, with the proof pack's cards and tables. Bombing units carry bombs. */
export function aBattle(layout: Layout): Battle {
  const lines: Record<Side, UnitLine[]> = { raider: [], defender: [] }
  const units: Unit[] = []
  for (const piece of layout.units) {
    const { side, model, at, tallies: _, inWing: _wing, inDogfight: _dogfight, line_, ...rest } = piece
    const mission = rest.mission ?? 'sweep'
    const facing: Facing = rest.facing ?? (side === 'raider' ? RIGHT : LEFT)
    const size = rest.size ?? 'squadron'
    lines[side].push({
      name: `${model} ${lines[side].length + 1}`,
      model,
      size,
      count: 1,
      mission,
      facing: side === 'raider' ? 'right' : 'left',
      start: { squares: [at] },
      ...line_,
    })
    const square = squareNamed(at)
    const loaded = mission === 'bombing' || mission === 'strafing'
    units.push({
      no: units.length,
      id: side[0] + String.fromCharCode(64 + lines[side].length),
      side,
      line: lines[side].length - 1,
      model,
      size,
      maxLosses: size === 'squadron' ? 6 : 3,
      net: side,
      at: 'map',
      square,
      facing,
      slow: false,
      lufbery: false,
      circling: false,
      alerted: mission === 'intercept' || mission === 'cap',
      mission,
      exEscort: false,
      leader: false,
      experte: false,
      quality: 'trained',
      losses: 0,
      straggler: false,
      disruptions: 0,
      broken: false,
      ammo: 'full',
      load: mission === 'transport' ? 'cargo' : loaded ? 'bomb' : undefined,
      tanks: false,
      bombed: false,
      strafes: 0,
      hasCircled: false,
      releasedEscorts: false,
      deeds: freshDeeds(square, facing),
      ...rest,
    })
  }
  const scenario: ScenarioSpec = {
    ...PROOF_SCENARIO,
    sky: { ...PROOF_SCENARIO.sky, ...skyIn(layout.sky) },
    bombing: layout.bombing ?? false,
    surface: (layout.surface ?? []).map(surfaceUnit),
    balloons: balloonsIn(layout.balloons),
    raider: { ...PROOF_SCENARIO.raider, ...layout.raider, units: lines.raider },
    defender: { ...PROOF_SCENARIO.defender, ...layout.defender, units: lines.defender },
    victory: layout.victory ?? PROOF_SCENARIO.victory,
  }
  const pack = proofPack(scenario, layout.tables)
  // The ground as the rules lay it out; the units as the test wants them.
  const battle: Battle = {
    ...begin({ scenario: scenario.id, pack, options: layout.options ?? {} }),
    turn: layout.turn ?? 1,
    units,
    wings: [],
  }
  for (const [no, { tallies }] of layout.units.entries()) {
    const unit = battle.units[no] as Unit
    if (tallies !== undefined) unit.tally = the(battle, tallies).no
    if (unit.load !== undefined && unit.bombValue === undefined) {
      const value = packOf(battle).model(unit.model).bombs[altitudeOf(unit.square)]
      battle.units[no] = value === undefined ? unit : { ...unit, bombValue: value }
    }
  }
  const named = (key: 'inWing' | 'inDogfight') =>
    battle.units.filter((_, no) => layout.units[no]?.[key]).map(({ id }) => id)
  if (named('inWing').length > 0) inWing(battle, ...named('inWing'))
  if (named('inDogfight').length > 0) inDogfight(battle, ...named('inDogfight'))
  return battle
}

const skyIn = (sky: Layout['sky'] = {}) =>
  typeof sky === 'string' ? skyOf(`land  ${sky.replaceAll(', ', '  ')}`) : sky

function balloonsIn(balloons: Layout['balloons'] = []): ScenarioSpec['balloons'] {
  if (typeof balloons !== 'string') return balloons
  return balloons.split(', ').map(balloon => {
    const [square = '', side] = balloon.split(' ') as [string, Side?]
    return { square, ...(side && { side }) }
  })
}

/** Raider units are rA, rB ... and the defender's dA, dB ..., in the order they are listed. */
export function the(battle: Battle, id: string): Unit {
  const unit = battle.units.find(one => one.id === id)
  if (unit === undefined) throw new Error(`There is no unit ${id} in this test`)
  return unit
}

/** Where a unit is, in one word: `G13`, `exited`. */
export function whereIs(unit: Unit): string {
  return unit.at === 'map' ? nameOf(unit.square) : unit.at
}

/** Puts units into one dogfight. */
export function inDogfight(battle: Battle, ...members: readonly string[]): number {
  battle.dogfightsBegun += 1
  battle.dogfights = [...battle.dogfights, battle.dogfightsBegun]
  for (const id of members) the(battle, id).dogfight = battle.dogfightsBegun
  return battle.dogfightsBegun
}

/** Puts units into one wing under the first of them. */
export function inWing(battle: Battle, ...members: readonly string[]): number {
  const no = battle.wings.length
  const leader = the(battle, members[0] ?? '')
  leader.leader = true
  battle.wings.push({ no, side: leader.side, name: `Wing ${no + 1}`, leader: leader.no })
  for (const id of members) the(battle, id).wing = no
  return no
}

type Lines = readonly Partial<UnitLine>[]

interface Changes extends Partial<Omit<ScenarioSpec, 'raider' | 'defender'>> {
  readonly raider?: Lines
  readonly defender?: Lines
  /** What the raider's force says beyond its units. */
  readonly raiders?: Partial<Force>
  readonly defenders?: Partial<Force>
}

/** The board of the blank scenario with these lines: unless told otherwise squadrons of Bf 109E or Spitfires on a sweep. */
export function mustered({ raider = [], defender = [], raiders, defenders, ...rest }: Changes): Battle {
  const pack = proofPack({
    ...PROOF_SCENARIO,
    ...rest,
    raider: {
      ...PROOF_SCENARIO.raider,
      ...raiders,
      units: raider.map(line => lineOf('bf-109e', 'D8', line)),
    },
    defender: {
      ...PROOF_SCENARIO.defender,
      ...defenders,
      units: defender.map(line => lineOf('spitfire-i', 'W8', line)),
    },
  })
  return begin({ scenario: PROOF_SCENARIO.id, pack, options: {} })
}

function lineOf(model: string, square: string, changes: Partial<UnitLine>): UnitLine {
  return {
    name: 'a unit',
    model,
    size: 'squadron',
    count: 1,
    mission: 'sweep',
    facing: square === 'D8' ? 'right' : 'left',
    start: { squares: [square] },
    ...changes,
  }
}
