import { type Fault, nearest, pathOf } from '@tallyho/engine'
import { checkIds } from './check-die.ts'
import { type Add, checkLinks } from './check-links.ts'
import { FACING } from './formation.ts'
import { type FormationMap, MAP_IDS, type Pack, POSITIONS, type Position } from './types.ts'

/** Formations that can be flown through: every bomber among four spaces, every element made of what is there. */
export function checkMaps(pack: Pack, faults: Fault[]): void {
  checkIds(pack.maps, ['maps'], faults)
  for (const id of MAP_IDS)
    if (!pack.maps.some(map => map.id === id))
      faults.push({ path: 'maps', message: `expected Map ${id} but found none` })
  const diagrams = pack.blast.diagrams.map(({ id }) => id)
  for (const [i, map] of pack.maps.entries()) {
    const add: Add = (rest, message) => faults.push({ path: pathOf(['maps', i, ...rest]), message })
    checkSpaces(map, add)
    checkBombers(map, add)
    checkElements(map, diagrams, add)
    checkLinks(map, add)
    for (const position of POSITIONS)
      if (map.straight[position].every(by => by === 0))
        add(['straight', position], 'expected a step to another space but found none')
  }
}

function checkSpaces({ spaces }: FormationMap, add: Add): void {
  const seen = new Set<string>()
  for (const [i, { id, a, b }] of spaces.entries()) {
    if (id !== `${a}.${b}`)
      add(['spaces', i, 'id'], `expected '${a}.${b}' after its place in the grid but found '${id}'`)
    if (seen.has(`${a}.${b}`)) add(['spaces', i], `expected a place of its own but ${a}.${b} is taken`)
    seen.add(`${a}.${b}`)
  }
}

const SIDES: Readonly<Record<Position, string>> = {
  nose: 'in front of',
  right: 'on the right of',
  tail: 'behind',
  left: 'on the left of',
}

/** SR-MAP-10 SR-MAP-20 */
function checkBombers({ spaces, bombers }: FormationMap, add: Add): void {
  const cells = new Set(spaces.map(({ a, b }) => `${a}.${b}`))
  const names = new Set<string>()
  const points = new Set<string>()
  for (const [i, { id, p, q }] of bombers.entries()) {
    if (names.has(id)) add(['bombers', i, 'id'], `expected an id of its own but '${id}' is taken`)
    names.add(id)
    if (points.has(`${p}.${q}`))
      add(['bombers', i], `expected a place of its own but another bomber stands at ${p}, ${q}`)
    points.add(`${p}.${q}`)
    for (const position of POSITIONS) {
      const [da, db] = FACING[position]
      const cell = `${p + da}.${q + db}`
      if (!cells.has(cell))
        add(['bombers', i], `expected a space ${cell} ${SIDES[position]} bomber '${id}' but found none (p12)`)
    }
  }
}

/** Questions tell elements apart by their names. */
const ITS_OWN = { id: 'an id', name: 'a name' } as const

function checkElements(map: FormationMap, diagrams: readonly string[], add: Add): void {
  const { elements, bombers } = map
  const spaces = new Set(map.spaces.map(({ id }) => id))
  const holders = new Map<string, number>()
  const members = new Map<string, number>()
  const taken = { id: new Set<string>(), name: new Set<string>() }
  for (const [i, element] of elements.entries()) {
    for (const key of ['id', 'name'] as const) {
      if (taken[key].has(element[key]))
        add(['elements', i, key], `expected ${ITS_OWN[key]} of its own but '${element[key]}' is taken`)
      taken[key].add(element[key])
    }
    for (const [j, id] of element.spaces.entries()) {
      const path = ['elements', i, 'spaces', j]
      if (!spaces.has(id)) add(path, `expected a space of the map but found '${id}'`)
      else if (element.spaces.indexOf(id) !== j) add(path, `expected each space once but '${id}' came before`)
      else if (count(holders, id) > 2)
        add(path, `expected a space in at most two elements but '${id}' is in three (p13)`)
    }
    for (const [j, id] of element.bombers.entries()) {
      const path = ['elements', i, 'bombers', j]
      const bomber = bombers.find(one => one.id === id)
      if (!bomber) {
        const known = bombers.map(one => one.id)
        add(path, `expected a bomber of the map but found '${id}'${nearest(id, known)}`)
      } else if (element.bombers.indexOf(id) !== j)
        add(path, `expected each bomber once but '${id}' came before`)
      else if (count(members, id) > 2)
        add(path, `expected a bomber in at most two elements but '${id}' is in three (p13)`)
      else if (!cellsOf(bomber).some(cell => element.spaces.includes(cell)))
        add(path, `expected a bomber with a space in the element but '${id}' stands outside it`)
    }
    if (!element.spaces.includes(element.centre.join('.')))
      add(
        ['elements', i, 'centre'],
        `expected a space of the element but found ${element.centre.join('.')} (p26)`,
      )
    if (!diagrams.includes(element.diagram))
      add(
        ['elements', i, 'diagram'],
        `expected a blast diagram but found '${element.diagram}'${nearest(element.diagram, diagrams)}`,
      )
  }
  // SR-BLA-07 A cable leaves its Proximity marker there.
  for (const [i, element] of elements.entries())
    if (map.highBombing && element.spaces.every(id => holders.get(id) === 2))
      add(['elements', i, 'spaces'], 'expected a space that is in no other element but found none (p24)')
  for (const [i, { id }] of bombers.entries())
    if (!members.has(id)) add(['bombers', i], `expected bomber '${id}' in an element but found it in none`)
}

function cellsOf({ p, q }: FormationMap['bombers'][number]): string[] {
  return POSITIONS.map(position => `${p + FACING[position][0]}.${q + FACING[position][1]}`)
}

function count(counts: Map<string, number>, id: string): number {
  const now = (counts.get(id) ?? 0) + 1
  counts.set(id, now)
  return now
}
