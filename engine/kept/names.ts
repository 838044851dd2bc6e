import { plainName } from '../rules/plain.ts'

/** People whom a player has named anew: the name they have in the pack, and the one he gave them. No rule asks for either. */
export type Names = Readonly<Record<string, string>>

const LONGEST_NAME = 30
const MOST_NAMES = 200

/** What somebody is called who has this name in the pack. */
export function called(names: Names | undefined, name: string): string {
  return names !== undefined && Object.hasOwn(names, name) ? (names[name] ?? name) : name
}

/** The names after somebody who is called `now` was named anew; his old name is given back by that name, or by none. */
export function calledAnew(names: Names | undefined, now: string, anew: string): Names | undefined {
  const first = Object.keys(names ?? {}).find(name => called(names, name) === now) ?? now
  const others = Object.entries(names ?? {}).filter(([name]) => name !== first)
  const name = plainName(anew, LONGEST_NAME)
  const all = name === '' || name === first ? others : [...others, [first, name] as const]
  return all.length === 0 ? undefined : Object.fromEntries(all)
}

/** Reads what a file says of them. */
export function isNames(data: unknown): data is Names {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return false
  const entries = Object.entries(data)
  const isName = (name: unknown) =>
    typeof name === 'string' && name !== '' && name === plainName(name, LONGEST_NAME)
  return entries.length <= MOST_NAMES && entries.every(entry => entry.every(isName))
}
