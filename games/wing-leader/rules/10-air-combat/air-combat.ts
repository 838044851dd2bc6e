import { noted, type Option, type Procedure } from '@tallyho/engine'
import type { Battle, CombatStyle, Fight, Unit, UnitNo } from '../../state.ts'
import { choose, note } from '../../vocabulary.ts'
import { divided, sumOf, twoDice } from '../01-words/dice.ts'
import { nameOf } from '../01-words/geometry.ts'
import { enemyOf, named, unitAt } from '../01-words/units.ts'
import { conclude, type Fire } from './aftermath.ts'
import { leaveLufbery } from './cohesion.ts'
import {
  columnOf,
  combatValueParts,
  firepowerParts,
  hasEdgeAlone,
  hitsFor,
  isArmed,
  isHasty,
  otherRole,
  primaryOf,
  type Role,
  rollModifiers,
  sideOf,
} from './combat-values.ts'
import { confirmHits } from './losses.ts'
import {
  canEvade,
  canFireRockets,
  canStandOff,
  decideAttacker,
  hasHeavyGun,
  isBounce,
  isHeadOn,
  primariesFor,
} from './situation.ts'

/** One air combat from who attacks to what comes of it (10.1 to 10.8). WL-10.2.b One roll for each side. */
export function* resolveCombat(battle: Battle, combat: readonly UnitNo[]): Procedure {
  const fight = yield* openFight(battle, combat)
  yield* choosePrimaries(battle, fight)
  yield* chooseAttack(battle, fight)
  yield* chooseEvasion(battle, fight)
  noteSituation(battle, fight)
  // WL-Q-57 Both results stand before any hit is confirmed.
  const fires: Fire[] = []
  const hitsOnDefenders = yield* roll(battle, fight, 'attacker', fires)
  const hitsOnAttackers = yield* roll(battle, fight, 'defender', fires)
  // WL-10.2.2.b
  const onDefenders = yield* distribute(battle, fight, 'attacker', hitsOnDefenders)
  const onAttackers = yield* distribute(battle, fight, 'defender', hitsOnAttackers)
  const losses = new Map<UnitNo, number>()
  const taken = new Map<UnitNo, number>()
  yield* confirm(battle, fight, 'attacker', onDefenders, losses, taken)
  yield* confirm(battle, fight, 'defender', onAttackers, losses, taken)
  yield* conclude(battle, fight, losses, fires, taken)
  battle.fight = undefined
}

function* openFight(battle: Battle, combat: readonly UnitNo[]): Procedure<Fight> {
  const { side, why } = yield* decideAttacker(battle, combat)
  const units = combat.map(no => unitAt(battle, no))
  const square = units[0]?.square ?? 0
  const fight: Fight = {
    square,
    attacking: side,
    attackers: combat.filter(no => unitAt(battle, no).side === side),
    defenders: combat.filter(no => unitAt(battle, no).side !== side),
    dogfight: units.some(({ dogfight }) => dogfight !== undefined),
    attacker: undefined,
    defender: undefined,
    headOn: false,
    bounce: false,
    style: 'turning',
    rockets: false,
    standoff: false,
    evading: false,
    lufbery: false,
  }
  battle.fight = fight
  if (noted())
    note('WL-10.1.a', 'combat', {
      square: nameOf(square),
      attacking: side,
      why,
      units: units.map(unit => ({ ...named(unit), tally: unit.tally })),
    })
  return fight
}

export interface PrimaryOption extends Option {
  readonly unit: UnitNo
}

/** WL-10.2.c The defender names his first. */
function* choosePrimaries(battle: Battle, fight: Fight): Procedure {
  fight.defender = yield* choosePrimary(battle, fight, 'defender')
  fight.attacker = yield* choosePrimary(battle, fight, 'attacker')
  fight.headOn = isHeadOn(battle, fight)
  fight.bounce = isBounce(battle, fight)
  // WL-13.4.3.g Before anything is rolled.
  for (const no of fight.attackers) {
    const unit = unitAt(battle, no)
    if (unit.lufbery) yield* leaveLufbery(unit)
  }
  fight.lufbery = primaryOf(battle, fight, 'defender').lufbery
}

function* choosePrimary(battle: Battle, fight: Fight, role: Role): Procedure<UnitNo> {
  const options: PrimaryOption[] = primariesFor(battle, fight, role).map(no => ({
    id: unitAt(battle, no).id,
    unit: no,
    on: [`unit:${no}`],
  }))
  const seat = role === 'attacker' ? fight.attacking : enemyOf(fight.attacking)
  return (yield* choose(seat, 'combat.primary', options)).unit
}

export interface AttackOption extends Option {
  readonly style: CombatStyle
  readonly rockets: boolean
  readonly standoff: boolean
}

/** WL-10.5.a How to attack, and with what. WL-10.5.b WL-10.3.c WL-10.8.1.f Some combats leave no choice of rating. */
function* chooseAttack(battle: Battle, fight: Fight): Procedure {
  const options: AttackOption[] = []
  for (const style of stylesFor(fight)) {
    options.push({ id: style, style, rockets: false, standoff: false })
    const rockets = canFireRockets(battle, fight)
    if (rockets) options.push({ id: `${style}/rockets`, style, rockets, standoff: false })
    if (!canStandOff(battle, fight)) continue
    if (hasHeavyGun(battle, primaryOf(battle, fight, 'attacker')))
      options.push({ id: `${style}/standoff`, style, rockets: false, standoff: true })
    if (rockets) options.push({ id: `${style}/rockets/standoff`, style, rockets, standoff: true })
  }
  const { style, rockets, standoff } = yield* choose(fight.attacking, 'combat.attack', options)
  fight.style = style
  fight.rockets = rockets
  fight.standoff = standoff
  spendRockets(battle, fight)
}

