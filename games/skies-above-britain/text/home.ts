import { counted } from '@tallyho/engine'
import type { ScoreItem } from '../rules/08-return/points.ts'

/** What became of a man: in a word or two, and what it means for the patrols to come. */
export const BECAME = {
  flying: { title: 'still in the air', so: '' },
  'on-the-way': { title: 'on his way home', so: '' },
  'shot-up': { title: 'badly hit', so: 'a die will tell whether he gets home' },
  down: { title: 'his aircraft goes down', so: 'a die will tell what becomes of him' },
  landed: { title: 'landed', so: 'ready for the next patrol' },
  'landed-hurt': { title: 'badly hit, but landed', so: 'ready for the next patrol' },
  parachute: { title: 'bailed out over land', so: 'unhurt; misses the next patrol' },
  dinghy: { title: 'down in the Channel', so: 'a die will tell who finds him' },
  rescued: { title: 'rescued from the Channel', so: 'misses the next two patrols' },
  hospital: { title: 'wounded', so: 'in hospital until a die lets him go' },
  captured: { title: 'a prisoner', so: 'lost to the squadron' },
  killed: { title: 'killed', so: 'lost to the squadron' },
} as const

const ITEMS: Readonly<Record<ScoreItem['what'], readonly [one: string, more: string]>> = {
  bombers: ['bomber shot down', 'bombers shot down'],
  isolated: ['kette cut off', 'ketten cut off'],
  germanFighters: ['German fighter shot down', 'German fighters shot down'],
  aircraftLost: ['aircraft of ours lost', 'aircraft of ours lost'],
}

/** `3 bombers shot down`. */
export function itemSaid({ what, count }: ScoreItem): string {
  return counted(count, ...ITEMS[what])
}

/** `2 each`, `one point for four`, `no points`. */
export function eachSaid({ each }: ScoreItem): string {
  if (each === 0) return 'no points'
  return Math.abs(each) < 1
    ? `1 point for ${Math.round(1 / each)}`
    : `${each < 0 ? '−' : ''}${Math.abs(each)} each`
}
