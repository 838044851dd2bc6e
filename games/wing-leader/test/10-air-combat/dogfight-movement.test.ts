import { ids, pauseAfter, script } from '@tallyho/engine/proof/script'
import { expect, test } from 'vitest'
import { nameOf } from '../../rules/01-words/geometry.ts'
import { moveDogfight } from '../../rules/10-air-combat/dogfight-movement.ts'
import type { Battle } from '../../state.ts'
import { aBattle, d, inDogfight, r, the } from '../kit/table.ts'

function dogfightAt(at: string): Battle {
  const battle = aBattle({
    units: [r(`bf-109e ${at} >dA climb`, { facing: 3 }), d(`spitfire-i ${at} >rA`, { facing: 6 })],
  })
  inDogfight(battle, 'rA', 'dA')
  return battle
}

test.each([
  [1, 'raider'],
  [3, 'raider'],
  [4, 'defender'],
  [6, 'defender'],
])('WL-10.8.2.a on a %i the %s moves the dogfight', (die, seat) => {
  const pause = pauseAfter(moveDogfight(dogfightAt('G5'), 1), [`dogfight.mover ${die}`])
  expect(pause).toMatchObject({ seat, ask: 'dogfight.move' })
})

test('WL-10.8.2.c it stays, or goes to an adjacent square no higher', () => {
  const pause = pauseAfter(moveDogfight(dogfightAt('G5'), 1), ['dogfight.mover 1'])
  expect(ids(pause).sort()).toEqual(['stay', 'to/F4', 'to/F5', 'to/G4', 'to/H4', 'to/H5'])
})

test('WL-10.8.2.d never off the map, and nobody turns', () => {
  const pause = pauseAfter(moveDogfight(dogfightAt('A0'), 1), ['dogfight.mover 1'])
  expect(ids(pause).sort()).toEqual(['stay', 'to/B0'])
  const battle = dogfightAt('G5')
  script(moveDogfight(battle, 1), ['dogfight.mover 5, dogfight.move to/H5'])
  expect(battle.units.map(({ square, facing }) => `${nameOf(square)}>${facing}`)).toEqual(['H5>3', 'H5>6'])
})

test('WL-10.8.2.b a dogfight that loses height marks every member Dive', () => {
  const battle = dogfightAt('G5')
  script(moveDogfight(battle, 1), ['dogfight.mover 1, dogfight.move to/H4'])
  expect(battle.units.map(({ marker }) => marker)).toEqual(['dive', 'dive'])
})

test.each(['stay', 'to/F5'])('WL-Q-68 one that does not (%s) takes their markers off', drift => {
  const battle = dogfightAt('G5')
  script(moveDogfight(battle, 1), [`dogfight.mover 1, dogfight.move ${drift}`])
  expect(the(battle, 'rA').marker).toBeUndefined()
})

test('WL-8.4.2.a WL-6.1.3.a the whole stack goes together, and the track says so', () => {
  const battle = dogfightAt('G5')
  script(moveDogfight(battle, 1), ['dogfight.mover 1, dogfight.move to/F4'])
  const { square, deeds } = the(battle, 'dA')
  expect(square).toBe(the(battle, 'rA').square)
  expect(deeds.track).toEqual([{ square, how: 'entered', from: square + 21 }])
})
