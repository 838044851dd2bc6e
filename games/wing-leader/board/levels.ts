import { minus } from '@tallyho/kit'
import type { Level, Victory } from '../pack/types.ts'

/** Levels of victory with the differences that lead to them, best for the raider first. */
export function levelRows({ levels, otherwise }: Victory): readonly { level: Level; range: string }[] {
  const rows = levels.map(({ atLeast, level }) => ({ level, range: `${minus(atLeast)} or more` }))
  const least = levels.at(-1)?.atLeast
  return [...rows, { level: otherwise, range: least === undefined ? 'always' : `less than ${minus(least)}` }]
}
