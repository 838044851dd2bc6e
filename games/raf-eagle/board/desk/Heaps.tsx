import { refTo } from '@tallyho/engine'
import type { Size as Room } from '@tallyho/kit'
import type { GruppeId, Letter } from '../../pack/types.ts'
import { found, gruppeSpec, isBomber } from '../../rules/02-terms.ts'
import type { Campaign } from '../../state.ts'
import { flownType, heapsBy } from '../pieces/heaps.ts'
import { GruppeCounter } from '../pieces/index.ts'
import { useDeskPlan } from './planning.ts'

/** The room for Gruppen on a card before it is measured: three abreast, twice. */
export const ROOM: Room = { width: 141, height: 84 }
/** A counter, the tab beside it, and what is left free, in px. */
const COUNTER = 42
const TAB = 18
const GAP = 4
const LETTERS: readonly Letter[] = ['A', 'B', 'C']

const fitting = (length: number, each: number) => Math.floor((length + GAP) / (each + GAP))

/** The room on a card, as far as it counts: no card is drawn anew for less than another counter. */
export function inCounters({ width, height }: Room): Room {
  const filled = (length: number, each: number) => fitting(length, each) * (each + GAP) - GAP
  return {
    width: Math.max(filled(width, COUNTER), filled(width, COUNTER + TAB)),
    height: filled(height, COUNTER),
  }
}

/** So many heaps find room, or so many counters side by side. */
const placesIn = ({ width, height }: Room, tab: number) =>
  fitting(width, COUNTER + tab) * fitting(height, COUNTER)

/** `2 /3`: so many of a heap are in the player's hand. */
export const pickedOf = (picked: number, all: number) => (picked < all ? `${picked} /${all}` : `✓${picked}`)

/** As many heaps as find room: of those that differ in nothing, else of a type, else of bombers and of fighters. Opened, each by itself. */
export function Heaps(props: {
  readonly campaign: Campaign
  readonly gruppen: readonly GruppeId[]
  readonly isOpen: boolean
  readonly room: Room
  /** Places that are kept free. */
  readonly kept: number
}) {
  const { campaign, gruppen, isOpen, room, kept } = props
  const { held } = useDeskPlan()
  const typeOf = flownType(campaign)
  const kindOfRaider = (id: GruppeId) => (isBomber(campaign, id) ? 'bombers' : 'fighters')
  const letterOf = (id: GruppeId) => gruppeSpec(campaign, id).letter
  const alike = (id: GruppeId) => `${typeOf(id)} ${letterOf(id)}`
  const fits = (way: (id: GruppeId) => string) => {
    const heaps = heapsBy(gruppen, way).size
    return heaps <= placesIn(room, heaps < gruppen.length ? TAB : 0) - kept
  }
  const closed = fits(alike) ? alike : fits(typeOf) ? typeOf : kindOfRaider
  const heaps = heapsBy(gruppen, isOpen ? id => id : closed)
  return [...heaps].map(([key, heap]) => {
    const left = heap.filter(id => !held.includes(refTo('gruppe', id)))
    const picked = heap.length - left.length
    const count = picked > 0 ? pickedOf(picked, heap.length) : heap.length
    const top = found(left[0] ?? heap[0], 'Gruppe')
    const isMixed = closed !== alike && heap.length > 1
    return (
      <GruppeCounter
        key={key}
        campaign={campaign}
        id={top}
        size={COUNTER}
        mark={heap.length > 1 ? count : undefined}
        more={isMixed ? mixOf(heap.map(letterOf)) : undefined}
      />
    )
  })
}

/** RE-5.4.g `3A 3B 2C`: one die strikes all of a letter. */
export function mixOf(letters: readonly Letter[]): string {
  const counts = LETTERS.map(letter => [letter, letters.filter(one => one === letter).length] as const)
  return counts.flatMap(([letter, count]) => (count > 0 ? [`${count}${letter}`] : [])).join(' ')
}
