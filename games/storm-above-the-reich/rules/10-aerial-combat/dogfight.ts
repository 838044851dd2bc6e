import { noted, type Procedure } from '@tallyho/engine'
import type { Campaign, EscortMarker, Fighter, Mission } from '../../state.ts'
import { note } from '../../vocabulary.ts'
import { putAt } from '../05-map/exits.ts'
import { fighterName, missionOf } from '../05-map/table.ts'
import { fightIn } from './aerial-combat.ts'

/** The Dogfight Box: groups that fight on among themselves. */

/** SR-ACB-16 SR-ACB-18 SR-MAP-05 One group, apart from the others that may be there. */
export function enterDogfight(campaign: Campaign, fighters: readonly Fighter[], marker: EscortMarker): void {
  const { escort } = missionOf(campaign)
  escort.groups += 1
  const group = escort.groups
  for (const fighter of fighters) {
    putAt(fighter, 'dogfight')
    fighter.group = group
  }
  marker.at = 'dogfight'
  marker.group = group
  if (noted())
    note('SR-ACB-16', 'dogfight.entered', {
      group,
      fighters: fighters.map(({ no }) => no),
      names: fighters.map(fighter => fighterName(campaign, fighter)),
      escort: marker.no,
    })
}

/** The groups that have fighters, in the order they were formed. */
export function groupsOf({ fighters }: Mission): number[] {
  const groups: number[] = []
  for (const { at, group } of fighters) if (at === 'dogfight' && !groups.includes(group)) groups.push(group)
  return groups.sort((one, other) => one - other)
}

export function isDogfighting({ at, group }: Fighter, of: number): boolean {
  return at === 'dogfight' && group === of
}

/** SR-Q-21 Escorts that have nobody left to dogfight with go to Below Trailing. */
export function releaseEscorts(mission: Mission): void {
  for (const marker of mission.escort.markers)
    if (marker.at === 'dogfight' && !mission.fighters.some(one => isDogfighting(one, marker.group))) {
      marker.at = 'below-trailing'
      marker.group = 0
      note('SR-Q-21', 'escort.released', { escort: marker.no })
    }
}

/** SR-ACB-29 SR-ACB-02 The mission ends with dogfights: each is fought once more, and a D means nothing now (SR-Q-52). */
export function* finishDogfights(campaign: Campaign): Procedure {
  const mission = missionOf(campaign)
  for (const fighter of mission.fighters) fighter.fought = false
  for (const group of groupsOf(mission)) yield* fightIn(campaign, 'dogfight', group)
  releaseEscorts(mission)
}
