import type { Campaign, Pilot } from '../../state.ts'

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

/** What a pilot has done, to tell the best by: bombers first, then experience. */
export const worthOf = ({ fallen, destroyed, ep }: Pilot): number => destroyed * 200 + fallen * 100 + ep
