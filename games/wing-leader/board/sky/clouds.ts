import type { ScenarioSpec } from '../../pack/types.ts'
import { ALTITUDES, COLUMNS } from '../../rules/01-words/geometry.ts'
import type { Bank } from './banks.ts'
import { CELL, GROUND_LINE, strewn } from './places.ts'

/** Cloud and rain, as SVG text. */

const tenth = (value: number): number => Math.round(value * 10) / 10

/** Heads of cumulus over a flat base: heaps of all sizes with gaps between, or a bank without. */
export function heads({ type, x, y, width, height }: Bank): string {
  const dense = type === 'dense'
  const base = y + height - 2
  let drawn = ''
  for (let at = x + 8, i = x * 3 + y; at < x + width - 6; i++) {
    // A heap is a hill of heads: the higher in its middle.
    const wide = Math.min((dense ? 70 : 52) + 90 * strewn(i), x + width + 4 - at)
    const high = Math.min(height * (dense ? 1.1 : 0.8 + 0.45 * strewn(i * 7)), wide * 0.8 + 12)
    for (let k = 0; k < wide / 2.4; k++) {
      const across = strewn(i * 31 + k)
      const roof = high * Math.sin(Math.PI * (0.1 + 0.8 * across)) ** 0.7
      const up = roof * strewn(i * 17 + k * 5) ** 0.7
      const r = 6 + 9 * (1 - up / (high + 12)) * strewn(i + k * 3)
      drawn += `<circle cx="${tenth(at + across * wide)}" cy="${tenth(base - Math.max(up - r, r * 0.5))}" r="${tenth(r)}"/>`
    }
    at += wide * (dense ? 0.72 : 1) + (dense ? 0 : 6 + 24 * strewn(i * 13))
  }
  return drawn
}

/** Mares' tails: long thin strokes. */
export function wisps({ x, y, width, height }: Bank): string {
  let drawn = ''
  for (let i = 0; i < (width / CELL) * (height / CELL) * 7; i++) {
    const long = 44 + 70 * strewn(x + i)
    const [left, top] = [
      x + strewn(y + i * 3) * Math.max(0, width - long),
      y + 5 + strewn(i * 5 + x) * (height - 10),
    ]
    const wide = tenth(1.2 + 4 * strewn(i * 11 + y))
    drawn += `<path d="M${tenth(left)} ${tenth(top)}q${tenth(long * 0.4)} ${tenth(-9 * strewn(i * 13))} ${tenth(long * 0.7)} -1t${tenth(long * 0.3)} -3" stroke-width="${wide}" opacity="${tenth(0.35 + 0.6 * strewn(i * 17))}"/>`
  }
  return drawn
}

/** WL-4.5.1.a Rain falls from dense cloud to the ground. */
export function rain({ sky }: ScenarioSpec, banks: readonly Bank[]): string {
  if (!sky.rain) return ''
  let strokes = ''
  for (const { type, x, y, width, height } of banks)
    if (type === 'dense')
      for (let i = 0; i < (width / CELL) * ALTITUDES * 4; i++) {
        const top = y + height + strewn(i + x) * (GROUND_LINE - y - height - 14)
        strokes += `M${tenth(x + strewn(i * 7 + COLUMNS) * width)} ${tenth(top)}l-4 14`
      }
  return `<path d="${strokes}" fill="none" stroke="#4b6a86" stroke-width="1.1" opacity=".45"/>`
}
