import { describe, expect, test } from 'vitest'
import { standard } from '../../pack/index.ts'
import { AIRCRAFT, ATTITUDES, GERMANS } from '../../pack/types.ts'
import { DOGFIGHT_CELLS, type DogfightCell, rate, those } from '../kit/pack-words.ts'

const { tailed, headOn } = standard.cards
const cells = (where: Partial<DogfightCell>) => those(DOGFIGHT_CELLS, where)
const some = (where: Partial<DogfightCell>, ...icons: readonly string[]) =>
  cells(where).some(cell => icons.every(icon => cell.icons.includes(icon)))
const rateOf = (icon: RegExp, where: Partial<DogfightCell>) => rate(cells(where), icon)

const HIT = /^hit$/
const DAMAGE = /^damage$/
const TIGHT_TURN = /^tight-turn/
const SLIP = /^slip$/
const VANISH = /^vanish$/
const INSIDE = ['tight-turn:loose', 'tight-turn:fuel']

describe('Tailed decks', () => {
  test('SAB-K-001 24 cards each, four cells on every card', () => {
    for (const aircraft of AIRCRAFT) {
      expect(tailed[aircraft]).toHaveLength(24)
      expect(cells({ aircraft, attitude: 'tailed' })).toHaveLength(24 * 4)
    }
  })

  test('SAB-K-002 SAB-K-016 Tight Turn and Slip are here alone, on some cells both', () => {
    for (const aircraft of AIRCRAFT)
      expect(some({ aircraft, attitude: 'tailed' }, 'slip', 'tight-turn')).toBe(true)
    for (const attitude of ['head-on', 'tailing'] as const) {
      expect(rateOf(TIGHT_TURN, { attitude })).toBe(0)
      expect(rateOf(SLIP, { attitude })).toBe(0)
    }
  })

  test('SAB-K-003 Tight Turns are empty, or hold Loose or Fuel', () => {
    const turns = new Set(DOGFIGHT_CELLS.flatMap(({ icons }) => icons.filter(icon => TIGHT_TURN.test(icon))))
    expect([...turns].sort()).toEqual(['tight-turn', 'tight-turn:fuel', 'tight-turn:loose'])
  })

  test('SAB-K-004 Loose in a Tight Turn, a Hit outside', () => {
    for (const aircraft of AIRCRAFT)
      expect(some({ aircraft, attitude: 'tailed', row: 'section' }, 'tight-turn:loose', 'hit')).toBe(true)
  })

  test('SAB-K-005 a Hurricane Section and 110s: Fuel in a Tight Turn, two icons outside', () => {
    const found = cells({ aircraft: 'hurricane', attitude: 'tailed', row: 'section', type: '110' })
    expect(found.some(({ icons }) => icons.includes('tight-turn:fuel') && icons.length >= 3)).toBe(true)
  })

  test('SAB-K-006 a lone fighter and 110s: a Hit without a Tight Turn', () => {
    const found = cells({ attitude: 'tailed', row: 'fighter', type: '110' })
    expect(
      found.some(({ icons }) => icons.includes('hit') && !icons.some(icon => TIGHT_TURN.test(icon))),
    ).toBe(true)
  })

  test('SAB-K-007 a Section: Loose outside a Tight Turn', () => {
    expect(some({ attitude: 'tailed', row: 'section' }, 'loose')).toBe(true)
  })

  test('SAB-K-011 no cell is left empty without its Maneuver', () => {
    for (const { card, icons } of cells({ attitude: 'tailed' }))
      if (icons.length > 0)
        expect(
          icons.filter(icon => !TIGHT_TURN.test(icon) && !SLIP.test(icon)),
          card,
        ).not.toEqual([])
  })

  test('SAB-K-012 Tight Turns come more often against 110s, and to Spitfires', () => {
    for (const aircraft of AIRCRAFT)
      expect(rateOf(TIGHT_TURN, { aircraft, attitude: 'tailed', type: '110' })).toBeGreaterThan(
        rateOf(TIGHT_TURN, { aircraft, attitude: 'tailed', type: '109' }),
      )
    for (const type of GERMANS)
      expect(rateOf(TIGHT_TURN, { aircraft: 'spitfire', attitude: 'tailed', type })).toBeGreaterThan(
        rateOf(TIGHT_TURN, { aircraft: 'hurricane', attitude: 'tailed', type }),
      )
  })

  test('SAB-K-013 most Hits of the three attitudes, more from 109s than from 110s', () => {
    for (const aircraft of AIRCRAFT)
      for (const row of ['section', 'fighter'] as const) {
        const hits = GERMANS.map(type => rateOf(HIT, { aircraft, row, type, attitude: 'tailed' }))
        expect(hits[0]).toBeGreaterThan(hits[1] ?? 0)
        for (const attitude of ['head-on', 'tailing'] as const)
          for (const [i, type] of GERMANS.entries())
            expect(hits[i]).toBeGreaterThan(rateOf(HIT, { aircraft, row, type, attitude }))
      }
  })

  test('SAB-K-014 most Slips are for Sections', () => {
    for (const aircraft of AIRCRAFT)
      expect(rateOf(SLIP, { aircraft, row: 'section', attitude: 'tailed' })).toBeGreaterThan(
        2 * rateOf(SLIP, { aircraft, row: 'fighter', attitude: 'tailed' }),
      )
  })
})

