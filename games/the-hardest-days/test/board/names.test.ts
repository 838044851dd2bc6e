import { Match } from '@tallyho/engine'
import { overlaps, textRect } from '@tallyho/kit/drawn/labels.ts'
import { expect, test } from 'vitest'
import {
  covered,
  handOf,
  type Layout,
  platesFor,
  printFor,
  type Seen,
  seenOn,
  sharesOf,
  underCard,
} from '../../board/map/index.ts'
import { layoutOf, stillFor } from '../../board/plot/flying.ts'
import { stacksWanted, wishOf } from '../../board/plot/wishes.ts'
import { game } from '../../index.ts'
import { SCENARIOS } from '../../pack/types.ts'
import type { Day } from '../../state.ts'
import { boardsOf, type Named, SCREENS, standing } from '../kit/sheet.ts'

const NOTHING_OVER = { plates: [], named: new Set<string>() } as const

/** The corner of the sheet that the card takes on a usual screen. */
const UNDER_CARD = underCard({ width: 372, height: 132 }, { width: 1056, height: 822 }, 0.983, 1, 0.98)

test('the card in the corner of the map is on no zoom but the first', () => {
  expect(UNDER_CARD).toMatchObject({ x: 0, y: 0 })
  const [wide, narrow] = [
    { width: 1056, height: 822 },
    { width: 684, height: 560 },
  ]
  expect(underCard({ width: 372, height: 132 }, wide, 0.983, 2, 1.66)).toBeUndefined()
  // So much farther in lies the sheet in a wider frame.
  const wider = underCard({ width: 372, height: 132 }, { ...wide, width: 1156 }, 0.983, 1, 0.98)
  expect((UNDER_CARD?.width ?? 0) - (wider?.width ?? 0)).toBeCloseTo((50 * 0.98) / 0.983)
  expect(underCard({ width: 0, height: 0 }, narrow, 0.64, 1, 0.64)).toBeUndefined()
})

test.each(SCENARIOS)('%s: under the card nothing stands, is written or can be chosen', scenario => {
  if (!UNDER_CARD) throw new Error('There is no card')
  const print = printFor(0.983, 1, false)
  for (const { day, pause } of boardsOf(scenario)) {
    const layout = layoutOf(day, stillFor(day, print, UNDER_CARD))
    const seen = seenOn(day.pack, layout, [], NOTHING_OVER)
    const all = pause?.kind === 'choice' ? pause.options.flatMap(({ on }) => on ?? []) : []
    const boxes = new Set(all.filter(ref => ref.startsWith('box:')))
    const placed = platesFor(layout, stacksWanted(day, pause, boxes, boxes).map(wishOf))
    const plates = placed.flatMap((stack): Named[] => (stack?.plates ?? []).map(rect => ['plate', rect]))
    const things = [...standing(day, layout), ...plates, ...readOn(day, layout, seen)]
    expect(things.filter(([, rect]) => overlaps(rect, UNDER_CARD)).map(([name]) => name)).toEqual([])
  }
})

/** What can be read, and where. */
function readOn(day: Day, layout: Layout, seen: Seen): readonly Named[] {
  const names = [...layout.wanted.stations, ...layout.wanted.names, ...layout.wanted.tracks]
  const rects = names.flatMap(({ id, text }): Named[] => {
    const label = seen.names.get(id)
    const hand = handOf(layout.print, layout.stations.has(id))
    return label ? [[text, textRect(text, hand.size, label, hand.letter)]] : []
  })
  const spaces = [...seen.spaces].map(
    ([id, label]): Named => [`${id} of ${day.scenario}`, textRect(label.text, layout.print.text, label)],
  )
  return [...rects, ...spaces]
}

test.each(SCREENS)('on %s a name is read whole or not at all, and none lies over another', (_, print) => {
  for (const { day } of boardsOf('1940-08-15')) {
    const layout = layoutOf(day, stillFor(day, print))
    const pieces = [...layout.stands.values(), ...layout.plaques.values()].flatMap(({ slots }) => slots)
    const plate = { x: layout.frame.width / 2, y: layout.frame.height / 3, width: 90, height: 120 }
    const seen = seenOn(day.pack, layout, pieces, { plates: [plate], named: new Set(['London']) })
    const read = readOn(day, layout, seen)
    expect(read.length).toBeGreaterThan(40)
    for (const [name, rect] of read) {
      const over = [...pieces, plate].reduce((sum, one) => sum + covered(rect, one), 0)
      expect(over, name).toBeLessThan(0.07)
    }
  }
})

test('a name on which somebody stands goes to another side of its sign, and comes back', () => {
  const { state: day } = new Match(game, { scenario: '1940-08-18', pack: 'standard', options: {} })
  const layout = layoutOf(day, stillFor(day, printFor(0.98, 1, false)))
  const { id = '' } = layout.wanted.names.find(({ text }) => text === 'Hawkinge') ?? {}
  const label = layout.names.get(id)
  if (!label) throw new Error('Hawkinge has no name')
  const piece = textRect('Hawkinge', layout.print.text, label)
  const aside = seenOn(day.pack, layout, [piece], NOTHING_OVER).names.get(id)
  expect(aside).toBeDefined()
  expect(aside && covered(textRect('Hawkinge', layout.print.text, aside), piece)).toBeLessThan(0.07)
  // A plate is there for one question: it is not worth a move.
  const plate = { plates: [piece], named: new Set<string>() }
  expect(seenOn(day.pack, layout, [], plate).names.has(id)).toBe(false)
  expect(seenOn(day.pack, layout, [], NOTHING_OVER).names.get(id)).toEqual(label)
})

test.each(SCREENS)('on %s weather and Luftflotten stand at sea', (_, print) => {
  const { state: day } = new Match(game, { scenario: '1940-08-18', pack: 'standard', options: {} })
  const { regions, luftflotten } = stillFor(day, print)
  for (const [name, rect] of [...regions, ...luftflotten]) {
    const { own, others } = sharesOf(rect, '7/11a', print.unit)
    expect(own + others, String(name)).toBeLessThan(0.2)
  }
})
