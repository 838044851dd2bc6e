import { read } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import { type ElementPlan, type Formation, formationOf, type Space } from '../../pack/formation.ts'
import { standard } from '../../pack/index.ts'
import type { BlastDiagram, MapId } from '../../pack/types.ts'

const { maps: MAPS, blast: BLAST } = standard
const STATES = ['good', 'loose', 'kaputt'] as const
const SUMS = Array.from({ length: 19 }, (_, i) => i + 2)

const formation = (id: MapId): Formation =>
  formationOf(MAPS.find(map => map.id === id) as (typeof MAPS)[number])
const diagramOf = ({ diagram }: ElementPlan) =>
  BLAST.diagrams.find(({ id }) => id === diagram) as BlastDiagram

/** Where a detonation lands for a die from 2 to 10. */
function landing({ spaces, spaceAt }: Formation, element: ElementPlan, colour: 'red' | 'black', die: number) {
  const [a, b] = diagramOf(element)[colour][die - 2] as readonly [number, number]
  const no = spaceAt(element.centre[0] + a, element.centre[1] + b)
  return no === undefined ? undefined : (spaces[no] as Space)
}

describe('cable', () => {
  test('SR-K-CAB-01 a cable dropped into Good Order comes near at 9 and 10', () => {
    expect([9, 10].map(sum => read(BLAST.cable.good, sum))).toEqual(['proximity', 'proximity'])
  })

  test('SR-K-CAB-02 sums from 2 to 20; some miss; the looser the element, the fewer', () => {
    const near = STATES.map(state => SUMS.filter(sum => read(BLAST.cable[state], sum) === 'proximity'))
    expect(near.map(sums => [sums[0], sums.at(-1)])).toEqual([
      [9, 14],
      [8, 15],
      [7, 16],
    ])
    for (const state of STATES) expect(BLAST.cable[state].at(-1)?.to).toBe(20)
  })
})

describe('rockets', () => {
  test('the Blast Table reads as printed', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map(die => read(BLAST.effect, die))).toEqual([
      0,
      0,
      0,
      0,
      1,
      1,
      2,
      3,
      'destroyed',
    ])
  })

  test('SR-K-BLD-01 a diagram for each shape of element, with a cell for each colour and number', () => {
    const used = new Set(MAPS.flatMap(({ elements }) => elements.map(({ diagram }) => diagram)))
    expect([...used].sort()).toEqual(BLAST.diagrams.map(({ id }) => id).sort())
    expect(used.size).toBeGreaterThan(1)
    for (const { red, black } of BLAST.diagrams)
      for (const cells of [red, black]) {
        expect(cells).toHaveLength(9)
        expect(new Set(cells.map(cell => cell.join())).size).toBe(9)
      }
  })

  test('SR-K-BLD-02 a detonation can leave its element, for a neighbour or for the empty sky', () => {
    const map = formation('7')
    for (const element of map.elements) {
      const landings = (['red', 'black'] as const).flatMap(colour =>
        [2, 3, 4].map(die => landing(map, element, colour, die)),
      )
      for (const space of landings) expect(space?.elements ?? []).not.toContain(element.no)
      expect(landings.some(space => space !== undefined && space.elements.length > 0)).toBe(true)
      expect(landings.some(space => space === undefined || space.elements.length === 0)).toBe(true)
    }
  })

  test('SR-K-BLD-03 an 8 of either colour finds a bomber of the element', () => {
    for (const id of ['6', '7', '8'] as const)
      for (const element of formation(id).elements)
        for (const colour of ['red', 'black'] as const) {
          const space = landing(formation(id), element, colour, 8)
          expect(space?.elements).toContain(element.no)
          expect(space?.places.some(place => element.places.includes(place))).toBe(true)
        }
  })

  test('numbers from 5 stay in the element, and reach every one of its spaces', () => {
    for (const id of ['6', '7', '8'] as const)
      for (const element of formation(id).elements) {
        const reached = (['red', 'black'] as const).flatMap(colour =>
          [5, 6, 7, 8, 9, 10].map(die => landing(formation(id), element, colour, die)?.no),
        )
        expect([...new Set(reached)].sort()).toEqual([...element.spaces].sort())
      }
  })

  test('left and right echelon are mirror images', () => {
    const [right, left] = ['echelon-right', 'echelon-left'].map(id =>
      BLAST.diagrams.find(one => one.id === id),
    )
    expect(left?.red).toEqual(right?.red.map(([a, b]) => [b, a]))
    expect(left?.black).toEqual(right?.black.map(([a, b]) => [b, a]))
  })
})
