import { playKept } from '@tallyho/engine/proof/play-proof'
import { dayText } from '@tallyho/kit'
import { describe, expect, test } from 'vitest'
import { dayOf } from '../../board/book/dates.ts'
import { diaryOf, wallOf } from '../../board/chronicle/diary.ts'
import { RETOLD } from '../../board/retold.ts'
import { game, heuristic } from '../../index.ts'
import { newPilot } from '../../rules/08-return/pilots.ts'
import { GRADUATED, RANDOM_EVENTS } from '../../rules/10-campaign/begin.ts'
import type { Pilot } from '../../state.ts'
import { surname } from '../../text/names.ts'

const played = (scenario: string, seed: number) =>
  playKept(
    game,
    { scenario, pack: 'standard', options: { [RANDOM_EVENTS]: true, [GRADUATED]: true } },
    heuristic,
    seed,
  )

describe.each([
  ['chapter-1', 1],
  ['chapter-3', 2],
  ['battle-of-britain', 3],
] as const)('%s by the machine, seed %i', (scenario, seed) => {
  const { state: campaign, notes } = played(scenario, seed)
  const diary = diaryOf(campaign, notes)

  test('has an entry for each patrol, in their order, on the day that the book has for it', () => {
    expect(campaign.log.length).toBeGreaterThan(1)
    expect(diary.map(({ when }) => when)).toEqual(
      campaign.log.map(({ chapter, patrol }) => dayText(dayOf(campaign, chapter, patrol))),
    )
    for (const [i, { where, text }] of diary.entries()) {
      expect(where).toMatch(new RegExp(`^Patrol ${i + 1}, (over the coast|inland|deep inland)$`))
      expect(text).toMatch(/^(?!.*(undefined|NaN|nobody was)).*\.$/)
      // SAB-PIL-02 Who brought somebody down is named.
      for (const { name, story } of campaign.pilots)
        if (story.some(({ patrol, what }) => patrol === i + 1 && (what === 'bomber' || what === 'fighter')))
          expect(text).toContain(surname(name))
    }
  })

  test('tells an event of the day or of the week before it, none twice', () => {
    const days = campaign.log.map(({ chapter, patrol }) => dayOf(campaign, chapter, patrol))
    const dates = diary.flatMap(({ event }) => event?.date ?? [])
    expect(dates).toEqual([...new Set(dates)].sort())
    expect(dates.length).toBeGreaterThan(diary.length / 2)
    for (const [i, { event }] of diary.entries()) {
      if (!event) continue
      const since = (Date.parse(days[i] ?? '') - Date.parse(event.date)) / 86_400_000
      expect(since >= 0 && since < 7).toBe(true)
    }
  })

  test('has exactly those on its wall who are dead or prisoners, in the order in which they were struck off', () => {
    const wall = wallOf(campaign, notes)
    const gone = campaign.pilots.filter(
      ({ status, story }) =>
        status === 'gone' && story.some(({ what }) => what === 'killed' || what === 'captured'),
    )
    expect(wall.map(({ no }) => no).sort()).toEqual(gone.map(({ no }) => no).sort())
    const struckOff = notes.flatMap(({ what, facts }) =>
      what === 'pilot-lost' && (facts.to === 'killed' || facts.to === 'captured') ? [facts.pilot] : [],
    )
    expect(wall.map(({ no }) => no)).toEqual(struckOff)
    for (const { when, where, how } of wall) {
      expect(diary.map(entry => entry.when)).toContain(when)
      expect(`${where}: ${how}`).not.toMatch(/undefined|: killed$/)
    }
  })
})

test('a single patrol and the school have neither', () => {
  for (const scenario of ['patrol-1', 'sab-06']) {
    const { state, notes } = played(scenario, 1)
    expect(diaryOf(state, notes)).toEqual([])
    expect(wallOf(state, notes)).toEqual([])
  }
})

test('the report names who did best, and nobody who fell as the worst', () => {
  const campaign = game.begin({ scenario: 'patrol-1', pack: 'standard', options: {} })
  const pilot = (no: number, more: Partial<Pilot>): Pilot => ({ ...newPilot(campaign, 4), no, ...more })
  campaign.pilots = [pilot(1, { name: 'Toby', bombers: 1 }), pilot(2, { name: 'Laurie', status: 'gone' })]
  expect(RETOLD.honours?.(campaign, [])?.map(({ best, name }) => [best, name])).toEqual([[true, 'Toby']])
})
