import { answerOf, itemsOf } from '../play/journal.ts'
import { Match } from '../play/match.ts'
import { fair, random } from '../rules/chance.ts'
import type { Game } from '../rules/game.ts'
import { nameOf, type Pause } from '../rules/pause.ts'
import { type Cue, cuesOf, follow, type Guide, type Slip, waitsForPlayer } from '../told/guide.ts'

/** Proofs that a guide can be played as it is written, for the tests of any game. */

/** What is wrong with a guide, and what it asks of a player. */
export interface GuideProof<S> {
  readonly wrong: readonly string[]
  /** Decisions that are the player's, on the way on which the first answer is always taken. */
  readonly decisions: number
  readonly slips: readonly Slip<S>[]
  /** The board at the end of the way on which the first answer is always taken. */
  readonly end: S
}

/** So many ways through a guide are tried; more would be a guide without a thread. */
const MOST_WAYS = 128
const LONGEST_SLIP = 190
const LONGEST_GOAL = 70

/**
 * Plays every way through a guide: each pause must be the one that is named, each answer legal, each slip true of the
 * board that it lies beside; the goal is not reached before the end, and reached then.
 */
export function proveGuide<S>(game: Game<S>, guide: Guide<S>): GuideProof<S> {
  const wrong = new Set<string>()
  if (guide.goal.length > LONGEST_GOAL) wrong.add('the goal is too long')
  const slips = new Set<Slip<S>>()
  const ends: S[] = []
  for (const way of waysOf(guide)) {
    if (ends.length === MOST_WAYS) {
      wrong.add(`more than ${MOST_WAYS} ways lead through it`)
      break
    }
    for (const { slip } of cuesOn(guide, way)) if (slip) slips.add(slip)
    ends.push(walked(game, guide, way, wrong))
  }
  for (const { words } of slips) if (words.length > LONGEST_SLIP) wrong.add(`too long for a slip: ${words}`)
  return {
    wrong: [...wrong],
    decisions: cuesOn(guide, []).filter(({ by }) => by === 'player').length,
    slips: [...slips],
    end: ends[0] as S,
  }
}

function cuesOn<S>(guide: Guide<S>, way: readonly string[]): readonly Cue<S>[] {
  return cuesOf(
    guide,
    way.map(id => ({ id })),
  ).map(({ cue }) => cue)
}

/** Every choice between answers that the guide leaves open, and all that each of them leads to. */
function* waysOf<S>(guide: Guide<S>, way: readonly string[] = []): Generator<readonly string[]> {
  const cue = cuesOn(guide, way)[way.length]
  if (!cue) yield way
  else for (const id of cue.takes) yield* waysOf(guide, [...way, id])
}

function walked<S>(game: Game<S>, guide: Guide<S>, way: readonly string[], wrong: Set<string>): S {
  const { standard } = game.packs
  const match = new Match(game, { ...guide.setup, pack: standard.id })
  for (const [i, cue] of cuesOn(guide, way).entries()) {
    const id = way[i] ?? ''
    const fault = faultAt(match, guide, cue, id)
    if (fault) {
      wrong.add(`${i + 1}: ${fault}`)
      return match.state
    }
    follow(match, id)
  }
  const seen = game.view(match.state, guide.seat)
  if (!guide.reached(seen)) wrong.add('the goal is not reached at the end')
  // Whoever plays on must find a game that goes on, or has ended as games do.
  match.settleAll(fair(random(1)))
  if (match.pause === undefined && !match.over) wrong.add('nothing follows it')
  return seen
}

function faultAt<S>(match: Match<S>, guide: Guide<S>, cue: Cue<S>, id: string): string | undefined {
  const { pause, game } = match
  const waits = `the rules wait for ${pause ? nameOf(pause) : 'nothing'}`
  if (!pause || nameOf(pause) !== cue.name) return `${cue.name}, but ${waits}`
  if ((pause.kind === 'chance') !== (cue.by === 'chance')) return `${cue.name} is not ${cue.by}'s`
  if (answerOf(pause, id) === undefined) return `${id} is no answer to ${cue.name}: ${offeredBy(pause)}`
  if (!waitsForPlayer(cue)) return undefined
  if (cue.by === 'player' && (pause.kind !== 'choice' || pause.seat !== guide.seat))
    return `${cue.name} is not asked of ${guide.seat}`
  const seen = game.view(match.state, guide.seat)
  if (guide.reached(seen)) return 'the goal is reached before its end'
  if (cue.slip && !cue.slip.holds(seen)) return `not true of the board: ${cue.slip.words}`
  return undefined
}

function offeredBy(pause: Pause): string {
  return pause.kind === 'together'
    ? 'several at once'
    : itemsOf(pause)
        .map(({ id }) => id)
        .join(', ')
}
