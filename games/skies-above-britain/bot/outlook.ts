import { packOf } from '../pack/index.ts'
import type { Attitude, DogfightIcon, FighterId, GermanType } from '../pack/types.ts'
import { isGreen } from '../rules/01-general/fighters.ts'
import { fightersOf, isSection } from '../rules/01-general/formations.ts'
import { average, betterOfTwo, cardsLeft } from '../rules/01-general/odds.ts'
import type { Campaign, CardId } from '../state.ts'
import type { Maneuver } from '../vocabulary/dogfight.ts'
import type { Unit } from '../vocabulary/terms.ts'
import { hitCost, worthOf } from './worth.ts'

/** What a dogfight is worth: by attitude and strength of the Germans, round after round to its end. */

/** What it is worth to have Germans of such a strength in such an attitude. */
export type Outlook = Readonly<Record<Attitude, readonly number[]>>

/** Who fights whom, and what that may cost. */
export interface Fight {
  readonly campaign: Campaign
  readonly row: 'section' | 'fighter'
  readonly type: GermanType
  readonly green: boolean
  readonly german: number
  readonly hit: number
  readonly loss: number
}

export function fightOf(campaign: Campaign, unit: Unit, type: GermanType): Fight {
  const { german, loss } = worthOf(campaign)
  return {
    campaign,
    row: isSection(unit) ? 'section' : 'fighter',
    type,
    green: fightersOf(campaign, unit).some(id => isGreen(campaign, id)),
    german,
    hit: hitCost(campaign),
    loss,
  }
}

/** The same unit with another opponent, or as one of its fighters alone. */
export function aloneAs(fight: Fight, id: FighterId): Fight {
  return { ...fight, row: 'fighter', green: isGreen(fight.campaign, id) }
}

const LOOSE = 0.05
const LESS_AMMO = 0.08
const JAM = 0.04
const FUEL = 0.03
/** SAB-ICO-09 */
const COLLISION = 1 / 12
/** The pilot dies in it as well. */
const KILLED = 1.5
/** A round later things may be different. */
const LATER = 0.95
const ROUNDS = 12
const STRENGTHS = [0, 1, 2, 3, 4] as const
const NOTHING: Outlook = { 'head-on': [0, 0, 0, 0, 0], tailed: [0, 0, 0, 0, 0], tailing: [0, 0, 0, 0, 0] }

/** What hurts them before they get away, what gets us rid of them, and the rest. */
export const ORDER: readonly string[] = ['damage', 'collision', 'reduce', 'vanish', 'turn', 'split']

export function rank(icon: string): number {
  const at = ORDER.indexOf(icon.split(':')[0] ?? icon)
  return at < 0 ? ORDER.length : at
}

const OUTLOOKS = new WeakMap<object, Map<string, Outlook>>()

/** With full decks: what is to come, when the cards that are out now are shuffled in again. Reckoned once for all that it depends on. */
export function outlookFor(fight: Fight): Outlook {
  const { pack } = packOf(fight.campaign)
  const known = OUTLOOKS.get(pack) ?? new Map<string, Outlook>()
  OUTLOOKS.set(pack, known)
  const { campaign, row, type, green, german, hit, loss } = fight
  const key = [campaign.aircraft, row, type, green, german, hit, loss].join()
  const outlook = known.get(key) ?? reckon(fight)
  known.set(key, outlook)
  return outlook
}

function reckon(fight: Fight): Outlook {
  const decks = packOf(fight.campaign).decks(fight.campaign.aircraft)
  const [tailed, headOn] = [Object.keys(decks.tailed), Object.keys(decks.headOn)]
  let outlook = NOTHING
  for (let round = 0; round < ROUNDS; round++) {
    const after = outlook
    const against = (attitude: Attitude, cards: readonly CardId[]) =>
      STRENGTHS.map(strength => (strength === 0 ? 0 : combatWorth(fight, attitude, strength, cards, after)))
    outlook = {
      'head-on': against('head-on', headOn),
      tailed: STRENGTHS.map(strength =>
        strength === 0
          ? 0
          : Math.max(...MANEUVERS.map(one => maneuverWorth(fight, one, strength, tailed, after))),
      ),
      // SAB-DOG-11 They may be let go.
      tailing: against('tailing', headOn).map(worth => Math.max(0, worth)),
    }
  }
  return outlook
}

const MANEUVERS: readonly (Maneuver | 'none')[] = ['none', 'evade', 'slip', 'turn']

function iconsOf({ campaign, row, type }: Fight, attitude: Attitude, card: CardId): readonly DogfightIcon[] {
  const { tailed, headOn } = packOf(campaign)
  return (attitude === 'tailed' ? tailed(card) : headOn(card)[attitude])[row][type]
}

