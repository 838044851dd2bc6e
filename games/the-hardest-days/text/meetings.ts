import { packOf } from '../pack/index.ts'
import { ALTITUDES, type Altitude, type SpaceId } from '../pack/types.ts'
import { spaceOf, targetSpaceOf } from '../rules/02-terms/terms.ts'
import { boxesFor, canMove } from '../rules/10-squadron-movement.ts'
import type { Day, Raid, RaidNumber, Squadron } from '../state.ts'

/** Where raids are bound, as the map tells it, and who would meet them there. Nothing here is decided. */

/** Farther ahead nobody looks. */
const FAR = 9

interface Stage {
  readonly place: Raid['place']
  readonly recovering: boolean
}

/** Where a raid goes next (THD-9); undefined where it leaves the map or the player will choose its way. */
function after(day: Day, raid: Raid, { place, recovering }: Stage): Stage | undefined {
  const { track, space, neighbours } = packOf(day)
  if (place.on === 'track')
    return {
      recovering,
      place:
        place.space > 1
          ? { on: 'track', space: place.space - 1 }
          : { on: 'map', space: track(raid.track).entry },
    }
  const here = space(place.space)
  if (recovering) {
    if (here.coastal) return undefined
    const coast = neighbours(here.id).filter(id => space(id).coastal)
    const [only, more] = coast.length > 0 || here.recovery === undefined ? coast : [here.recovery]
    return only === undefined || more !== undefined
      ? undefined
      : { recovering, place: { on: 'map', space: only } }
  }
  const target = targetSpaceOf(day, raid)
  if (target === here.id) return { place, recovering: true }
  const arrow = target === 'London' ? (here.arrowLondon ?? here.arrow) : here.arrow
  const next = target !== undefined && here.neighbours.includes(target) ? target : arrow
  return next === undefined ? undefined : { recovering, place: { on: 'map', space: next } }
}

/** The spaces that a raid is still to fly over before it bombs, the one it is over left out. */
export function wayOf(day: Day, raid: Raid): readonly SpaceId[] {
  const way: SpaceId[] = []
  let stage: Stage | undefined = raid
  for (let i = 0; i < FAR && stage; i++) {
    stage = after(day, raid, stage)
    if (!stage || stage.recovering !== raid.recovering) break
    if (stage.place.on === 'map') way.push(stage.place.space)
  }
  return way
}

/** A raid that comes by: at the next interception, or at the one after it. */
export interface Meeting {
  readonly raid: RaidNumber
  readonly when: 'next' | 'in 2'
  /** How high a squadron would be against it; undefined as long as nobody knows how high it flies. */
  readonly how: 'level' | 'above' | 'below' | undefined
}

/** THD-11.1.2.d Whom a squadron would meet that waits at this level; two levels away nobody is found. */
export function meetingsAt(day: Day, space: SpaceId, level: Altitude): readonly Meeting[] {
  return day.raids.flatMap((raid): readonly Meeting[] => {
    const next = after(day, raid, raid)
    const then = next?.place.on === 'map' ? next.place.space : undefined
    const when = spaceOf(raid) === space ? 'next' : then === space ? 'in 2' : undefined
    const off = ALTITUDES.indexOf(level) - ALTITUDES.indexOf(raid.altitude)
    if (when === undefined || (raid.deployed && Math.abs(off) > 1)) return []
    const how = off === 0 ? 'level' : off > 0 ? 'above' : 'below'
    return [{ raid: raid.number, when, how: raid.deployed ? how : undefined }]
  })
}

/** `meets 1 next, above`. */
export const meetingWords = ({ raid, when, how }: Meeting): string =>
  `meets ${raid} ${when}${how === undefined ? '' : `, ${how}`}`

/** The soonest that a squadron can meet a raid, by where it may go now. */
export function bestMeeting(day: Day, squadron: Squadron): Meeting | undefined {
  if (!canMove(squadron)) return undefined
  const all = boxesFor(day, squadron).flatMap(({ space, box }) =>
    box === 'SCRAMBLE' ? [] : meetingsAt(day, space, box),
  )
  return all.toSorted((a, b) => worth(b) - worth(a))[0]
}

/** Sooner is better than higher, and higher than lower. */
function worth({ when, how }: Meeting): number {
  return (when === 'next' ? 4 : 0) + { level: 3, above: 2, below: 1 }[how ?? 'level']
}

/** The region that forms up whose coast is next door: a patrol from there can cover it. */
export function regionNear(day: Day, home: SpaceId): Day['forming'][number] | undefined {
  const { distance, pack } = packOf(day)
  return day.forming.find(region =>
    pack.tracks.some(track => track.region === region && distance(home, track.entry) <= 1),
  )
}
