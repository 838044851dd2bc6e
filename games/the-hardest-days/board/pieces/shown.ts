import { packOf } from '../../pack/index.ts'
import type {
  Altitude,
  Effort,
  GroupType,
  Intelligence,
  Letter,
  SquadronType,
  TrackId,
  Warning,
} from '../../pack/types.ts'
import { bombingOf, type GroupBox, groupsIn, ratingOf, spaceOf } from '../../rules/02-terms/terms.ts'
import type { Day, Group, Raid, Squadron } from '../../state.ts'
import { spaceName } from '../../text/names.ts'

/** A squadron as it lies on the table; plain values, so that an unchanged counter is not drawn again. */
export interface SquadronShown {
  readonly pack: string
  readonly id: string
  readonly type: SquadronType
  readonly letter: Letter
  readonly reduced: boolean
  readonly rating: number
  readonly marker: 'advantage' | 'disadvantage' | undefined
}

export interface GroupShown {
  readonly pack: string
  readonly id: string
  readonly type: GroupType
  readonly letter: Letter
  readonly elite: boolean
  readonly reduced: boolean
  readonly rating: number
  readonly bombing: number
  readonly tactics: number | undefined
}

export interface RaidShown {
  readonly number: number
  readonly effort: Effort
  readonly track: TrackId
  /** Over which space; undefined at sea. */
  readonly over: string | undefined
  readonly altitude: Altitude
  readonly deployed: boolean
  readonly size: number | undefined
  readonly warning: Warning | undefined
  readonly intelligence: Intelligence | undefined
  readonly target: string | undefined
  readonly recovering: boolean
  readonly bombed: boolean
  readonly intercepted: boolean
  /** What flies where, once it is known: `3 hunters, 5 bombers`. */
  readonly force: string
  /** How many are in each box of its display. */
  readonly flying: Readonly<Record<GroupBox, number>>
}

export function shownSquadron(day: Day, squadron: Squadron): SquadronShown {
  const { id, type, letter, reduced, altitudeMarker } = squadron
  return {
    pack: day.pack,
    id,
    type,
    letter,
    reduced,
    rating: ratingOf(day, squadron),
    marker: altitudeMarker,
  }
}

export function shownGroup(day: Day, group: Group): GroupShown {
  const { id, type, letter, elite, reduced, tactics } = group
  return {
    pack: day.pack,
    id,
    type,
    letter,
    elite,
    reduced,
    rating: ratingOf(day, group),
    bombing: bombingOf(day, group),
    tactics: tactics?.by,
  }
}

export function shownRaid(day: Day, raid: Raid): RaidShown {
  const { number, effort, track, altitude, deployed, size, warning, intelligence } = raid
  const { recovering, bombed, intercepted } = raid
  const target = raid.target === undefined ? undefined : packOf(day).target(raid.target).name
  const over = spaceOf(raid)
  const count = (box: GroupBox) => groupsIn(day, raid, box).length
  const flying = {
    hunt: count('hunt'),
    bomber: count('bomber'),
    escort: count('escort'),
    patrol: count('patrol'),
  }
  return {
    number,
    effort,
    track,
    over: over === undefined ? undefined : spaceName(day, over),
    altitude,
    deployed,
    size,
    warning,
    intelligence,
    target,
    recovering,
    bombed,
    intercepted,
    flying,
    force: FLYING.map(([box, name]) => [flying[box], name] as const)
      .filter(([count]) => count > 0)
      .map(([count, name]) => `${count} ${name}`)
      .join(', '),
  }
}

/** What a group does in each box of a display. */
const FLYING = [
  ['hunt', 'hunting'],
  ['bomber', 'bombing'],
  ['escort', 'escorting'],
  ['patrol', 'on channel patrol'],
] as const
