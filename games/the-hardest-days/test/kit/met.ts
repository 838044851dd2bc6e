import { expect } from 'vitest'
import { intercept } from '../../rules/11-interception.ts'
import type { Day, Raid } from '../../state.ts'
import { script, stopsFor, testLines } from './script.ts'
import { dayWith, expectAt, list, put } from './table.ts'

/** A raid over 7/11a, with hunters in the sections of their letters, and whoever else is there: `I/JG3 II/JG3, MED 54, LOW 32`. */
export function raidWith(hunters: string, others = '', more: Partial<Raid> = {}): { day: Day; raid: Raid } {
  const section = (id: string) => (id.startsWith('III/') ? 'right' : id.startsWith('II/') ? 'centre' : 'left')
  const display = list(hunters).map(id => `hunt/${section(id)} ${id}`)
  const table = dayWith({ space: '7/11a', deployed: true, ...more }, display.join(', '))
  aloft(table.day, others)
  return table
}

/** Squadrons over 7/11a: `MED 54 610, LOW 32`. */
export function aloft(day: Day, squadrons: string): void {
  put(day, spaced(squadrons))
}

const spaced = (words: string) => words.replace(/\b(LOW|MED|HIGH)\b/g, '7/11a/$&')

/** Fights that hurt nobody much: the group is unharmed, the squadron goes on or home. */
export const HARMLESS = ['combat.group', 'combat.squadron']

/**
 * Hunters and who else is there, what is answered, and who is where then: `I/JG3 | MED 610, bomber/left I/KG2: hunt-placement 1
 * = bomber/left 610`. With a question mark instead, what the rules stop for: `? join-attempt`.
 */
export const testMeetings = (tests: Parameters<typeof testLines>[0], more: Partial<Raid> = {}) =>
  testLines(tests, (before, lines, after) => {
    const [hunters = '', others = ''] = before.split('| ')
    const { day, raid } = raidWith(hunters, others, more)
    const [places = '', stop] = after.split(/ ?\? /)
    if (stop === undefined) script(intercept(day, raid), lines, HARMLESS)
    else expect(stopsFor(intercept(day, raid), lines)).toBe(stop)
    expectAt(day, spaced(places))
  })
