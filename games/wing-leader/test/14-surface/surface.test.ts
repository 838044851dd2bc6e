import { factsOf, script } from '@tallyho/engine/proof/script'
import { expect, test } from 'vitest'
import type { ScenarioSpec } from '../../pack/types.ts'
import { squareNamed } from '../../rules/01-words/geometry.ts'
import { begin } from '../../rules/05-set-up/set-up.ts'
import { removeUnit } from '../../rules/12-end/end.ts'
import {
  columnsBetween,
  damage,
  damageLevel,
  damageVP,
  defenceOf,
  isNearEnemySurface,
  isShip,
  isSuppressed,
  surfaceAt,
  surfaceVP,
  typeOf,
} from '../../rules/14-surface/surface.ts'
import type { Unit } from '../../state.ts'
import { PROOF_SCENARIO, proofPack } from '../kit/charts.ts'
import { aBattle, battleOf, cases, d, r, the } from '../kit/table.ts'

/** The proof battleship takes 12 hits for heavy damage and is worth 10 VP, the bridge 5 and 4. */
function aTarget(type: string, hits = 0) {
  const battle = battleOf('', { bombing: true, surface: [`${type} K`] })
  const surface = surfaceAt(battle, 0)
  surface.hits = hits
  return { battle, surface }
}

test('WL-14.0.a they stand on the ground, belong to the defender unless the scenario says otherwise, and share a square', () => {
  const scenario: ScenarioSpec = {
    ...PROOF_SCENARIO,
    surface: [
      { type: 'bridge', name: 'Bridge', column: 'K' },
      { type: 'tank', name: 'Tanks', column: 'K', side: 'raider' },
    ],
  }
  const battle = begin({ scenario: scenario.id, pack: proofPack(scenario), options: {} })
  expect(battle.surface.map(({ square }) => square)).toEqual([squareNamed('K0'), squareNamed('K0')])
  expect(battle.surface.map(({ side }) => side)).toEqual(['defender', 'raider'])
})

test('WL-14.0.b the counter gives defence, armour, damage value, hardness, flak and VP', () => {
  const { battle, surface } = aTarget('bb')
  expect(typeOf(battle, surface)).toMatchObject({ defence: -1, armoured: true, damage: 12, vp: 10 })
  expect(typeOf(battle, surface).flak).toHaveLength(2)
  expect(typeOf(aTarget('bunker').battle, aTarget('bunker').surface).hard).toBe(true)
})

test.each([
  ['dd', true],
  ['bb', true],
  ['cv', true],
  ['ca-old', true],
  ['airfield', false],
  ['bridge', false],
  ['tank', false],
])('WL-14.0.c is a ship by its type: %s %s', (type, ship) => {
  const { battle, surface } = aTarget(type)
  expect(isShip(battle, surface)).toBe(ship)
})

test.each([
  ['WL-14.1.1.b', 0, 'none', 0],
  ['WL-14.1.1.b', 1, 'slight', 1],
  ['WL-14.1.1.b', 5, 'slight', 1],
  ['WL-14.1.1.c', 6, 'minor', 5],
  ['WL-14.1.1.c', 11, 'minor', 5],
  ['WL-14.1.1.d', 12, 'heavy', 10],
  ['WL-14.1.1.d', 23, 'heavy', 10],
  ['WL-14.1.1.e', 24, 'crippling', 20],
  ['WL-14.1.1.e', 35, 'crippling', 20],
  ['WL-14.1.1.f', 36, 'fatal', 30],
  ['WL-14.1.1.f', 50, 'fatal', 30],
] as const)('%s WL-14.1.1.a %i hits on a damage value of 12: %s, %i VP', (_, hits, level, vp) => {
  const { battle, surface } = aTarget('bb', hits)
  expect(damageLevel(battle, surface)).toBe(level)
  expect(surfaceVP(battle, surface)).toBe(vp)
})

test.each([
  [2, 'slight'],
  [3, 'minor'],
] as const)('WL-Q-76 half of 5 is 3: %i hits are %s damage', (hits, level) => {
  const { battle, surface } = aTarget('bridge', hits)
  expect(damageLevel(battle, surface)).toBe(level)
})

test('WL-Q-76 half of an odd VP value is rounded up', () => {
  const battle = battleOf('', { surface: ['flak-l0 K Flak'] })
  const surface = surfaceAt(battle, 0)
  surface.hits = 3
  expect(surfaceVP(battle, surface)).toBe(1)
})

test('WL-14.1.1.a hits of several attacks add up', () => {
  const { battle, surface } = aTarget('bb')
  damage(battle, surface, 5)
  damage(battle, surface, 1)
  expect(surface.hits).toBe(6)
  expect(battle.surface).toContain(surface)
})

