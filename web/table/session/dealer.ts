import {
  answerOf,
  beginningOf,
  type Chance,
  type ChanceSource,
  type Choice,
  type Cue,
  type Entry,
  follow,
  type Guide,
  type Match,
  type Option,
  placeIn,
  type Random,
  type Seat,
  unforeseen,
  waitsForPlayer,
} from '@tallyho/engine'
import { BY_MACHINE } from '@tallyho/kit/manners.ts'
import { decidesSomething, fallsAlone } from './dice.ts'
import { Hands } from './hands.ts'
import { onlyEnd } from './items.ts'
import { machineChoice, whims } from './machine.ts'
import type { DealerParts, Orders } from './parts.ts'
import { type Seating, whyNoUndo } from './shown.ts'
import { Wishes } from './wishes.ts'

/** Sees to it that the game goes on between two decisions: lets chance fall, keeps standing orders, moves the machine. */
export class Dealer<S> {
  match: Match<S>
  seating: Seating
  ownDice: boolean
  orders: Orders
  /** As long as the player follows it. */
  guide: Guide<S> | undefined
  /** The machine plays on by itself, for everybody. */
  running = false
  /** What it plays by itself is shown, fast. */
  showsRun = false
  /** The note up to which it plays, and how many there were before; else to the end. */
  private until: { readonly what: string; readonly from: number } | undefined
  readonly chance: ChanceSource
  /** Where pieces were sent while others are still asked for. */
  readonly wishes: Wishes
  readonly hands: Hands
  private readonly numbers: Random
  /** It had come to its end when the table was opened, and stays as it was played. */
  private readonly wasOver: boolean

  constructor(private readonly parts: DealerParts<S>) {
    this.wishes = new Wishes(parts.manners ?? {})
    this.hands = new Hands(parts.byMachine)
    this.match = parts.match
    this.wasOver = parts.match.over && !parts.mayReopen
    this.seating = parts.seating
    this.ownDice = parts.ownDice
    this.orders = parts.orders ?? {}
    this.guide = parts.guide
    const free = parts.chance ?? unforeseen()
    this.chance = pause => this.laid(pause) ?? free(pause)
    this.numbers = parts.numbers ?? whims()
  }

  /** What the lesson goes on with, now or after these answers. */
  cue(match = this.match, ids: readonly string[] = []): Cue<S> | undefined {
    return this.guide && placeIn(this.guide, [...match.journal, ...ids.map(id => ({ id }))])?.cue
  }

  /** The rest of a move that the lesson makes by itself, after these answers of it. */
  givenAfter(ids: readonly string[]): string | undefined {
    const cue = this.cue(this.match, ids)
    return cue?.by === 'lesson' ? cue.takes[0] : undefined
  }

  /** In a lesson dice and cards are laid out beforehand. */
  private laid(pause: Chance): number | undefined {
    const cue = this.cue()
    const answer = cue?.by === 'chance' ? answerOf(pause, cue.takes[0] ?? '') : undefined
    return typeof answer === 'number' ? answer : undefined
  }

  /** What somebody else than the player answers in a lesson. */
  private lessonGoesOn(): boolean {
    const cue = this.cue()
    if (cue?.by !== 'lesson') return false
    this.hands.machine(this.match.journal.length)
    follow(this.match, cue.takes[0] ?? '')
    return true
  }

  get persons(): readonly Seat[] {
    const { parts, seating } = this
    return parts.module.game.seats.filter(seat => (seating[seat] ?? 'person') === 'person')
  }

  /** The machine plays on, up to the next note of this kind or to the end. */
  run(what: string | undefined): void {
    this.running = true
    this.showsRun = this.parts.manners?.showsRun === true && this.persons.length > 0
    this.wishes.clear()
    this.until = what === undefined ? undefined : { what, from: this.match.notes.length }
  }

