import { copy, type Fault, type Path, pathOf } from '@tallyho/engine'
import * as v from 'valibot'
import { isTelling } from './where.ts'

/**
 * A file whose form is wrong in places is read with sound values there, taken from a sound file, so that everything
 * else in it can be checked as well. It is read several times, with other values each time: what is found every time
 * is the file's own fault and comes of no value that was put in.
 */

const READINGS = 6
/** How often a file is read anew, each time with more of what is around a mistake replaced. */
const ROUNDS = 8

/** What `nearest` adds says nothing of the things it names. */
const SUGGESTION = / \(nearest: .*\)$/

interface Mended {
  readonly data: unknown
  /** Places that are not the player's own, or can only be judged once they are. */
  readonly doubtful: ReadonlySet<string>
  /** Ids and names of what these places are in, and values put in: what is said of them elsewhere has to wait as well. */
  readonly names: ReadonlySet<string>
}

/** What the checks find in a file apart from the places where its form is wrong. */
export function faultsBeside(
  form: v.GenericSchema,
  data: unknown,
  sound: unknown,
  check: (data: unknown) => readonly Fault[],
): readonly Fault[] {
  let found: readonly Fault[] | undefined
  for (let reading = 0; reading < READINGS; reading++) {
    const mended = mend(form, data, sound, reading)
    if (!mended) return []
    const now = check(mended.data).filter(fault => !isDoubtful(fault, mended))
    const told = new Set(now.map(inWords))
    found = found ? found.filter(fault => told.has(inWords(fault))) : now
    if (found.length === 0) return []
  }
  return found ?? []
}

const inWords = ({ path, message }: Fault) => `${path} ${message}`

function isDoubtful({ path, message }: Fault, { doubtful, names }: Mended): boolean {
  return (
    [...doubtful].some(place => path.startsWith(place) && /^$|^[.[]/.test(path.slice(place.length))) ||
    [...names].some(name => mentions(message.replace(SUGGESTION, ''), name))
  )
}

/** Whether a sentence says a name, as a word of its own. */
function mentions(sentence: string, name: string): boolean {
  const parts = sentence.split(name)
  return parts.some((after, i) => i > 0 && !/[\w/-]$/.test(parts[i - 1] ?? '') && !/^[\w/-]/.test(after))
}

function mend(form: v.GenericSchema, data: unknown, sound: unknown, reading: number): Mended | undefined {
  const now = copy(data)
  const doubtful = new Set<string>()
  const names = new Set<string>()
  const replaced = new Set<string>()
  for (let round = 0; round < ROUNDS; round++) {
    const parsed = v.safeParse(form, now)
    if (parsed.success) return { data: parsed.output, doubtful, names }
    const before = new Set(replaced)
    for (const issue of parsed.issues) {
      const keys = keysOf(issue)
      // A value that did not help: what is around it is at fault.
      while (before.has(pathOf(keys))) keys.pop()
      const values = isStrangeKey(issue) ? [] : valuesAt(sound, keys)
      // Other places may mean it by the id that it should have.
      if (keys.length === 0 || (keys.length > 1 && keys.at(-1) === 'id') || values.some(hasId))
        return undefined
      put(
        now,
        keys,
        copy(values[Math.floor(reading * Math.max(1, values.length / READINGS)) % values.length]),
      )
      replaced.add(pathOf(keys))
      doubtful.add(pathOf(keys))
      for (const name of namesAround(data, keys)) names.add(name)
      if (values.length !== 1) continue
      // The same in every reading: what is beside it and what cites it may come of it.
      if (keys.length > 1) doubtful.add(pathOf(keys.slice(0, -1)))
      if (isTelling(values[0])) names.add(String(values[0]))
    }
  }
  return undefined
}

type Issue = v.BaseIssue<unknown>

function keysOf({ path }: Issue): (string | number)[] {
  return (path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)))
}

function isStrangeKey({ expected, path }: Issue): boolean {
  return expected === 'never' || path?.at(-1)?.origin === 'key'
}

function hasId(value: unknown): boolean {
  return valueAt(value, 'id') !== undefined
}

/** Different values at such a place in a sound file: any entry of a list serves for any other, and any key for one that is not there. */
function valuesAt(sound: unknown, keys: Path): readonly unknown[] {
  let found: readonly unknown[] = [sound]
  for (const key of keys) {
    const holders = found.filter((one): one is Record<string | number, unknown> => one instanceof Object)
    const isNamed = typeof key === 'string' && holders.some(holder => key in holder)
    found = holders.flatMap(holder => (isNamed ? [holder[key]] : Object.values(holder)))
  }
  return [...new Map(found.map(value => [JSON.stringify(value), value])).values()]
}

/** The id and the name of the entry that a place is in. */
function namesAround(data: unknown, keys: Path): string[] {
  const last = keys.findLastIndex(key => typeof key === 'number')
  const entry = keys.slice(0, last + 1).reduce(valueAt, data)
  return ['id', 'name']
    .map(key => valueAt(entry, key))
    .filter(isTelling)
    .map(String)
}

function valueAt(data: unknown, key: string | number): unknown {
  return data instanceof Object ? (data as Record<string | number, unknown>)[key] : undefined
}

function put(data: unknown, keys: Path, value: unknown): void {
  const last = keys.at(-1) ?? ''
  const holder = keys.slice(0, -1).reduce(valueAt, data)
  if (!(holder instanceof Object)) return
  if (value === undefined) Reflect.deleteProperty(holder, last)
  else Reflect.set(holder, last, value)
}
