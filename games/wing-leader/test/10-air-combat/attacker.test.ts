import { type Lines, pauseAfter, script } from '@tallyho/engine/proof/script'
import { describe, expect, test } from 'vitest'
import { squareNamed } from '../../rules/01-words/geometry.ts'
import { decideAttacker, primariesFor } from '../../rules/10-air-combat/situation.ts'
import type { Battle } from '../../state.ts'
import { aFight } from '../kit/fights.ts'
import { aBattle, battleOf, d, inDogfight, type Piece, r, the, unitsOn } from '../kit/table.ts'

/** The side that attacks in a combat of these units, or all on the board, and why. */
const attackerOf = (battle: Battle, lines: Lines = [], units = battle.units.map(({ no }) => no)) => {
  const { side, why } = script(decideAttacker(battle, units), lines).value
  return `${side} ${why}`
}

const ordinals = (battle: Battle, order: Readonly<Record<string, number>>) => {
  for (const [id, ordinal] of Object.entries(order)) {
    the(battle, id).deeds.ordinal = ordinal
    // Nobody began beside another.
    the(battle, id).deeds.began = ordinal
  }
  return battle
}

/** A Spitfire of the defender and a Bf 109 of the raider in one square, changed as the test needs. */
const meeting = (raider: Partial<Piece> = {}, defender: Partial<Piece> = {}) =>
  aBattle({ units: [r('bf-109e G8', raider), d('spitfire-i G8', defender)] })

