import { capital, counted, type Logged, listed } from '@tallyho/engine'
import { byFate, type Debriefing, type Fate, sinceLast, type Tone } from '@tallyho/kit'
import { seasonAt } from '../rules/01-campaign/season.ts'
import { availablePilots } from '../rules/02-pilots/pilots.ts'
import { KIND_NAMES } from '../rules/05-map/table.ts'
import type { Became } from '../rules/23-fate-and-tally/debriefing.ts'
import type { Cause } from '../rules/23-fate-and-tally/points.ts'
import type { Campaign, Length, LogEntry } from '../state.ts'
import { TYPE_WORDS, wholeOf } from '../text/names.ts'
import { factsIn, type Notes } from '../vocabulary.ts'
import { several } from './roster/pilot-words.ts'
import { Shield, ShieldField } from './roster/Shield.tsx'
import './roster/roster.css'

/** SR-SEQ-09 After a mission: what became of each pilot, and how the season stands. */
export const afterMission: Debriefing<Campaign, LogEntry> = (entry, campaign, log) => {
  const notes = sinceLast<Notes>(log, 'mission.logged')
  const facts = factsIn(notes)
  const flown = facts('mission.pilot')
  const most = Math.max(1, ...flown.map(victoriesOf))
  const pilots = flown.map(told => fateOf(campaign, notes, told, victoriesOf(told) === most))
  const auxiliaries = auxiliariesIn(notes)
  const parties = [
    { ...(auxiliaries.length > 0 && { title: 'Your pilots' }), each: byFate(pilots) },
    ...(auxiliaries.length > 0 ? [{ title: 'The auxiliaries', each: auxiliaries }] : []),
  ]
  return {
    title: TITLES[campaign.length] ?? `After mission ${entry.no}`,
    where: whereOf(campaign, entry),
    sum: `${sumOf(entry, flown)}${othersOf(notes)}`,
    parties,
    means:
      campaign.length === 'training'
        ? trainingMeans(entry, facts('training.over')[0])
        : means(campaign, entry),
  }
}

/** Of one mission by itself there is no number to tell. */
const TITLES: Readonly<Partial<Record<Length, string>>> = {
  training: 'After the training mission',
  mission: 'After the mission',
}

type OfPilot = Notes['mission.pilot']

/** A bomber destroyed counts most, one fallen out next: as the pilots' experience has it. */
function victoriesOf({ destroyed, fallen, escorts }: OfPilot): number {
  return destroyed * 2 + fallen + escorts
}

const STAMPS: Readonly<Record<Became, string>> = {
  home: 'unhurt',
  landed: 'landed',
  'bailed-out': 'baled out',
  wounded: 'wounded',
  killed: 'killed',
  fate: 'dropped out',
}

function toneOf(told: OfPilot): Tone {
  const { became } = told
  if (became === 'killed') return 'grave'
  if (became === 'wounded' || became === 'fate') return 'bad'
  return victoriesOf(told) > 0 ? 'good' : 'plain'
}

function fateOf(campaign: Campaign, notes: readonly Logged[], told: OfPilot, best: boolean): Fate {
  const { pilot: no, name, became } = told
  const slot = campaign.pilots[no]?.slot ?? no
  return {
    ref: `pilot:${no}`,
    name,
    fate: became === 'home' && isHitIn(notes, name) ? 'hit, but home' : STAMPS[became],
    tone: toneOf(told),
    words: `${capital([deedOf(notes, told), endOf(notes, told)].filter(Boolean).join('; '))}.`,
    picture: (
      <>
        <ShieldField />
        <Shield slot={slot} name={name} />
      </>
    ),
    ...(best && { best }),
  }
}

