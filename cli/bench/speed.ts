import { everySeat, playGame, randomBot, simulateGame } from '@tallyho/bots'
import { fair, random, type Setup } from '@tallyho/engine'
import { game as toy } from '@tallyho/sample'
import { game as hardestDays } from '@tallyho/the-hardest-days'
import { playBare } from './bare.ts'
import { type Figure, rates } from './measure.ts'
import { openPeer } from './peer.ts'

const NOON: Setup = { scenario: 'noon', pack: 'standard', options: {} }

/** One random game of the toy battle on the engine. */
export function playToy(seed: number): { score: number; decisions: number } {
  const numbers = random(seed)
  const { result, decisions } = playGame(toy, NOON, everySeat(toy, randomBot), fair(numbers), numbers)
  return { score: result.score, decisions }
}

/** The same game as a loop that puts the same questions to the same player. */
export function playLoop(seed: number): { score: number; decisions: number } {
  const numbers = random(seed)
  const dice = fair(numbers)
  return playBare(numbers, pause => (pause.kind === 'chance' ? dice(pause) : numbers(pause.options.length)))
}

/** The toy battle on this engine, on boardgame.io and as bare loops: same rules, same options, same run. */
export function toyFigures(): Figure[] {
  const peer = openPeer()
  let seed = 0
  const { ours, loop, unasked, theirs } = rates(
    {
      ours: () => ({ units: playToy(seed++).decisions }),
      loop: () => ({ units: playLoop(seed++).decisions }),
      unasked: () => ({ units: playBare(random(seed++)).decisions }),
      theirs: () => ({ units: peer(random(seed++)).decisions }),
    },
    7,
    600,
  ) as Record<'ours' | 'loop' | 'unasked' | 'theirs', number>
  const each = { unit: 'decisions/s' }
  return [
    { figure: 'Toy battle on this engine', value: ours, ...each },
    { figure: 'Toy battle on boardgame.io', value: theirs, ...each },
    { figure: 'Toy battle, bare loop that asks the same', value: loop, ...each },
    { figure: 'Toy battle, bare loop that asks nobody', value: unasked, ...each },
    {
      figure: 'Times as fast as boardgame.io',
      value: ours / theirs,
      unit: 'x',
      aim: { is: 'at least', value: 150 },
    },
    {
      figure: 'Times as slow as the bare loop',
      value: loop / ours,
      unit: 'x',
      aim: { is: 'at most', value: 2.5 },
    },
  ]
}

/** Whole days of The Hardest Days, random legal play on one core. */
export function dayFigures(): Figure[] {
  const setups = hardestDays.scenarios.map(({ id }) => ({ scenario: id, pack: 'standard', options: {} }))
  const players = everySeat(hardestDays, randomBot)
  let day = 0
  let decisions = 0
  const { days } = rates(
    {
      days: () => {
        const setup = setups[day % setups.length] as Setup
        decisions += simulateGame(hardestDays, setup, players, 1, day++).decisions
        return { units: 1 }
      },
    },
    5,
    1000,
  ) as { days: number }
  const perDay = decisions / day
  return [
    {
      figure: 'The Hardest Days, random play',
      value: days * perDay,
      unit: 'decisions/s',
      aim: { is: 'at least', value: 200_000 },
    },
    { figure: 'The Hardest Days, random play', value: days, unit: 'days/s' },
    { figure: 'The Hardest Days, decisions in a day', value: perDay, unit: 'decisions' },
  ]
}
