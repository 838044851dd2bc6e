import type { Slip } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import { type Altitude, SECTIONS, type SpaceId, type SquadronId } from '../pack/types.ts'
import { groupsIn, groupsOf, squadronOf } from '../rules/02-terms/terms.ts'
import { squadronsAbout } from '../rules/11-interception.ts'
import { combatValue, modifiersOf } from '../rules/12-combat/fight.ts'
import type { Day, Raid, Squadron } from '../state.ts'

export const BIGGIN_HILL: SpaceId = '7/11b'
export const WEALD: SpaceId = '7/11a'
export const FOLKESTONE: SpaceId = '7/11c'

/** What the slips of the lesson say of the board. */

export const isAt = (day: Day, id: SquadronId, space: SpaceId, altitude: Altitude): boolean => {
  const { place } = squadronOf(day, id)
  return place.at === 'airborne' && place.space === space && place.altitude === altitude
}

export const isOnTheGround = (day: Day, id: SquadronId, at: 'ready' | 'scramble'): boolean => {
  const { place, home } = squadronOf(day, id)
  return place.at === at && packOf(day).space(home).airfield === 'Biggin Hill'
}

/** Something that is true of the one raid that is about. */
export const ofRaid =
  (says: (raid: Raid, day: Day) => boolean) =>
  (day: Day): boolean => {
    const [raid, another] = day.raids
    return raid !== undefined && another === undefined && raid.altitude === 'MED' && says(raid, day)
  }

export const typesIn = (day: Day, raid: Raid, box: 'hunt' | 'bomber'): string =>
  groupsIn(day, raid, box)
    .map(({ type }) => type)
    .join()

/** Nothing but the Dorniers is left of the raid. */
export const areAlone = (day: Day, raid: Raid): boolean =>
  groupsOf(day, raid).length === 1 && typesIn(day, raid, 'bomber') === 'Do17'

const FACES = [1, 2, 3, 4, 5, 6]

/** The faces of a die of which something is true, as `1,2,3`. */
export const facesOf = (is: (face: number) => boolean): string => FACES.filter(is).join()

/** What a dive from above adds to the first fight of a squadron. */
export function heightAdds(day: Day, raid: Raid, id: SquadronId): number {
  const above: Squadron = { ...squadronOf(day, id), altitudeMarker: 'advantage' }
  const [group] = groupsOf(day, raid)
  return group ? modifiersOf(day, raid, above, group).reduce((sum, { by }) => sum + by, 0) : 0
}

/** The boxes of Biggin Hill with both Hurricane squadrons in them. */
export const isPair = (day: Day, at: 'ready' | 'scramble' | 'airborne'): boolean =>
  ['32', '501'].every(id => {
    const { type, place } = squadronOf(day, id)
    return type === 'Hurricane' && place.at === at
  })

/** One squadron is above a raid, and no other. */
export const isOnlyAbove = (day: Day, raid: Raid, id: string): boolean => {
  const { higher } = squadronsAbout(day, raid)
  return higher.length === 1 && higher[0]?.id === id
}

/** The faces that drive the only bombers of a raid out of it when this squadron attacks them. */
export function facesHome(day: Day, raid: Raid, id: SquadronId): string {
  const [group] = groupsIn(day, raid, 'bomber')
  if (!group) return ''
  const value = combatValue(day, raid, squadronOf(day, id), group)
  const { groupResult, damage } = packOf(day)
  return facesOf(face => damage('group-bomber', group.reduced, groupResult(value + face)).to !== undefined)
}

/** The sections of the Bomber Box in which somebody flies. */
export const mannedBy = (day: Day, raid: Raid): string =>
  SECTIONS.filter(section => groupsIn(day, raid, 'bomber', section).length > 0).join()

/** One slip: its words, where its thread leads, its rules, and what makes it true. */
export const slip = (
  words: string,
  at: string,
  rules: readonly string[],
  holds: Slip<Day>['holds'],
): Slip<Day> => ({
  words,
  at,
  rules,
  holds,
})
