import { best, type Decisions, named } from '@tallyho/engine'
import type { FighterId, Position } from '../pack/types.ts'
import { fighter, fightersAt } from '../rules/01-general/fighters.ts'
import { targets } from '../rules/04-bombers/formation.ts'
import type { Attack, BomberId, Campaign } from '../state.ts'
import type { ApproachOption, BombersAsks } from '../vocabulary/bombers.ts'
import { aboutFighter } from './about.ts'
import { burstWorth, type Sight, sightOf } from './burst.ts'
import { turnCost } from './worth.ts'

/** Rounds that a fighter can usually make of it. */
const ROUNDS = 2.5

/** SAB-BMB-21 A round is lost on the way to the nose, and one in all on the way to a tail. */
function approachWorth(sight: Sight, bomber: BomberId, angle: Position): number {
  const worth = burstWorth(sight, bomber, angle)
  const { entry, attack } = fighter(sight.campaign, sight.fighter)
  const there = attack?.bomber === bomber && attack.angle === angle
  if (entry || there || worth <= 0) return worth
  if (angle === 'nose') return worth / 2
  return angle === 'tail' ? (worth * (ROUNDS - 1)) / ROUNDS : worth
}

/** Home, where another round costs more than it brings. */
function approaches(campaign: Campaign, id: FighterId) {
  const joining = fightersAt(campaign, 'bombers').filter(
    other => other !== id && !fighter(campaign, other).attack,
  ).length
  const sight = sightOf(campaign, id, joining)
  const stays = turnCost(campaign, id)
  return ({ bomber, angle }: ApproachOption): number =>
    bomber && angle ? approachWorth(sight, bomber, angle) - stays : 0
}

/** What counts others in comes after what makes it count, and what puts the fighter out comes last. */
const ORDER: readonly string[] = ['dorsal', 'damage', 'disruption', 'distress', 'hit-green', 'hit']
const LAST: readonly string[] = ['low-ammo', 'jammed', 'return-fire', 'lost-contact', 'collision']

function rank(icon: string): number {
  const name = icon.split(':')[0] ?? icon
  return LAST.includes(name) ? ORDER.length + LAST.indexOf(name) : ORDER.indexOf(name)
}

export const bombers: Decisions<Campaign, BombersAsks> = {
  'bombers.approach': (campaign, choice) => best(choice, approaches(campaign, aboutFighter(choice))),
  // Markers first: they count for those who come after.
  'bombers.attacker': (campaign, choice) =>
    best(choice, ({ fighter: id }) => {
      if (!id) return -1
      const { ammo, jammed } = fighter(campaign, id)
      return (ammo === 'none' ? 0 : 2) - (jammed ? 1 : 0)
    }),
  'bombers.icon': (_, choice) => best(choice, ({ icon }) => -rank(icon)),
  'bombers.stay': (campaign, choice) => {
    const id = aboutFighter(choice)
    const { bomber } = fighter(campaign, id).attack as Attack
    const here = approachWorth(sightOf(campaign, id, 0), bomber, 'tail') - turnCost(campaign, id)
    return named(choice, here > 0 ? 'stay' : 'disengage')
  },
}

/** What the best target is worth to a fighter at this angle. */
export function targetWorth(sight: Sight, angle: Position): number {
  const worths = targets(sight.campaign).map(bomber => burstWorth(sight, bomber, angle))
  return worths.length > 0 ? Math.max(...worths) : 0
}
