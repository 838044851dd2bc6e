import { ids, pauseAfter } from '@tallyho/engine/proof/script'
import { describe, expect, test } from 'vitest'
import { squareNamed } from '../../rules/01-words/geometry.ts'
import type { Battle } from '../../state.ts'
import {
  combat,
  flewIn,
  fought,
  HIT_AND_RUN,
  harmless,
  holding,
  NO_DOGFIGHT,
  TURNING,
} from '../kit/fights.ts'
import { battleOf, type Line, unitsOn } from '../kit/table.ts'

/** A Bf 109E (rA) attacks a Hurricane (dA): slower, so it cannot evade, but it is alerted: no bounce. */
const DUEL = 'bf-109e G8 >dA, d hurricane-i G8 alerted'
/** Bombers rA under attack by dA and dB. */
const RAID = 'he-111 G8 bombing, d spitfire-i G8 >rA, d hurricane-i G8 >rA'
/** dA leads, against a hit-and-run. */
const DA_HIT_AND_RUN: Line = `combat.primary dA, ${HIT_AND_RUN}`

/** What each side rolled. */
const rollsOf = (board: Battle | string, ...lines: readonly Line[]) =>
  fought(board, ...lines).told('combat-roll')
const modifiersOf = (...played: Parameters<typeof rollsOf>) =>
  rollsOf(...played).map(({ modifiers }) => modifiers)

describe('choices before the rolls', () => {
  test('WL-10.2.c the defender names his primary combatant, then the attacker', () => {
    const battle = battleOf('bf-109e G8 >dA, bf-109g-6 G8 >dB, d hurricane-i G8, d b-25 G8 bombing')
    const first = pauseAfter(combat(battle))
    expect(first).toMatchObject({ seat: 'defender', ask: 'combat.primary' })
    expect(ids(first)).toEqual(['dA', 'dB'])
    const then = pauseAfter(combat(battle), ['combat.primary dB'])
    expect(then).toMatchObject({ seat: 'raider', ask: 'combat.primary' })
    expect(ids(then)).toEqual(['rA', 'rB'])
    expect(battle.fight).toMatchObject({ defender: 3, attacking: 'raider' })
  })

  test('WL-10.5.a the attacker chooses between turning fight and hit-and-run', () =>
    expect(pauseAfter(combat(battleOf(DUEL)))).toMatchObject({
      seat: 'raider',
      ask: 'combat.attack',
      options: [{ id: 'turning' }, { id: 'hit-and-run' }],
    }))

  test('WL-10.5.b WL-10.3.c head-on is always a hit-and-run', () => {
    const battle = battleOf(DUEL)
    flewIn(battle, 'rA', 'F8')
    const [attack] = fought(battle, harmless(2)).told('air-attack')
    expect(attack).toMatchObject({ headOn: true, style: 'hit-and-run' })
  })

  test('WL-10.5.b WL-10.8.1.f in a dogfight it is always a turning fight, never a bounce or head-on', () => {
    const battle = battleOf('bf-109e G8 >dA fighting, d hurricane-i G8 >rA fighting')
    flewIn(battle, 'rA', 'F8')
    const [attack] = fought(battle, harmless(2)).told('air-attack')
    expect(attack).toMatchObject({ style: 'turning', dogfight: true, headOn: false, bounce: false })
  })

  test('WL-13.4.2.a the defender may evade, before the dice', () => {
    const even = 'bf-109e G8 >dA, d spitfire-i G8 alerted'
    expect(pauseAfter(combat(battleOf(even)), [TURNING])).toMatchObject({
      seat: 'defender',
      ask: 'combat.evade',
      options: [{ id: 'stand' }, { id: 'evade' }],
    })
    const modifiers = modifiersOf(
      even,
      HIT_AND_RUN,
      'combat.evade evade',
      harmless(2),
      'dogfight.will refuse',
    )
    expect(modifiers).toEqual([[{ id: 'evasion', by: -2 }], [{ id: 'evasion', by: -3 }]])
  })

  test('WL-13.4.1.e a bounce counts on both rolls, and the victim cannot evade', () =>
    expect(modifiersOf('bf-109e G8 >dA, d spitfire-i G8', HIT_AND_RUN, harmless(2))).toEqual([
      [{ id: 'bounce', by: 2 }],
      [{ id: 'bounce', by: -2 }],
    ]))

  test('WL-13.4.3.g an attacker leaves its Lufbery before the rolls, left or right', () => {
    const { battle, rA } = unitsOn('bf-109e G8 >dA lufbery, d hurricane-i G8 alerted')
    fought(battle, 'combat.face rA/4', HIT_AND_RUN, harmless(2))
    expect(rA).toMatchObject({ lufbery: false, facing: 4 })
  })

  test('WL-13.4.3.h a Lufbery of the defending primary combatant helps his roll', () => {
    const { battle, dA } = unitsOn('bf-109e G8 >dA, d hurricane-i G8 alerted lufbery')
    const [, modifiers] = modifiersOf(battle, HIT_AND_RUN, harmless(2), 'dogfight.will refuse')
    expect([modifiers, dA.lufbery]).toEqual([[{ id: 'lufbery', by: 1 }], true])
  })

  test('WL-13.4.3.h that of another defender does not', () => {
    const board = 'bf-109e G8 >dA, d hurricane-i G8 alerted, d hurricane-i G8 alerted lufbery'
    const lines = ['combat.primary dA', HIT_AND_RUN, harmless(3), 'dogfight.will refuse']
    expect(modifiersOf(board, ...lines)[1]).toEqual([])
  })
})

