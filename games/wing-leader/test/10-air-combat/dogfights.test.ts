import { factsOf, ids, type Lines, pauseAfter, script } from '@tallyho/engine/proof/script'
import { describe, expect, test } from 'vitest'
import { breakUnit } from '../../rules/10-air-combat/cohesion.ts'
import {
  chooseTally,
  joinTargetsDogfight,
  membersOf,
  seekDogfight,
  tendDogfights,
} from '../../rules/10-air-combat/dogfights.ts'
import type { Battle, Fight } from '../../state.ts'
import { aFight } from '../kit/fights.ts'
import { battleOf, unitsOn } from '../kit/table.ts'

/** rA and rB have fought dA. */
const AFTER = 'bf-109e G8 >dA, bf-109e G8 >dA, d spitfire-i G8 >rA'
const MIXED = 'bf-109e G8 >dA fighting, bf-109e G8 >dA fighting, d spitfire-i G8 >rA fighting'

const seek = (battle: Battle, lines: Lines, changes: Partial<Fight> = {}) =>
  script(seekDogfight(battle, aFight(battle, ['rA', 'rB'], ['dA'], changes)), lines)

const AGREE_BOTH = 'dogfight.will dogfight dogfight'

const inIt = (battle: Battle) => membersOf(battle, 1).map(({ id }) => id)

describe('the beginning', () => {
  test.each<[string, string, string, string[]]>([
    ['WL-10.8.a both agree: a dogfight of all unbroken fighters', AFTER, AGREE_BOTH, ['rA', 'rB', 'dA']],
    ['WL-10.8.a both refuse: none', AFTER, 'dogfight.will refuse refuse', []],
    [
      'WL-10.8.d a loaded fighter-bomber stays out',
      'bf-109e G8 >dA, f6f G8 bombing >dA, d spitfire-i G8 >rA',
      AGREE_BOTH,
      ['rA', 'dA'],
    ],
    [
      'WL-10.8.e a rocket plane stays out',
      'bf-109e G8 >dA, me-163 G8 >dA, d spitfire-i G8 >rA',
      AGREE_BOTH,
      ['rA', 'dA'],
    ],
    [
      'WL-10.8.c a broken fighter stays out',
      'bf-109e G8 >dA, bf-109e G8 >dA broken, d spitfire-i G8 >rA',
      AGREE_BOTH,
      ['rA', 'dA'],
    ],
  ])('%s', (_, board, lines, members) => {
    const battle = battleOf(board)
    seek(battle, lines)
    expect(inIt(battle)).toEqual(members)
    expect(battle.dogfights).toEqual(members.length > 0 ? [1] : [])
  })

  test.each<[string, string, Partial<Fight>?]>([
    ['WL-10.8.a one side has no unbroken fighter', AFTER.replace('>rA', '>rA broken')],
    ['WL-10.8.d one side has bombers alone', AFTER.replace('spitfire-i G8', 'b-25 G8 bombing')],
    ['WL-Q-67 they are in a dogfight', AFTER, { dogfight: true }],
  ])('%s: nobody is asked', (_, board, fight) => expect(seek(battleOf(board), [], fight).pauses).toEqual([]))

  test('WL-10.8.a WL-Q-66 both are asked at once, in secret', () => {
    const battle = battleOf(AFTER)
    const pause = pauseAfter(seekDogfight(battle, aFight(battle, ['rA', 'rB'], ['dA'])))
    expect(pause).toMatchObject({ kind: 'together', asks: [{ seat: 'raider' }, { seat: 'defender' }] })
  })

  test('WL-10.8.a nor is anybody if one side is gone', () => {
    const { battle, dA } = unitsOn(AFTER)
    dA.at = 'destroyed'
    expect(seek(battle, []).pauses).toEqual([])
  })

  test('WL-13.4.3.i a Lufbery ends in a dogfight', () => {
    const { battle, rA } = unitsOn(AFTER.replace('>dA', '>dA lufbery circling'))
    seek(battle, [AGREE_BOTH])
    expect(rA).toMatchObject({ lufbery: false, circling: false })
  })
})

