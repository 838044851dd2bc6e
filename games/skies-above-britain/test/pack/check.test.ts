import { expect, test } from 'vitest'
import { checkPack, packs, standard } from '../../pack/index.ts'
import { testFaults } from '../kit/pack-faults.ts'

test('the standard pack has no faults, in a file neither', () => {
  expect(checkPack(standard)).toEqual([])
  expect(checkPack(JSON.parse(JSON.stringify(standard)))).toEqual([])
})

test('a pack of his own is taken under its id', () => {
  expect(packs.register(JSON.parse(JSON.stringify({ ...standard, id: 'my-own' })))).toMatch(/^my-own/)
})

test('every component says where it comes from', () => {
  const { tailed, headOn, ...decks } = standard.cards
  const cards = [tailed, headOn].flatMap(deck => Object.values(deck)).concat(Object.values(decks) as never)
  const { layouts, chapters, scenarios, pilots, optionals } = standard
  const markers = Object.values(standard.markers).flat()
  expect(cards.flat()).toHaveLength(200)
  for (const { source, ref } of [
    ...cards.flat(),
    ...markers,
    ...layouts,
    ...chapters,
    ...scenarios,
    pilots,
    optionals,
  ]) {
    expect(source).toMatch(/^(rulebook|constrained|designed)$/)
    expect(ref).not.toBe('')
  }
  expect(Object.keys(standard.sources).sort()).toEqual(Object.keys(standard.tables).sort())
})

testFaults({
  'a wrong value is named with its place and with what was expected': {
    'game = "raf-eagle"': 'expected "skies-above-britain" but found "raf-eagle"',
    'cards.tailed.hurricane[0].section["109"] = "hits"':
      'expected "-" or icons of a Dogfight Card parted by spaces but found "hits"',
    'cards.light[3].alone.nose = "damage  hit"':
      'expected "-" or icons of a Bomber Card parted by spaces but found "damage  hit"',
    'markers.inbound[0].icons = "flak"':
      'expected "-" or icons of a Vector marker parted by spaces but found "flak"',
    'chapters[0].patrols = 7': 'expected 6 or 8 but found 7',
    'chapters[0].escort[0].is[0] = "above 109 light"':
      'expected an Escort marker such as "high 109 heavy" but found "above 109 light"',
    'tables.escort.nose.high["109"] = "6 5 8"':
      'expected seven cells such as "9", "8F" or "X" but found "6 5 8"',
    'scenarios[0].fighters[0] = "white-1"': [
      'expected a Section or fighter such as "red" or "red-1" but found "white-1"',
    ],
    'without layouts[0].id': 'expected a value but found none',
  },
})
