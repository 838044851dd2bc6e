import { factsOf, ids, type Lines, pauseAfter, script } from '@tallyho/engine/script'
import { describe, expect, test } from 'vitest'
import { squareNamed } from '../../rules/01-words/geometry.ts'
import { breakUnit } from '../../rules/10-air-combat/cohesion.ts'
import {
  chooseTally,
  joinTargetsDogfight,
  membersOf,
  seekDogfight,
  tendDogfights,
} from '../../rules/10-air-combat/dogfights.ts'
import type { Battle, Fight, Unit } from '../../state.ts'
import { aFight } from '../kit/fights.ts'
import { aBattle, d, inDogfight, type Piece, r, the, unitsOn } from '../kit/table.ts'

/** rA and rB have fought dA. */
const after = (changes: { rA?: Partial<Piece>; rB?: Partial<Piece>; dA?: Partial<Piece> } = {}) =>
  aBattle({
    units: [
      r('bf-109e G8 >dA', changes.rA),
      r('bf-109e G8 >dA', changes.rB),
      d('spitfire-i G8 >rA', changes.dA),
    ],
  })

const seek = (battle: Battle, lines: Lines, changes: Partial<Fight> = {}) =>
  script(seekDogfight(battle, aFight(battle, ['rA', 'rB'], ['dA'], changes)), lines)

const LOADED = { model: 'f6f', mission: 'bombing' } as const
const AGREE_BOTH = 'dogfight.will dogfight dogfight'
/** The attacker (raider) is asked first. */
const ATTACKER_REFUSES = 'dogfight.will refuse dogfight'

const inIt = (battle: Battle) => membersOf(battle, 1).map(({ id }) => id)

describe('the beginning', () => {
  test.each<[string, Parameters<typeof after>[0], Lines, string[]]>([
    ['WL-10.8.a both agree: a dogfight of all unbroken fighters', {}, AGREE_BOTH, ['rA', 'rB', 'dA']],
    ['WL-10.8.a both refuse: none', {}, 'dogfight.will refuse refuse', []],
    ['WL-10.8.d a loaded fighter-bomber stays out', { rB: LOADED }, AGREE_BOTH, ['rA', 'dA']],
    ['WL-10.8.e a rocket plane stays out', { rB: { model: 'me-163' } }, AGREE_BOTH, ['rA', 'dA']],
    ['WL-10.8.c a broken fighter stays out', { rB: { broken: true } }, AGREE_BOTH, ['rA', 'dA']],
  ])('%s', (_, changes, lines, members) => {
    const battle = after(changes)
    seek(battle, lines)
    expect(inIt(battle)).toEqual(members)
    expect(battle.dogfights).toEqual(members.length > 0 ? [1] : [])
  })

  test.each<[string, Parameters<typeof after>[0], Partial<Fight>?]>([
    ['WL-10.8.a one side has no unbroken fighter', { dA: { broken: true } }],
    ['WL-10.8.d one side has bombers alone', { dA: { model: 'b-25', mission: 'bombing' } }],
    ['WL-Q-67 they are in a dogfight', {}, { dogfight: true }],
  ])('%s: nobody is asked', (_, changes, fight) => expect(seek(after(changes), [], fight).pauses).toEqual([]))

  test('WL-10.8.a WL-Q-66 both are asked at once, in secret', () => {
    const battle = after()
    const pause = pauseAfter(seekDogfight(battle, aFight(battle, ['rA', 'rB'], ['dA'])))
    expect(pause).toMatchObject({ kind: 'together', asks: [{ seat: 'raider' }, { seat: 'defender' }] })
  })

  test('WL-10.8.a nor is anybody if one side is gone', () => {
    const battle = after()
    the(battle, 'dA').at = 'destroyed'
    expect(seek(battle, []).pauses).toEqual([])
  })

  test('WL-13.4.3.i a Lufbery ends in a dogfight', () => {
    const battle = after({ rA: { lufbery: true, circling: true } })
    seek(battle, [AGREE_BOTH])
    expect(the(battle, 'rA')).toMatchObject({ lufbery: false, circling: false })
  })
})

