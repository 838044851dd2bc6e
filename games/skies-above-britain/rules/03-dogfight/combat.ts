import { noted, type Procedure } from '@tallyho/engine'
import type { Block } from '../../pack/components.ts'
import { packOf } from '../../pack/index.ts'
import type { Attitude, DogfightIcon } from '../../pack/types.ts'
import { type Campaign, type CardId, type Dogfight, type German, SQUADRON } from '../../state.ts'
import type { Unit } from '../../vocabulary/terms.ts'
import { choose, note } from '../../vocabulary.ts'
import { drawCard } from '../01-general/acts.ts'
import { isSection } from '../01-general/formations.ts'
import { dogfightOf, found } from '../01-general/terms.ts'
import { dismiss, type Fray } from './germans.ts'
import { affects, applyIcons } from './icons.ts'
import { afterEvade, chooseManeuver, leads, slips, turnsTight } from './maneuvers.ts'

/** One combat between a unit and one German marker: what the card says, by the attitude between them. */
export interface Combat {
  readonly campaign: Campaign
  readonly fray: Fray
  readonly dogfight: Dogfight
  readonly german: German
}

/** SAB-DOG-19 */
export function* combat(campaign: Campaign, fray: Fray, unit: Unit, no: number): Procedure<void> {
  const dogfight = found(dogfightOf(campaign, unit), 'dogfight of', unit)
  const german = found(
    dogfight.germans.find(one => one.no === no),
    'German marker',
    no,
  )
  const one: Combat = { campaign, fray, dogfight, german }
  german.fought = dogfight.round
  if (german.attitude === 'tailed') return yield* tailed(one)
  // SAB-DOG-11 SAB-DOG-21
  if (german.attitude === 'tailing' && (yield* letsGo(one)))
    return dismiss(dogfight, 'SAB-DOG-11', german, 'let-go')
  // SAB-DOG-30 No Maneuver here.
  const read = readCard(one, yield* drawCard(campaign, 'headOn'))
  tell(one, read, read.icons)
  yield* applyIcons(one, read.icons)
}

function* letsGo({ dogfight, german }: Combat): Procedure<boolean> {
  const options = [
    { id: 'attack', on: [`german:${german.no}`], rolls: true as const },
    { id: 'let-go', on: ['way:let-go'], rolls: true as const },
  ]
  return (yield* choose(SQUADRON, 'dogfight.tailing', options, combatants(dogfight, german))).id === 'let-go'
}

/** Whom a question of a combat is about: the Germans, too, while they are there. */
export function combatants({ unit, germans }: Dogfight, german: German): readonly string[] {
  return germans.includes(german) ? [`unit:${unit}`, `german:${german.no}`] : [`unit:${unit}`]
}

/** SAB-DOG-26 A Maneuver, then the card. */
function* tailed(one: Combat): Procedure<void> {
  const maneuver = yield* chooseManeuver(one)
  if (maneuver === 'broken') return
  const read = readCard(
    one,
    maneuver === 'evade' ? yield* drawTwo(one) : yield* drawCard(one.campaign, 'tailed'),
  )
  // SAB-ICO-22 What cancels the rest comes first.
  if (yield* slips(one, maneuver, read)) return
  const tight = read.icons.find(isTightTurn)
  if (maneuver === 'turn' && (yield* turnsTight(one, read, tight))) {
    const inner = tight?.split(':')[1] as DogfightIcon | undefined
    return inner ? yield* applyIcons(one, [inner]) : undefined
  }
  // SAB-MAN-06 SAB-MAN-09 SAB-MAN-10
  const rest = read.icons.filter(icon => icon !== 'slip' && !isTightTurn(icon))
  tell(one, read, rest)
  const led = maneuver === 'evade' && !rest.includes('vanish') && (yield* leads(one, read))
  yield* applyIcons(one, led ? [...rest, 'vanish'] : rest)
  if (maneuver === 'evade') yield* afterEvade(one)
}

/** SAB-MAN-01 Two cards, and the player's choice, unless they read alike here. */
function* drawTwo(one: Combat): Procedure<CardId> {
  const { campaign, dogfight, german } = one
  const first = yield* drawCard(campaign, 'tailed')
  const second = yield* drawCard(campaign, 'tailed', [first])
  note('SAB-MAN-01', 'two-cards', { unit: dogfight.unit, deck: 'tailed', cards: [first, second] })
  const saysOf = (card: CardId) => readCard(one, card).icons.toSorted().join()
  const cards = saysOf(first) === saysOf(second) ? [first] : [first, second]
  const options = cards.map(card => ({
    id: card,
    card,
    on: [`card:${card}`],
    rolls: true as const,
  }))
  return (yield* choose(SQUADRON, 'dogfight.evade-card', options, combatants(dogfight, german))).card
}

/** A card as it is read: the cell for the unit, the type and the attitude at that moment. */
export interface Read {
  readonly card: CardId
  readonly attitude: Attitude
  readonly row: 'section' | 'fighter'
  readonly icons: readonly DogfightIcon[]
}

/** SAB-DOG-22 SAB-DOG-23 Deck by attitude, row by unit, column by type. */
function readCard({ campaign, dogfight, german }: Combat, card: CardId): Read {
  const { attitude, type } = german
  const row = rowOf(dogfight)
  return { card, attitude, row, icons: blockOf(campaign, attitude, card)[row][type] }
}

/** SAB-DOG-22 The block of a card for an attitude. */
export function blockOf(campaign: Campaign, attitude: Attitude, card: CardId): Block {
  const { tailed, headOn } = packOf(campaign)
  return attitude === 'tailed' ? tailed(card) : headOn(card)[attitude]
}

export function rowOf({ unit }: Pick<Dogfight, 'unit'>): 'section' | 'fighter' {
  return isSection(unit) ? 'section' : 'fighter'
}

export function isTightTurn(icon: DogfightIcon): boolean {
  return icon.startsWith('tight-turn')
}

/** The card as it came up, before somebody is asked what he makes of it; of its icons some may be struck out already. */
export function show(one: Combat, read: Read, struck: readonly DogfightIcon[] = []): void {
  if (!noted()) return
  const { dogfight, german } = one
  note('SAB-DOG-22', 'card-drawn', {
    ...read,
    unit: dogfight.unit,
    german: german.no,
    column: german.type,
    struck: read.icons.filter(icon => struck.includes(icon) || !affects(one, icon)),
  })
}

/** The card as it is shown: what applies, and what is struck out, also because it finds nobody here. */
export function tell(one: Combat, read: Read, applied: readonly DogfightIcon[]): void {
  if (!noted()) return
  const { dogfight, german } = one
  note('SAB-DOG-22', 'dogfight-card', {
    ...read,
    unit: dogfight.unit,
    german: german.no,
    column: german.type,
    struck: read.icons.filter(icon => !applied.includes(icon) || !affects(one, icon)),
  })
}
