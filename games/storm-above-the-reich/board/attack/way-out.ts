import { firstOf, percent } from '@tallyho/engine'
import type { AskedAs } from '@tallyho/kit'
import { handOf, leadsTo, positionOf } from '../../rules/16-engage/maneuvers.ts'
import type { Campaign } from '../../state.ts'
import { sideOf } from '../../text/15-attack.ts'
import { maneuverShort } from '../../text/names.ts'
import { escortAfter } from '../../text/reach.ts'
import type { Asks } from '../../vocabulary.ts'
import { moverOf } from '../question.ts'
import { fireCardsFor } from './fire-odds.ts'
import { dangerBy } from './odds.ts'
import { wayThrough } from './way.ts'

/** SR-CF-01 `fire 0, 1 or 1`: where his card leaves him he is shot at once more, not in every space that he flies through. */
function fireWords(levels: readonly number[]): string {
  if (levels.length === 0) return 'out at once'
  const last = levels.at(-1)
  return new Set(levels).size === 1 ? `fire ${last}` : `fire ${levels.slice(0, -1).join(', ')} or ${last}`
}

/** `engage.maneuver`: where a way out leads, through what fire, what the cards have for or against it, and how often he is hit, in or out. */
export const wayOut: NonNullable<AskedAs<Campaign, Asks['engage.maneuver']>['Answer']> = ({
  state,
  choice,
  option,
}) => {
  const fighter = moverOf(state, choice)
  if (fighter?.at !== 'space') return undefined
  const { maneuver } = option
  const { harsher, milder } = fireCardsFor(state, { ...fighter, maneuver })
  const escort = escortAfter(
    state,
    fighter.mode,
    `${leadsTo(positionOf(fighter), maneuver)}/${handOf(maneuver)}`,
  )
  const cards = [harsher > 0 && `${harsher} harsher`, milder > 0 && `${milder} milder`].filter(Boolean)
  const so = [
    fireWords(wayThrough(state, fighter, maneuver).map(({ level }) => level)),
    cards.length > 0 && `${cards.join(', ')} ${harsher + milder === 1 ? 'card' : 'cards'}`,
    escort,
  ]
  return {
    head: `${maneuverShort(maneuver)} to ${sideOf(firstOf('box', option.on) ?? '')}`,
    so: so.filter(Boolean).join(' · '),
    figures: [{ of: 'is hit', is: percent(dangerBy(state, fighter, maneuver)), tone: 'bad' }],
  }
}