describe('one side refuses', () => {
  const force = (battle: Battle, refusing: number, willing: number, changes: Partial<Fight> = {}) => {
    const lines = [
      ATTACKER_REFUSES,
      `dogfight.roller rB, dogfight.refusing ${refusing}, dogfight.willing ${willing}`,
    ]
    return factsOf(seek(battle, lines, changes), 'dogfight-rolls')[0]
  }

  test('WL-10.8.b WL-10.8.c each side rolls a die and adds the basic speed of the unit it chose', () =>
    expect(force(after({ rB: { marker: 'dive' } }), 3, 2)).toEqual({
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

  test('WL-10.8.i WL-10.8.c the willing side wins ties, and all are engaged', () => {
    const battle = after()
    expect(force(battle, 3, 3)).toMatchObject({ begins: true })
    expect(inIt(battle)).toEqual(['rA', 'rB', 'dA'])
    const lucky = after()
    expect(force(lucky, 4, 3)).toMatchObject({ begins: false })
    expect(inIt(lucky)).toEqual([])
  })

  test('WL-10.8.g veterans add 1, green units take 1', () => {
    const facts = force(after({ rB: { quality: 'green' }, dA: { quality: 'veteran' } }), 1, 1)
    expect(facts).toMatchObject({ refusing: { total: 5 }, willing: { total: 7 } })
  })

  test('WL-10.8.f WL-13.4.2.f who evaded must refuse: only the other is asked', () => {
    const battle = after()
    const fight = aFight(battle, ['rA', 'rB'], ['dA'], { evading: true })
    expect(pauseAfter(seekDogfight(battle, fight))).toMatchObject({ kind: 'choice', seat: 'raider' })
    expect(seek(battle, ['dogfight.will refuse'], { evading: true }).value).toBeUndefined()
    expect(battle.dogfights).toEqual([])
  })

  const chased = (changes: Partial<Fight>, dA: Partial<Piece> = {}) => {
    const battle = after({ dA })
    const lines = ['dogfight.will dogfight, dogfight.roller rA, dogfight.refusing 3, dogfight.willing 3']
    return factsOf(seek(battle, lines, changes), 'dogfight-rolls')[0]
  }

  test('WL-10.8.h evasion or a Lufbery adds 1 to the roll of the side that used it', () => {
    expect(chased({ evading: true })).toMatchObject({
      refusing: {
        modifiers: [
          { id: 'speed', by: 5 },
          { id: 'defences', by: 1 },
        ],
        total: 9,
      },
      willing: { modifiers: [{ id: 'speed', by: 5 }], total: 8 },
      begins: false,
    })
    expect(chased({ lufbery: true }, { lufbery: true })).toMatchObject({ refusing: { total: 9 } })
  })

  test('WL-13.4.3.h WL-10.8.f a defender in a Lufbery must refuse, even one who does not lead', () =>
    expect(chased({}, { lufbery: true })).toMatchObject({ refusing: { id: 'dA', total: 8 }, begins: true }))
})

describe('members', () => {
  /** rB ends its move while rA and dA are in a dogfight. */
  const joined = (rB: Partial<Piece> = {}, changes: Partial<Unit> = {}) => {
    const battle = after({ rB })
    inDogfight(battle, 'rA', 'dA')
    joinTargetsDogfight(battle, Object.assign(the(battle, 'rB'), changes))
    return battle
  }

  test.each<[string, Partial<Piece>, Partial<Unit>, boolean]>([
    ['WL-10.8.1.b WL-Q-65 a unit that ends its move in its target’s dogfight joins it', {}, {}, true],
    ['WL-10.8.1.b not from another square', {}, { square: squareNamed('H8') }, false],
    ['WL-10.8.1.b nor without a tally on a member', {}, { tally: undefined }, false],
    ['WL-10.8.1.b WL-10.8.e a rocket plane never joins', { model: 'me-163' }, {}, false],
  ])('%s: %j %j %s', (_, rB, changes, joins) =>
    expect(inIt(joined(rB, changes))).toEqual(joins ? ['rA', 'rB', 'dA'] : ['rA', 'dA']),
  )

  test('WL-10.8.1.b where there is no dogfight there is none to join', () => {
    const peace = after()
    joinTargetsDogfight(peace, the(peace, 'rB'))
    expect(the(peace, 'rB').dogfight).toBeUndefined()
  })

  test('WL-10.8.1.b WL-13.4.3.i joining ends a Lufbery', () => {
    const battle = joined({ lufbery: true, circling: true })
    expect(the(battle, 'rB')).toMatchObject({ lufbery: false, circling: false })
  })
})

describe('the end', () => {
  test('WL-10.8.1.d WL-EX-53 a side has none left: the others keep their tallies and face any way', () => {
    const battle = after()
    inDogfight(battle, 'rA', 'rB', 'dA')
    breakUnit(battle, the(battle, 'dA'))
    script(tendDogfights(battle), ['combat.face rA/2 rB/5'])
    expect(battle.dogfights).toEqual([])
    expect(inIt(battle)).toEqual([])
    expect(the(battle, 'rA')).toMatchObject({ facing: 2, tally: 2 })
    expect(the(battle, 'rB')).toMatchObject({ facing: 5, tally: 2 })
  })

  test('WL-10.8.1.d a dogfight with both sides in it goes on', () => {
    const battle = after()
    inDogfight(battle, 'rA', 'dA')
    expect(script(tendDogfights(battle)).pauses).toEqual([])
    expect(battle.dogfights).toEqual([1])
  })

  test('WL-10.8.1.e WL-7.2.2.f a member whose target has left takes another in the dogfight, without a roll', () => {
    const battle = after()
    inDogfight(battle, 'rA', 'rB', 'dA')
    breakUnit(battle, the(battle, 'rA'))
    expect(script(tendDogfights(battle)).pauses).toEqual([])
    expect(the(battle, 'dA').tally).toBe(1)
  })

  test('WL-10.8.1.e of several he chooses', () => {
    const { battle, rA, dA } = unitsOn('bf-109e G8 >dA, bf-109e G8 >dA, bf-109e G8 >dA, d spitfire-i G8 >rA')
    inDogfight(battle, 'rA', 'rB', 'rC', 'dA')
    breakUnit(battle, rA)
    expect(ids(pauseAfter(tendDogfights(battle)))).toEqual(['dA/rB', 'dA/rC'])
    script(tendDogfights(battle), ['combat.tally dA/rC'])
    expect(dA.tally).toBe(2)
  })
})

test('WL-7.2.4.1.a choosing a tally: the one it has can be kept, without being gained again', () => {
  const battle = after()
  const unit = the(battle, 'dA')
  const enemies = ['rA', 'rB'].map(id => the(battle, id))
  const played = script(chooseTally(battle, unit, enemies), ['combat.tally dA/rA'])
  expect(unit.tally).toBe(0)
  expect(factsOf(played, 'tallied')).toEqual([])
})

test('WL-15.2.4.i choosing a tally: a refusal leaves everything as it is', () => {
  const battle = after({ dA: { model: 'f6f', mission: 'bombing' } })
  const unit = the(battle, 'dA')
  script(chooseTally(battle, unit, [the(battle, 'rB')], true), ['combat.tally dA/none'])
  expect([unit.tally, unit.load]).toEqual([0, 'bomb'])
})
