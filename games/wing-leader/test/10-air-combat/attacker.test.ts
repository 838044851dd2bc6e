import { describe, expect, test } from 'vitest'
import { squareNamed } from '../../rules/01-words/geometry.ts'
import { decideAttacker, primariesFor } from '../../rules/10-air-combat/situation.ts'
import type { Battle } from '../../state.ts'
import { aFight } from '../kit/fights.ts'
import {
  aBattle,
  d,
  inDogfight,
  type Line,
  type Piece,
  pauseAfter,
  r,
  script,
  unitNamed,
} from '../kit/table.ts'

/** The side that attacks in a combat of all units on the board, and why. */
const attackerOf = (battle: Battle, ...lines: readonly Line[]) =>
  script(
    decideAttacker(
      battle,
      battle.units.map(({ no }) => no),
    ),
    lines,
  ).value

const ordinals = (battle: Battle, order: Readonly<Record<string, number>>) => {
  for (const [id, ordinal] of Object.entries(order)) {
    unitNamed(battle, id).deeds.ordinal = ordinal
    // Nobody began beside another.
    unitNamed(battle, id).deeds.began = ordinal
  }
  return battle
}

/** A Spitfire of the defender and a Bf 109 of the raider in one square, changed as the test needs. */
const meeting = (raider: Partial<Piece> = {}, defender: Partial<Piece> = {}) =>
  aBattle({ units: [r('bf-109e G8', raider), d('spitfire-i G8', defender)] })

describe('who attacks', () => {
  test('WL-10.1.a the side that alone has tallied the other', () => {
    expect(attackerOf(meeting({ tallies: 'dA' }))).toEqual({ side: 'raider', why: 'tally' })
    expect(attackerOf(meeting({}, { tallies: 'rA' }))).toEqual({ side: 'defender', why: 'tally' })
  })

  test('WL-10.1.1.a the side with a bomber always defends', () => {
    const battle = meeting({ model: 'he-111', mission: 'bombing' }, { tallies: 'rA' })
    expect(attackerOf(battle)).toEqual({ side: 'defender', why: 'bombers' })
  })

  test('WL-10.1.1.a WL-10.1.3.a WL-10.4.3.b even if its fighters hold the only other tally and moved last', () => {
    const battle = ordinals(
      aBattle({ units: [r('he-111 G8 bombing'), r('bf-109e G8 >dA'), d('spitfire-i G8 >rA')] }),
      { rA: 1, dA: 2, rB: 3 },
    )
    expect(attackerOf(battle)).toEqual({ side: 'defender', why: 'bombers' })
  })

  test('WL-10.1.3.a one bomber anywhere in the chain is enough', () => {
    const battle = ordinals(
      aBattle({ units: [r('bf-109e G8 >dA'), d('spitfire-i G8 >rB'), r('he-111 G8 bombing')] }),
      { rA: 9, dA: 1, rB: 2 },
    )
    expect(attackerOf(battle)).toEqual({ side: 'defender', why: 'bombers' })
  })

  test('WL-10.1.2.a WL-Q-16 mutual: the side last in the move order attacks', () => {
    const battle = meeting({ tallies: 'dA' }, { tallies: 'rA' })
    expect(attackerOf(ordinals(battle, { rA: 4, dA: 7 }))).toEqual({ side: 'defender', why: 'move-order' })
    expect(attackerOf(ordinals(battle, { rA: 8, dA: 7 }))).toEqual({ side: 'raider', why: 'move-order' })
  })

  test('WL-10.1.2.b WL-Q-51 all began in one square: the highest basic speed attacks', () => {
    const battle = meeting({ tallies: 'dA', marker: 'dive' }, { tallies: 'rA' })
    expect(attackerOf(battle)).toEqual({ side: 'raider', why: 'speed' })
  })

  test('WL-10.1.2.b one unit that began elsewhere is enough for the move order', () => {
    const battle = aBattle({ units: [r('bf-109g-6 G8 >dA'), d('spitfire-i G8 >rA'), d('spitfire-i G8 >rA')] })
    unitNamed(battle, 'rA').deeds.ordinal = 1
    unitNamed(battle, 'dB').deeds.ordinal = 2
    unitNamed(battle, 'dB').deeds.began = squareNamed('H8')
    expect(attackerOf(battle)).toEqual({ side: 'defender', why: 'move-order' })
  })

  test('WL-10.1.2.b a tie of speed is left to chance', () => {
    const battle = meeting({ tallies: 'dA' }, { tallies: 'rA' })
    expect(attackerOf(battle, 'combat.attacker defender')).toEqual({ side: 'defender', why: 'chance' })
    expect(attackerOf(battle, 'combat.attacker raider')).toEqual({ side: 'raider', why: 'chance' })
  })

  test('WL-10.1.2.c WL-10.8.1.f in a dogfight the highest basic turn attacks, the move order aside', () => {
    const battle = ordinals(meeting({ tallies: 'dA' }, { tallies: 'rA' }), { rA: 9, dA: 1 })
    inDogfight(battle, 'rA', 'dA')
    expect(attackerOf(battle)).toEqual({ side: 'defender', why: 'dogfight' })
  })

  test('WL-10.1.2.c a tie of turn is left to chance', () => {
    const battle = meeting({ tallies: 'dA' }, { model: 'bf-109e', tallies: 'rA' })
    inDogfight(battle, 'rA', 'dA')
    expect(attackerOf(battle, 'combat.attacker raider')).toEqual({ side: 'raider', why: 'chance' })
  })

  test('WL-10.1.3.a in a chain of fighters the move order of any unit in it decides', () => {
    const battle = ordinals(
      aBattle({ units: [r('bf-109e G8 >dA'), d('spitfire-i G8'), d('spitfire-i G8 >rA')] }),
      { rA: 2, dA: 1, dB: 3 },
    )
    expect(attackerOf(battle)).toEqual({ side: 'defender', why: 'move-order' })
  })

  test('WL-Q-50 a tally on somebody outside the combat makes nobody an attacker', () => {
    const battle = aBattle({ units: [r('bf-109e G8 >dA'), d('spitfire-i G8 >rB'), r('bf-109e H8')] })
    const value = script(decideAttacker(battle, [0, 1])).value
    expect(value).toEqual({ side: 'raider', why: 'tally' })
  })

  test('WL-10.1.4.a WL-10.4.2.f a successful reactor’s side attacks, whoever moved last', () => {
    const battle = ordinals(meeting({ tallies: 'dA' }, { tallies: 'rA' }), { rA: 9, dA: 1 })
    unitNamed(battle, 'dA').deeds.reacted = 'successful'
    expect(attackerOf(battle)).toEqual({ side: 'defender', why: 'reaction' })
  })

  test('WL-10.1.4.a a late reactor’s side defends with the bomber', () => {
    const battle = ordinals(
      aBattle({ units: [r('he-111 G8 bombing'), r('bf-109e G8 >dA'), d('spitfire-i G8 >rA')] }),
      { rB: 1, rA: 2, dA: 3 },
    )
    unitNamed(battle, 'rB').deeds.reacted = 'late'
    expect(attackerOf(battle)).toEqual({ side: 'defender', why: 'bombers' })
  })

  test('WL-10.1.4.a WL-14.2.6.b an intruder that flak broke on the way has no tally and cannot attack a late reactor', () => {
    const battle = ordinals(meeting({ tallies: 'dA' }, { broken: true }), { rA: 1, dA: 3 })
    unitNamed(battle, 'rA').deeds.reacted = 'late'
    expect(attackerOf(battle)).toEqual({ side: 'raider', why: 'tally' })
  })

  test('WL-10.1.4.a a reactor whose enemy is elsewhere decides nothing', () => {
    const battle = aBattle({ units: [r('bf-109e G8 >dA'), d('spitfire-i G8 >rB'), r('bf-109e H8')] })
    unitNamed(battle, 'dA').deeds.reacted = 'successful'
    expect(script(decideAttacker(battle, [0, 1])).value).toEqual({ side: 'raider', why: 'tally' })
  })

  test('WL-Q-49 bombers on both sides: the fighters’ tests decide', () => {
    const battle = ordinals(
      aBattle({
        units: [r('he-111 G8 bombing'), r('bf-109e G8 >dA'), d('b-25 G8 bombing'), d('spitfire-i G8 >rB')],
      }),
      { rA: 1, dA: 2, rB: 3, dB: 4 },
    )
    expect(attackerOf(battle)).toEqual({ side: 'defender', why: 'move-order' })
  })
})

