import type { Checkpoint } from '../play/checkpoint.ts'
import { copy } from '../play/copy.ts'
import { Match } from '../play/match.ts'
import { fair, random } from '../rules/chance.ts'
import type { Game, Setup } from '../rules/game.ts'
import type { Facts } from '../rules/note.ts'
import type { Seat } from '../rules/pause.ts'
import { type Bot, glance } from '../told/bot.ts'
import { type Frame, film } from '../told/film.ts'

/** Proofs that what a film shows is true, for the tests of any game. */

/** A frame, and the board before it. */
export interface Shot<S> extends Frame<S> {
  readonly before: S
}

/** A note that changes nothing tells; any other is true of the board in its frame. */
export type Told<S, F> = 'tells' | ((facts: F, now: S, before: S) => boolean)

/** What each note of a game says about the board. */
export type ToldOf<S, N> = { readonly [K in keyof N]: Told<S, N[K]> }

/** A game as one seat sees it. */
export interface Filmed<S> {
  readonly shots: readonly Shot<S>[]
  /** The board at the end, or after so many answers. */
  readonly end: S
}

/** Somebody who does anything that is legal. */
export const anybody: Bot<never> = ({ choice, random: numbers }) => numbers(choice.options.length)

/** Plays a game from its beginning or another board, to its end or for so many answers, and films it for one seat. */
export function filmed<S>(
  game: Game<S>,
  setup: Setup,
  seat: Seat,
  seed: number,
  player: Bot<S>,
  {
    answers = Number.POSITIVE_INFINITY,
    base,
  }: { readonly answers?: number; readonly base?: Checkpoint<S> } = {},
): Filmed<S> {
  const match = new Match(game, setup, base)
  const numbers = random(seed)
  const chance = fair(numbers)
  const start = copy(game.view(match.state, seat))
  const frames = film(match, seat, start, () => {
    while (match.pause && match.journal.length < answers) {
      const { pause, state: view } = match
      if (pause.kind === 'chance') match.settle(chance)
      else if (pause.kind === 'choice') match.play(player(glance(view, pause, numbers)))
      else match.play(pause.asks.map(choice => player(glance(view, choice, numbers))))
    }
  })
  const shots = frames.map((frame, i) => ({ ...frame, before: frames[i - 1]?.state ?? start }))
  return { shots, end: match.state }
}

/** What notes say that is not so on the board of their frame, and which kinds of notes came up. */
export function heldAgainst<S, N>(
  told: ToldOf<S, N>,
  shots: Iterable<Shot<S>>,
): { readonly wrong: readonly string[]; readonly met: ReadonlySet<string> } {
  const [wrong, met] = [[] as string[], new Set<string>()]
  for (const { note, state, before } of shots) {
    met.add(note.what)
    const says = told[note.what as keyof N] as Told<S, Facts>
    if (says !== 'tells' && !says(note.facts, state, before))
      wrong.push(`${note.what} ${JSON.stringify(note.facts)}`)
  }
  return { wrong, met }
}
