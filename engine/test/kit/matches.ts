import { Match, seeded } from '../../index.ts'
import { SETUP, type Sky, skyGame } from '../patrol-game.ts'

export const LONG = { ...SETUP, scenario: 'long' }

export function begun(setup = SETUP, seats?: readonly string[]): Match<Sky> {
  const match = new Match(skyGame({}, seats), setup)
  match.settle('cloud')
  return match
}

/** Plays by a fixed habit until the game is over. */
export function finish(match: Match<Sky>, seed = 1): Match<Sky> {
  const dice = seeded(seed)
  while (match.pause) {
    if (match.pause.kind === 'chance') match.settle(dice)
    else match.choose('blue', match.journal.length % 3 === 0 && match.state.fuel > 0 ? 'climb' : 'done')
  }
  return match
}
