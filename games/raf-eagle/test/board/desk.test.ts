import { type Option, refTo } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import { goalsOf, homeOf, laidIn, movable, pieceOf, placeOf, put } from '../../board/desk/moves.ts'
import { isPlanAsk, type Order, PLAN, rehearse } from '../../board/desk/plan.ts'
import { laidAt } from '../../board/desk/survey.ts'
import { LUFTWAFFE } from '../../rules/02-terms.ts'
import { ADVANCED, NIGHT } from '../../rules/03-set-up.ts'
import { DeskPlayer, lies } from '../kit/desk.ts'

const RULES = [
  { scenario: 'prelude', night: false, advanced: false },
  { scenario: 'hardest-days', night: true, advanced: false },
  { scenario: 'thin-blue-line', night: false, advanced: true },
  { scenario: 'battle-of-britain', night: true, advanced: true },
] as const

describe.each(RULES)(
  'a desk of $scenario, night $night, advanced $advanced',
  ({ scenario, night, advanced }) => {
    const begins = (seed: number) =>
      DeskPlayer.begins(scenario, { [NIGHT]: night, [ADVANCED]: advanced }, seed)

    test('whatever is picked up goes where it is said to go, and nothing else moves unless it is told', () => {
      let gestures = 0
      for (const seed of [1, 2]) {
        const player = begins(seed)
        if (!player.to('plan-raid')) continue
        for (let i = 0; i < 50; i++) {
          const before = player.sheet
          const piece = player.one([...movable(before, rehearse(before, before.orders))])
          const place = piece && player.one([...goalsOf(before, [piece])])
          if (!piece || !place) continue
          const { edit, lost, stuck, board } = put(before, [piece], place)
          if (stuck) {
            expect(edit).toBeUndefined()
            continue
          }
          expect(player.give({ edit })).toBe(0)
          const after = player.sheet
          expect(player.state.gruppen).toEqual(board.gruppen)
          expect(laidAt(after, piece)).toBe(place === homeOf(before.bare, piece) ? undefined : place)
          for (const order of laidIn(before.orders)) {
            const other = pieceOf(order)
            const onIt = piece === refTo('card', order.card) && place === homeOf(before.bare, piece)
            if (other !== piece && !onIt && !lost.includes(other))
              expect(lies(after, other)?.id).toBe(order.id)
          }
          gestures++
        }
      }
      expect(gestures).toBeGreaterThan(40)
    })

    test('every answer to the question that is asked can be given by laying a piece', () => {
      let answers = 0
      for (const seed of [11, 12]) {
        const player = begins(seed)
        for (let i = 0; i < 10 && player.to(...PLAN); i++) {
          const { sheet, match } = player
          const options = match.asked(LUFTWAFFE)?.options ?? []
          for (const option of some(player, options)) {
            const order = option as Order
            expect([...goalsOf(sheet, [pieceOf(order)])]).toContain(placeOf(order))
            const fork = new DeskPlayer(match.fork())
            fork.lay(pieceOf(order), placeOf(order))
            expect(fork.answers.split(' ')).toContain(option.id)
            answers++
          }
          match.play(player.numbers(options.length))
        }
      }
      expect(answers).toBeGreaterThan(20)
    })

    test('a plan laid in any order is a plan that the rules could have been told in theirs', () => {
      for (const seed of [21, 22]) {
        const player = begins(seed)
        if (!player.to('plan-raid')) continue
        const begun = player.match.journal.length
        for (let i = 0; i < 30; i++) {
          const { sheet } = player
          const piece = player.one([...movable(sheet, rehearse(sheet, sheet.orders))])
          const place = piece && player.one([...goalsOf(sheet, [piece])])
          if (piece && place) player.lay(piece, place)
        }
        const told = player.match.fork(begun)
        for (const { option } of player.sheet.made) told.choose(LUFTWAFFE, option.id)
        expect(told.state).toEqual(player.state)
      }
    })

    test('the board with nothing on it, planned again, is the board', () => {
      const player = begins(5)
      for (let i = 0; i < 40 && player.to(...PLAN); i++) {
        const { sheet, state, match } = player
        const { kept, board, offers } = rehearse(sheet, sheet.orders)
        const asked = match.asked(LUFTWAFFE)
        expect(kept).toEqual(sheet.orders)
        if (asked && isPlanAsk(asked.ask)) expect(offers[asked.ask]).toEqual(asked.options)
        expect(board.plan).toEqual(state.plan)
        expect(board.gruppen).toEqual(state.gruppen)
        match.play(player.numbers(asked?.options.length ?? 1))
      }
    })
  },
)

/** Up to four of them that lay something. */
function some(player: DeskPlayer, options: readonly Option[]): readonly Option[] {
  const laying = options.filter(({ ends }) => !ends)
  return Array.from({ length: Math.min(4, laying.length) }, () => player.one(laying) as Option)
}
