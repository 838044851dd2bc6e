import { counted, listed, percent, type SaidFigure } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import type { Side } from '../pack/types.ts'
import { sumOf } from '../rules/01-words/dice.ts'
import { altitudeOf, isAhead, isBehind, run } from '../rules/01-words/geometry.ts'
import { enemyOf, forceOf, unitAt } from '../rules/01-words/units.ts'
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
  otherRole,
  type Role,
  WIDEST_COLUMN,
} from '../rules/10-air-combat/combat-values.ts'
import { entryModifiers } from '../rules/10-air-combat/dogfights.ts'
import { outcomesOf } from '../rules/10-air-combat/losses.ts'
import type { Battle, Facing, Fight, Square, Unit, UnitNo } from '../state.ts'
import { AMMO_WORDS, signed, unitName } from './names.ts'

/** What an answer promises: columns and chances out of the game's own tables. */

/** Shares of a whole in per cent that make a hundred together, each rounded as where it is told alone but the largest behind the first. */
export function percents(shares: readonly number[]): readonly string[] {
  const whole = shares.map(share => Math.round(share * 100))
  const [, ...others] = shares
  const largest = others.indexOf(Math.max(...others)) + 1
  const left = 100 - whole.reduce((sum, one) => sum + one)
  return whole.map((one, i) => percent((i === largest ? one + left : one) / 100))
}

/** `42 % to hit`; a side without guns says so. What it is made of stands on the card of the roll. */
export function shot(battle: Battle, fight: Fight, role: Role): string {
  const chance = chancesOf(battle, fight, role)
  return chance ? `${percent(chance.hit)} to hit` : 'no shot'
}

/** An answer with figures of its own, but for what it does. */
export interface Figured {
  readonly so: string
  readonly figures: readonly SaidFigure[]
}

/** Both sides' chances of a hit; who has no shot has none. */
export const shots = (own?: number, enemy?: number): readonly SaidFigure[] => [
  { of: 'you hit', is: own === undefined ? '–' : percent(own), tone: 'good' },
  { of: 'they hit', is: enemy === undefined ? '–' : percent(enemy), tone: 'bad' },
]

/** Own fire and the enemy's: two ways to attack that are sure to hit are told apart by how often. */
export function exchange(battle: Battle, fight: Fight, role: Role): Figured {
  const [own, enemy] = [role, otherRole(role)].map(one => outlookOf(battle, fight, one))
  const hit = (outlook?: Outlook) => outlook && chanceAmong(outlook, hits => hits > 0)
  const hits = (none: string, outlook?: Outlook) => (outlook ? expectedHits(outlook).toFixed(1) : none)
  return {
    so: `${hits('no', own)} hits against ${hits('none', enemy)} on average`,
    figures: shots(hit(own), hit(enemy)),
  }
}

/** WL-10.5.c WL-10.5.d `7 against 1: 6 better, and no more than 4 counts; +1 on the dice.` */
export function sumWords({ own, enemy, column, modifiers }: Outlook): string {
  const by = own - enemy
  const most = Math.abs(by) > WIDEST_COLUMN
  const [better, edge] = most ? [by, ''] : [column, column === by ? '' : ', with the Edge']
  const how = better === 0 ? 'level' : `${Math.abs(better)} ${better > 0 ? 'better' : 'worse'}`
  const added = sumOf(modifiers)
  const counts = most ? `, and no more than ${WIDEST_COLUMN} counts` : ''
  const dice = added === 0 ? '' : `; ${signed(added)} on the dice`
  return `${own} against ${enemy}${edge}: ${how}${counts}${dice}.`
}

/** What a die must show, `3+`, and how often it does. */
export const onTheDie = (needed: number, of: string): readonly SaidFigure[] => [
  { of: 'die', is: needed > 6 ? 'none' : needed <= 1 ? 'any' : needed === 6 ? '6' : `${needed}+` },
  { of, is: percent(Math.max(0, Math.min(6, 7 - needed)) / 6) },
]

/** `9 or more on two dice, +2, 58 %`: a total with what is added to the dice. */
export function onTwoDice(needed: number, added: number): string {
  const least = needed - added
  if (least > 12) return 'no throw does it'
  const dice = added === 0 ? '' : `, ${signed(added)}`
  return least <= 2 ? 'sure' : `${needed} or more on two dice${dice}: ${percent(chanceOfTotals(least))}`
}

/** `2 levels above it`, seen from below or above. */
export function levels(square: Square, below: Square, of = 'it'): string {
  const up = altitudeOf(square) - altitudeOf(below)
  if (up === 0) return `level with ${of}`
  return `${counted(Math.abs(up), 'level')} ${up > 0 ? 'above' : 'below'} ${of}`
}

