/** Where everything is drawn among the bombers, in pixels of the scene. They fly up the page. */

export interface Spot {
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** A tile of the formation, or a bomber alone. */
interface Kette {
  readonly x: number
  readonly y: number
  readonly isolated: boolean
}

export interface Plan {
  readonly size: Size
  /** Room for little: no names beside aircraft. */
  readonly small: boolean
  /** Span of a bomber. */
  readonly span: number
  /** Width and height of a tile. */
  readonly tile: Size
  /** Middle of a tile. */
  kette(of: Kette): Spot
  /** Middle of a bomber on a tile, by its place there. */
  bomber(of: Kette, place: number): Spot
  /** Bombers that have fallen out, in a row behind the others. */
  lone(index: number, of: number): Spot
  /** What a fighter takes: with his name, and without. */
  readonly fighter: { readonly named: Size; readonly bare: Size }
  /** Who has no target yet, at the foot. */
  waiting(index: number, of: number): Slot
}

export interface Slot extends Spot {
  /** Where the aircraft is: above the tag, if there is one. */
  readonly plane: Spot
  /** There is room for the name of the pilot. */
  readonly named: boolean
}

/** A scene is small below this width. */
const SMALL = 560

/** Of a tile in spans of a bomber. */
const TILE = { width: 2.1, height: 1.84 }
/** SAB-BMB-02 The leader ahead, one on each side behind him. */
const PLACES: readonly Spot[] = [
  { x: 0, y: -0.43 },
  { x: -0.53, y: 0.42 },
  { x: 0.53, y: 0.42 },
]

/** Room round the formation, and what a fighter takes of it: with his name, and without. */
interface Frame {
  readonly top: number
  readonly side: number
  readonly foot: number
  readonly gap: number
  readonly most: number
  readonly named: Size
  readonly bare: Size
}

const FRAMES: readonly (readonly [upTo: number, Frame])[] = [
  [
    SMALL,
    {
      top: 46,
      side: 76,
      foot: 62,
      gap: 4,
      most: 46,
      named: { width: 104, height: 84 },
      bare: { width: 38, height: 40 },
    },
  ],
  [
    860,
    {
      top: 124,
      side: 118,
      foot: 132,
      gap: 9,
      most: 66,
      named: { width: 112, height: 92 },
      bare: { width: 50, height: 50 },
    },
  ],
  [
    Number.POSITIVE_INFINITY,
    {
      top: 112,
      side: 206,
      foot: 156,
      gap: 13,
      most: 96,
      named: { width: 136, height: 92 },
      bare: { width: 56, height: 56 },
    },
  ],
]

/** How far a kette that is cut off lies from its place, in gaps. */
const ADRIFT = 1.5

export function planOf(size: Size, ketten: readonly Kette[]): Plan {
  const frame = FRAMES.find(([upTo]) => size.width < upTo)?.[1] ?? FRAMES[0]?.[1]
  if (!frame) throw new Error('There is no frame')
  const columns = 1 + Math.max(0, ...ketten.map(({ x }) => x))
  const rows = 1 + Math.max(0, ...ketten.map(({ y }) => y))
  const wide = size.width - 2 * frame.side
  const high = size.height - frame.top - frame.foot
  const span = Math.min(
    frame.most,
    (wide / columns - frame.gap) / TILE.width,
    (high / rows - frame.gap) / TILE.height,
  )
  const tile = { width: span * TILE.width, height: span * TILE.height }
  const pitch = { x: tile.width + frame.gap, y: tile.height + frame.gap }
  const middle = { x: size.width / 2, y: frame.top + high / 2 }
  const kette = ({ x, y, isolated }: Kette): Spot => {
    const out = x - (columns - 1) / 2
    const down = y - (rows - 1) / 2
    return {
      // SAB-ICO-10 Cut off it drifts away from the others.
      x: middle.x + out * pitch.x + (isolated ? Math.sign(out) * frame.gap * ADRIFT : 0),
      y: middle.y + down * pitch.y + (isolated ? (Math.sign(down) || 0.4) * frame.gap * ADRIFT : 0),
    }
  }
  const half = { x: (columns * pitch.x) / 2, y: (rows * pitch.y) / 2 }
  const rear = middle.y + half.y
  const fallen = (index: number, of: number): Spot => {
    const foot = size.width < SMALL ? frame.bare : frame.named
    // Above those who wait at the foot, and then beside the others rather than on them.
    const lowest = size.height - foot.height - span * 0.6 - 6
    const beside = lowest < rear + span * 0.62 ? middle.x + half.x + span * 0.62 : 0
    return {
      x: spread(index, of, Math.max(size.width * 0.7, beside), size.width * 0.5 - span, span * 1.25),
      y: Math.min(rear + span * 0.62, lowest),
    }
  }
  return {
    size,
    small: size.width < SMALL,
    span,
    tile,
    kette,
    bomber: (of, place) => {
      const { x, y } = kette(of)
      const at = PLACES[place] ?? { x: 0, y: 0 }
      return { x: x + at.x * span, y: y + at.y * span }
    },
    lone: fallen,
    fighter: frame,
    waiting: (index, of) => footSlot(frame, size, index, of),
  }
}

/** One of several in a row: as far apart as they like, or as there is room for. */
function spread(index: number, of: number, middle: number, room: number, pitch: number): number {
  const step = of > 1 ? Math.min(pitch, room / (of - 1)) : 0
  return middle + (index - (of - 1) / 2) * step
}

function footSlot(frame: Frame, size: Size, index: number, of: number): Slot {
  const named = size.width >= SMALL && of * frame.named.width <= size.width
  const { width, height } = named ? frame.named : frame.bare
  return slotAt(
    named,
    spread(index, of, size.width / 2, size.width - width, width * 1.08),
    size.height - height / 2 - 4,
  )
}

/** Half the height of a tag: so far above the middle its aircraft is. */
const TAG = 17

export function slotAt(named: boolean, x: number, y: number): Slot {
  return { named, x, y, plane: { x, y: named ? y - TAG : y } }
}
