import { fair, type Logged, Match, random } from '@tallyho/engine'
import { game, heuristic, standard } from '../../index.ts'
import type { Campaign } from '../../state.ts'

/** One note of a game that was played, and the table as it stood then. */
interface Moment {
  readonly note: Logged
  readonly state: Campaign
}

/** The first of every kind of note in a campaign with all rules, played by the machine until so many answers. */
export function firstOfEach(seed: number, answers: number): ReadonlyMap<string, Moment> {
  const options = { night: true, advanced: true }
  const match = new Match(game, { scenario: 'battle-of-britain', pack: standard.id, options })
  const found = new Map<string, Moment>()
  match.watch = (note, state) => {
    if (!found.has(note.what)) found.set(note.what, { note, state: structuredClone(state) })
  }
  const [numbers, chance] = [random(seed), fair(random(seed))]
  for (let i = 0; i < answers && match.pause; i++) {
    const choice = match.asked(LUFTWAFFE)
    if (choice) {
      const seen = { choice, view: match.state, random: numbers, fork: () => match.at(match.journal.length) }
      match.choose(LUFTWAFFE, choice.options[heuristic(seen)]?.id ?? '')
    } else match.settle(chance)
  }
  return found
}

const LUFTWAFFE = 'luftwaffe'
