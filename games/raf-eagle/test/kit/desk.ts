import { type Choice, fair, type Game, Match, type Ref, random, type Step } from '@tallyho/engine'
import { type Gesture, laidIn, pieceOf, put } from '../../board/desk/moves.ts'
import { type Order, type Sheet, sheetOf } from '../../board/desk/plan.ts'
import { LUFTWAFFE } from '../../rules/02-terms.ts'
import { begin } from '../../rules/03-set-up.ts'
import { result } from '../../rules/16-victory.ts'
import { STEPS } from '../../sequence.ts'
import type { Campaign } from '../../state.ts'
import { PROOF_PACK } from './charts.ts'

/** A desk that plans are laid on in a match, as the table does it. */

/** As much of the game as a plan is made with. */
const game = {
  title: 'RAF: Eagle',
  seats: [LUFTWAFFE],
  begin,
  first: 'set-up',
  steps: STEPS,
  view: (campaign: Campaign) => campaign,
  result,
} as unknown as Game<Campaign>

export class DeskPlayer {
  readonly match: Match<Campaign>
  readonly numbers: (below: number) => number

  constructor(match: Match<Campaign>, seed = 1) {
    this.match = match
    this.numbers = random(seed)
  }

  /** A game from its beginning. */
  static begins(scenario: string, options: Readonly<Record<string, boolean>>, seed: number): DeskPlayer {
    return new DeskPlayer(new Match(game, { scenario, pack: PROOF_PACK, options }), seed)
  }

  /** A table as it stands, at the beginning of a step. */
  static at(campaign: Campaign, step: Step = 'targets'): DeskPlayer {
    const { scenario } = campaign
    const base = { at: 0, step, state: campaign }
    const player = new DeskPlayer(new Match(game, { scenario, pack: PROOF_PACK, options: {} }, base))
    player.match.settleAll(fair(player.numbers))
    return player
  }

  get ask(): string | undefined {
    return this.match.asked(LUFTWAFFE)?.ask
  }

  get state(): Campaign {
    return this.match.state
  }

  get sheet(): Sheet {
    const { match } = this
    const choice = match.asked(LUFTWAFFE)
    const sheet =
      choice &&
      sheetOf(match.state, choice, {
        made: () => match.decisionsFrom(match.revisable(LUFTWAFFE)[0] ?? match.journal.length),
        optionsAt: at => match.optionsAt(at),
      })
    if (!sheet) throw new Error(`Nothing is planned at ${choice?.ask}`)
    return sheet
  }

  /** The question that the rules wait at. */
  get choice(): Choice {
    const choice = this.match.asked(LUFTWAFFE)
    if (!choice) throw new Error('Nobody is asked')
    return choice
  }

  /** What has been answered so far: `12@0 done I/KG1>12`. */
  get answers(): string {
    return this.sheet.made.map(({ option }) => option.id).join(' ')
  }

  /** Plays at random until one of these is asked; false if it never is again. */
  to(...asks: readonly string[]): boolean {
    const dice = fair(this.numbers)
    for (;;) {
      this.match.settleAll(dice)
      const choice = this.match.asked(LUFTWAFFE)
      if (!choice) return false
      if (asks.includes(choice.ask)) return true
      this.match.play(this.numbers(choice.options.length))
    }
  }

  /** Puts pieces down, by the names of their refs: `lay('gruppe:I/KG1', 'card:12')`. */
  lay(pieces: Ref | readonly Ref[], place: Ref): Gesture {
    const gesture = put(this.sheet, typeof pieces === 'string' ? [pieces] : pieces, place)
    this.give(gesture)
    return gesture
  }

  /** Returns how many later answers went without being told. */
  give({ edit }: Pick<Gesture, 'edit'>): number {
    if (!edit) return 0
    if (edit.at !== undefined) return this.match.splice(LUFTWAFFE, edit.at, edit.gone, edit.ids)
    for (const id of edit.ids) this.match.choose(LUFTWAFFE, id)
    return 0
  }

  one<T>(list: readonly T[]): T | undefined {
    return list[this.numbers(list.length)]
  }
}

/** The order by which a piece lies on the desk. */
export function lies(sheet: Sheet, piece: Ref): Order | undefined {
  return laidIn(sheet.orders).find(order => pieceOf(order) === piece)
}
