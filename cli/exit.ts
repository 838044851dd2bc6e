/** What the exit code says. */
export const Exit = {
  ok: 0,
  /** What was given cannot be used: a damaged file, an unknown game or scenario, a pack with faults. */
  refused: 1,
  /** The command line itself is wrong. */
  usage: 2,
  /** A rule crashed, or broke a promise of the table. */
  crashed: 3,
} as const
