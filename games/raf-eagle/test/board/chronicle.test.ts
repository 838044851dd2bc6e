import { playKept } from '@tallyho/engine/proof/play-proof'
import { describe, expect, test } from 'vitest'
import { diaryOf } from '../../board/chronicle/diary.ts'
import { game, heuristic } from '../../index.ts'
import { dateName } from '../../text/names.ts'

const played = (scenario: string, seed: number) =>
  playKept(game, { scenario, pack: 'standard', options: {} }, heuristic, seed)

describe.each([
  ['hardest-days', 1],
  ['thin-blue-line', 2],
  ['battle-of-britain', 3],
] as const)('%s by the machine, seed %i', (scenario, seed) => {
  const { state: campaign, notes } = played(scenario, seed)
  const diary = diaryOf(campaign, notes)
  const days = [
    scenario === 'thin-blue-line' ? 16 : 0,
    ...notes.flatMap(({ what, facts }) => (what === 'next-day' ? [Number(facts.day)] : [])),
  ]

  test('has an entry for each Raid Day, in their order, on the day of the calendar', () => {
    expect(diary).toHaveLength(campaign.raidDay)
    expect(diary.map(({ when }) => when)).toEqual(days.map(day => `${dateName(day)} 1940`))
    for (const { where, text } of diary) expect(`${where}: ${text}`).toMatch(/^(?!.*(undefined|NaN)).*\.$/)
  })

  test('tells what was flown, and no event before it happened', () => {
    const raids = notes.filter(({ what }) => what === 'raid-over').length
    const told = diary.map(({ text }) => Number(/^(\d+) raids?/.exec(text)?.[1] ?? 0))
    expect(told.reduce((sum, number) => sum + number, 0)).toBe(raids)
    for (const [i, { event }] of diary.entries())
      if (event) {
        const since = (Date.UTC(1940, 7, 11 + (days[i] ?? 0)) - Date.parse(event.date)) / 86_400_000
        expect(since >= 0 && since < 7).toBe(true)
      }
  })
})

test('a single day has none: its story is told by the hour', () => {
  const { state, notes } = played('prelude', 1)
  expect(diaryOf(state, notes)).toEqual([])
})
