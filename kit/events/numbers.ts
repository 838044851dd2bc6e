/** A number with a true minus, and at most one figure after the point. */
export function minus(number: number): string {
  const size = Math.abs(number).toLocaleString('en-GB', { maximumFractionDigits: 1 })
  return number < 0 ? `−${size}` : size
}

/** `+2`, `−1`, `+0`: a change, with a true minus. */
export function signed(by: number): string {
  return by < 0 ? minus(by) : `+${by}`
}

/** Names of rows by the numbers they reach up to: `≤ 6`, `7`, `8–12`, `≥ 13`. The last reaches further than any. */
export function namesUpTo(ends: readonly (number | undefined)[]): string[] {
  return ends.map((end, i) => {
    const before = ends[i - 1]
    if (before === undefined) return end === undefined ? 'any' : `≤ ${minus(end)}`
    return end === undefined ? `≥ ${minus(before + 1)}` : span(before + 1, end)
  })
}

/** The same for rows known by the numbers they begin at. */
export function namesFrom(starts: readonly number[]): string[] {
  return namesUpTo(
    starts.map((_, i) => (starts[i + 1] === undefined ? undefined : Number(starts[i + 1]) - 1)),
  )
}

/** `4`, `5–10`. */
export function span(low: number, high: number): string {
  return low >= high ? minus(high) : `${minus(low)}–${minus(high)}`
}

/** `18 August 1940`, of `1940-08-18`. */
export function dayText(date: string): string {
  return new Date(`${date}T12:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
}
