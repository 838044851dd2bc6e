import { type Frame, type Pause, type Ref, Refused, type Seat } from '@tallyho/engine'
import type { Desk } from '@tallyho/kit/board.ts'
import { Foresight } from './foresight.ts'
import { type Item, narrowed, pickOn } from './items.ts'
import { Reckoner } from './odds.ts'
import { Screen, type SessionParts } from './screen.ts'
import { asking, type Shown } from './shown.ts'
import { askedAt } from './thoughts.ts'

/** The longest the machine plays at a stretch before the screen is painted. */
const STRETCH = 12

/** One game at the table: takes answers, tells what happened frame by frame, and keeps what is shown. */
export class TableSession<S> extends Screen<S> {
  private timer: ReturnType<typeof setTimeout> | undefined
  /** The film is still being shown: the machine waits. */
  private held = false
  private foresight: Foresight<S> | undefined
  /** The answers of a move that is half made. */
  private move: readonly string[] = []
  private oddsOn = false
  private readonly reckoner = new Reckoner()

  constructor(parts: SessionParts<S>) {
    super(parts)
    this.lookAhead()
    this.wake()
  }

  /** Answers the question on the screen. If more belongs to the same move that is asked first, and nothing is given yet. */
  take(id: string): void {
    const { question, changing } = this.shown
    if (this.locked || !question) return
    const ids = [...this.move, ...this.answersOf(id)]
    if (question.kind === 'chance') this.attempt(() => this.match.settle(id))
    else if (changing !== undefined) this.change(question.seat, changing, id)
    else if (this.foresight?.after(ids, question.ask)) this.make(ids, question.ask, id)
    else this.giveAll(question.seat, ids)
  }

  /** In own-dice mode: lets this one roll fall by itself. */
  rollForMe(): void {
    if (!this.locked && this.match.pause?.kind === 'chance')
      this.attempt(() => this.match.settle(this.dealer.chance))
  }

  /** The player presses: the dice fall, up to the next decision. */
  roll(): void {
    if (!this.locked && this.shown.rolls) this.attempt(() => this.dealer.rollAll())
  }

  setOwnDice(on: boolean): void {
    this.dealer.ownDice = on
    this.attempt(nothing)
  }

  /** From now on the question on the screen is always answered so. */
  order({ id, words }: Item): void {
    const { question, state } = this.shown
    if (this.locked || question?.kind !== 'choice') return
    const said = `${this.module.words.pause(state, question)} ${words}`
    this.dealer.orders = { ...this.dealer.orders, [question.ask]: { id, said } }
    this.attempt(nothing)
  }

  /** This question is asked again. */
  dropOrder(ask: string): void {
    const { [ask]: _, ...others } = this.dealer.orders
    this.dealer.orders = others
    this.attempt(nothing)
  }

  /** Whether a standing order may be given for the question on the screen. */
  get mayOrder(): boolean {
    const { question, changing } = this.shown
    if (question?.kind !== 'choice' || changing !== undefined) return false
    return this.parts.manners?.routine?.includes(question.ask) ?? false
  }

  /** A click on something that is lit on the board. */
  pick(ref: Ref): void {
    if (this.locked) return
    const pick = pickOn(this.shown.items, this.shown.picked, ref)
    if ('take' in pick) this.take(pick.take)
    else this.publish({ picked: pick.picked, told: undefined })
    this.reckon()
  }

  /** A click on something that is not: another piece begins another move; else the reason is told, if there is one. */
  refuse(ref: Ref): boolean {
    const { question, state } = this.shown
    if (this.locked || question?.kind !== 'choice') return false
    if (this.isHalfMade && this.look().lit.has(ref)) {
      this.refresh()
      this.pick(ref)
      return true
    }
    const told = this.parts.manners?.whyNot?.(state, question, ref)
    if (told !== undefined) this.publish({ told })
    return false
  }

  /** Where a piece could be sent: what the next question of the same move would light, after this answer. */
  reach(item: Item): ReadonlySet<Ref> | undefined {
    const { question, changing } = this.shown
    if (changing !== undefined || question?.kind !== 'choice') return undefined
    return this.foresight?.reach([...this.move, ...this.answersOf(item.id)], question.ask)
  }

  /** Opens a decision again that nothing but decisions has followed. */
  reconsider(at: number): void {
    if (this.locked || !this.shown.thoughts.some(thought => thought.at === at)) return
    this.reckoner.stop()
    this.move = []
    this.publish(asking(askedAt(this.module.words, this.match, at), { move: [], changing: at }))
  }

