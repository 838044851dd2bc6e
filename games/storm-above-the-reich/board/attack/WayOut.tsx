import { firstOf, percent } from '@tallyho/engine'
import type { AskedAs } from '@tallyho/kit'
import type { Hand, Position } from '../../pack/types.ts'
import { handOf, isStraight, leadsTo, positionOf } from '../../rules/16-engage/maneuvers.ts'
import type { Campaign, Fighter, Maneuver } from '../../state.ts'
import { sideOf } from '../../text/15-attack.ts'
import { maneuverShort } from '../../text/names.ts'
import { escortAfter } from '../../text/reach.ts'
import type { Asks } from '../../vocabulary.ts'
import { moverOf } from '../question.ts'
import { dangerBy } from './odds.ts'
import { wayThrough } from './way.ts'
import './way-out.css'

/** Straight on it is up or down; a roll bends to where it leads on the page, which is not the pilot's left or right. */
const STRAIGHT: Readonly<Record<Hand, string>> = {
  high: 'M10 16V4M6 8L10 4L14 8',
  low: 'M10 4V16M6 12L10 16L14 12',
}
const ROLL: Readonly<Record<Hand, Readonly<Record<Position, string>>>> = {
  high: {
    left: 'M16 16C16 9 12 6 5 6M9 3L5 6L9 10',
    right: 'M4 16C4 9 8 6 15 6M11 3L15 6L11 10',
    nose: 'M4 16C11 16 14 12 14 5M10 9L14 5L18 9',
    tail: 'M4 4C11 4 14 8 14 15M10 11L14 15L18 11',
  },
  low: {
    left: 'M16 4C16 11 12 14 5 14M9 10L5 14L9 17',
    right: 'M4 4C4 11 8 14 15 14M11 10L15 14L11 17',
    nose: 'M4 16C11 16 14 12 14 5M10 9L14 5L18 9',
    tail: 'M4 4C11 4 14 8 14 15M10 11L14 15L18 11',
  },
}

function arrowOf(fighter: Fighter, maneuver: Maneuver): string {
  const hand = handOf(maneuver)
  return isStraight(maneuver) ? STRAIGHT[hand] : ROLL[hand][leadsTo(positionOf(fighter), maneuver)]
}

/** `engage.maneuver` */
export const WayOut: NonNullable<AskedAs<Campaign, Asks['engage.maneuver']>['Answer']> = ({
  state,
  choice,
  option,
}) => {
  const fighter = moverOf(state, choice)
  if (fighter?.at !== 'space') return undefined
  const { maneuver } = option
  const passed = wayThrough(state, fighter, maneuver)
  const escort = escortAfter(
    state,
    fighter.mode,
    `${leadsTo(positionOf(fighter), maneuver)}/${handOf(maneuver)}`,
  )
  return (
    <span className="sr-way-out">
      <b>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d={arrowOf(fighter, maneuver)} />
        </svg>
        {maneuverShort(maneuver)}
      </b>
      <b className="sr-way-hit">
        hit <span className="sr-only">going in or out </span>
        {percent(dangerBy(state, fighter, maneuver))}
      </b>
      <small>
        <span className="sr-way-to">to </span>
        {sideOf(firstOf('box', option.on) ?? '').replace('Flank ', '')}
      </small>
      <small className="sr-passes-by">
        {passed.length === 0 ? 'out at once' : <span className="sr-only">past fire </span>}
        {passed.map(({ space, level }) => (
          <span key={space} className="sr-passed">
            <span className="sr-only">Lethal Level </span>
            {level}
          </span>
        ))}
      </small>
      {escort && <small className="sr-escort-near">{escort}</small>}
    </span>
  )
}
