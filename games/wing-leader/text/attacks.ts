import { listed, percent } from '@tallyho/engine'
import type { Side } from '../pack/types.ts'
import { isBomber, unitAt } from '../rules/01-words/units.ts'
import { attackedBy } from '../rules/07-tallies/tallies.ts'
import { chancesOf, fightAfter, fightAfterDrift, fightOf } from '../rules/10-air-combat/chances.ts'
import type { Role } from '../rules/10-air-combat/combat-values.ts'
import { dogfighters } from '../rules/10-air-combat/dogfights.ts'
import { decideAttacker } from '../rules/10-air-combat/situation.ts'
import type { Battle, Facing, Fight, Square, Unit, UnitNo } from '../state.ts'
import { ammoWords, BOTH, type Figured, joined, shots } from './chances.ts'
import { unitName } from './names.ts'

/** What an attack promises that a move, or a dogfight that drifts, leads to. */

/** An attack that a move leads to: how it would come about, `head-on`, and what it is worth to who makes it. */
export interface Attack extends Figured {
  /** In one line: `head-on; you 92 %, they 64 % to hit`. */
  readonly words: string
  /** Who may still come into it and turn it round. */
  readonly late: readonly UnitNo[]
  readonly headOn: boolean
  /** Own chance of a hit less theirs. */
  readonly worth: number
}

/** The attack that ends a move here, as things stand: undefined where there is nobody to attack. */
export function attackFrom(battle: Battle, no: UnitNo): Attack | undefined {
  const unit = unitAt(battle, no)
  const fight = fightOf(battle, unit)
  return fight ? attackIn(battle, fight, unit) : byChance(battle, unit)
}

/** The attack that these steps lead to. */
export function attackAfter(battle: Battle, no: UnitNo, facings: readonly Facing[]): Attack | undefined {
  const unit = unitAt(battle, no)
  const { then, fight } = fightAfter(battle, unit, facings)
  return fight ? attackIn(then, fight, unitAt(then, no)) : byChance(then, unitAt(then, no))
}

const WHO = 'chance says who attacks'

/** WL-10.1.2.b WL-10.1.2.c Both sides are alike in what says who attacks. */
function byChance(battle: Battle, unit: Unit): Attack | undefined {
  const fights = attackedBy(battle, unit).attacks !== undefined
  return fights ? { words: WHO, so: WHO, figures: shots(), late: [], headOn: false, worth: 0 } : undefined
}

/** What both sides hit with in a dogfight that has drifted to a square: `you 83 %, they 58 % to hit`. */
export function oddsAfterDrift(battle: Battle, no: UnitNo, square: Square): string {
  const chances = chancesAfterDrift(battle, no, square)
  return chances ? hitWords(...chances) : WHO
}

/** Own chance of a hit there, and theirs; undefined where chance says who attacks. */
export function chancesAfterDrift(
  battle: Battle,
  no: UnitNo,
  square: Square,
): readonly [own: number, enemy: number] | undefined {
  const unit = unitAt(battle, no)
  const { then, fight } = fightAfterDrift(battle, unit, square)
  if (!fight) return undefined
  const [own, enemy] = fight.attacking === unit.side ? ATTACKING : DEFENDING
  return [hitChance(then, fight, own), hitChance(then, fight, enemy)]
}

/** WL-10.8.b WL-10.8.2.b The same for the first round of a dogfight that may begin where a fight was. */
export function oddsInDogfight(battle: Battle, seat: string): string | undefined {
  const { fight } = battle
  if (!fight) return undefined
  const then = structuredClone(battle)
  const members = dogfighters(then, [...fight.attackers, ...fight.defenders])
  const leads = ({ no }: Unit) => no === fight.attacker || no === fight.defender
  const [own, enemy] = [true, false].map(isOwn => {
    const units = members.filter(({ side }) => (side === seat) === isOwn)
    return units.find(leads) ?? units[0]
  })
  if (!own || !enemy) return undefined
  for (const member of members) member.dogfight = NEW
  own.tally = enemy.no
  return oddsAfterDrift(then, own.no, fight.square)
}

/** A dogfight that there is only in thought. */
const NEW = -1

const ATTACKING = ['attacker', 'defender'] as const
const DEFENDING = ['defender', 'attacker'] as const

