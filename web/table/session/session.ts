import type { Choice, Frame, Pause, Ref, Seat } from '@tallyho/engine'
import type { Desk } from '@tallyho/kit/board.ts'
import { Advised } from './advised.ts'
import type { Gesture } from './gestures.ts'
import { type Item, pickOn } from './items.ts'
import { isWhole } from './sets.ts'
import { asking, type MachinePlayer, type Shown } from './shown.ts'
import { askedAt, inShort } from './thoughts.ts'
import { belowOthers, leftSo, type Unmade } from './unmade.ts'

/** One game at the table: takes answers, tells what happened frame by frame, and keeps what is shown. */
export class TableSession<S> extends Advised<S> {
  private unmade: Unmade | undefined

  /** Answers the question on the screen. If more belongs to the same move that is asked first, and nothing is given yet. */
  take(id: string): void {
    const { question, changing } = this.shown
    if (this.locked || !question) return
    if (question.kind === 'choice') this.dealer.wishes.drop(question)
    const given = this.answersOf(id)
    const ids = this.wished([...this.move, ...given], question)
    if (question.kind === 'chance') this.attempt(() => this.match.settle(id))
    // What gives nothing leaves the move unmade.
    else if (given.length === 0) this.leaveUnmade(id)
    else if (changing !== undefined) this.change(question.seat, changing, id)
    else if (this.shown.ticks && !this.endsOf(id)) this.tick(id)
    else if (this.shown.ticks) this.giveTicked()
    else if (this.foresight?.after(ids, question)) this.make(ids, question, id)
    else this.giveAll(question.seat, ids, this.saidOf(id, this.match.journal.length + this.move.length))
  }

  /** It is told what was left so; its answer goes below the others. */
  private leaveUnmade(id: string): void {
    const [first] = this.move
    const { move, items, state } = this.shown
    const { said, on } = items.find(one => one.id === id) ?? { said: '' }
    const how = inShort(this.module.words, state, said, on)
    this.undo()
    if (first === undefined) return
    this.unmade = leftSo(this.unmade, this.shown, this.parts.manners, first, how)
    this.publish({ ...this.look(), told: `${move.join(', ')}: ${how}.` })
  }

  protected override look(frames?: readonly Frame<S>[]): Shown<S> {
    const shown = super.look(frames)
    return { ...shown, items: belowOthers(shown, this.unmade, this.parts.manners) }
  }

  /** The words of an answer that stands for several, given from this place of the journal on. */
  private saidOf(id: string, at: number): Gesture['said'] {
    const item = this.shown.items.find(one => one.id === id)
    return item?.ids && { at, words: inShort(this.module.words, this.shown.state, item.said, item.on) }
  }

  /** The place in the journal of what the player last decided himself; what came after it is news to him. */
  get lastOwn(): number {
    const { hands } = this.dealer
    return this.match.journal.findLastIndex(
      ({ kind, seat }, at) =>
        (kind === 'together' || (kind === 'choice' && seat === this.shown.seat)) && !hands.isMachines(at),
    )
  }

  /** These answers, and those to the next questions of the move that were given when a piece was sent somewhere. */
  private wished(ids: readonly string[], question: Pause): readonly string[] {
    const next = question.kind === 'choice' ? this.foresight?.after(ids, question)?.question : undefined
    const id =
      next?.kind === 'choice' ? (this.dealer.wishes.answerTo(next) ?? this.dealer.givenAfter(ids)) : undefined
    return next && id !== undefined ? this.wished([...ids, id], next) : ids
  }

  /** One of several is wanted as well, or no longer. */
  private tick(id: string): void {
    const { ticks } = this.shown
    if (!ticks) return
    const { ticked, open, most } = ticks
    if (ticked.includes(id)) this.showTicks(ticked.filter(other => other !== id))
    else if (open.has(id)) this.showTicks([...ticked, id])
    else
      this.publish({
        told: ticked.length < most ? 'Not together with what is ticked.' : `No more than ${most}.`,
      })
  }

  /** All that are ticked are given at one stroke. */
  giveTicked(): void {
    const { question, ticks } = this.shown
    if (this.locked || question?.kind !== 'choice' || !ticks || !this.foresight || !isWhole(ticks)) return
    this.giveAll(question.seat, this.foresight.answersFor(ticks.ticked))
  }

