import { factsOf, script } from '@tallyho/engine/proof/script'
import { expect, test } from 'vitest'
import { changeMission } from '../../rules/09-command/escorts.ts'
import { raiderEscapes } from '../../rules/11-escape.ts'
import { removeUnit } from '../../rules/12-end/end.ts'
import { standing, victoryPoints } from '../../rules/12-end/victory.ts'
import { aBattle, battleOf, d, type Piece, r, the } from '../kit/table.ts'

/** The worked examples of chapters 11 and 12, and of escorts without bombers. */

/** A broken Hellcat in haze, Zeroes at distance 3: B in the clear, F behind broken cloud. */
const hellcat = (die: number) => {
  const battle = battleOf('f6f G5 flight broken, d a6m5 G8, d a6m5 J5 flight', { sky: 'haze 5, broken H5' })
  const lines = [`escape.try try, escape.stop ${die}`]
  const played = script(raiderEscapes(battle), lines)
  return { at: the(battle, 'rA').at, facts: factsOf(played, 'escape')[0] }
}

test.each([
  [1, 'escaped'],
  [2, 'escaped'],
  [3, 'escaped'],
  [4, 'map'],
] as const)('WL-EX-55 Zero squadron B rolls %d at distance 3, less 1 for haze: %s', (die, at) =>
  expect(hellcat(die)).toMatchObject({
    at,
    facts: { modifiers: [{ id: 'weather', by: -1 }], total: die - 1, distance: 3 },
  }),
)

test('WL-EX-56 a twin-engined fighter counts 1.5, unless a divisor has it rounded', () => {
  const units: Piece[] = [r('me-110 G8', { losses: 1 }), d('spitfire-i K8')]
  const battle = aBattle({ units })
  expect([victoryPoints(battle, 'defender'), standing(battle)]).toEqual([1.5, -1.5])
  const victory = { levels: [], otherwise: 'draw', lastTurn: 9, divisor: 1 } as const
  expect(standing(aBattle({ units, victory }))).toBe(-2)
})

test('WL-EX-57 bombers destroyed, escaped or turned to Sweep: the escorts left become Sweep', () => {
  const battle = battleOf(
    'he-111 G8 bombing, he-111 G8 bombing, bf-109e G8 bombing, bf-109e G9 escort, bf-109e G8 close-escort',
  )
  const missions = () => [the(battle, 'rD').mission, the(battle, 'rE').mission]
  removeUnit(battle, the(battle, 'rA'), 'destroyed')
  removeUnit(battle, the(battle, 'rB'), 'escaped')
  expect(missions()).toEqual(['escort', 'close-escort'])
  changeMission(battle, the(battle, 'rC'), 'sweep')
  expect(missions()).toEqual(['sweep', 'sweep'])
})
