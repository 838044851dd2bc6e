import { noted, type Option, type Procedure, type Step } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import { ALTITUDES, type Altitude, type SpaceId, type SquadronId } from '../pack/types.ts'
import type { Day, Raid, Squadron } from '../state.ts'
import { choose, note } from '../vocabulary.ts'
import { type StackOption, stackOf, stackOptions } from './02-terms/choices.ts'
import { levelFrom, nextWhileRaids, RAF, SCRAMBLE, spaceOf } from './02-terms/terms.ts'
import { waysHome } from './09-raid-movement.ts'

export type MapBox = Altitude | 'SCRAMBLE'

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
  // One raid can be looked at; several are all over the map.
  const raids = day.raids.length > 1 ? [] : day.raids.map(({ number }) => `raid:${number}`)
  if (noted() && waiting.length > 0 && areBeyond(day, waiting))
    note('THD-10.1.a', 'out-of-reach', { raids: day.raids.map(({ number }) => number) })
  while (waiting.length > 0) {
    const stack = stackOf(waiting, yield* choose(RAF, 'move-squadron', moversIn(day, waiting), raids))
    const [first] = stack
    if (!first) break
    waiting = waiting.filter(squadron => !stack.includes(squadron))
    const about = stack.map(({ id }) => `squadron:${id}`)
    const { space, box } = yield* choose(RAF, 'move-box', boxesFor(day, first), about)
    for (const squadron of stack) {
      // THD-10.2.a The face stays up, however full the box is.
      squadron.place = box === 'SCRAMBLE' ? SCRAMBLE : { at: 'airborne', space, altitude: box }
      note('THD-10.1.a', 'squadron-moves', { squadron: squadron.id, space, box })
    }
  }
  return nextWhileRaids(day, 'interception')
}

/** THD-10.2.b Nobody on the Tote Board, in flight home or lost moves. */
export function canMove({ place }: Squadron): boolean {
  return place.at === 'ready' || place.at === 'scramble' || place.at === 'airborne'
}

export function boxesFor(day: Day, { id, home, place }: Squadron): MoveBoxOption[] {
  const option = (space: SpaceId, box: MapBox): MoveBoxOption => ({
    id: `${space}/${box}`,
    squadron: id,
    space,
    box,
    on: [`box:${space}/${box}`],
  })
  // THD-10.1.b
  if (place.at === 'ready') return [option(home, 'SCRAMBLE')]
  // THD-10.1.c THD-A-73 Also from a damaged airfield.
  if (place.at !== 'airborne') return [option(home, 'LOW')]
  const { here, next } = REACH[place.altitude]
  const options = here.map(altitude => option(place.space, altitude))
  for (const space of packOf(day).neighbours(place.space))
    for (const altitude of next) options.push(option(space, altitude))
  return options
}

/** Who may move; where no raid can be met any more nobody is expected to. */
function moversIn(day: Day, waiting: readonly Squadron[]): readonly StackOption[] {
  const options = stackOptions(waiting)
  return areBeyond(day, waiting)
    ? options.map(option => (option.ends ? option : { ...option, rare: true }))
    : options
}

/** All raids are on their way home, and none of these squadrons can meet one before it is over the sea. */
export function areBeyond(day: Day, squadrons: readonly Squadron[]): boolean {
  return day.raids.every(raid => raid.recovering && !squadrons.some(one => canCatch(day, one, raid)))
}

function canCatch(day: Day, squadron: Squadron, raid: Raid): boolean {
  const { altitude } = raid
  const levels = [levelFrom(altitude, -1), altitude, levelFrom(altitude, 1)]
  return stagesHome(day, spaceOf(raid)).some((spaces, i) =>
    spaces.some(space =>
      levels.some(level => level !== undefined && movesTo(day, squadron, space, level) <= i + 1),
    ),
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