/** One combat without a Maneuver. */
export function combatWorth(
  fight: Fight,
  attitude: Attitude,
  strength: number,
  cards: readonly CardId[],
  after: Outlook,
): number {
  return average(cards, card => cellWorth(fight, iconsOf(fight, attitude, card), attitude, strength, after))
}

/** SAB-DOG-26 What a Maneuver is worth with these cards. */
export function maneuverWorth(
  fight: Fight,
  maneuver: Maneuver | 'none',
  strength: number,
  cards: readonly CardId[],
  after: Outlook,
): number {
  const worths = cards.map(card => tailedWorth(fight, maneuver, card, strength, after))
  return maneuver === 'evade' ? betterOfTwo(worths) : average(worths, worth => worth)
}

/** SAB-MAN-02 SAB-MAN-05 SAB-MAN-07 One Tailed card, with a Maneuver. */
export function tailedWorth(
  fight: Fight,
  maneuver: Maneuver | 'none',
  card: CardId,
  strength: number,
  after: Outlook,
): number {
  const icons = iconsOf(fight, 'tailed', card)
  const tight = icons.find(icon => icon.startsWith('tight-turn'))
  if (maneuver === 'turn' && tight)
    return (
      LATER * (after['head-on'][strength] ?? 0) -
      (tight === 'tight-turn' || fight.row === 'fighter' ? 0 : LOOSE)
    )
  // The one who slips attacks them in this round.
  if (maneuver === 'slip' && icons.includes('slip')) return (after.tailing[strength] ?? 0) - LOOSE
  return cellWorth(fight, icons, 'tailed', strength, after, maneuver === 'evade' ? 1 : 0)
}

interface IconRead {
  readonly name: string
  /** In which attitude a Reinforce joins. */
  readonly joins: Attitude | undefined
}

const READ = new WeakMap<readonly DogfightIcon[], readonly IconRead[]>()

/** The icons of a cell in the order in which they are taken; the cells of a pack are looked at again and again. */
function readInOrder(icons: readonly DogfightIcon[]): readonly IconRead[] {
  const known = READ.get(icons)
  if (known) return known
  const read = icons
    .toSorted((a, b) => rank(a) - rank(b))
    .map(icon => {
      const [name, , joins] = icon.split(':') as [string, string?, Attitude?]
      return { name, joins }
    })
  READ.set(icons, read)
  return read
}

/** All icons of a cell, and what is left of the Germans after it. `shaken` is what they lose if they are still behind us. */
function cellWorth(
  fight: Fight,
  icons: readonly DogfightIcon[],
  attitude: Attitude,
  strength: number,
  after: Outlook,
  shaken = 0,
): number {
  let worth = 0
  let left = strength
  let at = attitude
  for (const { name, joins } of readInOrder(icons)) {
    worth += priceOf(fight, name)
    if (name === 'damage' && left > 0) worth += fight.german
    if (name === 'damage' || name === 'reduce') left -= 1
    if (name === 'vanish') left = 0
    if (name === 'turn') at = 'head-on'
    if (name === 'reinforce' && joins) worth += after[joins][2] ?? 0
    if (name === 'split' && left > 1) {
      const half = Math.floor(left / 2)
      worth += after.tailed[half] ?? 0
      left -= half
    }
  }
  if (at === 'tailed') left -= shaken
  return worth + LATER * (left > 0 ? (after[at][left] ?? 0) : 0)
}

/** What an icon costs us at once. */
function priceOf({ row, green, hit, german, loss }: Fight, name: string): number {
  switch (name) {
    case 'hit':
      return -hit
    case 'hit-green':
      return green ? -hit : 0
    case 'loose':
      return row === 'section' ? -LOOSE : 0
    case 'loose-green':
      return row === 'section' && green ? -LOOSE : 0
    case 'fuel':
      return row === 'section' ? -FUEL : 0
    case 'low-ammo':
      return -LESS_AMMO
    case 'jammed':
      return -JAM
    case 'collision':
      return COLLISION * (german - loss * KILLED)
    default:
      return 0
  }
}

/** SAB-ADV-01 What an Advantage Card of a deck brings a unit. */
export function advantageWorth(fight: Fight, deck: 'raf' | 'luftwaffe'): number {
  const outlook = outlookFor(fight)
  return average(cardsLeft(fight.campaign, deck), card => openingWorth(fight, card, outlook))
}

export function openingWorth({ campaign }: Fight, card: CardId, outlook: Outlook): number {
  const { number, attitude } = packOf(campaign).advantage(card)
  return outlook[attitude][number === 'schwarm' ? 4 : 2] ?? 0
}
