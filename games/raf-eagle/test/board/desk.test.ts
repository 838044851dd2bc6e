import { fair, type Game, Match, type Option, type Ref, Refused, random, refTo } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import { goalsOf, homeOf, laidIn, movable, pieceOf, placeOf, put, roomOn } from '../../board/desk/moves.ts'
import { answersOf, editTo, isPlanAsk, PLAN, rehearse, type Sheet, sheetOf } from '../../board/desk/plan.ts'
import type { ScenarioId } from '../../pack/types.ts'
import { LUFTWAFFE } from '../../rules/02-terms.ts'
import { ADVANCED, begin, NIGHT } from '../../rules/03-set-up.ts'
import { result } from '../../rules/16-victory.ts'
import { STEPS } from '../../sequence.ts'
import type { Campaign } from '../../state.ts'
import { PROOF_PACK } from '../kit/charts.ts'

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

const RULES = [
  { scenario: 'prelude', night: false, advanced: false },
  { scenario: 'hardest-days', night: true, advanced: false },
  { scenario: 'thin-blue-line', night: false, advanced: true },
  { scenario: 'battle-of-britain', night: true, advanced: true },
] as const

/** One match with a hand that plays it at random, up to where somebody decides. */
class Player {
  readonly match: Match<Campaign>
  readonly numbers: (below: number) => number

  constructor(
    rules: { readonly scenario: ScenarioId; readonly night: boolean; readonly advanced: boolean },
    seed: number,
  ) {
    const { scenario, night, advanced } = rules
    const options = { [NIGHT]: night, [ADVANCED]: advanced }
    this.numbers = random(seed)
    this.match = new Match(game, { scenario, pack: PROOF_PACK, options })
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

  get ask(): string | undefined {
    return this.match.asked(LUFTWAFFE)?.ask
  }

  get sheet(): Sheet {
    return sheetIn(this.match)
  }

  get state(): Campaign {
    return this.match.state
  }

  one<T>(list: readonly T[]): T | undefined {
    return list[this.numbers(list.length)]
  }

  lay(held: readonly Ref[], place: Ref): ReturnType<typeof put> {
    const gesture = put(this.sheet, held, place)
    give(this.match, gesture)
    return gesture
  }
}

function sheetIn(match: Match<Campaign>): Sheet {
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

/** As the table does it; returns how many later answers went. */
function give(match: Match<Campaign>, { edit }: ReturnType<typeof put>): number {
  if (!edit) return 0
  if (edit.at !== undefined) return match.splice(LUFTWAFFE, edit.at, edit.gone, edit.ids)
  for (const id of edit.ids) match.choose(LUFTWAFFE, id)
  return 0
}

/** Where a piece lies by the plan: undefined if it is at home. */
const lies = (sheet: Sheet, piece: Ref) => laidIn(sheet.orders).find(order => pieceOf(order) === piece)
const lyingAt = (sheet: Sheet, piece: Ref) => {
  const order = lies(sheet, piece)
  return order && placeOf(order)
}

describe.each(RULES)('a desk of $scenario, night $night, advanced $advanced', rules => {
  test('whatever is picked up goes where it is said to go, and nothing else moves unless it is told', () => {
    let gestures = 0
    for (let seed = 1; seed <= 4; seed++) {
      const player = new Player(rules, seed)
      if (!player.to('plan-raid')) continue
      for (let i = 0; i < 60 && isPlanAsk(player.ask ?? ''); i++) {
        const before = player.sheet
        const piece = player.one([...movable(before, rehearse(before, before.orders))])
        if (piece === undefined) break
        const place = player.one([...goalsOf(before, [piece])])
        if (place === undefined) continue
        const { edit, lost, stuck } = put(before, [piece], place)
        if (stuck) {
          expect(edit).toBeUndefined()
          continue
        }
        expect(give(player.match, { edit, lost, stuck, board: before.bare })).toBe(0)
        const after = player.sheet
        expect(lyingAt(after, piece)).toBe(place === homeOf(before.bare, piece) ? undefined : place)
        for (const order of laidIn(before.orders)) {
          const other = pieceOf(order)
          const onIt = piece === refTo('card', order.card) && place === homeOf(before.bare, piece)
          if (other !== piece && !onIt && !lost.includes(other)) expect(lies(after, other)?.id).toBe(order.id)
        }
        gestures++
      }
    }
    expect(gestures).toBeGreaterThan(50)
  })

  test('every answer to the question that is asked can be given by laying a piece', () => {
    let answers = 0
    for (let seed = 11; seed <= 13; seed++) {
      const player = new Player(rules, seed)
      for (let i = 0; i < 12 && player.to(...PLAN); i++) {
        const { sheet, match } = player
        const options = match.asked(LUFTWAFFE)?.options ?? []
        for (const option of some(player, options)) {
          const order = option as Parameters<typeof pieceOf>[0]
          expect([...goalsOf(sheet, [pieceOf(order)])]).toContain(placeOf(order))
          const fork = match.fork()
          give(fork, put(sheet, [pieceOf(order)], placeOf(order)))
          expect(sheetIn(fork).made.map(made => made.option.id)).toContain(option.id)
          answers++
        }
        match.play(player.numbers(options.length))
      }
    }
    expect(answers).toBeGreaterThan(30)
  })

  test('a plan laid in any order is a plan that the rules could have been told in theirs', () => {
    for (let seed = 21; seed <= 23; seed++) {
      const player = new Player(rules, seed)
      if (!player.to('plan-raid')) continue
      const begun = player.match.journal.length
      for (let i = 0; i < 30; i++) {
        const { sheet } = player
        const piece = player.one([...movable(sheet, rehearse(sheet, sheet.orders))])
        const place = piece && player.one([...goalsOf(sheet, [piece])])
        if (piece && place) player.lay([piece], place)
      }
      const told = player.match.fork(begun)
      for (const { option } of player.sheet.made) told.choose(LUFTWAFFE, option.id)
      expect(told.state).toEqual(player.state)
    }
  })

  test('the board with nothing on it, planned again, is the board', () => {
    const player = new Player(rules, 5)
    for (let i = 0; i < 40 && player.to(...PLAN); i++) {
      const { sheet, state } = player
      const { kept, board, offers } = rehearse(sheet, sheet.orders)
      expect(kept).toEqual(sheet.orders)
      expect(board.gruppen).toEqual(state.gruppen)
      expect(board.plan).toEqual(state.plan)
      const asked = player.match.asked(LUFTWAFFE)
      if (asked && isPlanAsk(asked.ask)) expect(offers[asked.ask]).toEqual(asked.options)
      player.match.play(player.numbers(asked?.options.length ?? 1))
    }
  })
})

/** Up to five of them that lay something. */
function some(player: Player, options: readonly Option[]): readonly Option[] {
  const laying = options.filter(({ ends }) => !ends)
  return Array.from({ length: Math.min(5, laying.length) }, () => player.one(laying) as Option)
}
