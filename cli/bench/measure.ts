/** One line of the benchmark. */
export interface Figure {
  readonly figure: string
  readonly value: number | undefined
  readonly unit: string
  /** What it is held against; undefined: for information. */
  readonly aim?: { readonly is: 'at least' | 'at most'; readonly value: number }
  /** Why it could not be measured, or what it is made of. */
  readonly note?: string
}

export function isMet({ value, aim }: Figure): boolean | undefined {
  if (value === undefined || !aim) return undefined
  return aim.is === 'at least' ? value >= aim.value : value <= aim.value
}

/** Work that was done in one go. */
export interface Done {
  readonly units: number
}

/**
 * Units of work in a second of processor time, for several kinds of work measured by turns in one run. The best of all
 * rounds counts, since other work on the machine can only slow one down.
 */
export function rates(
  works: Readonly<Record<string, () => Done>>,
  rounds: number,
  ms: number,
  clock: Clock = process,
): Record<string, number> {
  const best: Record<string, number> = {}
  for (let round = 0; round < rounds; round++)
    for (const [name, work] of Object.entries(works))
      best[name] = Math.max(best[name] ?? 0, rateOf(work, ms, clock))
  return best
}

/** Tells the time that the processor has worked, in microseconds. */
export type Clock = Pick<NodeJS.Process, 'cpuUsage'>

function rateOf(work: () => Done, ms: number, clock: Clock): number {
  const start = clock.cpuUsage()
  let units = 0
  let spent = 0
  let times = 1
  while (spent < ms) {
    for (let i = 0; i < times; i++) units += work().units
    const { user, system } = clock.cpuUsage(start)
    const now = (user + system) / 1000
    // To read the clock is work as well: it is read about fifty times, however short a game is.
    if (now - spent < ms / 50) times *= 2
    spent = now
  }
  return (units / spent) * 1000
}

/** Milliseconds that something takes. */
export function time(act: () => void): number {
  const start = performance.now()
  act()
  return performance.now() - start
}
