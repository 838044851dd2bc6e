import type { Facts, Logged } from '@tallyho/engine'
import { playKept } from '@tallyho/engine/proof/play-proof'
import { describe, expect, test } from 'vitest'
import { diaryOf, wallOf } from '../../board/chronicle/diary.ts'
import { TIMES } from '../../board/chronicle/history.ts'
import { storyIn } from '../../board/chronicle/story.ts'
import { game, heuristic, standard, words } from '../../index.ts'
import type { Notes } from '../../vocabulary.ts'
import { aCampaign } from '../kit/table.ts'

const played = (scenario: string, seed: number) =>
  playKept(game, { scenario, pack: 'standard', options: {} }, heuristic, seed).state

describe.each([
  ['1943-early', 1],
  ['1943-early', 2],
  ['1945', 3],
  ['full', 1],
] as const)('%s by the machine, seed %i', (scenario, seed) => {
  const campaign = played(scenario, seed)
  const diary = diaryOf(campaign)

  test('has an entry for each mission, in their order, with the season and the number that the log has', () => {
    expect(campaign.log.length).toBeGreaterThan(0)
    expect(diary.map(({ when }) => when)).toEqual(
      campaign.log.map(({ season, ofSeason }) => {
        const { name, missions } = standard.seasons[season] ?? { name: '', missions: 0 }
        return `${name}, mission ${ofSeason} of ${missions}`
      }),
    )
    for (const { where, text } of diary)
      expect(`${where}: ${text}`).toMatch(/^(?!.*(undefined|NaN|nobody)).*\.$/)
  })

  test('tells an event of each mission’s season, none twice, none before an earlier one', () => {
    const dates = diary.flatMap(({ event }) => event?.date ?? [])
    expect(dates).toEqual([...new Set(dates)].sort())
    for (const [i, { event }] of diary.entries()) {
      const { from, to } = TIMES[standard.seasons[campaign.log[i]?.season ?? -1]?.id ?? ''] ?? {}
      expect(event && from && to && event.date >= from && event.date <= to).toBe(true)
    }
  })

  test('has exactly the dead of the roster on its wall, in the order in which they fell', () => {
    const wall = wallOf(campaign)
    const dead = campaign.pilots.filter(({ status }) => status === 'killed').map(({ no }) => no)
    expect(wall.map(({ no }) => no).sort()).toEqual(dead.sort())
    const missions = wall.map(({ when }) => diary.findIndex(entry => entry.when === when))
    expect(missions).toEqual([...missions].sort((a, b) => a - b))
    for (const { name, rank, kills, how, no } of wall) {
      expect(name).toBe(campaign.pilots[no]?.name)
      expect(`${rank} ${kills ?? ''} ${how}`).not.toMatch(/undefined|killed in action/)
    }
  })
})

test('the training mission has neither', () => {
  const campaign = played('training', 1)
  expect(diaryOf(campaign)).toEqual([])
  expect(wallOf(campaign)).toEqual([])
})

test('each season has an event for each of its missions, with a source and a day that lies in it', () => {
  expect(Object.keys(TIMES)).toEqual(expect.arrayContaining(standard.seasons.map(({ id }) => id)))
  let last = ''
  for (const { id, missions } of standard.seasons) {
    const { from, to, events } = TIMES[id] ?? { from: '', to: '', events: [] }
    expect(from > last).toBe(true)
    last = to
    expect(events).toHaveLength(missions)
    for (const { date, text, source } of events) {
      expect(date >= from && date <= to).toBe(true)
      expect(new Date(`${date}T12:00:00Z`).toISOString().slice(0, 10)).toBe(date)
      expect(text).toMatch(/^[A-Z].*\.$/)
      expect(source).not.toBe('')
    }
  }
})

test('the story of a mission names each who went in and each bomber that was damaged', () => {
  const { state, notes } = playKept(
    game,
    { scenario: 'mission', pack: 'standard', options: {} },
    heuristic,
    3,
  )
  const told = storyIn({}, words)(notes, state)
  const factsOf = <K extends keyof Notes>(what: K) =>
    notes.filter(note => note.what === what).map(({ facts }) => facts as Notes[K])
  expect(factsOf('approach.placed').length).toBeGreaterThan(0)
  for (const { name } of factsOf('approach.placed'))
    expect(told.filter(line => line.includes(' from the ')).join()).toContain(name)
  for (const { bomber } of factsOf('damage.marker')) expect(told.join()).toContain(bomber)
  expect(told.join()).not.toMatch(/undefined|NaN| {2}/)
})

test('machines of other units are counted, and a bomber that is gone is not damaged', () => {
  const said = (what: string, facts: object): Logged => ({ at: 0, rule: '', what, facts: facts as Facts })
  const from = 'tail/approach/low'
  const [line] = storyIn({ 'score.bomber': ({ bomber }) => `${bomber} falls.` }, words)(
    [
      said('turn.begun', { turn: 3, limit: 7, tp: 0 }),
      said('approach.placed', { fighter: 0, name: 'Bär', from, bomber: 'A2' }),
      said('approach.placed', { fighter: 1, name: 'MC202 1', from, bomber: 'A1' }),
      said('approach.placed', { fighter: 2, name: 'MC202 2', from, bomber: 'A1' }),
      said('damage.marker', { bomber: 'A2' }),
      said('damage.marker', { bomber: 'A1' }),
      said('score.bomber', { bomber: 'A1' }),
    ],
    aCampaign({}),
  )
  expect(line).toBe('Turn 3: Bär and 2 MC202s attack A1 and A2 from the tail. A2 is damaged. A1 falls.')
})
