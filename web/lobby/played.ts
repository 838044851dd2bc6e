import { isDamaged, type OnShelf } from '../store/game-row.ts'

/** Scenarios of a game that were played to their end, and lie on the shelf. A guided lesson is none of them. */
export function playedOf(games: readonly OnShelf[], game: string): ReadonlySet<string> {
  return new Set(
    games.flatMap(one =>
      !isDamaged(one) && one.outcome && !one.guided && one.record.game === game
        ? [one.record.setup.scenario]
        : [],
    ),
  )
}
