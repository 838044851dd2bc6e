import type { Option, Procedure } from '@tallyho/engine'
import type { AttackCell } from '../../pack/index.ts'
import { type Campaign, type ElementNo, type Fighter, type PlaceNo, STAFFEL } from '../../state.ts'
import { choose, note } from '../../vocabulary.ts'
import { canTime, spendTiming } from '../02-pilots/skills.ts'
import { elementsOf } from '../05-map/overlap.ts'
import { elementPlan, formation, isGone, isInSpace, spaceNo, whoOf } from '../05-map/table.ts'
import { checkCollision } from '../17-collision/collision.ts'
import { advantagesOf, schwarmOf, spendSchwarm } from '../18-advantages/advantages.ts'
import { bomberAt } from './bombers.ts'
import { gunDamage } from './damage.ts'
import { type Blow, sufferHit } from './hits.ts'
import { landingOf, passThrough } from './pass-through.ts'

/** SR-ATK-07 The results of an Attack card, in the order the player likes. */

export type ResultKind = 'damage' | 'hit' | 'pass' | 'collision' | 'schwarm' | 'timing' | 'all' | 'none'

/** An answer to `burst.result`. */
export interface ResultOption extends Option {
  readonly kind: ResultKind
  /** The element whose Schwarm advantage is used. */
  readonly element?: ElementNo
}

const DAMAGE: ResultOption = { id: 'damage', rolls: true, kind: 'damage' }
const HIT: ResultOption = { id: 'hit', rolls: true, kind: 'hit' }
const PASS: ResultOption = { id: 'pass-through', kind: 'pass' }
const COLLISION: ResultOption = { id: 'collision', rolls: true, kind: 'collision' }
const TIMING: ResultOption = { id: 'timing', rolls: true, kind: 'timing' }
/** The rest as they come: damage, hits, pass, collision. */
const ALL: ResultOption = { id: 'all', rolls: true, kind: 'all' }
const NONE: ResultOption = { id: 'none', ends: true, rolls: true, kind: 'none' }
const NO_EXTRAS: readonly ResultOption[] = []

/** SR-HIT-02 SR-ADV-08 */
const GUNNERS: Blow = { cause: 'attack', cancellable: true, advantages: true, sun: true }

/** What is still to be applied. */
interface Pending {
  damage: number
  hits: number
  pass: number
  collision: boolean
  /** The player leaves the order to the card. */
  inOrder: boolean
  /** He wants no more Damage than the card gives. */
  content: boolean
}

/** The bomber ahead, if it is still there. SR-Q-25 There may be none. */
export function targetOf(campaign: Campaign, { target }: Fighter): PlaceNo | undefined {
  return target < 0 || isGone(bomberAt(campaign, target)) ? undefined : target
}

export function* applyResults(campaign: Campaign, fighter: Fighter, cell: AttackCell): Procedure {
  const { damage, hits, pass, collision } = cell
  const pending: Pending = { damage, hits, pass, collision, inOrder: false, content: false }
  fighter.resolving = true
  // SR-COL-19 SR-Q-58 Whoever has left its space has no Damage, Hit or pass to expect
  while (isInSpace(fighter)) {
    if (targetOf(campaign, fighter) === undefined) forgetDamage(campaign, fighter, pending)
    const options = optionsFor(campaign, fighter, pending)
    if (options.length === 0) break
    const answer = yield* choose(STAFFEL, 'burst.result', options, [`fighter:${fighter.no}`])
    yield* apply(campaign, fighter, pending, answer)
  }
  // SR-Q-54 SR-OTH-08 After all others, before Riding the Tail; SR-Q-58 it fired before it left
  if (fighter.at !== 'lost') runDry(campaign, fighter, cell)
  fighter.resolving = false
}

/** SR-ATK-03 Without a bomber everything applies but Damage. */
function forgetDamage(campaign: Campaign, fighter: Fighter, pending: Pending): void {
  if (pending.damage === 0) return
  pending.damage = 0
  note('SR-ATK-03', 'burst.no-bomber', whoOf(campaign, fighter))
}

/** Where the order means nothing there is one thing to do next, and the question is only whether to add Damage to it. */
function optionsFor(campaign: Campaign, fighter: Fighter, pending: Pending): ResultOption[] {
  const options: ResultOption[] = []
  const { damage, hits, pass, collision } = pending
  const extras = pending.content ? NO_EXTRAS : extrasFor(campaign, fighter)
  const free = !pending.inOrder && isOrderOfUse(campaign, fighter, pending, extras.length > 0)
  if (damage > 0) options.push(DAMAGE)
  if (damage > 0 && !free) return options
  options.push(...extras)
  if (!free && options.length > 0) options.push(NONE)
  if (!free && options.length > 0) return options
  if (hits > 0) options.push(HIT)
  if (pass > 0 && (free || options.length === 0)) options.push(PASS)
  if (collision && (free || options.length === 0)) options.push(COLLISION)
  if (free && damage + hits + pass > 0) options.unshift(ALL)
  return options
}

