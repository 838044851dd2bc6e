import { counted } from '@tallyho/engine'
import type { Fire } from '../rules/10-air-combat/aftermath.ts'
import type { Held } from '../rules/10-air-combat/cohesion.ts'
import type { Notes } from '../vocabulary.ts'
import { rollIn, unitIn, unitsIn } from './names.ts'

/** What a fight came to, for each who was in it. */

type Fared = Notes['fight-over']['units'][number]

/** `7 (5 + 4, −2), 8 or more needed`: a roll to hold together. */
export const heldIn = (held: Held): string =>
  `${rollIn(held)}${held.needed === undefined ? '' : `, ${held.needed} or more needed`}`

/** `1 hit, 1 lost, broken, goes home`: what this fight did to it. */
export function fared({ gone, hits, lost, straggler, breaks, shaken, bomber }: Fared): string {
  if (gone) return 'all lost'
  const words = [
    hits > 0 && counted(hits, 'hit'),
    lost > 0 ? `${lost} lost` : hits > 0 && 'none lost',
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
  const harm = enemies.every(unit => gravity(unit) === 0) ? 'without effect' : `${down || 'nobody'} down`
  const came = hits === 0 ? 'no hit' : `${counted(hits, 'hit')}, ${harm}`
  const wanted = needed === undefined ? '' : `, ${needed} or more needed`
  return `${unitIn(fire)} ${role === 'attacker' ? 'fires' : 'fires back'}: ${rollIn(fire)}${wanted}, ${came}`
}

const gravity = ({ gone, breaks, lost, straggler, shaken }: Fared): number =>
  (gone ? 100 : 0) + (breaks ? 50 : 0) + 5 * lost + (straggler ? 2 : 0) + (shaken ? 1 : 0)

/** ` (rolled 7, 8 holds)`: why it is shaken. */
const whyShaken = ({ held, shaken }: Fared): string =>
  held?.needed !== undefined && shaken ? ` (rolled ${held.total}, ${held.needed} holds)` : ''

/** `Bf 109 A: 1 lost, broken, goes home (rolled 7, 8 holds). Unhurt: Spitfire A.` The worst off first; a card shows the rolls itself. */
export function fightTold(units: readonly Fared[], why = whyShaken): string {
  const hurt = units.filter(unit => fared(unit) !== 'unhurt').toSorted((a, b) => gravity(b) - gravity(a))
  const unhurt = units.filter(unit => fared(unit) === 'unhurt')
  if (hurt.length === 0) return `Nobody is hurt: ${unitsIn(units)}.`
  const told = hurt.map(unit => `${unitIn(unit)}: ${fared(unit)}${why(unit)}.`)
  return [...told, ...(unhurt.length > 0 ? [`Unhurt: ${unitsIn(unhurt)}.`] : [])].join(' ')
}

/** WL-10.8.i Who wants a dogfight, who does not, and whether he is caught. */
export const caughtTold = ({ willing, refusing, begins }: Notes['dogfight-rolls']): string =>
  `${unitIn(willing)} ${rollIn(willing)} wants a dogfight, ${unitIn(refusing)} ${rollIn(refusing)} does not: ${begins ? 'it is caught' : 'it stays out'}.`