/** What tells an enemy from another of its kind: how it has fared, who flies with it, whom it is after. */
export function plight(battle: Battle, prey: Unit): readonly string[] {
  // The rest stands on its counter: there is room for little.
  return plights(battle, prey).slice(0, FEW)
}

function plights(battle: Battle, prey: Unit): readonly string[] {
  const words = [
    prey.losses > 0 && `${prey.losses} lost`,
    prey.broken ? 'broken: it flies home' : prey.disruptions > 0 && 'shaken',
    prey.straggler && 'with a straggler',
    prey.experte && 'with an ace',
    prey.quality === 'veteran' && 'veterans',
    prey.quality === 'green' && 'green crews',
    prey.ammo !== 'full' && AMMO_WORDS[prey.ammo],
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
export function hitOn(battle: Battle, no: UnitNo): Figured {
  const { fight } = battle
  const victim = unitAt(battle, no)
  if (!fight) return NOTHING
  const role = victim.side === fight.attacking ? 'defender' : 'attacker'
  const faces = outcomesOf(battle, victim, sumOf(firepowerParts(battle, fight, role, victim)))
  const down = faces.filter(face => face === 'loss').length
  const last = victim.maxLosses - victim.losses === 1 && 'its last aircraft'
  return {
    so: joined(last, ...plight(battle, victim)),
    figures: [{ of: 'one falls', is: percent(down / faces.length) }],
  }
}

/** Outside a fight there is nothing to tell of one. */
const NOTHING: Figured = { so: '', figures: [] }

/** WL-10.7.2.b WL-10.7.2.d What few cartridges mean for a unit, which shoots as well as before: it scatters sooner. */
export function ammoWords(battle: Battle, no: UnitNo | undefined): string | undefined {
  const { lowAmmo, depletedAmmo } = packOf(battle).pack.tables.cohesion.modifiers
  const ammo = no === undefined ? 'full' : unitAt(battle, no).ammo
  if (ammo === 'full') return undefined
  return `${AMMO_WORDS[ammo]}: ${signed(ammo === 'low' ? lowAmmo : depletedAmmo)} to hold together`
}

export const joined = (...parts: readonly (string | false | undefined)[]): string =>
  parts.filter(Boolean).join('; ')

/** What speaks for a unit as the leader of its side. */
export function leads(battle: Battle, no: UnitNo): Figured {
  const { fight } = battle
  if (!fight) return NOTHING
  const role = fight.defender === undefined ? 'defender' : 'attacker'
  const led = ledBy(battle, fight, role, unitAt(battle, no))
  const figures = BOTH.map(style => {
    const as = { ...led, style }
    if (style === (led.headOn ? 'turning' : fight.dogfight && 'hit-and-run')) return { of: style, is: '–' }
    if (role === 'defender') return { of: style, is: String(sumOf(combatValueParts(battle, as, role))) }
    const chance = chancesOf(battle, as, role)
    return { of: style, is: chance ? percent(chance.hit) : '–' }
  })
  const ace = unitAt(battle, no).experte && 'its ace: firepower +1'
  return {
    so: joined(led.headOn && 'head-on', led.bounce && 'a bounce', ace, ammoWords(battle, no)),
    figures,
  }
}

export const BOTH = ['turning', 'hit-and-run'] as const

export function standsOrEvades(battle: Battle, evading: boolean): Figured {
  const { fight } = battle
  if (!fight) return NOTHING
  const { so, figures } = exchange(battle, { ...fight, evading }, 'defender')
  return { so: joined(so, ammoWords(battle, fight.defender)), figures }
}

/** WL-10.8.b What wanting a dogfight leads to, and what refusing it does. */
export function mixes(battle: Battle, seat: string, willing: boolean): Figured {
  const { fight } = battle
  if (!fight) return NOTHING
  const side: Side = seat === 'raider' ? 'raider' : 'defender'
  const refused = chanceToRefuse(battle, fight, willing ? enemyOf(side) : side)
  return {
    so: willing ? 'sure if they want it too' : 'sure if they refuse too',
    figures: [{ of: 'if opposed', is: percent(willing ? 1 - refused : refused) }],
  }
}

/** What a unit adds to its die to force a dogfight, or to get away from one. */
export function entersWith(battle: Battle, no: UnitNo): readonly SaidFigure[] {
  const { fight } = battle
  if (!fight) return []
  return [{ of: 'on the die', is: signed(sumOf(entryModifiers(battle, fight, unitAt(battle, no)))) }]
}
