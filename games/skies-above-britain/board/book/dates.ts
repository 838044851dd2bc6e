import { packOf } from '../../pack/index.ts'
import type { Chapter } from '../../pack/types.ts'
import type { Campaign } from '../../state.ts'

const DAY = 86_400_000
const at = (date: string) => Date.parse(`${date}T12:00:00Z`)

/** The chapters that a scenario goes through; none for the school. */
export function chaptersOf(campaign: Pick<Campaign, 'pack' | 'scenario'>): readonly Chapter[] {
  const { scenario, chapter } = packOf(campaign)
  const spec = scenario(campaign.scenario)
  if (spec.kind === 'campaign') return spec.chapters.map(chapter)
  return spec.kind === 'patrol' ? [chapter(spec.chapter)] : []
}

/** The day of a patrol: those of a chapter are spread over its weeks. A single patrol and the school have a day of their own. */
export function dayOf(
  campaign: Pick<Campaign, 'pack' | 'scenario'>,
  chapter: number,
  patrol: number,
): string {
  const spec = packOf(campaign).scenario(campaign.scenario)
  const own = spec.kind === 'campaign' ? chaptersOf(campaign)[chapter] : undefined
  if (!own) return spec.date
  const { from, to, patrols } = own
  const share = patrols > 1 ? (Math.max(1, patrol) - 1) / (patrols - 1) : 0
  const day = Math.round(((at(to) - at(from)) * share) / DAY)
  return new Date(at(from) + day * DAY).toISOString().slice(0, 10)
}

/** The day of a patrol by its number in the campaign: flown, or in the air. */
export function dayOfPatrol(campaign: Campaign, patrol: number): string {
  const { chapter, patrol: ofChapter } = campaign.log[patrol - 1] ?? {
    chapter: campaign.chapter,
    patrol: campaign.patrolOfChapter,
  }
  return dayOf(campaign, chapter, ofChapter)
}

const DATE = { day: 'numeric', timeZone: 'UTC' } as const
// Made once: to make one costs more than a click may.
const WITH_WEEKDAY = new Intl.DateTimeFormat('en-GB', { ...DATE, weekday: 'short', month: 'long' })
const WITHOUT = new Intl.DateTimeFormat('en-GB', { ...DATE, month: 'short' })

/** `24 July`; `Wed 24 July` with the day of the week. */
export function dayName(date: string, weekday = false): string {
  return (weekday ? WITH_WEEKDAY : WITHOUT).format(at(date))
}