const TURNING: readonly CombatStyle[] = ['turning']
const HIT_AND_RUN: readonly CombatStyle[] = ['hit-and-run']
const ANY_STYLE: readonly CombatStyle[] = ['turning', 'hit-and-run']

function stylesFor({ dogfight, headOn }: Fight): readonly CombatStyle[] {
  if (dogfight) return TURNING
  return headOn ? HIT_AND_RUN : ANY_STYLE
}

/** WL-13.5.3.b WL-Q-60 In a standoff everybody without a heavy gun has to fire his rockets. */
function spendRockets(battle: Battle, fight: Fight): void {
  const primary = primaryOf(battle, fight, 'attacker')
  if (fight.rockets) primary.aar = 'depleted'
  if (!fight.standoff) return
  for (const no of fight.attackers) {
    const unit = unitAt(battle, no)
    if (unit.aar === 'loaded' && (fight.rockets || !hasHeavyGun(battle, unit))) unit.aar = 'depleted'
  }
}

export interface EvadeOption extends Option {
  readonly evade: boolean
}

const STAND_OR_EVADE: readonly EvadeOption[] = [
  { id: 'stand', evade: false },
  { id: 'evade', evade: true },
]

/** WL-13.4.2.a Declared before the rolls. */
function* chooseEvasion(battle: Battle, fight: Fight): Procedure {
  if (!canEvade(battle, fight)) return
  fight.evading = (yield* choose(enemyOf(fight.attacking), 'combat.evade', STAND_OR_EVADE)).evade
}

function noteSituation(battle: Battle, fight: Fight): void {
  const { headOn, bounce, style, rockets, standoff, evading, lufbery, dogfight } = fight
  note('WL-10.5.a', 'air-attack', {
    square: nameOf(fight.square),
    attacker: named(primaryOf(battle, fight, 'attacker')),
    defender: named(primaryOf(battle, fight, 'defender')),
    headOn,
    bounce,
    style,
    rockets,
    standoff,
    evading,
    lufbery,
    dogfight,
  })
}

/** WL-10.5.1.a One side's roll on the Air Combat Table: the hits it scores, and for the log what it fired. */
function* roll(battle: Battle, fight: Fight, role: Role, fires: Fire[]): Procedure<number> {
  const primary = primaryOf(battle, fight, role)
  // WL-10.5.3.a WL-Q-55
  if (!isArmed(battle, primary)) return 0
  // WL-13.5.2.1.c
  if (role === 'defender' && fight.standoff) return 0
  const parts = combatValueParts(battle, fight, role)
  const enemyParts = combatValueParts(battle, fight, otherRole(role))
  // WL-3.3.2.i WL-Q-52
  const own = Math.max(0, sumOf(parts))
  const enemy = Math.max(0, sumOf(enemyParts))
  const column = columnOf(battle, fight, role, own, enemy)
  const modifiers = rollModifiers(battle, fight, role)
  const about = [`unit:${primary.no}`, `unit:${primaryOf(battle, fight, otherRole(role)).no}`]
  const { a, b, total: natural } = yield* twoDice(`combat.${role}`, about, column)
  const total = natural + sumOf(modifiers)
  const rolled = hitsFor(battle, total, column)
  const hasty = isHasty(battle, fight)
  const hits = hasty ? divided(rolled, 2) : rolled
  if (noted()) {
    fires.push({ ...named(primary), role, dice: [a, b], total, column, hits })
    note('WL-10.5.1.b', 'combat-roll', {
      ...named(primary),
      role,
      dice: [a, b],
      modifiers,
      total,
      own,
      parts,
      enemy,
      enemyParts,
      edge: hasEdgeAlone(battle, fight, role),
      column,
      rolled,
      hits,
      highSpeed: hasty,
    })
  }
  return hits
}

export interface HitOption extends Option {
  readonly unit: UnitNo
  /** Which of all the hits of this roll it is. */
  readonly hit: number
  readonly hits: number
}

/** WL-10.2.2.a The side that hit says where; everybody has n before anybody has n + 1. Hits by place in the list. */
function* distribute(battle: Battle, fight: Fight, role: Role, hits: number): Procedure<number[]> {
  const victims = sideOf(fight, otherRole(role))
  const each = Math.floor(hits / victims.length)
  const taken = victims.map(() => each)
  const seat = role === 'attacker' ? fight.attacking : enemyOf(fight.attacking)
  for (let extra = hits - each * victims.length; extra > 0; extra--) {
    const options: HitOption[] = []
    const hit = hits - extra + 1
    victims.forEach((no, i) => {
      if (taken[i] === each)
        options.push({ id: unitAt(battle, no).id, unit: no, hit, hits, on: [`unit:${no}`] })
    })
    const { unit } = yield* choose(seat, 'combat.hit', options)
    taken[victims.indexOf(unit)] = each + 1
  }
  return taken
}

/** WL-10.6.a WL-EX-49 Each victim is tested by its own protection. */
function* confirm(
  battle: Battle,
  fight: Fight,
  role: Role,
  hits: readonly number[],
  losses: Map<UnitNo, number>,
  taken: Map<UnitNo, number>,
): Procedure {
  const victims = sideOf(fight, otherRole(role))
  for (const [i, no] of victims.entries()) {
    const victim: Unit = unitAt(battle, no)
    if (!hits[i]) continue
    taken.set(no, hits[i])
    const parts = firepowerParts(battle, fight, role, victim)
    losses.set(no, yield* confirmHits(battle, victim, hits[i], sumOf(parts), parts))
  }
}
