import type { Position } from '../../pack/types.ts'

/** Degrees clockwise from straight ahead that a fighter looks to, coming in from a position. */
export const HEADINGS: Readonly<Record<Position, number>> = { nose: 180, right: 270, tail: 0, left: 90 }
