import { altitudeOf, nameOf } from '../../rules/01-words/geometry.ts'
import { hasContrails, isHazy, weatherAt } from '../../rules/04-sky.ts'
import type { Battle } from '../../state.ts'
import { unitName, WEATHER_NAMES } from '../names.ts'
import { feetText } from './places.ts'

/** `G13 · 22,500 ft · broken cloud · Spitfire IA B`. */
export function airAt(battle: Battle, square: number): string {
  return [
    nameOf(square),
    feetText(altitudeOf(square)),
    WEATHER_NAMES[weatherAt(battle, square)],
    isHazy(battle, square) && 'haze',
    hasContrails(battle, square) && 'contrails',
    ...battle.units
      .filter(unit => unit.at === 'map' && unit.square === square)
      .map(unit => unitName(battle, unit)),
  ]
    .filter(Boolean)
    .join(' · ')
}