describe('all Dogfight decks', () => {
  test('SAB-K-008 every icon occurs, a double Hit too', () => {
    const icons = new Set(DOGFIGHT_CELLS.flatMap(cell => cell.icons))
    for (const icon of ['hit-green', 'loose-green', 'low-ammo', 'jammed', 'collision', 'split', 'turn'])
      expect(icons).toContain(icon)
    for (const icon of ['vanish', 'damage', 'reinforce:109:tailed']) expect(icons).toContain(icon)
    expect(DOGFIGHT_CELLS.some(cell => cell.icons.filter(icon => icon === 'hit').length === 2)).toBe(true)
  })

  test('SAB-K-010 SAB-K-009 Loose and Fuel are for Sections, never in the bottom row', () => {
    const troubles = ['loose', 'loose-green', 'fuel', ...INSIDE]
    for (const { card, icons } of cells({ row: 'fighter' }))
      for (const icon of icons) expect(troubles, card).not.toContain(icon)
    for (const icon of ['loose', 'loose-green', ...INSIDE])
      expect(some({ row: 'section' }, icon), icon).toBe(true)
  })
})

describe('Head-On & Tailing decks', () => {
  test('SAB-K-015 24 cards each, eight cells on every card', () => {
    for (const aircraft of AIRCRAFT) {
      expect(headOn[aircraft]).toHaveLength(24)
      for (const attitude of ['head-on', 'tailing'] as const)
        expect(cells({ aircraft, attitude })).toHaveLength(24 * 4)
    }
  })

  test('SAB-K-017 a lone Spitfire and 109s, Head-On: Vanish and Hit', () => {
    const where = { aircraft: 'spitfire', attitude: 'head-on', row: 'fighter', type: '109' } as const
    expect(some(where, 'vanish', 'hit')).toBe(true)
  })

  test('SAB-K-018 a lone fighter and 110s, Head-On: Vanish', () => {
    for (const aircraft of AIRCRAFT)
      expect(some({ aircraft, attitude: 'head-on', row: 'fighter', type: '110' }, 'vanish')).toBe(true)
  })

  test('SAB-K-019 a lone fighter, Head-On: Hit (Green)', () => {
    for (const aircraft of AIRCRAFT)
      expect(some({ aircraft, attitude: 'head-on', row: 'fighter' }, 'hit-green')).toBe(true)
  })

  test('SAB-K-020 SAB-K-024 Head-On, Reinforcements get behind us; others come head-on', () => {
    for (const aircraft of AIRCRAFT)
      for (const type of GERMANS)
        for (const attitude of ['tailed', 'head-on'])
          expect(some({ aircraft, attitude: 'head-on', type }, `reinforce:${type}:${attitude}`)).toBe(true)
  })

  test('SAB-K-021 a Section, Tailing: Damage with another icon', () => {
    for (const aircraft of AIRCRAFT)
      expect(some({ aircraft, attitude: 'tailing', row: 'section' }, 'damage', 'low-ammo')).toBe(true)
  })

  test('SAB-K-022 Tailing: Split, Turn, and Damage with Split', () => {
    for (const aircraft of AIRCRAFT) {
      expect(some({ aircraft, attitude: 'tailing' }, 'turn')).toBe(true)
      expect(some({ aircraft, attitude: 'tailing' }, 'damage', 'split')).toBe(true)
    }
    for (const attitude of ATTITUDES)
      if (attitude !== 'tailing') expect(rateOf(/^(split|turn)$/, { attitude })).toBe(0)
  })

  test('SAB-K-023 SAB-K-026 Tailing, 110s hit back and 109s hardly ever', () => {
    for (const aircraft of AIRCRAFT)
      for (const row of ['section', 'fighter'] as const) {
        expect(rateOf(HIT, { aircraft, attitude: 'tailing', row, type: '110' })).toBeGreaterThan(0.1)
        expect(rateOf(HIT, { aircraft, attitude: 'tailing', row, type: '109' })).toBeLessThan(0.05)
      }
  })

  test('SAB-K-025 Head-On, 110s hit more often than 109s, and the Germans have a little the better of it', () => {
    for (const aircraft of AIRCRAFT) {
      const head = { aircraft, attitude: 'head-on' } as const
      for (const row of ['section', 'fighter'] as const)
        expect(rateOf(HIT, { ...head, row, type: '110' })).toBeGreaterThan(
          rateOf(HIT, { ...head, row, type: '109' }),
        )
      expect(rateOf(HIT, head)).toBeGreaterThan(rateOf(DAMAGE, head))
      expect(rateOf(HIT, head)).toBeLessThan(2 * rateOf(DAMAGE, head))
    }
  })

  test('SAB-K-027 most Collisions are Head-On, most Low Ammo and Jammed Tailing', () => {
    for (const aircraft of AIRCRAFT)
      for (const attitude of ATTITUDES) {
        if (attitude !== 'head-on')
          expect(rateOf(/^collision$/, { aircraft, attitude: 'head-on' })).toBeGreaterThan(
            rateOf(/^collision$/, { aircraft, attitude }),
          )
        if (attitude !== 'tailing')
          expect(rateOf(/^(low-ammo|jammed)$/, { aircraft, attitude: 'tailing' })).toBeGreaterThan(
            2 * rateOf(/^(low-ammo|jammed)$/, { aircraft, attitude }),
          )
      }
  })

  test('SAB-K-028 Head-On is soon over; a Hurricane does a little more Damage', () => {
    for (const aircraft of AIRCRAFT)
      for (const attitude of ['tailed', 'tailing'] as const)
        expect(rateOf(VANISH, { aircraft, attitude: 'head-on' })).toBeGreaterThan(
          rateOf(VANISH, { aircraft, attitude }),
        )
    for (const attitude of ['head-on', 'tailing'] as const) {
      const more = rateOf(DAMAGE, { aircraft: 'hurricane', attitude })
      const less = rateOf(DAMAGE, { aircraft: 'spitfire', attitude })
      expect(more).toBeGreaterThan(less)
      expect(more).toBeLessThan(1.4 * less)
    }
  })
})
