import type { AircraftType } from '@tallyho/kit'
import type { BritishType, GermanType, PrioritisedType } from '../../pack/types.ts'

/** The drawing of a type of aircraft. */
export const DRAWN: Readonly<Record<BritishType | GermanType, AircraftType>> = {
  Spitfire: 'Spitfire',
  Hurricane: 'Hurricane',
  Blenheim: 'Blenheim',
  'Me 109': 'Me109',
  'Me 110': 'Me110',
  'Do 17': 'Do17',
  'He 111': 'He111',
  'Ju 87': 'Ju87',
  'Ju 88': 'Ju88',
}

/** RE-2.1.q The types that have a priority, as the trays call them. */
export const PRIORITISED: Readonly<Record<PrioritisedType, string>> = {
  airfield: 'Airfields',
  radar: 'Radar',
  port: 'Ports',
  industry: 'Industry',
  city: 'Cities',
}
