import type { Campaign } from '../../state.ts'

/** The season so far, the mission in the air included. */
export function seasonScore({ log, season, mission }: Campaign): {
  readonly vp: number
  readonly killed: number
} {
  let vp = mission?.score.vp ?? 0
  let killed = mission?.score.killed.length ?? 0
  for (const entry of log)
    if (entry.season === season) {
      vp += entry.vp
      killed += entry.killed.length
    }
  return { vp, killed }
}
