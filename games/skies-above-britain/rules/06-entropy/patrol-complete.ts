import type { Procedure } from '@tallyho/engine'
import { type Campaign, SQUADRON } from '../../state.ts'
import type { JoinOption } from '../../vocabulary/vector.ts'
import { choose, d12, note } from '../../vocabulary.ts'
import { randomFighter } from '../01-general/acts.ts'
import { fighter, inPlay, isAnyInPlay } from '../01-general/fighters.ts'
import { patrolOf, raidSpace } from '../01-general/terms.ts'
import { dogfights } from '../03-dogfight/dogfight.ts'
import { markerIn, occupied } from '../05-interception/map.ts'
import { escortExit } from './escort-exit.ts'
import { burnFuel } from './fuel.ts'
import { surprise } from './reaction.ts'
import { canReform, reform, reformers } from './reform.ts'

/** SAB-PAT-01 SAB-GEN-05 With nobody in play the patrol is over. */
export function* patrolComplete(campaign: Campaign): Procedure<'reform' | 'fate'> {
  if (isOver(campaign)) return 'fate'
  // A Fuel
  burnFuel(campaign, 'SAB-PAT-02')
  if (isOver(campaign)) return 'fate'
  escortRecovers(campaign)
  // C Escort Exit
  yield* escortExit(campaign)
  yield* channelPatrol(campaign)
  return isOver(campaign) ? 'fate' : 'reform'
}

export function isOver(campaign: Campaign): boolean {
  const over = !isAnyInPlay(campaign)
  if (over) note('SAB-PAT-01', 'patrol-over', { why: 'nobody-left' })
  return over
}

/** SAB-PAT-03 SAB-SUP-09 */
function escortRecovers(campaign: Campaign): void {
  const stations = occupied(campaign).filter(station => markerIn(campaign, station).suppressed)
  for (const station of stations) markerIn(campaign, station).suppressed = false
  if (stations.length > 0) note('SAB-PAT-03', 'escort-recovers', { stations })
}

/** SAB-PAT-07 SAB-A-65 Over the Channel 109s may be waiting: for a random fighter, with the Section that it flies in. */
function* channelPatrol(campaign: Campaign): Procedure<void> {
  const number = raidSpace(campaign)?.patrol
  if (number === undefined || !isAnyInPlay(campaign)) return
  const die = yield* d12('channel-patrol', [], number)
  if (die < number) return note('SAB-PAT-07', 'channel-patrol', { number, die })
  const id = yield* randomFighter(inPlay(campaign))
  const { at, section } = fighter(campaign, id)
  const unit = at === 'section' ? section : id
  note('SAB-PAT-07', 'channel-patrol', { number, die, unit })
  yield* dogfights(campaign, [unit], surprise(campaign, '109'))
}

/** E Reform, as often as the player wants to. */
export function* reformStep(campaign: Campaign): Procedure<'reform' | 'raid-vector'> {
  const all = reformers(campaign)
  const able = all.filter(unit => canReform(campaign, unit, all))
  if (able.length === 0) return 'raid-vector'
  const options: JoinOption[] = [
    { id: 'done', rolls: true },
    ...able.map(unit => ({ id: unit, unit, on: [`unit:${unit}`] })),
  ]
  const { unit } = yield* choose(SQUADRON, 'reform', options)
  if (!unit) return 'raid-vector'
  yield* reform(campaign, unit, all)
  return 'reform'
}

/** SAB-PAT-15 G A new turn. */
export function beginTurn(campaign: Campaign): 'orders' {
  const patrol = patrolOf(campaign)
  patrol.turn += 1
  for (const one of patrol.formations) {
    one.order = undefined
    one.mayCruise = false
  }
  note('SAB-PAT-15', 'interception-turn', { turn: patrol.turn })
  return 'orders'
}
