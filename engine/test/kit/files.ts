import { Match, parseRecord, recordOf, seeded } from '../../index.ts'
import { type Sky, skyGame } from '../patrol-game.ts'
import { LONG } from './matches.ts'

export function played(answers: number, setup = LONG): Match<Sky> {
  const match = new Match(skyGame(), setup)
  const dice = seeded(5)
  while (match.pause && match.journal.length < answers) {
    if (match.pause.kind === 'chance') match.settle(dice)
    else match.choose('blue', match.journal.length % 4 === 0 && match.state.fuel > 0 ? 'climb' : 'done')
  }
  return match
}

export const file = (match: Match<Sky>, changes: object = {}) =>
  parseRecord(JSON.stringify({ ...recordOf(match), ...changes }))
