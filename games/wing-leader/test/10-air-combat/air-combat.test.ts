import { describe, expect, test } from 'vitest'
import { squareNamed } from '../../rules/01-words/geometry.ts'
import type { Battle } from '../../state.ts'
import {
  AFTERWARDS,
  combat,
  flewIn,
  HIT_AND_RUN,
  harmless,
  holding,
  NO_DOGFIGHT,
  TURNING,
} from '../kit/fights.ts'
import {
  aBattle,
  battleOf,
  d,
  factsOf,
  ids,
  inDogfight,
  type Layout,
  type Line,
  type Piece,
  pauseAfter,
  r,
  script,
  the,
} from '../kit/table.ts'

/** A Bf 109E (rA) attacks an unalerted Hurricane (dA): slower, so it cannot evade, but it is alerted: no bounce. */
const duel = (attacker: Partial<Piece> = {}, defender: Partial<Piece> = {}, rest: Partial<Layout> = {}) =>
  aBattle({ ...rest, units: [r('bf-109e G8 >dA', attacker), d('hurricane-i G8 alerted', defender)] })

/** Bombers rA under attack by dA and dB. */
const raid = (bomber: Partial<Piece> = {}, first: Partial<Piece> = {}, second: Partial<Piece> = {}) =>
  aBattle({
    units: [r('he-111 G8 bombing', bomber), d('spitfire-i G8 >rA', first), d('hurricane-i G8 >rA', second)],
  })

/** dA leads, against a hit-and-run. */
const DA_HIT_AND_RUN: Line = `combat.primary dA, ${HIT_AND_RUN}`

const rollsOf = (battle: Battle, units: readonly string[], lines: readonly Line[]) =>
  factsOf(script(combat(battle, ...units), lines, AFTERWARDS), 'combat-roll')

const modifiersIn = (facts: ReturnType<typeof rollsOf>) => facts.map(({ modifiers }) => modifiers)

describe('choices before the rolls', () => {
  test('WL-10.2.c the defender names his primary combatant, then the attacker', () => {
    const battle = battleOf('bf-109e G8 >dA, bf-109g-6 G8 >dB, d hurricane-i G8, d b-25 G8 bombing')
    const play = () => combat(battle, 'rA', 'rB', 'dA', 'dB')
    expect(pauseAfter(play())).toMatchObject({ seat: 'defender', ask: 'combat.primary' })
    expect(ids(pauseAfter(play()))).toEqual(['dA', 'dB'])
    const then = pauseAfter(play(), ['combat.primary dB'])
    expect(then).toMatchObject({ seat: 'raider', ask: 'combat.primary' })
    expect(ids(then)).toEqual(['rA', 'rB'])
    expect(battle.fight).toMatchObject({ defender: 3, attacking: 'raider' })
  })

  test('WL-10.5.a the attacker chooses between turning fight and hit-and-run', () => {
    const pause = pauseAfter(combat(duel(), 'rA', 'dA'))
    expect(pause).toMatchObject({ seat: 'raider', ask: 'combat.attack' })
    expect(ids(pause)).toEqual(['turning', 'hit-and-run'])
  })

  test('WL-10.5.b WL-10.3.c head-on is always a hit-and-run', () => {
    const battle = duel()
    flewIn(battle, 'rA', 'F8')
    const facts = factsOf(script(combat(battle, 'rA', 'dA'), harmless(2), AFTERWARDS), 'air-attack')[0]
    expect(facts).toMatchObject({ headOn: true, style: 'hit-and-run' })
  })

  test('WL-10.5.b WL-10.8.1.f in a dogfight it is always a turning fight, never a bounce or head-on', () => {
    const battle = duel({}, { tallies: 'rA', alerted: false })
    flewIn(battle, 'rA', 'F8')
    inDogfight(battle, 'rA', 'dA')
    const facts = factsOf(script(combat(battle, 'rA', 'dA'), harmless(2), AFTERWARDS), 'air-attack')[0]
    expect(facts).toMatchObject({ style: 'turning', dogfight: true, headOn: false, bounce: false })
  })

  test('WL-13.4.2.a the defender may evade, before the dice', () => {
    const battle = duel({}, { model: 'spitfire-i' })
    expect(pauseAfter(combat(battle, 'rA', 'dA'), [TURNING])).toMatchObject({
      seat: 'defender',
      ask: 'combat.evade',
      options: [{ id: 'stand' }, { id: 'evade' }],
    })
    const lines = [HIT_AND_RUN, 'combat.evade evade', harmless(2), 'dogfight.will refuse']
    const facts = rollsOf(duel({}, { model: 'spitfire-i' }), ['rA', 'dA'], lines)
    expect(modifiersIn(facts)).toEqual([[{ id: 'evasion', by: -2 }], [{ id: 'evasion', by: -3 }]])
  })

  test('WL-13.4.1.e a bounce counts on both rolls, and the victim cannot evade', () => {
    const battle = duel({}, { model: 'spitfire-i', alerted: false })
    const facts = rollsOf(battle, ['rA', 'dA'], [HIT_AND_RUN, harmless(2)])
    expect(modifiersIn(facts)).toEqual([[{ id: 'bounce', by: 2 }], [{ id: 'bounce', by: -2 }]])
  })

  test('WL-13.4.3.g an attacker leaves its Lufbery before the rolls, left or right', () => {
    const battle = duel({ lufbery: true })
    script(combat(battle, 'rA', 'dA'), ['combat.face rA/4', HIT_AND_RUN, harmless(2)], AFTERWARDS)
    expect(the(battle, 'rA')).toMatchObject({ lufbery: false, facing: 4 })
  })

  test('WL-13.4.3.h a Lufbery of the defending primary combatant helps his roll', () => {
    const battle = duel({}, { lufbery: true })
    const facts = rollsOf(battle, ['rA', 'dA'], [HIT_AND_RUN, harmless(2), 'dogfight.will refuse'])
    expect(facts[1]?.modifiers).toEqual([{ id: 'lufbery', by: 1 }])
    expect(the(battle, 'dA').lufbery).toBe(true)
  })

  test('WL-13.4.3.h that of another defender does not', () => {
    const battle = battleOf('bf-109e G8 >dA, d hurricane-i G8 alerted, d hurricane-i G8 alerted lufbery')
    const lines = ['combat.primary dA', HIT_AND_RUN, harmless(3), 'dogfight.will refuse']
    expect(rollsOf(battle, ['rA', 'dA', 'dB'], lines)[1]?.modifiers).toEqual([])
  })
})

