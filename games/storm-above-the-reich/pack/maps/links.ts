import {
  ALTITUDES,
  type Altitude,
  type FormationMap,
  type Link,
  POSITIONS,
  type Position,
  type PositionBox,
} from '../types.ts'

/**
 * Tactical Points for a move from the box of the row: to High, Level and Low of its own position by arrow (a box that is
 * passed over by note), then to any box of another position by note. A dash: no such move; a dot: the box itself. Three
 * numbers under another position are its High, Level and Low box.
 */
const NEAR = `
  from          own     nose   flank   tail
  nose/high     .00      -      0       0
  nose/level    0.0      -      0       0
  nose/low      10.      -      0      1-0
  flank/high    .00      1      -       0
  flank/level   0.0      1      -       0
  flank/low     10.      2      -       0
  tail/high     .00      2      1       -
  tail/level    0.0      2      1       -
  tail/low      10.      2      1       -`

/** Round a wide formation it is a longer way from its tail, or from below its flanks, to its nose. */
const FAR = `
  from          own     nose   flank   tail
  nose/high     .00      -      0       0
  nose/level    0.0      -      0       0
  nose/low      10.      -      0      1-0
  flank/high    .00      1      -       0
  flank/level   0.0      1      -       0
  flank/low     10.      3      -       0
  tail/high     .00      3      1       -
  tail/level    0.0      3      1       -
  tail/low      10.      3      1       -`

/** From Flank/Level up to the High Approach Box, as the parent game has it. */
const OBLIQUE_CLIMB = 1
/** Up to the High Bombing Box with a cable. */
const HIGH_BOMBING = 1

export function links(round: 'near' | 'far', highBombing: boolean): readonly Link[] {
  const costs = readCosts(round === 'near' ? NEAR : FAR)
  return [
    ...POSITIONS.flatMap(position => [
      ...ALTITUDES.flatMap(altitude => movesFrom(position, altitude, costs)),
      ...approaches(position),
    ]),
    ...(highBombing
      ? [arrow('tail/high', 'high-bombing', HIGH_BOMBING), arrow('high-bombing', 'tail/high', 0)]
      : []),
  ]
}

type Kind = 'nose' | 'flank' | 'tail'
type Costs = Readonly<Record<string, Readonly<Record<'own' | Kind, string>>>>

function readCosts(table: string): Costs {
  const rows = table
    .trim()
    .split('\n')
    .slice(1)
    .map(row => row.trim().split(/\s+/) as [string, string, string, string, string])
  return Object.fromEntries(rows.map(([from, own, nose, flank, tail]) => [from, { own, nose, flank, tail }]))
}

function movesFrom(position: Position, altitude: Altitude, costs: Costs): Link[] {
  const from: PositionBox = `${position}/${altitude}`
  const row = costs[`${kindOf(position)}/${altitude}`]
  if (!row) throw new Error(`No costs for ${from}`)
  const moves: Link[] = []
  for (const other of POSITIONS)
    for (const [i, height] of ALTITUDES.entries()) {
      const to: PositionBox = `${other}/${height}`
      const cell = other === position ? row.own : row[kindOf(other)]
      const sign = (cell.length === 1 ? cell : cell[i]) as string
      if (sign === '-' || sign === '.') continue
      // SR-Q-39 From Low to High and back a fighter passes Level.
      const skips = other === position && altitude !== 'level' && height !== 'level'
      if (other === position && !skips) moves.push(arrow(from, to, Number(sign)))
      else moves.push({ from, to, by: 'note', tp: Number(sign), through: skips ? [`${position}/level`] : [] })
    }
  return moves
}

/** SR-K-MAP-13 */
function approaches(position: Position): Link[] {
  const high = arrow(`${position}/high`, `${position}/approach/high`, 0)
  const low = arrow(`${position}/low`, `${position}/approach/low`, 0)
  if (position === 'nose' || position === 'tail')
    return [high, arrow(`${position}/level`, `${position}/approach/level`, 0), low]
  return [
    high,
    arrow(`${position}/level`, `${position}/approach/high`, OBLIQUE_CLIMB),
    arrow(`${position}/level`, `${position}/approach/low`, 0),
    low,
  ]
}

function arrow(from: Link['from'], to: Link['to'], tp: number): Link {
  return { from, to, by: 'arrow', tp, through: [] }
}

function kindOf(position: Position): Kind {
  return position === 'right' || position === 'left' ? 'flank' : position
}

/** SR-Q-50 Straight ahead, from corner to corner. */
export const AHEAD: FormationMap['straight'] = {
  nose: [-1, -1],
  right: [-1, 1],
  tail: [1, 1],
  left: [1, -1],
}
