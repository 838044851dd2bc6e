import { whose } from '@tallyho/bots'
import { capital, type GameModule, type Logged, type Seat, signed } from '@tallyho/engine'
import type { BoardModule } from '@tallyho/kit/board.ts'
import { useState } from 'react'

/** So many lines, the latest. */
const MOST = 6

/** What has gone by since the player last decided, and whether some of it unseen. */
export interface Stretch<S = unknown> {
  readonly notes: readonly Logged[]
  readonly state: S
  /** How many notes there were when he decided, and how the board stood. */
  readonly from: number
  readonly since: S
  readonly unseen: boolean
  /** Everything has been shown, and he is asked. */
  readonly rest: boolean
}

/** The stretch after more has happened, or the question has come: a new one begins where the question goes. */
export function stretchOn<S>(
  before: Stretch<S>,
  now: Pick<Stretch<S>, 'notes' | 'state' | 'rest'>,
  passes: boolean,
): Stretch<S> {
  const begins = before.rest && (!now.rest || now.notes !== before.notes)
  return {
    ...now,
    from: begins ? before.notes.length : before.from,
    since: begins ? before.state : before.since,
    unseen: passes || (!begins && before.unseen),
  }
}

/** The gravest of what went by unseen. */
export function digestOf(
  { notes, from, unseen }: Stretch,
  weights: BoardModule<unknown>['weights'] = {},
): readonly Logged[] {
  return unseen
    ? notes
        .slice(from)
        .filter(({ what }) => weights[what] === 'grave')
        .slice(-MOST)
    : []
}

/** What came of it all: `0 points → 4 points. Bombers destroyed +3, pilots killed +1.` */
export function sumOf<S>(
  { game, words }: Pick<GameModule<S>, 'game' | 'words'>,
  { since, state, unseen }: Stretch<S>,
  seat: Seat,
): string | undefined {
  if (!unseen || since === state) return undefined
  const scoreIn = (board: S) => {
    const score = game.standing(board)
    return words.score?.(score, seat) ?? `score ${score}`
  }
  const [then, now] = [scoreIn(since), scoreIn(state)]
  const before = game.figures(since)
  const counts = Object.entries(game.figures(state)).flatMap(([figure, value]) => {
    const by = value - (before[figure] ?? 0)
    const what = by === 0 ? undefined : words.counted?.(figure)
    return what === undefined ? [] : `${what}${whose(figure, { seat, seats: game.seats })} ${signed(by)}`
  })
  const said = [then === now ? '' : `${then} → ${now}`, counts.join(', ')].filter(Boolean)
  return said.length === 0 ? undefined : said.map(one => `${capital(one)}.`).join(' ')
}

/** What went by unseen: the gravest of it, and what came of it altogether. */
export interface Skipped {
  readonly notes: readonly Logged[]
  readonly sum: string | undefined
}

/** Whoever catches up, lets the machine play, or wants everything at once is told in a few lines what he has not seen. */
export function useDigest(
  module: GameModule,
  { weights }: Pick<BoardModule<unknown>, 'weights'>,
  now: Pick<Stretch, 'notes' | 'state' | 'rest'> & { readonly seat: Seat },
  /** What comes now is not shown one by one. */
  passes: boolean,
) {
  const { notes, state, rest, seat } = now
  const [stretch, setStretch] = useState<Stretch>({
    notes,
    state,
    rest,
    from: notes.length,
    since: state,
    unseen: false,
  })
  if (notes !== stretch.notes || rest !== stretch.rest)
    setStretch(stretchOn(stretch, { notes, state, rest }, passes))
  const skipped: Skipped | undefined = rest
    ? { notes: digestOf(stretch, weights), sum: sumOf(module, stretch, seat) }
    : undefined
  return { skipped, skip: () => setStretch(last => ({ ...last, unseen: true })) }
}
