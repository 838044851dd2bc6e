import { type Point, VIEW } from './projection.ts'

/** A place that is known to belong to something: a sector, a Luftflotte, inside the range or beyond. */
export interface Site<L extends string> extends Point {
  readonly label: L
}

/** Side of a cell, and how far the field reaches over the edge of the sheet. */
const CELL = 15
const OVER = 45
const COLUMNS = Math.ceil((VIEW.width + 2 * OVER) / CELL)
const ROWS = Math.ceil((VIEW.height + 2 * OVER) / CELL)

const cornerOf = (column: number, row: number): Point => ({
  x: VIEW.x + column * CELL - OVER,
  y: VIEW.y + row * CELL - OVER,
})

/**
 * What each corner of a grid belongs to: every site pulls with the inverse eighth power of its distance. So a site lies in
 * its own area however many others stand around, and borders run half-way between.
 */
function fieldOf<L extends string>(sites: readonly Site<L>[]): readonly (L | undefined)[] {
  const labels = [...new Set(sites.map(({ label }) => label))]
  const numbered = sites.map(({ x, y, label }) => ({ x, y, number: labels.indexOf(label) }))
  const pull = new Float64Array(labels.length)
  const owner: (L | undefined)[] = []
  for (let row = 0; row <= ROWS; row++)
    for (let column = 0; column <= COLUMNS; column++) {
      const at = cornerOf(column, row)
      pull.fill(0)
      for (const { x, y, number } of numbered) {
        const square = (x - at.x) * (x - at.x) + (y - at.y) * (y - at.y) + 1
        pull[number] = (pull[number] ?? 0) + 1 / (square * square * square * square)
      }
      owner.push(labels[strongest(pull)])
    }
  return owner
}

function strongest(pull: Float64Array): number {
  let best = 0
  for (let i = 1; i < pull.length; i++) if ((pull[i] ?? 0) > (pull[best] ?? 0)) best = i
  return best
}

/** Lines between areas, and the area of each label, as paths. */
export interface Areas<L extends string> {
  readonly borders: string
  readonly areas: ReadonlyMap<L, string>
}

export function areasOf<L extends string>(sites: readonly Site<L>[]): Areas<L> {
  const owner = fieldOf(sites)
  return { borders: bordersOf(owner), areas: washes(owner) }
}

type Owner = readonly (string | undefined)[]

const ownerAt = (owner: Owner, column: number, row: number) => owner[row * (COLUMNS + 1) + column]

/** Each row of an area as one long cell: washes have soft edges, and are clipped by the coast. */
function washes<L extends string>(owner: readonly (L | undefined)[]): ReadonlyMap<L, string> {
  const paths = new Map<L, string>()
  for (let row = 0; row <= ROWS; row++) {
    let from = 0
    for (let column = 1; column <= COLUMNS + 1; column++) {
      const label = owner[row * (COLUMNS + 1) + from]
      if (column <= COLUMNS && owner[row * (COLUMNS + 1) + column] === label) continue
      const { x, y } = cornerOf(from, row)
      const wide = (column - from) * CELL
      if (label !== undefined)
        paths.set(
          label,
          `${paths.get(label) ?? ''}M${x - CELL / 2} ${y - CELL / 2}h${wide}v${CELL}h${-wide}Z`,
        )
      from = column
    }
  }
  return paths
}

/** Edges between cells of different owners, chained into lines and smoothed. */
function bordersOf(owner: Owner): string {
  const ways = new Map<string, string[]>()
  const join = (a: string, b: string) => {
    ways.set(a, [...(ways.get(a) ?? []), b])
    ways.set(b, [...(ways.get(b) ?? []), a])
  }
  for (let row = 0; row <= ROWS; row++)
    for (let column = 0; column <= COLUMNS; column++) {
      const here = ownerAt(owner, column, row)
      if (column < COLUMNS && ownerAt(owner, column + 1, row) !== here)
        join(`${column + 1} ${row}`, `${column + 1} ${row + 1}`)
      if (row < ROWS && ownerAt(owner, column, row + 1) !== here)
        join(`${column} ${row + 1}`, `${column + 1} ${row + 1}`)
    }
  return linesOf(ways)
    .map(line => smooth(line.map(nodePoint)))
    .map(points => `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`)
    .join('')
}

/** A corner between four cells. */
function nodePoint(node: string): Point {
  const [column = 0, row = 0] = node.split(' ').map(Number)
  return cornerOf(column - 0.5, row - 0.5)
}

/** Lines from one meeting of borders to the next; those left are rings. */
function linesOf(ways: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  const used = new Set<string>()
  const walk = (from: string, next: string): string[] => {
    const line = [from, next]
    used.add(edge(from, next))
    for (;;) {
      const [before, here] = [line.at(-2), line.at(-1) ?? '']
      const on = ways.get(here) ?? []
      const step = on.length === 2 ? on.find(node => node !== before) : undefined
      if (step === undefined || used.has(edge(here, step))) return line
      used.add(edge(here, step))
      line.push(step)
    }
  }
  const starts = [...ways].sort(([, a], [, b]) => Number(a.length === 2) - Number(b.length === 2))
  return starts.flatMap(([from, on]) =>
    on.filter(next => !used.has(edge(from, next))).map(next => walk(from, next)),
  )
}

const edge = (a: string, b: string): string => (a < b ? `${a}-${b}` : `${b}-${a}`)

const ROUNDS = 24

/** Every point between its neighbours, again and again; the ends stay. */
function smooth(points: readonly Point[]): readonly Point[] {
  let line = points
  for (let round = 0; round < ROUNDS; round++)
    line = line.map((point, i) => {
      const [before, after] = [line[i - 1], line[i + 1]]
      if (!before || !after) return point
      return { x: (before.x + 2 * point.x + after.x) / 4, y: (before.y + 2 * point.y + after.y) / 4 }
    })
  return line
}
