import { describe, expect, test } from 'vitest'
import { type AttackCell, compile } from '../../pack/components.ts'
import { standard } from '../../pack/index.ts'
import {
  ALTITUDES,
  type Altitude,
  type AttackDeck,
  EVENTS,
  type EventId,
  type FireCard,
} from '../../pack/types.ts'

const { attackCards, fireCards } = standard
const components = compile(standard)
const LEVELS = [0, 1, 2, 3, 4, 5]
const DECKS = ['nose', 'tail', 'oblique'] as const
const MODES = ['determined', 'evasive'] as const
type Mode = (typeof MODES)[number]

interface Cell extends AttackCell {
  readonly card: string
  readonly deck: AttackDeck
  readonly altitude: Altitude
  readonly mode: Mode
  readonly level: number
}

const CELLS: readonly Cell[] = attackCards.flatMap(({ id, deck }) => {
  const { rows } = components.attackCard(id)
  return ALTITUDES.flatMap(altitude =>
    MODES.flatMap(mode =>
      (rows[altitude]?.[mode] ?? []).map((cell, level) => ({
        ...cell,
        card: id,
        deck,
        altitude,
        mode,
        level,
      })),
    ),
  )
})

const mean = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0) / numbers.length

function meanOf(what: 'damage' | 'hits' | 'pass', where: Partial<Cell>): number {
  const keys = Object.keys(where) as (keyof Cell)[]
  return mean(CELLS.filter(cell => keys.every(key => cell[key] === where[key])).map(cell => cell[what]))
}

const share = (deck: AttackDeck, what: 'collision' | 'riding' | 'noAmmo' | 'jam') =>
  mean(CELLS.filter(cell => cell.deck === deck).map(cell => (cell[what] ? 1 : 0)))

const isEmpty = ({ damage, hits, pass, collision, riding, noAmmo, jam }: Cell) =>
  damage + hits + pass === 0 && !(collision || riding || noAmmo || jam)

describe('the Attack cards', () => {
  test('SR-K-ATK-01 an Oblique card at 0, Low, Determined: Damage and Pass 1', () => {
    expect(CELLS).toContainEqual({
      card: 'oblique-1',
      deck: 'oblique',
      altitude: 'low',
      mode: 'determined',
      level: 0,
      damage: 1,
      hits: 0,
      pass: 1,
      collision: false,
      riding: false,
      noAmmo: false,
      jam: false,
    })
  })

  test('SR-K-ATK-02 a Nose card at 1, Level: Hit, Pass 2 and C evasive, Damage in place of C determined', () => {
    const { level } = components.attackCard('nose-1').rows
    const plain = { pass: 2, hits: 1, riding: false, noAmmo: false, jam: false }
    expect(level?.evasive[1]).toEqual({ ...plain, damage: 0, collision: true })
    expect(level?.determined[1]).toEqual({ ...plain, damage: 1, collision: false })
  })

  test('SR-K-ATK-03 Determined does more damage and takes more hits than Evasive, in every deck', () => {
    for (const deck of DECKS)
      for (const level of LEVELS) {
        const of = (what: 'damage' | 'hits', mode: Mode) => meanOf(what, { deck, level, mode })
        expect(of('damage', 'determined')).toBeGreaterThan(of('damage', 'evasive'))
        expect(of('hits', 'determined')).toBeGreaterThanOrEqual(of('hits', 'evasive'))
        if (level > 0) expect(of('hits', 'determined')).toBeGreaterThan(of('hits', 'evasive'))
      }
  })

  test('SR-K-ATK-04 the tail is the surest damage and the most dangerous, the nose the least of both', () => {
    for (const mode of MODES)
      for (const what of ['damage', 'hits'] as const) {
        const [nose, tail, oblique] = DECKS.map(deck => meanOf(what, { deck, mode })) as [
          number,
          number,
          number,
        ]
        expect(tail).toBeGreaterThan(oblique)
        expect(oblique).toBeGreaterThan(nose)
      }
  })

  test('SR-K-ATK-05 hits rise with the Lethal Level', () => {
    for (const deck of DECKS)
      for (const mode of MODES) {
        const hits = LEVELS.map(level => meanOf('hits', { deck, mode, level }))
        for (const level of LEVELS.slice(1)) expect(hits[level]).toBeGreaterThan(hits[level - 1] ?? 99)
        // Mostly harmless at the bottom, deadly at the top.
        expect(hits[0]).toBeLessThan(0.1)
        if (mode === 'determined') expect(hits[5]).toBeGreaterThan(0.85)
      }
  })

  test('SR-K-ATK-06 some cells are empty, most are not; every result occurs', () => {
    const empty = mean(CELLS.map(cell => (isEmpty(cell) ? 1 : 0)))
    expect(empty).toBeGreaterThan(0)
    expect(empty).toBeLessThan(0.3)
    expect(new Set(CELLS.map(({ pass }) => pass))).toEqual(new Set([0, 1, 2, 3]))
    for (const what of ['collision', 'riding', 'noAmmo', 'jam'] as const)
      expect(
        CELLS.some(cell => cell[what]),
        what,
      ).toBe(true)
  })

  test('SR-K-ATK-07 from the nose a fighter passes farther at High and Level than at Low', () => {
    const pass = (altitude: Altitude) => meanOf('pass', { deck: 'nose', altitude })
    expect(pass('high')).toBeGreaterThan(2)
    expect(pass('level')).toBeGreaterThan(pass('low') + 0.5)
    expect(pass('low')).toBeLessThan(1.3)
  })

  test('SR-K-ATK-08 Riding the Tail on the tail deck only, No Ammo and Jam on few cards, C most from the nose', () => {
    expect(DECKS.map(deck => share(deck, 'riding') > 0)).toEqual([false, true, false])
    for (const deck of DECKS) {
      const cards = attackCards.filter(card => card.deck === deck).length
      for (const what of ['noAmmo', 'jam'] as const) {
        const bearers = new Set(
          CELLS.filter(cell => cell.deck === deck && cell[what]).map(({ card }) => card),
        ).size
        expect(bearers).toBeGreaterThan(0)
        expect(bearers / cards).toBeLessThan(0.1)
      }
    }
    expect(share('nose', 'collision')).toBeGreaterThan(share('oblique', 'collision'))
    expect(share('oblique', 'collision')).toBeGreaterThan(share('tail', 'collision'))
    expect(CELLS.some(({ damage }) => damage === 2)).toBe(true)
  })

  test('24 nose, 24 tail and 16 oblique cards, each with its own rows', () => {
    expect(DECKS.map(deck => attackCards.filter(card => card.deck === deck).length)).toEqual([24, 24, 16])
    expect(new Set(attackCards.map(({ id }) => id)).size).toBe(64)
    expect(new Set(attackCards.map(({ deck, rows }) => JSON.stringify([deck, rows]))).size).toBe(64)
    for (const { deck, rows } of attackCards)
      expect(Object.keys(rows)).toEqual(deck === 'oblique' ? ['high', 'low'] : ['high', 'level', 'low'])
  })
})