  /** What the machine was to play up to has happened. */
  get isThere(): boolean {
    const { until, match } = this
    return until !== undefined && match.notes.slice(until.from).some(({ what }) => what === until.what)
  }

  /** The question that a person at this screen has to answer now. */
  asked(): Choice | undefined {
    for (const seat of this.persons) {
      const choice = this.match.asked(seat)
      if (choice) return choice
    }
    return undefined
  }

  /** After an answer: chance falls, and questions with a standing order are answered. */
  goOn(by = this.chance): void {
    this.settle(by)
    while (this.lessonGoesOn()) this.settle()
    for (let order = this.ordered(); order; order = this.ordered()) {
      this.hands.give(this.match.journal.length, !order.isOwn)
      this.match.choose(order.choice.seat, order.id)
      this.wishes.drop(order.choice)
      this.settle()
    }
  }

  /** The dice lie ready, and fall when the player presses. */
  get rolls(): boolean {
    return this.match.pause?.kind === 'chance' && !this.ownDice && !this.running
  }

  /** Lets everything fall up to the next decision, to dice that wait for a press of their own, or to the end of a lesson. */
  rollAll(by = this.chance): void {
    if (!this.mayFall) return
    let { pause } = this.match
    do {
      this.match.settle(by)
      pause = this.match.pause
    } while (pause?.kind === 'chance' && this.mayFall && !this.isThrown && !this.isPressed(pause))
  }

  /** Dice that decide something: the player sees their odds, then presses. */
  private isPressed(chance: Chance, state = this.match.state): boolean {
    const { manners = {}, press } = this.parts
    if (this.guide || this.running || press?.() !== true) return false
    return decidesSomething(manners, this.persons, state, chance)
  }

  private fallsAlone(chance: Chance, state = this.match.state): boolean {
    return fallsAlone(this.parts.manners ?? {}, this.persons, state, chance)
  }

  /**
   * Chance falls, unless the player rolls himself, or has just decided something else than to roll and may press first. What
   * the machine's decision rolls falls by itself.
   */
  private settle(by = this.chance): void {
    if (this.match.pause?.kind !== 'chance') return
    if (this.running || (!this.ownDice && !this.awaitsPress())) this.rollAll(by)
  }

  /** Dice that belong to the answer that was just given: nobody presses for them. */
  settleOwn(): void {
    if (this.match.journal.at(-1)?.rolls) this.settle()
  }

  /** A lesson ends where its script does: what falls after it belongs to the game that may follow. */
  private get mayFall(): boolean {
    return this.guide === undefined || this.cue()?.by === 'chance'
  }

  /** In a lesson: dice that the player throws himself. */
  private get isThrown(): boolean {
    const cue = this.cue()
    return cue !== undefined && waitsForPlayer(cue)
  }

  private awaitsPress(): boolean {
    const { pause, journal } = this.match
    if (this.guide && journal.length < beginningOf(this.guide)) return false
    if (pause?.kind !== 'chance') return false
    if (this.isThrown || this.isPressed(pause)) return true
    if (this.fallsAlone(pause)) return false
    const last = journal.at(-1)
    if (!last) return (this.parts.beginsAtRest && this.parts.press?.()) ?? false
    const isMine = last.seat !== undefined && this.persons.includes(last.seat)
    return isMine && !last.rolls && (this.parts.press?.() ?? false)
  }

  /** Whether the dice that follow this answer fall with it. */
  fallsWith({ rolls }: Option, chance: Chance, state: S): boolean {
    if (this.ownDice || this.isPressed(chance, state)) return false
    return rolls === true || this.parts.press?.() !== true || this.fallsAlone(chance, state)
  }

