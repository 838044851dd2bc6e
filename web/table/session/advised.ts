import { type Choice, capital, type Match, type Pause, type Seat } from '@tallyho/engine'
import { whyBest } from '../../mind/words.ts'
import { THOUGHT } from './answering.ts'
import { planRest } from './staff.ts'
import { Undoing } from './undoing.ts'

/** What a player may ask of the machine at a table: a hint, the odds, the rest of a plan, or to play on for him. */
export abstract class Advised<S> extends Undoing<S> {
  /** How many answers there were when the staff had nothing to add. */
  private staffed: number | undefined
  /** The game as it was before the staff planned, or the machine played on: one press takes back what one press did. */
  private before: { readonly match: Match<S>; readonly what: 'plan' | 'run' } | undefined

  protected showTicks(ticked: readonly string[]): void {
    this.publish({ ticks: this.foresight?.ticks(ticked), told: undefined })
  }

  /** Ticks what the machine would take. */
  tickAsMachine(): void {
    const { question, ticks } = this.shown
    if (question?.kind !== 'choice' || !ticks) return
    const { seat } = question
    const match = this.match.fork()
    const ticked: string[] = []
    while (ticked.length < ticks.most && match.asked(seat)?.ask === question.ask) {
      const id = this.dealer.machineId(seat, match)
      // The end is offered only once enough are ticked.
      if (id === undefined || match.asked(seat)?.options.some(one => one.id === id && one.ends)) break
      match.choose(seat, id)
      ticked.push(id)
    }
    this.showTicks(ticked)
  }

  /** Whether the machine may be asked for the rest of a plan. */
  get mayStaff(): boolean {
    const { question, changing, answers, lesson } = this.shown
    return this.isStaff(question) && changing === undefined && answers !== this.staffed && !lesson
  }

  /** The machine makes the rest of a plan, which may all be changed; the last word is the player's. */
  staffPlans(): void {
    const { question, lesson } = this.shown
    if (lesson && this.isStaff(question)) this.publish({ told: LED })
    if (this.locked || this.held || !this.mayStaff || question?.kind !== 'choice') return
    const { staffed } = this.parts.manners ?? {}
    this.before = { match: this.match, what: 'plan' }
    this.jump(() => planRest(this.dealer, question.seat, this.parts.manners ?? {}))
    this.staffed = this.match.journal.length
    const plan = staffed?.(this.shown.state) ?? { words: 'The staff has laid its plan.' }
    this.publish({
      told: { ...plan, after: [...(plan.after ?? []), 'Change what you like, then confirm it.'] },
    })
  }

  /** What the staff planned at one press, or the machine played, is taken back by one. */
  override undo(): void {
    const { before } = this
    if (before && !this.locked && this.isAfter(before.what)) this.goBack(before)
    else super.undo()
  }

  private goBack({ match, what }: NonNullable<typeof this.before>): void {
    this.before = undefined
    this.staffed = undefined
    if (what === 'run') match.rewinds = this.match.rewinds + 1
    this.jump(() => {
      this.dealer.match = match
    })
    if (what === 'run') this.publish({ told: 'Taken back: all that the machine has played.' })
  }

  override undoWords(): string | undefined {
    const what = this.before?.what
    return what && this.isAfter(what) ? UNDONE[what] : super.undoWords()
  }

  /** Nothing has been decided since the staff planned, or the machine played on. */
  private isAfter(what: 'plan' | 'run'): boolean {
    if (this.isHalfMade || this.dealer.running) return false
    const { length } = this.match.journal
    return what === 'plan' ? length === this.staffed : length === this.ranTo && this.noUndo === undefined
  }

  private isStaff(pause: Pause | undefined): boolean {
    return pause?.kind === 'choice' && this.staffAsks.includes(pause.ask)
  }

  /** Asks the machine what it would do, without doing it. */
  askHint(): void {
    if (this.held || this.match.pause?.kind === 'chance' || this.shown.curtain) return
    if (this.shown.changing !== undefined) this.refresh()
    const { question } = this.shown
    if (this.shown.ticks) this.tickAsMachine()
    else if (question?.kind === 'choice') this.advise(question)
  }

  /** What the machine would do, and why, where the game can tell. */
  private advise(question: Choice): void {
    const { seat } = question
    const match = this.withMove(seat)
    const hint = this.dealer.machineId(seat, match)
    const why =
      hint === undefined ? undefined : this.parts.manners?.advice?.(this.shown.state, question, hint)
    const told = why && capital(why)
    this.publish({ hint, told, picked: [] })
    if (this.shown.lesson) return
    this.parts.mind?.think(match, seat, THOUGHT, found => {
      if (found.best === undefined || this.shown.hint === undefined) return
      const better = whyBest(found)
      // Another answer than at first is advised with its reason, or not at all.
      this.publish({
        hint: better === undefined ? hint : found.best,
        told: better ?? told ?? (found.settled ? EQUAL : undefined),
      })
    })
  }

  /** The game as it would be after what is half made. */
  private withMove(seat: Seat): Match<S> {
    if (this.move.length === 0) return this.match
    const match = this.match.fork(this.match.journal.length)
    for (const id of this.move) match.choose(seat, id)
    return match
  }

  /** Shows what each answer does to the standing on average, at this question and those that follow; or no longer. */
  toggleOdds(): void {
    this.oddsOn = !this.oddsOn
    this.parts.keepOdds?.(this.oddsOn)
    this.publish({ odds: this.oddsOn ? new Map() : undefined, worth: undefined })
    this.reckon()
    this.wake()
  }

  /** Lets the machine answer one question for the person at the screen: one that he has been shown. */
  machineOnce(): void {
    if (!this.locked && !this.held && !this.match.over) this.attempt(() => this.dealer.machineAnswer())
  }

  /** Lets the machine play for everybody, up to the next note of a kind, to the end, or until it is stopped. */
  machineOn(until?: string): void {
    if (this.locked || this.held || this.match.over) return
    this.before = { match: this.match.fork(), what: 'run' }
    this.dealer.run(until)
    this.publish({ running: true, showsRun: this.dealer.showsRun })
    this.wake()
  }

  /** What is left of it need not be shown. */
  hurry(): void {
    this.dealer.showsRun = false
    this.publish({ showsRun: false })
    this.wake()
  }
}

const UNDONE = {
  plan: 'back to before the staff planned',
  run: 'back to before the machine played on',
} as const

/** Why the staff does nothing in a lesson. */
const LED = 'In a lesson the plan is laid as the slip says: the staff has nothing to add.'

/** Why, where thinking has found nothing to say. */
const EQUAL = 'A quick look finds no other answer clearly better; the review after the game looks longer.'
