import { best, named } from '@tallyho/engine'
import { altitudeOf, distance, facingTo, turnBetween } from '../rules/01-words/geometry.ts'
import { enemyOf, isBomber, isFighter, isFighterBomber, unitAt } from '../rules/01-words/units.ts'
import { basicSpeed, basicTurn } from '../rules/03-aircraft/ratings.ts'
import { isBounce, isHeadOn, primariesFor } from '../rules/10-air-combat/situation.ts'
import type { Battle, CombatStyle, Fight, Unit } from '../state.ts'
import { expectedBalance, worthOfHit } from './odds.ts'
import { type Answer, type ChapterDecisions, subjectOf } from './subject.ts'
import { hasBombersAbout, huntWorth, orderOf } from './worth.ts'

/** Air combat: every choice by what the tables promise for it. */

const STYLES: readonly CombatStyle[] = ['turning', 'hit-and-run']

/** The balance of a fight between two primary combatants, as the attacker would lead it. */
function bestBalance(battle: Battle, fight: Fight, attacker: number, defender: number): number {
  const tried: Fight = { ...fight, attacker, defender }
  tried.headOn = isHeadOn(battle, tried)
  tried.bounce = isBounce(battle, tried)
  tried.lufbery = unitAt(battle, defender).lufbery
  let most = Number.NEGATIVE_INFINITY
  for (const style of STYLES) {
    if (fight.dogfight && style !== 'turning') continue
    if (tried.headOn && style !== 'hit-and-run') continue
    tried.style = style
    most = Math.max(most, expectedBalance(battle, tried))
  }
  return most
}

/** The defender looks for the smallest of the attacker's best, the attacker for the best. */
const primary: Answer<'combat.primary'> = (battle, choice) => {
  const { fight } = battle
  if (!fight) return 0
  if (choice.seat === fight.attacking)
    return best(choice, ({ unit }) =>
      bestBalance(battle, fight, unit, fight.defender ?? (fight.defenders[0] as number)),
    )
  return best(choice, ({ unit }) => {
    let most = Number.NEGATIVE_INFINITY
    for (const attacker of primariesFor(battle, fight, 'attacker'))
      most = Math.max(most, bestBalance(battle, fight, attacker, unit))
    return -most
  })
}

const attack: Answer<'combat.attack'> = (battle, choice) => {
  const { fight } = battle
  if (!fight) return 0
  return best(choice, ({ style, rockets, standoff }) =>
    expectedBalance(battle, { ...fight, style, rockets, standoff }),
  )
}

const evade: Answer<'combat.evade'> = (battle, choice) => {
  const { fight } = battle
  if (!fight) return 0
  const stand = expectedBalance(battle, fight)
  const evading = expectedBalance(battle, { ...fight, evading: true })
  return named(choice, evading < stand ? 'evade' : 'stand')
}

/** A hit where it costs most: on aircraft that fall easily, and on units that one more loss removes. */
const hit: Answer<'combat.hit'> = (battle, choice) => {
  const { fight } = battle
  if (!fight) return 0
  const role = choice.seat === fight.attacking ? 'attacker' : 'defender'
  return best(choice, ({ unit: no }) => {
    const unit = unitAt(battle, no)
    return worthOfHit(battle, fight, role, unit) * (unit.maxLosses - unit.losses === 1 ? 1.5 : 1)
  })
}

const afterTally: Answer<'combat.tally'> = (battle, choice) => {
  const unit = subjectOf(battle, choice)
  if (!unit) return 0
  return best(choice, ({ target }) => {
    if (target === undefined) return isFighterBomber(battle, unit) ? 99 : -1
    return huntWorth(battle, unit, unitAt(battle, target))
  })
}

/** Tanks go; order and bombs are kept. */
const after: Answer<'combat.after'> = (_, choice) =>
  best(choice, ({ act }) => (act === 'tanks' ? 1 : act === 'done' ? 0 : -1))

/** Turn and numbers of a side in a dogfight. */
function dogfightStrength(battle: Battle, units: readonly Unit[]): number {
  let most = Number.NEGATIVE_INFINITY
  for (const unit of units) most = Math.max(most, basicTurn(battle, unit) + orderOf(unit))
  return most + units.length - 1
}

/** Whoever guards bombers ties enemies down; whoever hunts them will not be tied; else by who turns better. */
const dogfight: Answer<'dogfight.will'> = (battle, choice) => {
  const { fight } = battle
  if (!fight) return 0
  const { seat } = choice
  const own: Unit[] = []
  const enemies: Unit[] = []
  for (const no of [...fight.attackers, ...fight.defenders]) {
    const unit = unitAt(battle, no)
    if (unit.at !== 'map' || !isFighter(unit) || unit.broken) continue
    if (unit.side === seat) own.push(unit)
    else enemies.push(unit)
  }
  const edge = dogfightStrength(battle, own) - dogfightStrength(battle, enemies)
  const side = seat === 'raider' ? 'raider' : 'defender'
  const needed = hasBombersAbout(battle, enemyOf(side)) ? 2 : hasBombersAbout(battle, side) ? -1 : 0
  return named(choice, edge >= needed ? 'dogfight' : 'refuse')
}

const roller: Answer<'dogfight.roller'> = (battle, choice) =>
  best(choice, ({ unit: no }) => {
    const unit = unitAt(battle, no)
    return basicSpeed(battle, unit) + orderOf(unit)
  })

/** Away from the own bombers, toward the enemy's, and no lower than it must be. */
const drift: Answer<'dogfight.move'> = (battle, choice) => {
  const side = choice.seat
  return best(choice, ({ square }) => {
    let worth = 0.2 * altitudeOf(square)
    for (const unit of battle.units)
      if (unit.at === 'map' && isBomber(unit)) {
        const away = Math.min(6, distance(unit.square, square))
        worth += unit.side === side ? 0.5 * away : -0.5 * away
      }
    return worth
  })
}

/** The nose toward the tally, or toward home. */
const face: Answer<'combat.face'> = (battle, choice) => {
  const unit = subjectOf(battle, choice)
  if (!unit) return 0
  const way =
    unit.tally !== undefined && unit.square !== unitAt(battle, unit.tally).square
      ? facingTo(unit.square, unitAt(battle, unit.tally).square)
      : unit.home === 'left'
        ? 4
        : 0
  return best(choice, ({ facing }) => -turnBetween(facing, way))
}

export const combat = {
  'combat.next': () => 0,
  'combat.primary': primary,
  'combat.attack': attack,
  'combat.evade': evade,
  'combat.hit': hit,
  'combat.tally': afterTally,
  'combat.after': after,
  'combat.break': after,
  'combat.face': face,
  'dogfight.will': dogfight,
  'dogfight.roller': roller,
  'dogfight.move': drift,
} satisfies ChapterDecisions
