import { minus } from '@tallyho/kit'
import type { Level, Side, Victory } from '../pack/types.ts'

/** `11 Group wins`: by the name of a force, for nobody thinks of himself as the raider. */
export function levelWords(level: Level, nameOf: (side: Side) => string): string {
  if (level === 'draw') return 'a draw'
  const side = level.startsWith('raider') ? 'raider' : 'defender'
  return `${nameOf(side)} wins${level.endsWith('decisive') ? ' decisively' : ''}`
}

/** Levels of victory with the differences that lead to them, best for the raider first. */
export function levelRows({ levels, otherwise }: Victory): readonly { level: Level; range: string }[] {
  const rows = levels.map(({ atLeast, level }) => ({ level, range: `${minus(atLeast)} or more` }))
  const least = levels.at(-1)?.atLeast
  return [...rows, { level: otherwise, range: least === undefined ? 'always' : `less than ${minus(least)}` }]
}
