import { glance, Match } from '@tallyho/engine'
import type { Rect } from '@tallyho/kit/drawn/labels.ts'
import { playing } from '@tallyho/kit/test/table.tsx'
import { type Layout, leastZoom, type Print, printFor } from '../../board/map/index.ts'
import { basedIn } from '../../board/plot/flying.ts'
import { game, heuristic } from '../../index.ts'
import { squadronOf } from '../../rules/02-terms/terms.ts'
import type { Day } from '../../state.ts'

/** Boards of whole days, laid out on the screens that the table is made for. */

export type Named = readonly [name: string, rect: Rect]

const play = playing<Day>((match, choice, numbers) => heuristic(glance(match.state, choice, numbers)))

/** Frames of the screens that the table is made for, as pixels to a unit of the map; and closer by one step and by three. */
export const SCREENS: readonly (readonly [name: string, print: Print])[] = [
  ['1440x900', printFor(0.98, 1, false)],
  ['1024x768', printFor(0.645, 1, false)],
  ['1024x768, closer', printFor(0.645, 1.35, false)],
  ['1024x768, closest', printFor(0.645, 5, false)],
  ['390x844', printFor(0.36, leastZoom(0.36, true), true)],
  ['390x844, closer', printFor(0.36, 4, true)],
]

/** Those on which there is room for everything. */
export const WIDER = SCREENS.filter(([name]) => !name.startsWith('1024x768'))

/** What lies there by itself: a cascade or a pile lies over its own counters alone. */
export function standing(day: Day, layout: Layout): readonly Named[] {
  const berths = [...basedIn(day)].flatMap(([space, ids]) =>
    ids.flatMap((id, i): Named[] => {
      const slot = layout.fields.get(space)?.slots[i]
      const at = squadronOf(day, id).place.at
      return slot && (at === 'ready' || at === 'scramble') ? [[space, slot]] : []
    }),
  )
  const flying = [...layout.stands].flatMap(([box, { slots }]) => slots.map((slot): Named => [box, slot]))
  const raids = [...layout.plaques].map(
    ([number, { slots }]): Named => [`raid ${number}`, slots[0] ?? NOWHERE],
  )
  return [...berths, ...flying, ...raids]
}

export const NOWHERE: Rect = { x: 0, y: 0, width: 0, height: 0 }
export type Board = Pick<Match<Day>, 'pause'> & { readonly day: Day }

/** So many boards of each day are looked at: those with the most squadrons and raids in the air, and some between. */
const BUSY = 3
const EVERY = 150

export function boardsOf(scenario: string): readonly Board[] {
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
  return [...new Set([...busiest, ...boards.filter((_, i) => i % 5 === 0)])]
}
