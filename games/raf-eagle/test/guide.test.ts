import { proveGuide } from '@tallyho/engine/proof/guide-proof'
import { expect, test } from 'vitest'
import { FIRST_DAY } from '../board/lessons.ts'
import { guide } from '../guide.ts'
import { game } from '../index.ts'
import { GOOD_DAY } from '../text/desk.ts'

const { wrong, decisions, slips, end } = proveGuide(game, guide)

test('the lesson can be played as it is written, and every slip is true', () => {
  expect(wrong).toEqual([])
})

test('it asks for ten decisions, and explains each roll that matters', () => {
  const throws = guide.steps.flatMap(({ cues }) => cues.filter(({ by, slip }) => by === 'chance' && slip))
  expect([guide.steps.length, decisions, throws.length, slips.length]).toEqual([6, 10, 9, 19])
})

test('six of the decisions are free: either answer goes on', () => {
  const free = guide.steps.flatMap(({ cues }) => cues.filter(({ takes }) => takes.length > 1))
  expect(free.map(({ name }) => name)).toEqual([
    'assign-bomber',
    'assign-bomber',
    'assign-fighter',
    'assign-fighter',
    'intercepted',
    'deploy-gruppe',
  ])
})

test('a slip holds one idea', () => {
  const long = slips.filter(({ words }) => words.length > 135).map(({ words }) => words)
  expect(long).toEqual([])
})

test('RE-12.b it ends with a day that is won, at no cost but a squadron of theirs', () => {
  expect(end).toMatchObject({ vp: -7, ended: { level: 'german-tactical' }, damage: { Worth: 'heavy' } })
  expect(Object.values(end.gruppen).filter(({ place }) => place.endsWith('-loss'))).toEqual([])
})

test('what a slip says of another board is not true', () => {
  const begun = game.begin({ ...guide.setup, pack: game.packs.standard.id })
  const others = slips.slice(1).filter(({ words, holds }) => {
    try {
      return holds(begun) && !words.startsWith('Plymouth is a port')
    } catch {
      return false
    }
  })
  expect(others.map(({ words }) => words)).toEqual([])
})

test('it sends the reader off with as many Me 109s as the desk asks for', () => {
  expect(guide.afterwards.words).toContain('about two for each')
  expect(FIRST_DAY.find(({ on }) => on === 'assign-fighter')?.text).toContain(
    'About two Me 109s for each bomber',
  )
})

test('one number of raids makes a good day, wherever it is told', () => {
  expect(FIRST_DAY.find(({ on }) => on === 'plan-raid')?.text.toLowerCase()).toContain(GOOD_DAY.words)
})
