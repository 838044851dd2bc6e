import { approaches } from './approaches.ts'
import { constrained, designed, sends } from './notation.ts'
import { targets } from './targets.ts'
import type { CardNumber, Depth, SectorId, TargetCard, TargetId } from './types.ts'

type Mark = 'x2' | 'forward'

/** 1-34 open the battle, 35-44 come in later and lie deeper, 45-60 are for terror. */
// biome-ignore format: a chart, one card a row
const CARDS: readonly (readonly [CardNumber, TargetId, TargetCard['value'], TargetId?, Mark?])[] = [
  // card, target, strategic value, secondary target, mark
  [1, 'Worth', 2, 'Weymouth'],
  [2, 'Worth', 1],
  [3, 'Ventnor', 3, 'Gosport'],
  [4, 'Ventnor', 2],
  [5, 'Poling', 2, 'Ford'],
  [6, 'Pevensey', 2],
  [7, 'Rye', 2],
  [8, 'Rye', 1],
  [9, 'Swingate', 3, 'Dover'],
  [10, 'Foreness', 1],
  [11, 'Canewdon', 2],
  [12, 'Bawdsey', 1, 'Felixstowe'],
  [13, 'Exeter', 1],
  [14, 'Tangmere', 3, 'Thorney Island'],
  [15, 'Tangmere', 2, 'Ford', 'forward'],
  [16, 'Kenley', 3, 'Uxbridge'],
  [17, 'Kenley', 2, '', 'forward'],
  [18, 'Biggin Hill', 3, 'Detling'],
  [19, 'Biggin Hill', 2, '', 'forward'],
  [20, 'Hornchurch', 3, 'Eastchurch'],
  [21, 'Hornchurch', 2, '', 'forward'],
  [22, 'North Weald', 2, 'Stanmore', 'forward'],
  [23, 'North Weald', 1],
  [24, 'Debden', 2],
  [25, 'Southampton', 3, 'Worthy Down'],
  [26, 'Rochester', 2, 'Chatham'],
  [27, 'Weybridge', 3, 'Farnborough'],
  [28, 'Plymouth', 2],
  [29, 'Weymouth', 1],
  [30, 'Portland', 2],
  [31, 'Portsmouth', 3, 'Gosport'],
  [32, 'Harwich', 2, 'Felixstowe'],
  [33, 'Sheerness', 2, 'Eastchurch'],
  [34, 'Dover', 3, 'Swingate'],

  [35, 'Filton', 2, 'Box'],
  [36, 'Northolt', 3, 'Uxbridge', 'x2'],
  [37, 'Middle Wallop', 3, 'Andover', 'forward'],
  [38, 'Duxford', 2],
  [39, 'Patchway', 3, 'Box', 'x2'],
  [40, 'Yeovil', 2, 'Box'],
  [41, 'Langley', 3, 'Uxbridge', 'x2'],
  [42, 'Tilbury', 3, 'Thameshaven'],
  [43, 'Oxford', 2, 'Brize Norton'],
  [44, 'London', 3, 'Woolwich'],

  [45, 'London', 3, 'Stanmore', 'x2'],
  [46, 'London', 3],
  [47, 'London', 3, 'Woolwich', 'x2'],
  [48, 'London', 3, 'Uxbridge'],
  [49, 'London', 2],
  [50, 'London', 2, 'Woolwich', 'x2'],
  [51, 'London', 2],
  [52, 'London', 1],
  [53, 'Woolwich', 3],
  [54, 'Bristol', 3, 'Box', 'x2'],
  [55, 'Southend', 2],
  [56, 'Canterbury', 2],
  [57, 'Brighton', 2],
  [58, 'Norwich', 2],
  [59, 'Ipswich', 2],
  [60, 'Bournemouth', 2],
]

/** Observers see more of a raid the longer it flies over land: clear, patchy, broken. */
const OBSERVERS: Readonly<Record<Depth, TargetCard['observers']>> = {
  coast: [2, 1, 0],
  inland: [3, 2, 1],
  deep: [4, 2, 1],
}

/** RE-2.1.c West of the boundary of the Luftflotten. */
const WEST: readonly SectorId[] = ['1/10', '3/10', '4/10', '1/11']
/** RE-19.4.a RE-19.4.d Sectors and single targets at the edge of Me 109 range, and beyond it. */
const EDGE: readonly (SectorId | TargetId)[] = ['3/11', '4/11', 'Middle Wallop']
const BEYOND: readonly (SectorId | TargetId)[] = ['3/10', '2/12', '3/12', 'Oxford']

const KNOWN: Readonly<Record<CardNumber, string>> = {
  1: 'card 01 Worth and the sectors of its chart',
  5: 'card 05 Poling, three nets, Observer Corps in patchy clouds',
  34: 'card 34 Dover, RE-EX-12 RE-EX-13 its chart',
  37: 'card 37 Middle Wallop, forward airfields, edge of range',
}

const sectorOf = new Map(targets.map(({ id, sector }) => [id, sector]))

function card([number, target, value, secondary, mark]: (typeof CARDS)[number]): TargetCard {
  const sector = sectorOf.get(target)
  const way = approaches[target]
  if (sector === undefined || way === undefined) throw new Error(`No way leads to ${target}`)
  const lies = (list: readonly string[]) => list.includes(sector) || list.includes(target)
  return {
    card: number,
    target,
    depth: way.depth,
    luftflotte: WEST.includes(sector) ? 3 : 2,
    value,
    range: lies(BEYOND) ? 'beyond' : lies(EDGE) ? 'edge' : 'in',
    ...(lies(BEYOND) && { far: true as const }),
    nets: way.nets,
    observers: OBSERVERS[way.depth],
    ...(secondary && { secondary }),
    chart: sends(way.chart),
    ...(mark === 'x2' && { double: true as const }),
    ...(mark === 'forward' && { forward: true as const }),
    ...(KNOWN[number]
      ? constrained(KNOWN[number])
      : designed('RE-2.1.c RE-19.4 area and range; the rest by geography and balance')),
  }
}

export const targetCards: readonly TargetCard[] = CARDS.map(card)
