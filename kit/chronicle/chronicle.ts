/** What happened in the war on one day, in a sentence, and where that is known from. */
export interface HistoryEvent {
  /** `1940-08-18`. */
  readonly date: string
  readonly text: string
  readonly source: string
}

/** What a campaign's diary has on one mission, patrol or day. */
export interface DiaryEntry {
  /** `18 August 1940`, or as much of it as the game knows: `1944 Early, mission 3`. */
  readonly when: string
  readonly where: string
  /** What happened to us, in a sentence or two. */
  readonly text: string
  readonly event?: HistoryEvent | undefined
}

/** A man of the campaign who did not come back. */
export interface Fallen {
  readonly no: number
  readonly name: string
  /** What he was by then: `Experte`, `Veteran`. */
  readonly rank: string
  /** `two bombers`; undefined if he had none. */
  readonly kills: string | undefined
  readonly when: string
  readonly where: string
  readonly how: string
  readonly end: 'killed' | 'captured'
}

const DAY = 86_400_000
const WEEK = 7

/** The day that so many days come before: days are texts that sort as they follow each other. */
function daysBefore(date: string, days: number): string {
  return new Date(Date.parse(`${date}T12:00:00Z`) - days * DAY).toISOString().slice(0, 10)
}

/** What happened on each of these days, or last in the week that ends with it: none is told twice, and none after a later one. */
export function eventsOf(
  days: readonly string[],
  table: readonly HistoryEvent[],
): readonly (HistoryEvent | undefined)[] {
  let told = ''
  return days.map(day => {
    const since = daysBefore(day, WEEK - 1)
    const event = table.findLast(({ date }) => date <= day && date >= since && date > told)
    told = event?.date ?? told
    return event
  })
}
