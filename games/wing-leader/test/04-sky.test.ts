import { describe, expect, test } from 'vitest'
import type { CloudType, ScenarioSpec, SunArc } from '../pack/types.ts'
import { squareNamed } from '../rules/01-words/geometry.ts'
import {
  canSee,
  comesOutOfTheSun,
  hasContrails,
  isHazy,
  isInSunArc,
  isInTheSun,
  sightBetween,
  squaresOf,
  weatherAt,
  worseOfHaze,
} from '../rules/04-sky.ts'
import type { Leg } from '../state.ts'
import { battleOf, cases, unitsOn } from './kit/table.ts'

const at = squareNamed

function aSky(sky: Partial<ScenarioSpec['sky']>) {
  return battleOf('', { sky })
}

type Cloud = readonly [CloudType, ...string[]]

function clouds(...cloud: readonly (Cloud | 'rain')[]) {
  const shapes = cloud.filter(one => one !== 'rain').map(([type, ...squares]) => ({ type, squares }))
  return aSky({ cloud: shapes, ...(cloud.includes('rain') && { rain: true as const }) })
}

describe('cloud and rain', () => {
  test('WL-4.5.a WL-4.7.a wispy takes 1, broken 2, dense 3, clear sky nothing', () => {
    const battle = clouds(['wispy', 'C8'], ['broken', 'D8'], ['dense', 'E8'])
    expect(['B8', 'C8', 'D8', 'E8'].map(name => weatherAt(battle, at(name)))).toEqual([0, 1, 2, 3])
  })

  test('WL-4.7.a of two kinds in one square the worse counts', () =>
    expect(weatherAt(clouds(['dense', 'C8'], ['wispy', 'C8']), at('C8'))).toBe(3))

  test('WL-4.5.b a range fills both squares and all between them', () => {
    const battle = clouds(['broken', 'C8-F8'])
    const filled = ['B8', 'C8', 'D8', 'E8', 'F8', 'G8', 'D9'].filter(name => weatherAt(battle, at(name)) > 0)
    expect(filled).toEqual(['C8', 'D8', 'E8', 'F8'])
  })

  test('WL-4.5.c a marker between squares fills two, on a corner four', () => {
    expect(squaresOf('C8-D8')).toEqual([at('C8'), at('D8')])
    expect(squaresOf('D9-C8')).toEqual([at('C8'), at('C9'), at('D8'), at('D9')])
    expect(squaresOf('C8')).toEqual([at('C8')])
  })

  test('WL-4.5.1.a rain falls from the lowest dense cloud of a column to the ground', () => {
    const battle = clouds('rain', ['dense', 'C5', 'C9', 'E3'], ['broken', 'D6'])
    const rained = (column: string) =>
      Array.from({ length: 12 }, (_, altitude) => weatherAt(battle, at(`${column}${altitude}`)))
    expect(rained('C')).toEqual([2, 2, 2, 2, 2, 3, 0, 0, 0, 3, 0, 0])
    expect(rained('D')).toEqual([0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0])
    expect(rained('E')).toEqual([2, 2, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0])
  })

  test('WL-4.5.1.b rain blocks as broken cloud does', () => {
    const battle = clouds('rain', ['dense', 'C5-D5'])
    expect(sightBetween(battle, at('B2'), at('D2'))).toBe(2)
    expect(sightBetween(battle, at('B2'), at('E2'))).toBe(-1)
  })

  test('WL-4.3.a haze lies at its altitude and below', () => {
    const battle = aSky({ haze: 6 })
    expect(['A0', 'A6', 'A7', 'A19'].filter(name => isHazy(battle, at(name)))).toEqual(['A0', 'A6'])
    expect(isHazy(aSky({}), at('A0'))).toBe(false)
  })

  test('WL-4.4.a contrails form at their altitude and above', () => {
    const battle = aSky({ contrails: 15 })
    expect(['A14', 'A15', 'A19'].map(name => hasContrails(battle, at(name)))).toEqual([false, true, true])
    expect(hasContrails(aSky({}), at('A19'))).toBe(false)
  })

  test('WL-4.7.1.b WL-4.7.1.c haze over the square that matters counts 1 unless the weather is worse', () => {
    const battle = aSky({ haze: 6 })
    expect(worseOfHaze(battle, 0, at('C6'))).toBe(1)
    expect(worseOfHaze(battle, 0, at('C7'))).toBe(0)
    expect(worseOfHaze(battle, 2, at('C6'))).toBe(2)
    expect(worseOfHaze(battle, 0, at('C7'), at('D5'))).toBe(1)
  })
})

