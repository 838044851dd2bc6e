import { once } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import type { Pack } from '../pack/types.ts'
import type { Campaign } from '../state.ts'

/** The counters of a pack: what is printed on each, and which number it has. */
interface Roll<S> {
  /** In the order of the pack. */
  readonly ids: readonly string[]
  readonly specs: readonly S[]
  readonly numbers: ReadonlyMap<string, number>
}

/** The same with what holds of each on one board now, by the same numbers. */
interface LineUp<U, S> extends Roll<S> {
  readonly units: readonly U[]
}

/**
 * RE-2.1.f RE-2.1.h The squadrons or the Gruppen of a board, in the order of the pack. Units stay the same objects as long as a board
 * lasts: they are looked up by name once, for they are counted all the time.
 */
export function lineUps<U, S extends { readonly id: string }>(
  unitsOf: (campaign: Campaign) => Readonly<Record<string, U>>,
  specsOf: (pack: Pack) => readonly S[],
): (campaign: Campaign) => LineUp<U, S> {
  const rollOf = once((pack: Pack) => roll(specsOf(pack)))
  const known = new WeakMap<object, LineUp<U, S>>()
  let latestUnits: object | undefined
  let latest: LineUp<U, S> = { ids: [], specs: [], numbers: new Map(), units: [] }
  return campaign => {
    const units = unitsOf(campaign)
    // Rules ask for the same board over and over.
    if (latestUnits === units) return latest
    latest = known.get(units) ?? lineUp(units, rollOf(packOf(campaign).pack))
    latestUnits = units
    known.set(units, latest)
    return latest
  }
}

function roll<S extends { readonly id: string }>(specs: readonly S[]): Roll<S> {
  const ids = specs.map(({ id }) => id)
  return { ids, specs, numbers: new Map(ids.map((id, number) => [id, number])) }
}

function lineUp<U, S>(units: Readonly<Record<string, U>>, { ids, specs, numbers }: Roll<S>): LineUp<U, S> {
  return { ids, specs, numbers, units: ids.map(id => unitOf(units, id)) }
}

function unitOf<U>(units: Readonly<Record<string, U>>, id: string): U {
  const unit = units[id]
  if (!unit) throw new Error(`There is no unit ${id}`)
  return unit
}

interface Placed<P> {
  readonly place: P
}

/** Those who are in one of these places. Nothing is looked for more often, so that all are gone through by number. */
export function idsIn<P>(lineUp: LineUp<Placed<P>, unknown>, places: readonly P[]): readonly string[] {
  return places.length === 1 ? idsAt(lineUp, places[0]) : idsWhich(lineUp, places)
}

function idsAt<P>({ ids, units }: LineUp<Placed<P>, unknown>, place: P | undefined): readonly string[] {
  const there: string[] = []
  for (let i = 0; i < units.length; i++)
    if ((units[i] as Placed<P>).place === place) there.push(ids[i] as string)
  return there
}

function idsWhich<P>({ ids, units }: LineUp<Placed<P>, unknown>, places: readonly P[]): readonly string[] {
  const there: string[] = []
  for (let i = 0; i < units.length; i++) {
    const { place } = units[i] as Placed<P>
    for (let k = 0; k < places.length; k++) if (place === places[k]) there.push(ids[i] as string)
  }
  return there
}

export function isAnyIn<P>({ units }: LineUp<Placed<P>, unknown>, place: P): boolean {
  for (let i = 0; i < units.length; i++) if (units[i]?.place === place) return true
  return false
}

/** Those in a place of whom something holds. */
export function idsWhere<P, U extends Placed<P>, S>(
  { ids, units, specs }: LineUp<U, S>,
  place: P,
  holds: (unit: U, spec: S) => boolean,
): readonly string[] {
  const there: string[] = []
  for (let i = 0; i < units.length; i++) {
    const unit = units[i] as U
    if (unit.place === place && holds(unit, specs[i] as S)) there.push(ids[i] as string)
  }
  return there
}

/** The one of this name, if it is one of them. */
export function unitNamed<U>({ numbers, units }: LineUp<U, unknown>, id: string): U | undefined {
  const number = numbers.get(id)
  return number === undefined ? undefined : units[number]
}