test('WL-Q-64 a bounce looks at the alert state before the combat, which alerts everybody', () => {
  const battle = duel({}, { alerted: false })
  const played = script(combat(battle, 'rA', 'dA'), [HIT_AND_RUN, harmless(2)], AFTERWARDS)
  expect(factsOf(played, 'air-attack')[0]).toMatchObject({ bounce: true })
  expect(the(battle, 'dA').alerted).toBe(true)
})

describe('the rolls', () => {
  test('WL-10.5.1.a WL-10.5.c WL-10.5.1.b each side rolls on its own column and scores hits', () => {
    const battle = duel()
    const lines = [
      HIT_AND_RUN,
      'combat.attacker 2 3, combat.defender 3 3, losses.confirm 1',
      holding(2),
      NO_DOGFIGHT,
    ]
    const [attack, defence] = rollsOf(battle, ['rA', 'dA'], lines)
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
    const battle = duel({}, {}, { sky: { cloud: [{ type: 'broken', squares: ['G8'] }] } })
    const facts = rollsOf(battle, ['rA', 'dA'], [HIT_AND_RUN, harmless(2)])
    expect(facts).toMatchObject([
      { dice: [1, 1], modifiers: [{ id: 'weather', by: -2 }], total: 0 },
      { dice: [1, 1], modifiers: [{ id: 'weather', by: -2 }], total: 0 },
    ])
  })

  test('WL-Q-52 a combat value never falls below 0', () => {
    const battle = duel({ model: 'hs-129' }, { slow: true, quality: 'green', disruptions: 1 })
    expect(rollsOf(battle, ['rA', 'dA'], [HIT_AND_RUN, harmless(2)])).toMatchObject([
      { own: 2, enemy: 0, column: 2 },
      { own: 0, enemy: 2, column: -2 },
    ])
  })

  test('WL-10.5.3.a an unarmed primary combatant in defence does not roll', () => {
    const battle = duel({}, { model: 'c-47', mission: 'transport' })
    const lines = [HIT_AND_RUN, 'combat.attacker 1 1, losses.confirm 1', holding(2)]
    expect(rollsOf(battle, ['rA', 'dA'], lines)).toHaveLength(1)
  })

  test('WL-Q-55 unarmed attackers do not roll, an armed defender does', () => {
    const battle = duel({ model: 'unarmed' })
    const lines = [HIT_AND_RUN, 'combat.defender 1 1', holding(2)]
    expect(rollsOf(battle, ['rA', 'dA'], lines).map(({ role }) => role)).toEqual(['defender'])
  })

  test('WL-13.8.1.a WL-C-63 a fast attacker halves the hits of both sides, a half rounded up', () => {
    const battle = duel({ model: 'me-262' })
    const lines = [HIT_AND_RUN, 'combat.attacker 5 6, combat.defender 5 5, losses.confirm 1 1 1', holding(2)]
    expect(rollsOf(battle, ['rA', 'dA'], lines)).toMatchObject([
      { rolled: 3, hits: 2, highSpeed: true },
      { rolled: 1, hits: 1, highSpeed: true },
    ])
  })

  test('WL-13.8.1.a so does a fast defender', () => {
    const battle = duel({}, { model: 'me-262' })
    const lines = [
      HIT_AND_RUN,
      'combat.evade stand, combat.attacker 6 6, combat.defender 5 6, losses.confirm 1 1 1',
      holding(2),
    ]
    expect(rollsOf(battle, ['rA', 'dA'], lines)).toMatchObject([
      { rolled: 1, hits: 1 },
      { rolled: 3, hits: 2 },
    ])
  })

  test('WL-13.8.1.a a jet that does not lead halves nothing', () => {
    const battle = raid({}, {}, { model: 'me-262' })
    const lines = [
      DA_HIT_AND_RUN,
      'combat.attacker 5 6, combat.defender 1 1, losses.confirm 1 1 1',
      holding(3),
    ]
    expect(rollsOf(battle, ['rA', 'dA', 'dB'], lines)[0]).toMatchObject({ hits: 3, highSpeed: false })
  })
})