  /**
   * Where a piece was sent already, the standing order for what is asked now, what goes without asking, or 'done' where
   * nothing but rare answers is left to do.
   */
  private ordered():
    | {
        readonly choice: Choice
        readonly id: string
        /** The player has said so, here or once and for all. */
        readonly isOwn: boolean
      }
    | undefined {
    // A lesson that is over answers nothing: what comes after it belongs to the game that may follow.
    const choice = this.running || this.guide ? undefined : this.asked()
    if (!choice) return undefined
    const { seat, ask, options } = choice
    const order = this.wishes.answerTo(choice) ?? this.orders[ask]?.id
    const id = order === BY_MACHINE ? this.machineId(seat) : order
    if (id !== undefined && options.some(option => option.id === id))
      return { choice, id, isOwn: order !== BY_MACHINE }
    if (this.parts.asksAll?.() !== false) return undefined
    const plain = this.parts.manners?.unasked?.(this.match.game.view(this.match.state, seat), choice)
    if (plain !== undefined) return { choice, id: plain, isOwn: false }
    const none = onlyEnd(options)
    return none ? { choice, id: none.id, isOwn: false } : undefined
  }

  /** Whose decision can be taken back. A game that is over stays as it was played; in practice once the page is closed. */
  undoSeat(): Seat | undefined {
    if (this.match.over && (this.wasOver || !this.match.practice)) return undefined
    const { persons, match } = this
    // Nobody takes back what the other person has answered, not even in practice.
    const point = (seat: Seat) => (persons.length > 1 ? match.revisable(seat).at(-1) : match.undoPoint(seat))
    const first = this.guide ? beginningOf(this.guide) : 0
    return persons.find(seat => (point(seat) ?? -1) >= first)
  }

  /** Why the last decision cannot be taken back; undefined if it can. */
  get noUndo(): string | undefined {
    return this.undoSeat() === undefined ? whyNoUndo(this.match, this.persons) : undefined
  }

  /** One decision back, and over those that a standing order would only give again. Returns how many steps that were. */
  undo(): number {
    let steps = 0
    let seat = this.undoSeat()
    while (seat !== undefined) {
      this.match.undo(seat)
      steps++
      seat = this.ordered() || this.cue()?.by === 'lesson' ? this.undoSeat() : undefined
    }
    return steps
  }

  /** A seat of the machine's that is asked something. */
  get machineSeat(): Seat | undefined {
    const { parts, seating, match } = this
    return parts.module.game.seats.find(seat => (seating[seat] ?? 'person') !== 'person' && match.asked(seat))
  }

  /** The machine answers in a seat of its own. */
  machineMove(): void {
    const seat = this.machineSeat
    if (seat === undefined) return
    const level = this.seating[seat] === 'cadet' ? 'cadet' : 'regular'
    const id = machineChoice(this.parts.module, this.match, seat, this.numbers, level)
    if (id !== undefined) this.match.choose(seat, id)
  }

  /** The machine answers the next question, whosever it is. */
  machineAnswer(barred?: ReadonlySet<string>): void {
    this.match.settleAll(this.chance)
    // The dice may have brought what it was to play on to.
    if (this.running && this.isThere) return
    const seat = this.parts.module.game.seats.find(one => this.match.asked(one))
    if (seat !== undefined) this.moveFor(seat, barred)
    if (this.running) this.match.settleAll(this.chance)
  }

  /** What the machine would answer in this seat. */
  machineId(seat: Seat, match: Match<S> = this.match, barred?: ReadonlySet<string>): string | undefined {
    const cue = this.cue(match)
    if (cue?.by === 'player') return cue.takes[0]
    return machineChoice(this.parts.module, match, seat, this.numbers, 'regular', barred)
  }

  private moveFor(seat: Seat, barred?: ReadonlySet<string>): void {
    const id = this.machineId(seat, this.match, barred)
    if (id === undefined) return
    const { journal } = this.match
    const { persons } = this
    const isPersons = ({ kind, seat }: Entry) => kind !== 'chance' && (!seat || persons.includes(seat))
    if (persons.includes(seat)) this.hands.machine(journal.length, journal.findLastIndex(isPersons) + 1)
    this.match.choose(seat, id)
  }
}
