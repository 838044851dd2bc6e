import { expect, test } from 'vitest'
import type { Edge } from '../../pack/types.ts'
import { squareNamed } from '../../rules/01-words/geometry.ts'
import {
  changesHeightTooMuch,
  closesUp,
  keepsStation,
  nearestBomber,
} from '../../rules/15-bombing/station.ts'
import type { Battle, Flight } from '../../state.ts'
import { aFlight, aProfile } from '../kit/runs.ts'
import { aBattle, d, type Piece, r, the } from '../kit/table.ts'

/** An escort that began at one square and thinks of ending at another, beside a bomber at K8. */
function escort(began: string, at: string, bomber: Partial<Piece> = {}, bombing = true): [Battle, Flight] {
  const battle = aBattle({
    bombing,
    units: [r(`bf-109e ${began} escort`), r('he-111 K8 bombing', bomber), d(`he-111 ${at} bombing`)],
  })
  the(battle, 'rA').square = squareNamed(at)
  const edge: Edge | undefined = bomber.home
  const flight = aFlight(the(battle, 'rA'), { kind: 'station', edge }, 2, { left: 0, spent: 4 })
  battle.flight = flight
  return [battle, flight]
}

const HOME: Partial<Piece> = { home: 'left', load: undefined, facing: 4 }

test.each([
  ['as far ahead as the bomber can come', 'M8', {}, true],
  ['farther ahead', 'N8', {}, false],
  ['three squares behind', 'H8', {}, true],
  ['four squares behind', 'G8', {}, false],
  ['three above the level to which it can climb', 'K12', {}, true],
  ['higher than that', 'K13', {}, false],
  ['one below the level to which it can dive', 'K6', {}, true],
  ['lower than that', 'K5', {}, false],
  ['ahead of one that goes home, as far as it comes with a dive', 'H8', HOME, true],
  ['farther ahead of one that goes home', 'G8', HOME, false],
  ['behind one that goes home', 'N8', HOME, true],
  ['far below one that goes home and may dive', 'K1', HOME, true],
  ['farther below', 'K0', HOME, false],
])('WL-Q-31 WL-9.2.6.f WL-15.2.2.a station is kept: %s (%s)', (_, square, bomber, kept) => {
  const [battle, flight] = escort('K8', square, bomber)
  expect(keepsStation(battle, the(battle, 'rA'), flight)).toBe(kept)
})

test('WL-Q-31 a bomber that has moved is where it is', () => {
  for (const [square, kept] of [
    ['K8', true],
    ['L8', false],
  ] as const) {
    const [battle, flight] = escort('K8', square)
    the(battle, 'rB').deeds.ordinal = 0
    expect(keepsStation(battle, the(battle, 'rA'), flight)).toBe(kept)
  }
})

test('WL-Q-31 only the bombers it follows count', () => {
  const [battle, flight] = escort('K8', 'K8')
  the(battle, 'rB').home = 'left'
  expect(keepsStation(battle, the(battle, 'rA'), flight)).toBe(false)
})

test.each([
  ['K8', 'K9', {}, true, false],
  ['K8', 'K10', {}, true, true],
  ['K8', 'K7', {}, true, false],
  ['K8', 'K6', {}, true, true],
  ['K8', 'K9', {}, false, true],
  ['K8', 'K2', HOME, false, false],
  ['K8', 'K1', HOME, false, true],
  ['K8', 'K6', { profile: aProfile('dive') }, true, false],
] as const)(
  'WL-15.2.2.a WL-9.2.6.f WL-15.2.1.f from %s to %s is more than the bombers could change',
  (began, to, bomber, bombing, tooMuch) => {
    const [battle, flight] = escort(began, to, bomber, bombing)
    expect(changesHeightTooMuch(battle, the(battle, 'rA'), flight, squareNamed(to))).toBe(tooMuch)
  },
)

test.each([
  ['E8', 'F8', true],
  ['E8', 'E8', false],
  ['E8', 'D8', false],
])('WL-Q-31 out of station, from %s to %s: nearer %s', (began, to, nearer) => {
  const [battle, flight] = escort(began, to)
  expect(closesUp(battle, the(battle, 'rA'), flight)).toBe(nearer)
})

test('WL-Q-31 ... nearer to those it follows', () => {
  const [battle, flight] = escort('E8', 'F8')
  the(battle, 'rB').home = 'right'
  expect(closesUp(battle, the(battle, 'rA'), flight)).toBe(false)
  flight.conduct = { kind: 'station', edge: 'right' }
  expect(closesUp(battle, the(battle, 'rA'), flight)).toBe(true)
})

test('WL-8.2.b the nearest bomber of its own side on the map sets the pace', () => {
  const battle = aBattle({
    units: [
      r('bf-109e G8 escort'),
      r('he-111 A8 bombing'),
      r('ar-234 I8 bombing'),
      r('he-111 K8 bombing'),
      d('he-111 G8 bombing'),
      r('he-111 G8 bombing'),
      r('bf-109e G8'),
    ],
  })
  the(battle, 'rE').at = 'edge'
  expect(nearestBomber(battle, the(battle, 'rA'))?.id).toBe('rC')
})
