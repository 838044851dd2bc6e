import { type Compared, mirrored, reasonFor, Search, SOME, sureness } from '@tallyho/bots'
import {
  type Answer,
  type Choice,
  type GameModule,
  opened,
  type Pause,
  type Position,
  random,
  type Seat,
  type Step,
} from '@tallyho/engine'

/** A question that is to be thought about: a place in a game as one seat knows it, as plain data. */
export interface Question {
  readonly no: number
  readonly game: string
  /** Packs that the game may be played with. */
  readonly packs: readonly unknown[]
  readonly seat: Seat
  readonly state: unknown
  readonly step: Step
  readonly answers: readonly Answer[]
  /** Games tried out at most. */
  readonly playouts: number
  /** Milliseconds that whoever asks waits for it, if he does not wait for all games. */
  readonly within?: number | undefined
  readonly seed: number
}

/** Nothing is to be thought about. */
export interface Rest {
  readonly no: number
}

/** What has been found out about it so far. Answers are known by id. */
export interface Found {
  readonly no: number
  /** Undefined if it could not be thought about. */
  readonly best: string | undefined
  /** What the other answers that were tried do, each compared with the best. */
  readonly worth: Readonly<Record<string, Worth>>
  /** Every answer there is has been tried often enough to speak of it. */
  readonly isWhole: boolean
  /** Games tried out so far. */
  readonly playouts: number
  /** Nothing more will come. */
  readonly settled: boolean
}

export interface Worth {
  /** How much more than the best it is worth to the seat. */
  readonly gain: number
  readonly sure: ReturnType<typeof sureness>
  /** What it does to the figures of the game beside the best, and the best beside it. */
  readonly reason: string | undefined
  readonly besideIt: string | undefined
}

/**
 * Thinks a question through in stretches, with something to say after each. Who waits no longer than some time gets what is
 * found by then: as many games as this machine plays meanwhile, but enough to say anything at all.
 */
export function* think<S>(
  module: GameModule<S>,
  question: Question,
  began = performance.now(),
): Generator<Found, undefined> {
  const { game } = module
  const end = began + (question.within ?? Number.POSITIVE_INFINITY)
  const position: Position<S> = {
    game,
    state: question.state as S,
    step: question.step,
    answers: question.answers,
  }
  const run = opened(position)
  const choice = choiceFor(run.pause, question.seat)
  if (!choice) return
  const seen = {
    view: game.view(run.state, question.seat),
    choice,
    random: random(question.seed),
    position: () => position,
  }
  const search = new Search(module, seen, question.playouts)
  yield found(module, choice, search, question.no, false)
  const start = performance.now()
  let more = true
  while (more) {
    const until = performance.now() + STRETCH
    do more = search.step()
    while (more && performance.now() < until)
    const now = performance.now()
    const inTime = search.tried * (1 + Math.max(0, end - now) / Math.max(1, now - start))
    more &&= search.spend(Math.max(LEAST, Math.floor(inTime)))
    yield found(module, choice, search, question.no, !more)
  }
}

/** Milliseconds of thinking between two reports. */
const STRETCH = 120
/** Games without which a hint is worth nothing, however slow the machine. */
const LEAST = 48

function choiceFor(pause: Pause | undefined, seat: Seat): Choice | undefined {
  if (pause?.kind === 'choice') return pause.seat === seat ? pause : undefined
  return pause?.kind === 'together' ? pause.asks.find(ask => ask.seat === seat) : undefined
}

function found<S>(
  { words, game: { seats } }: GameModule<S>,
  { options, seat }: Choice,
  search: Search<S>,
  no: number,
  settled: boolean,
): Found {
  const { index, beside, playouts } = search.thought
  const id = (at: number) => options[at]?.id ?? ''
  const told = { seat, seats }
  const worth = (one: Compared): Worth => ({
    gain: one.gain.mean,
    sure: sureness(one.gain),
    reason: reasonFor(words, one, told),
    besideIt: reasonFor(words, mirrored(one), told),
  })
  const tried = beside.filter(({ pairs }) => pairs >= SOME)
  return {
    no,
    best: id(index),
    worth: Object.fromEntries(tried.map(one => [id(one.index), worth(one)])),
    isWhole: tried.length === options.length - 1,
    playouts,
    settled,
  }
}
