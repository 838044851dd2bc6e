import { describe, expect, test } from 'vitest'
import { AFTERMATHS } from '../../pack/aftermaths.ts'
import { SCENARIOS } from '../../pack/scenarios/index.ts'
import { SURFACE } from '../../pack/surface.ts'
import { FAMILIES, type Force, type ScenarioSpec, type UnitLine } from '../../pack/types.ts'
import { altitudeOf } from '../../rules/01-words/geometry.ts'
import type { Square } from '../../state.ts'
import {
  entryTurn,
  forcesOf,
  isBomberLine,
  linesOf,
  modelOf,
  opposite,
  PRESENT,
  squaresOf,
  startSquares,
} from '../kit/scenario-facts.ts'
import { cases } from '../kit/table.ts'

const each = SCENARIOS.map(scenario => [scenario.id, scenario] as const)

const units = ({ units }: Force, test: (line: UnitLine) => boolean = () => true): number =>
  units.filter(test).reduce((sum, { count }) => sum + count, 0)

const sentences = (text: string): number => text.split(/[.!?](?:\s|$)/).length - 1

/** What the special rules say of a line that has one of these. */
const SAYINGS = {
  dropTanks: /drop tanks/,
  fuelLimit: /Low Ammo/,
  aar: /rockets/,
  pods: /pods/,
  gyro: /gyro/,
  single: /single/,
  skipTrained: /skip bombing/,
  glide: /glide-bomb/,
  kamikaze: /kamikaze/,
  flexible: /tactical flexibility/,
  wing: /wing/,
}

describe('the scenario book', () => {
  test('thirty-one scenarios from 1939 to 1945, easy ones first, ids in order', () => {
    expect(SCENARIOS.map(({ id }) => id)).toEqual(
      SCENARIOS.map((_, i) => `wl-${String(i + 1).padStart(2, '0')}`),
    )
    expect(SCENARIOS.length).toBe(31)
    const difficulty = SCENARIOS.map(one => one.difficulty)
    expect(difficulty).toEqual([...difficulty].sort((a, b) => a - b))
    expect(new Set(SCENARIOS.map(({ date }) => date.slice(0, 4))).size).toBe(7)
    expect(new Set(SCENARIOS.map(({ title }) => title)).size).toBe(31)
  })

  test('every family of rules is used', () => {
    const used = new Set(SCENARIOS.flatMap(({ families }) => families))
    expect(FAMILIES.filter(family => !used.has(family))).toEqual([])
  })

  test('every improvement of heavy flak is used, by guns that are on the map', () => {
    const used = SCENARIOS.flatMap(scenario =>
      forcesOf(scenario).flatMap(([side, { flak }]) => {
        if (flak === undefined) return []
        const guns = scenario.surface
          .filter(one => (one.side ?? 'defender') === side)
          .flatMap(({ type }) => SURFACE.find(({ id }) => id === type)?.flak ?? [])
        expect(
          guns.map(({ type }) => type),
          scenario.id,
        ).toContain('H')
        return Object.keys(flak)
      }),
    )
    expect([...new Set(used)].sort()).toEqual(['dualFuse', 'improvedFireDirection', 'proximityFuse'])
  })

  test('all main air forces take part', () => {
    const nations = new Set(SCENARIOS.flatMap(({ raider, defender }) => [raider.nation, defender.nation]))
    const main = ['britain', 'germany', 'usa', 'ussr', 'japan', 'italy', 'poland', 'finland'] as const
    expect(main.filter(nation => !nations.has(nation))).toEqual([])
  })

  test('WL-C-50 the first three need no more than rules 1 to 12', () => {
    const core = ['fighters', 'escort', 'gci', 'weather']
    for (const { families, bombing, surface, balloons } of SCENARIOS.slice(0, 3)) {
      expect(families.filter(family => !core.includes(family))).toEqual([])
      expect({ bombing, surface, balloons }).toEqual({ bombing: false, surface: [], balloons: [] })
    }
    expect(linesOf(SCENARIOS[0] as ScenarioSpec).some(isBomberLine)).toBe(false)
    expect(linesOf(SCENARIOS[1] as ScenarioSpec).some(isBomberLine)).toBe(true)
  })
})

