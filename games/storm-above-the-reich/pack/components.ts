import { byId, finder } from '@tallyho/engine'
import { type Formation, formationOf } from './formation.ts'
import {
  type AerialResult,
  type Altitude,
  type AttackCard,
  type AttackDeck,
  type DamageMarker,
  ESCORT_TYPES,
  type EscortType,
  type FateClass,
  FIGHTER_KINDS,
  type FighterKind,
  type FireCard,
  type HitType,
  type MapId,
  type MissionType,
  type Pack,
  type ProximityMarker,
  type SituationPage,
} from './types.ts'

/** One cell of an Attack card. */
export interface AttackCell {
  readonly damage: number
  readonly hits: number
  readonly pass: number
  readonly collision: boolean
  readonly riding: boolean
  readonly noAmmo: boolean
  readonly jam: boolean
}

/** By Lethal Level, 0 to 5. */
export type AttackRows = Readonly<
  Partial<Record<Altitude, Readonly<Record<'determined' | 'evasive', readonly AttackCell[]>>>>
>

/** Both Hit markers and Proximity markers with a hit on their back. */
export interface HitFace {
  readonly type: HitType
  readonly number: number
  readonly cup: 'hits' | 'proximity'
}

/** A pack laid out for the rules: every card, table and marker at one look-up. */
export interface Components {
  readonly pack: Pack
  formation(id: MapId): Formation
  situation(map: MapId, type: MissionType): SituationPage
  damage(id: string): DamageMarker
  proximity(id: string): ProximityMarker
  hit(id: string): HitFace
  attackCard(id: string): { readonly card: AttackCard; readonly rows: AttackRows }
  fireCard(id: string): FireCard
  /** The full decks and cups, by id and count. */
  readonly decks: Readonly<Record<AttackDeck | 'fire', Readonly<Record<string, number>>>>
  readonly cups: Readonly<Record<'hits' | 'damage' | 'proximity', Readonly<Record<string, number>>>>
  /** Ten results by die; `questions` as in AerialRows. The Me163 has the same row for every answer. */
  aerial(fighter: FighterKind, escort: EscortType, higher: boolean, more: boolean): readonly AerialResult[]
}

export function fateClass(kind: FighterKind): FateClass {
  if (kind === 'me163') return 'rocket'
  return kind === 'bf110' || kind === 'ju88' ? 'twin' : 'single'
}

export function compile(pack: Pack): Components {
  const hits = new Map<string, HitFace>()
  for (const { id, type, number } of pack.markers.hits) hits.set(id, { type, number, cup: 'hits' })
  for (const marker of pack.markers.proximity)
    if (marker.face === 'veer' || marker.face === 'hit')
      hits.set(marker.id, { ...marker.back, cup: 'proximity' })
  const cards = new Map(pack.attackCards.map(card => [card.id, { card, rows: rowsOf(card) }]))
  const deckOf = (deck: AttackDeck) =>
    Object.fromEntries(pack.attackCards.filter(card => card.deck === deck).map(({ id }) => [id, 1]))
  const aerial = aerialRows(pack)
  const page = finder('page', new Map(pack.situations.map(one => [`${one.map}/${one.type}`, one])))
  return {
    pack,
    formation: finder(
      'map',
      new Map(pack.maps.map(map => [map.id, formationOf(map)])),
    ) as Components['formation'],
    situation: (map, type) => page(`${map}/${type}`),
    damage: finder('damage marker', byId(pack.markers.damage)),
    proximity: finder('proximity marker', byId(pack.markers.proximity)),
    hit: finder('hit marker', hits),
    attackCard: finder('attack card', cards),
    fireCard: finder('continuing fire card', byId(pack.fireCards)),
    decks: {
      nose: deckOf('nose'),
      tail: deckOf('tail'),
      oblique: deckOf('oblique'),
      fire: Object.fromEntries(pack.fireCards.map(({ id }) => [id, 1])),
    },
    cups: {
      hits: cupOf(pack.markers.hits),
      damage: cupOf(pack.markers.damage),
      proximity: cupOf(pack.markers.proximity),
    },
    aerial: (fighter, escort, higher, more) =>
      aerial[fighter][escort][(higher ? 2 : 0) + (more ? 1 : 0)] as readonly AerialResult[],
  }
}

function cupOf(markers: readonly { readonly id: string; readonly count: number }[]) {
  return Object.fromEntries(markers.map(({ id, count }) => [id, count]))
}

function rowsOf({ rows }: AttackCard): AttackRows {
  const read: Partial<Record<Altitude, Record<'determined' | 'evasive', readonly AttackCell[]>>> = {}
  for (const altitude of ['high', 'level', 'low'] as const) {
    const row = rows[altitude]
    if (row) read[altitude] = { determined: cellsOf(row.determined), evasive: cellsOf(row.evasive) }
  }
  return read
}

/** The printed columns run from 5 to 0. */
function cellsOf(line: string): readonly AttackCell[] {
  return line.trim().split(/\s+/).map(cellOf).reverse()
}

function cellOf(cell: string): AttackCell {
  return {
    damage: count(cell, 'D'),
    hits: count(cell, 'H'),
    pass: Number(/[123]/.exec(cell)?.[0] ?? 0),
    collision: cell.includes('C'),
    riding: cell.includes('R'),
    noAmmo: cell.includes('N'),
    jam: cell.includes('J'),
  }
}

function count(cell: string, letter: string): number {
  return cell.split(letter).length - 1
}

type AerialLookUp = Record<FighterKind, Record<EscortType, readonly (readonly AerialResult[])[]>>

/** In the order no/no, no/yes, yes/no, yes/yes. */
function aerialRows({ combat }: Pack): AerialLookUp {
  const all = {} as AerialLookUp
  for (const fighter of FIGHTER_KINDS) {
    all[fighter] = {} as AerialLookUp[FighterKind]
    for (const escort of ESCORT_TYPES) {
      const rows = combat.rows[fighter][escort]
      const lines =
        'any' in rows
          ? [rows.any, rows.any, rows.any, rows.any]
          : [rows['no/no'], rows['no/yes'], rows['yes/no'], rows['yes/yes']]
      all[fighter][escort] = lines.map(line => line.trim().split(/\s+/) as AerialResult[])
    }
  }
  return all
}
