import { glance, Match } from '@tallyho/engine'
import { overlaps, type Rect, textRect } from '@tallyho/kit/labels.ts'
import { playing } from '@tallyho/kit/test/table.tsx'
import { describe, expect, test } from 'vitest'
import {
  handOf,
  type Layout,
  leastZoom,
  type Print,
  platesFor,
  printFor,
  WIDE,
} from '../../board/map/index.ts'
import { basedIn, isAirfieldBox, layoutOf, squadronsByBox, stillFor } from '../../board/plot/flying.ts'
import { stacksWanted, wishOf } from '../../board/plot/wishes.ts'
import { game, heuristic } from '../../index.ts'
import { packOf } from '../../pack/index.ts'
import { SCENARIOS } from '../../pack/types.ts'
import type { Day } from '../../state.ts'

type Named = readonly [name: string, rect: Rect]

const play = playing<Day>((match, choice, numbers) => heuristic(glance(match.state, choice, numbers)))

/** Frames of the screens that the table is made for, as pixels to a unit of the map; and closer by one step and by three. */
const SCREENS: readonly (readonly [name: string, print: Print])[] = [
  ['1440x900', printFor(0.88, 1, false)],
  ['1024x768', printFor(0.645, 1, false)],
  ['1024x768, closer', printFor(0.645, 1.35, false)],
  ['1024x768, closest', printFor(0.645, 5, false)],
  ['390x844', printFor(0.36, leastZoom(0.36, true), true)],
  ['390x844, closer', printFor(0.36, 4, true)],
]

/** Counters, plaques, flags, names, ids and plates at sea, as they are drawn. */
function thingsOn(day: Day, layout: Layout): readonly Named[] {
  const { print, fields, stands, plaques, flags, regions, luftflotten } = layout
  const { pack } = packOf(day)
  const boxes = squadronsByBox(day)
  const ready = [...boxes].flatMap(([box, squadrons]) => (isAirfieldBox(box) ? squadrons : []))
  const counters = [...basedIn(day)].flatMap(([space, ids]) =>
    ids.flatMap((id, i): Named[] => {
      const slot = fields.get(space)?.slots[i]
      return slot && ready.some(squadron => squadron.id === id) ? [[id, slot]] : []
    }),
  )
  const flying = [...stands].flatMap(([box, stand]) =>
    stand.slots.map((slot, i): Named => [boxes.get(box)?.[i]?.id ?? box, slot]),
  )
  const named = pack.targets.flatMap(({ id, name, net }): Named[] => {
    const station = layout.stations.get(id)
    const label = station ?? layout.names.get(id)
    const hand = handOf(print, station !== undefined)
    const text = net === undefined ? name : `${name} ${net}`
    return label ? [[`${name} (name)`, textRect(text, hand.size, label, hand.letter)]] : []
  })
  const ids = [...layout.ids].map(
    ([id, label]): Named => [`${id} (id)`, textRect(id, print.text, label, WIDE)],
  )
  const tracks = pack.tracks.flatMap(({ id, letter, nets }): Named[] => {
    const label = layout.tracks.get(id)
    return label ? [[id, textRect(`${letter}  radar ${nets.join(' ')}`, print.text, label)]] : []
  })
  return [
    ...counters,
    ...flying,
    ...[...plaques].map(([number, { slots }]): Named => [`raid ${number}`, slots[0] ?? NOWHERE]),
    ...[...flags].flatMap(([id, rects]) => rects.map((rect): Named => [`flag at ${id}`, rect])),
    ...[...regions, ...luftflotten].map(([id, rect]): Named => [`plate ${id}`, rect]),
    ...named,
    ...ids,
    ...tracks,
  ]
}

const NOWHERE: Rect = { x: 0, y: 0, width: 0, height: 0 }

/** Numbers are rounded in drawing: a hair is no overlap. */
const HAIR = 0.01

function overlapsIn(things: readonly Named[]): readonly string[] {
  const inner = ({ x, y, width, height }: Rect): Rect => ({
    x: x + HAIR,
    y: y + HAIR,
    width: width - 2 * HAIR,
    height: height - 2 * HAIR,
  })
  return things.flatMap(([a, one], i) =>
    things.slice(i + 1).flatMap(([b, other]) => (overlaps(inner(one), inner(other)) ? [`${a} / ${b}`] : [])),
  )
}