describe('who attacks', () => {
  type Case = [string, Battle, string, Lines?]
  const both = (raider: Partial<Piece> = {}, defender: Partial<Piece> = {}) =>
    meeting({ tallies: 'dA', ...raider }, { tallies: 'rA', ...defender })
  const dogfight = (battle: Battle) => {
    inDogfight(battle, 'rA', 'dA')
    return battle
  }
  const reacted = (battle: Battle, id: string, how: 'late' | 'successful') => {
    the(battle, id).deeds.reacted = how
    return battle
  }
  const elsewhere = () => battleOf('bf-109e G8 >dA, d spitfire-i G8 >rB, bf-109e H8')
  const escorted = (order: Readonly<Record<string, number>>) =>
    ordinals(battleOf('he-111 G8 bombing, bf-109e G8 >dA, d spitfire-i G8 >rA'), order)

  test.each<Case>([
    ['WL-10.1.a the side that alone has tallied the other', meeting({ tallies: 'dA' }), 'raider tally'],
    ['WL-10.1.a either side', meeting({}, { tallies: 'rA' }), 'defender tally'],
    [
      'WL-10.1.1.a the side with a bomber always defends',
      meeting({ model: 'he-111', mission: 'bombing' }, { tallies: 'rA' }),
      'defender bombers',
    ],
    [
      'WL-10.1.1.a WL-10.1.3.a WL-10.4.3.b even if its fighters hold the only other tally and moved last',
      escorted({ rA: 1, dA: 2, rB: 3 }),
      'defender bombers',
    ],
    [
      'WL-10.1.3.a one bomber anywhere in the chain is enough',
      ordinals(battleOf('bf-109e G8 >dA, d spitfire-i G8 >rB, he-111 G8 bombing'), {
        rA: 9,
        dA: 1,
        rB: 2,
      }),
      'defender bombers',
    ],
    [
      'WL-10.1.2.a WL-Q-16 mutual: the side last in the move order attacks',
      ordinals(both(), { rA: 4, dA: 7 }),
      'defender move-order',
    ],
    ['WL-10.1.2.a WL-Q-16 the other way round', ordinals(both(), { rA: 8, dA: 7 }), 'raider move-order'],
    [
      'WL-10.1.2.b WL-Q-51 all began in one square: the highest basic speed attacks',
      both({ marker: 'dive' }),
      'raider speed',
    ],
    ['WL-10.1.2.b a tie of speed is left to chance', both(), 'defender chance', 'combat.attacker defender'],
    ['WL-10.1.2.b chance may favour either', both(), 'raider chance', 'combat.attacker raider'],
    [
      'WL-10.1.2.c WL-10.8.1.f in a dogfight the highest basic turn attacks, the move order aside',
      dogfight(ordinals(both(), { rA: 9, dA: 1 })),
      'defender dogfight',
    ],
    [
      'WL-10.1.2.c a tie of turn is left to chance',
      dogfight(both({}, { model: 'bf-109e' })),
      'raider chance',
      'combat.attacker raider',
    ],
    [
      'WL-10.1.3.a in a chain of fighters the move order of any unit in it decides',
      ordinals(battleOf('bf-109e G8 >dA, d spitfire-i G8, d spitfire-i G8 >rA'), {
        rA: 2,
        dA: 1,
        dB: 3,
      }),
      'defender move-order',
    ],
    [
      'WL-10.1.4.a WL-10.4.2.f a successful reactor’s side attacks, whoever moved last',
      reacted(ordinals(both(), { rA: 9, dA: 1 }), 'dA', 'successful'),
      'defender reaction',
    ],
    [
      'WL-10.1.4.a a late reactor’s side defends with the bomber',
      reacted(escorted({ rB: 1, rA: 2, dA: 3 }), 'rB', 'late'),
      'defender bombers',
    ],
    [
      'WL-10.1.4.a WL-14.2.6.b an intruder that flak broke on the way has no tally and cannot attack a late reactor',
      reacted(ordinals(meeting({ tallies: 'dA' }, { broken: true }), { rA: 1, dA: 3 }), 'rA', 'late'),
      'raider tally',
    ],
    [
      'WL-Q-49 bombers on both sides: the fighters’ tests decide',
      ordinals(battleOf('he-111 G8 bombing, bf-109e G8 >dA, d b-25 G8 bombing, d spitfire-i G8 >rB'), {
        rA: 1,
        dA: 2,
        rB: 3,
        dB: 4,
      }),
      'defender move-order',
    ],
  ])('%s', (_, battle, expected, lines) => expect(attackerOf(battle, lines)).toBe(expected))

  test('WL-10.1.2.b one unit that began elsewhere is enough for the move order', () => {
    const { battle, rA, dB } = unitsOn('bf-109g-6 G8 >dA, d spitfire-i G8 >rA, d spitfire-i G8 >rA')
    rA.deeds.ordinal = 1
    Object.assign(dB.deeds, { ordinal: 2, began: squareNamed('H8') })
    expect(attackerOf(battle)).toBe('defender move-order')
  })

  test('WL-Q-50 WL-10.1.4.a a tally on somebody outside the combat makes nobody an attacker, nor does a reaction', () => {
    expect(attackerOf(elsewhere(), [], [0, 1])).toBe('raider tally')
    expect(attackerOf(reacted(elsewhere(), 'dA', 'successful'), [], [0, 1])).toBe('raider tally')
  })
})

describe('who leads', () => {
  const crowd = () =>
    battleOf('bf-109e G8 >dA, unarmed G8 >dA, he-111 G8 bombing, d b-25 G8 bombing, d unarmed G8')

  test.each([
    ['WL-10.2.c the defender may name any unit, bomber or fighter', 'rA', 'dA dB', 'defender', [3, 4]],
    ['WL-10.5.3.a WL-Q-49 neither unarmed units nor bombers attack', 'rA rB rC', 'dA', 'attacker', [0]],
    ['WL-Q-55 unarmed fighters lead where there is nobody else', 'rB rC', 'dA', 'attacker', [1]],
  ] as const)('%s', (_, attackers, defenders, role, expected) => {
    const battle = crowd()
    const fight = aFight(battle, attackers.split(' '), defenders.split(' '))
    expect(primariesFor(battle, fight, role)).toEqual(expected)
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
