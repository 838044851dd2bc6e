import { counted, type Logged, listed } from '@tallyho/engine'
import { dayText } from '@tallyho/kit'
import { BRITAIN_1940 } from '@tallyho/kit/chronicle/britain-1940.ts'
import { type DiaryEntry, eventsOf } from '@tallyho/kit/chronicle/chronicle.ts'
import type { DayNumber } from '../../pack/types.ts'
import type { Campaign } from '../../state.ts'
import { sideOf, squadronNames } from '../../text/names.ts'
import { historyOf, type WarDay } from '../campaign/history.ts'

/** RE-2.1.i The Raid Days of a campaign as a diary; a single day is told by the hour in the story. */
export function diaryOf(campaign: Campaign, notes: readonly Logged[]): readonly DiaryEntry[] {
  if (campaign.scenario === 'prelude') return []
  const { days } = historyOf(campaign, notes)
  const dates = days.map(({ day }) => dateOf(day))
  const events = eventsOf(dates, BRITAIN_1940)
  return days.map((day, i) => ({
    when: dayText(dates[i] ?? ''),
    where: targetsOf(day),
    text: `${bombsOf(day)} ${lossesOf(day)} ${pointsOf(day)}`,
    event: events[i],
  }))
}

/** Day 0 is 11 August. */
function dateOf(day: DayNumber): string {
  return new Date(Date.UTC(1940, 7, 11 + day)).toISOString().slice(0, 10)
}

function targetsOf({ raids }: WarDay): string {
  return listed([...new Set(raids.map(({ target }) => target))], 'No target')
}

/** `3 raids were flown, and bombs fell on Dover and Rye.` */
function bombsOf({ raids, bombed }: WarDay): string {
  if (raids.length === 0) return 'No raid was flown.'
  const hit = [...new Set(bombed.filter(({ vp }) => vp > 0).map(({ target }) => target))]
  const flown = `${counted(raids.length, 'raid')} ${raids.length === 1 ? 'was' : 'were'} flown`
  return hit.length > 0
    ? `${flown}, and bombs did harm at ${listed(hit)}.`
    : `${flown}, and no bombs did harm.`
}

/** A Gruppe that was lost in two raids of a day is named once. */
function lossesOf({ raids }: WarDay): string {
  const gruppen = [...new Set(raids.flatMap(raid => raid.gruppen))]
  const squadrons = [...new Set(raids.flatMap(raid => raid.squadrons))]
  if (gruppen.length + squadrons.length === 0) return 'Nobody lost a unit.'
  return `The Luftwaffe lost ${listed(gruppen, 'nothing')}, Fighter Command ${squadronNames(squadrons, 'nothing')}.`
}

function pointsOf({ before, after }: WarDay): string {
  const by = after - before
  return by === 0
    ? 'The day brought neither side a point.'
    : `The day brought ${sideOf(by)} ${counted(Math.abs(by), 'point')}.`
}
