import { firstOf, listed, percent } from '@tallyho/engine'
import type { AskedAs } from '@tallyho/kit'
import { handOf, leadsTo, positionOf } from '../../rules/16-engage/maneuvers.ts'
import type { Campaign } from '../../state.ts'
import { sideOf } from '../../text/15-attack.ts'
import { maneuverShort } from '../../text/names.ts'
import { escortAfter } from '../../text/reach.ts'
import type { Asks } from '../../vocabulary.ts'
import { moverOf } from '../question.ts'
import { dangerBy } from './odds.ts'
import { wayThrough } from './way.ts'

/** `engage.maneuver`: where a way out leads, past whose fire, and how often he is hit, in or out. */
export const wayOut: NonNullable<AskedAs<Campaign, Asks['engage.maneuver']>['Answer']> = ({
  state,
  choice,
  option,
}) => {
  const fighter = moverOf(state, choice)
  if (fighter?.at !== 'space') return undefined
  const { maneuver } = option
  const passed = wayThrough(state, fighter, maneuver).map(({ level }) => String(level))
  const escort = escortAfter(
    state,
    fighter.mode,
    `${leadsTo(positionOf(fighter), maneuver)}/${handOf(maneuver)}`,
  )
  const so = [passed.length === 0 ? 'out at once' : `past fire ${listed(passed)}`, escort]
  return {
    head: `${maneuverShort(maneuver)} to ${sideOf(firstOf('box', option.on) ?? '')}`,
    so: so.filter(Boolean).join(' · '),
    figures: [{ of: 'is hit', is: percent(dangerBy(state, fighter, maneuver)), tone: 'bad' }],
  }
}
