import type { Fault } from '@tallyho/engine'
import { fault, twins } from './check-fault.ts'
import {
  type Pack,
  PRIORITISED,
  type SectorId,
  type TargetCard,
  type TargetId,
  type TargetSpec,
} from './types.ts'

const LONDON = 'London'

/** What the map and the target cards must keep for raids to be planned and flown. */
export function* mapFaults(pack: Pack): Generator<Fault> {
  yield* twins('sectors', pack.sectors, 'id')
  yield* twins('targets', pack.targets, 'id')
  const sectors = new Set(pack.sectors.map(({ id }) => id))
  const targets = new Map(pack.targets.map(target => [target.id, target]))
  yield* sectorFaults(pack)
  yield* targetFaults(pack, sectors)
  yield* cardFaults(pack, sectors, targets)
}

/** RE-2.1.a One airfield in each sector, and none in London, which has no group either. */
function* sectorFaults(pack: Pack): Generator<Fault> {
  for (const [i, { id, group }] of pack.sectors.entries()) {
    const path = `sectors[${i}]`
    const expected = id === LONDON ? undefined : Number(id.split('/')[1])
    if (group !== expected)
      yield fault(`${path}.group`, `expected ${expected ?? 'none'} for ${id} but found ${group ?? 'none'}`)
    const airfields = pack.targets.filter(({ type, sector }) => type === 'airfield' && sector === id).length
    const wanted = id === LONDON ? 0 : 1
    if (airfields !== wanted) yield fault(path, `expected ${wanted} airfield in ${id} but found ${airfields}`)
  }
}

function* targetFaults(pack: Pack, sectors: ReadonlySet<SectorId>): Generator<Fault> {
  const nets = new Map<number, TargetId>()
  for (const [i, { id, type, sector, net, commands }] of pack.targets.entries()) {
    const path = `targets[${i}]`
    if (!sectors.has(sector)) yield fault(`${path}.sector`, `no sector ${sector}`)
    // RE-2.1.b
    if ((net !== undefined) !== (type === 'radar'))
      yield fault(`${path}.net`, `expected the number of a net for radar alone but ${id} is ${type}`)
    if (net !== undefined && nets.has(net))
      yield fault(`${path}.net`, `${nets.get(net)} is net ${net} already`)
    if (net !== undefined && !nets.has(net)) nets.set(net, id)
    // RE-10.25.d RE-10.25.e
    if ((commands !== undefined) !== (type === 'headquarters'))
      yield fault(`${path}.commands`, `expected a command for headquarters alone but ${id} is ${type}`)
  }
}

function* cardFaults(
  pack: Pack,
  sectors: ReadonlySet<SectorId>,
  targets: ReadonlyMap<TargetId, TargetSpec>,
): Generator<Fault> {
  const nets = new Set(pack.targets.map(({ net }) => net))
  for (const [i, card] of pack.targetCards.entries()) {
    const path = `targetCards[${i}]`
    const target = targets.get(card.target)
    if (!target) yield fault(`${path}.target`, `no target ${card.target}`)
    // RE-13.a
    else if (!PRIORITISED.some(type => type === target.type))
      yield fault(`${path}.target`, `${card.target} has no priority: it is ${target.type}`)
    if (card.secondary !== undefined && !targets.has(card.secondary))
      yield fault(`${path}.secondary`, `no target ${card.secondary}`)
    for (const [n, net] of card.nets.entries())
      if (!nets.has(net)) yield fault(`${path}.nets[${n}]`, `no radar net ${net}`)
    yield* chartFaults(`${path}.chart`, card, sectors)
    if (target) yield* markFaults(path, card, target)
  }
}

function* chartFaults(path: string, { chart }: TargetCard, sectors: ReadonlySet<SectorId>): Generator<Fault> {
  yield* twins(path, chart, 'sector')
  for (const [n, { sector }] of chart.entries())
    if (!sectors.has(sector) || sector === LONDON)
      yield fault(`${path}[${n}].sector`, `no sector ${sector} with squadrons`)
}

/** RE-19.4.a */
const EDGE: readonly SectorId[] = ['3/11', '4/11']

function* markFaults(path: string, card: TargetCard, target: TargetSpec): Generator<Fault> {
  // RE-19.1.a
  if (card.forward && target.type !== 'airfield')
    yield fault(
      `${path}.forward`,
      `expected forward airfields for an airfield alone but ${target.id} is ${target.type}`,
    )
  if (EDGE.includes(target.sector) && card.range !== 'edge')
    yield fault(`${path}.range`, `expected "edge" for all of ${target.sector} but found "${card.range}"`)
  // RE-19.4.d
  if (card.far && card.range !== 'beyond')
    yield fault(`${path}.far`, `expected a target beyond Me 109 range but ${target.id} is "${card.range}"`)
}
