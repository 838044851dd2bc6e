import type { Formation } from '../../pack/formation.ts'
import { type Link, POSITIONS, type Position, type PositionBox } from '../../pack/types.ts'
import { box } from '../../rules/05-map/boxes.ts'

/** What is printed in a box about the moves that no arrow shows. */

const SHORT: Readonly<Record<Position, string>> = { nose: 'Nose', right: '2–4', tail: 'Tail', left: '8–10' }

const positionOf = ({ to }: Link): Position | undefined => box(to).position

function costText(costs: readonly number[]): string {
  const [least, most] = [Math.min(...costs), Math.max(...costs)]
  return least === most ? `${least}` : `${least}–${most}`
}

/** `Nose 2 · 2–4 1 · 8–10 1`: where a printed note leads from here, and for how many TP. */
export function noteOf(formation: Formation, from: PositionBox): string {
  const here = box(from).position
  const costs = new Map<Position, number[]>()
  for (const link of formation.linksFrom(from)) {
    const position = positionOf(link)
    if (link.by === 'note' && position !== undefined && position !== here)
      costs.set(position, [...(costs.get(position) ?? []), link.tp])
  }
  const parts: string[] = []
  const [right, left] = [costs.get('right'), costs.get('left')]
  const flanks = right && left && costText(right) === costText(left)
  for (const position of POSITIONS) {
    const found = costs.get(position)
    if (found === undefined || (flanks && position === 'left')) continue
    parts.push(`${flanks && position === 'right' ? 'Flanks' : SHORT[position]} ${costText(found)}`)
  }
  return parts.join(' · ')
}
