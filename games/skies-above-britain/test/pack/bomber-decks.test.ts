import { describe, expect, test } from 'vitest'
import { standard } from '../../pack/index.ts'
import { SIDES, SUPPORTS } from '../../pack/types.ts'
import { BOMBER_CELLS, expectRising, rate, those } from '../kit/pack-words.ts'

const DECKS = ['medium', 'light'] as const
type Where = Partial<(typeof BOMBER_CELLS)[number]>
const cells = (where: Where) => those(BOMBER_CELLS, where)
const rateOf = (icon: RegExp, where: Where) => rate(cells(where), icon)
const numbersOf = (name: string) =>
  BOMBER_CELLS.flatMap(({ icons }) =>
    icons.filter(icon => icon.startsWith(`${name}:`)).map(icon => Number(icon.slice(name.length + 1))),
  )

const DAMAGE = /^damage$/
const RETURN_FIRE = /^return-fire$/
const COLLISION = /^collision$/
const DISRUPTION = /^disruption/
const DISTRESS = /^distress/

describe('Bomber decks', () => {
  test('SAB-K-042 24 cards each, nine cells on every card', () => {
    for (const deck of DECKS) {
      expect(standard.cards[deck]).toHaveLength(24)
      expect(cells({ deck })).toHaveLength(24 * 9)
    }
  })

  test('SAB-K-043 every icon occurs, a double Damage too', () => {
    for (const deck of DECKS) {
      const icons = cells({ deck }).flatMap(cell => cell.icons.map(icon => icon.replace(/:\d+/, '')))
      for (const icon of ['damage', 'collision', 'disruption', 'distress', 'dorsal', 'return-fire'])
        expect(icons).toContain(icon)
      for (const icon of ['lost-contact', 'hit-green']) expect(icons).toContain(icon)
      expect(cells({ deck }).some(cell => cell.icons.filter(icon => icon === 'damage').length === 2)).toBe(
        true,
      )
    }
  })

  test('SAB-K-044 Collision with Disruption 4', () => {
    expect(
      BOMBER_CELLS.some(({ icons }) => icons.includes('collision') && icons.includes('disruption:4')),
    ).toBe(true)
  })

  test('SAB-K-045 the light deck serves the circle: Disruption and Return Fire at the top of the flank', () => {
    const where = { deck: 'light', support: 'supported', side: 'flank' } as const
    expect(rateOf(DISRUPTION, where)).toBeGreaterThan(0)
    expect(rateOf(RETURN_FIRE, where)).toBeGreaterThan(0)
  })

  test('SAB-K-046 Disruption for tiles that hold together, Distress for tiles', () => {
    expect(rateOf(DISRUPTION, { support: 'supported' })).toBeGreaterThan(0)
    for (const support of ['isolated', 'alone'] as const) expect(rateOf(DISRUPTION, { support })).toBe(0)
    for (const support of ['supported', 'isolated'] as const)
      expect(rateOf(DISTRESS, { support })).toBeGreaterThan(0)
    expect(rateOf(DISTRESS, { support: 'alone' })).toBe(0)
  })

  test('SAB-K-047 nose: most Collision and Disruption; tail: most Return Fire; flank: the Dorsal Gunner', () => {
    for (const deck of DECKS) {
      const at = (icon: RegExp) => SIDES.map(side => rateOf(icon, { deck, side }))
      for (const icon of [COLLISION, DISRUPTION]) {
        const [nose = 0, flank, tail] = at(icon)
        expect(nose).toBeGreaterThan(Math.max(flank ?? 1, tail ?? 1))
      }
      expectRising(at(RETURN_FIRE), `${deck} Return Fire`)
      const [noseGunner, flankGunner = 0, tailGunner] = at(/^dorsal$/)
      expect(flankGunner).toBeGreaterThan(Math.max(noseGunner ?? 1, tailGunner ?? 1))
    }
  })

  test('SAB-K-048 from the top row down, Damage rises and Return Fire falls', () => {
    for (const deck of DECKS)
      for (const side of SIDES) {
        expectRising(
          SUPPORTS.map(support => rateOf(DAMAGE, { deck, side, support })),
          `${deck} ${side} Damage`,
        )
        expectRising(
          SUPPORTS.map(support => -rateOf(RETURN_FIRE, { deck, side, support })),
          `${deck} ${side} Return Fire`,
        )
      }
  })

  test('SAB-K-049 the light deck: more Damage, weaker Return Fire; guns run dry with both', () => {
    for (const support of SUPPORTS)
      for (const side of SIDES) {
        const [medium, light] = DECKS.map(deck => ({
          damage: rateOf(DAMAGE, { deck, support, side }),
          fire: rateOf(RETURN_FIRE, { deck, support, side }),
        }))
        expect(light?.damage, `${support} ${side}`).toBeGreaterThan(medium?.damage ?? 9)
        expect(light?.fire, `${support} ${side}`).toBeLessThanOrEqual(medium?.fire ?? 0)
      }
    for (const deck of DECKS) expect(rateOf(/^low-ammo$/, { deck })).toBeGreaterThan(0)
  })

  test('SAB-K-050 Disruption from 3 to 12, Distress from 2 to 6', () => {
    for (const number of numbersOf('disruption')) expect(number >= 3 && number <= 12).toBe(true)
    for (const number of numbersOf('distress')) expect(number >= 2 && number <= 6).toBe(true)
  })
})
