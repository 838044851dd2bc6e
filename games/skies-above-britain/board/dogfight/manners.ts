import type { Choice, Ref } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import type { FighterId } from '../../pack/types.ts'
import { inPlay } from '../../rules/01-general/fighters.ts'
import type { Campaign } from '../../state.ts'
import { fighterName } from '../../text/names.ts'

/** Why something in the air of a dogfight cannot be chosen now. */
export function whyNotInDogfight(campaign: Campaign, { ask, options }: Choice, ref: Ref): string | undefined {
  if (!ask.startsWith('dogfight.')) return undefined
  const [kind, id = ''] = ref.split(':')
  // SAB-MAN-04
  if (kind === 'way' && id === 'slip' && ask === 'dogfight.maneuver')
    return 'A Slip needs a Section: the others keep them busy while one gets behind them.'
  if (kind === 'german' && ask === 'dogfight.maneuver')
    return 'They are behind us: we cannot shoot at them, only maneuver.'
  if (kind === 'german' && ask === 'dogfight.marker')
    return 'Head-on comes first, then those behind us, then those before our guns.'
  if (kind === 'fighter' && options.some(({ on }) => on?.some(other => other.startsWith('fighter:'))))
    return isOut(campaign, id as FighterId)
      ? `${fighterName(id as FighterId)} is out of this fight.`
      : `${fighterName(id as FighterId)} is not in this Section now.`
  return undefined
}

function isOut({ patrol }: Campaign, id: FighterId): boolean {
  const at = patrol?.fighters[id]?.at
  return at !== 'section' && at !== 'lost' && at !== 'bombers'
}

/** Nobody of ours is in the air any more: what is left are the dice of the way home. On campaign there is more to decide then. */
export function isFlownOut(campaign: Campaign): boolean {
  return (
    campaign.patrol !== undefined &&
    packOf(campaign).scenario(campaign.scenario).kind !== 'campaign' &&
    inPlay(campaign).length === 0
  )
}
