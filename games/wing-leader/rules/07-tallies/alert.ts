import { noted } from '@tallyho/engine'
import type { Unit } from '../../state.ts'
import { note } from '../../vocabulary.ts'
import { isFighter, named } from '../01-words/units.ts'

/** WL-7.1.a WL-7.1.e Fighters alone have an alert state, and once alerted they stay so. */
export function alert(unit: Unit): void {
  if (unit.alerted || !isFighter(unit)) return
  unit.alerted = true
  if (noted()) note('WL-7.1.e', 'alerted', named(unit))
}
