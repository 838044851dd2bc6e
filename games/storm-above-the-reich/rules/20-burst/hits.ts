import { noted, type Procedure } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import { type Campaign, type Fighter, STAFFEL } from '../../state.ts'
import { choose, note } from '../../vocabulary.ts'
import { changeMode } from '../02-pilots/skills.ts'
import { drawMarker, layDown, putBack } from '../05-map/cups.ts'
import { markerOption } from '../05-map/options.ts'
import { pilotOf, whoOf } from '../05-map/table.ts'
import { seriousFor } from '../11-recovery.ts'
import { type Blow, cancelHit } from './cancelling.ts'

/** Hits on fighters. */

/** One Hit result: cancelled, or a marker on the fighter. True if it was suffered. */
export function* sufferHit(campaign: Campaign, fighter: Fighter, by: Blow): Procedure<boolean> {
  if (yield* cancelHit(campaign, fighter, by)) return false
  // SR-HIT-01
  const drawn = yield* drawMarker(campaign, 'hits')
  if (drawn === undefined) return false
  attach(campaign, fighter, yield* asRookie(campaign, fighter, drawn), by.cause)
  return true
}

/** SR-COL-10 SR-COL-11 By Luck, an advantage or the Sun. */
const COLLISION: Blow = { cause: 'collision', cancellable: true, advantages: true, sun: true }

/** SR-HIT-02 SR-COL-11 A Proximity marker turned over is already drawn: seen first, then cancelled or not. */
export function* sufferProximityHit(campaign: Campaign, fighter: Fighter, marker: string): Procedure {
  if (noted()) {
    const { type, number } = packOf(campaign).hit(marker)
    note('SR-COL-11', 'hit.proximity', {
      ...whoOf(campaign, fighter),
      marker,
      type,
      number,
      needs: seriousFor(number),
    })
  }
  if (yield* cancelHit(campaign, fighter, COLLISION)) return putBack(campaign, marker)
  attach(campaign, fighter, yield* asRookie(campaign, fighter, marker), 'collision')
}

/** SR-PIL-23 SR-HIT-06 A Rookie draws another and keeps the higher. SR-Q-33 Also beside a Proximity marker. */
function* asRookie(campaign: Campaign, fighter: Fighter, first: string): Procedure<string> {
  if (pilotOf(campaign, fighter)?.penalty !== 'rookie') return first
  const second = yield* drawMarker(campaign, 'hits')
  if (second === undefined) return first
  const components = packOf(campaign)
  const more = components.hit(first).number - components.hit(second).number
  const kept = more > 0 ? first : more < 0 ? second : yield* chooseMarker(fighter, first, second)
  const other = kept === first ? second : first
  putBack(campaign, other)
  const { type, number } = components.hit(kept)
  note('SR-PIL-23', 'hit.rookie', {
    ...whoOf(campaign, fighter),
    kept,
    other,
    type,
    number,
    otherType: components.hit(other).type,
    otherNumber: components.hit(other).number,
  })
  return kept
}

function* chooseMarker(fighter: Fighter, first: string, second: string): Procedure<string> {
  if (first === second) return first
  const options = [markerOption(first), markerOption(second)]
  return (yield* choose(STAFFEL, 'hit.marker', options, [`fighter:${fighter.no}`])).marker
}

/** SR-HIT-05 SR-HIT-07 From now on it is a hit fighter; it may carry several markers. */
function attach(campaign: Campaign, fighter: Fighter, marker: string, cause: Blow['cause']): void {
  layDown(campaign, marker)
  fighter.hits.push(marker)
  if (noted()) {
    const { type, number } = packOf(campaign).hit(marker)
    note('SR-HIT-01', 'hit.marker', {
      ...whoOf(campaign, fighter),
      cause,
      marker,
      type,
      number,
      needs: seriousFor(number),
    })
  }
  // SR-PIL-21 SR-Q-35 The card being resolved is not read again. Only among the bombers does a fighter have a mode.
  if (fighter.at !== 'space' || pilotOf(campaign, fighter)?.penalty !== 'disoriented') return
  changeMode(fighter)
  note('SR-PIL-21', 'hit.disoriented', { ...whoOf(campaign, fighter), mode: fighter.mode })
}
