import { factsOf, script } from '@tallyho/engine/proof/script'
import { expect, test } from 'vitest'
import { squareNamed } from '../../rules/01-words/geometry.ts'
import { beginCombats } from '../../rules/10-air-combat/combats.ts'
import { balloonVP } from '../../rules/12-end/victory.ts'
import { attackBalloons } from '../../rules/14-surface/balloons.ts'
import { isUnderBalloon } from '../../rules/14-surface/zones.ts'
import type { Battle } from '../../state.ts'
import { flown, step } from '../kit/moves.ts'
import { aBattle, battleOf, type Layout, type Line, type Piece, r, the } from '../kit/table.ts'

function atBalloon(piece: Partial<Piece> = {}, layout: Partial<Layout> = {}): Battle {
  return aBattle({ units: [r('spitfire-i K2 sweep', { balloon: 0, ...piece })], balloons: 'K2', ...layout })
}

const attack = (a: number, b: number) => [`balloon.attack ${a} ${b}`]
const STEADY: readonly Line[] = ['cohesion 6 6']

function shoots(battle: Battle, lines: readonly Line[]) {
  return script(attackBalloons(battle), lines, ['combat.after', 'combat.break'])
}

test('WL-14.3.e the attacker alone rolls, against speed and turn 0 and protection 0', () => {
  const played = shoots(atBalloon(), [...attack(1, 2), 'losses.confirm 2', ...STEADY])
  expect(factsOf(played, 'balloon-attack')).toMatchObject([
    { id: 'rA', balloon: 0, style: 'turning', column: 4, total: 3, hits: 1 },
  ])
  expect(factsOf(played, 'balloon-hit')).toMatchObject([{ dice: [2], outcome: 'loss', losses: 1 }])
})

test('WL-14.3.e the better of speed and turn is used', () => {
  const battle = atBalloon({ model: 'p-47d', size: 'flight', quality: 'green', disruptions: 1 })
  const played = shoots(battle, [...attack(1, 1), ...STEADY])
  expect(factsOf(played, 'balloon-attack')).toMatchObject([{ style: 'hit-and-run', column: 3 }])
})

test('WL-14.3.e the Edge counts', () => {
  const battle = atBalloon({
    model: 'fw-190a-8',
    size: 'flight',
    quality: 'green',
    disruptions: 1,
    slow: true,
  })
  const played = shoots(battle, [...attack(1, 1), ...STEADY])
  expect(factsOf(played, 'balloon-attack')).toMatchObject([{ column: 1, hits: 0 }])
})

test('WL-14.3.e high speed halves the hits', () => {
  const battle = atBalloon({ model: 'me-262' })
  const played = shoots(battle, [...attack(6, 6), 'losses.confirm 1 1', ...STEADY])
  expect(factsOf(played, 'balloon-attack')).toMatchObject([{ hits: 2 }])
})

test('WL-14.3.e WL-Q-95 the weather of the square counts', () => {
  const battle = atBalloon({}, { sky: { cloud: [{ type: 'broken', squares: ['K2'] }] } })
  const played = shoots(battle, [...attack(1, 2), ...STEADY])
  expect(factsOf(played, 'balloon-attack')).toMatchObject([
    { modifiers: [{ id: 'weather', by: -2 }], total: 1, hits: 0 },
  ])
})

test.each<[string, Partial<Piece>]>([
  ['without a tally on it', { balloon: undefined }],
  ['elsewhere', { at: 'K1' }],
  ['unarmed', { model: 'unarmed' }],
])('WL-14.3.e no attack by a unit %s', (_, piece) => expect(shoots(atBalloon(piece), []).pauses).toEqual([]))

test('WL-14.3.e no attack by a unit in some other air combat', () => {
  const battle = battleOf('spitfire-i K2 sweep balloon:0, d bf-109e K2 intercept >rA', { balloons: 'K2' })
  expect(script(beginCombats(battle)).pauses).toEqual([])
  expect(battle.combats).toEqual([[0, 1]])
})

