import type { Fault } from '@tallyho/engine'
import { movesFrom } from './components.ts'
import { TRACK_IDS } from './schema.ts'
import { LETTERS, type Pack, REGIONS, SCENARIOS, type SpaceId, type SpaceSpec } from './types.ts'

export const fault = (path: string, message: string): Fault => ({ path, message })

/** What the map must keep for raids and squadrons to move on it. */
export function* mapFaults(pack: Pack): Generator<Fault> {
  yield* twins('spaces', pack.spaces)
  yield* twins('targets', pack.targets)
  const spaces = new Map(pack.spaces.map(space => [space.id, space]))
  yield* borderFaults(pack, spaces)
  yield* wayHomeFaults(pack, spaces)
  yield* targetFaults(pack, spaces)
  yield* trackFaults(pack, spaces)
  yield* wayFaults(pack, spaces)
}

export function* twins(list: string, things: readonly { readonly id: string }[]): Generator<Fault> {
  const first = new Map<string, number>()
  for (const [i, { id }] of things.entries()) {
    const other = first.get(id)
    if (other === undefined) first.set(id, i)
    else yield fault(`${list}[${i}].id`, `"${id}" is the id of ${list}[${other}] already`)
  }
}

export function* repeated(path: string, values: readonly (string | number)[]): Generator<Fault> {
  for (const [i, value] of values.entries())
    if (values.indexOf(value) < i)
      yield fault(`${path}[${i}]`, `${JSON.stringify(value)} is in this list already`)
}

type Spaces = ReadonlyMap<SpaceId, SpaceSpec>

/** THD-D-02 and THD-D-14: borders have two sides, the map hangs together, arrows cross one border. */
function* borderFaults(pack: Pack, spaces: Spaces): Generator<Fault> {
  for (const [i, space] of pack.spaces.entries()) {
    const path = `spaces[${i}].neighbours`
    yield* repeated(path, space.neighbours)
    for (const [n, id] of space.neighbours.entries()) {
      const other = spaces.get(id)
      if (!other) yield fault(`${path}[${n}]`, `no space "${id}"`)
      else if (other === space) yield fault(`${path}[${n}]`, 'a space is not its own neighbour')
      else if (!other.neighbours.includes(space.id))
        yield fault(`${path}[${n}]`, `"${id}" does not name "${space.id}" as its neighbour`)
    }
    for (const arrow of ['arrow', 'arrowLondon', 'recovery'] as const) {
      const to = space[arrow]
      if (to !== undefined && !space.neighbours.includes(to))
        yield fault(`spaces[${i}].${arrow}`, `"${to}" is no neighbour of "${space.id}"`)
    }
  }
  const start = pack.spaces[0]?.id ?? ''
  const reached = movesFrom(start, id => spaces.get(id)?.neighbours ?? [])
  for (const [i, { id }] of pack.spaces.entries())
    if (!reached.has(id)) yield fault(`spaces[${i}]`, `no way leads from "${start}" to "${id}"`)
}

/** THD-D-09, THD-D-15: from every space a recovering raid comes to the coast. */
function* wayHomeFaults(pack: Pack, spaces: Spaces): Generator<Fault> {
  for (const [i, start] of pack.spaces.entries()) {
    const passed = new Set<SpaceSpec>()
    let at: SpaceSpec | undefined = start
    while (at && !at.coastal && !passed.has(at) && !at.neighbours.some(id => spaces.get(id)?.coastal)) {
      passed.add(at)
      at = spaces.get(at.recovery ?? '')
    }
    if (!at || passed.has(at))
      yield fault(
        `spaces[${i}].recovery`,
        `expected arrows that lead from "${start.id}" to a space beside the coast`,
      )
  }
}

