import type { Procedure, Step } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import type { TargetId } from '../../pack/types.ts'
import type { Campaign, DamageMarker } from '../../state.ts'
import { d6, note } from '../../vocabulary.ts'
import { found, tablesOf } from '../02-terms.ts'
import { firstSegment, toFirstRaid } from './fighters.ts'

/** RE-4.I.7 Bomb damage is repaired, but not on the first day of a scenario. */
export function* repair(campaign: Campaign): Procedure<Step> {
  if (campaign.raidDay > 1) {
    repairLight(campaign)
    yield* repairHeavy(campaign)
  }
  return 'clock-weather'
}

function damaged({ damage }: Campaign, marker: DamageMarker): readonly TargetId[] {
  return Object.keys(damage).filter(id => damage[id] === marker)
}

/** RE-10.3.a RE-10.21.b RE-10.23.b RE-A-67 Light damage, that of control rooms too, lasts until the next Raid Day. */
function repairLight(campaign: Campaign): void {
  const targets = damaged(campaign, 'light')
  for (const id of targets) delete campaign.damage[id]
  if (targets.length > 0) note('RE-10.3.a', 'light-damage-repaired', { targets })
}

/** RE-10.3.b Each by a die of its own; RE-10.3.d what is light from now on stays so today. */
function* repairHeavy(campaign: Campaign): Procedure<void> {
  const chance = repairChance(campaign)
  for (const target of damaged(campaign, 'heavy')) {
    const die = yield* d6('repair', [`target:${target}`])
    const left = afterRepair(die, chance)
    if (left) campaign.damage[target] = left
    else delete campaign.damage[target]
    note('RE-10.3.c', 'repair-check', { target, die, chance, ...(left && { left }) })
  }
}

/** RE-10.3.b As the Day Event card in force has it. */
export function repairChance({ pack, dayCard }: Campaign): number {
  return packOf({ pack }).dayCard.get(dayCard ?? 0)?.repair ?? 0
}

/** RE-10.3.c */
export function afterRepair(die: number, chance: number): DamageMarker | undefined {
  if (die < chance) return undefined
  return die === chance ? 'light' : 'heavy'
}

/** RE-4.I.8.a RE-4.I.8.b RE-4.I.8.c The day breaks, and shows its weather when all plans have been made. */
export function* clockAndWeather(campaign: Campaign): Procedure<Step> {
  const segment = firstSegment(campaign)
  campaign.clock = segment ?? 0
  // RE-A-16 A day without raids is over before it begins.
  if (segment === undefined) return toFirstRaid(campaign)
  note('RE-4.I.8.a', 'first-segment', { segment })
  const die = yield* d6('forecast')
  const weather = found(tablesOf(campaign).weather[die - 1], 'row for the weather')
  campaign.weather = { ...weather }
  note('RE-4.I.8.b', 'forecast', { die, weather })
  return toFirstRaid(campaign)
}
