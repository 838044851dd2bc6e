import type { Option, Procedure } from '@tallyho/engine'
import { type Campaign, type ElementNo, type Fighter, STAFFEL } from '../../state.ts'
import { choose, d10, note } from '../../vocabulary.ts'
import { offerQuick } from '../02-pilots/skills.ts'
import { EVEN, meets } from '../05-map/dice.ts'
import { elementsOf } from '../05-map/overlap.ts'
import { elementPlan, usesLeft, whoOf } from '../05-map/table.ts'
import { advantagesOf, type Cover, spendAdvantage } from '../18-advantages/advantages.ts'

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

const TAKE: CancelOption = { id: 'take', by: 'take' }
const LUCK: CancelOption = { id: 'luck', by: 'luck' }
const SUN: CancelOption = { id: 'sun', by: 'sun' }

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
    const die = yield* d10('hit.sun')
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
