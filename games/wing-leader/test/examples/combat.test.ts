import { factsOf, pauseAfter, script } from '@tallyho/engine/proof/script'
import { describe, expect, test } from 'vitest'
import { sumOf } from '../../rules/01-words/dice.ts'
import { squareNamed } from '../../rules/01-words/geometry.ts'
import { breakUnit, checkCohesion } from '../../rules/10-air-combat/cohesion.ts'
import {
  columnOf,
  combatValueParts,
  defenceOf,
  hitsFor,
  rollModifiers,
} from '../../rules/10-air-combat/combat-values.ts'
import { combatsOf } from '../../rules/10-air-combat/combats.ts'
import { seekDogfight, tendDogfights } from '../../rules/10-air-combat/dogfights.ts'
import { outcomeOf } from '../../rules/10-air-combat/losses.ts'
import { decideAttacker, isBounce, isHeadOn } from '../../rules/10-air-combat/situation.ts'
import type { Battle } from '../../state.ts'
import { AFTERWARDS, aFight, combat, flewIn, HIT_AND_RUN, harmless, holding } from '../kit/fights.ts'
import { aBattle, battleOf, d, inDogfight, type Piece, r, the, unitsOn } from '../kit/table.ts'

/** The worked examples of chapters 10 and 13.5.5. */

const mutual = (raider: Partial<Piece> = {}, defender: Partial<Piece> = {}) =>
  aBattle({ units: [r('bf-109e G8 >dA', raider), d('spitfire-i G8 >rA', defender)] })
const attacking = (battle: Battle) => script(decideAttacker(battle, [0, 1])).value.side
const isAsChance = (battle: Battle) => pauseAfter(decideAttacker(battle, [0, 1])).kind === 'chance'

describe('who attacks', () => {
  test('WL-EX-32 A moves into B’s square before B can move: B, last in the move order, attacks', () => {
    const battle = mutual()
    flewIn(battle, 'rA', 'F8')
    the(battle, 'rA').deeds.ordinal = 3
    the(battle, 'dA').deeds.ordinal = 4
    expect(attacking(battle)).toBe('defender')
  })

  test('WL-EX-33 both began in the square and stayed: the faster attacks, a tie is chance', () => {
    expect(attacking(mutual({ marker: 'dive' }))).toBe('raider')
    expect(attacking(mutual({ marker: 'climb' }))).toBe('defender')
    expect(isAsChance(mutual())).toBe(true)
  })

  test('WL-EX-34 in a dogfight the better turn attacks, a tie is chance', () => {
    const battle = mutual({ marker: 'dive' })
    inDogfight(battle, 'rA', 'dA')
    expect(attacking(battle)).toBe('defender')
    const even = mutual({}, { model: 'bf-109e' })
    inDogfight(even, 'rA', 'dA')
    expect(isAsChance(even)).toBe(true)
  })

  test('WL-EX-35 a chain of tallies: both Bf 109s attack B-17 and the tallying P-51, the other P-51 stays out', () => {
    const battle = battleOf(
      'b-17g G14 bombing, p-51b G14 >dA, p-51b G14, d bf-109g-6 G14 >rA, d bf-109g-6 G14 >rA',
    )
    const combats = combatsOf(battle)
    expect(combats).toEqual([[0, 1, 3, 4]])
    expect(script(decideAttacker(battle, combats[0] ?? [])).value.side).toBe('defender')
  })

  test('WL-EX-36 A tallies B and G tallies H in one square: two combats', () => {
    const battle = battleOf('bf-109e G8 >dA, bf-109e G8 >dB, d spitfire-i G8, d spitfire-i G8')
    expect(combatsOf(battle)).toHaveLength(2)
  })
})

