import { describe, expect, test } from 'vitest'
import { changeMission } from '../../rules/09-command/missions.ts'
import { raiderEscapes } from '../../rules/11-escape.ts'
import { removeUnit } from '../../rules/12-end/departures.ts'
import { standing, victoryPoints } from '../../rules/12-end/victory.ts'
import { aBattle, factsOf, type Piece, rolls, script, takes, unitNamed } from '../kit/table.ts'

/** The worked examples of chapters 11 and 12, and of escorts without bombers. */

describe('the end', () => {
  /** A broken Hellcat in haze, Zeroes at distance 3: B in the clear, F behind broken cloud. */
  const hellcat = (die: number) => {
    const battle = aBattle({
      sky: { haze: 5, cloud: [{ type: 'broken', squares: ['H5'] }] },
      units: [
        { side: 'raider', model: 'f6f', at: 'G5', size: 'flight', broken: true },
        { side: 'defender', model: 'a6m5', at: 'G8' },
        { side: 'defender', model: 'a6m5', at: 'J5', size: 'flight' },
      ],
    })
    const lines = [
      takes('escape.action', 'escape/rA'),
      takes('escape.stopper', 'dA'),
      rolls('escape.stop', die),
    ]
    const played = script(raiderEscapes(battle), lines)
    return { at: unitNamed(battle, 'rA').at, facts: factsOf(played, 'escape')[0] }
  }

  test.each([
    [1, 'escaped'],
    [2, 'escaped'],
    [3, 'escaped'],
    [4, 'map'],
  ] as const)('WL-EX-55 Zero squadron B rolls %d at distance 3, less 1 for haze: %s', (die, at) => {
    expect(hellcat(die)).toMatchObject({
      at,
      facts: { modifiers: [{ id: 'weather', by: -1 }], total: die - 1, distance: 3 },
    })
  })

  test('WL-EX-56 a twin-engined fighter counts 1.5, unless a divisor has it rounded', () => {
    const units: Piece[] = [
      { side: 'raider', model: 'me-110', at: 'G8', losses: 1 },
      { side: 'defender', model: 'spitfire-i', at: 'K8' },
    ]
    const battle = aBattle({ units })
    expect([victoryPoints(battle, 'defender'), standing(battle)]).toEqual([1.5, -1.5])
    const victory = { levels: [], otherwise: 'draw', lastTurn: 9, divisor: 1 } as const
    expect(standing(aBattle({ units, victory }))).toBe(-2)
  })

  test('WL-EX-57 bombers destroyed, escaped or turned to Sweep: the escorts left become Sweep', () => {
    const battle = aBattle({
      units: [
        { side: 'raider', model: 'he-111', at: 'G8', mission: 'bombing' },
        { side: 'raider', model: 'he-111', at: 'G8', mission: 'bombing' },
        { side: 'raider', model: 'bf-109e', at: 'G8', mission: 'bombing' },
        { side: 'raider', model: 'bf-109e', at: 'G9', mission: 'escort' },
        { side: 'raider', model: 'bf-109e', at: 'G8', mission: 'close-escort' },
      ],
    })
    const missions = () => [unitNamed(battle, 'rD').mission, unitNamed(battle, 'rE').mission]
    removeUnit(battle, unitNamed(battle, 'rA'), 'destroyed')
    removeUnit(battle, unitNamed(battle, 'rB'), 'escaped')
    expect(missions()).toEqual(['escort', 'close-escort'])
    changeMission(battle, unitNamed(battle, 'rC'), 'sweep')
    expect(missions()).toEqual(['sweep', 'sweep'])
  })
})
