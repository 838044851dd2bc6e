import { counted } from '@tallyho/engine'
import type { Fire } from '../rules/10-air-combat/aftermath.ts'
import type { Notes } from '../vocabulary.ts'
import { rollIn, unitIn, unitsIn } from './names.ts'

/** What a fight came to, for each who was in it. */

type Fared = Notes['fight-over']['units'][number]

/** `1 lost, broken, goes home`: what this fight did to it. */
export function fared({ gone, lost, straggler, breaks, shaken, bomber }: Fared): string {
  if (gone) return 'all lost'
  const words = [
    lost > 0 && `${lost} lost`,
    straggler && 'a straggler',
    breaks && (bomber ? 'broken' : 'broken, goes home'),
    shaken && !breaks && 'shaken',
  ]
  return words.filter(Boolean).join(', ') || 'unhurt'
}

/** `Spitfire A fires back: 9 (3 + 4, +2), 8 or more needed, 1 hit, without effect`: what one side threw, and what it did. */
export function fireTold(fire: Fire, units: readonly Fared[], needed?: number): string {
  const { role, side, hits } = fire
  const enemies = units.filter(unit => unit.side !== side)
  const down = enemies.reduce((sum, { lost }) => sum + lost, 0)
  const harm = enemies.every(unit => fared(unit) === 'unhurt') ? 'without effect' : `${down || 'nobody'} down`
  const came = hits === 0 ? 'no hit' : `${counted(hits, 'hit')}, ${harm}`
  const wanted = needed === undefined ? '' : `, ${needed} or more needed`
  return `${unitIn(fire)} ${role === 'attacker' ? 'fires' : 'fires back'}: ${rollIn(fire)}${wanted}, ${came}`
}

const gravity = ({ gone, breaks, lost, straggler, shaken }: Fared): number =>
  (gone ? 100 : 0) + (breaks ? 50 : 0) + 5 * lost + (straggler ? 2 : 0) + (shaken ? 1 : 0)

/** `Bf 109 A: 1 lost, broken, goes home. Unhurt: Spitfire A.` The worst off first. */
export function fightTold(units: readonly Fared[]): string {
  const hurt = units.filter(unit => gravity(unit) > 0).toSorted((a, b) => gravity(b) - gravity(a))
  const unhurt = units.filter(unit => gravity(unit) === 0)
  if (hurt.length === 0) return `Nobody is hurt: ${unitsIn(units)}.`
  const told = hurt.map(unit => `${unitIn(unit)}: ${fared(unit)}.`)
  return [...told, ...(unhurt.length > 0 ? [`Unhurt: ${unitsIn(unhurt)}.`] : [])].join(' ')
}
