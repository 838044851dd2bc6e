export { mostTried } from './candidates.ts'
export type { Reviewed, Stretches } from './decisions.ts'
export { effortWithin } from './effort.ts'
export { botAt, gamesAt, LEVELS, type Level, thinksAhead } from './levels.ts'
export { randomBot } from './players.ts'
export { type Meeting, ratings } from './rating.ts'
export { mirrored, reasonFor, sureness, whose } from './reasons.ts'
export { type Costly, type Findings, type Point, type Review, review, type Weighed } from './review.ts'
export { Search, search, type Thought } from './search.ts'
export { everySeat, simulate, simulateGame } from './simulate.ts'
export {
  type Interval,
  meanOf,
  type Spread,
  type Statistics,
  shareOf,
  spreadOf,
  statisticsOf,
} from './statistics.ts'
export { Crash, type Played, type Players, playGame, seenBy } from './table.ts'
export { type Compared, type Estimate, SOME, Trial } from './trial.ts'
