import { counted, listed, percent } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import type { Side } from '../pack/types.ts'
import { sumOf } from '../rules/01-words/dice.ts'
import { altitudeOf, isAhead, isBehind, run } from '../rules/01-words/geometry.ts'
import { forceOf, unitAt } from '../rules/01-words/units.ts'
import {
  chanceAmong,
  chanceOfTotals,
  chancesOf,
  chanceToRefuse,
  expectedHits,
  ledBy,
  type Outlook,
  outlookOf,
} from '../rules/10-air-combat/chances.ts'
import {
  combatValueParts,
  firepowerParts,
  type Role,
  WIDEST_COLUMN,
} from '../rules/10-air-combat/combat-values.ts'
import { entryModifiers } from '../rules/10-air-combat/dogfights.ts'
import { outcomesOf } from '../rules/10-air-combat/losses.ts'
import type { Battle, Facing, Fight, Square, Unit, UnitNo } from '../state.ts'
import { AMMO_WORDS, signed, unitName } from './names.ts'
import { atLeast } from './thrown.ts'

/** What an answer promises: columns and chances out of the game's own tables. */

/** Shares of a whole in per cent that make a hundred together: what rounding leaves goes to the largest rests. */
export function percents(shares: readonly number[]): readonly string[] {
  const exact = shares.map(share => share * 100)
  const left = Math.round(exact.reduce((sum, one) => sum + one - Math.floor(one), 0))
  const order = exact
    .map((one, i) => ({ i, rest: one - Math.floor(one) }))
    .toSorted((a, b) => b.rest - a.rest)
  const up = new Set(order.slice(0, left).map(({ i }) => i))
  return exact.map((one, i) => percent((Math.floor(one) + (up.has(i) ? 1 : 0)) / 100))
}

/** `42 % to hit`; a side without guns says so. What it is made of stands on the card of the roll. */
export function shot(battle: Battle, fight: Fight, role: Role): string {
  const chance = chancesOf(battle, fight, role)
  return chance ? `${percent(chance.hit)} to hit` : 'no shot'
}

/** `42 % (0.6 hits)`: two ways to attack that are sure to hit are told apart by how often. */
function volley(battle: Battle, fight: Fight, role: Role): string {
  const outlook = outlookOf(battle, fight, role)
  if (!outlook) return 'no shot'
  return `${percent(chanceAmong(outlook, hits => hits > 0))} (${expectedHits(outlook).toFixed(1)} hits)`
}

/** WL-10.5.c WL-10.5.d `7 against 1: 6 better, and no more than 4 counts; +1 on the dice.` */
export function sumWords({ own, enemy, column, modifiers }: Outlook): string {
  const by = own - enemy
  const most = Math.abs(by) > WIDEST_COLUMN
  const [better, edge] = most ? [by, ''] : [column, column === by ? '' : ', with the Edge']
  const how = better === 0 ? 'level' : `${Math.abs(better)} ${better > 0 ? 'better' : 'worse'}`
  const added = sumOf(modifiers)
  return joined(
    `${own} against ${enemy}${edge}: ${how}${most ? `, and no more than ${WIDEST_COLUMN} counts` : ''}`,
    added !== 0 && `${signed(added)} on the dice`,
  ).concat('.')
}

/** Own fire, then the enemy's. */
export function promise(battle: Battle, fight: Fight, role: Role): string {
  const enemy = role === 'attacker' ? 'defender' : 'attacker'
  return `you ${volley(battle, fight, role)}, they ${volley(battle, fight, enemy)}`
}

/** `67 % (3 or more on the die)`. */
export function onTheDie(needed: number): string {
  if (needed > 6) return 'no die does it'
  return needed <= 1 ? 'sure' : `${percent((7 - needed) / 6)} (${atLeast(needed)} on the die)`
}

/** `7 or more on two dice, 58 %`. */
export function onTwoDice(needed: number): string {
  if (needed > 12) return 'no throw does it'
  return needed <= 2 ? 'sure' : `${needed} or more on two dice, ${percent(chanceOfTotals(needed))}`
}

/** `2 levels above it`, seen from below or above. */
export function levels(square: Square, below: Square): string {
  const up = altitudeOf(square) - altitudeOf(below)
  if (up === 0) return 'at its height'
  return `${counted(Math.abs(up), 'level')} ${up > 0 ? 'above' : 'below'} it`
}

/** What tells an enemy from another of its kind: how it has fared, who flies with it, whom it is after. */
export function plight(battle: Battle, prey: Unit): readonly string[] {
  const words = [
    prey.losses > 0 && `${prey.losses} lost`,
    prey.broken ? 'broken: it flies home' : prey.disruptions > 0 && 'shaken: once more and it breaks',
    prey.straggler && 'with a straggler: the next is a loss',
    prey.experte && 'with an ace',
    prey.quality === 'veteran' && 'veterans',
    prey.quality === 'green' && 'green crews',
    prey.ammo !== 'full' && `${AMMO_WORDS[prey.ammo]}: breaks sooner`,
    prey.tally !== undefined && `hunts your ${unitName(battle, prey.tally)}`,
  ]
  return words.filter(word => word !== false)
}

