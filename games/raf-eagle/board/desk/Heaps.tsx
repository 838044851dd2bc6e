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
/** A counter with the plate that says how many lie there, and the edge of the room, in px. */
const COUNTER = 36
const [GAP_X, GAP_Y] = [6, 4]
const [EDGE_X, EDGE_Y] = [6, 5]

/** The line below a heap of several letters, in px. */
const LETTERS_LINE = 13
const LETTERS: readonly Letter[] = ['A', 'B', 'C']

/** So many counters find room, with a line below each or without. */
function placesIn({ width, height }: Room, below = 0): number {
  return (
    Math.floor((width - EDGE_X + GAP_X) / (COUNTER + GAP_X)) *
    Math.floor((height - EDGE_Y + GAP_Y) / (COUNTER + below + GAP_Y))
  )
}

/** `✓2/3`: so many of a heap are in the player's hand. */
export const pickedOf = (picked: number, all: number) => (picked < all ? `✓${picked}/${all}` : `✓${picked}`)

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
  const fits = (way: (id: GruppeId) => string, below?: number) =>
    heapsBy(gruppen, way).size <= placesIn(room, below) - kept
  const closed = fits(alike) ? alike : fits(typeOf, LETTERS_LINE) ? typeOf : kindOfRaider
  const heaps = heapsBy(gruppen, isOpen ? id => id : closed)
  return [...heaps].map(([key, heap]) => {
    const left = heap.filter(id => !held.includes(refTo('gruppe', id)))
    const picked = heap.length - left.length
    const count = picked > 0 ? pickedOf(picked, heap.length) : heap.length
    const top = found(left[0] ?? heap[0], 'Gruppe')
    const mark = heap.length > 1 ? count : undefined
    return (
      <div key={key} className="eagle-heap">
        <GruppeCounter campaign={campaign} id={top} size={COUNTER} mark={mark} />
        {closed !== alike && !isOpen && <small>{mixOf(heap.map(letterOf))}</small>}
      </div>
    )
  })
}

/** RE-5.4.g `3A 3B 2C`: one die strikes all of a letter. */
export function mixOf(letters: readonly Letter[]): string {
  const counts = LETTERS.map(letter => [letter, letters.filter(one => one === letter).length] as const)
  return counts.flatMap(([letter, count]) => (count > 0 ? [`${count}${letter}`] : [])).join(' ')
}
