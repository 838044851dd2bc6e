import { ids, pauseAfter, script } from '@tallyho/engine/proof/script'
import { describe, expect, test } from 'vitest'
import { beginCombats, combatsOf, fight } from '../../rules/10-air-combat/combats.ts'
import { AFTERWARDS, HIT_AND_RUN, harmless } from '../kit/fights.ts'
import { aBattle, inWing, type Piece, r, the } from '../kit/table.ts'

const on = (...units: readonly Piece[]) => aBattle({ units })
const raider = (at: string, tallies?: string): Piece =>
  r(`bf-109e ${at}`, tallies === undefined ? {} : { tallies })
const defender = (at: string, tallies?: string): Piece => ({
  ...raider(at, tallies),
  side: 'defender',
  alerted: true,
})
const named = (battle: ReturnType<typeof on>) =>
  combatsOf(battle).map(combat => combat.map(no => battle.units[no]?.id).join(' '))

describe('which combats there are', () => {
  test('WL-10.0.a a fighter in the square of its target must attack', () => {
    expect(named(on(raider('G8', 'dA'), defender('G8')))).toEqual(['rA dA'])
    expect(named(on(raider('G8', 'dA'), defender('H8')))).toEqual([])
    expect(named(on(raider('G8'), defender('G8')))).toEqual([])
  })

  test('WL-10.2.a WL-10.2.b all that tallies link are in one combat, the others stay out', () => {
    const battle = on(
      raider('G8', 'dA'),
      raider('G8', 'dA'),
      raider('G8'),
      defender('G8'),
      defender('G8', 'rB'),
    )
    expect(named(battle)).toEqual(['rA rB dA dB'])
  })

  test('WL-10.2.a WL-EX-36 one square can hold two combats', () => {
    const battle = on(raider('G8', 'dA'), raider('G8', 'dB'), defender('G8'), defender('G8'))
    expect(named(battle)).toEqual(['rA dA', 'rB dB'])
  })

  test('WL-10.2.a a tally into another square links nobody', () =>
    expect(named(on(raider('G8', 'dA'), defender('G8'), defender('H8', 'rA')))).toEqual(['rA dA']))

  test('WL-10.0.b nobody is in two combats', () => {
    const battle = on(raider('G8', 'dA'), raider('G8', 'dB'), defender('G8', 'rB'), defender('G8', 'rA'))
    expect(named(battle)).toEqual(['rA rB dA dB'])
  })

  test('WL-10.0.a WL-6.0.e whoever is no longer on the map does not fight', () => {
    const battle = on(raider('G8', 'dA'), defender('G8'))
    the(battle, 'dA').at = 'edge'
    expect(named(battle)).toEqual([])
  })

  test('WL-10.7.2.d WL-10.0.a whatever its ammunition and its mission', () => {
    const missions = ['sweep', 'escort', 'close-escort', 'intercept', 'cap'] as const
    for (const mission of missions) {
      const spent: Piece = { ...raider('G8', 'dA'), mission, ammo: 'depleted' }
      expect(named(on(spent, defender('G8')))).toEqual(['rA dA'])
    }
  })

  test('WL-10.0.1.a how many counters share a square makes no difference', () => {
    const crowd = Array.from({ length: 12 }, () => raider('G8', 'dA'))
    expect(combatsOf(on(...crowd, defender('G8')))[0]).toHaveLength(13)
  })
})

describe('the order', () => {
  const two = () => on(raider('G8', 'dA'), raider('K8', 'dB'), defender('G8'), defender('K8'))

  test('WL-Q-93 the combats are settled before the first', () => {
    const battle = two()
    expect(script(beginCombats(battle)).value).toBe('combat')
    expect(battle.combats).toEqual([
      [0, 2],
      [1, 3],
    ])
  })

  test('WL-6.0.f WL-10.0.c the raider picks the next, until none is left', () => {
    const battle = two()
    script(beginCombats(battle))
    expect(pauseAfter(fight(battle))).toMatchObject({ seat: 'raider', ask: 'combat.next' })
    expect(ids(pauseAfter(fight(battle)))).toEqual(['rA+dA', 'rB+dB'])
    const lines = ['combat.next rB+dB', HIT_AND_RUN, 'combat.evade stand', harmless(2)]
    expect(script(fight(battle), lines, AFTERWARDS).value).toBe('combat')
    expect(battle.combats).toEqual([[0, 2]])
    const rest = [HIT_AND_RUN, 'combat.evade stand', harmless(2)]
    expect(script(fight(battle), rest, AFTERWARDS).value).toBe('raider-escapes')
    expect(battle.combats).toEqual([])
  })

  test('WL-10.8.1.a a dogfight that has just begun does not fight in the same phase', () => {
    const battle = on(raider('G8', 'dA'), defender('G8'))
    script(beginCombats(battle))
    const lines = [HIT_AND_RUN, 'combat.evade stand', harmless(2), 'dogfight.will dogfight dogfight']
    expect(script(fight(battle), lines, AFTERWARDS).value).toBe('raider-escapes')
    expect([battle.dogfights, battle.combats, named(battle)]).toEqual([[1], [], ['rA dA']])
  })

  test('WL-6.0.e without any combat the phase is over, and wings are looked after', () => {
    const battle = on(raider('G8'), raider('K8'), defender('Z8'))
    inWing(battle, 'rA', 'rB')
    expect(script(fight(battle)).value).toBe('raider-escapes')
    expect(the(battle, 'rB').wing).toBeUndefined()
  })
})
