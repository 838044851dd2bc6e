import { capital, counted, listed } from '@tallyho/engine'
import type { DiaryEntry, Fallen, HistoryEvent } from '@tallyho/kit/chronicle/chronicle.ts'
import { seasonAt } from '../../rules/01-campaign/season.ts'
import { gradeOf } from '../../rules/02-pilots/pilots.ts'
import type { Campaign, LogEntry, Pilot, PilotNo } from '../../state.ts'
import { pilotName, TYPE_WORDS } from '../../text/names.ts'
import { GRADE_NAMES } from '../roster/pilot-words.ts'
import { TIMES } from './history.ts'

/** SR-CAM-10 The Staffel Log as a diary: the training mission is no part of a war. */
export function diaryOf(campaign: Campaign): readonly DiaryEntry[] {
  if (campaign.length === 'training') return []
  return campaign.log.map(entry => ({
    when: whenOf(campaign, entry),
    where: whereOf(campaign, entry),
    text: happenedIn(campaign, entry),
    event: eventOf(campaign, entry),
  }))
}

/** The dead, in the order in which they fell; a replacement may have come for some of them. */
export function wallOf(campaign: Campaign): readonly Fallen[] {
  return campaign.log.flatMap(entry =>
    entry.killed.flatMap(no => {
      const pilot = campaign.pilots[no]
      return pilot ? [fallen(campaign, entry, pilot)] : []
    }),
  )
}

function fallen(campaign: Campaign, entry: LogEntry, pilot: Pilot): Fallen {
  const { no, name, story } = pilot
  const how = story.find(({ what }) => what === 'killed')?.of ?? ''
  return {
    no,
    name,
    rank: GRADE_NAMES[gradeOf(pilot)],
    kills: killsOf(pilot),
    when: whenOf(campaign, entry),
    where: whereOf(campaign, entry),
    how: DEATHS[how] ?? 'killed in action',
    end: 'killed',
  }
}

/** By what a pilot's story says he was killed by: his fate, or what happened to him in the air. */
const DEATHS: Readonly<Record<string, string>> = {
  crashes: 'went down with his machine',
  fire: 'did not get out of the burning machine',
  explodes: 'his machine blew up',
  collision: 'collided with a bomber',
  escort: 'shot down by the escort',
  blackout: 'lost consciousness, and did not come out of the dive',
}

function killsOf({ destroyed, fallen: driven }: Pilot): string | undefined {
  const kills = [
    ...(destroyed > 0 ? [`${counted(destroyed, 'bomber')} destroyed`] : []),
    ...(driven > 0 ? [`${counted(driven, 'bomber')} fallen out`] : []),
  ]
  return kills.length > 0 ? listed(kills) : undefined
}

/** The game knows no days: a mission is known by its season and its number there. */
function whenOf(campaign: Campaign, { season, ofSeason }: LogEntry): string {
  const { name, missions } = seasonAt(campaign, season)
  return missions > 1 ? `${name}, mission ${ofSeason} of ${missions}` : name
}

const THEATRES = { mediterranean: 'the Mediterranean', reich: 'the Reich' } as const
function whereOf(campaign: Campaign, { season, type }: LogEntry): string {
  return `Over ${THEATRES[seasonAt(campaign, season).theatre]}, ${TYPE_WORDS[type]}`
}

function happenedIn(campaign: Campaign, entry: LogEntry): string {
  if (entry.aborted) return 'The mission was called off.'
  return `${shotDown(campaign, entry)} ${lost(campaign, entry)}`
}

/** `2 Liberators were destroyed and 1 fell out of the formation; Bär and Petzold scored.` */
function shotDown({ pilots }: Campaign, { no, destroyed, fallen: driven }: LogEntry): string {
  if (destroyed + driven === 0) return 'No Liberator came down.'
  const parts = [
    ...(destroyed > 0 ? [`${counted(destroyed, 'Liberator')} ${was(destroyed)} destroyed`] : []),
    ...(driven > 0
      ? [`${destroyed > 0 ? driven : counted(driven, 'Liberator')} fell out of the formation`]
      : []),
  ]
  const by = pilots.filter(({ story }) =>
    story.some(({ mission, what }) => mission === no && (what === 'destroyed' || what === 'fallen')),
  )
  const whose = by.length > 0 ? `; ${listed(by.map(({ name }) => name))} scored` : ''
  return `${listed(parts)}${whose}.`
}

/** `Fromm was killed, and Osterloh was wounded.` */
function lost(campaign: Campaign, { killed, wounded }: LogEntry): string {
  const names = (numbers: readonly PilotNo[]) => listed(numbers.map(no => pilotName(campaign, no)))
  const parts = [
    ...(killed.length > 0 ? [`${names(killed)} ${was(killed.length)} killed`] : []),
    ...(wounded.length > 0 ? [`${names(wounded)} ${was(wounded.length)} wounded`] : []),
  ]
  return parts.length === 0 ? 'All pilots came home.' : `${capital(parts.join(', and '))}.`
}

const was = (number: number) => (number === 1 ? 'was' : 'were')

/** The events of a season are spread over its missions, each told once. */
function eventOf(campaign: Campaign, { season, ofSeason }: LogEntry): HistoryEvent | undefined {
  const { id, missions } = seasonAt(campaign, season)
  const events = TIMES[id]?.events ?? []
  const at = (mission: number) => Math.floor(((mission - 1) * events.length) / missions)
  return at(ofSeason) === at(ofSeason - 1) ? undefined : events[at(ofSeason)]
}
