import type { Game } from '@tallyho/engine'
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

/** Who comes for the first time finds what the lobby would begin with; once that was played to its end, what comes after it. */
export function nextOf(
  { scenarios }: Pick<Game<unknown>, 'scenarios'>,
  played: ReadonlySet<string>,
  first: string | undefined,
): string | undefined {
  const from = scenarios.findIndex(({ id }) => id === first)
  return scenarios.slice(Math.max(0, from)).find(({ id }) => !played.has(id))?.id ?? first
}
