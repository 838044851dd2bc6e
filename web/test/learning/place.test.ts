import { expect, test } from 'vitest'
import { placeFor } from '../../table/learning/place.ts'

const CARD = { width: 340, height: 160 }
const WINDOW = { width: 1024, height: 768 }
const BOARD = { left: 0, top: 44, width: 660, height: 724 }
const PROMPT = { left: 660, top: 44, width: 364, height: 300 }

const isClearOf = (a: typeof PROMPT, b: typeof PROMPT): boolean =>
  a.left + a.width <= b.left ||
  b.left + b.width <= a.left ||
  a.top + a.height <= b.top ||
  b.top + b.height <= a.top

test('what points at the board lies on it, but over nothing that can be chosen', () => {
  const middle = placeFor(CARD, WINDOW, { thing: BOARD, inside: true, clear: [] })
  const lit = { left: 300, top: 300, width: 48, height: 48 }
  expect(isClearOf(middle, lit)).toBe(false)
  for (const thing of [lit, { ...lit, top: 620 }, { ...lit, left: 40, top: 60 }])
    expect(isClearOf(placeFor(CARD, WINDOW, { thing: BOARD, inside: true, clear: [thing] }), thing)).toBe(
      true,
    )
})

test('what points at the question lies beside it, and over it nowhere', () => {
  const lit = { left: 320, top: 60, width: 100, height: 100 }
  const place = placeFor(CARD, WINDOW, { thing: PROMPT, inside: false, clear: [lit, PROMPT] })
  expect(isClearOf(place, PROMPT)).toBe(true)
  expect(isClearOf(place, lit)).toBe(true)
})

test('on a phone it lies above the answers, within the screen', () => {
  const phone = { width: 390, height: 844 }
  const answers = { left: 0, top: 500, width: 390, height: 344 }
  const place = placeFor({ width: 374, height: 150 }, phone, {
    thing: answers,
    inside: false,
    clear: [answers],
  })
  expect(isClearOf(place, answers)).toBe(true)
  expect(place).toMatchObject({ left: 8, top: 338 })
})

test('where the board is full it lies over the foot of the log', () => {
  const log = { left: 660, top: 400, width: 364, height: 368 }
  const full = { thing: BOARD, inside: true, clear: [BOARD, PROMPT] }
  const place = placeFor(CARD, WINDOW, { ...full, spare: log })
  expect(isClearOf(place, BOARD)).toBe(true)
  expect(isClearOf(place, PROMPT)).toBe(true)
})
