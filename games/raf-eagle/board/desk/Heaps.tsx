import { refTo } from '@tallyho/engine'
import type { Size as Room } from '@tallyho/kit'
import type { GruppeId } from '../../pack/types.ts'
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
const [EDGE_X, EDGE_Y] = [8, 5]

/** So many counters find room. */
export function placesIn({ width, height }: Room): number {
  return (
    Math.floor((width - EDGE_X + GAP_X) / (COUNTER + GAP_X)) *
    Math.floor((height - EDGE_Y + GAP_Y) / (COUNTER + GAP_Y))
  )
}

/** `✓2/3`: so many of a heap are in the player's hand. */
export const pickedOf = (picked: number, all: number) => (picked < all ? `✓${picked}/${all}` : `✓${picked}`)

/** As many heaps as find room: of those that differ in nothing, else of a type, else of bombers and of fighters. Opened, each by itself. */
export function Heaps(props: {
  readonly campaign: Campaign
  readonly gruppen: readonly GruppeId[]
  readonly isOpen: boolean
  readonly places: number
}) {
  const { campaign, gruppen, isOpen, places } = props
  const { held } = useDeskPlan()
  const typeOf = flownType(campaign)
  const kindOfRaider = (id: GruppeId) => (isBomber(campaign, id) ? 'bombers' : 'fighters')
  const ways = [(id: GruppeId) => `${typeOf(id)} ${gruppeSpec(campaign, id).letter}`, typeOf]
  const fits = (way: (id: GruppeId) => string) => heapsBy(gruppen, way).size <= places
  const heaps = heapsBy(gruppen, isOpen ? id => id : (ways.find(fits) ?? kindOfRaider))
  return [...heaps].map(([key, heap]) => {
    const left = heap.filter(id => !held.includes(refTo('gruppe', id)))
    const picked = heap.length - left.length
    const count = picked > 0 ? pickedOf(picked, heap.length) : heap.length
    const top = found(left[0] ?? heap[0], 'Gruppe')
    const mark = heap.length > 1 ? count : undefined
    return <GruppeCounter key={key} campaign={campaign} id={top} size={COUNTER} mark={mark} />
  })
}
