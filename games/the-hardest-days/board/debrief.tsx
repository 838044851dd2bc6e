import { capital, counted, type Logged, listed } from '@tallyho/engine'
import {
  byFate,
  CounterSvg,
  type Debrief,
  type Debriefing,
  dayText,
  type Fate,
  minus,
  type Party,
  sinceLast,
} from '@tallyho/kit'
import { packOf } from '../pack/index.ts'
import type { GroupId, SquadronId } from '../pack/types.ts'
import { groupOf, squadronOf } from '../rules/02-terms/terms.ts'
import { levelOf, lossesOf, victoryPoints, WORTH } from '../rules/16-victory.ts'
import type { Day } from '../state.ts'
import { clockName, squadronName, targetName } from '../text/names.ts'
import { words } from '../text.ts'
import { factsIn, type Notes } from '../vocabulary.ts'
import { destinationIn } from './effect.ts'
import { GroupFace, SquadronCard } from './pieces/counters.tsx'
import { shownGroup, shownSquadron } from './pieces/shown.ts'

/** THD-9.7.a THD-12.2.7.b The last raid of a segment is over: who met them, and what it cost both. One page for all of them. */
export const afterRaids: Debriefing<Day, Notes['raid-leaves']> = (_, day, log) => {
  if (day.raids.length > 0) return undefined
  const notes = sinceLast<Notes>(log, 'time-advance')
  const told = sortiesIn(notes)
  const facts = factsIn(notes)
  const bombs = facts('bombing').reduce((sum, { points }) => sum + points, 0)
  const by = wonIn(told) - lostIn(told, bombs)
  const harmed = new Set(
    [...facts('fight'), ...facts('flak'), ...facts('group-leaves')].map(({ raid }) => raid),
  )
  const ends = [
    ...facts('raid-broken').map(({ raid }) => `Raid ${raid} was broken up.`),
    ...facts('raid-leaves').map(({ raid }) =>
      harmed.has(raid) ? `What was left of raid ${raid} flew home.` : `Raid ${raid} flew home unharmed.`,
    ),
  ]
  const untouched = [...told.groups].filter(([, one]) => isUntouched(one)).map(([id]) => id)
  for (const id of untouched) told.groups.delete(id)
  const met = `${counted(untouched.length, 'German group')} flew home without having been met.`
  return {
    ...debriefOf(day, told),
    title: ends.length === 1 ? 'The raid is over' : `${ends.length} raids are over`,
    where: `${clockName(day.segment)}, ${dayText(day.scenario)}`,
    // What it is worth is read first: the page may be long.
    sum: [
      ...ends,
      by === 0
        ? evenTold(told, bombs)
        : `It is worth ${counted(Math.abs(by), 'point')} ${by > 0 ? 'to you' : 'to the Luftwaffe'}.`,
      bombsTold(facts('bombing')),
      ...(untouched.length > 0 ? [met] : []),
    ].join(' '),
    means: [standingOf(day)],
  }
}

/** Nobody met it, and nothing happened to it. */
const isUntouched = ({ met, end }: Sortie): boolean => met.size === 0 && (end === 'home' || end === 'away')

/** THD-4.III.2.c The day is over: what became of each who flew in it. */
export const afterDay: Debriefing<Day, Notes['time-advance']> = (_, day, log) => {
  const told = sortiesIn(log)
  const { groupsHeavy, groupsLight, squadronsHeavy, squadronsLight, bombDamage } = lossesOf(day)
  const scored = (count: number, each: number, what: string, whats?: string) =>
    count > 0 && `${minus(count * each)} for ${counted(count, what, whats)}`
  const items = [
    scored(groupsHeavy, WORTH.groupsHeavy, 'group with heavy losses', 'groups with heavy losses'),
    scored(groupsLight, WORTH.groupsLight, 'group with light losses', 'groups with light losses'),
    scored(squadronsHeavy, WORTH.squadronsHeavy, 'squadron with heavy losses', 'squadrons with heavy losses'),
    scored(squadronsLight, WORTH.squadronsLight, 'squadron with light losses', 'squadrons with light losses'),
    scored(bombDamage, WORTH.bombDamage, 'point of bomb damage', 'points of bomb damage'),
  ].filter(one => one !== false)
  return {
    ...debriefOf(day, told),
    title: 'After the day',
    where: `${packOf(day).scenario(day.scenario).title}, ${dayText(day.scenario)}`,
    sum: `${counted(told.squadrons.size, 'squadron')} went up against ${counted(told.groups.size, 'group')}. ${squadronsHeavy + squadronsLight} of ours and ${groupsHeavy + groupsLight} of theirs took losses.`,
    means: [
      ...(items.length > 0 ? [`${capital(items.join('; '))}.`] : []),
      `The score is ${minus(victoryPoints(day))}: ${words.level(levelOf(victoryPoints(day)))}.`,
    ],
  }
}