describe('what kind of attack', () => {
  test('WL-EX-37 one from ahead, one out of the Sun: the primary combatant makes it head-on or a bounce, not both', () => {
    const battle = battleOf('bf-109e G8 >dA, bf-109e G8 >dA, d spitfire-i G8 alerted facing:4', {
      sky: 'sun above',
    })
    flewIn(battle, 'rA', 'F8')
    const diver = the(battle, 'rB')
    diver.deeds.began = squareNamed('G11')
    diver.deeds.track = [
      { square: squareNamed('G10'), how: 'entered', from: squareNamed('G11') },
      { square: squareNamed('G9'), how: 'entered', from: squareNamed('G10') },
      { square: squareNamed('G8'), how: 'entered', from: squareNamed('G9') },
    ]
    const kindOf = (primary: string, other: string) => {
      const fight = aFight(battle, [primary, other], ['dA'])
      const value = combatValueParts(battle, fight, 'attacker')
      return { headOn: isHeadOn(battle, fight), bounce: isBounce(battle, fight), helper: value[1]?.by }
    }
    expect(kindOf('rA', 'rB')).toEqual({ headOn: true, bounce: false, helper: 1 })
    expect(kindOf('rB', 'rA')).toEqual({ headOn: false, bounce: true, helper: 1 })
  })

  const met = (track: readonly [string, string][]) => {
    const battle = aBattle({
      units: [r(`he-111 ${track.at(-1)?.[1] ?? 'G8'} bombing`), d('spitfire-i G8 >rA', { facing: 4 })],
    })
    the(battle, 'rA').deeds.track = track.map(([from, to]) => ({
      square: squareNamed(to),
      how: 'entered',
      from: squareNamed(from),
    }))
    return battle
  }

  test('WL-EX-38 a tallied bomber that passes through the fighter’s square is not met head-on', () => {
    const battle = met([
      ['F8', 'G8'],
      ['G8', 'H8'],
    ])
    expect(combatsOf(battle)).toEqual([])
    expect(isHeadOn(battle, aFight(battle, ['dA'], ['rA']))).toBe(false)
  })

  test('WL-EX-39 one that ends its move there, from ahead of the fighter, is: a hit-and-run', () => {
    const battle = met([
      ['E8', 'F8'],
      ['F8', 'G8'],
    ])
    const lines = ['combat.attacker 1 1, combat.defender 1 1, losses.confirm 1', holding(2)]
    const played = script(combat(battle, 'rA', 'dA'), lines, AFTERWARDS)
    expect(factsOf(played, 'air-attack')[0]).toMatchObject({ headOn: true, style: 'hit-and-run' })
  })
})

describe('the rolls', () => {
  const edges = (attacker: string, defender: string) => {
    const battle = mutual({ model: attacker }, { model: defender })
    const fight = aFight(battle, ['rA'], ['dA'])
    return [columnOf(battle, fight, 'attacker', 5, 6), columnOf(battle, fight, 'defender', 6, 5)]
  }

  test('WL-EX-45 attacker 5, defender 6: columns -1 and +1', () =>
    expect(edges('bf-109e', 'spitfire-i')).toEqual([-1, 1]))

  test('WL-EX-46 with the attacker’s Edge 0 and +1; with Edge on both sides as before', () => {
    expect(edges('p-51b', 'spitfire-i')).toEqual([0, 1])
    expect(edges('p-51b', 'fw-190a-8')).toEqual([-1, 1])
  })

  test('WL-EX-47 WL-C-10 WL-C-18 WL-C-19 WL-C-25 Bf 109G-6 dive on loaded B-24Hs: 7 against 3, two hits for one', () => {
    const battle = battleOf('b-24h G14 bombing, d bf-109g-6 G14 >rA dive')
    const lines = [
      HIT_AND_RUN,
      'combat.attacker 3 4, combat.defender 4 5',
      ...[1, 1, 1].map(face => `losses.confirm ${face}`),
      holding(2),
    ]
    const played = script(combat(battle, 'rA', 'dA'), lines, AFTERWARDS)
    expect(factsOf(played, 'combat-roll')).toMatchObject([
      { id: 'dA', own: 7, enemy: 3, column: 4, modifiers: [], total: 7, hits: 2 },
      { id: 'rA', own: 3, enemy: 7, column: -4, modifiers: [{ id: 'defence', by: 1 }], total: 10, hits: 1 },
    ])
    const turning = aFight(battle, ['dA'], ['rA'], { style: 'turning' })
    expect(sumOf(rollModifiers(battle, turning, 'defender'))).toBe(3)
  })

  test('WL-EX-48 a defence rating of 0 is worth 2 in a turning fight', () => {
    const battle = mutual({}, { model: 'he-111', mission: 'bombing' })
    const turning = aFight(battle, ['rA'], ['dA'], { style: 'turning' })
    expect(sumOf(rollModifiers(battle, turning, 'defender'))).toBe(2)
    expect(rollModifiers(battle, aFight(battle, ['rA'], ['dA']), 'defender')).toEqual([])
  })

  test('WL-EX-49 a hit each on B-17G and P-51B: the one against 5-6, the other against 4', () => {
    const battle = battleOf('b-17g G14 bombing, p-51b G14 >dA, d bf-109g-6 G14 >rA')
    const lines = [
      'combat.primary rA',
      HIT_AND_RUN,
      'combat.attacker 4 5, combat.defender 1 1',
      // Firepower 2: the bomber stays below 5, the fighter is hit at 4.
      'losses.confirm 2',
      'losses.confirm 2',
      holding(3),
    ]
    const played = script(combat(battle, 'rA', 'rB', 'dA'), lines, AFTERWARDS)
    expect(factsOf(played, 'combat-roll')[0]).toMatchObject({ hits: 2 })
    expect(factsOf(played, 'confirmation')).toMatchObject([
      { id: 'rA', protection: [5, 6], total: 4, outcome: 'nothing' },
      { id: 'rB', protection: [4], total: 4, outcome: 'straggler' },
    ])
  })

  test('WL-EX-50 protection 4-5 h: up to 3 nothing, 4 and 5 a straggler, from 6 a loss; head-on one more firepower', () => {
    const outcomes = [2, 3, 4, 5].map(die => outcomeOf(die, 1, [4, 5]))
    expect(outcomes).toEqual(['nothing', 'straggler', 'straggler', 'loss'])
    const battle = battleOf('he-111 G8 bombing, d spitfire-i G8 >rA')
    flewIn(battle, 'dA', 'H8')
    const lines = ['combat.attacker 3 1, combat.defender 1 1, losses.confirm 4', holding(2)]
    const played = script(combat(battle, 'rA', 'dA'), lines, AFTERWARDS)
    expect(factsOf(played, 'confirmation')[0]).toMatchObject({ firepower: 2, total: 6, outcome: 'loss' })
  })

  test('WL-EX-59 two B-17G squadrons in formation in one square: defence 2 for each, attacked alone or both', () => {
    const battle = battleOf('b-17g G14 bombing, b-17g G14 bombing, d bf-109g-6 G14 >rA', {
      raider: { nation: 'usa' },
    })
    expect(combatsOf(battle)).toEqual([[0, 2]])
    expect(rollModifiers(battle, aFight(battle, ['dA'], ['rA']), 'defender')).toEqual([
      { id: 'defence', by: 2 },
    ])
    expect(defenceOf(battle, the(battle, 'rB'))).toBe(2)
  })
})

