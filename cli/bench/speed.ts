import { everySeat, playGame, randomBot, simulateGame } from '@tallyho/bots'
import { fair, type Game, random, type Setup } from '@tallyho/engine'
import { game as toy } from '@tallyho/sample'
import { gameIds, openGame } from '../games.ts'
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

/** Enough for the machine to have seen every rule often, and made it fast. */
const ROUNDS = 12

/** What a game is to reach in a second. */
const DECISIONS = 200_000
/** A dogfight card by card takes more rules to a decision. */
const OTHERWISE: Readonly<Record<string, number>> = { 'skies-above-britain': 150_000 }

/** Whole games, random legal play on one core: one row. */
function playFigure<S>(game: Game<S>): Figure {
  const setups = game.scenarios.map(({ id }) => ({ scenario: id, pack: 'standard', options: {} }))
  const players = everySeat(game, randomBot)
  let played = 0
  let decisions = 0
  const { games } = rates(
    {
      games: () => {
        const setup = setups[played % setups.length] as Setup
        decisions += simulateGame(game, setup, players, 1, played++).decisions
        return { units: 1 }
      },
    },
    ROUNDS,
    1000,
  ) as { games: number }
  const inOne = decisions / played
  return {
    figure: `${game.title}, random play`,
    value: games * inOne,
    unit: 'decisions/s',
    aim: { is: 'at least', value: OTHERWISE[game.id] ?? DECISIONS },
    note: `${Math.round(games)} games/s, ${Math.round(inOne)} decisions in a game`,
  }
}

/** Every game on the table but the toy, or one of them. */
export async function gameFigures(only?: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const id of only ? [only] : gameIds())
    if (id !== toy.id) figures.push(playFigure((await openGame(id)).game))
  return figures
}