/** From fair to worst. */
const ENDS = ['home', 'away', 'reduced', 'light', 'heavy'] as const
type End = (typeof ENDS)[number]

/** THD-12.3 THD-17.17.a What a fight or a gun did to a unit. */
function endIn(effect: Notes['fight']['groupEffect']): End {
  const to = destinationIn(effect)
  if (to === 'light' || to === 'heavy') return to
  if (effect.startsWith('reduced')) return 'reduced'
  return to === undefined ? 'home' : 'away'
}

/** What one unit did and suffered. */
interface Sortie {
  end: End
  /** Whom it fought, and whom of these it gave losses. */
  readonly met: Set<string>
  readonly beat: Map<string, End>
  readonly bombed: Set<string>
  /** Caught on the ground. */
  grounded: boolean
}

interface Told {
  readonly squadrons: Map<SquadronId, Sortie>
  readonly groups: Map<GroupId, Sortie>
}

function sortiesIn(notes: readonly Logged[]): Told {
  const told: Told = { squadrons: new Map(), groups: new Map() }
  const of = <Id extends string>(all: Map<Id, Sortie>, id: Id): Sortie => {
    const known: Sortie = all.get(id) ?? {
      end: 'home',
      met: new Set(),
      beat: new Map(),
      bombed: new Set(),
      grounded: false,
    }
    all.set(id, known)
    return known
  }
  const worse = (one: Sortie, end: End) => {
    if (ENDS.indexOf(end) > ENDS.indexOf(one.end)) one.end = end
  }
  for (const note of notes) {
    const facts = factsIn([note])
    for (const { groups } of facts('deployed')) for (const { group } of groups) of(told.groups, group)
    for (const { squadron } of facts('intercepts')) of(told.squadrons, squadron)
    for (const fight of facts('fight')) {
      const [ours, theirs] = [of(told.squadrons, fight.squadron), of(told.groups, fight.group)]
      ours.met.add(fight.group)
      theirs.met.add(fight.squadron)
      worse(ours, endIn(fight.squadronEffect))
      worse(theirs, endIn(fight.groupEffect))
      if (isLoss(endIn(fight.groupEffect))) ours.beat.set(fight.group, endIn(fight.groupEffect))
    }
    for (const { group, effect } of facts('flak')) worse(of(told.groups, group), endIn(effect))
    for (const { group } of facts('group-leaves')) worse(of(told.groups, group), 'away')
    for (const { strengths, target } of facts('bombing'))
      for (const { group } of strengths) of(told.groups, group).bombed.add(targetName(target))
    // THD-14.9.b
    for (const { squadron } of facts('aircraft-destroyed')) {
      const caught = of(told.squadrons, squadron)
      worse(caught, 'light')
      caught.grounded = true
    }
  }
  return told
}

const isLoss = (end: End): end is 'light' | 'heavy' => end === 'light' || end === 'heavy'

/** THD-16.1 */
const POINTS: Readonly<Record<End, number>> = { home: 0, away: 0, reduced: 0, light: 1, heavy: 2 }

const sum = (ends: Iterable<End>) => [...ends].reduce((all, end) => all + POINTS[end], 0)

const wonIn = ({ groups }: Told): number => sum([...groups.values()].map(({ end }) => end))
const lostIn = ({ squadrons }: Told, bombs: number): number =>
  sum([...squadrons.values()].map(({ end }) => end)) + bombs

/** `It counts +1 and −1: nothing in all.` */
function evenTold(told: Told, bombs: number): string {
  const won = wonIn(told)
  return won === 0
    ? 'It changes nothing in the score.'
    : `It counts +${won} and ${minus(-lostIn(told, bombs))}: nothing in all.`
}

