import type { Cup } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import type { DogfightIcon, FighterId } from '../../pack/types.ts'
import type { Campaign, CardId, Dogfight, German } from '../../state.ts'
import type { Maneuver } from '../../vocabulary/dogfight.ts'
import { isEmpty } from '../01-general/acts.ts'
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
  /** More of them get behind us. */
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
  const read = cellsOf(campaign, dogfight, german)
  const cellOf = (card: CardId) => read(flown(iconsOf(card), maneuver))
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
function cellsOf(
  campaign: Campaign,
  { unit }: Fight,
  german: Against,
): (icons: readonly DogfightIcon[]) => Cell {
  const crew = fightersOf(campaign, unit)
  const greens = crew.filter(id => isGreen(campaign, id))
  const unhurt = unhurtBy(campaign, crew, greens)
  // SAB-ICO-09 On a 1, or a 2 for who is tired.
  const runsInto = (tiredOf(campaign, crew) + 1) / 12
  const guns = { crew: crew.length, jammed: crew.filter(id => fighter(campaign, id).jammed).length }
  const hasFire = hasAmmo(campaign, crew).length > 0
  return icons => {
    const count = (icon: DogfightIcon) => icons.filter(one => one === icon).length
    const [hits, onGreens] = [count('hit'), greens.length > 0 ? count('hit-green') : 0]
    const apart = (1 - runsInto) ** count('collision')
    const kills = killsBy(hasFire ? count('damage') : 0, guns)
    const gone = german.strength <= count('reduce') || icons.includes('vanish') || icons.includes('turn')
    return {
      hit: hits + onGreens > 0 ? 1 : 0,
      loss: 1 - unhurt(hits, onGreens) * apart,
      // Who runs into one of them takes him along.
      kill: 1 - (kills[0] ?? 0) * apart,
      rid: gone ? 1 : 0,
      worse: getBehind(icons, german.strength, kills),
    }
  }
}

/** SAB-ICO-27 SAB-ICO-29 Some of those who come are before us; and of one who is left after our burst nobody splits off. */
function getBehind(icons: readonly DogfightIcon[], strength: number, kills: readonly number[]): number {
  if (icons.some(icon => icon.startsWith('reinforce') && icon.endsWith(':tailed'))) return 1
  if (!icons.includes('split')) return 0
  return kills.reduce((sum, chance, down) => sum + (strength - down > 1 ? chance : 0), 0)
}

function share<T>(all: readonly T[], is: (one: T) => boolean): number {
  return all.length > 0 ? all.filter(is).length / all.length : 0
}

function tiredOf(campaign: Campaign, crew: readonly FighterId[]): number {
  return share(crew, id => isFatigued(campaign, id))
}

/** Who fires: anybody, while one of them has ammunition (SAB-ICO-25). */
interface Guns {
  readonly crew: number
  readonly jammed: number
}

/** SAB-ICO-18 How likely so many bursts bring down none, one, two …: jammed guns fire on an even die, and are not tried again on this card. */
function killsBy(bursts: number, { crew, jammed }: Guns): readonly number[] {
  if (bursts === 0) return [1]
  const tried = jammed / crew
  const others = killsBy(bursts - 1, { crew, jammed })
  const after = tried > 0 ? killsBy(bursts - 1, { crew, jammed: jammed - 1 }) : others
  return Array.from({ length: bursts + 1 }, (_, kills) => {
    const [missed = 0, scored = 0, clean = 0] = [after[kills], after[kills - 1], others[kills - 1]]
    return (tried / 2) * (missed + scored) + (1 - tried) * clean
  })
}

/** SAB-DOG-33 SAB-DOG-35 How likely none of so many Hit markers is severe, drawn one after the other for anybody, or for a Green. */
function unhurtBy(
  campaign: Campaign,
  crew: readonly FighterId[],
  greens: readonly FighterId[],
): (hits: number, onGreens: number) => number {
  const { hit } = packOf(campaign)
  const tired = { crew: tiredOf(campaign, crew), greens: tiredOf(campaign, greens) }
  const known = new Map<string, number>()
  const drawn = (cup: Cup, hits: number, onGreens: number): number => {
    if (hits + onGreens === 0 || isEmpty(cup)) return 1
    const forAll = hits > 0
    return mean(cup, marker => {
      const severe = Math.min(12, hit(marker).number - 1 + (forAll ? tired.crew : tired.greens)) / 12
      const left = { ...cup, [marker]: (cup[marker] ?? 1) - 1 }
      return (1 - severe) * (forAll ? drawn(left, hits - 1, onGreens) : drawn(left, 0, onGreens - 1))
    })
  }
  return (hits, onGreens) => {
    const key = `${hits}/${onGreens}`
    const found = known.get(key) ?? drawn(patrolOf(campaign).cups.hits, hits, onGreens)
    known.set(key, found)
    return found
  }
}
