import type { Procedure, Step } from '@tallyho/engine'
import { packOf, rowFrom } from '../../pack/index.ts'
import type { GruppeId, SquadronId } from '../../pack/types.ts'
import type { Campaign } from '../../state.ts'
import type { NightRaiderOption } from '../../vocabulary/planning.ts'
import { choose, d6, note } from '../../vocabulary.ts'
import { gruppeOption } from '../02-choices.ts'
import { gruppe, gruppenIn, gruppeSpec, isBomber, LUFTWAFFE, squadron, tablesOf } from '../02-terms.ts'
import { isReady } from './limits.ts'

const DONE: NightRaiderOption = { id: 'done', ends: true }

/**
 * RE-4.a RE-4.I.1 The first thing of a Raid Day: with the night rules, who is kept for the night. RE-12.a In a Prelude
 * too, though it ends before the night: only its Calendar Update is left out.
 */
export function* planNightRaids(campaign: Campaign): Procedure<Step> {
  if (campaign.night) yield* commitToNight(campaign)
  return 'strategy'
}

/** RE-18.1.a RE-18.12.c Any that can, of either Luftflotte; RE-18.11.a between the chart's two numbers. */
function* commitToNight(campaign: Campaign): Procedure<void> {
  const { city, industry } = campaign.priorities
  const [least, most] = tablesOf(campaign).night.commit[city][industry]
  const gruppen: GruppeId[] = []
  let able = gruppenIn(campaign, 'base').filter(id => canRaidAtNight(campaign, id))
  // RE-A-91 Everybody, where even all of them are too few.
  while (gruppen.length < most && able.length > 0) {
    const options: NightRaiderOption[] = able.map(gruppeOption)
    if (gruppen.length >= least) options.push(DONE)
    const { gruppe: id } = yield* choose(LUFTWAFFE, 'night-commit', options)
    if (id === undefined) break
    gruppe(campaign, id).place = 'night-raid'
    gruppen.push(id)
    able = able.filter(other => other !== id)
  }
  if (gruppen.length > 0) note('RE-18.1.a', 'night-raiders', { gruppen, least, most })
}

/** RE-18.12.a */
function canRaidAtNight(campaign: Campaign, id: GruppeId): boolean {
  return isReady(campaign, id) && isBomber(campaign, id) && gruppeSpec(campaign, id).type !== 'Ju 87'
}

/** RE-4.I.6 With the night rules, the Blenheims that wait for the night. */
export function* nightPatrol(campaign: Campaign): Procedure<Step> {
  if (campaign.night) yield* sendOnPatrol(campaign)
  return 'repair'
}

/** RE-18.2.a So many; RE-18.2.b in the order of the table's sectors; RE-18.21.b whoever is lost is passed over. */
function* sendOnPatrol(campaign: Campaign): Procedure<void> {
  const die = yield* d6('night-patrol')
  const { patrol, sectors } = tablesOf(campaign).night
  const wanted = rowFrom(patrol, campaign.day).byDie[die - 1] ?? 0
  const able = sectors.flatMap(sector => blenheimsOf(campaign, sector))
  const squadrons = able.slice(0, wanted)
  // RE-18.21.a The boxes hold today's patrol and nobody else; RE-18.22.a only who is in a sector meets raids by day.
  for (const id of able) squadron(campaign, id).place = squadrons.includes(id) ? 'night-patrol' : 'sector'
  note('RE-18.2.a', 'night-patrol', { die, squadrons })
}

function blenheimsOf(campaign: Campaign, sector: string): readonly SquadronId[] {
  return packOf(campaign)
    .pack.squadrons.filter(spec => spec.type === 'Blenheim' && spec.sector === sector)
    .map(({ id }) => id)
    .filter(id => ['sector', 'night-patrol'].includes(squadron(campaign, id).place))
}
