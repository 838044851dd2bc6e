import { cardOf } from '../rating-method.ts'
import type { AircraftCard } from '../types.ts'
import { BRITISH_SINGLES } from './britain-singles.ts'
import { BRITISH_TWINS } from './britain-twins.ts'
import { GERMAN_BOMBERS } from './germany-bombers.ts'
import { GERMAN_DESTROYERS } from './germany-destroyers.ts'
import { GERMAN_FIGHTERS } from './germany-fighters.ts'
import { JAPANESE_ARMY } from './japan-army.ts'
import { JAPANESE_NAVY } from './japan-navy.ts'
import { OTHERS } from './others.ts'
import type { Sheet } from './sheets.ts'
import { AMERICAN_BOMBERS } from './usa-bombers.ts'
import { AMERICAN_FIGHTERS } from './usa-fighters.ts'
import { AMERICAN_NAVY } from './usa-navy.ts'
import { SOVIET } from './ussr.ts'

export const SHEETS: readonly Sheet[] = [
  ...BRITISH_SINGLES,
  ...BRITISH_TWINS,
  ...GERMAN_FIGHTERS,
  ...GERMAN_DESTROYERS,
  ...GERMAN_BOMBERS,
  ...AMERICAN_FIGHTERS,
  ...AMERICAN_BOMBERS,
  ...AMERICAN_NAVY,
  ...SOVIET,
  ...JAPANESE_NAVY,
  ...JAPANESE_ARMY,
  ...OTHERS,
]

/** Every Aircraft Data Card, rated from its sheet by one method. */
export const AIRCRAFT: readonly AircraftCard[] = SHEETS.map(cardOf)