test('WL-14.3.f it rolls cohesion and uses ammunition as after any air combat', () => {
  const battle = atBalloon({ ammo: 'low' })
  const played = shoots(battle, [...attack(1, 2), 'losses.confirm 1', ...STEADY])
  expect(factsOf(played, 'cohesion')).toMatchObject([{ id: 'rA', cause: 'air' }])
  const unit = the(battle, 'rA')
  expect(unit).toMatchObject({ ammo: 'depleted', alerted: true })
  expect(unit.deeds.fought).toBe(true)
})

test('WL-13.4.3.g WL-14.3.e whoever attacks a balloon leaves his Lufbery before he rolls, facing left or right', () => {
  const battle = atBalloon({ lufbery: true })
  const played = shoots(battle, ['combat.face rA/4', ...attack(1, 2), 'losses.confirm 1', ...STEADY])
  expect(played.pauses[0]).toMatchObject({ ask: 'combat.face', options: [{ facing: 0 }, { facing: 4 }] })
  expect(the(battle, 'rA')).toMatchObject({ lufbery: false, facing: 4 })
})

test('WL-13.2.c WL-14.3.e after it drop tanks may go, though nobody was alerted before', () => {
  const battle = atBalloon({ tanks: true })
  shoots(battle, [...attack(1, 2), 'losses.confirm 1', ...STEADY, 'combat.after tanks/rA, combat.break done'])
  expect(the(battle, 'rA').tanks).toBe(false)
})

test('WL-10.7.1.a WL-14.3.e after it a unit may break of its own will', () => {
  const battle = atBalloon()
  shoots(battle, [...attack(1, 2), 'losses.confirm 1', ...STEADY, 'combat.break break/rA'])
  expect(the(battle, 'rA')).toMatchObject({ broken: true, balloon: undefined })
})

test('WL-14.3.g two losses bring it down with its zone, its tallies and a VP', () => {
  const battle = atBalloon()
  const played = shoots(battle, [...attack(6, 5), 'losses.confirm 3 3', ...STEADY])
  const [balloon] = battle.balloons
  expect(balloon?.losses).toBe(2)
  expect(balloon && isUnderBalloon(balloon, squareNamed('K1'))).toBe(false)
  expect(the(battle, 'rA').balloon).toBeUndefined()
  expect(balloonVP(battle, 'raider')).toBe(1)
  expect(factsOf(played, 'balloon-down')).toMatchObject([{ id: 'rA', by: 'raider' }])
})

test('WL-14.3.g one loss does not, and a natural 1 is none', () => {
  const battle = atBalloon()
  shoots(battle, [...attack(4, 4), 'losses.confirm 1 2', ...STEADY])
  expect(battle.balloons[0]?.losses).toBe(1)
  expect(the(battle, 'rA').balloon).toBe(0)
  expect(balloonVP(battle, 'raider')).toBe(0)
})

test('WL-14.3.g a second unit finds nothing left to shoot at', () => {
  const battle = aBattle({
    units: ['K2', 'K2'].map((at): Piece => r(`spitfire-i ${at}`, { balloon: 0 })),
    balloons: 'K2',
  })
  const lines = [...attack(6, 5), 'losses.confirm 3 3', ...STEADY]
  expect(factsOf(shoots(battle, lines), 'balloon-attack')).toHaveLength(1)
})

test.each([
  ['H2', 'move.step step/0 step/0 circle, move.face face/0', 0],
  ['I2', step(0, 0, 0), undefined],
])(
  'WL-14.3.b as soon as its move has ended at %s a unit may be too far from a balloon at D2',
  (end, lines, balloon) => {
    const battle = battleOf('spitfire-i F2 sweep balloon:0', { balloons: 'D2' })
    flown(battle, 'rA', lines)
    expect(the(battle, 'rA')).toMatchObject({ square: squareNamed(end), balloon })
  },
)
