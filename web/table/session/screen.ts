import type { Stretches } from '@tallyho/bots'
import {
  type ChanceSource,
  copy,
  type Frame,
  film,
  filmAgain,
  type GameModule,
  type Guide,
  goesOnWith,
  type Logged,
  type Match,
  placeIn,
  type Seat,
  type Strip,
} from '@tallyho/engine'
import type { Plan } from '@tallyho/kit/manners.ts'
import type { Mind } from '../../mind/mind.ts'
import { scenarioIn, seatWords } from '../../seats.ts'
import type { LeftOff } from '../film/useFilm.ts'
import { Dealer } from './dealer.ts'
import { Gestures } from './gestures.ts'
import { goingOn, type Item, litBy } from './items.ts'
import type { DealerParts, Orders } from './parts.ts'
import { leftAt, stretchStart } from './recall.ts'
import { NOT_YET, type Seating, type Shown, shownOf } from './shown.ts'
import { hasDecided } from './thoughts.ts'

export interface SessionParts<S> extends DealerParts<S> {
  /** Another tab has the game: look, but do not touch. */
  readonly locked?: boolean
  /** Called after every answer, undo and redo. */
  save?(): void
  /** Answers that were given by one click each before the game was left. */
  readonly gestures?: Stretches | undefined
  /** So many notes had been shown when the game was left in the middle of its film. */
  readonly seen?: number | undefined
  /** Called when the film has gone on. */
  mark?(): void
  /**
   * What falls when the table is opened, before anybody acts: nothing of it is written yet, so it must fall the same
   * however often the table is opened.
   */
  readonly first?: ChanceSource
  /** Who thinks questions through beside the page, if anybody does. */
  readonly mind?: Mind
  /** Whether odds are wanted when the table is opened, and what to do when that changes. */
  odds?(): boolean
  keepOdds?(on: boolean): void
  /** Milliseconds the machine waits before it answers in a seat of its own. */
  delay?(): number
}

/** So many of the last answers can be looked at again where no film of them is left. */
const LATELY = 40

/** What a table sees of one game: from whose seat, what is shown now, and who is told when that changes. */
export abstract class Screen<S> {
  shown: Shown<S>
  readonly module: GameModule<S>
  protected readonly dealer: Dealer<S>
  protected locked: boolean
  /** Who sits in front of the screen, if that is known. */
  protected seated: Seat | undefined
  /** The board as it was shown last, without a move that is half made. */
  protected seen: S
  /** How many answers there were when somebody came back to this game. */
  private readonly opened: number | undefined
  /** What happens at the very beginning of a game, before anybody is asked. */
  private readonly opening: Strip<S> | undefined
  /** How many answers there were when somebody at this screen was known to have decided something. */
  private decidedAt: number | undefined
  /** How many notes have been shown; undefined once all of them have. */
  private sawUpTo: number | undefined
  protected readonly gestures: Gestures
  private readonly listeners = new Set<() => void>()

  constructor(protected readonly parts: SessionParts<S>) {
    this.module = parts.module
    this.dealer = new Dealer(parts)
    this.gestures = new Gestures(parts.gestures)
    const { persons } = this.dealer
    this.seated = persons.length === 1 ? persons[0] : undefined
    this.locked = parts.locked ?? false
    this.sawUpTo = parts.seen
    this.seen = copy(this.module.game.view(this.match.state, this.person))
    const played = this.match.journal.length > 0
    const before = this.seen
    const goOn = () => this.dealer.goOn(parts.first)
    // What a lesson begins with has happened.
    if (parts.guide) goOn()
    const frames = this.locked || parts.guide ? [] : this.filmed(goOn)
    this.opening = played || frames.length === 0 ? undefined : { before, frames }
    this.shown = this.look(frames)
    this.seen = this.shown.state
    this.opened = played ? this.shown.answers : undefined
  }

  get match(): Match<S> {
    return this.dealer.match
  }

  get seating(): Seating {
    return this.dealer.seating
  }

  get ownDice(): boolean {
    return this.dealer.ownDice
  }

  get orders(): Orders {
    return this.dealer.orders
  }

  /** Answers that the machine or the staff gave for a person. */
  get byMachine(): Stretches {
    return this.dealer.hands.upTo(this.match.journal.length)
  }

