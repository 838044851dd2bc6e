import type { Procedure } from '@tallyho/engine'
import type { FighterId, Station } from '../../pack/types.ts'
import type { Campaign } from '../../state.ts'
import { d12, note } from '../../vocabulary.ts'
import { found, isInPlay, patrolOf, tablesOf } from '../01-general/terms.ts'
import { reduceEscort } from './map.ts'
import { plucky } from './rolls.ts'

interface Fought {
  readonly station: Station
  readonly circle: boolean
  /** SAB-SUP-03 Of the formation when the dogfights began. */
  readonly fighters: number
  readonly leaders: readonly FighterId[]
  readonly destroyed: number
}

/** SAB-SUP-01 After an Escort order and its dogfights: the escort of that station may be kept busy, or thinned out. */
export function* suppressionCheck(campaign: Campaign, fought: Fought): Procedure<void> {
  const { station, circle, fighters, leaders, destroyed } = fought
  const marker = patrolOf(campaign).escort[station]
  if (!marker) return
  const row = circle ? 'circle' : marker.size
  const columns = tablesOf(campaign).suppression[row]
  const { red, blue } = found(
    columns.find(({ upTo }) => fighters <= upTo) ?? columns.at(-1),
    'column of the Suppression Table',
  )
  const die = yield* d12('suppression', [`station:${station}`], blue)
  // SAB-SUP-02
  const bonus = destroyed > 0 ? 1 : 0
  const here = leaders.filter(id => isInPlay(campaign, id))
  const pluck = yield* pluckFor(campaign, here, die + bonus, [blue, red])
  const total = die + bonus + pluck
  const reduced = total >= red
  const suppressed = total >= blue
  note('SAB-SUP-02', 'suppression', {
    station,
    row,
    fighters,
    die,
    modifiers: { destroyed: bonus, pluck },
    red,
    blue,
    reduced,
    suppressed,
  })
  // SAB-SUP-05 SAB-SUP-06
  if (suppressed) marker.suppressed = true
  // SAB-SUP-04
  if (reduced) reduceEscort(campaign, 'SAB-SUP-04', station)
}

/** SAB-VET-08 Several Veterans add up: towards the next number that is not reached yet, then towards the one after it. */
function* pluckFor(
  campaign: Campaign,
  leaders: readonly FighterId[],
  total: number,
  numbers: readonly number[],
): Procedure<number> {
  let added = 0
  for (const number of numbers) {
    const short = number - total - added
    if (short > 0) added += yield* plucky(campaign, leaders, short)
  }
  return added
}
