import { firstOf, percent } from '@tallyho/engine'
import type { AskedAs } from '@tallyho/kit'
import { handOf, leadsTo, positionOf } from '../../rules/16-engage/maneuvers.ts'
import type { Campaign } from '../../state.ts'
import { sideOf } from '../../text/15-attack.ts'
import { maneuverShort } from '../../text/names.ts'
import { escortAfter } from '../../text/reach.ts'
import type { Asks } from '../../vocabulary.ts'
import { moverOf } from '../question.ts'
import { Gauges } from './Gauges.tsx'
import { dangerBy, firesOut } from './odds.ts'

/** SR-CF-01 `fire 0–2`: where his card leaves him he is shot at once more, not in every space that he flies through. */
function fireWords(levels: readonly number[]): string {
  const [least, most] = [levels[0], levels.at(-1)]
  return least === most ? `fire ${least}` : `fire ${least}–${most}`
}

/** `engage.maneuver`: how often he is hit, in or out, where a way out leads, and through what fire. */
export const wayOut: NonNullable<AskedAs<Campaign, Asks['engage.maneuver']>['Answer']> = ({
  state,
  choice,
  option,
}) => {
  const fighter = moverOf(state, choice)
  if (fighter?.at !== 'space') return undefined
  const { maneuver } = option
  const side = `${leadsTo(positionOf(fighter), maneuver)}/${handOf(maneuver)}` as const
  const so = [
    `to ${sideOf(firstOf('box', option.on) ?? '')}`,
    fireWords(firesOut(state, fighter, maneuver)),
    escortAfter(state, fighter.mode, side),
  ]
  const danger = dangerBy(state, fighter, maneuver)
  return (
    <Gauges
      head={maneuverShort(maneuver)}
      so={so.filter(Boolean).join(' · ')}
      gauges={[{ of: 'is hit', is: percent(danger), tone: 'bad', share: danger }]}
    />
  )
}
