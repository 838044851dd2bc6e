import type { Cup, Option, Procedure, Setup, Step } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import {
  type EventChitId,
  REGIONS,
  SCENARIOS,
  type ScenarioId,
  type ScenarioSpec,
  type SizeChitId,
  type SquadronId,
  sectorOf,
  type Weather,
} from '../pack/types.ts'
import type { Day, Group, Squadron } from '../state.ts'
import { choose, d6, note } from '../vocabulary.ts'
import { AIRBASE, RAF, READY, squadronOf } from './02-terms/terms.ts'

export interface GreenOption extends Option {
  readonly squadron: SquadronId
  readonly sector: string
}

/** THD-3.1.a The board before the green squadrons are named and the weather is rolled. */
export function begin(setup: Setup): Day {
  const scenario = scenarioNamed(setup.scenario)
  const components = packOf({ pack: setup.pack })
  const spec = components.scenario(scenario)
  return {
    pack: setup.pack,
    scenario,
    options: setup.options,
    segment: 0, // THD-3.9.a 0600
    action: 0,
    weather: { 'lf2-east': 'clear', 'lf2-south': 'clear', lf3: 'clear' },
    // THD-3.3.a THD-3.3.b The standard squadrons and those the scenario names, THD-3.3.c however many at one airfield.
    squadrons: components.pack.squadrons
      .filter(({ id, provisional }) => !provisional || spec.provisionalSquadrons.includes(id))
      .map(
        ({ id, type, home, letter }): Squadron => ({ id, type, home, letter, reduced: false, place: READY }),
      ),
    // THD-3.3.d THD-3.3.e Every group, but no Stukas on the later days. THD-2.16.a Full is the normal face.
    groups: components.pack.groups
      .filter(({ type }) => spec.stukas || type !== 'Ju87')
      .map(
        ({ id, type, luftflotte, letter, elite }): Group => ({
          id,
          type,
          luftflotte,
          letter,
          elite,
          reduced: false,
          place: AIRBASE,
        }),
      ),
    raids: [],
    // THD-3.5.a THD-2.24.a Region and Time chits share one cup.
    regionCup: { ...spec.regionChits, time: components.pack.regionChits.time },
    sizeCup: sizeCup(components.pack.sizeChits, spec),
    eventCup: eventCup(components.pack.eventChits),
    forming: [],
    setAside: [],
    timeOnClock: false,
    timeOut: 0,
    patrols: 0,
    damaged: [],
    bombDamage: 0,
  }
}

function scenarioNamed(id: string): ScenarioId {
  const scenario = SCENARIOS.find(known => known === id)
  if (scenario === undefined)
    throw new Error(`There is no scenario '${id}': choose one of ${SCENARIOS.join(', ')}`)
  return scenario
}

/** THD-3.6.a The standard chits and the provisional ones that the scenario names by their major size. */
function sizeCup(
  chits: readonly { readonly id: SizeChitId; readonly major: number; readonly provisional: boolean }[],
  spec: ScenarioSpec,
): Cup<SizeChitId> {
  const cup: Cup<SizeChitId> = {}
  for (const { id, major, provisional } of chits)
    if (!provisional || spec.provisionalSizes.includes(major)) cup[id] = 1
  return cup
}

/** THD-3.7.a */
function eventCup(chits: readonly { readonly id: EventChitId }[]): Cup<EventChitId> {
  const cup: Cup<EventChitId> = {}
  for (const { id } of chits) cup[id] = 1
  return cup
}

/** THD-3.4.a, THD-3.8.a The last of the set-up: green squadrons, then the weather. */
export function* setUp(day: Day): Procedure<Step> {
  yield* nameGreenSquadrons(day)
  for (const region of REGIONS) {
    const die = yield* d6(`weather.${region}`)
    day.weather[region] = weatherFor(die)
    note('THD-3.8.a', 'weather', { region, die, weather: day.weather[region] })
  }
  return 'raid-regions'
}

/** THD-3.4.a One squadron of each sector listed turns to its reduced face: its pilots are green (THD-2.17.c). */
function* nameGreenSquadrons(day: Day): Procedure {
  const { greenSectors, greenSpitfires } = packOf(day).scenario(day.scenario)
  let spitfiresDue = greenSpitfires
  for (const [i, sector] of greenSectors.entries()) {
    const options = greenIn(day, greenSectors.slice(i), spitfiresDue).map(
      ({ id }): GreenOption => ({ id, on: [`squadron:${id}`], squadron: id, sector }),
    )
    const { squadron: id } = yield* choose(RAF, 'green-squadron', options)
    const squadron = squadronOf(day, id)
    squadron.reduced = true
    if (squadron.type === 'Spitfire') spitfiresDue--
    note('THD-3.4.a', 'green-squadron', { squadron: id, sector })
  }
}

/** THD-3.4.b Who may be green in the first of these sectors: a Hurricane only if the others can provide the Spitfires that are due. */
function greenIn(day: Day, [sector = '', ...others]: readonly string[], spitfiresDue: number): Squadron[] {
  const later = others.filter(other => hasSpitfire(day, other)).length
  return inSector(day, sector).filter(({ type }) => type === 'Spitfire' || spitfiresDue <= later)
}

/** THD-3.4.b During set-up: who has to be green too if this one is, because its sector has nobody else that will do then. */
export function greenWith(day: Day, id: SquadronId): readonly Squadron[] {
  const { greenSectors, greenSpitfires } = packOf(day).scenario(day.scenario)
  const named = [...day.squadrons.filter(({ reduced }) => reduced), squadronOf(day, id)]
  const own = named.length
  while (named.length < greenSectors.length) {
    const due = greenSpitfires - named.filter(({ type }) => type === 'Spitfire').length
    const [only, another] = greenIn(day, greenSectors.slice(named.length), due)
    if (!only || another) break
    named.push(only)
  }
  return named.slice(own)
}

function inSector(day: Day, sector: string): Squadron[] {
  return day.squadrons.filter(({ home }) => sectorOf(home) === sector)
}

function hasSpitfire(day: Day, sector: string): boolean {
  return inSector(day, sector).some(({ type }) => type === 'Spitfire')
}

/** THD-3.8.a */
export function weatherFor(die: number): Weather {
  if (die <= 3) return 'clear'
  return die <= 5 ? 'patchy' : 'broken'
}
