import { type Frame, type Match, placeIn, Refused, type Seat } from '@tallyho/engine'
import type { Found } from '../../mind/thinking.ts'
import { type Verdict, verdictOf } from '../../mind/words.ts'
import { Foresight } from './foresight.ts'
import type { Gesture } from './gestures.ts'
import { itemsFor, litBy, narrowed } from './items.ts'
import { gamesOf } from './machine.ts'
import { Reckoner } from './odds.ts'
import { Screen, type SessionParts } from './screen.ts'
import type { Shown } from './shown.ts'

/** The longest the machine plays at a stretch before the screen is painted. */
const STRETCH = 12
/** So many answers of a run that is shown are given between two looks at it: then it can be stopped. */
const SHOWN = 6
/** Games that are tried out for a hint, and for what answers are worth, and milliseconds after which whoever waits is told. */
export const THOUGHT = 240
const WITHIN = 1200

/** How answers are given at a table: the game goes on from there, or stays as it was, and the machine is woken. */
export abstract class Answering<S> extends Screen<S> {
  private timer: ReturnType<typeof setTimeout> | undefined
  /** The film is still being shown: the machine waits, and nobody answers what he has not been asked yet. */
  protected held = false
  protected foresight: Foresight<S> | undefined
  /** The answers of a move that is half made. */
  protected move: readonly string[] = []
  /** How many answers there were when the machine had last played on. */
  protected ranTo: number | undefined
  protected oddsOn = this.parts.odds?.() ?? false
  protected readonly reckoner = new Reckoner()
  /** What is thought about, by what was answered up to there, and what was found last. */
  private thought: { readonly of: string; readonly found: Found | undefined } | undefined

  constructor(parts: SessionParts<S>) {
    super(parts)
    if (this.oddsOn) this.shown = { ...this.shown, odds: new Map() }
    this.lookAhead()
    this.wake()
    this.reckon()
  }

  /** The film is being shown, or has caught up: the machine goes on then. */
  hold(on: boolean): void {
    if (this.held === on) return
    this.held = on
    this.wake()
  }

  stop(): void {
    this.dealer.running = false
    clearTimeout(this.timer)
    // It may have stopped at what is answered by a standing order, or goes without asking.
    this.attempt(() => undefined)
    this.ranTo = this.match.journal.length
  }

  override leave(): void {
    clearTimeout(this.timer)
    this.reckoner.stop()
    this.dealer.running = false
    super.leave()
  }

  protected get isHalfMade(): boolean {
    return this.move.length > 0 || this.shown.changing !== undefined
  }

  /** Does something to the game, and goes on from there to the next question. */
  protected attempt(act: () => void): void {
    this.safely(() =>
      this.filmed(() => {
        act()
        this.dealer.goOn()
      }),
    )
  }

  /** Goes elsewhere in the game: there is nothing to be seen on the way. */
  protected jump(act: () => void): void {
    this.safely(() => {
      act()
      return []
    })
  }

  /** A mistake leaves the game as it was and is told in one sentence. */
  protected safely(act: () => readonly Frame<S>[]): void {
    this.thought = undefined
    const before = this.match.journal.length
    const lesson = this.followed && this.match.fork()
    try {
      const frames = act()
      if (lesson && !this.followed) {
        this.backTo(lesson)
        return
      }
      this.refresh({ frames })
      this.parts.save?.()
      this.wake()
    } catch (error) {
      // A machine that fails is not asked again by itself: it would fail for ever.
      this.dealer.running = false
      if (error instanceof Refused) this.refresh({ trouble: error.message })
      else this.takeBack(before, error)
    }
  }

  /** The answers so far are those of the lesson that this game is. */
  private get followed(): boolean {
    const { guide, match } = this.dealer
    return guide !== undefined && placeIn(guide, match.journal) !== undefined
  }

  /** What a lesson does not go on with is not given. */
  private backTo(match: Match<S>): void {
    this.dealer.match = match
    this.refresh({ told: 'That comes after the lesson. Take what is lit, or leave the lesson and play on.' })
  }

  protected takeBack(to: number, error: unknown): void {
    console.error(error)
    this.dealer.match = this.match.fork(Math.min(to, this.match.journal.length))
    const message = error instanceof Error ? error.message : String(error)
    this.refresh({ trouble: `The rules made a mistake here and the answer was taken back: ${message}` })
  }

  /** One after the other, as long as nothing comes between but dice that fall with an answer. */
  protected giveAll(seat: Seat, [first, ...others]: readonly string[], said?: Gesture['said']): void {
    if (first === undefined) return
    this.attempt(() => {
      const from = this.match.journal.length
      this.dealer.hands.own(from)
      this.match.choose(seat, first)
      for (const id of others) {
        this.dealer.settleOwn()
        if (!this.match.asked(seat)?.options.some(option => option.id === id)) break
        this.match.choose(seat, id)
      }
      this.gestures.keep({ from, to: this.match.journal.length, said })
    })
  }

  /** From one place on so many answers go and these come instead. */
  protected revise(
    seat: Seat,
    at: number,
    gone: number,
    ids: readonly string[],
    said?: Gesture['said'],
  ): void {
    let lost = 0
    this.jump(() => {
      const before = this.match.journal.slice()
      lost = this.match.splice(seat, at, gone, ids)
      this.dealer.hands.revised(at, gone, ids.length, before, this.match.journal)
      this.gestures.keep({ from: at, to: at + ids.length, said })
    })
    if (lost === 1) this.publish({ told: 'One later answer no longer fits.' })
    if (lost > 1) this.publish({ told: `${lost} later answers no longer fit.` })
  }