describe.each(each)('%s', (_, scenario) => {
  const { raider, defender, victory } = scenario

  test('claims the families that its data use', () =>
    expect(FAMILIES.filter(family => PRESENT[family](scenario))).toEqual(scenario.families))

  test('has its page of prose', () => {
    expect(sentences(scenario.background)).toBeGreaterThanOrEqual(3)
    expect(sentences(scenario.background)).toBeLessThanOrEqual(6)
    expect(sentences(scenario.advice)).toBeGreaterThanOrEqual(2)
    const aftermath = AFTERMATHS[scenario.id] ?? ''
    expect(sentences(aftermath)).toBeGreaterThanOrEqual(2)
    expect(sentences(aftermath)).toBeLessThanOrEqual(4)
    for (const text of [scenario.background, scenario.advice, aftermath, ...scenario.special])
      expect(text).not.toMatch(/ {2}|\n/)
  })

  test('WL-5.1.m the special rules tell what the data do', () => {
    const told = scenario.special.join(' ')
    const lines = linesOf(scenario)
    const sayings: readonly (readonly [boolean, RegExp])[] = [
      ...cases(SAYINGS).map(([key, saying]) => [lines.some(line => line[key]), saying] as const),
      [lines.some(({ net }) => net === 'none'), /no radios/],
      [lines.some(({ loads }) => loads?.includes('torpedo')), /torpedoes/],
      [lines.some(({ loads }) => loads?.includes('parafrag')), /parachute/],
      [lines.some(({ loads }) => loads?.includes('atgr')), /rockets/],
      [lines.some(line => 'takeOffFrom' in line.start), /take off|takes off|launches/],
      [scenario.surface.some(({ deadInTheWater }) => deadInTheWater), /does not move/],
      [scenario.surface.some(({ barrage }) => barrage), /barrage/],
      [PRESENT['heavy-guns'](scenario), /heavy guns/],
      [PRESENT['heavy-bomber-group'](scenario), /support each other/],
      [PRESENT['low-angle'](scenario), /low-angle/],
      [forcesOf(scenario).some(([, { flak }]) => flak?.improvedFireDirection), /improved fire direction/],
      [forcesOf(scenario).some(([, { flak }]) => flak?.proximityFuse), /proximity fuses/],
      [forcesOf(scenario).some(([, { flak }]) => flak?.dualFuse), /mixture of fuses/],
      [victory.damageCap !== undefined, /at most/],
    ]
    for (const [needed, saying] of sayings) if (needed) expect(told).toMatch(saying)
    for (const line of lines)
      if (entryTurn(line) > 1)
        expect(told).toMatch(new RegExp(`turns? .*\\b${entryTurn(line)}\\b|turns 2 to 4`))
  })

  test('WL-5.1.m WL-15.3.5.1.a they call slow in their attack those whose torpedoes are', () => {
    const isSlow = linesOf(scenario).some(
      line => line.loads?.includes('torpedo') && modelOf(line).abilities.torpedo?.slow,
    )
    expect(/slow while they attack/.test(scenario.special.join(' '))).toBe(isSlow)
  })

  test('WL-5.1.f WL-C-51 each side has an edge of its own, and squadrons stand more than flights', () => {
    expect(raider.edge).toBe(opposite(defender.edge))
    for (const [, { maxLosses, units: lines }] of forcesOf(scenario)) {
      expect(maxLosses.squadron).toBeGreaterThan(maxLosses.flight)
      for (const { single, maxLosses: own, size } of lines)
        if (own !== undefined) expect(own).toBeLessThanOrEqual(single ? 1 : maxLosses[size])
    }
  })

  test('is of a playable size', () => {
    for (const [, force] of forcesOf(scenario)) {
      expect(units(force)).toBeGreaterThanOrEqual(1)
      expect(units(force)).toBeLessThanOrEqual(14)
      // WL-2.1.n Letters T to Z.
      expect(units(force, isBomberLine)).toBeLessThanOrEqual(7)
    }
    expect(victory.lastTurn).toBeGreaterThanOrEqual(8)
    expect(victory.lastTurn).toBeLessThanOrEqual(15)
  })

  test('WL-5.1.e no more markers than units to carry them', () => {
    for (const [, force] of forcesOf(scenario)) {
      const { veteranFighters = 0, greenFighters = 0, veteranBombers = 0, greenBombers = 0 } = force.quality
      const fighters = units(force, line => !isBomberLine(line))
      expect(veteranFighters + greenFighters).toBeLessThanOrEqual(fighters)
      expect(veteranBombers + greenBombers).toBeLessThanOrEqual(units(force, isBomberLine))
      expect(force.quality.experten ?? 0).toBeLessThanOrEqual(fighters)
    }
  })

  test('WL-5.1.h WL-5.1.i ground control serves nets that are in use, and nets are named throughout or not at all', () => {
    for (const [, { gci, units: lines }] of forcesOf(scenario)) {
      const named = lines.filter(({ net }) => net !== undefined).length
      expect([0, lines.length]).toContain(named)
      for (const net of gci?.nets ?? []) expect(lines.map(line => line.net)).toContain(net)
      if (gci) expect(named).toBe(lines.length)
    }
  })

  test('WL-5.1.b units face the enemy and come in by the right edge', () => {
    for (const [, force] of forcesOf(scenario))
      for (const line of force.units) {
        const { start, facing } = line
        expect(entryTurn(line)).toBeLessThan(victory.lastTurn)
        if ('edge' in start) {
          expect(facing).toBe(opposite(start.edge))
          if (isBomberLine(line)) expect(start.edge).toBe(force.edge)
        } else expect(facing).toBe(opposite(force.edge))
      }
  })

  test('WL-5.2.d WL-13.5.1.a loads and gear fit the aircraft', () => {
    for (const line of linesOf(scenario)) {
      const { abilities, bombs } = modelOf(line)
      if (line.dropTanks) expect(abilities.dropTanks).toBe(true)
      if (line.aar) expect(abilities.aar).toBe(true)
      if (line.gyro) expect(abilities.gyro).toBe(true)
      if (line.pods) expect(line.pods === 'gun' ? abilities.gunPod : abilities.atPod).toBe(true)
      if (line.loads?.includes('torpedo')) expect(abilities.torpedo).toBeDefined()
      if (line.loads?.includes('atgr')) expect(abilities.atgr).toBeDefined()
      expect([line.dropTanks, line.aar, line.pods].filter(Boolean).length).toBeLessThanOrEqual(1)
      if (
        (line.mission === 'bombing' || line.mission === 'strafing') &&
        (line.loads ?? ['bomb']).includes('bomb')
      )
        for (const square of startSquares(line)) expect(bombs[altitudeOf(square)]).toBeGreaterThan(0)
    }
  })

  test('the aircraft were in service, or within three months of it', () => {
    for (const line of linesOf(scenario)) {
      const { card, variant } = modelOf(line)
      const months = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))
      expect(months(variant?.date ?? card.date), line.model).toBeLessThanOrEqual(months(scenario.date) + 3)
    }
  })

  test('WL-5.1.j WL-5.1.l sky, surface units and balloons are on the map', () => {
    for (const { squares } of scenario.sky.cloud) for (const range of squares) squaresOf(range)
    const known = SURFACE.map(({ id }) => id)
    for (const { type } of scenario.surface) expect(known).toContain(type)
    for (const { square } of scenario.balloons)
      expect(altitudeOf(squaresOf(square)[0] as Square)).toBeLessThanOrEqual(2)
  })

  test('WL-5.1.o victory levels fall, and the raider must have scored for his', () => {
    const from = victory.levels.map(({ atLeast }) => atLeast)
    expect(from).toEqual([...new Set(from)].sort((a, b) => b - a))
    expect(victory.levels.map(({ level }) => level)).toEqual([
      'raider-decisive',
      'raider-victory',
      'defender-victory',
    ])
    expect(from[1]).toBeGreaterThan(0)
    expect(victory.otherwise).toBe('defender-decisive')
  })
})