type Board = Pick<Match<Day>, 'pause'> & { readonly day: Day }

/** So many boards of each day are looked at: those with the most squadrons and raids in the air, and some between. */
const BUSY = 5
const EVERY = 150

function boardsOf(scenario: string): readonly Board[] {
  const match = new Match(game, { scenario, pack: 'standard', options: {} })
  const boards: (Board & { readonly crowd: number })[] = []
  let question = 0
  play(match, 7, ({ state, pause }) => {
    const flying = state.squadrons.filter(({ place }) => place.at === 'airborne').length
    const crowd = flying + 4 * state.raids.length
    const least = boards.toSorted((a, b) => b.crowd - a.crowd)[BUSY - 1]?.crowd ?? 0
    if (crowd > least || question++ % EVERY === 0) boards.push({ day: structuredClone(state), pause, crowd })
  })
  const busiest = boards.toSorted((a, b) => b.crowd - a.crowd).slice(0, BUSY)
  return [...busiest, ...boards.filter((_, i) => i % 5 === 0)]
}

describe.each(SCENARIOS)('%s', scenario => {
  const boards = boardsOf(scenario)

  test.each(SCREENS)(
    'on %s no counter, plaque, plate or name covers another, and none is left out',
    (_, print) => {
      const [first] = boards
      if (!first) throw new Error('A day without questions')
      const still = stillFor(first.day, print)
      for (const { day } of boards) {
        const layout = layoutOf(day, still)
        expect(overlapsIn(thingsOn(day, layout))).toEqual([])
        const flying = [...squadronsByBox(day)].filter(([box]) => !isAirfieldBox(box))
        expect([...layout.stands.keys()]).toEqual(flying.map(([box]) => box))
        expect(layout.plaques.size).toBe(day.raids.length)
        expect(layout.fields.size).toBe(basedIn(day).size)
      }
    },
  )

  test.each(SCREENS)(
    'on %s every legal height has its plate, which covers no counter, no plaque and no other plate',
    (_, print) => {
      const asked = boards.filter(({ pause }) => pause?.kind === 'choice')
      const still = stillFor((asked[0] ?? boards[0])?.day as Day, print)
      for (const { day, pause } of asked) {
        const layout = layoutOf(day, still)
        const lit = new Set(pause?.kind === 'choice' ? pause.options.flatMap(({ on }) => on ?? []) : [])
        // As if each squadron in the air were asked about: every place is wanted at once.
        const reach = new Set([...lit].filter(ref => ref.startsWith('box:') && /(LOW|MED|HIGH)$/.test(ref)))
        const wanted = stacksWanted(day, pause, lit, reach)
        const placed = platesFor(layout, wanted.map(wishOf))
        const plates = placed.flatMap((stack, i): Named[] =>
          (stack?.plates ?? []).map((rect): Named => [`plate ${wanted[i]?.space}`, rect]),
        )
        expect(plates.length).toBe(wanted.flatMap(stack => stack.plates).length)
        const standing = thingsOn(day, layout).filter(([name]) => !/\(name\)|\(id\)|^lf/.test(name))
        expect(overlapsIn([...plates, ...standing])).toEqual([])
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

test('names keep their places when nothing comes over them', () => {
  const { state } = new Match(game, { scenario: '1940-08-18', pack: 'standard', options: {} })
  const still = stillFor(state, printFor(0.88, 1, false))
  const quiet = layoutOf(state, still)
  const day = structuredClone(state)
  const [squadron] = day.squadrons.filter(({ home }) => home === '6/11c')
  if (!squadron) throw new Error('Nobody is based at Hornchurch')
  squadron.place = { at: 'airborne', space: '4/10b', altitude: 'HIGH' }
  const now = layoutOf(day, still)
  const far = packOf(day).pack.targets.filter(({ space }) => !space.startsWith('4/10'))
  for (const { id } of far) {
    expect(now.names.get(id)).toEqual(quiet.names.get(id))
    expect(now.stations.get(id)).toEqual(quiet.stations.get(id))
  }
})