  /** Plans the machine's next move, if it is the machine's turn. */
  protected wake(): void {
    clearTimeout(this.timer)
    this.parts.mind?.rest()
    if (!this.thought?.found?.settled) this.thought = undefined
    if (this.locked || this.match.over) return
    const seat = this.dealer.machineSeat
    const { showsRun } = this.dealer
    if (this.dealer.running) {
      // What is shown is waited for.
      if (!showsRun || !this.held)
        this.timer = setTimeout(() => this.stretch(showsRun ? SHOWN : undefined), 0)
    } else if (!this.held && seat !== undefined)
      this.timer = setTimeout(() => this.machineTurn(seat), this.parts.delay?.() ?? 0)
    else this.ponder()
  }

  /** Where odds are wanted, what the answers do in the long run is thought about while the player thinks. */
  protected ponder(): void {
    const { question, curtain, ticks } = this.shown
    if (!this.oddsOn || question?.kind !== 'choice' || curtain || ticks || this.isHalfMade) return
    this.consider(this.match, question.seat)
  }

  /** A hint and the odds are of one thought: whoever asks later is told what is known. */
  protected consider(match: Match<S>, seat: Seat): void {
    const of = this.place
    const tell = (found: Found) => {
      if (of !== this.place) return
      this.thought = { of, found }
      this.publish(this.judged(verdictOf(found)))
    }
    if (this.thought?.of === of) {
      if (this.thought.found) tell(this.thought.found)
      return
    }
    this.thought = { of, found: undefined }
    this.parts.mind?.think(match, seat, THOUGHT, tell, WITHIN)
  }

  /** What a verdict changes on the screen. */
  protected judged(verdict: Verdict): Partial<Shown<S>> {
    return this.oddsOn && !this.isHalfMade ? { worth: verdict } : {}
  }

  /** What was answered up to the question on the screen. */
  private get place(): string {
    return [this.match.journal.length, ...this.move].join(' ')
  }

  /** The machine answers in its seat: at first sight, or after it has thought, if its level does. */
  private machineTurn(seat: Seat): void {
    const { mind } = this.parts
    const games = gamesOf(this.module, this.seating[seat])
    const answer = (id?: string) =>
      this.attempt(() => (id === undefined ? this.dealer.machineMove() : this.match.choose(seat, id)))
    if (!mind || games === undefined) answer()
    else mind.think(this.match, seat, games, ({ best, settled }) => settled && answer(best))
  }

  /** The machine answers for some time, or so many questions. */
  protected stretch(most = Number.POSITIVE_INFINITY): void {
    this.attempt(() => {
      const until = performance.now() + STRETCH
      let given = 0
      do {
        this.dealer.machineAnswer()
        given += 1
      } while (!this.match.over && !this.dealer.isThere && given < most && performance.now() < until)
      if (this.match.over || this.dealer.isThere) this.dealer.running = false
    })
    if (!this.dealer.running) this.ranTo = this.match.journal.length
  }

  protected refresh(change: Partial<Shown<S>> = {}): void {
    this.move = []
    const odds = this.oddsOn ? new Map() : undefined
    this.shown = { ...this.look(), ...change, odds }
    this.lookAhead()
    this.publish({})
    this.reckon()
  }

  /** Gets ready to look further from the question on the screen. */
  protected lookAhead(): void {
    const { pause } = this.match
    this.seen = this.shown.state
    this.foresight =
      pause?.kind === 'choice' && !this.shown.curtain && !this.dealer.cue()
        ? new Foresight(this.module, this.parts.manners ?? {}, this.match, pause)
        : undefined
    const ticks = this.foresight?.ticks()
    this.shown = { ...this.shown, ticks, ...(ticks && this.allOffered()), stands: this.finalOf([]) }
  }

  /** Answers to the question on the screen after which nothing can be taken back. */
  protected finalOf(ids: readonly string[], question = this.shown.question): ReadonlySet<string> {
    const items = question === this.shown.question ? this.shown.items : []
    const isOpen = question?.kind === 'choice' && !this.match.practice && !this.dealer.running
    const final = isOpen
      ? this.foresight?.final(ids, question, (...fallen) => this.dealer.fallsWith(...fallen), items)
      : undefined
    return final ?? new Set()
  }

  /** Of a set everything is listed and lit that any of its questions offers. */
  private allOffered(): Pick<Shown<S>, 'items' | 'lit'> | undefined {
    const { state, question, items } = this.shown
    const options = this.foresight?.offered ?? []
    if (question?.kind !== 'choice' || options.length === items.filter(({ ends }) => !ends).length)
      return undefined
    const all = [...options, ...question.options.filter(({ ends }) => ends)]
    const listed = itemsFor(this.module.words, state, { ...question, options: all })
    return { items: listed, lit: litBy(listed) }
  }

  /** What is decided in secret at once has no odds of its own. */
  protected reckon(): void {
    this.reckoner.stop()
    const { odds, items, picked, curtain, ticks } = this.shown
    const { pause } = this.match
    if (!odds || pause?.kind !== 'choice' || curtain || ticks || this.dealer.running || this.isHalfMade)
      return
    const { manners = {} } = this.parts
    this.reckoner.begin(this.match, pause, narrowed(items, picked), odds, manners, found =>
      this.publish({ odds: found }),
    )
  }
}
