import { type GameRecord, MARKED, parseRecord, recordOf } from '../kept/record.ts'
import { fingerprint, hashState } from '../play/hash.ts'
import { itemsOf } from '../play/journal.ts'
import { Match } from '../play/match.ts'
import { Refused } from '../play/refused.ts'
import { replayExactly, restored } from '../play/resume.ts'
import { fair, type Random, random } from '../rules/chance.ts'
import type { Game, Setup, Words } from '../rules/game.ts'
import type { Choice, Pause, Seat } from '../rules/pause.ts'
import { everythingSaid, isGap } from '../told/words.ts'

/** A promise of the table that a game does not keep, with the game that shows it. */
export class Nonconformity extends Error {
  override readonly name = 'Nonconformity'
  constructor(
    message: string,
    readonly record: GameRecord,
    cause?: unknown,
  ) {
    super(message, { cause })
  }
}

/** The dear checks (saving, loading, forking) are made at every so many pauses, drawn afresh for each game. */
const PROBE_EVERY = 60
/** Behind its first pauses, a game that is checked at all of them would be as dear as all others together. */
const FIRST_PAUSES = 60
const AT_LEAST = 7
/** Loading a file replays the whole game: behind its first pauses it is done again when the game is so many times as long. */
const GROWN = 2
/** A longer game is taken back decision by decision at its two ends, through so many answers each: every step back is a replay. */
const TAKEN_BACK = 200

/**
 * Plays one game with random legal answers and checks what every game promises: a legal answer at every pause,
 * stable ids, saving anywhere, undo to the start, forks that touch nothing, no counter lost, an end; and, where its words
 * are given, that nothing is left unsaid.
 */
export function conform<S>(game: Game<S>, setup: Setup, seed: number, words?: Words<S>): Match<S> {
  const match = new Match(game, setup)
  const numbers = random(seed)
  const counters = tally(game, match.state)
  const drawn = 1 + numbers(PROBE_EVERY)
  /** What the game came by at the pauses that were checked, by the number of answers given. */
  const trail = new Map<number, string>()
  let toLoad = 0
  const demand = (kept: boolean, promise: string) => {
    if (!kept) throw new Nonconformity(promise, recordOf(match))
  }
  while (match.pause) {
    demand(match.journal.length < game.bound, `A game ends within ${game.bound} answers`)
    checkPause(match.pause, demand)
    const probeEvery = match.journal.length < FIRST_PAUSES ? drawn : Math.max(drawn, AT_LEAST)
    if (match.journal.length % probeEvery === 0) {
      demand(tally(game, match.state) === counters, 'No counter is lost or doubled')
      demand(isPlain(match.state), 'The board is plain JSON data')
      checkForm(match, demand)
      checkViews(match, demand)
      checkRevision(match, numbers, demand)
      if (words) checkWords(match, words, demand)
      if (match.journal.length >= toLoad) {
        checkFile(match, demand)
        if (match.journal.length >= FIRST_PAUSES) toLoad = match.journal.length * GROWN
      }
      trail.set(match.journal.length, probe(match, numbers, demand))
    }
    takeAtRandom(match, match.pause, numbers)
  }
  if (words) checkWords(match, words, demand)
  demand(tally(game, match.state) === counters, 'No counter is lost or doubled')
  demand(match.result !== undefined, 'A game that is over has a result')
  demand(game.standing(match.state) === match.result?.score, 'The standing at the end is the score')
  demand(
    hashState(game.figures(match.state)) === hashState(match.result?.figures),
    'The figures at the end are those of the result',
  )
  checkFile(match, demand)
  checkUndo(match, trail.set(match.journal.length, markOf(match)), demand)
  return match
}

type Demand = (kept: boolean, promise: string) => void

