import { packOf } from '../pack/index.ts'
import type { Pack } from '../pack/types.ts'
import type { Campaign } from '../state.ts'

/** One counter on a board: what holds of it now, and what is printed on it. */
interface Standing<U, S> {
  readonly id: string
  readonly unit: U
  readonly spec: S
}

type LineUp<U, S> = readonly Standing<U, S>[]

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
  let latest: LineUp<U, S> = []
  return campaign => {
    const units = unitsOf(campaign)
    // Rules ask for the same board over and over.
    if (latestUnits === units) return latest
    latestUnits = units
    latest = known.get(units) ?? specsOf(packOf(campaign).pack).map(spec => standing(units, spec))
    known.set(units, latest)
    return latest
  }
}

function standing<U, S extends { readonly id: string }>(
  units: Readonly<Record<string, U>>,
  spec: S,
): Standing<U, S> {
  const unit = units[spec.id]
  if (!unit) throw new Error(`There is no unit ${spec.id}`)
  return { id: spec.id, unit, spec }
}

/** Those who are in one of these places. */
export function idsIn<P>(
  all: LineUp<{ readonly place: P }, unknown>,
  places: readonly P[],
): readonly string[] {
  const ids: string[] = []
  for (const { id, unit } of all) for (const place of places) if (unit.place === place) ids.push(id)
  return ids
}

/** Those in a place of whom something holds. */
export function idsWhere<P, U extends { readonly place: P }, S>(
  all: LineUp<U, S>,
  place: P,
  holds: (unit: U, spec: S) => boolean,
): readonly string[] {
  const ids: string[] = []
  for (const { id, unit, spec } of all) if (unit.place === place && holds(unit, spec)) ids.push(id)
  return ids
}