test.each([
  [11, false],
  [12, true],
])('WL-14.1.2.a %i hits on a damage value of 12: suppressed %s', (hits, suppressed) => {
  const { battle, surface } = aTarget('bb', hits)
  expect(isSuppressed(battle, surface)).toBe(suppressed)
})

test('WL-Q-80 suppressed guns lose their Barrage markers', () => {
  const { battle, surface } = aTarget('bb', 0)
  for (const gun of surface.guns) gun.barrage = squareNamed('K3')
  damage(battle, surface, 11)
  expect(surface.guns.map(({ barrage }) => barrage)).toEqual([squareNamed('K3'), squareNamed('K3')])
  damage(battle, surface, 1)
  expect(surface.guns.map(({ barrage }) => barrage)).toEqual([undefined, undefined])
})

test.each([
  ['bb', 12, false],
  ['bb', 24, true],
  ['bb', 36, true],
  ['bridge', 15, false],
])('WL-14.1.1.e WL-14.1.1.f %s with %i hits: dead in the water %s', (type, hits, dead) => {
  const { battle, surface } = aTarget(type)
  damage(battle, surface, hits)
  expect(surface.deadInTheWater).toBe(dead)
})

test('WL-14.1.3.c a ship that is dead in the water has defence 0, and her guns still fire', () => {
  const battle = battleOf('', {
    surface: [{ type: 'dd', name: 'Kelly', column: 'K', deadInTheWater: true }],
  })
  const ship = surfaceAt(battle, 0)
  expect(defenceOf(battle, ship)).toBe(0)
  expect(isSuppressed(battle, ship)).toBe(false)
  ship.deadInTheWater = false
  expect(defenceOf(battle, ship)).toBe(-2)
})

test.each(cases({ cv: 0, cvl: 0, cve: 0, airfield: 0, dd: -2 }))(
  'WL-13.7.1.a launching takes the defence of a carrier alone: %s %i',
  (type, defence) => {
    const { battle, surface } = aTarget(type)
    surface.launched = true
    expect(defenceOf(battle, surface)).toBe(defence)
  },
)

test('WL-15.0.a damage scores for the other side', () => {
  const battle = battleOf('', {
    bombing: true,
    surface: ['bb K Yamato', 'bridge L Bridge', { type: 'dd', name: 'Kelly', column: 'M', side: 'raider' }],
  })
  for (const [no, hits] of [12, 5, 1].entries()) surfaceAt(battle, no).hits = hits
  expect(damageVP(battle, 'raider')).toBe(14)
  expect(damageVP(battle, 'defender')).toBe(1)
})

test.each([
  [false, 6],
  [true, 0],
])('WL-15.0.a nothing for leaving the map with bombs, if rule 15 is in force: %s %i', (bombing, points) => {
  const battle = battleOf('he-111 Z8 bombing', { bombing })
  removeUnit(battle, battle.units[0] as Unit, 'exited', 'right')
  expect(battle.scored.raider).toBe(points)
})

test('WL-14.1.1.f a scenario may cap what damage scores', () => {
  const battle = battleOf('', {
    bombing: true,
    surface: ['bb K Yamato'],
    victory: { levels: [], otherwise: 'draw', damageCap: 1, lastTurn: 9 },
  })
  surfaceAt(battle, 0).hits = 36
  expect(damageVP(battle, 'raider')).toBe(10)
  surfaceAt(battle, 0).hits = 6
  expect(damageVP(battle, 'raider')).toBe(5)
})

test('WL-14.1.1.a the log tells the new hits, the sum and the level', () => {
  const { battle, surface } = aTarget('bb', 10)
  const played = script(
    (function* () {
      damage(battle, surface, 14)
    })(),
  )
  expect(factsOf(played, 'damage')).toEqual([
    { surface: 0, name: 'bb', hits: 14, sum: 24, level: 'crippling', deadInTheWater: true },
  ])
})

test('WL-15.3.h columns count, not altitude', () => {
  for (const square of ['K0', 'K1', 'K9', 'K19'])
    expect(columnsBetween(squareNamed(square), squareNamed('K0'))).toBe(0)
  expect(columnsBetween(squareNamed('H9'), squareNamed('K0'))).toBe(3)
})

test.each(cases({ G15: true, O15: true, F15: false, P15: false }))(
  'WL-15.2.4.g within four columns of an enemy surface unit: %s %s',
  (at, near) => {
    const battle = aBattle({
      units: [r(`p-47d ${at} bombing`), d(`p-47d ${at} bombing`)],
      bombing: true,
      surface: ['bridge K Bridge'],
    })
    expect(isNearEnemySurface(battle, the(battle, 'rA'))).toBe(near)
    expect(isNearEnemySurface(battle, the(battle, 'dA'))).toBe(false)
  },
)
