import { plainName } from '@tallyho/engine'

/** Keys by which a player knows one entry of a list from the others, and what stands between two of them. */
const TELLING: readonly (readonly [key: string, between?: string, other?: string])[] = [
  ['name'],
  ['title'],
  ['id'],
  ['card'],
  ['map', ', ', 'type'],
  ['from', ' to ', 'to'],
  ['total'],
  ['level'],
  ['square'],
  ['type'],
]

const LONGEST_NAME = 40

/** `aircraft[3].bands[0].to` in words, after what the file says there: `aircraft “Spitfire IA”, bands “0 to 5”, to`. */
export function whereIn(data: unknown, path: string): string {
  const words: string[] = []
  let at = data
  for (const key of keysOf(path)) {
    if (typeof key === 'number') words.push(`${words.pop() ?? 'entry'} ${entryWords(at, key)}`)
    else words.push(keyWords(key))
    at = at instanceof Object ? (at as Record<string | number, unknown>)[key] : undefined
  }
  return words.join(', ')
}

/** The way to a place as `pathOf` wrote it. */
function keysOf(path: string): (string | number)[] {
  return [...path.matchAll(/\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]|(\w+)/g)].map(([, no, quoted, name]) =>
    no !== undefined ? Number(no) : quoted !== undefined ? String(JSON.parse(quoted)) : (name ?? ''),
  )
}

/** By its name; where it has none of its own, by its number as a person counts. */
function entryWords(list: unknown, no: number): string {
  const entries: readonly unknown[] = Array.isArray(list) ? list : []
  const name = nameOf(entries[no])
  if (name === undefined) return `no. ${no + 1}`
  const isOnly = entries.every((entry, i) => i === no || nameOf(entry) !== name)
  return isOnly ? `“${name}”` : `“${name}” (no. ${no + 1})`
}

function nameOf(entry: unknown): string | undefined {
  if (!(entry instanceof Object)) return undefined
  const values = entry as Readonly<Record<string, unknown>>
  for (const [key, between = '', other] of TELLING)
    if (isTelling(values[key]) && (other === undefined || isTelling(values[other])))
      return plainName(`${values[key]}${between}${other ? values[other] : ''}`, LONGEST_NAME)
  return undefined
}

/** Something that can be said: a number, or a text that is not blank. */
export function isTelling(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
}

/** `airCombat` as `air combat`; capitals that stand for something stay. */
function keyWords(key: string): string {
  return /^[a-z]+(?:[A-Z][a-z]+)+$/.test(key)
    ? key.replaceAll(/[A-Z]/g, capital => ` ${capital.toLowerCase()}`)
    : plainName(key, LONGEST_NAME)
}
