import {
  type ChanceSource,
  type Choice,
  type GameModule,
  type Match,
  type Random,
  type Ref,
  Refused,
  type Seat,
  unforeseen,
} from '@tallyho/engine'
import { scenarioIn, seatWords } from '../seats.ts'
import { narrowed, pickOn } from './items.ts'
import { machineChoice, whims } from './machine.ts'
import { Reckoner } from './odds.ts'
import { type Seating, type Shown, shownOf, whyNoUndo } from './shown.ts'

export interface SessionParts<S> {
  readonly module: GameModule<S>
  readonly match: Match<S>
  readonly seating: Seating
  readonly ownDice: boolean
  /** Another tab has the game: look, but do not touch. */
  readonly locked?: boolean
  /** Called after every answer, undo and redo. */
  save?(): void
  readonly chance?: ChanceSource
  /**
   * What falls when the table is opened, before anybody acts: nothing of it is written yet, so it must fall the same
   * however often the table is opened.
   */
  readonly first?: ChanceSource
  readonly numbers?: Random
  /** Milliseconds the machine waits before it answers in a seat of its own. */
  delay?(): number
}

/** The longest the machine plays at a stretch before the screen is painted. */
const STRETCH = 12

/** One game at the table: takes answers, lets chance fall, moves the machine's seats, keeps what is shown. */
export class TableSession<S> {
  shown: Shown<S>
  match: Match<S>
  readonly module: GameModule<S>
  readonly seating: Seating
  ownDice: boolean
  private readonly parts: SessionParts<S>
  private readonly chance: ChanceSource
  private readonly numbers: Random
  private readonly listeners = new Set<() => void>()
  private timer: ReturnType<typeof setTimeout> | undefined
  private running = false
  private locked = false
  private seated: Seat | undefined
  private oddsOn = false
  private readonly reckoner = new Reckoner()

