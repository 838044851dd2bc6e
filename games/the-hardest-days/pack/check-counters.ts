import type { Fault } from '@tallyho/engine'
import { fault, repeated, twins } from './check-map.ts'
import {
  FIGHTERS,
  type GroupType,
  type Pack,
  REGIONS,
  SCENARIOS,
  type ScenarioSpec,
  sectorOf,
} from './types.ts'

/** What the counters and the scenario table must keep. */
export function* counterFaults(pack: Pack): Generator<Fault> {
  yield* squadronFaults(pack)
  yield* groupFaults(pack)
  yield* sizeFaults(pack)
  yield* eventFaults(pack)
  for (const [i, scenario] of pack.scenarios.entries()) yield* scenarioFaults(pack, scenario, i)
}

function* count(path: string, what: string, expected: number, found: number): Generator<Fault> {
  if (found !== expected) yield fault(path, `expected ${expected} ${what} but found ${found}`)
}

/** THD-3.3.a, THD-D-07, THD-D-25 */
function* squadronFaults(pack: Pack): Generator<Fault> {
  yield* twins('squadrons', pack.squadrons)
  const standard = pack.squadrons.filter(({ provisional }) => !provisional)
  yield* count('squadrons', 'squadrons that are not provisional', 19, standard.length)
  const airfields = new Set(pack.spaces.filter(({ airfield }) => airfield !== undefined).map(({ id }) => id))
  for (const [i, { home, combat }] of pack.squadrons.entries()) {
    if (!airfields.has(home)) yield fault(`squadrons[${i}].home`, `"${home}" is no space with an airfield`)
    if (combat.reduced >= combat.full)
      yield fault(`squadrons[${i}].combat.reduced`, `expected less than ${combat.full} on the full face`)
  }
}

const isFighter = (type: GroupType) => (FIGHTERS as readonly GroupType[]).includes(type)

/** THD-3.3.d, THD-3.3.e, THD-2.20.b, THD-D-30, THD-D-35 */
function* groupFaults(pack: Pack): Generator<Fault> {
  yield* twins('groups', pack.groups)
  yield* count('groups', 'groups', 74, pack.groups.length)
  yield* count('groups', 'Ju87 groups', 7, pack.groups.filter(({ type }) => type === 'Ju87').length)
  yield* count('groups', 'elite groups', 2, pack.groups.filter(({ elite }) => elite).length)
  for (const luftflotte of [2, 3] as const) {
    const fighters = pack.groups.filter(
      group => group.luftflotte === luftflotte && isFighter(group.type),
    ).length
    if (fighters < 2) yield fault('groups', `expected two or more fighter groups in Luftflotte ${luftflotte}`)
  }
  for (const [i, { type, luftflotte, elite, combat, bombing }] of pack.groups.entries()) {
    if (elite && (type !== 'Me110' || luftflotte !== 2))
      yield fault(`groups[${i}].elite`, 'expected elite groups to be Me110s of Luftflotte 2')
    if (combat.reduced <= combat.full)
      yield fault(`groups[${i}].combat.reduced`, `expected more than ${combat.full} on the full face`)
    if (bombing.reduced > bombing.full)
      yield fault(`groups[${i}].bombing.reduced`, `expected no more than ${bombing.full} on the full face`)
  }
}

/** THD-3.6.a, THD-D-38 to THD-D-40 */
function* sizeFaults(pack: Pack): Generator<Fault> {
  yield* twins('sizeChits', pack.sizeChits)
  const standard = pack.sizeChits.filter(({ provisional }) => !provisional)
  yield* count('sizeChits', 'raid size chits that are not provisional', 14, standard.length)
  const majors = new Set<number>()
  for (const [i, { major, minor, force, provisional }] of pack.sizeChits.entries()) {
    const path = `sizeChits[${i}]`
    if (minor >= major) yield fault(`${path}.minor`, `expected less than the major size of ${major}`)
    const lists = pack.force.rows[force]
    if (!lists) yield fault(`${path}.force`, `no row "${force}" in the Raid Force Chart`)
    for (const [n, list] of (lists ?? []).entries())
      if (list.length < major)
        yield fault(
          `force.rows.${force}[${n}]`,
          `expected ${major} entries for ${path} but found ${list.length}`,
        )
    if (!provisional) continue
    // Scenarios name provisional chits by their major size.
    if (majors.has(major)) yield fault(`${path}.major`, `a provisional chit of size ${major} exists already`)
    majors.add(major)
  }
}

