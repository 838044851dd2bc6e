export { type PlayoutOptions, playout, randomBot } from './players.ts'
export { everySeat, simulate, simulateGame } from './simulate.ts'
export { type Spread, type Statistics, spreadOf, statisticsOf } from './statistics.ts'
export { Crash, type Played, type Players, playGame, seenBy } from './table.ts'
