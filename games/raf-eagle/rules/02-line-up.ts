import { byId } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import type { Pack } from '../pack/types.ts'
import type { Campaign } from '../state.ts'

/** One counter on a board: what holds of it now, and what is printed on it. */
interface Standing<U, S> {
  readonly id: string
  readonly unit: U
  readonly spec: S
}

interface LineUp<U, S> {
  /** In the order of the pack. */
  readonly all: readonly Standing<U, S>[]
  readonly by: ReadonlyMap<string, Standing<U, S>>
}

/**
 * RE-2.1.f RE-2.1.h The squadrons or the Gruppen of a board, in the order of the pack. Units stay the same objects as long as a board
 * lasts: they are looked up by name once, for they are counted all the time.
 */
export function lineUps<U, S extends { readonly id: string }>(
  unitsOf: (campaign: Campaign) => Readonly<Record<string, U>>,
  specsOf: (pack: Pack) => readonly S[],
): (campaign: Campaign) => LineUp<U, S> {
  const known = new WeakMap<object, LineUp<U, S>>()
  let latestUnits: object | undefined
  let latest: LineUp<U, S> = { all: [], by: new Map() }
  return campaign => {
    const units = unitsOf(campaign)
    // Rules ask for the same board over and over.
    if (latestUnits === units) return latest
    latest = known.get(units) ?? lineUp(units, specsOf(packOf(campaign).pack))
    latestUnits = units
    known.set(units, latest)
    return latest
  }
}

function lineUp<U, S extends { readonly id: string }>(
  units: Readonly<Record<string, U>>,
  specs: readonly S[],
): LineUp<U, S> {
  const all = specs.map(spec => standing(units, spec))
  return { all, by: byId(all) }
}

function standing<U, S extends { readonly id: string }>(
  units: Readonly<Record<string, U>>,
  spec: S,
): Standing<U, S> {
  const unit = units[spec.id]
  if (!unit) throw new Error(`There is no unit ${spec.id}`)
  return { id: spec.id, unit, spec }
}

/** Those who are in one of these places. Nothing is looked for more often, so that all are gone through by number. */
export function idsIn<P>(
  lineUp: LineUp<{ readonly place: P }, unknown>,
  places: readonly P[],
): readonly string[] {
  return places.length === 1 ? idsAt(lineUp, places[0]) : idsWhich(lineUp, places)
}

function idsAt<P>({ all }: LineUp<{ readonly place: P }, unknown>, place: P | undefined): readonly string[] {
  const ids: string[] = []
  for (let i = 0; i < all.length; i++) {
    const one = all[i] as Standing<{ readonly place: P }, unknown>
    if (one.unit.place === place) ids.push(one.id)
  }
  return ids
}

function idsWhich<P>(
  { all }: LineUp<{ readonly place: P }, unknown>,
  places: readonly P[],
): readonly string[] {
  const ids: string[] = []
  for (let i = 0; i < all.length; i++) {
    const one = all[i] as Standing<{ readonly place: P }, unknown>
    for (let k = 0; k < places.length; k++) if (one.unit.place === places[k]) ids.push(one.id)
  }
  return ids
}

export function isAnyIn<P>({ all }: LineUp<{ readonly place: P }, unknown>, place: P): boolean {
  for (let i = 0; i < all.length; i++) if (all[i]?.unit.place === place) return true
  return false
}

/** Those in a place of whom something holds. */
export function idsWhere<P, U extends { readonly place: P }, S>(
  { all }: LineUp<U, S>,
  place: P,
  holds: (unit: U, spec: S) => boolean,
): readonly string[] {
  const ids: string[] = []
  for (let i = 0; i < all.length; i++) {
    const one = all[i] as Standing<U, S>
    if (one.unit.place === place && holds(one.unit, one.spec)) ids.push(one.id)
  }
  return ids
}