/** SR-DMG-08 SR-Q-11 Damage on top of the card, while there is a bomber to damage and something to fire. */
function extrasFor(campaign: Campaign, fighter: Fighter): readonly ResultOption[] {
  if (fighter.ammo === 'none' || targetOf(campaign, fighter) === undefined) return NO_EXTRAS
  const options: ResultOption[] = []
  for (const element of elementsOf(campaign, fighter))
    if (schwarmOf(campaign, element) > 0) options.push(schwarmOption(campaign, element))
  if (canTime(campaign, fighter)) options.push(TIMING)
  return options
}

function schwarmOption(campaign: Campaign, element: ElementNo): ResultOption {
  const { id } = elementPlan(campaign, element)
  return { id: `schwarm/${id}`, on: [`element:${element}`], rolls: true, kind: 'schwarm', element }
}

/**
 * A Collision Check may take the fighter away before the rest is applied. A pass may take it from an element with advantages to another: the
 * player then says whether it is hit here or there.
 */
function isOrderOfUse(
  campaign: Campaign,
  fighter: Fighter,
  { damage, hits, pass, collision }: Pending,
  hasExtras: boolean,
): boolean {
  if (collision) return damage + hits + pass > 0 || hasExtras
  if (hits === 0 || pass === 0) return false
  const plan = formation(campaign)
  const here = elementsOf(campaign, fighter)
  const there = spaceNo(plan, landingOf(plan, fighter, pass)).elements
  return isMore(campaign, here, there) || isMore(campaign, there, here)
}

/** Whether one place has advantages that the other has not. */
function isMore(campaign: Campaign, here: readonly ElementNo[], there: readonly ElementNo[]): boolean {
  for (const element of here)
    if (!there.includes(element) && advantagesOf(campaign, element).length > 0) return true
  return false
}

function* apply(
  campaign: Campaign,
  fighter: Fighter,
  pending: Pending,
  { kind, element }: ResultOption,
): Procedure {
  const { target } = fighter
  switch (kind) {
    case 'damage':
      pending.damage -= 1
      return yield* gunDamage(campaign, fighter, target, 'attack')
    case 'schwarm':
      if (element !== undefined) spendSchwarm(campaign, element)
      return yield* gunDamage(campaign, fighter, target, 'attack')
    case 'timing':
      spendTiming(campaign, fighter)
      return yield* gunDamage(campaign, fighter, target, 'attack')
    case 'hit':
      pending.hits -= 1
      yield* sufferHit(campaign, fighter, GUNNERS)
      return
    case 'pass': {
      const before = elementsOf(campaign, fighter)
      passThrough(campaign, fighter, pending.pass)
      pending.pass = 0
      // SR-ADV-03 Another element may have another Schwarm
      for (const one of elementsOf(campaign, fighter))
        if (!before.includes(one) && schwarmOf(campaign, one) > 0) pending.content = false
      return
    }
    case 'collision':
      pending.collision = false
      // SR-OTH-01
      yield* checkCollision(campaign, fighter)
      return
    case 'all':
      pending.inOrder = true
      return
    case 'none':
      pending.content = true
  }
}

/** SR-OTH-04 SR-BLA-19 No Ammo. */
export function runOut(campaign: Campaign, fighter: Fighter, rule: string): void {
  fighter.ammo = 'none'
  note(rule, 'burst.no-ammo', whoOf(campaign, fighter))
}

/**
 * SR-OTH-04 SR-OTH-05 SR-OTH-06 No Ammo and Jam hold for the rest of the mission; the fighter goes on attacking. SR-OTH-07 No Ammo takes
 * the place of a Jam, never the other way round.
 */
export function runDry(campaign: Campaign, fighter: Fighter, { noAmmo, jam }: AttackCell): void {
  if (fighter.ammo === 'none') return
  if (noAmmo) runOut(campaign, fighter, 'SR-OTH-04')
  else if (jam && fighter.ammo === 'full') {
    fighter.ammo = 'jam'
    note('SR-OTH-06', 'burst.jam', whoOf(campaign, fighter))
  }
}
