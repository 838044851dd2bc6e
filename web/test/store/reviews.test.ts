import 'fake-indexeddb/auto'
import type { Review } from '@tallyho/bots'
import { Match, parseRecord, recordOf, sharedRecordOf, withoutBoards } from '@tallyho/engine'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gameFile, recognise } from '../../exchange/files.ts'
import { openShelf } from '../../store/db.ts'
import type { WholeGame } from '../../store/game-row.ts'
import { keepReviews, loadGame, putGame, renameGame } from '../../store/games.ts'
import { Ledger } from '../../store/ledger.ts'
import { isWhole, keepReview, readReviews } from '../../store/reviews.ts'
import { SETUP, toy, words } from '../fake.ts'

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()))
afterEach(() => vi.unstubAllGlobals())

const by = { mean: 1, error: 0.5 }
const REVIEW: Review = {
  seat: 'raf',
  seed: 1,
  effort: { games: 100, points: 8, eachPoint: 4, told: 2, eachTold: 40 },
  decisions: 6,
  differing: 2,
  tried: 2,
  done: 1,
  curve: [{ at: 0, worth: by }],
  weighed: [{ at: 3, ask: 'order', taken: 'a', usual: 'b', gain: by }],
  costly: [
    {
      at: 3,
      ask: 'order',
      taken: 'a',
      better: 'b',
      by: { index: 1, pairs: 9, gain: by, figures: { vp: by } },
    },
  ],
  sought: [3],
  expected: by,
  skill: by,
  luck: by,
  ended: 3,
}
const { expected: _, skill: __, luck: ___, ended: ____, ...FINDINGS } = REVIEW
const HALF = { ...FINDINGS, done: 0.5 }
const WON = { result: { level: 'won', score: 7, figures: {} }, level: 'Won', figures: {} }
const ANSWERS = 9

/** A game of nine answers on a shelf, finished or not. */
async function shelved(finished: boolean) {
  const shelf = await openShelf()
  const match = new Match(toy, SETUP) as Match<unknown>
  while (match.pause && match.journal.length < ANSWERS) match.play(1)
  const { answers: _, checkpoint: __, trail: ___, ...record } = recordOf(match)
  const game = {
    ...{ id: 'g1', name: 'My day', record, answers: match.journal.length, seating: {}, ownDice: false },
    ...{ orders: {}, created: 1, updated: 2, scenario: 'Noon', progress: '', writer: 'page1' },
  }
  const ledger = new Ledger(note => words.note(note))
  const change = (afresh: boolean) => ledger.changes(match, afresh).change
  await putGame(shelf, { game, change, ...(finished && { end: WON }) }, '')
  const reviews = async () => {
    const { record } = (await loadGame(shelf, 'g1')) as WholeGame
    return readReviews(record.reviews, record.answers.length)
  }
  return { shelf, match, reviews }
}

test('a review is kept with a finished game, the newest of each seat, and a new name leaves it', async () => {
  const { shelf, reviews } = await shelved(true)
  expect(await reviews()).toEqual([])
  await keepReview(shelf, 'g1', ANSWERS, HALF)
  expect((await reviews()).map(isWhole)).toEqual([false])
  await keepReview(shelf, 'g1', ANSWERS, { ...HALF, seat: 'luftwaffe' })
  await keepReview(shelf, 'g1', ANSWERS, REVIEW)
  await renameGame(shelf, 'g1', 'Another name')
  expect((await reviews()).map(({ seat, done }) => [seat, done])).toEqual([
    ['luftwaffe', 0.5],
    ['raf', 1],
  ])
  expect(isWhole((await reviews())[1])).toBe(true)
})

test('a game that is not over, or not there, keeps none', async () => {
  const { shelf, reviews } = await shelved(false)
  await keepReview(shelf, 'g1', ANSWERS, REVIEW)
  await keepReview(shelf, 'nowhere', ANSWERS, REVIEW)
  expect(await reviews()).toEqual([])
  expect(await shelf.get('games', 'nowhere')).toBeUndefined()
})

test('it goes out and in with the file of the game, and not with a link', async () => {
  const { shelf, match } = await shelved(true)
  await keepReview(shelf, 'g1', ANSWERS, REVIEW)
  const { record } = (await loadGame(shelf, 'g1')) as WholeGame
  const file = recognise(gameFile(record, 'My day'))
  if (file.kind !== 'game') throw new Error('no game')
  expect(readReviews(file.record.reviews, ANSWERS)).toEqual([REVIEW])
  expect(withoutBoards(file.record)).not.toHaveProperty('reviews')
  expect(sharedRecordOf(match)).not.toHaveProperty('reviews')
})

test('a file without one is read as before', () => {
  const record = recordOf(new Match(toy, SETUP))
  expect(parseRecord(JSON.stringify(record))).not.toHaveProperty('reviews')
  expect(readReviews(undefined, 0)).toEqual([])
})

/** A review that lies in one thing. */
const lies = (change: object) => [{ ...REVIEW, ...change }]
const long = <T>(length: number, item: T) => Array.from({ length }, () => item)

test.each([
  ['no list', { ...REVIEW }],
  ['too many', long(7, REVIEW)],
  ['no seat', lies({ seat: undefined })],
  ['a seat with hidden characters', lies({ seat: 'r\u202eaf' })],
  ['a place behind the end', lies({ curve: [{ at: ANSWERS + 1, worth: by }] })],
  ['a place before the beginning', lies({ sought: [-1] })],
  ['no number', lies({ curve: [{ at: 0, worth: { mean: 'much', error: 0 } }] })],
  ['a number without end', lies({ skill: { mean: Number.POSITIVE_INFINITY, error: 0 } })],
  ['an error below nothing', lies({ luck: { mean: 0, error: -1 } })],
  ['a curve without end', lies({ curve: long(201, REVIEW.curve[0]) })],
  ['too many decisions tried out', lies({ weighed: long(20_001, REVIEW.weighed[0]) })],
  ['too many that cost', lies({ costly: long(21, REVIEW.costly[0]) })],
  ['an id as long as a book', lies({ weighed: [{ ...REVIEW.weighed[0], taken: 'x'.repeat(201) }] })],
  ['more decisions than answers', lies({ decisions: ANSWERS + 1 })],
  ['an effort that would never end', lies({ effort: { ...REVIEW.effort, games: 1e9 } })],
  ['more than the whole', lies({ done: 1.5 })],
  ['a sum before its time', lies({ done: 0.5 })],
  ['half a sum', lies({ luck: undefined })],
  ['too many figures', lies({ costly: [withFigures(61)] })],
])('a review with %s is left out', (_, data) => {
  expect(readReviews(data, ANSWERS)).toEqual([])
})

function withFigures(count: number) {
  const figures = Object.fromEntries(Array.from({ length: count }, (_, i) => [`f${i}`, by]))
  const [costly] = REVIEW.costly
  return { ...costly, by: { ...costly?.by, figures } }
}

test('a broken one beside a sound one does not spoil it, and of two for one seat the first counts', async () => {
  expect(readReviews([...lies({ seed: 'x' }), REVIEW, HALF], ANSWERS)).toEqual([REVIEW])
  const { shelf, reviews } = await shelved(true)
  await keepReviews(shelf, 'g1', () => [{ seat: 'raf', curve: 'all of it' }])
  expect(await reviews()).toEqual([])
  await keepReview(shelf, 'g1', ANSWERS, REVIEW)
  expect(await reviews()).toEqual([REVIEW])
})
