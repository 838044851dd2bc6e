import type { Path } from '@tallyho/engine'
import { type FormationMap, POSITIONS } from './types.ts'

/** Notes a fault at a place in the thing that is checked. */
export type Add = (rest: Path, message: string) => void

/** Moves between boxes that lead somewhere and contradict nothing. */
export function checkLinks({ links, highBombing }: FormationMap, add: Add): void {
  const seen = new Set<string>()
  for (const [i, { from, to, through }] of links.entries()) {
    const path = ['links', i]
    if (from === to) add([...path, 'to'], `expected another box but found ${to} again`)
    if (seen.has(`${from} ${to}`)) add(path, `expected one link from ${from} to ${to} but found another`)
    seen.add(`${from} ${to}`)
    // SR-MOV-08
    if (isApproach(to) && positionOf(to) !== positionOf(from))
      add([...path, 'to'], `expected an Approach Box of its own position but found ${to} from ${from} (p14)`)
    for (const [j, box] of through.entries())
      if (box === from || box === to)
        add([...path, 'through', j], `expected a box between ${from} and ${to} but found ${box}`)
    if (!highBombing && (from === 'high-bombing' || to === 'high-bombing'))
      add(path, 'expected no link with a High Bombing Box: this map has none (p11)')
  }
  // SR-MAP-06
  if (highBombing)
    for (const end of ['from', 'to'] as const)
      if (!links.some(link => link[end] === 'high-bombing'))
        add(['links'], `expected a link ${end} the High Bombing Box but found none`)
  // SR-K-MAP-17
  for (const position of POSITIONS)
    if (!hasFreeWay(links, `${position}/low`))
      add(['links'], `expected a way without TP from ${position}/low to an Approach Box but found none`)
}

function hasFreeWay(links: FormationMap['links'], start: string): boolean {
  const reached = [start]
  for (const box of reached)
    for (const { from, to, tp } of links) {
      if (from !== box || tp > 0) continue
      if (isApproach(to)) return true
      if (!reached.includes(to)) reached.push(to)
    }
  return false
}

function isApproach(box: string): boolean {
  return box.includes('/approach/')
}

function positionOf(box: string): string {
  return box.slice(0, box.indexOf('/'))
}
