import { factsOf, script } from '@tallyho/engine/proof/script'
import { expect, test } from 'vitest'
import { removeUnit } from '../../rules/12-end/end.ts'
import { sufferBarrage } from '../../rules/14-surface/barrage.ts'
import { surfaceAt } from '../../rules/14-surface/surface.ts'
import { recceVP } from '../../rules/15-bombing/bombing-missions.ts'
import type { Battle, Unit } from '../../state.ts'
import { barrageAt, does, flies, inFlight, offers } from '../kit/runs.ts'
import { aBattle, type Layout, type Piece, r } from '../kit/table.ts'

const RIGHT = 0

function onRecce(
  piece: Partial<Piece> = {},
  type = 'airfield',
  layout: Partial<Layout> = {},
): { battle: Battle; unit: Unit } {
  const battle = aBattle({
    units: [r('mosquito I8 recce', piece)],
    bombing: true,
    surface: [`${type} K`],
    ...layout,
  })
  return { battle, unit: inFlight(battle, 'rA', 3) }
}

const HOME = ['bombing.home home/left']

test('WL-15.2.1.2.a WL-15.2.1.2.b WL-15.2.1.2.c WL-Q-87 a level profile over the target, the pictures are taken when the move ends, and then it goes home', () => {
  const { battle, unit } = onRecce()
  does(battle, unit, 'designate/recce/0')
  flies(battle, unit, RIGHT)
  expect(unit.deeds.overTarget).toBeUndefined()
  flies(battle, unit, RIGHT)
  expect(unit.deeds.overTarget).toBe(0)
  expect(unit.profile).toBeUndefined()
  expect(offers(battle, unit)).toEqual([])
  flies(battle, unit, RIGHT)
  const played = script(sufferBarrage(battle, unit), HOME)
  expect(unit).toMatchObject({ recce: 0, home: 'left' })
  expect(factsOf(played, 'recce')).toMatchObject([{ id: 'rA', target: 0 }])
})

test('WL-15.2.1.2.a begun over the target it is flown at once', () => {
  const { battle, unit } = onRecce({ at: 'K8' })
  does(battle, unit, 'designate/recce/0')
  expect(unit.deeds.overTarget).toBe(0)
})

test('WL-15.2.1.2.a it must not lose sight of the target', () => {
  const { battle, unit } = onRecce({}, 'airfield', { sky: { cloud: [{ type: 'dense', squares: ['K4'] }] } })
  expect(offers(battle, unit)).toContain('designate/recce/0')
  does(battle, unit, 'designate/recce/0')
  flies(battle, unit, RIGHT, RIGHT)
  expect(unit.profile).toBeUndefined()
  expect(unit.deeds.overTarget).toBeUndefined()
  expect(script(sufferBarrage(battle, unit)).pauses).toEqual([])
})

test('WL-15.2.1.2.b the barrage comes first, and a broken unit has no pictures', () => {
  const { battle, unit } = onRecce({ size: 'flight' }, 'flak-h0')
  barrageAt(battle, 'K8')
  does(battle, unit, 'designate/recce/0')
  flies(battle, unit, RIGHT, RIGHT)
  script(sufferBarrage(battle, unit), ['flak.roll 5 4, cohesion 1 1'])
  expect(unit.broken).toBe(true)
  expect(unit.recce).toBeUndefined()
  expect(unit.home).toBeUndefined()
})

test('WL-15.2.1.2.b nor has one that the barrage shoots down', () => {
  const { battle, unit } = onRecce({ losses: 5 }, 'flak-h0')
  barrageAt(battle, 'K8')
  does(battle, unit, 'designate/recce/0')
  flies(battle, unit, RIGHT, RIGHT)
  script(sufferBarrage(battle, unit), ['flak.roll 5 6, losses.confirm 6'])
  expect(unit.at).toBe('destroyed')
  expect(unit.recce).toBeUndefined()
})

test('WL-15.2.1.2.b they are taken once', () => {
  const { battle, unit } = onRecce({ at: 'K8' })
  does(battle, unit, 'designate/recce/0')
  script(sufferBarrage(battle, unit), HOME)
  expect(script(sufferBarrage(battle, unit)).pauses).toEqual([])
})

test('WL-15.2.1.2.a one that cannot succeed may go home', () => {
  const { battle, unit } = onRecce({ at: 'D8', broken: true })
  expect(offers(battle, unit)).toEqual(['begin-circling', 'go-home'])
  does(battle, unit, 'go-home', HOME)
  expect(unit.home).toBe('left')
})

test.each<[string, Partial<Unit>, number]>([
  ['exited', { at: 'exited' }, 4],
  ['exited, broken', { at: 'exited', broken: true }, 4],
  ['escaped', { at: 'escaped' }, 4],
  ['shot down', { at: 'destroyed' }, 0],
  ['on the map', { at: 'map' }, 0],
  ['without pictures', { at: 'exited', recce: undefined }, 0],
])('WL-15.2.1.2.c WL-14.1.1.g the target’s printed VP for whoever brings them home: %s', (_, change, vp) => {
  const { battle, unit } = onRecce()
  unit.recce = 0
  Object.assign(unit, change)
  expect(recceVP(battle, unit)).toBe(vp)
  expect(surfaceAt(battle, 0).hits).toBe(0)
})

test('WL-15.2.1.2.c they are scored as it leaves', () => {
  const { battle, unit } = onRecce()
  unit.recce = 0
  removeUnit(battle, unit, 'exited', 'left')
  expect(battle.scored.raider).toBe(4)
})
