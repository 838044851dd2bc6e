import {
  type Answer,
  type Bot,
  type ChanceSource,
  type Choice,
  copy,
  type Game,
  type Match,
  type Pause,
  type Position,
  type Random,
  type Result,
  Run,
  type Seat,
  type Seen,
  type Setup,
  type Step,
} from '@tallyho/engine'

/** Who plays each seat. */
export type Players<S> = Readonly<Record<Seat, Bot<S>>>

/** A game that was played to its end without a screen. */
export interface Played {
  readonly result: Result
  /** Answers given by seats; dice and draws are not counted. */
  readonly decisions: number
}

/** A rule failed: the answers that lead there reproduce it. */
export class Crash extends Error {
  override readonly name = 'Crash'
  constructor(
    readonly setup: Setup,
    readonly answers: readonly Answer[],
    cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

/** A place in the game from which the answers since can be given again. */
interface Start<S> {
  readonly state: S
  readonly step: Step
  readonly at: number
}

/** Plays one game from set-up to its end. It keeps no journal: what it costs is what the rules cost. */
export function playGame<S>(
  game: Game<S>,
  setup: Setup,
  players: Players<S>,
  chance: ChanceSource,
  random: Random,
): Played {
  const answers: Answer[] = []
  try {
    const table = new Table(game, setup, players, chance, random, answers)
    const { result } = table.run
    if (!result) throw new Error('The game is over without a result')
    return { result, decisions: table.decisions }
  } catch (error) {
    throw new Crash(setup, answers, error)
  }
}

class Table<S> {
  readonly run: Run<S>
  decisions = 0
  private readonly seats: Record<Seat, Chair<S>> = {}
  /** Checkpoints cost a copy of the board: none is kept before somebody looks ahead. */
  private looksAhead = false
  private start: Start<S> | undefined

  constructor(
    readonly game: Game<S>,
    readonly setup: Setup,
    private readonly players: Players<S>,
    private readonly chance: ChanceSource,
    random: Random,
    private readonly answers: Answer[],
  ) {
    const state = game.begin(setup)
    for (const seat of game.seats)
      this.seats[seat] = new Chair(game, seat, state, random, () => this.position(seat))
    const checkpoint = (step: Step) => {
      if (this.looksAhead) this.start = { state: copy(state), step, at: answers.length }
    }
    this.run = new Run(game, state, game.first, undefined, checkpoint, pause => this.give(pause))
  }

  private give(pause: Pause): Answer {
    const { game, answers } = this
    if (answers.length > game.bound) throw new Error(`The game does not end within ${game.bound} answers`)
    const answer = pause.kind === 'chance' ? this.chance(pause) : this.ask(pause)
    answers.push(answer)
    return answer
  }

  private ask(pause: Exclude<Pause, { kind: 'chance' }>): Answer {
    return pause.kind === 'choice' ? this.askOne(pause) : pause.asks.map(ask => this.askOne(ask))
  }

  private askOne(choice: Choice): number {
    this.decisions++
    const player = this.players[choice.seat]
    if (!player) throw new Error(`Nobody plays ${choice.seat}`)
    const chair = this.seats[choice.seat] as Chair<S>
    chair.choice = choice
    return player(chair)
  }

  private position(seat: Seat): Position<S> {
    this.looksAhead = true
    const { game, setup, answers } = this
    const start = this.start ?? { state: game.begin(setup), step: game.first, at: 0 }
    return positionFor(game, seat, start, answers)
  }
}

/** One seat's side of the table. */
class Chair<S> implements Seen<S> {
  choice: Choice = { kind: 'choice', seat: '', ask: '', options: [] }

  constructor(
    private readonly game: Game<S>,
    private readonly seat: Seat,
    private readonly state: S,
    readonly random: Random,
    readonly position: () => Position<S>,
  ) {}

  get view(): S {
    return this.game.view(this.state, this.seat)
  }
}

/** What a bot in this seat sees of a match, if it is asked anything. */
export function seenBy<S>(match: Match<S>, seat: Seat, random: Random): Seen<S> | undefined {
  const choice = match.asked(seat)
  if (!choice) return undefined
  const { game, journal } = match
  const position = () => {
    const start = match.lastCheckpoint()
    const answers = journal.map(({ answer }) => answer)
    return positionFor(game, seat, start, answers)
  }
  const chair = new Chair(game, seat, match.state, random, position)
  chair.choice = choice
  return chair
}

/** The game as one seat knows it: secrets of others are struck out at the last checkpoint before now. */
function positionFor<S>(game: Game<S>, seat: Seat, start: Start<S>, answers: readonly Answer[]): Position<S> {
  const { state, step, at } = game.seats.length === 1 ? start : lastStart(game, start, answers)
  return { game, state: game.view(state, seat), step, answers: answers.slice(at) }
}

/** The last step that was begun since. */
function lastStart<S>(game: Game<S>, start: Start<S>, answers: readonly Answer[]): Start<S> {
  let last = start
  let given = start.at
  const state = copy(start.state)
  const run = new Run(game, state, start.step, undefined, step => {
    last = { state: copy(state), step, at: given }
  })
  while (given < answers.length) run.answer(answers[given++] as Answer)
  return last
}
