import type { Figures } from './types.ts'

/** Performance between the heights that were measured. */

const THREE_KM = 3000
/** A circle takes about this much longer for every 3,000 m of height: what is usual costs no point. */
const THINNER_AIR = 1.28
const CEILING_CLIMB = 0.5

/** km/h at a height: rising evenly to the height of best speed, then falling to four fifths of it at the ceiling. */
export function speedAt(figures: Figures, height: number): number {
  const { topSpeed, topSpeedAt } = figures
  if (height <= topSpeedAt) {
    const low = figures.seaLevelSpeed ?? topSpeed * (1 - 0.028 * (topSpeedAt / 1000))
    return low + ((topSpeed - low) * height) / topSpeedAt
  }
  const part = (height - topSpeedAt) / Math.max(1000, ceilingOf(figures) - topSpeedAt)
  return topSpeed * (1 - 0.2 * part * part)
}

/** Seconds for a circle, brought down to sea level: what is usual at every height counts the same. */
export function circleAt(figures: Figures, height: number): number {
  const [low, high] = figures.circle ?? estimatedCircle(figures)
  const part = Math.min(1, height / THREE_KM)
  return low + (high / THINNER_AIR - low) * part
}

/** From wing loading: fitted to the aircraft whose circles were timed. */
function estimatedCircle({ wingLoading = 150, engines }: Figures): readonly [number, number] {
  const seconds = 8.5 + 0.07 * wingLoading + (engines === 4 ? 14 : engines > 1 ? 6 : 0)
  return [seconds, seconds * THINNER_AIR]
}

/** Metres a second, falling off to nearly nothing at the ceiling. */
export function climbAt(figures: Figures, height: number): number {
  const ceiling = ceilingOf(figures)
  const [low, middle, high] = figures.climb ?? []
  if (low === undefined || middle === undefined || high === undefined) {
    const part = Math.min(1, height / ceiling)
    return (figures.initialClimb ?? 0) * (1 - part) + CEILING_CLIMB * part
  }
  if (height <= THREE_KM) return low + ((middle - low) * height) / THREE_KM
  if (height <= 2 * THREE_KM) return middle + ((high - middle) * (height - THREE_KM)) / THREE_KM
  const part = Math.min(1, (height - 2 * THREE_KM) / Math.max(1, ceiling - 2 * THREE_KM))
  return high * (1 - part) + CEILING_CLIMB * part
}

export function heightInHand(figures: Figures, height: number): number {
  return ceilingOf(figures) - height
}

function ceilingOf({ ceiling = 9000 }: Figures): number {
  return ceiling
}

/** `2x20 2x7.92` */
export function guns(list = ''): { readonly count: number; readonly calibre: number }[] {
  return [...list.matchAll(/(\d+)x(\d+(?:\.\d+)?)/g)].map(([, count, calibre]) => ({
    count: Number(count),
    calibre: Number(calibre),
  }))
}
