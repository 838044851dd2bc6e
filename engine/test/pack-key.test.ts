import { expect, test } from 'vitest'
import { hashState, packKey, parseRecord } from '../index.ts'

const MINE = { id: 'mine', dice: 3 }
const KEY = packKey(MINE)
const board = (pack: string) => ({ pack, round: 2 })
const saved = (pack: string, state: object = board(pack)) => ({
  tallyho: 1,
  game: 'sky',
  rules: '1',
  setup: { scenario: 'noon', pack, options: {} },
  answers: ['a', 'b'],
  base: { at: 0, step: 'fly', state, hash: hashState(state) },
  checkpoint: { at: 1, step: 'fly', state, hash: hashState(state) },
  pack: MINE,
})

test('a save that calls its own pack by the bare id calls it by its key, on every board in it', () => {
  const { setup, base, checkpoint } = parseRecord(saved('mine'))
  expect(setup).toEqual({ scenario: 'noon', pack: KEY, options: {} })
  const state = board(KEY)
  expect(base).toEqual({ at: 0, step: 'fly', state, hash: hashState(state) })
  expect(checkpoint).toEqual({ at: 1, step: 'fly', state, hash: hashState(state) })
})

test('a save that has the key, or means another pack, stays as it is', () => {
  for (const pack of [KEY, 'standard', 'yours']) {
    const { tallyho: _, ...rest } = saved(pack)
    expect(parseRecord(saved(pack))).toMatchObject(rest)
  }
  const { pack: _, ...without } = saved('mine')
  expect(parseRecord(without).setup.pack).toBe('mine')
})

test('a board of the save that names no pack stays as it is, and a damaged one stays damaged', () => {
  const plain = parseRecord(saved('mine', { round: 2 }))
  expect(plain.base?.state).toEqual({ round: 2 })
  const damaged = saved('mine')
  damaged.checkpoint.hash = 'other'
  expect(parseRecord(damaged).checkpoint).toEqual(damaged.checkpoint)
})