  constructor(parts: SessionParts<S>) {
    this.parts = parts
    this.module = parts.module
    this.match = parts.match
    this.seating = parts.seating
    this.ownDice = parts.ownDice
    this.chance = parts.chance ?? unforeseen()
    this.numbers = parts.numbers ?? whims()
    this.seated = this.persons.length === 1 ? this.persons[0] : undefined
    this.locked = parts.locked ?? false
    if (!this.locked) this.settle(parts.first)
    this.shown = this.look()
    this.wake()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly snapshot = (): Shown<S> => this.shown

  /** Answers the question on the screen. */
  take(id: string): void {
    const { question } = this.shown
    if (this.locked || !question) return
    this.attempt(() => {
      if (question.kind === 'chance') this.match.settle(id)
      else this.match.choose(question.seat, id)
    })
  }

  /** In own-dice mode: lets this one roll fall by itself. */
  rollForMe(): void {
    if (!this.locked && this.match.pause?.kind === 'chance')
      this.attempt(() => this.match.settle(this.chance))
  }

  setOwnDice(on: boolean): void {
    this.ownDice = on
    this.attempt(() => undefined)
  }

  /** A click on something that is lit on the board. */
  pick(ref: Ref): void {
    if (this.locked) return
    const pick = pickOn(this.shown.items, this.shown.picked, ref)
    if ('take' in pick) this.take(pick.take)
    else this.publish({ picked: pick.picked })
    this.reckon()
  }

  clear(): void {
    this.publish({ picked: [], hint: undefined, trouble: undefined })
    this.reckon()
  }

  undo(): void {
    const seat = this.undoSeat()
    if (!this.locked && seat !== undefined) this.attempt(() => this.match.undo(seat), false)
  }

  redo(): void {
    if (!this.locked && this.match.canRedo) this.attempt(() => this.match.redo())
  }

  /** Asks the machine what it would do, without doing it. */
  askHint(): void {
    const { question } = this.shown
    if (question?.kind !== 'choice') return
    this.publish({ hint: this.machineId(question.seat) })
  }

  /** Shows what each answer does to the standing on average, at this question and those that follow; or no longer. */
  toggleOdds(): void {
    this.oddsOn = !this.oddsOn
    this.publish({ odds: this.oddsOn ? new Map() : undefined })
    this.reckon()
  }

  /** Lets the machine answer one question for the person at the screen. */
  machineOnce(): void {
    if (this.locked || this.match.over) return
    this.attempt(() => this.machineAnswer())
  }

  /** Lets the machine play for everybody, to the end or until it is stopped. */
  machineOn(): void {
    if (this.locked || this.match.over) return
    this.running = true
    this.publish({ running: true })
    this.wake()
  }

  stop(): void {
    this.running = false
    clearTimeout(this.timer)
    this.publish({ running: false })
    this.wake()
  }

  /** Another tab has the game (or gives it back). */
  lock(on: boolean): void {
    this.locked = on
    if (on) this.running = false
    this.publish({ locked: on, running: this.running })
    this.wake()
  }

  /** The next person sits down in front of the screen. */
  sitDown(): void {
    this.seated = this.asked()?.seat
    this.refresh()
  }

  leave(): void {
    clearTimeout(this.timer)
    this.reckoner.stop()
    this.running = false
    this.listeners.clear()
  }

  private get persons(): readonly Seat[] {
    return this.module.game.seats.filter(seat => this.seating[seat] !== 'machine')
  }

  /** The question that a person at this screen has to answer now. */
  private asked(): Choice | undefined {
    for (const seat of this.persons) {
      const choice = this.match.asked(seat)
      if (choice) return choice
    }
    return undefined
  }

  private machineSeat(): Seat | undefined {
    return this.module.game.seats.find(seat => this.seating[seat] === 'machine' && this.match.asked(seat))
  }

  /** Does something to the game; a mistake leaves it as it was and is told in one sentence. */
  private attempt(act: () => void, settles = true): void {
    const before = this.match.journal.length
    try {
      act()
      if (settles) this.settle()
      this.refresh()
      this.parts.save?.()
      this.wake()
    } catch (error) {
      // A machine that fails is not asked again by itself: it would fail for ever.
      this.running = false
      if (error instanceof Refused) this.refresh(error.message)
      else this.takeBack(before, error)
    }
  }

  private takeBack(to: number, error: unknown): void {
    console.error(error)
    this.match = this.match.fork(Math.min(to, this.match.journal.length))
    const message = error instanceof Error ? error.message : String(error)
    this.refresh(`The rules made a mistake here and the answer was taken back: ${message}`)
  }

  private settle(by = this.chance): void {
    if (!this.ownDice || this.running) this.match.settleAll(by)
  }

  private machineAnswer(): void {
    this.match.settleAll(this.chance)
    const seat = this.module.game.seats.find(one => this.match.asked(one))
    if (seat !== undefined) this.moveFor(seat)
    if (this.running) this.match.settleAll(this.chance)
  }

  /** Plans the machine's next move, if it is the machine's turn. */
  private wake(): void {
    clearTimeout(this.timer)
    if (this.locked || this.match.over) return
    if (this.running) this.timer = setTimeout(() => this.stretch(), 0)
    else if (this.machineSeat() !== undefined)
      this.timer = setTimeout(() => this.attempt(() => this.machineMove()), this.parts.delay?.() ?? 0)
  }

  private machineMove(): void {
    const seat = this.machineSeat()
    if (seat !== undefined) this.moveFor(seat)
  }

  private moveFor(seat: Seat): void {
    const id = this.machineId(seat)
    if (id !== undefined) this.match.choose(seat, id)
  }

  private machineId(seat: Seat): string | undefined {
    return machineChoice(this.module, this.match, seat, this.numbers)
  }

  private stretch(): void {
    this.attempt(() => {
      const until = performance.now() + STRETCH
      do this.machineAnswer()
      while (!this.match.over && performance.now() < until)
      if (this.match.over) this.running = false
    })
  }

  /** Whose decision can be taken back. A game that is over stays as it was played. */
  private undoSeat(): Seat | undefined {
    if (this.match.over) return undefined
    return this.persons.find(seat => this.match.undoPoint(seat) !== undefined)
  }

  private refresh(trouble?: string): void {
    this.shown = { ...this.look(), trouble, odds: this.oddsOn ? new Map() : undefined }
    this.tell()
    this.reckon()
  }

  /** What is decided in secret at once has no odds of its own. */
  private reckon(): void {
    this.reckoner.stop()
    const { odds, items, picked, curtain } = this.shown
    const { pause } = this.match
    if (!odds || pause?.kind !== 'choice' || curtain || this.running) return
    this.reckoner.begin(this.match, pause, narrowed(items, picked), odds, found =>
      this.publish({ odds: found }),
    )
  }

  private publish(change: Partial<Shown<S>>): void {
    this.shown = { ...this.shown, ...change }
    this.tell()
  }

  private tell(): void {
    for (const listener of this.listeners) listener()
  }

  /** Several people share this screen. */
  get shared(): boolean {
    return this.persons.length > 1
  }

  /** Who is asked, in words, where that could be somebody else. */
  get asker(): string | undefined {
    const { shared, module, match, shown } = this
    return shared ? seatWords(module, scenarioIn(module, match.setup), shown.seat) : undefined
  }

  /** Something that the others at this screen must not see: a secret choice, or a board that looks different from each seat. */
  private hides(seat: Seat): boolean {
    const { pause, state } = this.match
    return this.shared && (pause?.kind === 'together' || this.module.game.view(state, seat) !== state)
  }

  private look(): Shown<S> {
    const { match, module, running, locked } = this
    const choice = this.asked()
    const seat = choice?.seat ?? this.shown?.seat ?? this.persons[0] ?? (module.game.seats[0] as Seat)
    const curtain = choice !== undefined && choice.seat !== this.seated && this.hides(choice.seat)
    const noUndo = this.undoSeat() === undefined ? whyNoUndo(match) : undefined
    return shownOf(module, match, choice, this.shown?.state, { seat, curtain, noUndo, running, locked })
  }
}