describe('line of sight', () => {
  test('WL-4.6.1.a WL-2.1.c the line runs between the centres of the squares', () => {
    // From C3 to G5 the line crosses D3, D4, E4, F4, F5 and G5.
    const touched = ['D3', 'D4', 'E4', 'F4', 'F5']
    for (const column of ['D', 'E', 'F'])
      for (const altitude of [2, 3, 4, 5, 6]) {
        const name = `${column}${altitude}`
        const blocked = !canSee(clouds(['dense', name]), at('C3'), at('G5'))
        expect([name, blocked]).toEqual([name, touched.includes(name)])
      }
  })

  test('WL-4.6.a the line is the same both ways', () => {
    const battle = clouds(['broken', 'D4'], ['wispy', 'F5'])
    expect(sightBetween(battle, at('C3'), at('G5'))).toBe(2)
    expect(sightBetween(battle, at('G5'), at('C3'))).toBe(2)
    const dense = clouds(['dense', 'D4'])
    expect([canSee(dense, at('C3'), at('G5')), canSee(dense, at('G5'), at('C3'))]).toEqual([false, false])
  })

  test('WL-4.6.1.b the worst cloud on the line counts, that at its ends too', () => {
    expect(sightBetween(clouds(['wispy', 'D4'], ['broken', 'F4']), at('C4'), at('G4'))).toBe(2)
    expect(sightBetween(clouds(['dense', 'C4']), at('C4'), at('G4'))).toBe(3)
    expect(sightBetween(clouds(['wispy', 'G4']), at('C4'), at('G4'))).toBe(1)
    expect(sightBetween(clouds(['dense', 'D5']), at('C4'), at('G4'))).toBe(0)
  })

  test('WL-4.6.1.c a corner that is merely touched does not count', () => {
    const battle = clouds(['dense', 'C5', 'D4', 'E5', 'D6'])
    expect(sightBetween(battle, at('C4'), at('F7'))).toBe(0)
    expect(sightBetween(battle, at('F7'), at('C4'))).toBe(0)
  })

  test('WL-4.6.1.d in its own square a unit is affected by the cloud there', () =>
    expect(sightBetween(clouds(['broken', 'C4']), at('C4'), at('C4'))).toBe(2))

  test('WL-4.6.1.e the cloud that one sits in blocks nothing', () =>
    expect(sightBetween(clouds(['dense', 'C4']), at('C4'), at('K4'))).toBe(3))

  test('WL-4.6.1.f WL-Q-07 one can see into dense cloud, not past it', () => {
    const battle = clouds(['dense', 'E4'])
    expect(sightBetween(battle, at('C4'), at('E4'))).toBe(3)
    expect(sightBetween(battle, at('C4'), at('F4'))).toBe(-1)
    expect(canSee(battle, at('C4'), at('F4'))).toBe(false)
  })

  test('WL-4.6.1.g WL-Q-07 one can see into two squares of broken cloud, nothing past the second', () => {
    const battle = clouds(['broken', 'E4-G4'])
    expect(['E4', 'F4', 'G4', 'H4'].map(name => sightBetween(battle, at('C4'), at(name)))).toEqual([
      2, 2, -1, -1,
    ])
    expect(sightBetween(clouds(['broken', 'E4']), at('C4'), at('L4'))).toBe(2)
    expect(sightBetween(clouds(['broken', 'E4', 'J4']), at('C4'), at('L4'))).toBe(-1)
  })

  test('WL-4.6.1.h wispy cloud never blocks', () =>
    expect(sightBetween(clouds(['wispy', 'D4-K4']), at('C4'), at('L4'))).toBe(1))

  test('WL-Q-10 broken cloud and rain are counted together', () => {
    const battle = clouds('rain', ['dense', 'E8'], ['broken', 'G4'])
    expect(sightBetween(battle, at('C4'), at('G4'))).toBe(2)
    expect(sightBetween(battle, at('C4'), at('H4'))).toBe(-1)
  })

  test('WL-4.6.a no line is taken for another, in whatever order they are drawn', () => {
    const sky = ['dense', 'B3', 'D7', 'H9'] as const
    const [forth, back] = [clouds([...sky]), clouds([...sky])]
    const near = Array.from({ length: 60 }, (_, square) => square)
    const far = Array.from({ length: 520 }, (_, square) => square)
    const drawn = near.map(a => far.map(b => sightBetween(forth, a, b)))
    const mirrored = near.map(() => [] as number[])
    for (const b of [...far].reverse())
      for (const a of [...near].reverse()) (mirrored[a] as number[])[b] = sightBetween(back, b, a)
    expect(mirrored).toEqual(drawn)
  })

  test('WL-4.6.1.a every scenario has its own sky', () => {
    const clear = aSky({})
    const covered = clouds(['dense', 'E4'])
    const seen = [clear, covered, clear].map(battle => canSee(battle, at('C4'), at('F4')))
    expect(seen).toEqual([true, false, true])
  })
})

