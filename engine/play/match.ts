import type { ChanceSource } from '../rules/chance.ts'
import type { Game, Result, Setup, Step } from '../rules/game.ts'
import type { Answer, Choice, Option, Pause, Seat } from '../rules/pause.ts'
import { type Checkpoint, Kept, type Logged, type Past } from './checkpoint.ts'
import { copy } from './copy.ts'
import { answerOf, type Entry, entryOf } from './journal.ts'
import { Refused } from './refused.ts'
import { Run } from './run.ts'

/** One decision of a journal: what was asked, and what was answered. */
export interface Decided {
  /** Its place in the journal. */
  readonly at: number
  readonly ask: string
  readonly option: Option
}

/** Checkpoints lie at least this many answers apart: undo stays quick, memory small. */
const SPACING = 24

/** With more of them every other one of the older half goes: a long campaign stays small, a far look back takes longer. */
const MOST = 128

/** One game being played: a run with its journal, its log, undo and redo. */
export class Match<S> {
  readonly journal: Entry[]
  readonly notes: Logged[]
  /** Rewinding across chance, and across what machines answered, is allowed: for one player who sits alone. */
  practice = false
  /** How often a rewind went back over chance. */
  rewinds = 0
  /** Looks on as the log is written: the board stands as the note tells it. */
  watch: ((note: Logged, state: S) => void) | undefined
  private run: Run<S>
  private kept: Kept<S>[]
  /** What was taken back, undo by undo, the last one first. */
  private undone: (readonly Entry[])[] = []
  /** Secret answers given so far to a question that is asked of several seats. */
  private readonly secrets = new Map<Seat, number>()

  constructor(
    readonly game: Game<S>,
    readonly setup: Setup,
    /** Where the journal begins, if not at set-up: the last good checkpoint of a damaged game. */
    readonly base?: Checkpoint<S>,
    /** A match to go on with, from its last checkpoint: only the answers since are given again. */
    past?: Past<S>,
  ) {
    const from = past?.checkpoints.at(-1)
    this.journal = past?.journal.slice(0, from?.at ?? 0) ?? []
    this.notes = past?.notes.slice(0, from?.notes ?? 0) ?? []
    this.kept = past?.checkpoints.slice() ?? []
    const begun = from ?? base
    this.run = begun ? this.start(copy(begun.state), begun.step) : this.start(game.begin(setup), game.first)
    for (const { answer } of past?.journal.slice(this.journal.length) ?? []) this.apply(answer)
  }

  get state(): S {
    return this.run.state
  }

  get step(): Step {
    return this.run.step
  }

  /** What the game waits for; undefined when it is over. */
  get pause(): Pause | undefined {
    return this.run.pause
  }

  get over(): boolean {
    return this.run.over
  }

  get result(): Result | undefined {
    return this.run.result
  }

  /** The boards that are kept, the oldest first. */
  get checkpoints(): readonly Kept<S>[] {
    return this.kept
  }

  get canRedo(): boolean {
    return this.undone.length > 0
  }

  /** The question this seat has to answer now, if any. */
  asked(seat: Seat): Choice | undefined {
    const pause = this.pause
    if (pause?.kind === 'choice') return pause.seat === seat ? pause : undefined
    if (pause?.kind !== 'together' || this.secrets.has(seat)) return undefined
    return pause.asks.find(ask => ask.seat === seat)
  }

  /** A seat answers with the id of one of its legal options. */
  choose(seat: Seat, id: string): void {
    const choice = this.asked(seat)
    if (!choice) throw new Refused(`Nothing is asked of ${seat} now`)
    const index = choice.options.findIndex(option => option.id === id)
    if (index < 0) throw new Refused(`'${id}' is not a legal answer to '${choice.ask}'`)
    if (this.pause?.kind === 'together') this.chooseSecretly(this.pause.asks, seat, index)
    else this.play(index)
  }

  /** Chance falls: by a source, or as the player's own dice say. */
  settle(by: ChanceSource | string): void {
    const pause = this.pause
    if (pause?.kind !== 'chance') throw new Refused('Nothing is rolled or drawn now')
    const index = typeof by === 'string' ? answerOf(pause, by) : by(pause)
    if (index === undefined) throw new Refused(`'${by}' cannot come up for '${pause.what}'`)
    this.play(index)
  }

  /** Lets chance fall until a seat is asked or the game is over. */
  settleAll(source: ChanceSource): void {
    while (this.pause?.kind === 'chance') this.settle(source)
  }

  /** The journal length an undo by this seat goes back to, or undefined: new information stands in between. */
  undoPoint(seat: Seat): number | undefined {
    for (let i = this.journal.length - 1; i >= 0; i--) {
      const entry = this.journal[i] as Entry
      if (entry.seat === seat || (this.practice && entry.kind === 'together')) return i
      if (!this.practice) return undefined
    }
    return undefined
  }

  /** Takes back the seat's last decision. */
  undo(seat: Seat): void {
    const to = this.undoPoint(seat)
    if (to === undefined) throw new Refused('There is nothing to take back: dice or cards have spoken since')
    const taken = this.journal.slice(to)
    if (taken.some(({ kind }) => kind === 'chance')) this.rewinds++
    const undone = [taken, ...this.undone]
    this.rewind(to)
    this.undone = undone
  }

