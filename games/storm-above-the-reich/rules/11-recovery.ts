import { noted, type Procedure, type Step } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import type { HitType } from '../pack/types.ts'
import { type Campaign, type Fighter, STAFFEL } from '../state.ts'
import { choose, d10, note } from '../vocabulary.ts'
import { returnMarker } from './05-map/cups.ts'
import { meets, type Needs } from './05-map/dice.ts'
import { putAt } from './05-map/exits.ts'
import { inAnyOrder, type MarkerOption, markerOption } from './05-map/options.ts'
import { fighterNo, isHit, isOnMap, missionOf, whoOf } from './05-map/table.ts'
import { onward } from './06-turn.ts'
import { releaseEscorts } from './10-aerial-combat/dogfight.ts'

/** Recovery Phase: is it a scratch, or the end of the flight? */

/** SR-REC-01 */
export function mustRecover(fighter: Fighter): boolean {
  return isHit(fighter) && isOnMap(fighter)
}

/** SR-REC-01 */
export function* recoveryPhase(campaign: Campaign): Procedure<Step> {
  const mission = missionOf(campaign)
  // SR-REC-01 The player picks the order
  const hit = mission.fighters.filter(mustRecover)
  const options = inAnyOrder(hit)
  if (options.length > 0) {
    const { fighter } = yield* choose(STAFFEL, 'recovery.next', options)
    for (const one of fighter === undefined ? hit : [fighterNo(mission, fighter)])
      yield* recover(campaign, one)
    releaseEscorts(mission)
  }
  return onward(campaign, 'recovery')
}

/** SR-REC-02 What proves a Hit serious. */
export function seriousFor(number: number): Needs {
  return { below: number }
}

/** Every Hit marker of a fighter, until one of them proves serious. */
export function* recover(campaign: Campaign, fighter: Fighter): Procedure {
  while (isHit(fighter)) {
    const { marker } = yield* choose(STAFFEL, 'recovery.marker', markersOf(campaign, fighter), [
      `fighter:${fighter.no}`,
    ])
    const { type, number } = packOf(campaign).hit(marker)
    const die = yield* d10('recovery.roll', [`fighter:${fighter.no}`], number)
    const needs = seriousFor(number)
    const serious = meets(needs, die)
    if (serious) dropOut(campaign, fighter, type)
    // SR-REC-03 SR-REC-06 Nothing but the marker goes
    else takeOff(campaign, fighter, marker)
    if (noted())
      note('SR-REC-02', 'recovery.rolled', {
        ...whoOf(campaign, fighter),
        marker,
        hit: type,
        number,
        die,
        needs,
        serious,
      })
  }
}

/** SR-REC-04 SR-REC-05 Into the Fate Box named by the hit; the other markers are not looked at any more. */
function dropOut(campaign: Campaign, fighter: Fighter, box: HitType): void {
  for (const marker of fighter.hits) returnMarker(campaign, marker)
  fighter.hits = []
  putAt(fighter, 'fate')
  fighter.fate = box
}

function takeOff(campaign: Campaign, fighter: Fighter, marker: string): void {
  fighter.hits.splice(fighter.hits.indexOf(marker), 1)
  returnMarker(campaign, marker)
}

/** Two markers that say the same are one answer, whichever cups they come from. */
function markersOf(campaign: Campaign, { hits }: Fighter): MarkerOption[] {
  const { hit } = packOf(campaign)
  const options: MarkerOption[] = []
  for (const marker of hits) {
    const { type, number } = hit(marker)
    if (!options.some(one => hit(one.marker).type === type && hit(one.marker).number === number))
      options.push({ ...markerOption(marker), rolls: true })
  }
  return options
}
