import { packOf } from '../../pack/index.ts'
import type { Pack, TargetCard } from '../../pack/types.ts'
import { areasOf, type Site } from './fields.ts'
import { type LonLat, project } from './projection.ts'

/** What is drawn of the sectors, the Luftflotten's areas and the range of the Me 109. */
export interface Printed {
  readonly sectors: string
  /** Washes: one for each group, and London. */
  readonly groups: ReadonlyMap<string, string>
  readonly luftflotten: string
  readonly range: string
  readonly edge: string
  readonly beyond: string | undefined
}

const CACHE = new Map<string, Printed>()

/** Computed once for each pack. */
export function printedOf(pack: string): Printed {
  const known = CACHE.get(pack)
  if (known) return known
  const made = print(packOf({ pack }).pack)
  CACHE.set(pack, made)
  return made
}

function print({ sectors, targets, targetCards }: Pack): Printed {
  const places = [
    ...sectors.map(({ id, at }) => ({ sector: id, at })),
    ...targets.map(({ sector, at }) => ({ sector, at })),
  ]
  const groupOf = (id: string) => String(sectors.find(sector => sector.id === id)?.group ?? 'London')
  const siteOf = <L extends string>(label: L, at: LonLat): Site<L> => ({ label, ...project(at) })
  const aimed = targetCards.flatMap(card => {
    const target = targets.find(({ id }) => id === card.target)
    return target ? [{ card, at: target.at }] : []
  })
  const reached = [...aimed.map(({ card: { range }, at }) => siteOf(range, at)), ...AROUND]
  return {
    sectors: areasOf(places.map(({ sector, at }) => siteOf(sector, at))).borders,
    groups: areasOf(places.map(({ sector, at }) => siteOf(groupOf(sector), at))).areas,
    luftflotten: areasOf([
      ...aimed.map(({ card, at }) => siteOf(String(card.luftflotte), at)),
      ...COASTS.map(([luftflotte, ...at]) => siteOf(luftflotte, at)),
    ]).borders,
    range: areasOf(reached.map(site => ({ ...site, label: site.label === 'in' ? 'in' : 'out' }))).borders,
    edge: areasOf(reached.map(site => ({ ...site, label: site.label === 'beyond' ? 'beyond' : 'near' })))
      .borders,
    beyond: areasOf(reached).areas.get('beyond'),
  }
}

/** The Luftflotten's own coasts, and the sea before them. */
const COASTS: readonly (readonly ['2' | '3', ...LonLat])[] = [
  ['2', 1.8, 50.9],
  ['2', 1.6, 50.5],
  ['2', 1.1, 49.95],
  ['2', 0.7, 50.3],
  ['3', 0.2, 49.6],
  ['3', -1.2, 49.6],
  ['3', -0.2, 50.2],
  ['3', -2, 50],
]

/** The range is over the Channel everywhere, and ends far in the north and west. */
const AROUND: readonly Site<TargetCard['range']>[] = [
  ...([-3.6, -2.8, -2, -1.2, -0.4, 0.4, 1, 1.6] as const).map(lon => ({
    label: 'in' as const,
    ...project([lon, 50.1]),
  })),
  ...([-4, -3, -2, -1, 0, 1, 1.9] as const).map(lon => ({
    label: 'beyond' as const,
    ...project([lon, 52.9]),
  })),
  { label: 'in', ...project([1.85, 51.3]) },
  { label: 'in', ...project([1.85, 51.6]) },
]