  private endsOf(id: string): boolean {
    return this.shown.items.find(item => item.id === id)?.ends ?? false
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

  /** The lesson is left: the game goes on as any other, with dice that fall as they will. */
  leaveLesson(): void {
    this.dealer.guide = undefined
    this.attempt(nothing)
  }

  /** The machine plays a seat of its own at another level from now on. */
  setLevel(seat: Seat, level: MachinePlayer): void {
    const { seating } = this.dealer
    if (this.locked || (seating[seat] ?? 'person') === 'person') return
    this.dealer.seating = { ...seating, [seat]: level }
    this.attempt(nothing)
  }

  setOwnDice(on: boolean): void {
    this.dealer.ownDice = on
    this.attempt(nothing)
  }

  /** From now on the question on the screen is always answered so; several answers in one are but given. */
  order({ id, words, ids }: Item): void {
    const { question, state } = this.shown
    if (ids) this.take(id)
    if (ids || this.locked || question?.kind !== 'choice') return
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
    const { question, changing, lesson } = this.shown
    if (question?.kind !== 'choice' || changing !== undefined || lesson) return false
    return this.parts.manners?.routine?.includes(question.ask) ?? false
  }

  /** A click on something that is lit on the board. */
  pick(ref: Ref): void {
    if (this.locked) return
    const one = this.shown.ticks && this.shown.items.find(({ on }) => on.includes(ref))
    const pick = one ? { take: one.id } : pickOn(this.shown.items, this.shown.picked, ref)
    const { question } = this.shown
    if ('take' in pick) this.take(pick.take)
    else this.publish({ picked: pick.picked, told: undefined })
    if ('take' in pick && this.goesThrough(question)) this.sendOn(question, ref)
    this.reckon()
  }

  private goesThrough(question: Pause | undefined): question is Choice {
    return question?.kind === 'choice' && (this.parts.manners?.through?.includes(question.ask) ?? false)
  }

  /** A piece goes where it was sent: now, or when its turn comes. */
  private sendOn(question: Choice, ref: Ref): void {
    if (this.isHalfMade) this.passOn(ref)
    else this.dealer.wishes.make(question, ref)
  }

  /** What was picked says the next answer as well. */
  private passOn(ref: Ref): void {
    const fitting = this.shown.items.filter(({ on, rare }) => !rare && on.includes(ref))
    const [only, more] = fitting
    if (only && !more) this.take(only.id)
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
    return this.foresight?.reach([...this.move, ...this.answersOf(item.id)], question)
  }

  /** Opens a decision again that nothing but decisions has followed. */
  reconsider(at: number): void {
    if (this.locked || !this.shown.thoughts.some(thought => thought.at === at)) return
    this.reckoner.stop()
    this.move = []
    this.publish(
      asking(askedAt(this.module.words, this.match, at, this.parts.manners), { move: [], changing: at }),
    )
  }

  /** The decisions of the person at the screen that are not final yet, for boards on which plans are laid. */
  get desk(): Omit<Desk, 'held'> | undefined {
    const { question, changing, curtain, lesson } = this.shown
    const isOpen = !this.locked && changing === undefined && !curtain && !lesson
    if (!isOpen || question?.kind !== 'choice') return undefined
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

  /** Back to the question that is asked, with all its answers. */
  clear(): void {
    if (this.isHalfMade) {
      this.refresh()
      this.ponder()
    } else {
      const ticks = this.foresight?.ticks()
      this.publish({
        picked: [],
        ticks,
        hint: undefined,
        advice: undefined,
        trouble: undefined,
        told: undefined,
      })
    }
    this.reckon()
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

  /** The next question of a move: nothing of it is given before the last. */
  private make(ids: readonly string[], question: Choice, last: string): void {
    const next = this.foresight?.after(ids, question)
    if (!next) return
    const item = this.shown.items.find(({ id }) => id === last)
    const said = item ? inShort(this.module.words, this.shown.state, item.said, item.on) : ''
    this.move = ids
    this.reckoner.stop()
    const half = asking(next, { move: [...this.shown.move, said], changing: undefined })
    this.publish({ ...half, stands: this.finalOf(ids, next.question) })
  }

  /** What an item stands for: itself, or the answers that lead there. */
  private answersOf(id: string): readonly string[] {
    return this.shown.items.find(item => item.id === id)?.ids ?? [id]
  }

  /** What was chosen as one way goes as one. */
  private change(seat: Seat, at: number, id: string): void {
    const way = this.gestures.wayFrom(at)
    this.revise(seat, at, way ? way.to - at : 1, this.answersOf(id), this.saidOf(id, at))
  }
}

const nothing = () => undefined
