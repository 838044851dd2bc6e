import type { Procedure, Step } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import type { Position } from '../pack/types.ts'
import { type Campaign, type Fighter, STAFFEL } from '../state.ts'
import { choose, d10, note, pick } from '../vocabulary.ts'
import { box, isApproach } from './05-map/boxes.ts'
import { fighterOption, type MaybeFighter } from './05-map/options.ts'
import { at, formation, missionOf } from './05-map/table.ts'
import { onward } from './06-turn.ts'
import { damageBomber } from './20-burst/damage.ts'
import { type Blow, sufferHit } from './20-burst/hits.ts'

/** Flak over the target: it strikes whoever flies there. */

/** SR-FLK-07 The sun does not help; an advantage is for fighters among the bombers. */
const FLAK: Blow = { cause: 'flak', cancellable: true, advantages: false, sun: false }

const RANDOM: MaybeFighter = { id: 'random', rolls: true }

/** SR-FLK-01 Every turn near the target, and only there. */
export function* flak(campaign: Campaign): Procedure<Step> {
  const { map, type } = missionOf(campaign)
  const windows = type === 'near-target' ? packOf(campaign).situation(map, type).flak : undefined
  if (windows) {
    // SR-FLK-02
    const die = yield* d10('flak.roll')
    const { bombers, hits } = windows[die - 1] ?? { bombers: [], hits: [] }
    note('SR-FLK-02', 'flak.window', { die, bombers, hits })
    const { placeNamed } = formation(campaign)
    // SR-FLK-03 SR-FLK-06
    for (const id of bombers) yield* damageBomber(campaign, placeNamed(id), 'flak', undefined, false)
    for (const position of hits) yield* strikeApproach(campaign, position)
  }
  return onward(campaign, 'cohesion')
}

/** SR-FLK-04 One fighter of the position's Approach Boxes. SR-FLK-08 It stays where it is, and attacks. */
function* strikeApproach(campaign: Campaign, position: Position): Procedure {
  const inApproach = missionOf(campaign).fighters.filter(fighter => isApproaching(fighter, position))
  if (inApproach.length === 0) return
  yield* sufferHit(campaign, yield* chooseVictim(inApproach), FLAK)
}

/** SR-FLK-05 */
function isApproaching({ at }: Fighter, position: Position): boolean {
  return isApproach(at) && box(at).position === position
}

/** The player picks him, or leaves it to chance. */
function* chooseVictim(fighters: readonly Fighter[]): Procedure<Fighter> {
  const first = at(fighters, 0)
  if (fighters.length === 1) return first
  const options = fighters.map(fighterOption)
  const chosen = yield* choose(STAFFEL, 'flak.fighter', [...options, RANDOM])
  const about = options.flatMap(({ on = [] }) => on)
  const { fighter } = chosen === RANDOM ? yield* pick('flak.random', options, about) : chosen
  return fighters.find(({ no }) => no === fighter) ?? first
}
