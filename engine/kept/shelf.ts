import { copy } from '../play/copy.ts'
import { Refused } from '../play/refused.ts'
import type { Fault, Packs } from '../rules/game.ts'
import { packKey } from './pack-key.ts'

/** The component packs a game knows, made ready for its rules. */

interface Wares<P, C> {
  /** The pack that comes with the game. */
  readonly standard: P
  /** Every mistake in a file; empty if it can be played with. */
  check(data: unknown): readonly Fault[]
  /** A sound file as a whole pack: where a file may leave out what it takes from the standard pack. */
  whole?(data: unknown): P
  /** A pack with its look-ups. */
  compile(pack: P): C
}

export interface Shelf<P, C> {
  /** What a board is played with: it names its pack. */
  packOf(board: { readonly pack: string }): C
  /** Makes a pack playable under its bare id, without a look at it: for whoever knows that it is sound. */
  layOut(pack: P): string
  readonly packs: Packs
}

export function shelf<P extends { readonly id: string }, C>(wares: Wares<P, C>): Shelf<P, C> {
  const { standard, check, compile, whole = data => data as P } = wares
  const known = new Map([[standard.id, compile(standard)]])
  // Rules ask for the same pack over and over.
  let latestId: string | undefined
  let latest: C | undefined

  function packOf({ pack }: { readonly pack: string }): C {
    if (latestId === pack) return latest as C
    const found = known.get(pack)
    if (found === undefined) throw new Error(`No component pack '${pack}' is known here: load its file first`)
    latestId = pack
    latest = found
    return found
  }

  function layOut(pack: P, key = pack.id): string {
    known.set(key, compile(pack))
    latestId = undefined
    return key
  }

  const packs: Packs = {
    standard,
    check,
    register(data) {
      const [fault] = check(data)
      if (fault) throw new Refused(`${fault.path}: ${fault.message}`)
      const own = copy(data) as { readonly id: string }
      if (own.id === standard.id)
        throw new Refused(`id: '${standard.id}' is the pack that comes with the game; choose another id`)
      const key = packKey(own)
      return known.has(key) ? key : layOut(whole(own), key)
    },
    has: id => known.has(id),
  }
  return { packOf, layOut, packs }
}

export function byId<T extends { readonly id: string }>(things: readonly T[]): ReadonlyMap<string, T> {
  return new Map(things.map(thing => [thing.id, thing]))
}

/**
 * The same things, each with the keys of all: what is not said of one is undefined. So all are of one shape, which is read
 * several times as quickly as many.
 */
export function alike<T extends object>(things: readonly T[]): readonly T[] {
  const blank: Partial<T> = {}
  for (const thing of things) for (const key in thing) blank[key] = undefined
  return things.map(thing => ({ ...blank, ...thing }))
}

/** Reads a map of a pack; what it does not hold cannot be asked for by sound rules. */
export function finder<T>(kind: string, things: ReadonlyMap<string, T>): (id: string) => T {
  // Rules ask for the same thing over and over.
  let latestId: string | undefined
  let latest: T | undefined
  return id => {
    if (latestId === id) return latest as T
    const thing = things.get(id)
    if (thing === undefined) throw new Error(`The pack has no ${kind} '${id}'`)
    latestId = id
    latest = thing
    return thing
  }
}
