import { expect, test } from 'vitest'
import { type Pause, Run, random, seeded } from '../index.ts'
import { SETUP, skyGame } from './patrol-game.ts'

const game = skyGame()

/** Dice and players from one seed, and what they were asked. */
function player() {
  const [dice, numbers] = [seeded(3), random(4)]
  const asked: Pause[] = []
  const answer = (pause: Pause) => {
    asked.push(pause)
    if (pause.kind === 'chance') return dice(pause)
    return pause.kind === 'choice' ? numbers(pause.options.length) : pause.asks.map(() => 0)
  }
  return { asked, answer }
}

test('who answers at once is asked the same as who is waited for, and comes to the same board', () => {
  const [slow, quick] = [player(), player()]
  const run = new Run(game, game.begin(SETUP))
  while (run.pause) run.answer(slow.answer(run.pause))
  const through = new Run(game, game.begin(SETUP), game.first, undefined, undefined, quick.answer)
  expect(through.over).toBe(true)
  expect(quick.asked).toEqual(slow.asked)
  expect(quick.asked.length).toBeGreaterThan(10)
  expect(through.state).toEqual(run.state)
})

test('a run that is begun while another is answered stops at its own pauses, and the other goes on', () => {
  const { asked, answer } = player()
  const others: (Pause | undefined)[] = []
  new Run(game, game.begin(SETUP), game.first, undefined, undefined, pause => {
    others.push(new Run(game, game.begin(SETUP)).pause)
    return answer(pause)
  })
  expect(others).toHaveLength(asked.length)
  expect(others.every(pause => pause !== undefined)).toBe(true)
  expect(new Run(game, game.begin(SETUP)).over).toBe(false)
})

test('an answer that is none is refused in the rule that asked, and nobody answers after that', () => {
  expect(() => new Run(game, game.begin(SETUP), game.first, undefined, undefined, () => 99)).toThrow('99')
  expect(new Run(game, game.begin(SETUP)).over).toBe(false)
})
