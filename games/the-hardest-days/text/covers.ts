import { percent } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import type { SpaceId, TrackId } from '../pack/types.ts'
import { crossingFaces } from '../rules/06-coast-crossing.ts'
import type { Day } from '../state.ts'
import { regionName } from './names.ts'

/** Where raids may come over the coast, and who is near. */

/** How well a patrol from there covers a region that forms up: the ways in that are near, and the faces of the die that give them. */
export interface Cover {
  readonly region: Day['forming'][number]
  readonly ways: readonly { readonly track: TrackId; readonly faces: readonly number[] }[]
  /** So many faces, of those that can come up for the next raid. THD-6.4.a A way in that is occupied cannot. */
  readonly chances: number
  readonly of: number
  /** How likely it is that one at least of its raids comes in there. */
  readonly chance: number
}

/** Whatever a patrol from there can cover, the best first: raids that come in next door, or within so many spaces. */
export function coverFrom(day: Day, home: SpaceId, within = 1): readonly Cover[] {
  const { distance, pack } = packOf(day)
  return [...new Set(day.forming)]
    .map(region => {
      const faces = crossingFaces(day, region)
      const ways = pack.tracks
        .filter(track => track.region === region && distance(home, track.entry) <= within)
        .map(({ id }) => ({
          track: id,
          faces: faces.filter(({ track }) => track === id).map(face => Number(face.id)),
        }))
      const chances = ways.reduce((sum, way) => sum + way.faces.length, 0)
      const raids = day.forming.filter(other => other === region).length
      const missed = missing(
        faces.map(({ track }) => track),
        new Set(ways.map(({ track }) => track)),
        raids,
      )
      return { region, ways, chances, of: faces.length, chance: 1 - missed }
    })
    .filter(({ chances }) => chances > 0)
    .toSorted((a, b) => b.chance - a.chance)
}

/** THD-6.4.a How likely it is that so many raids, each by a track of its own, all come in elsewhere. */
function missing(faces: readonly TrackId[], covered: ReadonlySet<TrackId>, raids: number): number {
  if (raids === 0) return 1
  const elsewhere = faces.filter(track => !covered.has(track))
  return elsewhere.reduce(
    (sum, track) =>
      sum +
      missing(
        faces.filter(other => other !== track),
        covered,
        raids - 1,
      ) /
        faces.length,
    0,
  )
}

/** How likely it is that one raid at least comes in near: each region sends its own. */
export const nearby = (covers: readonly Cover[]): number =>
  1 - covers.reduce((missed, { chance }) => missed * (1 - chance), 1)

/** `83 %`; with the regions where several form up, `LF3 83 %, LF2 East for certain`; nothing where nothing is covered. */
export function coversTold({ forming }: Day, covers: readonly Cover[]): readonly string[] {
  const isOne = new Set(forming).size === 1
  const told = covers.map(({ region, chance }) => {
    const likely = chance > 1 - 1e-9 ? 'for certain' : percent(chance)
    return isOne ? likely : `${regionName(region)} ${likely}`
  })
  return told.length === 0 ? [] : [told.join(', ')]
}

/** THD-6.2.a `LF2 East over East Kent 50 %, Essex 17 %`, `2 × LF3, no two the same way: the first over …`: where the next of them comes over the coast, a line for each region. */
export function waysTold(day: Day): readonly string[] {
  return [...new Set(day.forming)].map(region => {
    const faces = crossingFaces(day, region)
    const count = day.forming.filter(other => other === region).length
    const ways = packOf(day).pack.tracks.flatMap(({ id, entry }) => {
      const on = faces.filter(({ track }) => track === id).length
      return on === 0 ? [] : [{ on, words: `${packOf(day).space(entry).name} ${percent(on / faces.length)}` }]
    })
    const likely = ways.toSorted((a, b) => b.on - a.on).map(({ words }) => words)
    const each = count > 1 ? ', no two the same way: the first' : ''
    return `${count > 1 ? `${count} × ` : ''}${regionName(region)}${each} over ${likely.join(', ')}`
  })
}
