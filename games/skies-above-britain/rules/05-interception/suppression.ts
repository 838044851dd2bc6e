import type { Procedure } from '@tallyho/engine'
import type { FighterId, Station } from '../../pack/types.ts'
import type { Campaign } from '../../state.ts'
import { d12, note } from '../../vocabulary.ts'
import { isInPlay } from '../01-general/fighters.ts'
import { found, patrolOf, tablesOf } from '../01-general/terms.ts'
import { formationsOnMap, reduceEscort } from './map.ts'
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
  // SAB-CIR-17
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
  const pluck = yield* plucky(campaign, here, die + bonus, [blue, red], number =>
    note('SAB-SUP-02', 'rolled', {
      for: 'suppression',
      station,
      dice: [die],
      total: die + bonus,
      number,
      so: number === red ? 'suppressed' : 'fails',
    }),
  )
  const total = die + bonus + pluck
  const reduced = total >= red
  const suppressed = total >= blue
  // SAB-SUP-05 SAB-SUP-06
  if (suppressed) marker.suppressed = true
  note('SAB-SUP-02', 'suppression', {
    station,
    row,
    fighters,
    die,
    modifiers: { destroyed: bonus, pluck },
    red,
    blue,
    reduced,
    // SAB-SUP-04
    gone: reduced && marker.size === 'light',
    suppressed,
  })
  // SAB-SUP-04
  if (reduced) reduceEscort(campaign, 'SAB-SUP-04', station)
  if (!patrolOf(campaign).escort[station]) letCruise(campaign)
}

/** SAB-ESC-14 Whoever may have been after the same marker is free to cruise. */
function letCruise(campaign: Campaign): void {
  for (const one of formationsOnMap(campaign)) one.mayCruise = true
}