function debriefOf(day: Day, { squadrons, groups }: Told): Pick<Debrief, 'parties'> {
  const worth = ({ beat, end }: Sortie) => sum(beat.values()) - POINTS[end]
  const most = Math.max(1, ...[...squadrons.values()].map(worth))
  const ours: Party = {
    title: 'Your squadrons',
    each: byFate([...squadrons].map(([id, one]) => squadronFate(day, id, one, worth(one) === most))),
  }
  const theirs: Party = {
    title: 'The Luftwaffe',
    theirs: true,
    each: byFate([...groups].map(([id, one]) => groupFate(day, id, one))),
  }
  return { parties: [ours, theirs].filter(({ each }) => each.length > 0) }
}

const STAMPS: Readonly<Record<End, string>> = {
  home: 'home',
  away: 'home',
  reduced: 'reduced',
  light: 'light loss',
  heavy: 'heavy loss',
}

/** Whoever has light losses is out for the day, and not gone. */
const TONES: Readonly<Record<End, Fate['tone']>> = {
  home: 'plain',
  away: 'plain',
  reduced: 'bad',
  light: 'bad',
  heavy: 'grave',
}

function fateOf(ref: string, name: string, one: Sortie, said: readonly string[]): Fate {
  const { end, beat } = one
  return {
    ref,
    name,
    fate: STAMPS[end],
    tone: !isLoss(end) && beat.size > 0 ? 'good' : TONES[end],
    words: `${capital(said.filter(part => part !== '').join('; '))}.`,
  }
}

const SQUADRON_ENDS: Readonly<Record<End, string>> = {
  home: 'came home unhurt',
  away: 'came home unhurt',
  reduced: 'came home reduced',
  light: 'light losses, and out for the day',
  heavy: 'heavy losses, and out for the day',
}

function squadronFate(day: Day, id: SquadronId, one: Sortie, best: boolean): Fate {
  const beat = [...one.beat].map(([group, end]) => `${group} ${end} losses`)
  const met = one.met.size > 0 ? `fought ${listed([...one.met])}` : 'found nobody to fight'
  const deed = beat.length > 0 ? `gave ${listed(beat)}` : one.grounded && one.met.size === 0 ? '' : met
  const unit = squadronOf(day, id)
  // THD-2.17.c Whoever went up with green pilots has them until it is home.
  const green = unit.reduced && (one.end === 'home' || one.end === 'away') ? ' with its green pilots' : ''
  const end = one.grounded ? 'lost aircraft on the ground' : `${SQUADRON_ENDS[one.end]}${green}`
  return {
    ...fateOf(`squadron:${id}`, squadronName(id), one, [deed, end]),
    picture: (
      <CounterSvg size={44}>
        <SquadronCard {...shownSquadron(day, unit)} />
      </CounterSvg>
    ),
    ...(best && { best }),
  }
}

const GROUP_ENDS: Readonly<Record<End, string>> = {
  home: '',
  away: 'flew home early',
  reduced: 'flew home reduced',
  light: 'light losses',
  heavy: 'heavy losses',
}

function groupFate(day: Day, id: GroupId, one: Sortie): Fate {
  const met = one.met.size > 0 ? `met by ${listed([...one.met].map(squadronName))}` : 'met by nobody'
  const bombed = one.bombed.size > 0 ? `bombed ${listed([...one.bombed])}` : ''
  return {
    ...fateOf(`group:${id}`, id, one, [bombed, met, GROUP_ENDS[one.end]]),
    picture: (
      <CounterSvg size={44}>
        <GroupFace {...shownGroup(day, groupOf(day, id))} />
      </CounterSvg>
    ),
  }
}

function bombsTold(bombed: readonly Notes['bombing'][]): string {
  if (bombed.length === 0) return 'No bombs fell.'
  return bombed
    .map(({ target, points }) =>
      points > 0
        ? `${targetName(target)} took ${counted(points, 'point')} of damage.`
        : `The bombs did nothing to ${targetName(target)}.`,
    )
    .join(' ')
}

function standingOf(day: Day): string {
  const points = victoryPoints(day)
  return `The score stands at ${minus(points)}; as things are: ${words.level(levelOf(points))}.`
}
