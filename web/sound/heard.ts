import type { Logged } from '@tallyho/engine'
import type { Heard, Sound, Sounds } from '@tallyho/kit/sounds.ts'

/** One beat of the film as it is heard. */
export interface Moment {
  readonly beat: readonly Logged[]
  /** The last of it has only been rolled or drawn. */
  readonly rolling: boolean
}

/** So many kinds are heard in one beat. */
const MOST = 3

/** What is heard as the film comes to a beat: the roll with the roll, what comes of it with the result, no kind twice. */
export function heardAt(
  sounds: Sounds<Readonly<Record<string, Logged['facts']>>>,
  now: Moment,
  before: Moment | undefined,
): readonly Sound[] {
  const rolled = before?.rolling && before.beat.every((note, i) => now.beat[i] === note) ? before.beat : []
  const found = now.beat.flatMap((note, i) => {
    const heard = sounds[note.what]
    const isLast = i === now.beat.length - 1
    if (heard === undefined || i < rolled.length - 1) return []
    if (now.rolling && isLast) return first(heard)
    if (i === rolled.length - 1) return came(heard, note)
    return [...first(heard), ...came(heard, note)]
  })
  return [...new Set(found)].slice(0, MOST)
}

function first(heard: Heard<Logged['facts']>): readonly Sound[] {
  return typeof heard === 'object' ? [heard.rolls] : []
}

function came(heard: Heard<Logged['facts']>, { facts }: Logged): readonly Sound[] {
  const result = typeof heard === 'object' ? heard.result : heard
  const sound = typeof result === 'function' ? result(facts) : result
  return sound === undefined ? [] : [sound]
}
