import type { Day, Raid } from '../../state.ts'
import { dayWith, list, put } from './table.ts'

/** A raid over 7/11a, with hunters in the sections of their letters. */
export function raidWith(
  hunters: string,
  squadrons = '',
  more: Partial<Raid> = {},
): { day: Day; raid: Raid } {
  const section = (id: string) => (id.startsWith('III/') ? 'right' : id.startsWith('II/') ? 'centre' : 'left')
  const display = list(hunters).map(id => `hunt/${section(id)} ${id}`)
  const table = dayWith({ space: '7/11a', deployed: true, ...more }, display.join(', '))
  aloft(table.day, squadrons)
  return table
}

/** Squadrons over 7/11a: `MED 54 610, LOW 32`. */
export function aloft(day: Day, squadrons: string): void {
  put(day, squadrons.replace(/[A-Z]+/g, '7/11a/$&'))
}

/** Fights that hurt nobody much: the group is unharmed, the squadron goes on or home. */
export const HARMLESS = ['combat.group', 'combat.squadron']
export const NOBODY_HURT = (squadrons: number) => Array<string>(squadrons).fill('fight 1 6')
