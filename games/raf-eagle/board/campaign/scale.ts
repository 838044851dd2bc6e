import type { DayNumber } from '../../pack/types.ts'

/** Where days and totals stand on the sheet. */
export interface Chart {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  /** Width of a day. */
  readonly step: number
  readonly days: readonly DayNumber[]
  readonly sundays: readonly DayNumber[]
  readonly british: number
  readonly german: number
  x(day: DayNumber): number
  y(vp: number): number
}

const MARGIN = { left: 52, right: 10, top: 8, bottom: 62 } as const

export function chartOf(
  width: number,
  height: number,
  [first, last]: readonly [DayNumber, DayNumber],
  [british, german]: readonly [number, number],
): Chart {
  const [left, right, top, bottom] = [MARGIN.left, width - MARGIN.right, MARGIN.top, height - MARGIN.bottom]
  const step = (right - left) / (last - first + 1)
  const days = Array.from({ length: last - first + 1 }, (_, i) => first + i)
  const round = (value: number) => Math.round(value * 10) / 10
  return {
    left,
    right,
    top,
    bottom,
    step,
    days,
    // 11 August 1940 was one.
    sundays: days.filter(day => day % 7 === 0),
    british,
    german,
    x: day => round(left + (Math.min(Math.max(day, first), last + 1) - first) * step),
    y: vp =>
      round(top + ((Math.min(Math.max(vp, german), british) - german) / (british - german)) * (bottom - top)),
  }
}
