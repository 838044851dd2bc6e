import type { Procedure, Step } from '@tallyho/engine'
import type { BoxId } from '../../pack/types.ts'
import type { Campaign } from '../../state.ts'
import { BOXES } from '../05-map/boxes.ts'
import { escortsIn, formation, holdsFighters, missionOf } from '../05-map/table.ts'
import { onward } from '../06-turn/turn.ts'
import { releaseEscorts } from '../10-aerial-combat/dogfight.ts'
import { chooseMarker, sendEscort } from './escort-moves.ts'

/** SR-ESC-19 The end of the Escort Phase: out of every crowded box one escort goes back to Below Trailing. */
export function* peelOff(campaign: Campaign): Procedure<Step> {
  const mission = missionOf(campaign)
  releaseEscorts(mission)
  for (const { id, kind } of BOXES) {
    if (kind === 'dogfight') continue
    const markers = escortsIn(mission, id)
    if (markers.length < 2 || areFightersNear(campaign, id)) continue
    sendEscort(yield* chooseMarker('peel-off.marker', markers, [`box:${id}`]), 'below-trailing', 'SR-ESC-19')
  }
  return onward(campaign, 'recovery')
}

/** SR-ESC-20 */
function areFightersNear(campaign: Campaign, box: BoxId): boolean {
  const mission = missionOf(campaign)
  if (holdsFighters(mission, box)) return true
  for (const next of formation(campaign).adjacent(box)) if (holdsFighters(mission, next)) return true
  return false
}
