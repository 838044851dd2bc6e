import type { Procedure } from '@tallyho/engine'
import { type Campaign, type Fighter, type PlaceNo, STAFFEL } from '../../state.ts'
import { choose, d10, note } from '../../vocabulary.ts'
import { EVEN, meets } from '../05-map/dice.ts'
import { bomberOption } from '../05-map/options.ts'
import { elementsOf } from '../05-map/overlap.ts'
import { isGone, missionOf, pilotOf, whoOf } from '../05-map/table.ts'
import { bombersOf, nearestTo } from '../20-burst/bombers.ts'
import { damageBomber, gunDamage } from '../20-burst/damage.ts'

/** Damage that an event does to a bomber. */

/** SR-EVT-07 SR-EVT-10 SR-EVT-08 One marker on the nearest bomber; nobody's deed, so neither Cannon nor pilot count (SR-Q-34). */
export function* damageNearest(campaign: Campaign, fighter: Fighter): Procedure {
  const { bombers } = missionOf(campaign)
  const flying: PlaceNo[] = []
  for (const [place, bomber] of bombers.entries()) if (!isGone(bomber)) flying.push(place)
  if (flying.length === 0) return
  const options = nearestTo(campaign, fighter.space, flying).map(place => bomberOption(campaign, place))
  const { place } = yield* choose(STAFFEL, 'event.nearest', options, [`fighter:${fighter.no}`])
  yield* damageBomber(campaign, place, 'event', undefined, false)
}

/**
 * SR-EVT-13 An experte, his skills used or not; SR-Q-55 in an overlap either element will do. SR-Q-34 With his own guns: without
 * ammunition there is nothing to roll for.
 */
export function* strafe(campaign: Campaign, fighter: Fighter): Procedure {
  if ((pilotOf(campaign, fighter)?.skills.length ?? 0) === 0 || fighter.ammo === 'none') return
  const places = new Set<PlaceNo>()
  for (const element of elementsOf(campaign, fighter))
    for (const place of bombersOf(campaign, element)) places.add(place)
  if (places.size === 0) return
  const red = yield* d10('event.strafe.red')
  const black = yield* d10('event.strafe.black')
  const strikes = meets(EVEN, red) || meets(EVEN, black)
  note('SR-EVT-13', 'event.strafe', { ...whoOf(campaign, fighter), red, black, needs: EVEN, strikes })
  if (!strikes) return
  const options = [...places].map(place => bomberOption(campaign, place))
  const { place } = yield* choose(STAFFEL, 'event.strafe', options, [`fighter:${fighter.no}`])
  yield* gunDamage(campaign, fighter, place, 'attack')
}