  /** Gives the answers again that the last undo took back, with all that had followed them. */
  redo(): void {
    const [entries, ...others] = this.undone
    if (!entries) throw new Refused('There is nothing to do again')
    for (const { answer } of entries) this.apply(answer)
    this.undone = others
  }

  /**
   * The decisions of this seat that can still be changed: those since the last roll, draw or answer of somebody else, as
   * places in the journal.
   */
  revisable(seat: Seat): readonly number[] {
    const own: number[] = []
    for (let i = this.journal.length - 1; i >= 0 && this.journal[i]?.seat === seat; i--) own.unshift(i)
    return own
  }

  /** Changes a decision in place. Returns how many later ones no longer fit. */
  revise(seat: Seat, at: number, id: string): number {
    return this.splice(seat, at, 1, [id])
  }

  /**
   * Changes a run of decisions: from one place on so many go and these answers come instead, then the later ones are
   * given again wherever the same is asked and they are still legal. Returns how many of those had to go.
   */
  splice(seat: Seat, at: number, gone: number, ids: readonly string[]): number {
    if (!this.revisable(seat).includes(at))
      throw new Refused('That decision stands: dice, cards or another answer have followed it')
    const later = this.decisionsFrom(at + gone)
    this.undone = []
    const before = this.journal.slice(at)
    this.rewind(at)
    try {
      for (const id of ids) this.choose(seat, id)
    } catch (error) {
      this.rewind(at)
      for (const { answer } of before) this.apply(answer)
      throw error
    }
    let lost = 0
    for (const { ask, option } of later) {
      const choice = this.asked(seat)
      if (choice?.ask === ask && choice.options.some(({ id }) => id === option.id))
        this.choose(seat, option.id)
      else lost++
    }
    return lost
  }

  /** What was asked and decided from one place of the journal on. */
  decisionsFrom(at: number): readonly Decided[] {
    const run = this.at(at)
    return this.journal.slice(at).flatMap(({ answer }, i) => {
      const { pause } = run
      const option = pause?.kind === 'choice' ? pause.options[answer as number] : undefined
      run.answer(answer)
      return option && pause?.kind === 'choice' ? [{ at: at + i, ask: pause.ask, option }] : []
    })
  }

  /** What could have been answered at one place of the journal. */
  optionsAt(at: number): readonly Option[] {
    const { pause } = this.at(at)
    return pause?.kind === 'choice' ? pause.options : []
  }

  /** The board as it was after so many answers. It may be played on without touching this match. */
  at(answers: number): Run<S> {
    const from = this.checkpointBefore(answers)
    const run = new Run(this.game, copy(from.state), from.step)
    for (const { answer } of this.journal.slice(from.at, answers)) run.answer(answer)
    return run
  }

  /** A match of its own that begins with the first so many answers of this one. */
  fork(answers = this.journal.length): Match<S> {
    const from = this.checkpointBefore(answers)
    const match = new Match(this.game, this.setup, this.base, {
      journal: this.journal.slice(0, answers),
      notes: this.notes,
      checkpoints: this.kept.slice(0, this.kept.indexOf(from) + 1),
    })
    match.practice = this.practice
    match.rewinds = this.rewinds
    return match
  }

  /** A copy of the last checkpoint. */
  lastCheckpoint(): Checkpoint<S> {
    const { at, step, state } = this.checkpointBefore(this.journal.length)
    return { at, step, state: copy(state) }
  }

  /** Gives any pause its answer. */
  play(answer: Answer): void {
    this.undone = []
    this.apply(answer)
  }

  private apply(answer: Answer): void {
    const pause = this.pause
    if (!pause) throw new Refused('The game is over: nothing is asked')
    this.secrets.clear()
    this.journal.push(entryOf(pause, answer))
    this.run.answer(answer)
  }

  private chooseSecretly(asks: readonly Choice[], seat: Seat, index: number): void {
    this.secrets.set(seat, index)
    const answers = asks.map(ask => this.secrets.get(ask.seat))
    if (answers.every(answer => answer !== undefined)) this.play(answers)
  }

  private rewind(to: number): void {
    const from = this.checkpointBefore(to)
    const tail = this.journal.slice(from.at, to)
    this.journal.length = from.at
    this.notes.length = from.notes
    this.kept.length = this.kept.indexOf(from) + 1
    this.secrets.clear()
    this.run = this.start(copy(from.state), from.step)
    for (const { answer } of tail) this.apply(answer)
  }

  private start(state: S, first: Step): Run<S> {
    return new Run(
      this.game,
      state,
      first,
      note => this.log({ ...note, at: this.journal.length }, state),
      step => this.keepCheckpoint(step, state),
    )
  }

  private log(note: Logged, state: S): void {
    this.notes.push(note)
    this.watch?.(note, state)
  }

  private keepCheckpoint(step: Step, state: S): void {
    const at = this.journal.length
    const last = this.kept.at(-1)
    if (last && at - last.at < SPACING) return
    this.kept.push(new Kept(at, step, copy(state), this.notes.length))
    if (this.kept.length > MOST) this.kept = this.kept.filter((_, i) => i % 2 === 0 || i >= MOST / 2)
  }

  private checkpointBefore(answers: number): Kept<S> {
    return this.kept.findLast(({ at }) => at <= answers) as Kept<S> // the first lies at 0
  }
}
