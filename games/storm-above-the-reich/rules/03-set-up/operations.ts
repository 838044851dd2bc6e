import { choose, note, type Option, type Procedure, type Step } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import { ATTACHMENTS, type Attachment, AUXILIARIES, type Auxiliary } from '../../pack/types.ts'
import { type Campaign, type Mission, type PilotNo, STAFFEL } from '../../state.ts'
import { seasonOf } from '../01-campaign/season.ts'
import { freshFighter } from '../05-map/fresh.ts'
import { missionOf, pilotNo } from '../05-map/table.ts'
import { fitAttachments } from './fitting.ts'

/** The Operations Menu. SR-SET-07 Only what is bought now flies. */

/** SR-SET-08 In every season. */
const FW190_COST = 1

type BuyOption = Option &
  (
    | { readonly buy: 'pilot'; readonly pilot: PilotNo; readonly cost: number }
    | { readonly buy: 'auxiliary'; readonly kind: Auxiliary; readonly cost: number; readonly count: number }
    | {
        readonly buy: 'attachment'
        readonly attachment: Attachment
        readonly cost: number
        readonly count: number
      }
    | { readonly buy: 'done' }
  )

/** `done` is always there: OP need not be spent, but SR-SET-04 SR-TAL-07 what is left lapses. */
const DONE: BuyOption = { id: 'done', buy: 'done' }

/** One purchase; after the last one the attachments are fitted. */
export function* purchase(campaign: Campaign): Procedure<Step> {
  const mission = missionOf(campaign)
  const option = yield* choose(STAFFEL, 'operations.buy', offersTo(campaign, mission))
  if (option.buy === 'done') {
    yield* fitAttachments(campaign)
    mission.op = 0
    return 'escort-roll'
  }
  mission.op -= option.cost
  if (option.buy === 'pilot') addFighter(mission, 'fw190', option.pilot)
  else if (option.buy === 'attachment') mission.stores[option.attachment] += option.count
  else for (let i = 0; i < option.count; i++) addFighter(mission, option.kind, undefined)
  note('SR-SET-04', 'operations.bought', {
    what: option.buy,
    of: boughtOf(campaign, option),
    count: option.buy === 'pilot' ? 1 : option.count,
    cost: option.cost,
    op: mission.op,
  })
  return 'purchase'
}

function boughtOf(campaign: Campaign, option: Exclude<BuyOption, { buy: 'done' }>): string {
  if (option.buy === 'pilot') return pilotNo(campaign, option.pilot).name
  return option.buy === 'auxiliary' ? option.kind : option.attachment
}

function offersTo(campaign: Campaign, mission: Mission): BuyOption[] {
  const options: BuyOption[] = []
  const { menu } = seasonOf(campaign)
  // SR-SET-08 SR-PIL-01 SR-CAM-14
  if (mission.op >= FW190_COST)
    for (const { no, status } of campaign.pilots)
      if (status === 'ready' && !mission.fighters.some(({ pilot }) => pilot === no))
        options.push({ id: `pilot/${no}`, on: [`pilot:${no}`], buy: 'pilot', pilot: no, cost: FW190_COST })
  // SR-SET-09 SR-SET-10
  for (const kind of AUXILIARIES) {
    const offer = menu.auxiliaries[kind]
    const count = Math.min(offer?.count ?? 0, blocksLeft(campaign, mission, kind))
    if (offer && count > 0 && offer.cost <= mission.op)
      options.push({
        id: `auxiliary/${kind}`,
        on: [`marker:${kind}`],
        buy: 'auxiliary',
        kind,
        cost: offer.cost,
        count,
      })
  }
  // SR-SET-11
  for (const attachment of ATTACHMENTS) {
    const offer = menu.attachments[attachment]
    if (offer && offer.cost <= mission.op)
      options.push({
        id: `attachment/${attachment}`,
        on: [`marker:${attachment}`],
        buy: 'attachment',
        attachment,
        ...offer,
      })
  }
  options.push(DONE)
  return options
}

/** There are only so many blocks in the box. */
function blocksLeft(campaign: Campaign, { fighters }: Mission, kind: Auxiliary): number {
  let left = packOf(campaign).pack.operations.blocks[kind]
  for (const fighter of fighters) if (fighter.kind === kind) left -= 1
  return left
}

/** SR-PIL-34 An auxiliary has no pilot that matters. */
function addFighter(mission: Mission, kind: Auxiliary | 'fw190', pilot: PilotNo | undefined): void {
  mission.fighters.push(freshFighter(mission.fighters.length, kind, pilot))
}