/** What he did: what he brought down, or else how often he fired. */
function deedOf(notes: readonly Logged[], { name, destroyed, fallen, escorts }: OfPilot): string {
  const deeds = [
    destroyed > 0 && `destroyed ${several(destroyed, 'B-24')}`,
    fallen > 0 && `made ${several(fallen, 'B-24')} fall out of the formation`,
    escorts > 0 && `shot down ${escorts === 1 ? 'an escort fighter' : several(escorts, 'escort fighter')}`,
  ].filter(deed => deed !== false)
  if (deeds.length > 0) return listed(deeds)
  const facts = factsIn(notes)
  const own = (one: { readonly name: string }) => one.name === name
  const bursts = facts('burst.card').filter(own).length
  const struck = struckBy(notes, name)
  const often = bursts === 1 ? 'once' : bursts === 2 ? 'twice' : `${bursts} times`
  if (bursts > 0)
    return `went in ${often} and ${struck.length > 0 ? `damaged B-24\u00a0${listed(struck)}` : 'brought nothing down'}`
  return facts('entry.entered').some(own) ? 'did not come to fire' : 'did not reach the formation'
}

/** The bombers that he struck himself. */
function struckBy(notes: readonly Logged[], name: string): readonly string[] {
  const struck = factsIn(notes)('damage.marker').filter(({ by }) => by === name)
  return [...new Set(struck.map(({ bomber }) => bomber))]
}

const KILLED: Readonly<Record<string, string>> = {
  collision: 'killed in a collision',
  escort: 'shot down by the escort, and did not get out',
  blackout: 'blacked out as he pulled away, and was killed',
  crashes: 'killed as he tried to bring his machine down',
  fire: 'burnt with his machine',
  explodes: 'killed as his machine blew up',
}

const ENDS: Readonly<Record<Exclude<Became, 'killed' | 'home'>, string>> = {
  landed: 'brought a shot-up machine home',
  'bailed-out': 'took to his parachute and is unhurt',
  wounded: 'came down by parachute, wounded',
  fate: 'dropped out with a serious hit',
}

const isHitIn = (notes: readonly Logged[], name: string): boolean =>
  factsIn(notes)('hit.marker').some(one => one.name === name)

function endOf(notes: readonly Logged[], { pilot, name, became }: OfPilot): string {
  if (became === 'home') return isHitIn(notes, name) ? 'was hit, but not badly' : ''
  if (became !== 'killed') return ENDS[became]
  const killed = factsIn(notes)('pilot.killed').find(one => one.pilot === pilot)
  return KILLED[killed?.how ?? ''] ?? 'did not get out'
}

/** Machines of other units, which have no names here: how many went up, and how many came back. */
function auxiliariesIn(notes: readonly Logged[]): readonly Fate[] {
  const facts = factsIn(notes)
  const bought = facts('operations.bought').filter(one => one.what === 'auxiliary')
  return [...new Set(bought.map(({ of }) => of))].map(kind => {
    const sent = bought.filter(({ of }) => of === kind).reduce((sum, { count }) => sum + count, 0)
    const lost = facts('fighter.lost').filter(one => one.kind === kind).length
    return {
      ref: `auxiliary:${kind}`,
      name: counted(sent, KIND_NAMES[kind]),
      fate: lost === 0 ? 'home' : lost === sent ? 'lost' : `${lost} lost`,
      tone: lost === 0 ? 'plain' : lost === sent ? 'grave' : 'bad',
      words:
        lost === 0
          ? 'All of them came back.'
          : lost === sent
            ? 'None of them came back.'
            : `${sent - lost} of ${sent} came back.`,
    }
  })
}

function whereOf(campaign: Campaign, { season, ofSeason, type, map }: LogEntry): string {
  if (campaign.length === 'training') return 'The training formation'
  const { name, missions, theatre } = seasonAt(campaign, season)
  const land = theatre === 'reich' ? 'over the Reich' : 'over the Mediterranean'
  const which = missions > 1 ? `, mission ${ofSeason} of ${missions}` : ''
  return `${name}${which}, ${land}; ${TYPE_WORDS[type]}, map ${map}`
}