const LETTERED: ReadonlySet<string> = new Set([
  'break-formation',
  'form-up-failure',
  'raid-in-clouds',
  'vectored-away',
  'escorts-strafe',
  'flak',
])

/** THD-3.7.a, THD-D-42: six kinds of event strike at a selector letter. */
function* eventFaults(pack: Pack): Generator<Fault> {
  yield* twins('eventChits', pack.eventChits)
  yield* count('eventChits', 'event chits', 20, pack.eventChits.length)
  for (const [i, chit] of pack.eventChits.entries())
    for (const side of ['approach', 'target'] as const) {
      const { event, letter } = chit[side]
      const path = `eventChits[${i}].${side}.letter`
      if (LETTERED.has(event) && letter === undefined)
        yield fault(path, `expected "A", "B" or "C" for ${event} but found none`)
      if (!LETTERED.has(event) && letter !== undefined)
        yield fault(path, `expected no letter for ${event} but found "${letter}"`)
    }
}

/** THD-3.3.b, THD-D-23, THD-D-24, THD-D-37, THD-D-38 */
function* scenarioFaults(pack: Pack, scenario: ScenarioSpec, i: number): Generator<Fault> {
  const path = `scenarios[${i}]`
  if (scenario.id !== SCENARIOS[i])
    yield fault(`${path}.id`, `expected "${SCENARIOS[i]}" but found "${scenario.id}"`)
  const { provisionalSquadrons, greenSectors, greenSpitfires, regionChits, provisionalSizes } = scenario
  yield* repeated(`${path}.provisionalSquadrons`, provisionalSquadrons)
  for (const [n, id] of provisionalSquadrons.entries())
    if (!pack.squadrons.some(squadron => squadron.id === id && squadron.provisional))
      yield fault(`${path}.provisionalSquadrons[${n}]`, `no provisional squadron "${id}"`)
  const field = pack.squadrons.filter(
    ({ id, provisional }) => !provisional || provisionalSquadrons.includes(id),
  )
  const based = (sector: string) => field.filter(({ home }) => sectorOf(home) === sector)
  yield* repeated(`${path}.greenSectors`, greenSectors)
  for (const [n, sector] of greenSectors.entries())
    if (based(sector).length === 0)
      yield fault(`${path}.greenSectors[${n}]`, `no squadron of this day is based in sector "${sector}"`)
  const spitfires = greenSectors.filter(sector =>
    based(sector).some(({ type }) => type === 'Spitfire'),
  ).length
  if (greenSpitfires > spitfires)
    yield fault(
      `${path}.greenSpitfires`,
      `expected at most ${spitfires}, the green sectors that have Spitfires, but found ${greenSpitfires}`,
    )
  for (const region of REGIONS)
    if (regionChits[region] > pack.regionChits.supply[region])
      yield fault(
        `${path}.regionChits${region === 'lf3' ? '.lf3' : `["${region}"]`}`,
        `expected at most ${pack.regionChits.supply[region]}, the supply, but found ${regionChits[region]}`,
      )
  yield* repeated(`${path}.provisionalSizes`, provisionalSizes)
  for (const [n, size] of provisionalSizes.entries())
    if (!pack.sizeChits.some(({ major, provisional }) => provisional && major === size))
      yield fault(`${path}.provisionalSizes[${n}]`, `no provisional raid size chit of major size ${size}`)
}
