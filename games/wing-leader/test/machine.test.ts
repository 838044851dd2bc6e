import { glance } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import { bestMeeting } from '../bot/forecast.ts'
import { bestAim } from '../bot/targets.ts'
import { heuristic, thinking } from '../bot.ts'
import { columnOf, squareNamed } from '../rules/01-words/geometry.ts'
import { scenarioOf } from '../rules/01-words/units.ts'
import { optionsFor } from '../rules/08-movement/move-options.ts'
import type { Battle, Flight } from '../state.ts'
import { inFlight } from './kit/runs.ts'
import { aBattle, battleOf, the } from './kit/table.ts'

/** The step that the commander takes now with the unit in flight. */
function stepOf(battle: Battle, id: string): string | undefined {
  const unit = the(battle, id)
  const options = optionsFor(battle, unit, battle.flight as Flight)
  const choice = {
    kind: 'choice',
    seat: unit.side,
    ask: 'move.step',
    options,
    about: [`unit:${unit.no}`],
  } as const
  return options[heuristic(glance(battle, choice, () => 0))]?.id
}

test('interceptors: climb toward their Vector, not away from it', () => {
  const battle = battleOf('d spitfire-i M9 intercept vector:J14, bf-109e I12')
  inFlight(battle, 'dA', 3, { conduct: { kind: 'toward', goal: squareNamed('J14') } })
  expect(stepOf(battle, 'dA')).toBe('step/3')
})

test('interceptors: are sent to where a friend will hold the enemy, not to where it would have flown', () => {
  const alone = battleOf('d spitfire-i M9 intercept, bf-109e I12')
  const held = battleOf('d spitfire-i M9 intercept, d spitfire-i K11 intercept vector:J12, bf-109e I12')
  const column = (battle: Battle) => columnOf(bestMeeting(battle, the(battle, 'dA'))?.square ?? 0)
  expect(column(alone)).toBeGreaterThan(columnOf(squareNamed('M9')))
  expect(column(held)).toBeLessThan(columnOf(squareNamed('M9')))
})

describe('torpedo bombers', () => {
  const run = { kind: 'torpedo', target: 0, facing: 0, aimed: 2, dived: 0, weather: 0 } as const
  const harbour = (...names: readonly string[]) => {
    const battle = aBattle({
      bombing: true,
      surface: names.map((name, i) => ({ type: 'dd', name, column: i === 0 ? 'K' : 'L' })),
      units: [
        {
          side: 'raider',
          model: 'he-111',
          at: 'K0',
          mission: 'bombing',
          load: 'torpedo',
          profile: { ...run },
        },
      ],
    })
    inFlight(battle, 'rA', 2)
    return battle
  }

  test('drop on a ship that floats', () => expect(stepOf(harbour('Kelly'), 'rA')).toBe('drop'))

  test('waste nothing on one that is sunk', () => {
    const battle = harbour('Kelly', 'Kipling')
    Object.assign(battle.surface[0] ?? {}, { hits: 99 })
    expect(stepOf(battle, 'rA')).toBe('break-off')
    expect(bestAim(battle, the(battle, 'rA'), 1)?.target.name).toBe('Kipling')
  })

  test('and with nothing left to sink they turn for home', () => {
    const battle = harbour('Kelly')
    Object.assign(battle.surface[0] ?? {}, { hits: 99 })
    expect(bestAim(battle, the(battle, 'rA'), 1)).toBeUndefined()
    the(battle, 'rA').profile = undefined
    expect(stepOf(battle, 'rA')).toBe('jettison')
  })
})

test('bombers keep their loads where bombs do not fall: what they bring across counts', () => {
  const battle = battleOf('he-111 H8 bombing')
  inFlight(battle, 'rA', 2, { conduct: { kind: 'straight', edge: 'right' } })
  expect(stepOf(battle, 'rA')).toBe('step/0')
})

describe('what a battle is worth to a search', () => {
  const worthAt = (points: number) => {
    const battle = battleOf('he-111 H8 bombing')
    battle.scored.raider = points
    return (thinking.worth?.(battle) ?? 0) - points
  }
  const { levels } = scenarioOf(battleOf('he-111 H8 bombing')).victory
  const won = Math.min(...levels.flatMap(({ level, atLeast }) => (level.startsWith('raider') ? atLeast : [])))

  test('a victory beyond doubt counts four points, for either side', () => {
    expect(worthAt(won + 50)).toBeCloseTo(4)
    expect(worthAt(won - 50)).toBeCloseTo(-4)
  })

  test('a point counts most where it decides', () => {
    const gain = (points: number) => worthAt(points) - worthAt(points - 1)
    expect(worthAt(won)).toBeGreaterThan(0)
    expect(worthAt(won - 1)).toBeLessThanOrEqual(0)
    expect(gain(won)).toBeGreaterThan(gain(won + 4))
    expect(gain(won)).toBeGreaterThan(gain(won - 4))
    expect(gain(won + 4)).toBeGreaterThan(0)
  })
})
