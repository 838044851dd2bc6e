import { OPPOSITE, TOWARD } from '../../pack/formation.ts'
import type { Hand, Position, Vector } from '../../pack/types.ts'
import { type Fighter, MANEUVERS, type Maneuver } from '../../state.ts'
import { box } from '../05-map/boxes.ts'

/** Maneuvers: which way a fighter flies through the formation, and where that takes it. */

/** The position a fighter attacks from. */
export function positionOf({ approach }: Fighter): Position {
  const position = approach === undefined ? undefined : box(approach).position
  if (position === undefined) throw new Error('The fighter has come from no Approach Box')
  return position
}

/** SR-ENG-07 SR-BRK-03 A climb ends on the High side, a dive on the Low side. */
export function handOf(maneuver: Maneuver): Hand {
  return isClimbing(maneuver) ? 'high' : 'low'
}

export function isClimbing(maneuver: Maneuver): boolean {
  return maneuver === 'climb' || isClimbRoll(maneuver)
}

export function isClimbRoll(maneuver: Maneuver): boolean {
  return maneuver === 'climb-roll-left' || maneuver === 'climb-roll-right'
}

export function isDiveRoll(maneuver: Maneuver): boolean {
  return maneuver === 'dive-roll-left' || maneuver === 'dive-roll-right'
}

/** SR-ENG-06 Rolling right, as the pilot sees it: he looks from his approach across the formation. */
const TO_THE_RIGHT: Readonly<Record<Position, Position>> = {
  nose: 'left',
  right: 'nose',
  tail: 'right',
  left: 'tail',
}

/** SR-ENG-05 SR-ENG-06 SR-BRK-02 The position that a maneuver leads to. */
export function leadsTo(position: Position, maneuver: Maneuver): Position {
  switch (maneuver) {
    case 'climb':
    case 'dive':
      return OPPOSITE[position]
    case 'climb-roll-right':
    case 'dive-roll-right':
      return TO_THE_RIGHT[position]
    case 'climb-roll-left':
    case 'dive-roll-left':
      return OPPOSITE[TO_THE_RIGHT[position]]
  }
}

export function isStraight(maneuver: Maneuver): boolean {
  return maneuver === 'climb' || maneuver === 'dive'
}

/** SR-PAS-03 SR-Q-50 Half of the way ahead and the way of the roll: over one edge of the cell. */
export function rollStep(position: Position, maneuver: Maneuver): Vector {
  return ROLLS[position][maneuver]
}

const ROLLS = perPosition(position => {
  const ahead = TOWARD[OPPOSITE[position]]
  return perManeuver((maneuver): Vector => {
    const aside = TOWARD[leadsTo(position, maneuver)]
    return [(ahead[0] + aside[0]) / 2, (ahead[1] + aside[1]) / 2]
  })
})

export function perPosition<T>(of: (position: Position) => T): Readonly<Record<Position, T>> {
  return { nose: of('nose'), right: of('right'), tail: of('tail'), left: of('left') }
}

export function perManeuver<T>(of: (maneuver: Maneuver) => T): Readonly<Record<Maneuver, T>> {
  return Object.fromEntries(MANEUVERS.map(maneuver => [maneuver, of(maneuver)])) as Record<Maneuver, T>
}