describe('the Sun', () => {
  test.each<[SunArc, string[], string[]]>([
    ['left-horizon', ['G10', 'E11', 'A12'], ['F11', 'G9', 'H10']],
    ['left-upper', ['F11', 'F12', 'G12', 'G11'], ['E11', 'G13', 'I11']],
    ['above', ['H11', 'H19', 'G13', 'I13'], ['G12', 'I12', 'H9']],
    ['right-upper', ['J11', 'J12', 'I12', 'I11'], ['K11', 'I13', 'G11']],
    ['right-horizon', ['I10', 'K11', 'Z12'], ['J11', 'I9', 'G10']],
  ])('WL-4.2.a WL-Q-01 %s seen from H10', (sun, inside, outside) => {
    const battle = aSky({ sun })
    expect(inside.filter(name => !isInSunArc(battle, at('H10'), at(name)))).toEqual([])
    expect(outside.filter(name => isInSunArc(battle, at('H10'), at(name)))).toEqual([])
  })

  test('WL-4.2.a WL-C-04 every square that is not below lies in one arc, mirrored left and right', () => {
    const arcs: SunArc[] = ['left-horizon', 'left-upper', 'above', 'right-upper', 'right-horizon']
    const skies = arcs.map(sun => aSky({ sun }))
    const inArcs = (name: string) => skies.map(sky => isInSunArc(sky, at('H10'), at(name)))
    for (const [left, right] of [
      ['G10', 'I10'],
      ['E12', 'K12'],
      ['F14', 'J14'],
      ['H19', 'H19'],
    ] as const) {
      expect(inArcs(left).filter(Boolean)).toHaveLength(1)
      expect(inArcs(left)).toEqual(inArcs(right).reverse())
    }
  })

  test('WL-4.2.b WL-C-03 nobody in the own square or below is in the Sun', () => {
    for (const sun of ['left-horizon', 'left-upper', 'above', 'right-upper', 'right-horizon'] as const)
      for (const name of ['H10', 'H9', 'A9', 'Z9'])
        expect(isInSunArc(aSky({ sun }), at('H10'), at(name))).toBe(false)
  })

  test('WL-4.6.2.a a target in the arc is in the Sun, without a Sun nobody is', () => {
    expect(isInTheSun(aSky({ sun: 'right-upper' }), at('H10'), at('J12'))).toBe(true)
    expect(isInTheSun(aSky({ sun: 'right-upper' }), at('H10'), at('F12'))).toBe(false)
    expect(isInTheSun(aSky({}), at('H10'), at('J12'))).toBe(false)
  })

  test.each(cases({ 'right-horizon': 'T10', 'left-horizon': 'C10', above: 'H13' }))(
    'WL-4.6.2.b the line to the %s ends where the map does',
    (sun, target) => expect(isInTheSun(aSky({ sun }), at('H10'), at(target))).toBe(true),
  )

  test.each([
    ['dense cloud beyond the target', 'dense', ['M15'], false],
    ['one broken square beyond it', 'broken', ['M15'], true],
    ['two broken squares beyond it', 'broken', ['M15', 'N16'], false],
    ['dense cloud in its square', 'dense', ['J12'], false],
    ['dense cloud in the last square of the map', 'dense', ['Q19'], false],
    ['dense cloud off the line', 'dense', ['M16'], true],
    ['dense cloud in the own square', 'dense', ['H10'], true],
  ] as const)('WL-4.6.2.b WL-Q-09 %s', (_, type, squares, expected) => {
    const battle = aSky({ sun: 'right-upper', cloud: [{ type, squares }] })
    expect(isInTheSun(battle, at('H10'), at('J12'))).toBe(expected)
  })
})

