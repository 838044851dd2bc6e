import type { Stretches } from '@tallyho/bots'
import { type Choice, capital, type Match, type Pause, type Seat } from '@tallyho/engine'
import { BY_MACHINE } from '@tallyho/kit/manners.ts'
import { GLANCE, tryingWords, type Verdict } from '../../mind/words.ts'
import { type Item, listedFor } from './items.ts'
import type { Shown } from './shown.ts'
import { planRest } from './staff.ts'
import { Undoing } from './undoing.ts'

interface Before<S> {
  readonly match: Match<S>
  /** What the machine had answered until then. */
  readonly hands: Stretches
  readonly what: 'plan' | 'run'
}

/** What a player may ask of the machine at a table: a hint, the odds, the rest of a plan, or to play on for him. */
export abstract class Advised<S> extends Undoing<S> {
  /** How many answers there were when the staff had nothing to add. */
  private staffed: number | undefined
  /** The game as it was before the staff planned, or the machine played on: one press takes back what one press did. */
  private before: Before<S> | undefined
  /** What the machine would do at first glance, and why, as far as the game can tell. */
  private glance:
    | { readonly first: string; readonly hint: string; readonly why: string | undefined }
    | undefined

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
    this.before = { match: this.match, hands: this.byMachine, what: 'plan' }
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

  private goBack({ match, hands, what }: Before<S>): void {
    this.before = undefined
    this.staffed = undefined
    if (what === 'run') match.rewinds = this.match.rewinds + 1
    this.jump(() => {
      this.dealer.match = match
      this.dealer.hands.restore(hands)
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

  /** What the machine would do at first glance, and then what comes of trying it out. */
  private advise(question: Choice): void {
    const { seat } = question
    const match = this.withMove(seat)
    const first = this.dealer.machineId(seat, match)
    if (first === undefined) return
    const said = this.parts.manners?.advice?.(this.shown.state, question, first)
    const why = said && capital(said)
    const hint = this.wayFrom(first, match, seat)
    this.glance = { first, hint, why }
    const { lesson } = this.shown
    const tries = this.parts.mind !== undefined && !lesson && question.options.length > 1
    const line = [why, tries ? tryingWords() : undefined].filter(Boolean).join(' ')
    this.publish({
      hint,
      advice: { mark: lesson ? LESSON : GLANCE, line },
      told: undefined,
      picked: [],
    })
    if (tries) this.consider(match, seat)
  }

  /** Before it is settled the hint stays what it was at first. */
  protected override judged(verdict: Verdict): Partial<Shown<S>> {
    const odds = super.judged(verdict)
    const { glance } = this
    if (this.shown.hint === undefined || !glance) return odds
    const { choice, settled, line } = verdict
    const first = choice?.id ?? glance.first
    const hint = first === glance.first ? glance.hint : listedFor(this.shown.items, first)
    // The game's own reason is for the first answer, and for nothing where all are the same.
    const why = first === glance.first && (choice || !settled) ? glance.why : undefined
    const mark = settled ? choice?.mark : GLANCE
    return { ...odds, hint, advice: { mark, line: why === undefined ? line : `${why} ${line}` } }
  }

  /** What is listed as one answer and gives all that the machine would give from this one on; else the answer itself. */
  private wayFrom(first: string, match: Match<S>, seat: Seat): string {
    const ways = this.shown.items.filter(({ ids }) => ids?.[0] === first)
    const longest = Math.max(0, ...ways.map(({ ids = [] }) => ids.length))
    const copy = match.fork()
    const given: string[] = []
    while (given.length < longest) {
      const id = this.dealer.machineId(seat, copy)
      if (id === undefined) break
      copy.choose(seat, id)
      given.push(id)
    }
    const fits = ({ ids = [] }: Item) => ids.every((id, i) => id === BY_MACHINE || id === given[i])
    const [widest] = ways.filter(fits).sort((one, other) => (other.ids?.length ?? 0) - (one.ids?.length ?? 0))
    return widest?.id ?? listedFor(this.shown.items, first)
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
    if (this.locked || this.match.over) return
    this.before = { match: this.match.fork(), hands: this.byMachine, what: 'run' }
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

/** In a lesson there is nothing to weigh. */
const LESSON = 'how the lesson goes on'
