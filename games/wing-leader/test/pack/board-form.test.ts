import { Run, random } from '@tallyho/engine'
import { playAbsurd } from '@tallyho/engine/proof/absurd'
import { describe, expect, test } from 'vitest'
import { game } from '../../index.ts'
import { checkBoard } from '../../pack/check-board.ts'
import type { Battle } from '../../state.ts'
import { cases } from '../kit/table.ts'

/** As a file holds it. */
const filed = (board: Battle): Battle => JSON.parse(JSON.stringify(board))

/** Random answers until the game is over. */
function answerAll(run: Run<Battle>): void {
  const numbers = random(7)
  while (run.pause) {
    const { pause } = run
    if (pause.kind === 'together') run.answer(pause.asks.map(({ options }) => numbers(options.length)))
    else run.answer(numbers(pause.kind === 'chance' ? pause.outcomes.length : pause.options.length))
  }
}

/** Boards of a game of random answers, between two steps: every so many of them. */
function boardsOf(scenario: string, each: number): { board: Battle; step: string }[] {
  const boards: { board: Battle; step: string }[] = []
  const state = game.begin({ scenario, pack: 'standard', options: {} })
  let steps = 0
  const look = (step: string) => {
    if (steps++ % each === 0) boards.push({ board: filed(state), step })
  }
  answerAll(new Run(game, state, game.first, undefined, look))
  return [...boards, { board: filed(state), step: 'end' }]
}

test.each(game.scenarios.map(({ id }) => id))('boards of %s are sound, from the first to the last', id => {
  for (const { board } of boardsOf(id, 25)) expect(checkBoard(board)).toEqual([])
})

describe('a board made absurd is refused, or can be played on', () => {
  const boards = boardsOf('wl-13', 1)
  const third = Math.floor(boards.length / 3)

  test.each(cases({ early: third >> 2, 'in the middle': third, late: 2 * third }))('%s', (_, i) => {
    const { board, step } = boards[i] ?? expect.fail('no such board')
    const { made, taken } = playAbsurd(game, board, step)
    expect(taken.length, taken.join('\n')).toBeLessThan(made / 25)
  })

  test.each<[string, (board: Battle) => void]>([
    ['a square off the map', board => Object.assign(board.units[1] ?? {}, { square: -1 })],
    ['a step that is none', board => Object.assign(board, { movement: { step: 1e9 } })],
    ['a tally on nobody', board => Object.assign(board.units[0] ?? {}, { tally: 150 })],
    ['a tally on a friend', board => Object.assign(board.units[0] ?? {}, { tally: 0 })],
    ['a dogfight without units', board => board.dogfights.push(1)],
    ['a unit that fights twice', board => Object.assign(board, { combats: [[1, 1]] })],
    ['a counter too many', board => board.units.push(...board.units.slice(0, 1))],
    ['a counter too few', board => board.units.pop()],
    ['a ship moved', board => Object.assign(board.surface[0] ?? {}, { square: 40 })],
    ['a pack that nobody has', board => Object.assign(board, { pack: 'mine' })],
    ['a scenario of another pack', board => Object.assign(board, { scenario: 'mine' })],
    ['a turn after the last', board => Object.assign(board, { turn: 90 })],
  ])('%s is refused', (_, change) => {
    const board = filed((boards[third] ?? expect.fail('no such board')).board)
    change(board)
    expect(checkBoard(board)).not.toEqual([])
  })
})