describe('out of the Sun', () => {
  const entered = (from: string, square: string): Leg => ({
    square: at(square),
    from: at(from),
    how: 'entered',
  })
  const circled = (square: string): Leg => ({ square: at(square), how: 'circled' })
  const reversed = (square: string): Leg => ({ square: at(square), how: 'reversed' })

  function attack(track: Leg[], sky: Partial<ScenarioSpec['sky']> = {}) {
    const { battle, rA: attacker } = unitsOn('bf-109e H10', { sky: { sun: 'right-upper', ...sky } })
    attacker.deeds.track = track
    return comesOutOfTheSun(battle, attacker, at('H10'))
  }

  test('WL-4.6.2.c two squares of the arc, the last of them beside the target', () =>
    expect(attack([entered('K13', 'J12'), entered('J12', 'I11'), entered('I11', 'H10')])).toBe(true))

  test('WL-4.6.2.c one square of the arc is not enough, even if it began in it', () =>
    expect(attack([entered('J12', 'I11'), entered('I11', 'H10')])).toBe(false))

  test('WL-4.6.2.c the square of entry must lie in the arc', () =>
    expect(
      attack([entered('K13', 'J12'), entered('J12', 'I11'), entered('I11', 'H11'), entered('H11', 'H10')]),
    ).toBe(false))

  test('WL-4.6.2.c a unit that did not enter the square comes from nowhere', () => {
    expect(attack([entered('L14', 'K13'), entered('K13', 'J12')])).toBe(false)
    expect(attack([])).toBe(false)
  })

  test('WL-4.6.2.d circling inside the arc counts as one more square', () => {
    expect(attack([circled('I11'), circled('I11'), entered('I11', 'H10')])).toBe(true)
    expect(attack([circled('I11'), entered('I11', 'H10')])).toBe(false)
    expect(attack([reversed('I11'), circled('I11'), entered('I11', 'H10')])).toBe(false)
  })

  test('WL-4.6.2.e cloud on the line through the square of entry takes it away', () => {
    const track = [entered('K13', 'J12'), entered('J12', 'I11'), entered('I11', 'H10')]
    expect(attack(track, { cloud: [{ type: 'dense', squares: ['P18'] }] })).toBe(false)
    expect(attack(track, { cloud: [{ type: 'dense', squares: ['P17'] }] })).toBe(true)
  })

  test('WL-4.6.2.c without a Sun nobody comes out of it', () => {
    const { battle, rA } = unitsOn('bf-109e H10')
    rA.deeds.track = [entered('K13', 'J12'), entered('J12', 'I11'), entered('I11', 'H10')]
    expect(comesOutOfTheSun(battle, rA, at('H10'))).toBe(false)
  })
})