describe('hits', () => {
  test('WL-10.2.2.a the side that hits gives each enemy one before any gets two, extra ones as it likes', () => {
    const battle = raid()
    const lines = [DA_HIT_AND_RUN, 'combat.attacker 1 1, combat.defender 6 6']
    const pause = pauseAfter(combat(battle, 'rA', 'dA', 'dB'), lines)
    expect(pause).toMatchObject({ seat: 'raider', ask: 'combat.hit' })
    expect(ids(pause)).toEqual(['dA', 'dB'])
  })

  test('WL-10.2.2.a WL-10.2.2.b WL-10.6.a three hits on two units: two and one, all given out before any is confirmed', () => {
    // Two raiders with a combined value against the attackers: column +2 or better for three hits on a 12.
    const battle = battleOf('p-51b G8 >dA dive, d hurricane-i G8 alerted, d he-111 G8 bombing')
    the(battle, 'dB').tally = 0
    const lines = [
      DA_HIT_AND_RUN,
      'combat.attacker 6 6, combat.defender 1 1, combat.hit dB, losses.confirm 3 3 3',
      holding(3),
    ]
    const played = script(combat(battle, 'rA', 'dA', 'dB'), lines, AFTERWARDS)
    expect(factsOf(played, 'confirmation').map(({ id, protection }) => [id, protection])).toEqual([
      ['dA', [4]],
      ['dB', [4, 5]],
      ['dB', [4, 5]],
    ])
  })

  test('WL-10.2.2.a a unit that has had its extra hit gets no second one', () => {
    const battle = battleOf(
      'p-51b G8 >dA dive, d he-111 G8 bombing, d he-111 G8 bombing, d he-111 G8 bombing',
    )
    const lines = [DA_HIT_AND_RUN, 'combat.attacker 3 4, combat.defender 1 1, combat.hit dB']
    expect(ids(pauseAfter(combat(battle, 'rA', 'dA', 'dB', 'dC'), lines))).toEqual(['dA', 'dC'])
  })

  test('WL-10.2.2.b the defender’s hits are given out too before the attacker’s are confirmed', () => {
    const lines = [DA_HIT_AND_RUN, 'combat.attacker 3 1, combat.defender 6 6']
    expect(pauseAfter(combat(raid(), 'rA', 'dA', 'dB'), lines)).toMatchObject({ ask: 'combat.hit' })
    const played = [...lines, 'combat.hit dB, losses.confirm 6 6']
    const facts = factsOf(
      script(combat(raid(), 'rA', 'dA', 'dB'), [...played, holding(3)], AFTERWARDS),
      'confirmation',
    )
    expect(facts.map(({ id }) => id)).toEqual(['rA', 'dB'])
  })

  test('WL-Q-57 the defender’s hits count even if his primary combatant is gone by then', () => {
    const battle = duel({}, { losses: 5 })
    const lines = [HIT_AND_RUN, 'combat.attacker 3 3, combat.defender 4 4, losses.confirm 6 6', holding(1)]
    script(combat(battle, 'rA', 'dA'), lines, AFTERWARDS)
    expect([the(battle, 'dA').at, the(battle, 'rA').losses]).toEqual(['destroyed', 1])
  })

  test('WL-10.6.h WL-10.6.a the primary combatant’s firepower confirms, head-on with one more against a weak nose', () => {
    const battle = raid({}, {}, { model: 'p-47d' })
    flewIn(battle, 'dA', 'H8')
    const lines = [
      'combat.primary dA, combat.attacker 3 1, combat.defender 1 1, losses.confirm 2',
      holding(3),
    ]
    const facts = factsOf(script(combat(battle, 'rA', 'dA', 'dB'), lines, AFTERWARDS), 'confirmation')[0]
    expect(facts).toMatchObject({ firepower: 2, total: 4, outcome: 'straggler' })
  })
})

test('WL-10.1.a the log tells who fights, who attacks and why; afterwards no combat is under way', () => {
  const battle = duel()
  const played = script(combat(battle, 'rA', 'dA'), [HIT_AND_RUN, harmless(2)], AFTERWARDS)
  expect(factsOf(played, 'combat')).toEqual([
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
  expect(battle.fight).toBeUndefined()
  expect(the(battle, 'rA').square).toBe(squareNamed('G8'))
})
