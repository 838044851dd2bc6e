import { noted, type Option, type Procedure } from '@tallyho/engine'
import type { Battle, Unit, UnitNo } from '../../state.ts'
import { choose, note } from '../../vocabulary.ts'
import { forceOf, lineOf, named, unitAt } from '../01-words/units.ts'
import { unitOf } from '../05-set-up/set-up.ts'
import { alert } from '../07-tallies/tallies.ts'
import { removeUnit } from '../12-end/end.ts'

/** Splitting a squadron into two flights (9.3). */

/** How losses, the straggler and the leading pilot fall to the two flights. */
export interface ShareOption extends Option {
  readonly losses: readonly [number, number]
  readonly straggler: 1 | 2
  readonly pilot: 1 | 2
  /** What there is to share beside losses. */
  readonly shares: { readonly straggler: boolean; readonly pilot: boolean }
}

export interface FollowOption extends Option {
  readonly unit: UnitNo
}

export interface WhetherOption extends Option {
  readonly split: boolean
}

const FLIGHTS_MADE = 2
const WHETHER: readonly WhetherOption[] = [
  { id: 'whole', split: false },
  { id: 'split', split: true },
]

/** WL-9.3.a WL-9.3.b WL-9.3.h Squadrons in good order, while there are flight counters of the model. */
export function canSplit(battle: Battle, unit: Unit): boolean {
  if (unit.size !== 'squadron' || unit.disruptions > 0 || unit.broken) return false
  // WL-15.3.5.c
  if (unit.profile?.kind === 'torpedo') return false
  if (unit.losses > 2 * flightLosses(battle, unit)) return false
  const { splitLimit } = forceOf(battle, unit.side)
  if (splitLimit === undefined) return true
  // WL-5.1.k WL-Q-38 Each split makes two flights.
  const made = battle.splits[unit.side]
  const ofModel = splitLimit.models?.[unit.model]
  if (ofModel !== undefined && (made[unit.model] ?? 0) + FLIGHTS_MADE > ofModel) return false
  let all = 0
  for (const model in made) all += made[model] as number
  return splitLimit.all === undefined || all + FLIGHTS_MADE <= splitLimit.all
}

/** WL-5.1.c */
function flightLosses(battle: Battle, unit: Unit): number {
  return forceOf(battle, unit.side).maxLosses.flight
}

/** WL-9.3.2.a */
export function isFlexible(battle: Battle, unit: Unit): boolean {
  return lineOf(battle, unit).flexible === true
}

/** Whether the owner wants to split a squadron that may. */
export function* wantsSplit(unit: Unit, ask: 'tally.split' | 'tally.split-leader'): Procedure<boolean> {
  return (yield* choose(unit.side, ask, WHETHER, [`unit:${unit.no}`])).split
}

/**
 * Replaces a squadron that can split by two flights. The first keeps any tally, or is the one that gets the tally for
 * which the squadron splits; the second has none. WL-9.3.g Nothing puts them together again.
 */
export function* split(battle: Battle, unit: Unit): Procedure<[Unit, Unit]> {
  // WL-9.3.1.a A tally, an order or a reaction comes before the split and alerts the whole squadron.
  alert(unit)
  const share = yield* choose(unit.side, 'split.share', sharesOf(battle, unit), [`unit:${unit.no}`])
  const first = makeFlight(battle, unit, 1, share)
  const second = makeFlight(battle, unit, 2, share)
  second.tally = undefined
  second.balloon = undefined
  second.deeds.mayNotRoll = true
  const made = battle.splits[unit.side]
  made[unit.model] = (made[unit.model] ?? 0) + FLIGHTS_MADE
  const hunters = battle.units.filter(({ tally }) => tally === unit.no)
  for (const hunter of hunters) hunter.tally = first.no
  takeOffTheBoard(battle, unit, share.pilot === 1 ? first : second)
  if (noted())
    note('WL-9.3.a', 'split', {
      ...named(unit),
      flights: [named(first), named(second)],
      losses: share.losses,
    })
  for (const hunter of hunters) yield* followFlight(battle, hunter, [first, second])
  // WL-Q-39
  for (const flight of [first, second])
    if (flight.losses >= flight.maxLosses) removeUnit(battle, flight, 'destroyed')
  return [first, second]
}

/** WL-9.3.1.a Everything is inherited but what has to be shared out. */
function makeFlight(battle: Battle, unit: Unit, number: 1 | 2, share: ShareOption): Unit {
  const hasPilot = share.pilot === number
  // A unit of the one shape that all have.
  const flight: Unit = Object.assign(unitOf(battle, unit.side, unit.line, ''), unit, {
    no: battle.units.length,
    id: `${unit.id}${number}`,
    size: 'flight' as const,
    maxLosses: flightLosses(battle, unit),
    losses: share.losses[number - 1] as number,
    straggler: unit.straggler && share.straggler === number,
    // WL-9.3.1.b
    leader: unit.leader && hasPilot,
    experte: unit.experte && hasPilot,
    profile: unit.profile && { ...unit.profile },
    deeds: { ...unit.deeds, track: [...unit.deeds.track] },
  })
  battle.units.push(flight)
  return flight
}

function takeOffTheBoard(battle: Battle, unit: Unit, pilots: Unit): void {
  const wing = unit.wing === undefined ? undefined : battle.wings[unit.wing]
  if (wing?.leader === unit.no) wing.leader = pilots.no
  unit.at = 'split'
  unit.tally = undefined
  unit.balloon = undefined
  unit.vector = undefined
  unit.dogfight = undefined
  unit.profile = undefined
  unit.wing = undefined
}

/** WL-9.3.1.c Neither flight may have more losses than it can bear. */
function sharesOf(battle: Battle, unit: Unit): ShareOption[] {
  const most = flightLosses(battle, unit)
  const options: ShareOption[] = []
  const shares = { straggler: unit.straggler, pilot: unit.leader || unit.experte }
  for (let losses = 0; losses <= unit.losses; losses++) {
    const rest = unit.losses - losses
    if (losses > most || rest > most) continue
    for (const straggler of shares.straggler ? EITHER : FIRST)
      for (const pilot of shares.pilot ? EITHER : FIRST)
        options.push({
          id: `losses/${losses}-${rest}/straggler/${straggler}/pilot/${pilot}`,
          losses: [losses, rest],
          straggler,
          pilot,
          shares,
        })
  }
  return options
}

const FIRST: readonly (1 | 2)[] = [1]
const EITHER: readonly (1 | 2)[] = [1, 2]

/** WL-9.3.1.g After that each enemy on the squadron's tail chooses a flight. */
function* followFlight(battle: Battle, hunter: Unit, flights: readonly Unit[]): Procedure {
  const options = flights.map(
    ({ no, id }): FollowOption => ({ id: `flight/${id}`, on: [`unit:${no}`], unit: no }),
  )
  const { unit } = yield* choose(hunter.side, 'split.follow', options, [`unit:${hunter.no}`])
  hunter.tally = unit
  if (noted())
    note('WL-9.3.1.g', 'followed-flight', { ...named(hunter), target: named(unitAt(battle, unit)) })
}
