import { capital } from '@tallyho/engine'
import type { RolledSoFar } from '../vocabulary/terms.ts'
import { FATES, PILOT_FATES } from './fates.ts'
import { fighterName, formationName, stationName, unitName } from './names.ts'

/** What was rolled before it is settled: by whom, and what it means as it is. */

const GOES: Readonly<Record<'escort' | 'bombers' | 'cruise', string>> = {
  escort: 'goes for the escort',
  bombers: 'goes for the bombers',
  cruise: 'tries to get past the escort',
}

/** `the squadron goes for the bombers`. */
export function whoRolled({ for: what, formation, unit, fighter, station }: RolledSoFar): string {
  if (what === 'suppression') return `is ${stationName(station ?? 'high')} kept busy?`
  if (what === 'chase') return `${unit ? unitName(unit) : 'the unit'} chases the raid`
  const name = fighter ? fighterName(fighter) : ''
  if (what === 'fate') return `${name}: what becomes of the aircraft?`
  if (what === 'pilot-fate') return `${name}: what becomes of the man?`
  return `${formationName(formation ?? 'squadron')} ${GOES[what]}`
}

/** `not enough`. */
export function soFar({ for: what, so, number }: RolledSoFar): string {
  if (so === 'fails') return what === 'chase' ? 'nothing in sight' : 'not enough'
  if (so === 'suppressed') return `kept busy, but ${number} would drive it back too`
  if (so === 'intercepted') return 'they find us first'
  return so in FATES ? FATES[so as keyof typeof FATES] : PILOT_FATES[so as keyof typeof PILOT_FATES]
}

/** `The squadron goes for the bombers: rolled 4, 9 needed: not enough.` */
export function rolledTold(facts: RolledSoFar): string {
  const { dice, total, number } = facts
  const sum = dice.length > 1 && facts.for !== 'chase' ? `${dice.join(' and ')} make ${total}` : `${total}`
  const wanted = number === undefined ? '' : `, ${number} needed`
  const who = whoRolled(facts)
  return `${capital(who)}${who.endsWith('?') ? '' : ':'} rolled ${sum}${wanted}: ${soFar(facts)}.`
}
