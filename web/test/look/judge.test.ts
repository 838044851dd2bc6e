import { describe, expect, test } from 'vitest'
import { judged, judgedBarriers, judgedSights, judgedStandings, judgedTip } from './judge.ts'
import type { Screen, Sight } from './screen.ts'

const part = { who: 'question', whole: true, under: undefined }
const sound: Screen = {
  question: part,
  answers: [
    { ...part, who: 'go' },
    { ...part, who: 'stay' },
  ],
  texts: [{ who: '.log p', text: 'all clear', px: 14 }],
  pieces: [{ id: 'squadron:54', side: 40 }],
  lit: [{ ref: 'squadron:54', off: false, signed: false, free: 1, under: undefined, at: [9, 9] }],
  underDock: [],
  overflow: 0,
}
const DESK = { smallestText: 11 }
const PHONE = { smallestText: 12 }

const counts = (change: Partial<Screen>, size = DESK) =>
  judged({ ...sound, ...change }, size, 'noon early 1').map(({ count }) => count)

describe('a screen', () => {
  test('with nothing wrong has nothing told of it', () => {
    expect(judged(sound, DESK, 'noon early 1')).toEqual([])
  })

  test('text may be as small as the size allows, and no smaller', () => {
    const texts = [{ who: '.box .name', text: 'HIGH', px: 11 }]
    expect(counts({ texts })).toEqual([])
    expect(counts({ texts }, PHONE)).toEqual(['text'])
    expect(judged({ ...sound, texts }, PHONE, 'noon early 1')).toEqual([
      { count: 'text', key: '.box .name', told: '11 px: .box .name “HIGH”', px: 11 },
    ])
  })

  test('a counter is too small below 36 px', () => {
    expect(counts({ pieces: [{ id: 'raid:1', side: 36 }] })).toEqual([])
    expect(counts({ pieces: [{ id: 'raid:1', side: 35.9 }] })).toEqual(['piece'])
  })

  test('a lit thing with less than a third of it free is covered', () => {
    const lit = (free: number) => [
      { ref: 'raid:1', off: false, signed: false, free, under: '.card', at: undefined },
    ]
    expect(counts({ lit: lit(0.4) })).toEqual([])
    expect(counts({ lit: lit(0.3) })).toEqual(['covered'])
    expect(judged({ ...sound, lit: lit(0) }, DESK, 'here')[0]?.told).toBe('here: raid:1 lies under .card')
  })

  test('a lit thing off the board is told, unless a sign leads to it or it is drawn once more where it can be seen', () => {
    const off = { ref: 'raid:1', off: true, signed: false, free: 0, under: undefined, at: undefined }
    expect(counts({ lit: [off] })).toEqual(['off'])
    expect(counts({ lit: [off, off] })).toEqual(['off'])
    expect(counts({ lit: [{ ...off, signed: true }] })).toEqual([])
    expect(counts({ lit: [off, { ...off, off: false, free: 1 }] })).toEqual([])
    expect(counts({ lit: [off, { ...off, off: false, under: '.card' }] })).toEqual(['covered'])
  })

  test('question and first answers must be whole and free', () => {
    expect(counts({ question: undefined })).toEqual(['question'])
    expect(counts({ question: { ...part, whole: false } })).toEqual(['question'])
    expect(counts({ question: { ...part, under: '.lesson' } })).toEqual(['question'])
    expect(counts({ answers: [{ ...part, whole: false }, part] })).toEqual(['answers'])
    expect(counts({ answers: [part, { ...part, under: '.lesson' }] })).toEqual(['answers'])
  })

  test('the dock covers nothing lit, and the page is not wider than the screen', () => {
    expect(counts({ underDock: ['raid:1', 'raid:2'] })).toEqual(['dock', 'dock'])
    expect(counts({ overflow: 7 })).toEqual(['scroll'])
  })
})

test('a tip covers nothing else that is lit, and goes with a click', () => {
  const tip = { text: '54 Squadron', under: ['raid:1'] }
  expect(judgedTip(undefined, undefined, 'here')).toEqual([])
  expect(judgedTip({ ...tip, under: [] }, undefined, 'here')).toEqual([])
  expect(judgedTip({ ...tip, under: [] }, { ...tip, text: 'Raid 1' }, 'here')).toEqual([])
  expect(judgedTip(tip, tip, 'here').map(({ told }) => told)).toEqual([
    'here: raid:1 lies under the tooltip',
    'here: the tooltip stays after a click',
  ])
})

describe('from frame to frame', () => {
  const at: Sight = { answers: '4', film: 'rest', frame: 9, asked: true, places: { map: '0 0 900 700' } }
  const told = (...sights: Partial<Sight>[]) =>
    judgedSights(
      sights.map(one => ({ ...at, ...one })),
      'here',
    ).map(({ count }) => count)

  test('a film that goes on and asks when it is at rest is right', () => {
    const playing = { film: 'playing', asked: false, answers: '5' }
    expect(
      told({}, { ...playing, frame: 10 }, { ...playing, frame: 11 }, { frame: 11, answers: '5' }),
    ).toEqual([])
  })

  test('a frame gone back to is told, one without anything in it may be passed over', () => {
    const playing = { film: 'playing', asked: false, answers: '5' }
    expect(told({ ...playing, frame: 10 }, { ...playing, frame: 12 })).toEqual([])
    expect(told({ ...playing, frame: 10 }, { ...playing, frame: 9 })).toEqual(['film'])
  })

  test('a question is not asked while the film plays', () => {
    expect(told({}, { film: 'playing' }, { film: 'playing', frame: 10 })).toEqual(['film'])
  })

  test('a film wound by the player may go either way', () => {
    expect(told({}, { film: 'back', frame: 3 }, { film: 'back', frame: 7 })).toEqual([])
  })

  test('a board that moves is told once an answer, even if it comes back', () => {
    const small = { places: { map: '0 0 900 600' } }
    expect(told({}, small, {})).toEqual(['shift'])
    expect(told({}, { places: {} }, {})).toEqual([])
  })
})

test('the board after the film must be the one of the opened game', () => {
  const raidAt = (down: number) => [{ what: 'raid:1', at: [10, down] as const }, { what: 'raid:1 lit' }]
  expect(judgedStandings(raidAt(20.4), raidAt(20.6), 'here')).toEqual([])
  expect(judgedStandings(raidAt(20), raidAt(20).slice(0, 1), 'here')[0]?.told).toMatch(/: raid:1 lit$/)
  const [found] = judgedStandings(raidAt(30), raidAt(20), 'here')
  expect(found?.told).toBe('here: the board is not the one at rest: raid:1 at 10,30; raid:1 at 10,20')
})

test('a barrier is the same wherever it is met', () => {
  const barrier = { rule: 'color-contrast', at: '.quiet' }
  expect(judgedBarriers([barrier], 'early')[0]?.key).toBe(judgedBarriers([barrier], 'late')[0]?.key)
})