describe('who leads', () => {
  const crowd = () =>
    aBattle({
      units: [
        r('bf-109e G8 >dA'),
        r('unarmed G8 >dA'),
        r('he-111 G8 bombing'),
        d('b-25 G8 bombing'),
        d('unarmed G8'),
      ],
    })

  test('WL-10.2.c the defender may name any unit, bomber or fighter', () => {
    const battle = crowd()
    expect(primariesFor(battle, aFight(battle, ['rA'], ['dA', 'dB']), 'defender')).toEqual([3, 4])
  })

  test('WL-10.5.3.a WL-Q-49 neither unarmed units nor bombers attack', () => {
    const battle = crowd()
    expect(primariesFor(battle, aFight(battle, ['rA', 'rB', 'rC'], ['dA']), 'attacker')).toEqual([0])
  })

  test('WL-Q-55 unarmed fighters lead where there is nobody else', () => {
    const battle = crowd()
    expect(primariesFor(battle, aFight(battle, ['rB', 'rC'], ['dA']), 'attacker')).toEqual([1])
  })
})

test('WL-10.1.2.b the tie is one even chance between the sides', () => {
  const battle = meeting({ tallies: 'dA' }, { tallies: 'rA' })
  expect(pauseAfter(decideAttacker(battle, [0, 1]))).toMatchObject({
    kind: 'chance',
    outcomes: [
      { id: 'raider', weight: 1 },
      { id: 'defender', weight: 1 },
    ],
  })
})
