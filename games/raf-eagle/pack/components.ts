import { alike } from '@tallyho/engine'
import type {
  CardNumber,
  DayCard,
  GruppeId,
  GruppeSpec,
  Pack,
  RaidEventCard,
  SectorId,
  SectorSpec,
  SquadronId,
  SquadronSpec,
  Steps,
  StrategyCard,
  TargetCard,
  TargetId,
  TargetSpec,
} from './types.ts'

/** A pack laid out for the rules: every counter and card at one look-up. */
export interface Components {
  readonly pack: Pack
  readonly sector: ReadonlyMap<SectorId, SectorSpec>
  readonly target: ReadonlyMap<TargetId, TargetSpec>
  readonly squadron: ReadonlyMap<SquadronId, SquadronSpec>
  readonly gruppe: ReadonlyMap<GruppeId, GruppeSpec>
  readonly targetCard: ReadonlyMap<CardNumber, TargetCard>
  readonly raidEvent: ReadonlyMap<CardNumber, RaidEventCard>
  readonly dayCard: ReadonlyMap<CardNumber, DayCard>
  readonly strategy: ReadonlyMap<CardNumber, StrategyCard>
  readonly squadronsOf: ReadonlyMap<SectorId, readonly SquadronSpec[]>
}

export function compile(made: Pack): Components {
  const pack: Pack = {
    ...made,
    targets: alike(made.targets),
    squadrons: alike(made.squadrons),
    gruppen: alike(made.gruppen),
    targetCards: alike(made.targetCards),
  }
  return {
    pack,
    sector: by(pack.sectors, ({ id }) => id),
    target: by(pack.targets, ({ id }) => id),
    squadron: by(pack.squadrons, ({ id }) => id),
    gruppe: by(pack.gruppen, ({ id }) => id),
    targetCard: by(pack.targetCards, ({ card }) => card),
    raidEvent: by(pack.raidEvents, ({ card }) => card),
    dayCard: by(pack.dayEvents, ({ card }) => card),
    strategy: by(pack.strategies, ({ card }) => card),
    squadronsOf: grouped(pack.squadrons, ({ sector }) => sector),
  }
}

function by<K, T>(list: readonly T[], key: (one: T) => K): ReadonlyMap<K, T> {
  return new Map(list.map(one => [key(one), one]))
}

function grouped<K, T>(list: readonly T[], key: (one: T) => K): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>()
  for (const one of list) {
    const group = groups.get(key(one))
    if (group) group.push(one)
    else groups.set(key(one), [one])
  }
  return groups
}

/** What a number falls into: the last step holds for all beyond. */
export function stepAt<T>(steps: Steps<T>, number: number): T {
  const step = steps.find(({ upTo }) => number <= upTo) ?? steps.at(-1)
  if (!step) throw new Error('A chart has no rows')
  return step.is
}

/** The row of a chart that holds from a number on: the last that begins at it or before. */
export function rowFrom<T extends { readonly from: number }>(rows: readonly T[], number: number): T {
  const row = rows.findLast(({ from }) => from <= number) ?? rows[0]
  if (!row) throw new Error('A chart has no rows')
  return row
}
