import { type Compared, reasonFor, Search, sureness } from '@tallyho/bots'
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
  /** What is answered at first sight, and the others are compared with. */
  readonly usual: string | undefined
  /** What the answers that were tried do, compared with the usual one. */
  readonly worth: Readonly<Record<string, Worth>>
  /** Nothing more will come. */
  readonly settled: boolean
}

interface Worth {
  /** How much more it is worth to the seat. */
  readonly gain: number
  readonly sure: ReturnType<typeof sureness>
  readonly reason: string | undefined
}

/** Thinks a question through in stretches, with something to say after each. */
export function* think<S>(module: GameModule<S>, question: Question): Generator<Found, undefined> {
  const { game } = module
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
  let more = true
  while (more) {
    const until = performance.now() + STRETCH
    do more = search.step()
    while (more && performance.now() < until)
    yield found(module, choice, search, question.no, !more)
  }
}

/** Milliseconds of thinking between two reports. */
const STRETCH = 120

function choiceFor(pause: Pause | undefined, seat: Seat): Choice | undefined {
  if (pause?.kind === 'choice') return pause.seat === seat ? pause : undefined
  return pause?.kind === 'together' ? pause.asks.find(ask => ask.seat === seat) : undefined
}

function found<S>(
  { words }: GameModule<S>,
  { options }: Choice,
  search: Search<S>,
  no: number,
  settled: boolean,
): Found {
  const { index, usual, others } = search.thought
  const id = (at: number) => options[at]?.id ?? ''
  const worth = (one: Compared): Worth => ({
    gain: one.gain.mean,
    sure: sureness(one.gain),
    reason: reasonFor(words, one),
  })
  const tried = others.filter(({ pairs }) => pairs > 1)
  return {
    no,
    best: id(index),
    usual: id(usual),
    worth: Object.fromEntries(tried.map(one => [id(one.index), worth(one)])),
    settled,
  }
}
