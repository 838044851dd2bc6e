import { capital, counted, type Logged, listed } from '@tallyho/engine'
import { dayText } from '@tallyho/kit'
import { BRITAIN_1940 } from '@tallyho/kit/chronicle/britain-1940.ts'
import { type DiaryEntry, eventsOf, type Fallen } from '@tallyho/kit/chronicle/chronicle.ts'
import type { Visibility, Zone } from '../../pack/types.ts'
import { levelOf } from '../../rules/01-general/fighters.ts'
import { distinct } from '../../rules/01-general/terms.ts'
import { isCampaign } from '../../rules/08-return/pilots.ts'
import type { Campaign, PatrolReport, Pilot, PilotNo } from '../../state.ts'
import { BOMBER_NAMES } from '../../text/german-names.ts'
import { LEVEL_NAMES, surname } from '../../text/names.ts'
import { lossesTold } from '../../text/stories.ts'
import { dayOfPatrol } from '../book/dates.ts'

/** SAB-PIL-01 The patrol log as a diary; a single patrol and the school have none. */
export function diaryOf(campaign: Campaign, notes: readonly Logged[]): readonly DiaryEntry[] {
  if (!isCampaign(campaign)) return []
  const places = placesOf(notes)
  const days = campaign.log.map((_, i) => dayOfPatrol(campaign, i + 1))
  const events = eventsOf(days, BRITAIN_1940)
  const told = lossesTold(notes)
  return campaign.log.map((report, i) => ({
    when: dayText(days[i] ?? ''),
    where: `Patrol ${i + 1}, ${places[i] ?? 'over England'}`,
    text: [met(report), scored(campaign, i + 1), lost(campaign, i + 1, told)].filter(Boolean).join(' '),
    event: events[i],
  }))
}

const PLACES: Readonly<Record<Zone, string>> = {
  coast: 'over the coast',
  middle: 'inland',
  deep: 'deep inland',
}

/** SAB-RVS-08 Where the squadron waited, patrol by patrol. */
function placesOf(notes: readonly Logged[]): readonly (string | undefined)[] {
  const places: (string | undefined)[] = []
  for (const { what, facts } of notes)
    if (what === 'patrol-begins') places.push(undefined)
    else if (what === 'climb-to-station') places[places.length - 1] = PLACES[facts.zone as Zone]
  return places
}

const SKY: Readonly<Record<Visibility, string>> = { clear: 'a clear sky', haze: 'haze', clouds: 'cloud' }

/** `We met Do 17s in haze: 3 bombers and 1 fighter were destroyed, and 2 ketten cut off.` */
function met({ bombers, destroyed, germanFighters, isolated, visibility }: PatrolReport): string {
  if (!bombers && destroyed + germanFighters === 0) return `We met nobody, in ${SKY[visibility]}.`
  const raid = `We met ${bombers ? `${BOMBER_NAMES[bombers]}s` : 'fighters alone'} in ${SKY[visibility]}`
  const down = [
    ...(destroyed > 0 ? [counted(destroyed, 'bomber')] : []),
    ...(germanFighters > 0 ? [counted(germanFighters, 'fighter')] : []),
  ]
  const were = destroyed + germanFighters === 1 ? 'was' : 'were'
  const cut = isolated > 0 ? `${counted(isolated, 'kette', 'ketten')} cut off` : ''
  if (down.length > 0) return `${raid}: ${listed(down)} ${were} destroyed${cut && `, and ${cut}`}.`
  return cut ? `${raid}: ${cut}, none shot down.` : `${raid}, and brought none down.`
}

/** SAB-PIL-02 Whose they were: `Inchbald had 2, Jessamy and Lanyonne 1 each.` */
function scored({ pilots }: Campaign, patrol: number): string {
  const kills = pilots.map(({ name, story }) => ({
    name: surname(name),
    had: story.filter(line => line.patrol === patrol && (line.what === 'bomber' || line.what === 'fighter'))
      .length,
  }))
  const numbers = distinct(kills.flatMap(({ had }) => (had > 0 ? [had] : []))).toSorted((a, b) => b - a)
  const parts = numbers.map((number, i) => {
    const names = kills.filter(({ had }) => had === number).map(({ name }) => name)
    return `${listed(names)} ${i === 0 ? 'had ' : ''}${number}${names.length > 1 ? ' each' : ''}`
  })
  return parts.length > 0 ? `${parts.join(', ')}.` : ''
}

/** Whom it cost, and in which way. */
const COSTS = { killed: 'killed', captured: 'taken prisoner', wounded: 'wounded' } as const

/** `Hallam was killed (Red 2 went down, hit in the engine), and Preston was wounded.` */
function lost({ pilots }: Campaign, patrol: number, told: ReadonlyMap<PilotNo, string>): string {
  const howOf = (men: readonly Pilot[]) => {
    const hows = men.flatMap(({ no }) => told.get(no) ?? [])
    return hows.length > 0 ? ` (${hows.join('; ')})` : ''
  }
  const parts = Object.entries(COSTS).flatMap(([what, word]) => {
    const men = pilots.filter(({ story }) => story.some(line => line.patrol === patrol && line.what === what))
    return men.length === 0
      ? []
      : [`${listed(men.map(({ name }) => name))} ${men.length === 1 ? 'was' : 'were'} ${word}${howOf(men)}`]
  })
  return parts.length === 0 ? 'All our pilots are safe.' : `${capital(parts.join(', and '))}.`
}

/** SAB-PIL-02 Killed or captured, in the order in which it happened. */
export function wallOf(campaign: Campaign, notes: readonly Logged[]): readonly Fallen[] {
  if (!isCampaign(campaign)) return []
  const told = lossesTold(notes)
  const atSea = new Set(
    notes.flatMap(({ what, facts }) =>
      what === 'recovery' && facts.result !== 'rescued' ? [facts.pilot] : [],
    ),
  )
  const places = placesOf(notes)
  const struckOff = notes.flatMap(({ what, facts }) => (what === 'pilot-lost' ? [facts.pilot] : []))
  return campaign.pilots
    .flatMap(pilot => {
      const end = endOf(pilot)
      return end ? [{ pilot, ...end }] : []
    })
    .sort((a, b) => a.patrol - b.patrol || struckOff.indexOf(a.pilot.no) - struckOff.indexOf(b.pilot.no))
    .map(({ pilot, end, patrol }) => ({
      no: pilot.no,
      name: pilot.name,
      rank: LEVEL_NAMES[levelOf(pilot)],
      kills: killsOf(pilot),
      when: dayText(dayOfPatrol(campaign, patrol)),
      ...(atSea.has(pilot.no)
        ? { where: 'The Channel', how: AT_SEA[end] }
        : {
            where: capital(places[patrol - 1] ?? 'over England'),
            how: told.get(pilot.no) ?? COSTS[end],
          }),
      end,
    }))
}

/** SAB-RTB-15 */
const AT_SEA = {
  killed: 'came down in the sea and was not found',
  captured: 'came down in the sea and was picked up by the Germans',
} as const

function endOf({ story }: Pilot): { readonly end: Fallen['end']; readonly patrol: number } | undefined {
  for (const { what, patrol } of story)
    if (what === 'killed' || what === 'captured') return { end: what, patrol }
  return undefined
}

function killsOf({ bombers, fighters }: Pilot): string | undefined {
  const kills = [
    ...(bombers > 0 ? [counted(bombers, 'bomber')] : []),
    ...(fighters > 0 ? [counted(fighters, 'fighter')] : []),
  ]
  return kills.length > 0 ? listed(kills) : undefined
}
