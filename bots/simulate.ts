import { type Bot, type Game, random, type Seat, type Setup, seeded, seedOf } from '@tallyho/engine'
import { type Played, type Players, playGame } from './table.ts'

/** One bot in every seat. */
export function everySeat<S>(game: Game<S>, bot: Bot<S>): Players<S> {
  const players: Record<Seat, Bot<S>> = {}
  for (const seat of game.seats) players[seat] = bot
  return players
}

/** Game number `i` of a simulation: it is the same game whoever plays it, and in whatever order. */
export function simulateGame<S>(
  game: Game<S>,
  setup: Setup,
  players: Players<S>,
  seed: number,
  i: number,
): Played {
  const own = seedOf(seed, i)
  return playGame(game, setup, players, seeded(own), random(seedOf(own, 1)))
}

/** Games number 0 to below `games`. */
export function simulate<S>(
  game: Game<S>,
  setup: Setup,
  players: Players<S>,
  games: number,
  seed: number,
): Played[] {
  return Array.from({ length: games }, (_, i) => simulateGame(game, setup, players, seed, i))
}
