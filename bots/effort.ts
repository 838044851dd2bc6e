import { type GameModule, type Seat, seedOf } from '@tallyho/engine'
import { decisionsOf, type Reviewed } from './decisions.ts'
import { EFFORT, type Effort } from './review.ts'
import { Trial } from './trial.ts'

/** Decisions at which a game is timed. */
const PROBES = 5
/** Games before the rules run at full speed, and games that are timed. */
const WARM = 2
const TIMED = 2
/** Parts of the time for decisions, for the curve, and for what would have been better. */
const SHARES = { games: 0.5, curve: 0.25, told: 0.25 }

/** Less than this says nothing, however busy the machine is. */
const LEAST = { games: 1200, points: 8, eachPoint: 6, eachTold: 80 }

/** As much as can be tried out of this game in so many milliseconds on this machine: some games are played and timed. */
export function effortWithin<S>(
  module: GameModule<S>,
  reviewed: Reviewed,
  seat: Seat,
  milliseconds: number,
): Effort {
  const ats = [...decisionsOf(module, reviewed, seat, 1)].map(({ at }) => at)
  const every = Math.max(1, Math.ceil(ats.length / PROBES))
  const probes = new Set(ats.filter((_, i) => i % every === 0))
  const toTheEnd = { ...module, thinking: { ...module.thinking, until: [] } }
  let [near, far, count] = [0, 0, 0]
  for (const { at, seen, taken } of decisionsOf(module, reviewed, seat, 1)) {
    if (!probes.has(at)) continue
    const time = (of: GameModule<S>) => {
      const trial = new Trial(of, seen, taken, seedOf(1, at))
      for (let dice = 0; dice < WARM; dice++) trial.usualOutcome(dice)
      const began = performance.now()
      for (let dice = WARM; dice < WARM + TIMED; dice++) trial.usualOutcome(dice)
      return (performance.now() - began) / TIMED
    }
    near += time(module)
    far += time(toTheEnd)
    count++
  }
  if (count === 0) return EFFORT
  const within = (share: number, each: number) =>
    Math.floor((milliseconds * share) / Math.max(0.05, each / count))
  const ends = within(SHARES.curve, far)
  const points = between(LEAST.points, EFFORT.points, ends / 12)
  return {
    games: between(LEAST.games, EFFORT.games, within(SHARES.games, near)),
    points,
    eachPoint: between(LEAST.eachPoint, EFFORT.eachPoint, ends / points),
    told: EFFORT.told,
    eachTold: between(LEAST.eachTold, EFFORT.eachTold, within(SHARES.told, near) / EFFORT.told),
  }
}

function between(least: number, most: number, value: number): number {
  return Math.floor(Math.max(least, Math.min(most, value)))
}