const of = (event: EventId) => fireCards.filter(card => card.event === event)
const hits = (mode: Mode, level: number) => mean(fireCards.map(card => card[mode][level] ?? 0))
const rises = (card: FireCard) =>
  card.determined.every((hits, level) => level === 0 || hits >= (card.determined[level - 1] ?? 0))

describe('the Continuing Fire cards', () => {
  test('SR-K-CF-01 a Fall Away card: a Hit at 1, Determined', () => {
    expect(of('fall-away').some(({ determined }) => determined[1] === 1)).toBe(true)
  })

  test('SR-K-CF-02 a Debris card: no Hit at 3, Determined, but one at 2', () => {
    expect(of('debris').some(({ determined }) => determined[3] === 0 && determined[2] === 1)).toBe(true)
  })

  test('SR-K-CF-03 SR-K-CF-04 Slow Climb hits at 4, Hard Roll at 2', () => {
    expect(of('slow-climb').some(({ determined }) => determined[4] === 1)).toBe(true)
    expect(of('hard-roll').some(({ determined }) => determined[2] === 1)).toBe(true)
  })

  test('SR-K-CF-05 not every card rises with the Lethal Level, the deck does', () => {
    expect(fireCards.filter(card => !rises(card)).length).toBeGreaterThan(3)
    for (const mode of MODES)
      for (const level of LEVELS.slice(1)) expect(hits(mode, level)).toBeGreaterThan(hits(mode, level - 1))
  })

  test('SR-K-CF-06 some cell gives more than one Hit; Evasive is kinder at every level', () => {
    expect(fireCards.some(({ determined }) => Math.max(...determined) > 1)).toBe(true)
    for (const level of LEVELS) expect(hits('evasive', level)).toBeLessThan(hits('determined', level))
  })

  test('SR-K-CF-07 Slow Climb alone adds 2 for a Climb and 1 for a Climb Roll', () => {
    for (const { event, climb, climbRoll } of fireCards)
      expect([climb, climbRoll]).toEqual(event === 'slow-climb' ? [2, 1] : [0, 0])
  })

  test('SR-K-CF-08 32 cards, each event on two or three, no two alike', () => {
    expect(fireCards).toHaveLength(32)
    for (const event of EVENTS) expect([2, 3], event).toContain(of(event).length)
    const faces = fireCards.map(({ event, determined, evasive }) =>
      JSON.stringify([event, determined, evasive]),
    )
    expect(new Set(faces).size).toBe(32)
    expect(new Set(fireCards.map(({ id }) => id)).size).toBe(32)
  })

  test('SR-K-CF-09 the Confused cards hit at every other level', () => {
    for (const { determined } of of('confused')) {
      const [even, odd] = [0, 1].map(rest => determined.filter((_, level) => level % 2 === rest))
      expect([even, odd].filter(levels => levels?.every(hits => hits === 0))).toHaveLength(1)
      expect([even, odd].filter(levels => levels?.every(hits => hits > 0))).toHaveLength(1)
    }
  })
})
