import { firstOf, percent } from '@tallyho/engine'
import type { AskedAs } from '@tallyho/kit'
import { handOf, leadsTo, positionOf } from '../../rules/16-engage/maneuvers.ts'
import type { Campaign } from '../../state.ts'
import { sideOf } from '../../text/15-attack.ts'
import { maneuverShort } from '../../text/names.ts'
import { escortAfter } from '../../text/reach.ts'
import type { Asks } from '../../vocabulary.ts'
import { moverOf } from '../question.ts'
import { dangerBy, firesOut } from './odds.ts'

/** SR-CF-01 `fire 0–2, depending on how far he flies on`: where his card leaves him he is shot at once more, not in every space that he flies through. */
function fireWords(levels: readonly number[]): string {
  const [least, most] = [levels[0], levels.at(-1)]
  return least === most
    ? `fire on the way: ${least}`
    : `fire ${least}–${most}, depending on how far he flies on`
}

/** `engage.maneuver`: where a way out leads, through what fire, and how often he is hit, in or out. */
export const wayOut: NonNullable<AskedAs<Campaign, Asks['engage.maneuver']>['Answer']> = ({
  state,
  choice,
  option,
}) => {
  const fighter = moverOf(state, choice)
  if (fighter?.at !== 'space') return undefined
  const { maneuver } = option
  const escort = escortAfter(
    state,
    fighter.mode,
    `${leadsTo(positionOf(fighter), maneuver)}/${handOf(maneuver)}`,
  )
  const fire = fireWords(firesOut(state, fighter, maneuver))
  return {
    head: `${maneuverShort(maneuver)} to ${sideOf(firstOf('box', option.on) ?? '')}`,
    so: escort === undefined ? fire : `${fire} · ${escort}`,
    figures: [{ of: 'is hit', is: percent(dangerBy(state, fighter, maneuver)), tone: 'bad' }],
  }
}