const hitChance = (battle: Battle, fight: Fight, role: Role) => chancesOf(battle, fight, role)?.hit ?? 0

const hitWords = (own: number, enemy: number) => `you ${percent(own)}, they ${percent(enemy)} to hit`

/** WL-6.1.2.a WL-10.1.2.a Enemies who have sighted one of those who fight, and move after them: from elsewhere, or in the square. */
function lateIn(battle: Battle, { attackers, defenders }: Fight, side: Side) {
  const fighting = new Set([...attackers, ...defenders])
  const late = battle.units.filter(
    ({ side: of, at, tally, dogfight, broken, deeds }) =>
      of !== side &&
      at === 'map' &&
      !broken &&
      dogfight === undefined &&
      deeds.ordinal === undefined &&
      tally !== undefined &&
      fighting.has(tally),
  )
  const nos = late.map(({ no }) => no)
  return { joining: nos.filter(no => !fighting.has(no)), there: nos.filter(no => fighting.has(no)) }
}

/** WL-7.2.3.b WL-10.1.2.a Who has its prey in its own square attacks it when its turn comes: the fight as it is then. */
function onceMoved(battle: Battle, fight: Fight, unit: Unit, there: readonly UnitNo[]) {
  const combat = [...fight.attackers, ...fight.defenders]
  const { value, done } = decideAttacker(battle, combat).next()
  if (there.length === 0 || !done || value.why !== 'move-order') return { moved: battle, fight }
  const moved = structuredClone(battle)
  for (const no of there) unitAt(moved, no).deeds.ordinal = Number.MAX_SAFE_INTEGER
  return { moved, fight: fightOf(moved, unitAt(moved, unit.no)) ?? fight }
}

/** `unless Spitfire B takes the attack`: it moves later, and the figures are without it. */
function doubt(battle: Battle, late: readonly UnitNo[], { defenders }: Fight): string | undefined {
  if (late.length === 0) return undefined
  const s = late.length > 1 ? '' : 's'
  // WL-10.1.1.a Beside bombers he can only defend.
  const does = defenders.some(no => isBomber(unitAt(battle, no))) ? `join${s} in` : `take${s} the attack`
  return `unless ${listed(late.map(no => unitName(battle, no)))} ${does}`
}

/** `Bf 109 A moves after you: they attack`. */
const turned = (battle: Battle, there: readonly UnitNo[]): string =>
  `${listed(there.map(no => unitName(battle, no)))} ${there.length > 1 ? 'move' : 'moves'} after you: they attack`

function attackIn(now: Battle, as: Fight, unit: Unit): Attack {
  const { side } = unit
  const { joining, there } = lateIn(now, as, side)
  const { moved: battle, fight } = onceMoved(now, as, unit, there)
  const attacks = fight.attacking === side
  const isTurned = as.attacking === side && !attacks
  const [own, enemy] = attacks ? ATTACKING : DEFENDING
  // WL-10.5.a The attacker chooses how it is fought.
  const styled = fight.headOn || fight.dogfight ? [fight] : BOTH.map(style => ({ ...fight, style }))
  const hit = (one: Fight, role: Role) => hitChance(battle, one, role)
  const gain = (one: Fight) => hit(one, 'attacker') - hit(one, 'defender')
  const [best = fight] = styled.toSorted(
    (a, b) => hit(b, 'attacker') - hit(a, 'attacker') || gain(b) - gain(a),
  )
  const how = [
    fight.dogfight && 'in the dogfight',
    fight.headOn && 'head-on',
    fight.bounce && 'a bounce',
    !attacks && !isTurned && 'they attack first',
  ]
  const led = attacks ? fight.attacker : fight.defender
  // Whoever else comes can turn round only what is not turned already.
  const late = isTurned ? there : joining
  const chances = [hit(best, own), hit(best, enemy)] as const
  const so = joined(
    isTurned && turned(battle, there),
    how.filter(Boolean).join(', '),
    !isTurned && doubt(battle, late, fight),
    ammoWords(battle, led),
  )
  return {
    so,
    figures: shots(...chances),
    words: joined(so, hitWords(...chances)),
    late,
    headOn: fight.headOn,
    worth: hit(best, own) - hit(best, enemy),
  }
}
