import { describe, expect, test } from 'vitest'
import { SCENARIOS } from '../../pack/scenarios/index.ts'
import type { Family, ScenarioSpec, Side, UnitLine } from '../../pack/types.ts'
import { columnOf, distance } from '../../rules/01-words/geometry.ts'
import type { Square } from '../../state.ts'
import {
  entryTurn,
  forcesOf,
  isBomberLine,
  isEscortLine,
  linesOf,
  modelOf,
  opposite,
  squaresToExit,
  startSquares,
  typesOf,
} from '../kit/scenario-facts.ts'

/** What the rules ask of the units that a scenario lists. */

const each = SCENARIOS.map(scenario => [scenario.id, scenario] as const)

const using = (family: Family) => each.filter(([, { families }]) => families.includes(family))

describe.each(using('escort'))('escorts of %s', (_, scenario) => {
  test('WL-5.3.d WL-5.3.e start on turn 1 with bombers on the map to escort', () => {
    for (const [, { units: lines }] of forcesOf(scenario))
      for (const line of lines) {
        expect('near' in line.start).toBe(isEscortLine(line))
        if (!isEscortLine(line)) continue
        const wards = lines.filter(one => isBomberLine(one) && entryTurn(one) === 1 && 'squares' in one.start)
        expect(wards.length).toBeGreaterThan(0)
      }
  })
})

describe.each(using('wings'))('wings of %s', (_, scenario) => {
  test('WL-5.1.p WL-5.3.f WL-9.5.b share mission, facing and net, and can set up in formation', () => {
    for (const [, { units: lines }] of forcesOf(scenario))
      for (const wing of new Set(lines.flatMap(({ wing }) => wing ?? []))) {
        const members = lines.filter(line => line.wing === wing)
        expect(members.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(2)
        expect(new Set(members.map(({ facing, net, mission }) => `${facing} ${net} ${mission}`)).size).toBe(1)
        expect(new Set(members.map(entryTurn)).size).toBe(1)
        expect(canFormUp(members.map(startSquares))).toBe(true)
      }
  })
})

describe.each(using('take-off'))('airfields and carriers of %s', (_, scenario) => {
  test('WL-13.7.a WL-13.7.b launch one unit a turn, of their own side', () => {
    const taken: string[] = []
    for (const [side, { units: lines }] of forcesOf(scenario))
      for (const { start, count } of lines) {
        if (!('takeOffFrom' in start)) continue
        const base = scenario.surface[start.takeOffFrom]
        expect(['airfield', 'CV', 'CVL', 'CVE']).toContain(typesOf(scenario)[start.takeOffFrom]?.kind)
        expect(base?.side ?? 'defender').toBe(side)
        expect(base?.deadInTheWater).toBeUndefined()
        expect(count).toBe(1)
        expect(taken).not.toContain(`${start.takeOffFrom} ${start.turn}`)
        taken.push(`${start.takeOffFrom} ${start.turn}`)
      }
  })
})

const withBombers = each.filter(([, scenario]) => linesOf(scenario).some(isBomberLine))

describe.each(withBombers.filter(([, { bombing }]) => !bombing))('bombers of %s', (_, scenario) => {
  test('WL-9.2.1.a can leave by the far edge in time', () => {
    for (const [, force] of forcesOf(scenario))
      for (const line of force.units.filter(isBomberLine)) {
        const turns = scenario.victory.lastTurn - entryTurn(line) + 1
        for (const square of startSquares(line))
          expect(squaresToExit(columnOf(square), opposite(force.edge))).toBeLessThanOrEqual(turns * 2)
      }
  })
})

describe.each(withBombers.filter(([, { bombing }]) => bombing))('bombers of %s', (_, scenario) => {
  const targetsOf = (side: Side): readonly number[] =>
    scenario.surface
      .filter(one => (one.side ?? 'defender') !== side)
      .map(({ column }) => column.charCodeAt(0) - 65)

  test('WL-15.2.1.a can reach every target, begin a profile and have a turn to spare', () => {
    for (const [side, { units: lines }] of forcesOf(scenario))
      for (const line of lines.filter(isBomberLine)) {
        const squares = reachOf(scenario, line)
        for (const square of startSquares(line)) {
          const away = targetsOf(side).map(column => Math.abs(column - columnOf(square)))
          // The widest of the profiles begin four columns off.
          expect(Math.min(...away)).toBeGreaterThanOrEqual(4)
          expect(Math.max(...away)).toBeLessThanOrEqual(squares)
        }
      }
  })
})

describe.each(using('recce'))('reconnaissance in %s', (_, scenario) => {
  test('WL-15.2.1.2.c can be home by the last turn', () => {
    for (const line of scenario.raider.units.filter(({ mission }) => mission === 'recce'))
      for (const square of startSquares(line))
        for (const { name, column } of scenario.surface) {
          const target = column.charCodeAt(0) - 65
          const flown = Math.abs(target - columnOf(square)) + squaresToExit(target, scenario.raider.edge)
          expect(flown, name).toBeLessThanOrEqual(reachOf(scenario, line))
        }
  })
})

/** Squares that a bomber flies from its entry to the turn before the last. */
function reachOf({ victory }: ScenarioSpec, line: UnitLine): number {
  return (victory.lastTurn - entryTurn(line) - 1) * (modelOf(line).abilities.jet ? 3 : 2)
}

/** One square for each line such that all of them hang together. */
function canFormUp(choices: readonly (readonly Square[])[], chosen: readonly Square[] = []): boolean {
  const [next, ...rest] = choices
  if (next === undefined) return areTogether(chosen)
  return next.some(square => canFormUp(rest, [...chosen, square]))
}

function areTogether([first, ...others]: readonly Square[]): boolean {
  if (first === undefined) return false
  const joined = [first]
  for (let i = 0; i < joined.length; i++)
    for (const other of others)
      if (!joined.includes(other) && distance(joined[i] as Square, other) <= 1) joined.push(other)
  return others.every(other => joined.includes(other))
}
