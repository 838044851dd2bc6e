import { isDamaged, type OnShelf } from '../store/game-row.ts'

/** Scenarios of a game that were played to their end, and lie on the shelf. */
export function playedOf(games: readonly OnShelf[], game: string): ReadonlySet<string> {
  return new Set(
    games.flatMap(one =>
      !isDamaged(one) && one.outcome && one.record.game === game ? [one.record.setup.scenario] : [],
    ),
  )
}
