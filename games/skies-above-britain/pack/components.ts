import { byId, type Cup, finder } from '@tallyho/engine'
import {
  type AdvantageCard,
  type Aircraft,
  type BomberCard,
  type BomberIcon,
  type Chapter,
  type DamageMarker,
  type DogfightIcon,
  type GermanType,
  type HeadOnCard,
  type HitMarker,
  type Layout,
  type Pack,
  type ReactionCard,
  type ScenarioSpec,
  type Side,
  STATION_COLUMNS,
  type StationColumn,
  SUPPORTS,
  type Support,
  type TailedCard,
  type VectorIcon,
} from './types.ts'

/** A cell of an Intercept table: X where it is prohibited. */
export interface StationCell {
  readonly number: number
  readonly fuel: boolean
}

/** SAB-DOG-23 */
export type Block = Readonly<
  Record<'section' | 'fighter', Readonly<Record<GermanType, readonly DogfightIcon[]>>>
>

/** A pack laid out for the rules: every card, table and marker at one look-up. */
export interface Components {
  readonly pack: Pack
  tailed(id: string): Block
  headOn(id: string): Readonly<Record<'head-on' | 'tailing', Block>>
  advantage(id: string): AdvantageCard
  bomberCard(id: string): Readonly<Record<Support, Readonly<Record<Side, readonly BomberIcon[]>>>>
  reaction(id: string): ReactionCard
  hit(id: string): HitMarker
  damage(id: string): DamageMarker
  vector(id: string): readonly VectorIcon[]
  layout(id: string): Layout
  chapter(id: string): Chapter
  scenario(id: string): ScenarioSpec
  /** Full decks, by id. */
  decks(aircraft: Aircraft): Readonly<Record<keyof Pack['cards'], Cup>>
  readonly cups: Readonly<Record<keyof Pack['markers'], Cup>>
}

/** Icons of a cell, parted by spaces. */
function iconsIn<I extends string>(cell: string): readonly I[] {
  return cell === '-' ? [] : (cell.split(' ') as I[])
}

/** `9 8F 6 9 9 5 X` by column; undefined for X. */
export function stationRow(row: string): Readonly<Record<StationColumn, StationCell | undefined>> {
  const cells = row.split(' ')
  const cell = (text = 'X') =>
    text === 'X' ? undefined : { number: Number.parseInt(text, 10), fuel: text.endsWith('F') }
  return Object.fromEntries(STATION_COLUMNS.map((column, i) => [column, cell(cells[i])])) as Record<
    StationColumn,
    StationCell | undefined
  >
}

function blockOf({ section, fighter }: Pick<TailedCard, 'section' | 'fighter'>): Block {
  const cells = (row: Readonly<Record<GermanType, string>>) => ({
    '109': iconsIn<DogfightIcon>(row['109']),
    '110': iconsIn<DogfightIcon>(row['110']),
  })
  return { section: cells(section), fighter: cells(fighter) }
}

function rowsOf(card: BomberCard) {
  const rows = SUPPORTS.map(support => {
    const { nose, flank, tail } = card[support]
    return [
      support,
      { nose: iconsIn<BomberIcon>(nose), flank: iconsIn<BomberIcon>(flank), tail: iconsIn<BomberIcon>(tail) },
    ]
  })
  return Object.fromEntries(rows) as ReturnType<Components['bomberCard']>
}

const deckOf = (cards: readonly { readonly id: string }[]): Cup =>
  Object.fromEntries(cards.map(({ id }) => [id, 1]))

const cupOf = (markers: readonly { readonly id: string; readonly count: number }[]): Cup =>
  Object.fromEntries(markers.map(({ id, count }) => [id, count]))

const both = <T>({ hurricane, spitfire }: Readonly<Record<Aircraft, readonly T[]>>): readonly T[] => [
  ...hurricane,
  ...spitfire,
]

export function compile(pack: Pack): Components {
  const { cards, markers } = pack
  const tailed = new Map(both(cards.tailed).map(card => [card.id, blockOf(card)]))
  const headOn = new Map(both<HeadOnCard>(cards.headOn).map(card => [card.id, bothBlocks(card)]))
  const bombers = new Map([...cards.medium, ...cards.light].map(card => [card.id, rowsOf(card)]))
  const vectors = new Map(
    [...markers.inbound, ...markers.outbound].map(({ id, icons }) => [id, iconsIn<VectorIcon>(icons)]),
  )
  const decks = (aircraft: Aircraft) => ({
    tailed: deckOf(cards.tailed[aircraft]),
    headOn: deckOf(cards.headOn[aircraft]),
    raf: deckOf(cards.raf),
    luftwaffe: deckOf(cards.luftwaffe),
    medium: deckOf(cards.medium),
    light: deckOf(cards.light),
    reaction: deckOf(cards.reaction),
  })
  const byAircraft = { hurricane: decks('hurricane'), spitfire: decks('spitfire') }
  return {
    pack,
    tailed: finder('Tailed card', tailed),
    headOn: finder('Head-On card', headOn),
    advantage: finder('Advantage card', byId([...cards.raf, ...cards.luftwaffe])),
    bomberCard: finder('Bomber card', bombers),
    reaction: finder('Escort Reaction card', byId(cards.reaction)),
    hit: finder('Hit marker', byId(markers.hits)),
    damage: finder('Damage marker', byId(markers.damage)),
    vector: finder('Vector marker', vectors),
    layout: finder('layout', byId(pack.layouts)),
    chapter: finder('chapter', byId(pack.chapters)),
    scenario: finder('scenario', byId(pack.scenarios)),
    decks: aircraft => byAircraft[aircraft],
    cups: {
      hits: cupOf(markers.hits),
      damage: cupOf(markers.damage),
      inbound: cupOf(markers.inbound),
      outbound: cupOf(markers.outbound),
    },
  }
}

function bothBlocks(card: HeadOnCard) {
  return { 'head-on': blockOf(card['head-on']), tailing: blockOf(card.tailing) }
}
