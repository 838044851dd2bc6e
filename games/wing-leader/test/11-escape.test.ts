import { factsOf, ids, pauseAfter, script } from '@tallyho/engine/proof/script'
import { describe, expect, test } from 'vitest'
import { words } from '../index.ts'
import { squareNamed } from '../rules/01-words/geometry.ts'
import { defenderEscapes, raiderEscapes } from '../rules/11-escape.ts'
import { aBattle, battleOf, d, inDogfight, type Layout, type Piece, r, the, unitsOn } from './kit/table.ts'

/** rA is broken; dA, four squares away, could stop it. */
const broken = (raider: Partial<Piece> = {}, defender: Partial<Piece> = {}, rest: Partial<Layout> = {}) =>
  aBattle({
    options: { agreements: true },
    ...rest,
    units: [r('bf-109e G8 broken', raider), d('spitfire-i K8', defender)],
  })

const DONE = 'escape.action done'
const TRY = 'escape.try try'

describe('attempts', () => {
  test('WL-11.0.c WL-6.0.h WL-Q-73 in the Administration Phase, the raider first, a broken unit may try', () => {
    const battle = broken()
    const pause = pauseAfter(raiderEscapes(battle))
    expect(pause).toMatchObject({ seat: 'raider', ask: 'escape.action' })
    expect(ids(pause)).toEqual(['done', 'withdraw/rA', 'stop'])
    const attempt = pauseAfter(raiderEscapes(battle), [DONE])
    expect(attempt).toMatchObject({ seat: 'raider', ask: 'escape.try', about: ['unit:0'] })
    expect(ids(attempt)).toEqual(['try', 'stay'])
    expect(script(raiderEscapes(battle), [DONE, 'escape.try stay']).value).toBe('defender-escapes')
    expect(ids(pauseAfter(defenderEscapes(battle)))).toEqual(['done', 'withdraw/dA', 'stop'])
    expect(script(defenderEscapes(battle), [DONE]).value).toBe('vectors')
  })

  test('WL-11.0.f before it tries it is told who would stop it, and how likely it gets away', () => {
    const told = (defender: Partial<Piece>) => {
      const battle = broken({}, defender)
      return words.answer(battle, pauseAfter(raiderEscapes(battle), [DONE]), 0)
    }
    expect(told({})).toBe('Leave: Spitfire\u00a0A tries to stop it, gets away 50\u00a0%')
    expect(told({ at: 'V8' })).toBe('Leave: nobody can stop it, gets away 100\u00a0%')
  })

  test('WL-11.0.d not if flak fired at it this turn', () => {
    const battle = broken()
    the(battle, 'rA').deeds.flak = true
    expect(script(raiderEscapes(battle), [DONE]).value).toBe('defender-escapes')
  })

  test('WL-11.0.c only units on the map', () => {
    const battle = broken()
    the(battle, 'rA').at = 'escaped'
    expect(ids(pauseAfter(raiderEscapes(battle)))).toEqual(['done', 'stop'])
    expect(script(raiderEscapes(battle), [DONE]).value).toBe('defender-escapes')
  })

  test('WL-11.0.f WL-11.0.g the opponent rolls; below the distance the unit is gone', () => {
    const battle = broken()
    const played = script(raiderEscapes(battle), [DONE, TRY, 'escape.stop 3'])
    expect(the(battle, 'rA')).toMatchObject({ at: 'escaped', exit: 'left' })
    expect(factsOf(played, 'escape')).toEqual([
      {
        unit: 0,
        id: 'rA',
        model: 'bf-109e',
        side: 'raider',
        hunter: { unit: 1, id: 'dA', model: 'spitfire-i', side: 'defender' },
        dice: [3],
        modifiers: [],
        total: 3,
        distance: 4,
        escaped: true,
      },
    ])
  })

  test('WL-11.0.f a roll as high as the distance stops it, for this turn', () => {
    const battle = broken()
    script(raiderEscapes(battle), [DONE, TRY, 'escape.stop 4'])
    expect(the(battle, 'rA').at).toBe('map')
  })

  test('WL-11.0.f WL-4.7.f WL-4.7.1.b the worst of weather and haze is subtracted', () => {
    const cloud = { sky: { haze: 8, cloud: [{ type: 'broken', squares: ['H8'] }] } } as const
    const played = script(raiderEscapes(broken({}, {}, cloud)), [DONE, TRY, 'escape.stop 5'])
    expect(factsOf(played, 'escape')[0]).toMatchObject({
      modifiers: [{ id: 'weather', by: -2 }],
      total: 3,
      escaped: true,
    })
    const haze = script(raiderEscapes(broken({}, {}, { sky: { haze: 8 } })), [DONE, TRY, 'escape.stop 5'])
    expect(factsOf(haze, 'escape')[0]).toMatchObject({
      modifiers: [{ id: 'weather', by: -1 }],
      escaped: false,
    })
  })

  test.each([
    ['WL-11.0.e', 'no fighter', { model: 'b-25', mission: 'bombing' }],
    ['WL-11.0.e', 'a broken one', { broken: true }],
  ] as const)('%s with %s about, it gets away without a roll', (_, __, enemy) => {
    const battle = broken({}, enemy)
    script(raiderEscapes(battle), [DONE, TRY])
    expect(the(battle, 'rA').at).toBe('escaped')
  })

  test('WL-11.0.e so it does from a fighter that is tallied in its own square', () => {
    const { battle, rA } = unitsOn('bf-109e G8 broken, bf-109e K8 >dA, d spitfire-i K8')
    script(raiderEscapes(battle), [TRY])
    expect(rA.at).toBe('escaped')
  })

  test('WL-11.0.f WL-Q-71 so it does if no fighter sees it', () => {
    const battle = broken({}, {}, { sky: { cloud: [{ type: 'dense', squares: ['I8'] }] } })
    script(raiderEscapes(battle), [DONE, TRY])
    expect(the(battle, 'rA').at).toBe('escaped')
  })

  test('WL-11.0.f WL-Q-72 of several fighters the one with the best chance rolls, for each escape anew', () => {
    const battle = battleOf('bf-109e G8 broken, bf-109e G8 broken, d spitfire-i K8, d spitfire-i I8')
    const played = script(raiderEscapes(battle), [TRY, 'escape.stop 2', TRY, 'escape.stop 2'])
    expect(factsOf(played, 'escape')).toMatchObject([{ hunter: { id: 'dB' } }, { hunter: { id: 'dB' } }])
    expect([the(battle, 'rA').at, the(battle, 'rB').at]).toEqual(['map', 'map'])
  })

  test('WL-11.0.f nothing is asked where any die would stop it', () => {
    const { battle, rA } = unitsOn('bf-109e G8 broken, d spitfire-i H8')
    script(raiderEscapes(battle), [])
    expect(rA.at).toBe('map')
  })

  test('WL-11.0.f WL-4.7.f a clear view may be worth more than a short way', () => {
    const battle = broken({}, {}, { options: {}, sky: { cloud: [{ type: 'broken', squares: ['F8'] }] } })
    battle.units.push({ ...the(battle, 'dA'), no: 2, id: 'dB', square: squareNamed('D8') })
    const played = script(raiderEscapes(battle), [TRY, 'escape.stop 3'])
    expect(factsOf(played, 'escape')).toMatchObject([{ hunter: { id: 'dA' }, modifiers: [], distance: 4 }])
  })

  test('WL-11.0.c a broken bomber that has its load is asked for by itself', () => {
    const battle = broken({ model: 'he-111', mission: 'bombing', load: 'bomb' }, {}, { options: {} })
    expect(pauseAfter(raiderEscapes(battle))).toMatchObject({ ask: 'escape.loaded', about: ['unit:0'] })
    script(raiderEscapes(battle), ['escape.loaded try, escape.stop 1'])
    expect(the(battle, 'rA').at).toBe('escaped')
  })
})

