import { type Choice, firstOf, idIn } from '@tallyho/engine'
import { sumOf } from '../../rules/01-words/dice.ts'
import { altitudeOf, distance, isAhead, isBehind, LEFT, RIGHT } from '../../rules/01-words/geometry.ts'
import { isFighter, scenarioOf, unitAt } from '../../rules/01-words/units.ts'
import type { PlaceOption } from '../../rules/05-set-up/placement.ts'
import { type FaceOption, type MoveOption, optionsFor } from '../../rules/08-movement/move-options.ts'
import type { PlanOption } from '../../rules/09-command/plans.ts'
import type { ControlOption } from '../../rules/09-command/vectors.ts'
import type { AfterOption } from '../../rules/10-air-combat/aftermath.ts'
import type { PrimaryOption } from '../../rules/10-air-combat/air-combat.ts'
import { chancesOf, ledBy } from '../../rules/10-air-combat/chances.ts'
import type { TurnOption } from '../../rules/10-air-combat/cohesion.ts'
import { combatValueParts, firepowerParts, type Role } from '../../rules/10-air-combat/combat-values.ts'
import type { CombatOption } from '../../rules/10-air-combat/combats.ts'
import type { DriftOption } from '../../rules/10-air-combat/dogfight-movement.ts'
import { entryModifiers, type PursuitOption, type RollerOption } from '../../rules/10-air-combat/dogfights.ts'
import { huntersOf } from '../../rules/11-escape.ts'
import type { Battle, Facing, Fight, Unit, UnitNo } from '../../state.ts'
import { oddsAfterDrift } from '../../text/attacks.ts'
import { callsOn } from './control.ts'
import { firstBound } from './formation.ts'

/** What goes without asking: the best of all in every figure, the only way there is, markers in a first battle. */
export function unasked(battle: Battle, choice: Choice): string | undefined {
  const { ask, options } = choice
  if (ask === 'move.course') return isBound(battle) ? 'on' : undefined
  if (ask === 'move.step') return circlesOn(battle, options as readonly MoveOption[])
  if (ask === 'move.plan') return sweepsOn(battle, choice)
  if (ask === 'movement.next') return firstBound(battle, choice, unasked)
  // Which options a question has is known by its key.
  if (ask === 'combat.primary') return bestOf(battle, options as readonly PrimaryOption[])
  if (ask === 'escape.try') return slipsAway(battle, choice)
  if (ask === 'combat.tally') return anyOf(battle, options as readonly PursuitOption[])
  if (ask === 'move.face') return asBefore(battle, choice) ?? towardEnemies(battle, choice)
  if (ask === 'combat.face') return homeward(battle, choice) ?? towardEnemies(battle, choice)
  if (ask === 'combat.break') return staysOn(battle, options as readonly AfterOption[])
  if (ask === 'dogfight.move') return staysAnyway(battle, choice)
  if (ask === 'dogfight.roller') return fastest(battle, options as readonly RollerOption[])
  if (ask === 'vector.control') return callsOn(battle, options as readonly ControlOption[])
  if (ask === 'combat.next') return apart(battle, options as readonly CombatOption[])
  if (ask === 'placement.square') return anywhere(battle, options as readonly PlaceOption[])
  return ask.startsWith('forces.') && isFirstBattle(battle) ? options[0]?.id : undefined
}

/** WL-6.0.f In squares of their own no combat has anything to do with another: whichever comes first. */
function apart({ combats, units }: Battle, options: readonly CombatOption[]): string | undefined {
  const squares = new Set(combats.map(([no = 0]) => units[no]?.square))
  return squares.size === combats.length ? options[0]?.id : undefined
}

/** WL-5.3.b Two squares side by side, as high as each other: the one nearer to the enemy. */
function anywhere(battle: Battle, options: readonly PlaceOption[]): string | undefined {
  const [one, other] = options
  if (!one || !other || options.length > 2) return undefined
  if (altitudeOf(one.square) !== altitudeOf(other.square) || distance(one.square, other.square) > 1)
    return undefined
  const enemies = battle.units.filter(
    ({ side, at }) => at === 'map' && side !== unitAt(battle, one.unit).side,
  )
  const away = ({ square }: PlaceOption) => Math.min(...enemies.map(enemy => distance(enemy.square, square)))
  return (away(other) < away(one) ? other : one).id
}

/** WL-5.2.1.a In the easiest battles ace and veterans are with the first squadron, as they were. */
const isFirstBattle = (battle: Battle): boolean => scenarioOf(battle).difficulty === 1

/** One way is open, or it is on its way home: broken, or with nobody after it. */
function isBound(battle: Battle): boolean {
  const { flight } = battle
  if (!flight) return false
  const unit = unitAt(battle, flight.unit)
  if (unit.home !== undefined) return unit.broken || !isHunted(battle, unit)
  return optionsFor(battle, unit, flight).filter(({ rare }) => !rare).length === 1
}

