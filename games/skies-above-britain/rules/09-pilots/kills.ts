import { noted } from '@tallyho/engine'
import type { FighterId } from '../../pack/types.ts'
import type { Campaign } from '../../state.ts'
import { note } from '../../vocabulary.ts'
import { named, pilotOf } from '../01-general/fighters.ts'
import { tell } from './pilots.ts'

/** SAB-PIL-12 A kill for the pilot's log. SAB-PIL-14 Nobody gets one for Germans who are reduced or vanish. */
export function creditKill(campaign: Campaign, id: FighterId, of: 'bomber' | 'fighter'): void {
  const pilot = pilotOf(campaign, id)
  if (of === 'bomber') pilot.bombers += 1
  else pilot.fighters += 1
  tell(campaign, pilot, of)
  if (noted()) note('SAB-PIL-12', 'kill', { fighter: id, ...named(pilot), of })
}
