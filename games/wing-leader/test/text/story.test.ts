import type { Logged } from '@tallyho/engine'
import { Match } from '@tallyho/engine'
import { playing } from '@tallyho/kit/test/table.tsx'
import { expect, test } from 'vitest'
import { game, standard } from '../../index.ts'
import type { Battle } from '../../state.ts'
import { storyOf } from '../../text/story.ts'

/** A whole battle at random. */
function played(scenario: string): readonly Logged[] {
  let notes: readonly Logged[] = []
  const play = playing<Battle>((_, { options }, numbers) => numbers(options.length))
  play(new Match(game, { scenario, pack: standard.id, options: {} }), 3, match => {
    notes = match.notes.slice()
  })
  return notes
}

test('a battle is told turn by turn, in whole sentences without figures of the tables', () => {
  const story = storyOf(played('wl-01'))
  expect(story.length).toBeGreaterThan(0)
  expect(story.map(({ turn }) => turn)).toEqual(story.map(({ turn }) => turn).toSorted((a, b) => a - b))
  for (const { text } of story) {
    expect(text).toMatch(/^[A-Z0-9].*\.$/)
    expect(text).not.toMatch(/undefined|column|\(\d/)
  }
})

test('whoever loses an aircraft lost it to the enemy’s leader of that fight', () => {
  const unit = (id: string, side: string) => ({ unit: 0, model: 'bf-109e', id, side })
  const note = (what: string, facts: object) => ({ what, facts, rule: '', at: 0 }) as unknown as Logged
  const story = storyOf([
    note('turn-begins', { turn: 2 }),
    note('air-attack', { attacker: unit('rA', 'raider'), defender: unit('dB', 'defender'), headOn: true }),
    note('confirmation', { ...unit('dC', 'defender'), outcome: 'loss', losses: 1, maxLosses: 6 }),
    note('confirmation', { ...unit('rA', 'raider'), outcome: 'straggler', losses: 0, maxLosses: 6 }),
  ])
  expect(story.map(({ text }) => text)).toEqual([
    expect.stringMatching(/\sA attacked .*\sB head-on\.$/),
    expect.stringMatching(/\sC lost an aircraft to .*\sA: 1 of 6 lost\.$/),
  ])
})

test('what is lost shot by shot is told in one line, and nothing twice', () => {
  const unit = { unit: 0, model: 'bf-109e', id: 'rA', side: 'raider' }
  const note = (what: string, facts: object) => ({ what, facts, rule: '', at: 0 }) as unknown as Logged
  const loss = (losses: number) => note('confirmation', { ...unit, outcome: 'loss', losses, maxLosses: 3 })
  const damage = note('damage', { surface: 0, name: 'Ohio', level: 'heavy' })
  const story = storyOf([
    note('flak', unit),
    loss(1),
    note('confirmation', { ...unit, outcome: 'nothing', losses: 1, maxLosses: 3 }),
    loss(2),
    damage,
    damage,
    note('flak', unit),
    loss(3),
    note('departure', { ...unit, at: 'destroyed', losses: 3, points: 0 }),
  ])
  expect(story.map(({ text }) => text)).toEqual([
    expect.stringMatching(/\sA lost 2 aircraft to flak: 2 of 3 lost\.$/),
    'Ohio was heavily damaged.',
    expect.stringMatching(/\sA lost an aircraft to flak: all 3 that it could\.$/),
  ])
})
