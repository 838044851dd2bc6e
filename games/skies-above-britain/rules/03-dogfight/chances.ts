import { packOf } from '../../pack/index.ts'
import type { DogfightIcon, FighterId } from '../../pack/types.ts'
import type { Campaign, CardId, Dogfight, German } from '../../state.ts'
import type { Maneuver } from '../../vocabulary/dogfight.ts'
import { fighter, isFatigued, isGreen } from '../01-general/fighters.ts'
import { fightersOf } from '../01-general/formations.ts'
import { average, cardsLeft, mean, wholeDeck } from '../01-general/odds.ts'
import { patrolOf } from '../01-general/terms.ts'
import { blockOf, isTightTurn, rowOf } from './combat.ts'
import { hasAmmo } from './effects.ts'

/** What the next card of a combat may bring, by the cards that are left (SAB-GEN-13). All are chances from 0 to 1. */
export interface Chances {
  /** One of ours is hit. */
  readonly hit: number
  /** One of ours is lost by it: a severe hit, or a collision. */
  readonly loss: number
  /** A German goes down. */
  readonly kill: number
  /** They are no longer in this attitude to us: gone, or come round head-on, or slipped behind. */
  readonly rid: number
  /** More of them come, or get behind us. */
  readonly worse: number
  /** Cards of those left that make the Maneuver come off. */
  readonly works: number
  readonly cards: number
}

type Fight = Pick<Dogfight, 'unit'>
type Against = Pick<German, 'type' | 'attitude' | 'strength'>
type Cell = Omit<Chances, 'works' | 'cards'>

/** SAB-DOG-22 SAB-DOG-26 One combat with this Maneuver; none but against those behind us (SAB-DOG-30). */
export function chancesOf(
  campaign: Campaign,
  dogfight: Fight,
  german: Against,
  maneuver: Maneuver | 'none' = 'none',
): Chances {
  const deck = german.attitude === 'tailed' ? 'tailed' : 'headOn'
  const cards = cardsLeft(campaign, deck)
  const iconsOf = (card: CardId) => blockOf(campaign, german.attitude, card)[rowOf(dogfight)][german.type]
  const cellOf = (card: CardId) => cell(campaign, dogfight, german, flown(iconsOf(card), maneuver))
  const drawn =
    maneuver === 'evade'
      ? pairs(campaign, cards).map(([a, b]) => kinder(cellOf(a), cellOf(b)))
      : cards.map(cellOf)
  const of = (read: (one: Cell) => number) => average(drawn, read)
  return {
    hit: of(({ hit }) => hit),
    loss: of(({ loss }) => loss),
    kill: of(({ kill }) => kill),
    rid: of(({ rid }) => rid),
    worse: of(({ worse }) => worse),
    works: cards.filter(card => comesOff(iconsOf(card), maneuver)).length,
    cards: cards.length,
  }
}

/** SAB-MAN-05 SAB-MAN-07 */
function comesOff(icons: readonly DogfightIcon[], maneuver: Maneuver | 'none'): boolean {
  if (maneuver === 'slip') return icons.includes('slip')
  return maneuver === 'turn' && icons.some(isTightTurn)
}

/** What of a cell happens to a unit that flies this Maneuver (SAB-MAN-05 to SAB-MAN-10). */
function flown(icons: readonly DogfightIcon[], maneuver: Maneuver | 'none'): readonly DogfightIcon[] {
  if (comesOff(icons, maneuver)) return ['turn']
  return icons.filter(icon => icon !== 'slip' && !isTightTurn(icon))
}

/** SAB-MAN-01 Two cards that are drawn one after the other; the last of a deck comes with one of the new deck (SAB-GEN-13). */
function pairs(campaign: Campaign, cards: readonly CardId[]): readonly (readonly [CardId, CardId])[] {
  const [last] = cards
  if (last !== undefined && cards.length === 1)
    return wholeDeck(campaign, 'tailed')
      .filter(card => card !== last)
      .map(card => [last, card])
  return cards.flatMap((card, i) => cards.slice(i + 1).map(other => [card, other] as const))
}

/** The card that costs us less, or else rids us of them. */
function kinder(a: Cell, b: Cell): Cell {
  if (a.loss !== b.loss) return a.loss < b.loss ? a : b
  return a.rid >= b.rid ? a : b
}

/** What the icons of a cell do to the unit. */
function cell(campaign: Campaign, { unit }: Fight, german: Against, icons: readonly DogfightIcon[]): Cell {
  const crew = fightersOf(campaign, unit)
  const count = (icon: DogfightIcon) => icons.filter(one => one === icon).length
  const greens = crew.some(id => isGreen(campaign, id))
  const hits = count('hit') + (greens ? count('hit-green') : 0)
  const collides = count('collision') * (share(crew, id => isFatigued(campaign, id)) + 1) * (1 / 12)
  const misses = (1 - hitDanger(campaign, crew)) ** hits * (1 - collides)
  const shoots = count('damage') * firing(campaign, crew)
  const gone = german.strength <= count('reduce') || icons.includes('vanish') || icons.includes('turn')
  return {
    hit: hits > 0 ? 1 : 0,
    loss: 1 - misses,
    kill: Math.min(1, shoots),
    rid: gone ? 1 : 0,
    worse: icons.some(icon => icon.startsWith('reinforce') || (icon === 'split' && german.strength > 1))
      ? 1
      : 0,
  }
}

function share<T>(all: readonly T[], is: (one: T) => boolean): number {
  return all.length > 0 ? all.filter(is).length / all.length : 0
}

/** SAB-ICO-18 SAB-ICO-25 How likely a burst is fired: by anybody while one of them has ammunition, by jammed guns on an even die. */
function firing(campaign: Campaign, crew: readonly FighterId[]): number {
  if (hasAmmo(campaign, crew).length === 0) return 0
  return 1 - share(crew, id => fighter(campaign, id).jammed) / 2
}

/** SAB-DOG-33 SAB-DOG-35 How likely a Hit marker from the cup is severe for one of them. */
function hitDanger(campaign: Campaign, crew: readonly FighterId[]): number {
  const { hit } = packOf(campaign)
  const tired = share(crew, id => isFatigued(campaign, id))
  return mean(patrolOf(campaign).cups.hits, marker => Math.min(12, hit(marker).number - 1 + tired) / 12)
}
