import { Match } from '@tallyho/engine'
import { overlaps, textRect } from '@tallyho/kit/drawn/labels.ts'
import { describe, expect, test } from 'vitest'
import {
  covered,
  handOf,
  type Layout,
  ownerAt,
  type Print,
  platesFor,
  printFor,
  seenOn,
  sharesOf,
} from '../../board/map/index.ts'
import { basedIn, isAirfieldBox, layoutOf, squadronsByBox, stillFor } from '../../board/plot/flying.ts'
import { stacksWanted, wishOf } from '../../board/plot/wishes.ts'
import { game } from '../../index.ts'
import { packOf } from '../../pack/index.ts'
import { SCENARIOS } from '../../pack/types.ts'
import { spaceOf, squadronOf } from '../../rules/02-terms/terms.ts'
import type { Day } from '../../state.ts'
import { type Board, boardsOf, type Named, NOWHERE, SCREENS, standing, WIDER } from '../kit/sheet.ts'
import { dayWith, put } from '../kit/table.ts'

/** Numbers are rounded in drawing: a hair is no overlap. */
const HAIR = 0.01

/** Where three raids and their hunters crowd into the smallest space of a small screen, they lie a little over each other. */
const LITTLE = 0.45

function overlapsIn(things: readonly Named[]): readonly string[] {
  return things.flatMap(([a, one], i) =>
    things
      .slice(i + 1)
      .flatMap(([b, other]) =>
        a !== b && covered(one, other) > HAIR ? [`${a} / ${b}: ${covered(one, other)}`] : [],
      ),
  )
}

/** Names of airfields that something stands on. */
function namesUnder(day: Day, { stations, print }: Layout, pieces: readonly Named[]): readonly string[] {
  const hand = handOf(print, true)
  return packOf(day).pack.targets.flatMap(({ id, name }) => {
    const label = stations.get(id)
    const rect = label && textRect(name, hand.size, label, hand.letter)
    return rect && pieces.some(([, piece]) => overlaps(rect, piece)) ? [name] : []
  })
}

/** Boards of a day with their layouts on a screen: all tests look at the same. */
function laidOut(
  boards: readonly Board[],
): (print: Print) => readonly (Board & { readonly layout: Layout })[] {
  const known = new Map<Print, readonly (Board & { readonly layout: Layout })[]>()
  const [first] = boards
  if (!first) throw new Error('A day without questions')
  return print => {
    const before = known.get(print)
    if (before) return before
    const still = stillFor(first.day, print)
    const laid = boards.map(board => ({ ...board, layout: layoutOf(board.day, still) }))
    known.set(print, laid)
    return laid
  }
}

test.each(WIDER)(
  'on %s nine squadrons and the raid that they meet lie side by side over Brighton',
  (_, print) => {
    const { day } = dayWith({ space: '2/11a', deployed: true }, 'hunt/left I/JG3, bomber/left I/KG2')
    put(day, '2/11a/HIGH 54 65 74 43 601 17, 2/11a/MED 32 501 610')
    expect(overlapsIn(standing(day, layoutOf(day, stillFor(day, print))))).toEqual([])
  },
)

describe.each(SCENARIOS)('%s', scenario => {
  const boards = laidOut(boardsOf(scenario))

  test.each(SCREENS)('on %s no counter and no plaque covers another, and none is left out', (_, print) => {
    for (const { day, layout } of boards(print)) {
      const over = overlapsIn(standing(day, layout))
      if (print.unit > 0.65) expect(over).toEqual([])
      for (const one of over) expect(Number(one.split(': ')[1]), one).toBeLessThan(LITTLE)
      // In the air they stand side by side, or on a pile.
      for (const [box, { piled, slots }] of layout.stands)
        if (!piled) expect(overlapsIn(slots.map((slot, i): Named => [`${box} ${i}`, slot]))).toEqual([])
      const flying = [...squadronsByBox(day)].filter(([box]) => !isAirfieldBox(box))
      expect([...layout.stands.keys()]).toEqual(flying.map(([box]) => box))
      expect(layout.plaques.size).toBe(day.raids.length)
      expect(layout.fields.size).toBe(basedIn(day).size)
      // Names never give way: where it is most crowded a few are stood on for a while.
      const under = namesUnder(day, layout, standing(day, layout))
      expect(under.length, under.join()).toBeLessThanOrEqual(print.unit > 0.65 ? 2 : 3)
    }
  })

  test.each(SCREENS)(
    'on %s each squadron and each raid stands in its own space and in no other',
    (_, print) => {
      let [all, inside] = [0, 0]
      for (const { day, layout } of boards(print)) {
        const where = [
          ...[...layout.stands].map(([box, stand]) => [box.slice(0, box.lastIndexOf('/')), stand] as const),
          ...day.raids.flatMap(raid => {
            const space = spaceOf(raid)
            const stand = layout.plaques.get(raid.number)
            return space !== undefined && stand ? [[space, stand] as const] : []
          }),
        ]
        for (const [space, { slots, foot }] of where) {
          for (const slot of slots) {
            const { own, others } = sharesOf(slot, space, print.unit)
            expect(own, `${space} ${JSON.stringify(slot)}`).toBeGreaterThan(0.3)
            // Where a space is crowded one may stand across its border.
            expect(others, `${space} ${JSON.stringify(slot)}`).toBeLessThan(0.55)
          }
          all++
          if (slots.every(slot => sharesOf(slot, space, print.unit).others < 0.06)) inside++
          expect(ownerAt({ x: foot.x / print.unit, y: foot.y / print.unit })).toBe(space)
        }
        for (const [space, { slots }] of layout.fields)
          for (const slot of slots) expect(sharesOf(slot, space, print.unit).others, space).toBeLessThan(0.2)
      }
      // These are the most crowded boards of a day.
      expect(inside / all).toBeGreaterThanOrEqual(0.75)
    },
  )

  test.each(SCREENS)(
    'on %s every legal height has its plate, which covers no counter, no plaque and no other plate',
    (_, print) => {
      for (const { day, pause, layout } of boards(print)) {
        if (pause?.kind !== 'choice') continue
        const lit = new Set(pause.options.flatMap(({ on }) => on ?? []))
        // As if each squadron in the air were asked about: every place is wanted at once.
        const reach = new Set([...lit].filter(ref => ref.startsWith('box:') && /(LOW|MED|HIGH)$/.test(ref)))
        const wanted = stacksWanted(day, pause, lit, reach)
        const placed = platesFor(layout, wanted.map(wishOf))
        const plates = placed.flatMap((stack, i): Named[] =>
          (stack?.plates ?? []).map((rect): Named => [`plate ${wanted[i]?.space}`, rect]),
        )
        expect(plates.length).toBe(wanted.flatMap(stack => stack.plates).length)
        const named = plates.map(([name, rect], n): Named => [`${name} ${n}`, rect])
        const over = overlapsIn([...named, ...standing(day, layout)])
        expect(over.filter(one => one.includes('plate'))).toEqual([])
      }
    },
  )
})

