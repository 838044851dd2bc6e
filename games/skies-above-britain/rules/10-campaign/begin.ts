import { type Procedure, read, type Setup } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import { AIRCRAFT } from '../../pack/types.ts'
import { type Campaign, type CampaignOptions, SQUADRON } from '../../state.ts'
import { choose, d12, note } from '../../vocabulary.ts'
import { REGULAR_AFTER, VETERAN_AFTER } from '../01-general/fighters.ts'
import { newPilot } from '../08-return/pilots.ts'
import { chapterOf } from './chapter.ts'
import { muster as musterScenario } from './scenarios.ts'

export const RANDOM_EVENTS = 'random-events'
export const GRADUATED = 'graduated-replacements'

export function begin({ scenario, pack, options, names }: Setup): Campaign {
  const spec = packOf({ pack }).scenario(scenario)
  const chosen: CampaignOptions = {
    randomEvents: options[RANDOM_EVENTS] ?? false,
    graduatedReplacements: options[GRADUATED] ?? false,
  }
  return {
    pack,
    scenario,
    ...(names && { names }),
    options: chosen,
    aircraft: 'aircraft' in spec ? spec.aircraft : 'hurricane',
    chapter: 0,
    patrolOfChapter: 0,
    event: 'nothing',
    pilots: [],
    log: [],
    chapters: [],
    patrol: undefined,
    ended: undefined,
  }
}

/** SAB-GEN-19 A scenario is laid out; for a patrol or a campaign the squadron gets its aircraft and its pilots. */
export function* muster(
  campaign: Campaign,
): Procedure<'assign' | 'scenario-dogfight' | 'scenario-bombers' | 'orders'> {
  const spec = packOf(campaign).scenario(campaign.scenario)
  if (spec.kind !== 'patrol' && spec.kind !== 'campaign') return musterScenario(campaign, spec)
  const options = AIRCRAFT.map(aircraft => ({
    id: aircraft,
    aircraft,
    on: [`aircraft:${aircraft}`],
    rolls: true as const,
  }))
  campaign.aircraft = (yield* choose(SQUADRON, 'aircraft', options)).aircraft
  yield* firstPilots(campaign)
  return 'assign'
}

/** SAB-CMP-03 SAB-PIL-07 How many of the first pilots are Green and Veteran. */
function* firstPilots(campaign: Campaign): Procedure<void> {
  const { size, assignment } = chapterOf(campaign).pilots
  const die = yield* d12('pilot-assignment')
  const { green, veteran } = read(assignment, die)
  const regular = size - green - veteran
  for (let i = 0; i < size; i++) {
    const patrols = i < veteran ? VETERAN_AFTER : i < veteran + regular ? REGULAR_AFTER : 0
    campaign.pilots.push(newPilot(campaign, patrols))
  }
  note('SAB-CMP-03', 'muster', { die, green, regular, veteran })
}