/** WL-9.2.4.c At its flag, with nobody after it: there is nothing to do but to circle. */
function circlesOn({ flight, units }: Battle, options: readonly MoveOption[]): string | undefined {
  const [only, more] = options.filter(({ rare }) => !rare)
  const isHeld = only?.act === 'circle' && more === undefined
  return isHeld && units.every(({ at, tally }) => at !== 'map' || tally !== flight?.unit)
    ? only.id
    : undefined
}

/** What no die shows. */
const BEYOND = 7

/** WL-11.0.e WL-11.0.f Nobody is there to stop it, or near enough for a die to do so: a broken unit has nothing to wait for. */
function slipsAway(battle: Battle, { about }: Choice): string | undefined {
  const unit = battle.units[Number(firstOf('unit', about))]
  return unit && huntersOf(battle, unit).every(hunter => distance(hunter.square, unit.square) >= BEYOND)
    ? 'try'
    : undefined
}

/** WL-10.7.1.f A broken fighter flies home: it turns there. */
function homeward(battle: Battle, { about, options }: Choice): string | undefined {
  const unit = battle.units[Number(firstOf('unit', about))]
  if (!unit?.broken) return undefined
  const way = unit.home === 'left' ? LEFT : RIGHT
  return (options as readonly TurnOption[]).find(({ facing }) => facing === way)?.id
}

/** WL-7.2.4.1.a Enemies of one fight that are alike in everything: whom it has in sight stays there, or the first does. */
function anyOf(battle: Battle, options: readonly PursuitOption[]): string | undefined {
  const kinds = new Set(
    options.map(({ target }) => (target === undefined ? '' : kindOf(unitAt(battle, target)))),
  )
  const [first] = options
  if (kinds.size > 1 && !(first && isAloneInDogfight(battle, unitAt(battle, first.unit)))) return undefined
  return (options.find(({ unit, target }) => unitAt(battle, unit).tally === target) ?? options[0])?.id
}

/** WL-10.0.a WL-10.8.1.e All the enemies in it have him in sight: whomever he has, all of them fight as one. */
function isAloneInDogfight(battle: Battle, { no, side, dogfight }: Unit): boolean {
  const friends = battle.units.filter(unit => unit.dogfight === dogfight && unit.side === side)
  return dogfight !== undefined && friends.every(unit => unit.no === no)
}

/** WL-10.8.1.b WL-13.4.3.i It joins the dogfight of its prey, where nobody faces any way, or nobody is there to look for: it looks ahead as before. */
function asBefore(battle: Battle, { about, options }: Choice): string | undefined {
  const unit = battle.units[Number(firstOf('unit', about))]
  if (!unit) return undefined
  const prey = unit.tally === undefined ? undefined : unitAt(battle, unit.tally)
  const whirls = prey?.dogfight !== undefined && prey.square === unit.square
  const isAlone = battle.units.every(({ at, side }) => at !== 'map' || side === unit.side)
  if (!whirls && !isAlone) return undefined
  return (options as readonly FaceOption[]).find(({ facing }) => facing === unit.facing)?.id ?? options[0]?.id
}

/** WL-10.7.1.a Whoever wants to leave may say so whenever it moves: only from a dogfight there is no other way out, for one that is shaken. */
function staysOn(battle: Battle, options: readonly AfterOption[]): string | undefined {
  const isCaught = ({ unit }: AfterOption) => {
    const one = unit === undefined ? undefined : unitAt(battle, unit)
    return one?.dogfight !== undefined && one.disruptions > 0
  }
  return options.some(isCaught) ? undefined : options.find(({ act }) => act === 'done')?.id
}

/** WL-7.2.1.c The way in which a fighter has all enemies ahead that it could have there, and as few as can be behind; as before where all ways are alike. */
function towardEnemies(battle: Battle, { about, options }: Choice): string | undefined {
  const unit = battle.units[Number(firstOf('unit', about))]
  if (!unit || !isFighter(unit) || unit.load !== undefined) return undefined
  const enemies = battle.units.filter(({ at, side, broken }) => at === 'map' && side !== unit.side && !broken)
  const seen = (where: typeof isAhead, facing: Facing) =>
    enemies.filter(({ square }) => where(unit.square, facing, square))
  // Which options a question has is known by its key.
  const ways = (options as readonly FaceOption[]).map(({ id, facing }) => ({
    id,
    facing,
    ahead: seen(isAhead, facing),
    behind: seen(isBehind, facing),
  }))
  const best = ways.filter(one =>
    ways.every(
      other =>
        other.ahead.every(enemy => one.ahead.includes(enemy)) &&
        one.behind.every(enemy => other.behind.includes(enemy)),
    ),
  )
  return (best.find(({ facing }) => facing === unit.facing) ?? best[0])?.id
}

