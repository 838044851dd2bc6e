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

/** Those who are in one of these places. */
export function idsIn<P>(
  { all }: LineUp<{ readonly place: P }, unknown>,
  places: readonly P[],
): readonly string[] {
  const ids: string[] = []
  // Nearly always it is one place; nothing is looked for more often.
  const only = places.length === 1 ? places[0] : undefined
  for (const { id, unit } of all)
    if (only === undefined ? isIn(unit, places) : unit.place === only) ids.push(id)
  return ids
}

function isIn<P>(unit: { readonly place: P }, places: readonly P[]): boolean {
  for (const place of places) if (unit.place === place) return true
  return false
}

export function isAnyIn<P>({ all }: LineUp<{ readonly place: P }, unknown>, place: P): boolean {
  for (const { unit } of all) if (unit.place === place) return true
  return false
}

/** Those in a place of whom something holds. */
export function idsWhere<P, U extends { readonly place: P }, S>(
  { all }: LineUp<U, S>,
  place: P,
  holds: (unit: U, spec: S) => boolean,
): readonly string[] {
  const ids: string[] = []
  for (const { id, unit, spec } of all) if (unit.place === place && holds(unit, spec)) ids.push(id)
  return ids
}