  /** The decisions of the person at the screen that are not final yet, for boards on which plans are laid. */
  get desk(): Omit<Desk, 'end' | 'asksAgain'> | undefined {
    const { question, changing } = this.shown
    if (this.locked || question?.kind !== 'choice' || changing !== undefined || this.shown.curtain)
      return undefined
    const { match } = this
    const { seat } = question
    return {
      made: () => match.decisionsFrom(match.revisable(seat)[0] ?? match.journal.length),
      optionsAt: at => match.optionsAt(at),
      revise: (at, gone, ids) => this.revise(seat, at, gone, ids),
      give: ids => this.giveAll(seat, ids),
    }
  }

  /** What stands against ending the question on the screen. */
  get unmet(): readonly string[] {
    const { question, state } = this.shown
    if (question?.kind !== 'choice' || question.options.some(({ ends }) => ends)) return []
    return this.parts.manners?.unmet?.(state, question) ?? []
  }

  /** Whether the machine may be asked for the rest of a plan. */
  get mayStaff(): boolean {
    return this.isStaff(this.shown.question) && this.shown.changing === undefined
  }

  /** The machine makes the rest of a plan, which may all be changed; the last word is the player's. */
  staffPlans(): void {
    const { question } = this.shown
    if (this.locked || !this.mayStaff || question?.kind !== 'choice') return
    this.jump(() => {
      do this.dealer.machineAnswer()
      while (this.isStaff(this.match.pause))
      this.match.undo(question.seat)
    })
  }

  private isStaff(pause: Pause | undefined): boolean {
    return pause?.kind === 'choice' && (this.parts.manners?.staff?.includes(pause.ask) ?? false)
  }

  /** Back to the question that is asked, with all its answers. */
  clear(): void {
    if (this.isHalfMade) this.refresh()
    else this.publish({ picked: [], hint: undefined, trouble: undefined, told: undefined })
    this.reckon()
  }

  /** A move that is half made is given up; else the last decision is taken back. */
  undo(): void {
    if (this.isHalfMade) this.refresh()
    else if (!this.locked && this.dealer.noUndo === undefined) this.jump(() => this.undoMove())
  }

  /** Answers that were given together are taken back together. */
  private undoMove(): void {
    const { thoughts } = this.shown
    const first = thoughts.findLastIndex(({ joins }) => !joins)
    for (let i = thoughts.length; i > Math.max(first, 0) && this.dealer.noUndo === undefined; i--)
      this.dealer.undo()
    if (thoughts.length === 0) this.dealer.undo()
  }

  redo(): void {
    if (!this.locked && this.match.canRedo) this.attempt(() => this.match.redo())
  }

  /** The film is being shown, or has caught up: the machine goes on then. */
  hold(on: boolean): void {
    if (this.held === on) return
    this.held = on
    this.wake()
  }

  /** Asks the machine what it would do, without doing it. */
  askHint(): void {
    if (this.match.pause?.kind === 'chance' || this.shown.curtain) return
    if (this.isHalfMade) this.refresh()
    const { question } = this.shown
    if (question?.kind === 'choice') this.publish({ hint: this.dealer.machineId(question.seat) })
  }

  /** Shows what each answer does to the standing on average, at this question and those that follow; or no longer. */
  toggleOdds(): void {
    this.oddsOn = !this.oddsOn
    this.publish({ odds: this.oddsOn ? new Map() : undefined })
    this.reckon()
  }

  /** Lets the machine answer one question for the person at the screen. */
  machineOnce(): void {
    if (!this.locked && !this.match.over) this.attempt(() => this.dealer.machineAnswer())
  }

  /** Lets the machine play for everybody, to the end or until it is stopped. */
  machineOn(): void {
    if (this.locked || this.match.over) return
    this.dealer.running = true
    this.publish({ running: true })
    this.wake()
  }

  stop(): void {
    this.dealer.running = false
    clearTimeout(this.timer)
    this.publish({ running: false })
    this.wake()
  }

  /** Another tab has the game (or gives it back). */
  lock(on: boolean): void {
    this.locked = on
    if (on) this.dealer.running = false
    this.publish({ locked: on, running: this.dealer.running })
    this.wake()
  }

  /** The next person sits down in front of the screen. */
  sitDown(): void {
    this.seated = this.dealer.asked()?.seat
    this.refresh()
  }

  override leave(): void {
    clearTimeout(this.timer)
    this.reckoner.stop()
    this.dealer.running = false
    super.leave()
  }