test('nothing is printed smaller than a screen allows: counters, names, plates', () => {
  for (const [name, print] of SCREENS) {
    const phone = name.startsWith('390')
    expect(print.counter, name).toBeGreaterThanOrEqual(phone ? 40 : 36)
    expect(print.text, name).toBeGreaterThanOrEqual(phone ? 12 : 11)
    expect(print.plate, name).toBeGreaterThanOrEqual(phone ? 40 : 24)
  }
})

const NOTHING_OVER = { plates: [], named: new Set<string>() } as const

test('names and berths stay where they are, whatever flies and wherever it goes', () => {
  const { state } = new Match(game, { scenario: '1940-08-18', pack: 'standard', options: {} })
  const still = stillFor(state, printFor(0.88, 1, false))
  const quiet = layoutOf(state, still)
  const day = structuredClone(state)
  for (const squadron of day.squadrons) squadron.place = { at: 'airborne', space: '1/11b', altitude: 'HIGH' }
  const now = layoutOf(day, still)
  for (const part of ['names', 'stations', 'ids', 'tracks', 'fields', 'lettering'] as const)
    expect(now[part], part).toEqual(quiet[part])
})

test.each(SCREENS)('on %s who has not moved stays where it stood, whoever comes', (_, print) => {
  const { state: day } = new Match(game, { scenario: '1940-08-18', pack: 'standard', options: {} })
  const still = stillFor(day, print)
  const fly = (id: string, space: string, altitude: 'LOW' | 'MED' | 'HIGH') => {
    squadronOf(day, id).place = { at: 'airborne', space, altitude }
  }
  fly('602', '1/11b', 'MED')
  fly('32', '7/11b', 'LOW')
  const before = layoutOf(day, still)
  const alone = structuredClone(before)
  fly('213', '1/11b', 'HIGH')
  fly('501', '7/11b', 'MED')
  fly('610', '7/11a', 'HIGH')
  const now = layoutOf(day, still, before)
  for (const box of ['1/11b/MED', '7/11b/LOW'])
    expect(now.stands.get(box), box).toEqual(alone.stands.get(box))
  expect(now.stations).toEqual(alone.stations)
  expect(overlapsIn(standing(day, now))).toEqual([])
})

test('where there is no room for all of them they lie on a pile', () => {
  const { state: day } = new Match(game, { scenario: '1940-08-18', pack: 'standard', options: {} })
  for (const squadron of day.squadrons) squadron.place = { at: 'airborne', space: '7/11c', altitude: 'MED' }
  const stand = layoutOf(day, stillFor(day, printFor(0.645, 1, false))).stands.get('7/11c/MED')
  expect(stand?.piled).toBe(true)
  expect(stand?.slots.length).toBe(day.squadrons.length)
})

test.each(WIDER)(
  'on %s every space is called by its name, also where somebody stands on that',
  (_, print) => {
    const { state: day } = new Match(game, { scenario: '1940-08-18', pack: 'standard', options: {} })
    const layout = layoutOf(day, stillFor(day, print))
    for (const { id, name } of packOf(day).pack.spaces)
      expect(layout.ids.get(id)?.text.startsWith(name), name).toBe(true)
    const label = layout.ids.get('7/11a')
    if (!label) throw new Error('The Weald has no name')
    const piece = textRect(label.text, print.text, label)
    const now = seenOn(day.pack, layout, [piece], NOTHING_OVER).spaces.get('7/11a')
    expect(now?.text).toContain('Weald')
    expect(now && covered(textRect(now.text, print.text, now), piece)).toBeLessThan(0.1)
  },
)

test.each(SCREENS)('on %s who climbs stays over its place', (_, print) => {
  const day = new Match(game, { scenario: '1940-08-18', pack: 'standard', options: {} }).state
  const one = squadronOf(day, '610')
  const still = stillFor(day, print)
  one.place = { at: 'airborne', space: '7/11a', altitude: 'MED' }
  const before = layoutOf(day, still)
  one.place = { at: 'airborne', space: '7/11a', altitude: 'HIGH' }
  const [was, is] = [before.stands.get('7/11a/MED'), layoutOf(day, still, before).stands.get('7/11a/HIGH')]
  if (!was || !is) throw new Error('610 is not on the map')
  expect(covered(is.slots[0] ?? NOWHERE, was.slots[0] ?? NOWHERE)).toBeGreaterThan(0.65)
})
