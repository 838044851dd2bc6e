import { type Choice, firstOf, type Ref } from '@tallyho/engine'
import type { FighterId } from '../../pack/types.ts'
import { bomberOf, STRAGGLER } from '../../rules/04-bombers/formation.ts'
import type { Campaign } from '../../state.ts'
import { POSITION_NAMES } from '../../text/german-names.ts'
import { fighterName } from '../../text/names.ts'

/** Why a bomber or a fighter among them cannot be chosen now. */
export function whyNotAmong(campaign: Campaign, { ask, about }: Choice, ref: Ref): string | undefined {
  const bomber = firstOf('bomber', [ref])
  const id = firstOf('fighter', [ref]) as FighterId | undefined
  if (bomber && ask === 'bombers.approach') return whyNotBomber(campaign, bomber)
  const one = id && campaign.patrol?.fighters[id]
  if (!id || !one) return undefined
  const name = fighterName(id)
  if (ask === 'bombers.attacker') {
    if (!one.attack) return `${name} has fired, or has no target in this round.`
    return one.attack.delayed
      ? `${name} is still on his way to ${POSITION_NAMES[one.attack.angle]}: he fires next round.`
      : `${name} has fired in this round.`
  }
  if (ask !== 'bombers.approach' || about?.includes(ref)) return undefined
  return one.attack
    ? `${name} has his target. To change it, choose him under the question.`
    : `${name} is asked when it is his turn.`
}

function whyNotBomber(campaign: Campaign, id: string): string | undefined {
  if (campaign.patrol?.straggler && id !== STRAGGLER)
    return 'They hunt the straggler: the others are far away.'
  return bomberOf(campaign, id).state === 'destroyed' ? 'It is down already.' : undefined
}