describe('agreement', () => {
  test('WL-11.0.b WL-12.0.a nobody is asked unless the players want to be', () => {
    const battle = broken({}, {}, { options: {} })
    expect(pauseAfter(raiderEscapes(battle))).toMatchObject({ ask: 'escape.try' })
    expect(script(defenderEscapes(battle)).pauses).toEqual([])
  })

  test('WL-11.0.b any unit may leave if the opponent lets it', () => {
    const battle = broken({ broken: false })
    const ask = 'escape.action withdraw/rA'
    expect(pauseAfter(raiderEscapes(battle), [ask])).toMatchObject({ seat: 'defender', about: ['unit:0'] })
    script(raiderEscapes(battle), [ask, 'escape.agree agree', DONE])
    expect(the(battle, 'rA').at).toBe('escaped')
  })

  test('WL-11.0.b WL-11.0.c refused, a broken unit may still try', () => {
    const battle = broken()
    const lines = ['escape.action withdraw/rA, escape.agree refuse']
    expect(pauseAfter(raiderEscapes(battle), [...lines, DONE])).toMatchObject({ ask: 'escape.try' })
    expect(the(battle, 'rA').at).toBe('map')
  })

  test('WL-11.0.b WL-10.8.1.d a dogfight that a unit leaves in this way is over', () => {
    const battle = broken({ broken: false, tallies: 'dA' }, { at: 'G8', tallies: 'rA' })
    inDogfight(battle, 'rA', 'dA')
    const lines = ['escape.action withdraw/rA, escape.agree agree, combat.face dA/1', DONE]
    script(raiderEscapes(battle), lines)
    expect(the(battle, 'dA')).toMatchObject({ facing: 1, dogfight: undefined, tally: undefined })
  })

  test('WL-12.0.a the players may agree to end the game, whoever proposes it', () => {
    const stop = ['escape.action stop, end.agree agree']
    const battle = broken()
    expect(script(raiderEscapes(battle), stop).value).toBe('end')
    expect(battle.agreedEnd).toBe(true)
    expect(script(defenderEscapes(broken()), stop).value).toBe('end')
  })

  test('WL-12.0.a refused, the game goes on, and it is not proposed again in this phase', () => {
    const battle = broken()
    const lines = ['escape.action stop, end.agree refuse']
    expect(pauseAfter(raiderEscapes(battle), ['escape.action stop'])).toMatchObject({ seat: 'defender' })
    expect(ids(pauseAfter(raiderEscapes(battle), lines))).toEqual(['done', 'withdraw/rA'])
    expect(battle.agreedEnd).toBe(false)
  })
})
