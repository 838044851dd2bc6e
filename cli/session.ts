import { type Players, seenBy } from '@tallyho/bots'
import {
  type ChanceSource,
  type Choice,
  type GameModule,
  type Match,
  type Pause,
  type Random,
  Refused,
  recordOf,
  type Seat,
} from '@tallyho/engine'
import { withPack, writeCrash } from './crash.ts'
import { writeText } from './files.ts'
import { print, printResult, printText } from './print.ts'
import type { Terminal } from './terminal.ts'

export interface Terms<S> {
  readonly bots: Players<S>
  readonly terminal: Terminal
  /** Undefined: the player types in what his own dice say. */
  readonly chance: ChanceSource | undefined
  /** What bots and hints draw their own choices from. */
  readonly random: Random
  readonly save: string | undefined
  readonly pack: unknown
}

const HELP = `  a number or id   take that option
  u  take back     r  do again     h  hint     v  the board as data
  s [FILE]  save   q  quit         ?  this help`

/** One game played at a terminal: prints what happens, asks whoever is not a bot. */
export class Session<S> {
  private told = 0
  private step = ''
  private hasQuit = false

  constructor(
    private readonly module: GameModule<S>,
    private readonly match: Match<S>,
    private readonly terms: Terms<S>,
  ) {}

  async play(): Promise<void> {
    const { match, module, terms } = this
    while (match.pause && !this.hasQuit) {
      this.tell()
      await this.advance(match.pause)
    }
    this.tell()
    const { result } = match
    if (match.over && result) printResult(module.words, result)
    if (terms.save !== undefined) this.save(terms.save)
  }

  /** Notes written since the last time. */
  private tell(): void {
    const { match, module } = this
    for (const note of match.notes.slice(this.told)) print(`  ${module.words.note(note)} [${note.rule}]`)
    this.told = match.notes.length
    if (match.step !== this.step) print(`- ${module.words.step(match.step)}`)
    this.step = match.step
  }

  private async advance(pause: Pause): Promise<void> {
    const { match, terms } = this
    if (pause.kind === 'chance') {
      if (terms.chance) this.guard(() => match.settle(terms.chance as ChanceSource))
      else await this.ask(undefined, pause, pause.outcomes, id => match.settle(id))
      return
    }
    const seat = match.game.seats.find(each => match.asked(each))
    const choice = seat === undefined ? undefined : match.asked(seat)
    if (seat === undefined || !choice) throw new Error('A question is asked of nobody')
    const bot = terms.bots[seat]
    if (!bot) await this.ask(seat, choice, choice.options, id => match.choose(seat, id))
    else this.guard(() => match.choose(seat, this.thought(seat, choice, bot)))
  }

  private thought(seat: Seat, choice: Choice, bot: Players<S>[Seat]): string {
    const seen = seenBy(this.match, seat, this.terms.random)
    return (seen && choice.options[bot(seen)]?.id) ?? ''
  }

  private async ask(
    seat: Seat | undefined,
    pause: Exclude<Pause, { kind: 'together' }>,
    items: readonly { readonly id: string }[],
    take: (id: string) => void,
  ): Promise<void> {
    const { match, module, terms } = this
    const board = seat === undefined ? match.state : match.game.view(match.state, seat)
    print(module.words.pause(board, pause))
    if (pause.kind === 'choice') for (const line of module.words.stakes(board, pause)) print(line)
    for (let i = 0; i < items.length; i++)
      print(`${String(i + 1).padStart(4)}  ${module.words.answer(board, pause, i)}`)
    const { length } = match.journal
    while (match.journal.length === length && (seat === undefined || match.asked(seat) === pause)) {
      const line = await terms.terminal.ask(`${seat ?? 'dice'}> `)
      if (line === undefined) print('No more answers: the game stops here.')
      if (line === undefined || line === 'q') {
        this.hasQuit = true
        return
      }
      const item = /^\d+$/.test(line) ? items[Number(line) - 1] : items.find(({ id }) => id === line)
      if (item) this.guard(() => take(item.id))
      else this.obey(line, seat, pause)
    }
  }

  /** A command that is no answer. */
  private obey(line: string, seat: Seat | undefined, pause: Exclude<Pause, { kind: 'together' }>): void {
    const [, command, file] = /^(\S*)\s*(.*)$/.exec(line) ?? []
    if (command === '?') printText(HELP)
    else if (command === 'u') this.tryTo(() => this.undo())
    else if (command === 'r') this.tryTo(() => this.match.redo())
    else if (command === 's') this.tryTo(() => this.save(file || this.terms.save))
    else if (command === 'v') print(JSON.stringify(this.match.game.view(this.match.state, seat ?? '')))
    else if (command === 'h' && seat !== undefined && pause.kind === 'choice') this.hint(seat, pause)
    else print('That is not one of the answers. Type a number from the list, or ? for help.')
  }

  private hint(seat: Seat, choice: Choice): void {
    const { match, module } = this
    const id = this.thought(seat, choice, module.heuristic)
    const i = choice.options.findIndex(option => option.id === id)
    print(`Hint: ${i + 1}  ${module.words.answer(match.game.view(match.state, seat), choice, i)}`)
  }

  /** Takes back the last decision of a person at this terminal. */
  private undo(): void {
    const { match, terms } = this
    const people = match.game.seats.filter(seat => !terms.bots[seat])
    const seat = people.find(each => match.undoPoint(each) !== undefined) ?? people[0]
    match.undo(seat ?? '')
    this.told = Math.min(this.told, match.notes.length)
  }

  private save(file: string | undefined): void {
    if (file === undefined) throw new Refused('Where to? Type s and the name of a file.')
    writeText(file, `${JSON.stringify(withPack(recordOf(this.match), this.terms.pack))}\n`)
    print(`Saved in ${file}.`)
  }

  private tryTo(act: () => void): void {
    try {
      act()
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      print(error.message)
    }
  }

  /** A rule that crashes leaves a file behind that reproduces it. */
  private guard(act: () => void): void {
    try {
      act()
    } catch (error) {
      if (error instanceof Refused) throw error
      const message = error instanceof Error ? error.message : String(error)
      const { match, terms } = this
      const record = withPack(recordOf(match), terms.pack)
      const file = writeCrash('crashes', `${match.game.id}-play`, record, { message })
      print(`This game is kept in ${file}: 'tallyho replay ${file}' shows the crash again.`)
      throw error
    }
  }
}