/** THD-D-07, THD-D-11: one airfield to a space, one number to a radar net. */
function* targetFaults(pack: Pack, spaces: Spaces): Generator<Fault> {
  const nets = new Map<number, string>()
  const airfields = new Map<SpaceId, string>()
  for (const [i, { id, type, space, net }] of pack.targets.entries()) {
    const path = `targets[${i}]`
    if (!spaces.has(space)) yield fault(`${path}.space`, `no space "${space}"`)
    if (type === 'radar' && net === undefined)
      yield fault(`${path}.net`, 'expected the number of this radar net')
    if (type !== 'radar' && net !== undefined)
      yield fault(`${path}.net`, `only a radar net has a number, "${id}" is of type ${type}`)
    if (net !== undefined) {
      const other = nets.get(net)
      if (other) yield fault(`${path}.net`, `${net} is the number of "${other}" already`)
      nets.set(net, id)
    }
    if (type !== 'airfield') continue
    const other = airfields.get(space)
    if (other) yield fault(`${path}.space`, `"${space}" holds the airfield "${other}" already`)
    airfields.set(space, id)
    if (spaces.has(space) && spaces.get(space)?.airfield === undefined)
      yield fault(`${path}.space`, `expected "airfield" to be named in space "${space}"`)
  }
}

/** THD-D-08, THD-D-16, THD-D-19: nine tracks in order, that end at the coast. */
function* trackFaults(pack: Pack, spaces: Spaces): Generator<Fault> {
  const nets = new Set(pack.targets.map(({ net }) => net))
  for (const [i, track] of pack.tracks.entries()) {
    const path = `tracks[${i}]`
    const id = TRACK_IDS[i]
    const wanted = {
      id,
      region: REGIONS[Math.floor(i / LETTERS.length)],
      letter: LETTERS[i % LETTERS.length],
      length: id === 'lf2-east-C' ? 2 : 3,
    }
    for (const key of ['id', 'region', 'letter', 'length'] as const)
      if (track[key] !== wanted[key])
        yield fault(
          `${path}.${key}`,
          `expected ${JSON.stringify(wanted[key])} but found ${JSON.stringify(track[key])}`,
        )
    const entry = spaces.get(track.entry)
    if (!entry) yield fault(`${path}.entry`, `no space "${track.entry}"`)
    else if (!entry.coastal) yield fault(`${path}.entry`, `"${track.entry}" is not coastal`)
    yield* repeated(`${path}.nets`, track.nets)
    for (const [n, net] of track.nets.entries())
      if (!nets.has(net)) yield fault(`${path}.nets[${n}]`, `no radar net has the number ${net}`)
  }
}

/** THD-D-13, THD-D-54: every target of the chart exists and is reached from the track's entry. */
function* wayFaults(pack: Pack, spaces: Spaces): Generator<Fault> {
  const targets = new Map(pack.targets.map(target => [target.id, target]))
  for (const scenario of SCENARIOS)
    for (const track of pack.tracks)
      for (const [i, id] of (pack.targetChart.rows[scenario][track.id] ?? []).entries()) {
        const path = `targetChart.rows["${scenario}"]["${track.id}"][${i}]`
        const target = targets.get(id)
        if (!target) yield fault(path, `no target "${id}"`)
        else if (spaces.has(target.space) && spaces.has(track.entry)) {
          const stop = wayTo(target.space, track.entry, spaces)
          if (stop) yield fault(path, `"${id}" is not reached from "${track.entry}": ${stop}`)
        }
      }
}

/** Follows a raid by THD-9.4.a to THD-9.4.c; what stops it, if it does not arrive. */
export function wayTo(goal: SpaceId, entry: SpaceId, spaces: Spaces): string | undefined {
  const passed = new Set<SpaceId>()
  let at = entry
  while (at !== goal) {
    if (passed.has(at)) return `the arrows run in a circle through "${at}"`
    passed.add(at)
    const space = spaces.get(at)
    if (space?.neighbours.includes(goal)) return undefined
    const next = (goal === 'London' ? space?.arrowLondon : undefined) ?? space?.arrow
    if (next === undefined) return `no arrow leads on from "${at}"`
    at = next
  }
  return undefined
}
