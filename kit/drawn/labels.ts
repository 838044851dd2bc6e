import type { Point } from './projection.ts'

export interface Rect extends Point {
  readonly width: number
  readonly height: number
}

/** A name that wants a place beside its symbol. */
export interface Named extends Point {
  readonly id: string
  readonly text: string
}

/** Where a name is written: `y` is its base line. */
export interface Label extends Point {
  readonly id: string
  readonly anchor: 'start' | 'middle' | 'end'
  /** A line to the symbol, where the name stands off. */
  readonly leader?: string
}

export function overlaps(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

/** Width of a narrow letter, in parts of the size of the print; a little too much rather than too little. */
const LETTER = 0.46
/** From the base line to the top of a line of print. */
const ASCENT = 0.78

/** Right and left of the symbol first, then above and below, then the corners. */
const SIDES = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, -0.7],
  [1, 0.7],
  [-1, -0.7],
  [-1, 0.7],
] as const

interface Sheet {
  /** Size of the print, and radius of a symbol, in map units. */
  readonly size: number
  readonly radius: number
  /** What no name may cover, apart from the symbols themselves. */
  readonly taken: readonly Rect[]
  readonly frame: Rect
  /** Width of a letter in parts of its size, where the print is not narrow. */
  readonly letter?: number
  /** How far off a name may stand that finds no side of its symbol free, in parts of its size; anywhere near, if it is not said. */
  readonly off?: number
  /** Lines to symbols cross no name, and nothing else that is taken, wherever that can be. */
  readonly clear?: true
}

export const textRect = (
  text: string,
  size: number,
  { x, y, anchor }: Omit<Label, 'id'>,
  letter = LETTER,
): Rect => {
  const width = text.length * size * letter
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  return { x: left, y: y - size * ASCENT, width, height: size }
}

/**
 * A place for every name, in their order, on the first side where it covers no symbol and no name; one that finds none is left
 * out: its symbol still tells it under the pointer.
 */
export function placeLabels(names: readonly Named[], sheet: Sheet): readonly Label[] {
  const { size, radius, taken, frame, letter, off = FARTHEST, clear } = sheet
  const symbols = names.map(({ x, y }) => square(x, y, radius))
  const covered: Rect[] = [...taken, ...symbols]
  const labels: Label[] = []
  for (const { id, text, x, y } of names) {
    const own = symbols.find(rect => rect.x === x - radius && rect.y === y - radius)
    const isFree = (label: Omit<Label, 'id'>) => {
      const rect = textRect(text, size, label, letter)
      return within(rect, frame) && !covered.some(other => other !== own && overlaps(rect, other))
    }
    const isClear = (others: readonly Rect[]) => (label: Omit<Label, 'id'>) =>
      isFree(label) &&
      !beads(label).some(bead => others.some(other => other !== own && overlaps(bead, other)))
    const near = SIDES.map(side => beside(side, { x, y }, size, radius))
    const standOff = (fits: typeof isFree) => standingOff({ x, y }, size, radius, off, fits)
    const free =
      near.find(isFree) ??
      (clear &&
        (standOff(isClear(covered)) ?? standOff(isClear(covered.slice(symbols.length + taken.length))))) ??
      standOff(isFree)
    if (!free) continue
    labels.push({ id, ...free })
    covered.push(textRect(text, size, free, letter), ...(clear ? beads(free) : []))
  }
  return labels
}

const TURNS = 16
const FARTHEST = 5
const DISTANCES = [1.4, 2, 2.6, 3.2, 4, FARTHEST]

/** Farther away, with a line: the nearer the better. */
function standingOff(
  { x, y }: Point,
  size: number,
  radius: number,
  farthest: number,
  isFree: (label: Omit<Label, 'id'>) => boolean,
): Omit<Label, 'id'> | undefined {
  for (const far of DISTANCES.filter(one => one <= farthest))
    for (let turn = 0; turn < TURNS; turn++) {
      const angle = ((turn + 0.5) * 2 * Math.PI) / TURNS
      const [across, down] = [Math.cos(angle), Math.sin(angle)]
      const end = { x: x + across * (radius + size * far), y: y + down * (radius + size * far) }
      const anchor = across > 0.4 ? 'start' : across < -0.4 ? 'end' : 'middle'
      const base = end.y + size * (anchor === 'middle' ? (down > 0 ? ASCENT : -0.1) : 0.3)
      const label = {
        x: end.x + Math.sign(across) * (anchor === 'middle' ? 0 : 2),
        y: base,
        anchor,
      } as const
      const leader = `M${(x + across * radius).toFixed(1)} ${(y + down * radius).toFixed(1)}L${end.x.toFixed(1)} ${end.y.toFixed(1)}`
      if (isFree({ ...label, leader })) return { ...label, leader }
    }
  return undefined
}

/** A line as a string of small squares, so that it can be held against what lies there. */
function beads({ leader }: Omit<Label, 'id'>): readonly Rect[] {
  if (leader === undefined) return []
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = leader.slice(1).split(/[ L]/).map(Number)
  return Array.from({ length: BEADS }, (_, i) => {
    const share = (i + 0.5) / BEADS
    return square(x1 + (x2 - x1) * share, y1 + (y2 - y1) * share, 1.5)
  })
}

const BEADS = 12

const square = (x: number, y: number, radius: number): Rect => ({
  x: x - radius,
  y: y - radius,
  width: 2 * radius,
  height: 2 * radius,
})

function within(rect: Rect, frame: Rect): boolean {
  return (
    rect.x >= frame.x &&
    rect.y >= frame.y &&
    rect.x + rect.width <= frame.x + frame.width &&
    rect.y + rect.height <= frame.y + frame.height
  )
}

function beside(
  [across, down]: (typeof SIDES)[number],
  { x, y }: Point,
  size: number,
  radius: number,
): Omit<Label, 'id'> {
  const off = radius + size * 0.15
  const base = y + size * 0.32
  if (across === 0)
    return { x, y: down < 0 ? y - off - size * 0.1 : y + off + size * ASCENT, anchor: 'middle' }
  const slant = down === 0 ? 1 : 0.8
  return { x: x + across * off * slant, y: base + down * size * 0.9, anchor: across > 0 ? 'start' : 'end' }
}
