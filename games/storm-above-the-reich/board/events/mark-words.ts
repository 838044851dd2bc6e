import type { CellMark } from './CellMarks.tsx'

/** What each result of a card means. */
export const MARK_WORDS: Readonly<
  Record<CellMark, { readonly title: string; text(number: number): string }>
> = {
  damage: { title: 'Damage', text: () => ' on the bomber: draw a marker.' },
  hit: { title: 'Hit', text: () => ' on you, unless you can cancel it.' },
  collision: { title: 'Collision', text: () => ' check: how near was that?' },
  riding: { title: 'Riding the tail', text: () => ': attack again at once, or drop back.' },
  'no-ammo': { title: 'No ammo', text: () => ' for the rest of the mission.' },
  jam: { title: 'Jam', text: () => ': from now on only even dice damage.' },
  pass: {
    title: 'Pass through',
    text: number => (number === 1 ? ': one space on.' : `: ${number} spaces on.`),
  },
}