/** More than these are not named one by one. */
const FEW = 2

/** WL-7.2.1.c Who lies ahead of it then, and whom it would hardly see. */
export function facingWords(battle: Battle, no: UnitNo, facing: Facing): string {
  const unit = unitAt(battle, no)
  const enemies = battle.units.filter(({ at, side, broken }) => at === 'map' && side !== unit.side && !broken)
  const named = (where: typeof isAhead, how: string) => {
    const there = enemies.filter(({ square }) => where(unit.square, facing, square))
    if (there.length > FEW && there.length === enemies.length) return `all enemies ${how}`
    return there.length > 0 && `${listed(there.map(enemy => unitName(battle, enemy.no)))} ${how}`
  }
  const homeward = run(facing) === (forceOf(battle, unit.side).edge === 'left' ? -1 : 1)
  const so = [homeward && 'homeward', named(isAhead, 'ahead'), named(isBehind, 'behind, hard to see')]
  return so.filter(Boolean).join('; ') || 'nobody ahead or behind'
}

/** WL-10.6.a What a hit on this enemy would do. */
export function hitOn(battle: Battle, no: UnitNo): string {
  const { fight } = battle
  const victim = unitAt(battle, no)
  if (!fight) return plight(battle, victim).join('; ')
  const role = victim.side === fight.attacking ? 'defender' : 'attacker'
  const faces = outcomesOf(battle, victim, sumOf(firepowerParts(battle, fight, role, victim)))
  const down = faces.filter(face => face === 'loss').length
  const last = victim.maxLosses - victim.losses === 1 && 'its last aircraft'
  return [`${percent(down / faces.length)} that an aircraft falls`, last, ...plight(battle, victim)]
    .filter(Boolean)
    .join('; ')
}

/** WL-10.7.2.b WL-10.7.2.d What few cartridges mean for a unit: it shoots as well as before, but scatters sooner. */
export function ammoWords(battle: Battle, no: UnitNo | undefined): string | undefined {
  const { lowAmmo, depletedAmmo } = packOf(battle).pack.tables.cohesion.modifiers
  const ammo = no === undefined ? 'full' : unitAt(battle, no).ammo
  if (ammo === 'full') return undefined
  return `${AMMO_WORDS[ammo]}: shoots as before, but ${signed(ammo === 'low' ? lowAmmo : depletedAmmo)} to hold together`
}

export const joined = (...parts: readonly (string | false | undefined)[]): string =>
  parts.filter(Boolean).join('; ')

/** What speaks for a unit as the leader of its side. */
export function leads(battle: Battle, no: UnitNo): string {
  const { fight } = battle
  if (!fight) return ''
  const role = fight.defender === undefined ? 'defender' : 'attacker'
  const led = ledBy(battle, fight, role, unitAt(battle, no))
  const styles = led.headOn ? (['hit-and-run'] as const) : fight.dogfight ? (['turning'] as const) : BOTH
  const how = [led.headOn && 'head-on', led.bounce && 'a bounce'].filter(Boolean)
  const parts = styles.map(style => {
    const name = style === 'turning' ? 'turning' : 'hit-and-run'
    if (role === 'attacker') return `${name} ${shot(battle, { ...led, style }, role)}`
    return `${name} ${sumOf(combatValueParts(battle, { ...led, style }, role))}`
  })
  const ace = unitAt(battle, no).experte && 'the ace counts'
  return joined([...how, ...parts].join(', '), ace, ammoWords(battle, no))
}

export const BOTH = ['turning', 'hit-and-run'] as const

export function standsOrEvades(battle: Battle, evading: boolean): string {
  const { fight } = battle
  if (!fight) return ''
  return joined(promise(battle, { ...fight, evading }, 'defender'), ammoWords(battle, fight.defender))
}

/** WL-10.8.b What wanting a dogfight leads to, and what refusing it does. */
export function mixes(battle: Battle, seat: string, willing: boolean): string {
  const { fight } = battle
  if (!fight) return ''
  const side: Side = seat === 'raider' ? 'raider' : 'defender'
  if (!willing) return `if they want it, ${percent(chanceToRefuse(battle, fight, side))} to stay out`
  const enemy: Side = side === 'raider' ? 'defender' : 'raider'
  return `if they refuse, ${percent(1 - chanceToRefuse(battle, fight, enemy))} to hold them; it is fought again next turn`
}

/** What a unit adds to its die to force a dogfight, or to get away from one. */
export function entersWith(battle: Battle, no: UnitNo): string {
  const { fight } = battle
  return fight ? `${signed(sumOf(entryModifiers(battle, fight, unitAt(battle, no))))} on the die` : ''
}