function sumOf({ fallen, destroyed }: LogEntry, flown: readonly OfPilot[]): string {
  const back = flown.filter(({ became }) => became === 'home' || became === 'landed').length
  const gone = [
    destroyed > 0 && `${counted(destroyed, 'Liberator')} destroyed`,
    fallen > 0 && `${counted(fallen, 'Liberator')} fallen out of the formation`,
  ].filter(one => one !== false)
  const jumped = flown.filter(({ became }) => became === 'bailed-out').length
  const home = back === flown.length ? 'all flew home' : `${back} flew home`
  const safe = jumped > 0 ? `, ${jumped} came down by parachute unhurt` : ''
  return `${counted(flown.length, 'pilot')} up, ${home}${safe}. ${gone.length > 0 ? capital(listed(gone)) : 'No Liberator was brought down'}.`
}

/** SR-TAL-01 Bombers that no pilot brought down himself: `1 of them to flak, 2 as the formation broke up.` */
const NOBODYS: Readonly<Record<Cause, string>> = {
  attack: 'to the auxiliaries',
  collision: 'in collisions',
  blast: 'to rockets and cables',
  cohesion: 'as the formation broke up',
  event: 'in the confusion',
  flak: 'to flak',
  situation: '',
}

function othersOf(notes: readonly Logged[]): string {
  const scored = factsIn(notes)('score.bomber')
  const pilots = new Set(factsIn(notes)('mission.pilot').map(({ name }) => name))
  const nobodys = scored.filter(
    ({ cause, name }) =>
      (cause !== 'attack' && cause !== 'collision') || name === undefined || !pilots.has(name),
  )
  const causes = [...new Set(nobodys.map(({ cause }) => cause))]
  const told = causes.map(
    (one, i) =>
      `${nobodys.filter(({ cause }) => cause === one).length}${i === 0 ? ' of them' : ''} ${NOBODYS[one]}`,
  )
  return told.length === 0 ? '' : ` ${listed(told)}.`
}

/** SR-CAM-08 The season after this mission, against what wins and loses it. */
function means(campaign: Campaign, { no, season, vp, ep, killed }: LogEntry): readonly string[] {
  const { win, lose } = seasonAt(campaign, season).victory
  const flown = campaign.log.filter(one => one.season === season && one.no <= no)
  const points = flown.reduce((sum, one) => sum + one.vp, 0)
  const dead = flown.reduce((sum, one) => sum + one.killed.length, 0)
  const left = seasonAt(campaign, season).missions - flown.length
  return [
    campaign.length === 'mission'
      ? `${counted(vp, 'Victory Point')}: ${win.vp} win it, fewer than ${lose.vp} lose it.`
      : `${counted(vp, 'Victory Point')} for this mission: ${points} in the season, with ${left === 0 ? 'no mission' : counted(left, 'mission')} to fly. ${win.vp} win it, fewer than ${lose.vp} lose it.`,
    dead > 0
      ? `${counted(dead, 'pilot')} killed in the ${wholeOf(campaign.length)}${killed.length > 0 ? `, ${killed.length} of them today` : ''}: more than ${lose.killed} lose it.`
      : `Nobody has been killed in the ${wholeOf(campaign.length)}.`,
    `${availablePilots(campaign)} pilots can fly; ${win.pilots} must be left at the end to win.`,
    ...(campaign.length === 'mission' ? [] : [learned(campaign, ep)]),
  ]
}

function learned(campaign: Campaign, ep: number): string {
  return ep === 0
    ? `The Staffel has learned nothing from it: it has ${campaign.ep} experience points.`
    : `The Staffel’s experience ${ep < 0 ? 'falls' : 'grows'} by ${Math.abs(ep)}, to ${counted(campaign.ep, 'point')}.`
}

/** SR-TRN-02 */
function trainingMeans(
  { destroyed, fallen }: LogEntry,
  over: Notes['training.over'] | undefined,
): readonly string[] {
  const did = destroyed > 0 ? 'destroyed' : fallen > 0 ? 'fallen out of the formation' : 'damaged'
  return [
    over?.damaged ? `A bomber was ${did}: half of the goal.` : 'No bomber was damaged: that was the goal.',
    over?.stricken
      ? 'A fighter was lost or dropped out with a serious hit, and that must not be.'
      : 'No fighter was lost, and none dropped out with a serious hit: the other half.',
    over?.outcome === 'trained' ? 'The training is passed.' : 'The training is not passed.',
  ]
}
