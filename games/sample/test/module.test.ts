import { copy, glance, random } from '@tallyho/engine'
import { playAbsurd } from '@tallyho/engine/proof/absurd'
import { conform } from '@tallyho/engine/proof/conformance'
import { expect, test } from 'vitest'
import { game, heuristic, words } from '../index.ts'
import { packs } from '../pack/index.ts'
import { give, play, SETUP } from './table.ts'

const own = () => ({ ...copy(packs.standard), id: 'own' }) as Record<string, unknown>

test('every promise of the table is kept', () => {
  for (const setup of [SETUP, { ...SETUP, scenario: 'dusk', options: { aces: false } }])
    expect(conform(game, setup, 7).over).toBe(true)
})

test('a pack is checked figure by figure', () => {
  expect(packs.check(packs.standard)).toEqual([])
  const broken = { ...own(), toHit: 7, scenarios: { noon: { planes: { raf: 8, luftwaffe: 'many' } } } }
  const faults = packs.check(broken)
  expect(faults[0]).toEqual({ path: 'toHit', message: 'expected a whole number from 2 to 6 but found 7' })
  expect(faults.map(({ path }) => path)).toContain('scenarios.noon.planes.luftwaffe')
  expect(faults.map(({ path }) => path)).not.toContain('scenarios.noon.planes.raf')
  expect(faults.at(-1)).toEqual({ path: 'scenarios.dusk', message: 'expected a value but found none' })
  for (const id of ['', 'x'.repeat(41), '\u001b[2J'])
    expect(packs.check({ ...own(), id }).map(({ path }) => path)).toEqual(['id'])
  expect(packs.check({ ...own(), game: 'chess' }).map(({ path }) => path)).toEqual(['game'])
  expect(packs.check(undefined)).toHaveLength(1)
})

test('an absurd board is refused, but for names that no rule goes by', () => {
  const { state } = play(['raf-1|luftwaffe-1', 'clear', 'low|low'])
  expect(playAbsurd(game, state, 'fire').taken).toEqual([
    'planes.0.id = "nobody"',
    'planes.15.id = "nobody"',
    'ace = []',
    'ace.raf = "nobody"',
    'ace.luftwaffe = "nobody"',
  ])
})

test('a checked pack can be played with', () => {
  expect(() => packs.register({ ...own(), endurance: 0 })).toThrow('endurance: expected')
  expect(() => packs.register({ ...own(), id: 'standard' })).toThrow('choose another id')
  const pack = packs.register({ ...own(), endurance: 1 })
  expect([packs.has(pack), packs.has('own')]).toEqual([true, false])
  const match = play(['raf-1|luftwaffe-1', 'clear', 'low|low', 'luftwaffe-1', '6'], { ...SETUP, pack })
  expect(match.notes.at(-1)?.facts.down).toBe(true)
})

test('words for every question, answer and note', () => {
  const match = play([])
  const asked = () => (match.pause ? words.pause(match.state, match.pause) : '')
  const answer = (i: number) => (match.pause ? words.answer(match.state, match.pause, i) : '')
  expect(asked()).toBe(
    'RAF: Which of your planes flies the ace? Luftwaffe: Which of your planes flies the ace?',
  )
  give(match, 'raf-1|luftwaffe-1')
  expect([asked(), answer(1)]).toEqual(['Draw a sky chit.', 'cloud'])
  give(match, 'clear')
  give(match, 'high|low')
  expect([asked(), answer(1)]).toEqual(['What does Luftwaffe 1 do?', 'Fire at RAF 2'])
  give(match, 'raf-2')
  expect(asked()).toBe('Roll for the shot.')
  give(match, '5')
  expect(answer(1)).toBe('Fire at RAF 2 (1 hit)')
  expect(answer(8)).toBe('Break')
  expect(['raf', 'luftwaffe'].map(words.seat)).toEqual(['RAF', 'Luftwaffe'])
  expect(['plane:luftwaffe-2', 'altitude:low'].map(ref => words.ref(ref, match.state))).toEqual([
    'Luftwaffe 2',
    'Altitude: low',
  ])
  expect(match.notes.map(words.note)).toEqual([
    'Round 1: clear sky.',
    'The RAF comes in high, the Luftwaffe low.',
    'Luftwaffe 1 fires at RAF 2: 6, hit.',
  ])
  expect([words.step('sky'), words.level('draw'), words.figure('raf')]).toEqual([
    'Read the sky',
    'A draw',
    'RAF points',
  ])
})

test('the bot finishes off a plane that is nearly down, and saves its own', () => {
  const { state, pause } = play(['raf-1|luftwaffe-1', 'clear', 'low|low'])
  if (pause?.kind !== 'choice') throw new Error('An order was expected')
  const seen = glance(state, pause, random(1))
  const taken = () => pause.options[heuristic(seen)]?.id
  Object.assign(state.planes[10] as object, { hits: 3 })
  expect(taken()).toBe('luftwaffe-3')
  Object.assign(state.planes[10] as object, { hits: 1 })
  Object.assign(state.planes[0] as object, { hits: 4 })
  expect(taken()).toBe('break')
})
