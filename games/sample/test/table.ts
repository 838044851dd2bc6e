import { answerOf, Match, type Setup } from '@tallyho/engine'
import { game } from '../index.ts'
import type { Battle } from '../state.ts'

export const SETUP: Setup = { scenario: 'noon', pack: 'standard', options: {} }

/** A battle in which every pause is answered by id, in order. */
export function play(answers: readonly string[], setup = SETUP): Match<Battle> {
  const match = new Match(game, setup)
  for (const id of answers) give(match, id)
  return match
}

export function give(match: Match<Battle>, id: string): void {
  const { pause } = match
  const answer = pause && answerOf(pause, id)
  if (answer === undefined) throw new Error(`'${id}' is no answer to ${JSON.stringify(pause)}`)
  match.play(answer)
}

/** Every plane that has not acted yet breaks; ends with the round. */
export function breakAll(match: Match<Battle>): void {
  while (match.pause?.kind === 'choice' && match.pause.ask === 'order') give(match, 'break')
}

/** Rounds of clear sky, as long as the cup has any, in which nobody fires. */
export function idle(match: Match<Battle>, rounds: number): void {
  for (let round = 0; round < rounds; round++) {
    if (match.pause?.kind === 'chance') give(match, match.state.cup.clear > 0 ? 'clear' : 'cloud')
    give(match, 'low|low')
    breakAll(match)
  }
}

/** The first plane of the RAF fires at the first of the Luftwaffe: the total and whether it hit. */
export function shotAfter(answers: readonly string[], die: number) {
  const match = play(['raf-1|luftwaffe-1', ...answers, String(die)])
  const facts = match.notes.findLast(({ what }) => what === 'shot')?.facts
  return { total: facts?.total, hit: facts?.hit, hits: match.state.planes[8]?.hits }
}
