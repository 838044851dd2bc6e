import { counted } from '@tallyho/engine'
import type { QuickCell } from '../rules/02-pilots/skills.ts'

/** What a card says to an attacker, in words. */

/** `damage to the bomber, the gunners hit him; he flies 2 spaces on`. Of a Continuing Fire card only the Hits. */
export function cellWords(cell: QuickCell): string {
  const { hits } = cell
  const hit = hits > 0 && `the gunners hit him${hits > 1 ? ` ${hits} times` : ''}`
  if (!('damage' in cell)) return hit || 'the gunners miss'
  const { damage, pass, collision, riding, noAmmo, jam } = cell
  const fire = [
    damage === 0 ? 'no damage' : `${damage > 1 ? `${damage} times ` : ''}damage to the bomber`,
    hit,
  ]
  const then = [
    collision && 'a near miss: Collision Check',
    noAmmo && 'his ammunition is gone',
    jam && 'his guns jam',
    riding && 'he rides its tail',
    pass > 0 && `he flies ${counted(pass, 'space')} on`,
  ]
  return [fire, then]
    .map(part => part.filter(Boolean).join(', '))
    .filter(Boolean)
    .join('; ')
}