/** WL-10.8.2.c Everywhere the odds are the same, and nobody is near enough to join: there is no better place. */
function staysAnyway(battle: Battle, { options, about = [] }: Choice): string | undefined {
  const members = about.map(ref => unitAt(battle, Number(idIn(ref))))
  const [first] = members
  if (!first) return undefined
  const others = battle.units.some(
    unit =>
      unit.at === 'map' &&
      !unit.broken &&
      !members.includes(unit) &&
      distance(unit.square, first.square) <= NEAR,
  )
  const guns = battle.surface.some(({ square }) => distance(square, first.square) <= NEAR)
  if (others || guns) return undefined
  const odds = (options as readonly DriftOption[]).map(({ square }) =>
    oddsAfterDrift(battle, first.no, square),
  )
  return new Set(odds).size === 1 ? options.find(({ id }) => id === 'stay')?.id : undefined
}

/** Whoever is farther off does not come into a dogfight within a turn or two, wherever it drifts. */
const NEAR = 5

const kindOf = (unit: Unit): string =>
  [
    unit.model,
    unit.size,
    unit.square,
    unit.losses,
    unit.disruptions,
    unit.broken,
    unit.straggler,
    unit.quality,
    unit.experte,
    unit.leader,
    unit.ammo,
    unit.mission,
    unit.load,
  ].join()

/** WL-9.2.6.b WL-9.2.4.c Nothing but to fly straight on, or to patrol, or to go home: nobody who is whole and hunted by nobody turns back. */
function sweepsOn(battle: Battle, { about, options }: Choice): string | undefined {
  const unit = battle.units[Number(firstOf('unit', about))]
  if (!unit || isHunted(battle, unit) || unit.losses > 0 || unit.disruptions > 0 || unit.ammo !== 'full')
    return undefined
  // Which options a question has is known by its key.
  const others = (options as readonly PlanOption[]).filter(({ plan }) => plan !== 'home')
  const [only, more] = others
  const isUsual = !more && (only?.plan === 'continue' || only?.plan === 'circle')
  return isUsual && hasEnemy(battle, unit) ? only.id : undefined
}

/** With no enemy left it is asked all the same: there it may go home, and the battle can be ended. */
const hasEnemy = ({ units }: Battle, of: Unit): boolean =>
  units.some(({ side, at }) => side !== of.side && (at === 'map' || at === 'edge' || at === 'waiting'))

/** Somebody has sighted it and is after it. */
export const isHunted = (battle: Battle, { no }: Unit): boolean =>
  battle.units.some(({ at, tally }) => at === 'map' && tally === no)

/** WL-10.2.c The one that no other is better than in anything, the first of those that are all alike. */
function bestOf(battle: Battle, options: readonly PrimaryOption[]): string | undefined {
  const { fight } = battle
  if (!fight) return undefined
  const all = options.map(({ id, unit }) => ({ id, figures: figuresOf(battle, fight, unit) }))
  return all.find(({ figures }) =>
    all.every(other => figures.every((one, i) => one >= (other.figures[i] ?? 0))),
  )?.id
}

/** WL-10.8.c Whoever adds most to the die rolls. */
function fastest(battle: Battle, options: readonly RollerOption[]): string | undefined {
  const { fight } = battle
  if (!fight) return undefined
  const adds = ({ unit }: RollerOption) => sumOf(entryModifiers(battle, fight, unitAt(battle, unit)))
  return options.toSorted((a, b) => adds(b) - adds(a))[0]?.id
}

const STYLES = ['turning', 'hit-and-run'] as const

/** What a unit would be worth as the leader of its side: the more of each the better. */
function figuresOf(battle: Battle, fight: Fight, no: UnitNo): readonly number[] {
  const role: Role = fight.defender === undefined ? 'defender' : 'attacker'
  const led = ledBy(battle, fight, role, unitAt(battle, no))
  if (role === 'defender')
    return [
      ...STYLES.map(style => sumOf(combatValueParts(battle, { ...led, style }, role))),
      ace(battle, no),
      rounds(battle, no),
    ]
  const victim = unitAt(battle, led.defender ?? no)
  const styles = led.headOn || led.dogfight ? [led] : STYLES.map(style => ({ ...led, style }))
  const hit = (one: Fight, by: Role) => chancesOf(battle, one, by)?.hit ?? 0
  return [
    // Head-on and from behind are fought in other ways: neither is better in everything.
    ...(led.headOn ? [0, 1] : [1, 0]),
    ...[styles[0] ?? led, styles.at(-1) ?? led].flatMap(one => [hit(one, 'attacker'), -hit(one, 'defender')]),
    sumOf(firepowerParts(battle, led, role, victim)),
    rounds(battle, no),
  ]
}

/** WL-10.7.2.a Who has few cartridges left scatters sooner. */
const rounds = (battle: Battle, no: UnitNo): number =>
  ['depleted', 'low', 'full'].indexOf(unitAt(battle, no).ammo)

const ace = (battle: Battle, no: UnitNo): number => Number(unitAt(battle, no).experte)