describe('one side refuses', () => {
  /** The attacker (raider) is asked first, refuses, and rolls with rB. */
  const force = (board: string | Battle, refusing: number, willing: number) => {
    const battle = typeof board === 'string' ? battleOf(board) : board
    const rolls = `dogfight.roller rB, dogfight.refusing ${refusing}, dogfight.willing ${willing}`
    const played = seek(battle, ['dogfight.will refuse dogfight', rolls])
    return factsOf(played, 'dogfight-rolls')[0]
  }

  test('WL-10.8.b WL-10.8.c each side rolls a die and adds the basic speed of the unit it chose', () =>
    expect(force('bf-109e G8 >dA, bf-109e G8 >dA dive, d spitfire-i G8 >rA', 3, 2)).toEqual({
      square: 'G8',
      refusing: {
        unit: 1,
        id: 'rB',
        model: 'bf-109e',
        side: 'raider',
        dice: [3],
        modifiers: [{ id: 'speed', by: 6 }],
        total: 9,
      },
      willing: {
        unit: 2,
        id: 'dA',
        model: 'spitfire-i',
        side: 'defender',
        dice: [2],
        modifiers: [{ id: 'speed', by: 5 }],
        total: 7,
      },
      begins: false,
    }))

  test.each([
    [3, true, ['rA', 'rB', 'dA']],
    [4, false, []],
  ])(
    'WL-10.8.i WL-10.8.c the willing side wins ties, and all are engaged: %i against 3',
    (die, begins, members) => {
      const battle = battleOf(AFTER)
      expect(force(battle, die, 3)).toMatchObject({ begins })
      expect(inIt(battle)).toEqual(members)
    },
  )

  test('WL-10.8.g veterans add 1, green units take 1', () =>
    expect(force('bf-109e G8 >dA, bf-109e G8 >dA green, d spitfire-i G8 >rA veteran', 1, 1)).toMatchObject({
      refusing: { total: 5 },
      willing: { total: 7 },
    }))

  test('WL-10.8.f WL-13.4.2.f who evaded must refuse: only the other is asked', () => {
    const battle = battleOf(AFTER)
    const fight = aFight(battle, ['rA', 'rB'], ['dA'], { evading: true })
    expect(pauseAfter(seekDogfight(battle, fight))).toMatchObject({ kind: 'choice', seat: 'raider' })
    expect(seek(battle, ['dogfight.will refuse'], { evading: true }).value).toBeUndefined()
    expect(battle.dogfights).toEqual([])
  })

  const chased = (changes: Partial<Fight>, board = AFTER) => {
    const lines = 'dogfight.will dogfight, dogfight.roller rA, dogfight.refusing 3, dogfight.willing 3'
    return factsOf(seek(battleOf(board), lines, changes), 'dogfight-rolls')[0]
  }
  const CIRCLING = AFTER.replace('>rA', '>rA lufbery')

  test('WL-10.8.h evasion or a Lufbery adds 1 to the roll of the side that used it', () => {
    const speed = { id: 'speed', by: 5 }
    expect(chased({ evading: true })).toMatchObject({
      refusing: { modifiers: [speed, { id: 'defences', by: 1 }], total: 9 },
      willing: { modifiers: [speed], total: 8 },
      begins: false,
    })
    expect(chased({ lufbery: true }, CIRCLING)).toMatchObject({ refusing: { total: 9 } })
  })

  test('WL-13.4.3.h WL-10.8.f a defender in a Lufbery must refuse, even one who does not lead', () =>
    expect(chased({}, CIRCLING)).toMatchObject({ refusing: { id: 'dA', total: 8 }, begins: true }))
})

describe('members', () => {
  test.each([
    [
      'WL-10.8.1.b WL-Q-65 a unit that ends its move in its target’s dogfight joins it',
      'bf-109e G8 >dA',
      true,
    ],
    ['WL-10.8.1.b WL-13.4.3.i joining ends a Lufbery', 'bf-109e G8 >dA lufbery circling', true],
    ['WL-10.8.1.b not from another square', 'bf-109e H8 >dA', false],
    ['WL-10.8.1.b nor without a tally on a member', 'bf-109e G8', false],
    ['WL-10.8.1.b WL-10.8.e a rocket plane never joins', 'me-163 G8 >dA', false],
  ])('%s: %s %s', (_, comer, joins) => {
    const { battle, rB } = unitsOn(`bf-109e G8 >dA fighting, ${comer}, d spitfire-i G8 >rA fighting`)
    joinTargetsDogfight(battle, rB)
    expect(inIt(battle)).toEqual(joins ? ['rA', 'rB', 'dA'] : ['rA', 'dA'])
    expect(rB).toMatchObject({ lufbery: false, circling: false })
  })

  test('WL-10.8.1.b where there is no dogfight there is none to join', () => {
    const { battle, rB } = unitsOn(AFTER)
    joinTargetsDogfight(battle, rB)
    expect(rB.dogfight).toBeUndefined()
  })
})

describe('the end', () => {
  test('WL-10.8.1.d WL-EX-53 a side has none left: the others keep their tallies and face any way', () => {
    const { battle, rA, rB, dA } = unitsOn(MIXED)
    breakUnit(battle, dA)
    script(tendDogfights(battle), ['combat.face rA/2 rB/5'])
    expect([battle.dogfights, inIt(battle)]).toEqual([[], []])
    expect(rA).toMatchObject({ facing: 2, tally: 2 })
    expect(rB).toMatchObject({ facing: 5, tally: 2 })
  })

  test('WL-10.8.1.d a dogfight with both sides in it goes on', () => {
    const battle = battleOf(MIXED)
    expect(script(tendDogfights(battle)).pauses).toEqual([])
    expect(battle.dogfights).toEqual([1])
  })

  test('WL-10.8.1.e WL-7.2.2.f a member whose target has left takes another in the dogfight, without a roll', () => {
    const { battle, rA, dA } = unitsOn(MIXED)
    breakUnit(battle, rA)
    expect(script(tendDogfights(battle)).pauses).toEqual([])
    expect(dA.tally).toBe(1)
  })

  test('WL-10.8.1.e of several he chooses', () => {
    const { battle, rA, dA } = unitsOn(`bf-109e G8 >dA fighting, ${MIXED}`)
    breakUnit(battle, rA)
    expect(ids(pauseAfter(tendDogfights(battle)))).toEqual(['dA/rB', 'dA/rC'])
    script(tendDogfights(battle), ['combat.tally dA/rC'])
    expect(dA.tally).toBe(2)
  })
})

test('WL-7.2.4.1.a choosing a tally: the one it has can be kept, without being gained again', () => {
  const { battle, rA, rB, dA } = unitsOn(AFTER)
  const played = script(chooseTally(battle, dA, [rA, rB]), ['combat.tally dA/rA'])
  expect([dA.tally, factsOf(played, 'tallied')]).toEqual([0, []])
})

test('WL-15.2.4.i choosing a tally: a refusal leaves everything as it is', () => {
  const { battle, rB, dA } = unitsOn('bf-109e G8 >dA, bf-109e G8 >dA, d f6f G8 bombing >rA')
  script(chooseTally(battle, dA, [rB], true), ['combat.tally dA/none'])
  expect([dA.tally, dA.load]).toEqual([0, 'bomb'])
})