  /** Answers that were given by one click each, the last of them. */
  get together(): Stretches {
    return this.gestures.kept(this.match.journal.length)
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly snapshot = (): Shown<S> => this.shown

  /** Several people share this screen. */
  get shared(): boolean {
    return this.dealer.persons.length > 1
  }

  /** Who is asked, in words, where that could be somebody else. */
  get asker(): string | undefined {
    const { shared, module, match, shown } = this
    return shared ? seatWords(module, scenarioIn(module, match.setup), shown.seat) : undefined
  }

  /** Nothing has been answered since the game was opened again, and there is something to tell. */
  get cameBack(): boolean {
    const { answers, curtain, over, running } = this.shown
    return answers === this.opened && !curtain && !over && !running
  }

  /** The last stretch of the game, to be shown again. */
  recalled(holds: readonly string[] = []): Strip<S> {
    const { match, shown } = this
    const { length } = match.journal
    return filmAgain(match, shown.seat, stretchStart(match.notes, holds, length), length)
  }

  /** The stretch that was still being shown when the game was left, and how much of it had been seen; in a new game its opening. */
  leftOff(): LeftOff<S> | undefined {
    const { match, shown, sawUpTo, opening } = this
    if (opening && !shown.curtain) return { strip: opening, seen: sawUpTo ?? 0 }
    const { length } = match.journal
    const from =
      sawUpTo === undefined || shown.over || shown.curtain ? undefined : leftAt(match.notes, sawUpTo, length)
    if (from === undefined || sawUpTo === undefined) return undefined
    const strip = filmAgain(match, shown.seat, from, length)
    return { strip, seen: sawUpTo - (match.notes.length - strip.frames.length) }
  }

  /** From a note of the log on to where the game is, to be looked at again. */
  lookBack(note: Logged): LeftOff<S> {
    const { match, shown } = this
    const strip = filmAgain(match, shown.seat, Math.max(0, note.at - 1), match.journal.length)
    return { strip, seen: strip.frames.findIndex(frame => frame.note === note) }
  }

  /** The last stretch of the game, to be wound back into. */
  lately(): Strip<S> {
    const { match, shown } = this
    const { length } = match.journal
    return filmAgain(match, shown.seat, Math.max(0, length - LATELY), length)
  }

  /** So many notes have been shown; all of them, where no number is said. */
  saw(notes: number | undefined): void {
    if (this.locked || notes === this.sawUpTo) return
    this.sawUpTo = notes
    this.parts.mark?.()
  }

  /** How far the film has been seen, if not to its end. */
  get seenSoFar(): number | undefined {
    return this.match.over ? undefined : this.sawUpTo
  }

  /** The questions of a plan. */
  get staffAsks(): readonly string[] {
    return this.parts.manners?.staff ?? []
  }

  /** The plan that the question on the screen belongs to. */
  get plan(): Plan | undefined {
    const { question, changing, state } = this.shown
    if (question?.kind !== 'choice' || changing !== undefined || this.shown.lesson) return undefined
    return this.parts.manners?.plan?.(state, question)
  }

  leave(): void {
    this.listeners.clear()
  }

  protected publish(change: Partial<Shown<S>>): void {
    this.shown = { ...this.shown, ...change }
    for (const listener of this.listeners) listener()
  }

  /** What happens, frame by frame; a machine that plays to the end is not filmed, but in a short game. */
  protected filmed(act: () => void): readonly Frame<S>[] {
    if (!this.dealer.running || this.dealer.showsRun)
      return film(this.match, this.shown?.seat ?? this.person, this.seen, act)
    act()
    return []
  }

  protected get noUndo(): string | undefined {
    return this.isDecided ? this.dealer.noUndo : NOT_YET
  }

  /** Somebody at this screen has decided something: what went without asking was none of his. */
  private get isDecided(): boolean {
    const { match, parts, dealer } = this
    const { length } = match.journal
    if (this.decidedAt !== undefined && length >= this.decidedAt) return true
    // Orders that the game begins with stand even where everything is asked.
    const orders = parts.manners?.orders
    const manners = parts.asksAll?.() === false ? parts.manners : { ...(orders && { orders }) }
    const decided = dealer.persons.some(seat => hasDecided(match, seat, manners))
    this.decidedAt = decided ? length : undefined
    return decided
  }

  protected look(frames: readonly Frame<S>[] = []): Shown<S> {
    const { match, module, locked, dealer } = this
    const { rolls, running } = dealer
    const { noUndo } = this
    const showsRun = running && dealer.showsRun
    const choice = dealer.asked()
    const seat = choice?.seat ?? this.shown?.seat ?? this.person
    const curtain = choice !== undefined && choice.seat !== this.seated && this.hides(choice.seat)
    const side = { seat, curtain, noUndo, running, showsRun, locked, rolls, frames }
    const shown = shownOf(module, match, choice, this.seen, side, this.parts.manners, this.gestures.all)
    return { ...shown, ...this.inLesson(shown) }
  }

  /** In a lesson that is offered which it goes on with: the longest way as one answer, rather than its first steps. */
  private inLesson({ items, rolls, question }: Shown<S>): Partial<Shown<S>> {
    const { guide, match } = this.dealer
    const place = guide && placeIn(guide, match.journal)
    if (!place) return {}
    const { cue } = place
    const lesson = { step: place.step, slip: place.slip, over: cue === undefined }
    // What comes after it is asked when it has been left.
    if (!cue) return { lesson, thoughts: [], items: [], lit: litBy([]) }
    if (cue?.by !== 'player' || rolls) return { lesson, thoughts: [] }
    const wanted = items.filter(({ id, ids = [id] }) => goesOnWith(guide, match.journal, ids))
    const steps = ({ ids }: Item) => ids?.length ?? 1
    const most = Math.max(...wanted.map(steps))
    const offered = goingOn(wanted.filter(item => steps(item) === most))
    // What a board draws of the answers is drawn of these alone, with their keys.
    const asked =
      question?.kind === 'choice'
        ? { ...question, options: question.options.filter(({ id }) => cue.takes.includes(id)) }
        : question
    return {
      lesson,
      question: asked,
      pause: asked,
      items: offered,
      lit: litBy(offered),
      folds: false,
      thoughts: [],
    }
  }

  /** The lesson that this game is, as long as it is followed. */
  get guide(): Guide<S> | undefined {
    return this.dealer.guide
  }

  /** Something that the others at this screen must not see: a secret choice, or a board that looks different from each seat. */
  private hides(seat: Seat): boolean {
    const { pause, state } = this.match
    return this.shared && (pause?.kind === 'together' || this.module.game.view(state, seat) !== state)
  }

  /** Who sits here, if nobody is asked. */
  private get person(): Seat {
    return this.dealer.persons[0] ?? (this.module.game.seats[0] as Seat)
  }
}