function checkPause(pause: Pause, demand: Demand): void {
  for (const asked of pause.kind === 'together' ? pause.asks : [pause]) {
    const name = asked.kind === 'choice' ? asked.ask : asked.what
    const ids = itemsOf(asked).map(({ id }) => id)
    demand(ids.length > 0, `'${name}' has a legal answer`)
    demand(new Set(ids).size === ids.length, `The answers to '${name}' have different ids`)
    demand(
      !ids.some(id => id === '' || id.includes('|') || id.includes(MARKED)),
      `The ids of '${name}' can be saved`,
    )
    if (asked.kind === 'chance')
      demand(
        asked.outcomes.every(({ weight }) => Number.isInteger(weight) && weight > 0),
        `The outcomes of '${name}' have positive whole weights`,
      )
  }
}

/** A board that play has reached passes the check that boards from files must pass. */
function checkForm<S>({ game, state }: Match<S>, demand: Demand): void {
  const [fault] = game.checkBoard(state)
  demand(
    fault === undefined,
    `A board that is reached is one that may be loaded: ${fault?.path}: ${fault?.message}`,
  )
}

/** Every question, answer, note and figure has words. */
function checkWords<S>(match: Match<S>, words: Words<S>, demand: Demand): void {
  let lines: readonly string[] = []
  try {
    lines = everythingSaid(words, match)
  } catch (error) {
    demand(false, `Everything has words: ${error instanceof Error ? error.message : error}`)
  }
  for (const line of lines) demand(!isGap(line), `Everything has words, but somebody reads '${line}'`)
}

/** A decision changed in place gives the match that was played so from the start. */
function checkRevision<S>(match: Match<S>, numbers: Random, demand: Demand): void {
  const { journal, game, pause } = match
  const seat = journal.at(-1)?.seat
  const places = seat === undefined ? [] : match.revisable(seat)
  const at = places[numbers(Math.max(1, places.length))]
  if (seat === undefined || at === undefined || !pause) return
  const straight = match.fork(at)
  const { options } = straight.pause as Choice
  const { id } = options[numbers(options.length)] as { readonly id: string }
  const revised = match.fork()
  const gone = revised.revise(seat, at, id)
  for (const given of revised.journal.slice(at)) straight.choose(seat, given.id)
  demand(
    markOf(revised) === markOf(straight) &&
      revised.journal[at]?.id === id &&
      revised.journal.length === journal.length - gone,
    `A revised game of ${game.title} is the one that was played so from the start`,
  )
}

/** Save and load. */
function checkFile<S>(match: Match<S>, demand: Demand): void {
  const loaded = attempt(() => replayExactly(match.game, parseRecord(JSON.stringify(recordOf(match)))))
  demand(
    loaded !== undefined && markOf(loaded) === markOf(match),
    'Saving and loading gives the same board and question',
  )
}

/** The dear checks, at some pauses: replay, going on, fork, answers that are not legal. Gives the mark that all of them left as it was. */
function probe<S>(match: Match<S>, numbers: Random, demand: Demand): string {
  const here = markOf(match)
  demand(
    markOf(match.at(match.journal.length)) === here,
    'Replaying the journal gives the same board and question',
  )
  const gone = restored(match.game, match.setup, match, match.base)
  const since = match.checkpoints.at(-1)?.notes
  demand(
    gone !== undefined &&
      markOf(gone) === here &&
      hashState(gone.notes.slice(since)) === hashState(match.notes.slice(since)),
    'Going on from the last checkpoint gives the same board, question and log',
  )
  const fork = match.fork()
  const other = fair(numbers)
  for (let i = 0; i < 8 && fork.pause; i++) takeAtRandom(fork, fork.pause, numbers, other)
  demand(markOf(match) === here, 'A fork with other dice leaves the game untouched')
  for (const seat of match.game.seats) attempt(() => match.choose(seat, '\u0000'))
  demand(markOf(match) === here, 'An answer that is not legal changes nothing')
  return here
}