test('WL-Q-64 a bounce looks at the alert state before the combat, which alerts everybody', () => {
  const { battle, dA } = unitsOn('bf-109e G8 >dA, d hurricane-i G8')
  expect(fought(battle, HIT_AND_RUN, harmless(2)).told('air-attack')).toMatchObject([{ bounce: true }])
  expect(dA.alerted).toBe(true)
})

describe('the rolls', () => {
  test('WL-10.5.1.a WL-10.5.c WL-10.5.1.b each side rolls on its own column and scores hits', () => {
    const dice = 'combat.attacker 2 3, combat.defender 3 3, losses.confirm 1'
    const [attack, defence] = rollsOf(DUEL, HIT_AND_RUN, dice, holding(2), NO_DOGFIGHT)
    expect(attack).toEqual({
      unit: 0,
      id: 'rA',
      model: 'bf-109e',
      side: 'raider',
      role: 'attacker',
      dice: [2, 3],
      modifiers: [],
      total: 5,
      own: 5,
      parts: [{ id: 'speed', by: 5 }],
      enemy: 4,
      enemyParts: [{ id: 'speed', by: 4 }],
      edge: false,
      column: 1,
      rolled: 1,
      hits: 1,
      highSpeed: false,
    })
    expect(defence).toMatchObject({ role: 'defender', total: 6, column: -1, hits: 0 })
  })

  test('WL-10.5.1.a WL-4.7.b modifiers go into the total, the weather of the square off both', () => {
    const roll = { dice: [1, 1], modifiers: [{ id: 'weather', by: -2 }], total: 0 }
    const facts = rollsOf(battleOf(DUEL, { sky: 'broken G8' }), HIT_AND_RUN, harmless(2))
    expect(facts).toMatchObject([roll, roll])
  })

  const HITS = (attacker: string, defender: string, confirmed: number) =>
    `combat.attacker ${attacker}, combat.defender ${defender}, losses.confirm ${'1 '.repeat(confirmed).trim()}`

  test.each<[string, string, Line[], object[]]>([
    [
      'WL-Q-52 a combat value never falls below 0',
      'hs-129 G8 >dA, d hurricane-i G8 alerted slow green disruptions:1',
      [harmless(2)],
      [
        { own: 2, enemy: 0, column: 2 },
        { own: 0, enemy: 2, column: -2 },
      ],
    ],
    [
      'WL-10.5.3.a an unarmed primary combatant in defence does not roll',
      'bf-109e G8 >dA, d c-47 G8 transport alerted',
      ['combat.attacker 1 1, losses.confirm 1', holding(2)],
      [{ role: 'attacker' }],
    ],
    [
      'WL-Q-55 unarmed attackers do not roll, an armed defender does',
      'unarmed G8 >dA, d hurricane-i G8 alerted',
      ['combat.defender 1 1', holding(2)],
      [{ role: 'defender' }],
    ],
    [
      'WL-13.8.1.a WL-C-63 a fast attacker halves the hits of both sides, a half rounded up',
      'me-262 G8 >dA, d hurricane-i G8 alerted',
      [HITS('5 6', '5 5', 3), holding(2)],
      [
        { rolled: 3, hits: 2, highSpeed: true },
        { rolled: 1, hits: 1, highSpeed: true },
      ],
    ],
    [
      'WL-13.8.1.a so does a fast defender',
      'bf-109e G8 >dA, d me-262 G8 alerted',
      ['combat.evade stand', HITS('6 6', '5 6', 3), holding(2)],
      [
        { rolled: 1, hits: 1 },
        { rolled: 3, hits: 2 },
      ],
    ],
  ])('%s', (_, board, lines, rolls) => {
    const facts = rollsOf(board, HIT_AND_RUN, ...lines)
    expect(facts).toHaveLength(rolls.length)
    expect(facts).toMatchObject(rolls)
  })

  test('WL-13.8.1.a a jet that does not lead halves nothing', () =>
    expect(
      rollsOf(RAID.replace('hurricane-i', 'me-262'), DA_HIT_AND_RUN, HITS('5 6', '1 1', 3), holding(3))[0],
    ).toMatchObject({ hits: 3, highSpeed: false }))
})