describe('cohesion and dogfights', () => {
  test('WL-EX-51 a flight with one disruption is broken', () => {
    const { battle, rA } = unitsOn('bf-109e G8 flight')
    script(checkCohesion(battle, rA, 'air', 0), 'cohesion 2 3')
    expect(rA).toMatchObject({ disruptions: 1, broken: true })
  })

  const entry = (german: number) => {
    const battle = battleOf(
      'bf-109g-6 G10 dive green >dA, bf-109g-6 G10 dive >dA, d spitfire-ix G10 veteran >rA',
    )
    const lines = [
      `dogfight.will refuse dogfight, dogfight.roller rB, dogfight.refusing ${german}`,
      'dogfight.willing 4',
    ]
    const played = script(seekDogfight(battle, aFight(battle, ['rA', 'rB'], ['dA'])), lines)
    const members = battle.units.filter(({ dogfight }) => dogfight !== undefined).length
    return { facts: factsOf(played, 'dogfight-rolls')[0], members }
  }

  test('WL-EX-52 the British force a dogfight: 4 + 6 + 1 against 4 + 7; with a German 5 they do not', () => {
    expect(entry(4)).toMatchObject({ facts: { willing: { total: 11 }, refusing: { total: 11 } }, members: 3 })
    expect(entry(5)).toMatchObject({ facts: { willing: { total: 11 }, refusing: { total: 12 } }, members: 0 })
  })

  test('WL-EX-53 a dogfight ends because a side breaks: the survivors keep their tallies', () => {
    const battle = mutual()
    inDogfight(battle, 'rA', 'dA')
    breakUnit(battle, the(battle, 'dA'))
    script(tendDogfights(battle), ['combat.face rA/0'])
    expect([battle.dogfights, the(battle, 'rA').tally]).toEqual([[], 1])
  })

  test('WL-EX-54 evasion in a dogfight is allowed, and the dogfight goes on', () => {
    const battle = mutual({ alerted: true }, {})
    inDogfight(battle, 'rA', 'dA')
    // The Spitfire turns better, so it attacks; the Bf 109, as fast as it, may evade.
    const lines = ['combat.evade evade', harmless(2)]
    const played = script(combat(battle, 'rA', 'dA'), lines, ['combat.after', 'combat.break'])
    expect(factsOf(played, 'air-attack')[0]).toMatchObject({ evading: true, dogfight: true })
    expect(battle.dogfights).toEqual([1])
  })
})

test('WL-EX-47 the table has the two cells that the example reads', () => {
  const battle = mutual()
  expect([hitsFor(battle, 7, 4), hitsFor(battle, 10, -4)]).toEqual([2, 1])
})