/** Nothing shows of a secret answer before everybody has given one; looking changes nothing. */
function checkViews<S>(match: Match<S>, demand: Demand): void {
  const { game, state, pause } = match
  const before = hashState(state)
  const seen = game.seats.map(seat => hashState(game.view(state, seat)))
  demand(hashState(state) === before, 'Looking at the board does not change it')
  if (pause?.kind !== 'together') return
  const [first, ...others] = pause.asks as [Choice, ...Choice[]]
  const half = match.fork()
  half.choose(first.seat, (first.options[0] as { id: string }).id)
  if (others.length === 0) return
  demand(
    hashState(half.state) === before &&
      game.seats.every((seat, i) => hashState(game.view(half.state, seat)) === seen[i]) &&
      JSON.stringify(recordOf(half)) === JSON.stringify(recordOf(match)),
    'A secret answer shows nowhere before all have answered',
  )
}

/** Back to the start and every answer again, by the same boards; then the same by undo and redo, of a long game at its two ends. */
function checkUndo<S>(match: Match<S>, trail: ReadonlyMap<number, string>, demand: Demand): void {
  const { game, journal } = match
  const back = match.fork(0)
  const checkHere = () => {
    const mark = trail.get(back.journal.length)
    demand(mark === undefined || mark === markOf(back), 'A replay comes by the same boards')
  }
  for (const { answer, mark } of journal) {
    demand(
      back.pause !== undefined && fingerprint(back.pause) === mark,
      'A replay is asked the same questions',
    )
    checkHere()
    back.play(answer)
  }
  checkHere()
  const [seat, another] = game.seats
  if (seat === undefined || another !== undefined) return
  const isLong = journal.length > 2 * TAKEN_BACK
  const begun = isLong ? match.fork(TAKEN_BACK) : back
  takeBack(begun, seat, 0, trail, demand)
  if (isLong) takeBack(back, seat, journal.length - TAKEN_BACK, trail, demand)
}

/** Undo by undo to before this answer, or to the first decision, by the boards that the game came by; then all of it again. */
function takeBack<S>(
  match: Match<S>,
  seat: Seat,
  to: number,
  trail: ReadonlyMap<number, string>,
  demand: Demand,
): void {
  const end = markOf(match)
  match.practice = true
  while (match.journal.length > to && match.undoPoint(seat) !== undefined) {
    match.undo(seat)
    const mark = trail.get(match.journal.length)
    demand(mark === undefined || mark === markOf(match), 'Undo comes by the same boards')
  }
  const isFirst = match.journal.every(({ kind }) => kind !== 'choice')
  demand(isFirst || to > 0, 'Undo goes back to before the first decision')
  while (match.canRedo) match.redo()
  demand(markOf(match) === end, 'Undo to the start and redo to the end give the same board')
}

function takeAtRandom<S>(match: Match<S>, pause: Pause, numbers: Random, dice = fair(numbers)): void {
  try {
    if (pause.kind === 'chance') match.settle(dice)
    else if (pause.kind === 'choice') match.play(numbers(pause.options.length))
    else match.play(pause.asks.map(({ options }) => numbers(options.length)))
  } catch (error) {
    throw new Nonconformity(
      `A rule crashed: ${error instanceof Error ? error.message : error}`,
      recordOf(match),
      error,
    )
  }
}

/** Plays random legal games until one breaks a promise; returns what it broke. */
export function fuzz<S>(
  game: Game<S>,
  setup: Setup,
  games: number,
  seed: number,
  words?: Words<S>,
): Nonconformity | undefined {
  const seeds = random(seed)
  for (let i = 0; i < games; i++) {
    try {
      conform(game, setup, seeds(0x7fffffff), words)
    } catch (error) {
      if (error instanceof Nonconformity) return error
      throw error
    }
  }
  return undefined
}

function markOf(at: {
  readonly state: unknown
  readonly step: string
  readonly pause: Pause | undefined
}): string {
  return `${at.step} ${hashState(at.state)} ${at.pause ? fingerprint(at.pause) : 'over'}`
}

function tally<S>(game: Game<S>, state: S): string {
  return [...game.counters(state)].sort().join('\n')
}

function isPlain(state: unknown): boolean {
  return hashState(JSON.parse(JSON.stringify(state))) === hashState(state)
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch (error) {
    if (error instanceof Refused) return undefined
    throw error
  }
}
