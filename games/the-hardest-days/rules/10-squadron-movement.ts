import { noted, type Option, once, type Procedure, type Step } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import { ALTITUDES, type Altitude, type SpaceId, type SquadronId } from '../pack/types.ts'
import type { Day, Raid, Squadron } from '../state.ts'
import { choose, note } from '../vocabulary.ts'
import { type BoxName, boxesIn } from './02-terms/boxes.ts'
import { type StackOption, stackOf, stackOptions } from './02-terms/choices.ts'
import { levelFrom, nextWhileRaids, RAF, SCRAMBLE, spaceOf } from './02-terms/terms.ts'
import { waysHome } from './09-raid-movement.ts'

export type MapBox = Exclude<BoxName, 'READY'>

export interface MoveBoxOption extends Option {
  readonly squadron: SquadronId
  readonly space: SpaceId
  readonly box: MapBox
}

/** THD-10.1.d THD-10.1.e THD-10.1.f Boxes within reach from each altitude: in the same space, and in an adjacent one. */
const REACH: Readonly<
  Record<Altitude, { readonly here: readonly Altitude[]; readonly next: readonly Altitude[] }>
> = {
  LOW: { here: ['MED'], next: ['LOW'] },
  MED: { here: ['HIGH', 'LOW'], next: ['MED', 'LOW'] },
  HIGH: { here: ['MED', 'LOW'], next: ['HIGH', 'MED'] },
}

/** Step 4 of the Air Action Phase: THD-10.1.a each squadron on the map may make one move, or none. */
export function* moveSquadrons(day: Day): Procedure<Step> {
  let waiting = day.squadrons.filter(canMove)
  const chasers = chasersIn(day, waiting)
  if (noted() && waiting.length > 0 && chasers.length === 0)
    note('THD-10.1.a', 'out-of-reach', { raids: day.raids.map(({ number }) => number) })
  while (waiting.length > 0) {
    const stack = stackOf(waiting, yield* choose(RAF, 'move-squadron', moversIn(waiting, chasers)))
    const [first] = stack
    if (!first) break
    waiting = waiting.filter(squadron => !stack.includes(squadron))
    const about = stack.map(({ id }) => `squadron:${id}`)
    const { space, box } = yield* choose(RAF, 'move-box', boxesFor(day, first), about)
    const { name } = packOf(day).space(space)
    for (const squadron of stack) {
      // THD-10.2.a The face stays up, however full the box is.
      squadron.place = box === 'SCRAMBLE' ? SCRAMBLE : { at: 'airborne', space, altitude: box }
      note('THD-10.1.a', 'squadron-moves', { squadron: squadron.id, space, name, box })
    }
  }
  return nextWhileRaids(day, 'interception')
}

/** THD-10.2.b Nobody on the Tote Board, in flight home or lost moves. */
export function canMove({ place }: Squadron): boolean {
  return place.at === 'ready' || place.at === 'scramble' || place.at === 'airborne'
}

export function boxesFor(day: Day, { id, home, place }: Squadron): MoveBoxOption[] {
  const to = moveOptions(id)
  // THD-10.1.b
  if (place.at === 'ready') return [to(home).SCRAMBLE]
  // THD-10.1.c THD-A-73 Also from a damaged airfield.
  if (place.at !== 'airborne') return [to(home).LOW]
  const { here, next } = REACH[place.altitude]
  const options = here.map(altitude => to(place.space)[altitude])
  for (const space of packOf(day).neighbours(place.space))
    for (const altitude of next) options.push(to(space)[altitude])
  return options
}

/** A squadron to the boxes of a space. */
const moveOptions = once((squadron: SquadronId) =>
  once((space: SpaceId): Readonly<Record<MapBox, MoveBoxOption>> => {
    const to = (box: MapBox): MoveBoxOption => {
      const { id, on } = boxesIn(space)[box]
      return { id, squadron, space, box, on }
    }
    return { SCRAMBLE: to('SCRAMBLE'), LOW: to('LOW'), MED: to('MED'), HIGH: to('HIGH') }
  }),
)

/** Who may move; where no raid can be met any more nobody is expected to. */
function moversIn(waiting: readonly Squadron[], chasers: readonly Squadron[]): readonly StackOption[] {
  const options = stackOptions(waiting)
  return waiting.some(squadron => chasers.includes(squadron))
    ? options
    : options.map(option => (option.ends ? option : { ...option, rare: true }))
}

/** Who can meet a raid: anybody while one is to come, and of those on their way home one that is not over the sea before. */
function chasersIn(day: Day, squadrons: readonly Squadron[]): readonly Squadron[] {
  if (day.raids.some(({ recovering }) => !recovering)) return squadrons
  const ways = day.raids.map(raid => wayHome(day, raid))
  return squadrons.filter(squadron => ways.some(way => canCatch(day, squadron, way)))
}

/** Where a raid can be met on its way home: the levels, and the spaces of each interception to come. */
interface WayHome {
  readonly levels: readonly Altitude[]
  readonly stages: readonly (readonly SpaceId[])[]
}

function wayHome(day: Day, raid: Raid): WayHome {
  const { altitude } = raid
  const levels = [levelFrom(altitude, -1), altitude, levelFrom(altitude, 1)].filter(
    level => level !== undefined,
  )
  return { levels, stages: stagesHome(day, spaceOf(raid)) }
}

function canCatch(day: Day, squadron: Squadron, { levels, stages }: WayHome): boolean {
  return stages.some((spaces, i) =>
    spaces.some(space => levels.some(level => movesTo(day, squadron, space, level) <= i + 1)),
  )
}

/** THD-9.6.a THD-9.7.a Where a raid on its way home can be at each interception to come: it leaves from the coast. */
export function stagesHome(day: Day, from: SpaceId | undefined): readonly (readonly SpaceId[])[] {
  if (from === undefined) return []
  const stages: (readonly SpaceId[])[] = [[from]]
  const inland = (spaces: readonly SpaceId[]) => spaces.filter(id => !packOf(day).space(id).coastal)
  for (let now = inland([from]); now.length > 0; now = inland(now)) {
    now = [...new Set(now.flatMap(space => waysHome(day, space)))]
    stages.push(now)
  }
  return stages
}

/** THD-10.1.b THD-10.1.d THD-10.1.e Moves from where a squadron is to a level over a space: it climbs where it is, and comes down on its way. */
export function movesTo(day: Day, { home, place }: Squadron, space: SpaceId, level: Altitude): number {
  const { distance } = packOf(day)
  if (place.at === 'ready') return 2 + movesFrom(distance(home, space), 'LOW', level)
  if (place.at === 'scramble') return 1 + movesFrom(distance(home, space), 'LOW', level)
  if (place.at !== 'airborne') return Number.POSITIVE_INFINITY
  return movesFrom(distance(place.space, space), place.altitude, level)
}

function movesFrom(far: number, from: Altitude, to: Altitude): number {
  const climb = ALTITUDES.indexOf(to) - ALTITUDES.indexOf(from)
  if (climb >= 0) return far + climb
  return far >= -climb ? far : far + 1
}