describe('hits', () => {
  test.each([
    ['gives each enemy one before any gets two, extra ones as it likes', RAID, '1 1', '6 6', ['dA', 'dB']],
    [
      'gives no second extra hit to one unit',
      'p-51b G8 >dA dive, d he-111 G8 bombing, d he-111 G8 bombing, d he-111 G8 bombing',
      '3 4',
      '1 1, combat.hit dB',
      ['dA', 'dC'],
    ],
  ])('WL-10.2.2.a the side that hits %s', (_, board, attacker, defender, offered) => {
    const lines = [DA_HIT_AND_RUN, `combat.attacker ${attacker}, combat.defender ${defender}`]
    const pause = pauseAfter(combat(battleOf(board)), lines)
    expect(pause).toMatchObject({ seat: 'raider', ask: 'combat.hit' })
    expect(ids(pause)).toEqual(offered)
  })

  test('WL-10.2.2.a WL-10.2.2.b WL-10.6.a three hits on two units: two and one, all given out before any is confirmed', () => {
    // A fast raider against the attackers: column +2 or better for three hits on a 12.
    const battle = battleOf('p-51b G8 >dA dive, d hurricane-i G8 alerted, d he-111 G8 bombing >rA')
    const dice = 'combat.attacker 6 6, combat.defender 1 1, combat.hit dB, losses.confirm 3 3 3'
    const facts = fought(battle, DA_HIT_AND_RUN, dice, holding(3)).told('confirmation')
    expect(facts.map(({ id, protection }) => `${id} ${protection}`)).toEqual(['dA 4', 'dB 4,5', 'dB 4,5'])
  })

  test('WL-10.2.2.b the defender’s hits are given out too before the attacker’s are confirmed', () => {
    const dice = 'combat.attacker 3 1, combat.defender 6 6'
    expect(pauseAfter(combat(battleOf(RAID)), [DA_HIT_AND_RUN, dice])).toMatchObject({ ask: 'combat.hit' })
    const given = 'combat.hit dB, losses.confirm 6 6'
    const facts = fought(RAID, DA_HIT_AND_RUN, dice, given, holding(3)).told('confirmation')
    expect(facts.map(({ id }) => id)).toEqual(['rA', 'dB'])
  })

  test('WL-Q-57 the defender’s hits count even if his primary combatant is gone by then', () => {
    const { battle, rA, dA } = unitsOn('bf-109e G8 >dA, d hurricane-i G8 alerted losses:5')
    fought(battle, HIT_AND_RUN, 'combat.attacker 3 3, combat.defender 4 4, losses.confirm 6 6', holding(1))
    expect([dA.at, rA.losses]).toEqual(['destroyed', 1])
  })

  test('WL-10.6.h WL-10.6.a the primary combatant’s firepower confirms, head-on with one more against a weak nose', () => {
    const battle = battleOf(RAID.replace('hurricane-i', 'p-47d'))
    flewIn(battle, 'dA', 'H8')
    const dice = 'combat.primary dA, combat.attacker 3 1, combat.defender 1 1, losses.confirm 2'
    const [facts] = fought(battle, dice, holding(3)).told('confirmation')
    expect(facts).toMatchObject({ firepower: 2, total: 4, outcome: 'straggler' })
  })
})

test('WL-10.1.a the log tells who fights, who attacks and why; afterwards no combat is under way', () => {
  const { battle, rA } = unitsOn(DUEL)
  expect(fought(battle, HIT_AND_RUN, harmless(2)).told('combat')).toEqual([
    {
      square: 'G8',
      attacking: 'raider',
      why: 'tally',
      units: [
        { unit: 0, id: 'rA', model: 'bf-109e', side: 'raider', tally: 1 },
        { unit: 1, id: 'dA', model: 'hurricane-i', side: 'defender', tally: undefined },
      ],
    },
  ])
  expect([battle.fight, rA.square]).toEqual([undefined, squareNamed('G8')])
})
