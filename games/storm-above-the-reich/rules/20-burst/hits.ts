import { noted, type Option, type Procedure } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import { type Campaign, type ElementNo, type Fighter, STAFFEL } from '../../state.ts'
import { choose, d10, note } from '../../vocabulary.ts'
import { changeMode, offerQuick } from '../02-pilots/skills.ts'
import { drawMarker, layDown, putBack } from '../05-map/cups.ts'
import { EVEN, meets } from '../05-map/dice.ts'
import { markerOption } from '../05-map/options.ts'
import { elementsOf } from '../05-map/overlap.ts'
import { elementPlan, pilotOf, usesLeft, whoOf } from '../05-map/table.ts'
import { seriousFor } from '../11-recovery.ts'
import { advantagesOf, type Cover, spendAdvantage } from '../18-advantages/advantages.ts'

/** Hits on fighters. */

/** One Hit result: cancelled, or a marker on the fighter. True if it was suffered. */
export function* sufferHit(campaign: Campaign, fighter: Fighter, by: Blow): Procedure<boolean> {
  if (yield* cancelHit(campaign, fighter, by)) return false
  // SR-HIT-01
  const drawn = yield* drawMarker(campaign, 'hits', [`fighter:${fighter.no}`])
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
  const second = yield* drawMarker(campaign, 'hits', [`fighter:${fighter.no}`])
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

/** SR-HIT-02 Ways out of a Hit, each good for one. */

/** Where a Hit comes from and what may cancel it. */
export interface Blow {
  readonly cause: 'attack' | 'fire' | 'flak' | 'collision' | 'confused' | 'debris'
  /** By anything, Luck included. */
  readonly cancellable: boolean
  /** By Rotte and Position. */
  readonly advantages: boolean
  /** By Out of the Sun. */
  readonly sun: boolean
}

/** An answer to `hit.cancel`. */
export interface CancelOption extends Option {
  readonly by: 'take' | 'luck' | 'sun' | Cover
  /** The element whose advantage is spent. */
  readonly element?: ElementNo
}

const TAKE: CancelOption = { id: 'take', rolls: true, by: 'take' }
const LUCK: CancelOption = { id: 'luck', by: 'luck' }
const SUN: CancelOption = { id: 'sun', rolls: true, by: 'sun' }

/** True if the player cancels the Hit. */
export function* cancelHit(campaign: Campaign, fighter: Fighter, blow: Blow): Procedure<boolean> {
  if (!blow.cancellable) return false
  let sun = blow.sun && fighter.outOfTheSun
  for (;;) {
    const options = waysOut(campaign, fighter, blow, sun)
    const { by, element } = yield* choose(STAFFEL, 'hit.cancel', options, [`fighter:${fighter.no}`])
    if (by === 'take') return false
    const who = whoOf(campaign, fighter)
    if (by === 'luck') {
      // SR-PIL-17 SR-Q-10
      fighter.used.luck += 1
      note('SR-PIL-17', 'hit.cancelled', { ...who, by })
      return true
    }
    if (by !== 'sun') {
      if (element !== undefined) spendAdvantage(campaign, element, by)
      note('SR-HIT-02', 'hit.cancelled', { ...who, by })
      return true
    }
    if (yield* hidesInTheSun(campaign, fighter)) return true
    // SR-HIT-03 Odd: the marker is kept, for another Hit.
    sun = false
  }
}

/** SR-HIT-03 SR-HIT-04 The marker is spent only if it cancels. */
function* hidesInTheSun(campaign: Campaign, fighter: Fighter): Procedure<boolean> {
  const who = whoOf(campaign, fighter)
  if (fighter.mode === 'determined') yield* offerQuick(campaign, fighter, 'sun')
  if (fighter.mode === 'determined') {
    const die = yield* d10('hit.sun', [`fighter:${fighter.no}`])
    const cancelled = meets(EVEN, die)
    note('SR-HIT-03', 'hit.sun', { ...who, die, needs: EVEN, cancelled })
    if (!cancelled) return false
  }
  fighter.outOfTheSun = false
  note('SR-HIT-04', 'hit.cancelled', { ...who, by: 'sun' })
  return true
}

/** SR-COL-21 Advantages lie in the elements: those of a wave are there only once its Engage step is over. */
function waysOut(campaign: Campaign, fighter: Fighter, blow: Blow, sun: boolean): readonly CancelOption[] {
  const options = [TAKE]
  if (blow.advantages)
    for (const element of elementsOf(campaign, fighter))
      for (const by of advantagesOf(campaign, element)) options.push(advantageOption(campaign, element, by))
  if (sun) options.push(SUN)
  if (usesLeft(campaign, fighter, 'luck') > 0) options.push(LUCK)
  return options
}

function advantageOption(campaign: Campaign, element: ElementNo, by: Cover): CancelOption {
  return { id: `${by}/${elementPlan(campaign, element).id}`, on: [`element:${element}`], by, element }
}
