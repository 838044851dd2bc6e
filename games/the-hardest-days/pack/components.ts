import { byId, finder } from '@tallyho/engine'
import {
  type CombatResult,
  type Damage,
  type DamageRow,
  type EventChitId,
  type EventChitSpec,
  type ForceEntry,
  type GroupId,
  type GroupSpec,
  type HuntPlacement,
  type Intelligence,
  type Pack,
  REGIONS,
  type Region,
  type ScenarioId,
  type ScenarioSpec,
  type SizeChitId,
  type SizeChitSpec,
  type SpaceId,
  type SpaceSpec,
  type SquadronId,
  type SquadronSpec,
  type TargetId,
  type TargetSpec,
  type TrackId,
  type TrackSpec,
  type Warning,
  type Weather,
} from './types.ts'

/** A pack laid out for the rules: every table and counter at one look-up. */
export interface Components {
  readonly pack: Pack
  space(id: SpaceId): SpaceSpec
  target(id: TargetId): TargetSpec
  track(id: TrackId): TrackSpec
  squadron(id: SquadronId): SquadronSpec
  group(id: GroupId): GroupSpec
  scenario(id: ScenarioId): ScenarioSpec
  sizeChit(id: SizeChitId): SizeChitSpec
  eventChit(id: EventChitId): EventChitSpec
  /** THD-2.3.a: the spaces one move away. */
  neighbours(id: SpaceId): readonly SpaceId[]
  /** Fewest moves between two spaces. */
  distance(from: SpaceId, to: SpaceId): number
  /** THD-6.2.a */
  crossingTrack(scenario: ScenarioId, region: Region, die: number): TrackId
  /** THD-7.1.a: die plus modifiers. */
  detection(total: number): { readonly warning: Warning; readonly intelligence: Intelligence }
  /** THD-11.1.4.a */
  huntPlacement(die: number): HuntPlacement
  /** THD-8.10.b Letters of the left, centre and right section of the Bomber Box. */
  bomberPlacement(die: number): string
  /** THD-8.4.a */
  forceList(letter: string, die: number): readonly ForceEntry[]
  /** THD-13.2.1.a, THD-13.2.2.a */
  targetOf(scenario: ScenarioId, track: TrackId, die: number): TargetId
  /** THD-12.3.2.a: die plus combat value, German column. */
  groupResult(index: number): CombatResult
  /** THD-12.3.3.a: die plus combat value, British column. */
  squadronResult(index: number): CombatResult
  /** THD-12.3.4.a */
  damage(row: DamageRow, reduced: boolean, result: CombatResult): Damage
  /** THD-14.2.3.a: the column of a total strength, counted from 0; -1 for a strength of 0 or less. */
  bombColumn(strength: number): number
  /** Points in a column; columns past the last one count as the last (THD-D-69), column -1 as nothing. */
  bombPoints(column: number, weather: Weather): number
  /** Radar nets by number. */
  readonly nets: ReadonlyMap<number, TargetId>
  airfieldTarget(space: SpaceId): TargetId | undefined
  /** THD-8.16.a: 0 for the track furthest north-east, 8 for the one furthest south-west. */
  trackOrder(id: TrackId): number
}

/** A table read downwards to the first row whose `upTo` is not exceeded, spread out for direct look-up. */
function readDown<R extends { readonly upTo?: number }>(rows: readonly R[]): (total: number) => R {
  const low = rows[0]?.upTo ?? 0
  const high = rows.at(-2)?.upTo ?? low
  const spread: R[] = []
  for (let total = low; total <= high + 1; total++)
    spread.push(rows.find(({ upTo }) => upTo === undefined || total <= upTo) as R)
  return total => spread[Math.min(Math.max(total - low, 0), spread.length - 1)] as R
}

/** Fewest moves from one space to every other; Infinity where no way leads. */
export function movesFrom(
  start: SpaceId,
  neighbours: (id: SpaceId) => readonly SpaceId[],
): Map<SpaceId, number> {
  const moves = new Map([[start, 0]])
  for (const [id, n] of moves) for (const next of neighbours(id)) if (!moves.has(next)) moves.set(next, n + 1)
  return moves
}

function onDie<T>(row: readonly T[] | undefined, die: number, table: string): T {
  const entry = row?.[die - 1]
  if (entry === undefined) throw new Error(`The ${table} has no entry for a die of ${die}`)
  return entry
}

/** Lays a checked pack out for the rules. */
export function compile(pack: Pack): Components {
  const space = finder('space', byId(pack.spaces))
  const neighbours = (id: SpaceId) => space(id).neighbours
  const moves = finder('space', new Map(pack.spaces.map(({ id }) => [id, movesFrom(id, neighbours)])))
  const crossing = new Map(
    Object.entries(pack.crossing.rows).map(([scenario, row]) => [
      scenario,
      new Map(
        REGIONS.map(region => [region, [...row[region]].map(letter => `${region}-${letter}` as TrackId)]),
      ),
    ]),
  )
  const order = new Map(pack.tracks.map(({ id }, i) => [id as string, i]))
  const airfields = new Map(
    pack.targets.filter(({ type }) => type === 'airfield').map(({ space, id }) => [space, id]),
  )
  const german = readDown(pack.combatResults.german)
  const british = readDown(pack.combatResults.british)
  const damage = pack.combatDamage.rows
  const bombing = pack.bombDamage
  const forces = new Map(Object.entries(pack.force.rows))
  return {
    pack,
    space,
    neighbours,
    distance: (from, to) => moves(from).get(to) ?? Number.POSITIVE_INFINITY,
    target: finder('target', byId(pack.targets)),
    track: finder('track', byId(pack.tracks)),
    squadron: finder('squadron', byId(pack.squadrons)),
    group: finder('group', byId(pack.groups)),
    scenario: finder('scenario', byId(pack.scenarios)),
    sizeChit: finder('raid size chit', byId(pack.sizeChits)),
    eventChit: finder('event chit', byId(pack.eventChits)),
    crossingTrack: (scenario, region, die) =>
      onDie(crossing.get(scenario)?.get(region), die, 'Coast Crossing Table'),
    detection: readDown(pack.detection.rows),
    huntPlacement: die => onDie(pack.placement.hunt, die, 'Hunt Box'),
    bomberPlacement: die => onDie(pack.placement.bomber, die, 'Bomber Box'),
    forceList: (letter, die) => onDie(forces.get(letter), die, 'Raid Force Chart'),
    targetOf: (scenario, track, die) =>
      onDie(pack.targetChart.rows[scenario][track], die, 'Raid Target Chart'),
    groupResult: index => german(index).result,
    squadronResult: index => british(index).result,
    damage: (row, reduced, result) => damage[row][reduced ? 'reduced' : 'full'][result],
    bombColumn: strength => {
      let column = bombing.columns.length - 1
      while (column >= 0 && strength < (bombing.columns[column] as number)) column--
      return column
    },
    bombPoints: (column, weather) => bombing.rows[weather][Math.min(column, bombing.columns.length - 1)] ?? 0,
    nets: new Map(pack.targets.flatMap(({ id, net }) => (net === undefined ? [] : [[net, id] as const]))),
    airfieldTarget: id => airfields.get(id),
    trackOrder: finder('track', order),
  }
}