  private get isHalfMade(): boolean {
    return this.move.length > 0 || this.shown.changing !== undefined
  }

  /** Does something to the game, and goes on from there to the next question. */
  private attempt(act: () => void): void {
    this.safely(() =>
      this.filmed(() => {
        act()
        this.dealer.goOn()
      }),
    )
  }

  /** Goes elsewhere in the game: there is nothing to be seen on the way. */
  private jump(act: () => void): void {
    this.safely(() => {
      act()
      return []
    })
  }

  /** A mistake leaves the game as it was and is told in one sentence. */
  private safely(act: () => readonly Frame<S>[]): void {
    const before = this.match.journal.length
    try {
      this.refresh({ frames: act() })
      this.parts.save?.()
      this.wake()
    } catch (error) {
      // A machine that fails is not asked again by itself: it would fail for ever.
      this.dealer.running = false
      if (error instanceof Refused) this.refresh({ trouble: error.message })
      else this.takeBack(before, error)
    }
  }

  private takeBack(to: number, error: unknown): void {
    console.error(error)
    this.dealer.match = this.match.fork(Math.min(to, this.match.journal.length))
    const message = error instanceof Error ? error.message : String(error)
    this.refresh({ trouble: `The rules made a mistake here and the answer was taken back: ${message}` })
  }

  /** The next question of a move: nothing of it is given before the last. */
  private make(ids: readonly string[], ask: string, last: string): void {
    const next = this.foresight?.after(ids, ask)
    if (!next) return
    const said = this.shown.items.find(({ id }) => id === last)?.words ?? ''
    this.move = ids
    this.reckoner.stop()
    this.publish(asking(next, { move: [...this.shown.move, said], changing: undefined }))
  }

  /** What an item stands for: itself, or the answers that lead there. */
  private answersOf(id: string): readonly string[] {
    return this.shown.items.find(item => item.id === id)?.ids ?? [id]
  }

  /** One after the other, as long as nothing comes between. */
  private giveAll(seat: Seat, [first, ...others]: readonly string[]): void {
    if (first === undefined) return
    this.attempt(() => {
      this.match.choose(seat, first)
      for (const id of others) {
        if (!this.match.asked(seat)?.options.some(option => option.id === id)) return
        this.match.choose(seat, id)
      }
    })
  }

  private change(seat: Seat, at: number, id: string): void {
    this.revise(seat, at, 1, [id])
  }

  private revise(seat: Seat, at: number, gone: number, ids: readonly string[]): void {
    let lost = 0
    this.jump(() => {
      lost = this.match.splice(seat, at, gone, ids)
    })
    if (lost === 1) this.publish({ told: 'One later answer no longer fits.' })
    if (lost > 1) this.publish({ told: `${lost} later answers no longer fit.` })
  }

  /** Plans the machine's next move, if it is the machine's turn. */
  private wake(): void {
    clearTimeout(this.timer)
    if (this.locked || this.match.over) return
    if (this.dealer.running) this.timer = setTimeout(() => this.stretch(), 0)
    else if (!this.held && this.dealer.machineSeat !== undefined)
      this.timer = setTimeout(() => this.attempt(() => this.dealer.machineMove()), this.parts.delay?.() ?? 0)
  }

  private stretch(): void {
    this.attempt(() => {
      const until = performance.now() + STRETCH
      do this.dealer.machineAnswer()
      while (!this.match.over && performance.now() < until)
      if (this.match.over) this.dealer.running = false
    })
  }

  private refresh(change: Partial<Shown<S>> = {}): void {
    this.move = []
    const odds = this.oddsOn ? new Map() : undefined
    this.shown = { ...this.look(), ...change, odds }
    this.lookAhead()
    this.publish({})
    this.reckon()
  }

  /** Gets ready to look further from the question on the screen. */
  private lookAhead(): void {
    const { pause } = this.match
    this.seen = this.shown.state
    this.foresight =
      pause?.kind === 'choice' && !this.shown.curtain
        ? new Foresight(this.module, this.parts.manners ?? {}, this.match, pause)
        : undefined
  }

  /** What is decided in secret at once has no odds of its own. */
  private reckon(): void {
    this.reckoner.stop()
    const { odds, items, picked, curtain } = this.shown
    const { pause } = this.match
    if (!odds || pause?.kind !== 'choice' || curtain || this.dealer.running || this.isHalfMade) return
    this.reckoner.begin(this.match, pause, narrowed(items, picked), odds, found =>
      this.publish({ odds: found }),
    )
  }
}

const nothing = () => undefined
