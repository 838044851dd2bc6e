import { noted, type Option, type Procedure, type Step } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import { ATTACHMENTS, type Attachment, AUXILIARIES, type Auxiliary, type Offer } from '../../pack/types.ts'
import { type Campaign, type Fighter, type Mission, type PilotNo, STAFFEL } from '../../state.ts'
import type { Bought } from '../../vocabulary/mission-notes.ts'
import { choose, note } from '../../vocabulary.ts'
import { seasonOf } from '../01-campaign/season.ts'
import { freshFighter } from '../05-map/fresh.ts'
import { fighterOption, type MaybeFighter } from '../05-map/options.ts'
import { fighterNo, missionOf, pilotNo, whoOf } from '../05-map/table.ts'

/** The Operations Menu. SR-SET-07 Only what is bought now flies. */

/** SR-SET-08 In every season. */
export const FW190_COST = 1

export type Purchase = Option &
  Offer &
  (
    | { readonly buy: 'pilot'; readonly pilot: PilotNo }
    | { readonly buy: 'auxiliary'; readonly kind: Auxiliary }
    | { readonly buy: 'attachment'; readonly attachment: Attachment }
  )

/** An answer to `operations.buy`. */
export type BuyOption = Purchase | (Option & { readonly buy: 'done' })

/** `done` is always there: OP need not be spent, but SR-SET-04 SR-TAL-07 what is left lapses. */
const DONE: BuyOption = { id: 'done', ends: true, rolls: true, buy: 'done' }
/** SR-SET-22 SR-CAM-12 With nobody bought the mission is called off, and counts as flown: not to be done by one press. */
const GIVEN_UP: BuyOption = { ...DONE, rare: true }

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
  if (noted())
    note('SR-SET-04', 'operations.bought', {
      ...boughtBy(campaign, option),
      cost: option.cost,
      op: mission.op,
    })
  return 'purchase'
}

function boughtBy(campaign: Campaign, option: Purchase): Bought {
  const { count } = option
  if (option.buy === 'pilot') return { what: 'pilot', of: pilotNo(campaign, option.pilot).name, count }
  if (option.buy === 'auxiliary') return { what: 'auxiliary', of: option.kind, count }
  return { what: 'attachment', of: option.attachment, count }
}

const PILOTS: Purchase[] = []

/** Made once for each pilot. */
function pilotOffer(no: PilotNo): Purchase {
  PILOTS[no] ??= Object.freeze({
    id: `pilot/${no}`,
    on: [`pilot:${no}`],
    buy: 'pilot',
    pilot: no,
    cost: FW190_COST,
    count: 1,
  })
  return PILOTS[no]
}

function offersTo(campaign: Campaign, mission: Mission): BuyOption[] {
  const { op, fighters } = mission
  if (op === 0) return [DONE]
  const options: BuyOption[] = []
  const { auxiliaries, attachments } = seasonOf(campaign).menu
  const left = { ...packOf(campaign).pack.operations.blocks }
  const flying: boolean[] = []
  for (const { kind, pilot } of fighters) {
    if (pilot !== undefined) flying[pilot] = true
    if (kind !== 'fw190') left[kind] -= 1
  }
  // SR-SET-08 SR-PIL-01 SR-CAM-14
  for (const { no, status } of campaign.pilots)
    if (status === 'ready' && !flying[no]) options.push(pilotOffer(no))
  // SR-SET-09 SR-SET-10 There are only so many blocks in the box.
  for (const kind of AUXILIARIES) {
    const offer = auxiliaries[kind]
    if (offer === undefined || offer.cost > op || left[kind] <= 0) continue
    const count = Math.min(offer.count, left[kind])
    options.push({ id: `auxiliary/${kind}`, on: [`marker:${kind}`], buy: 'auxiliary', kind, ...offer, count })
  }
  // SR-SET-11
  for (const attachment of ATTACHMENTS) {
    const offer = attachments[attachment]
    if (offer && offer.cost <= op)
      options.push({
        id: `attachment/${attachment}`,
        on: [`marker:${attachment}`],
        buy: 'attachment',
        attachment,
        ...offer,
      })
  }
  options.push(fighters.length > 0 ? DONE : GIVEN_UP)
  return options
}

/** SR-PIL-34 An auxiliary has no pilot that matters. */
function addFighter(mission: Mission, kind: Auxiliary | 'fw190', pilot: PilotNo | undefined): void {
  mission.fighters.push(freshFighter(mission.fighters.length, kind, pilot))
}

/** SR-SET-11 SR-SET-12 Who carries what was bought. */

/** An answer to `operations.fit`. */
export interface FitOption extends MaybeFighter {
  readonly attachment: Attachment
}

export function has(fighter: Fighter, attachment: Attachment): boolean {
  return attachment === 'rockets' ? fighter.rockets !== 'none' : fighter[attachment]
}

/** SR-SET-12 SR-K-OPS-03 One of each type, of the types its menu line names, and no more than it can lift. */
export function canCarry(campaign: Campaign, fighter: Fighter, attachment: Attachment): boolean {
  const { may, most } = packOf(campaign).pack.operations.carries[fighter.kind]
  if (!may.includes(attachment) || has(fighter, attachment)) return false
  let carried = 0
  for (const one of ATTACHMENTS) if (has(fighter, one)) carried += 1
  return carried < most
}

export function* fitAttachments(campaign: Campaign): Procedure {
  for (const attachment of ATTACHMENTS) yield* fitAll(campaign, attachment)
}

function* fitAll(campaign: Campaign, attachment: Attachment): Procedure {
  const { fighters, stores } = missionOf(campaign)
  while (stores[attachment] > 0) {
    const options = fighters
      .filter(fighter => canCarry(campaign, fighter, attachment))
      .map((fighter): FitOption => ({ ...fighterOption(fighter), attachment }))
    const able = options.flatMap(({ fighter }) => fighter ?? [])
    // The list from the top, as far as they last.
    if (able.length > 1) options.unshift({ id: 'all', attachment })
    // The rest stays on the ground.
    options.push({ id: 'leave', ends: true, rare: true, attachment })
    const { id, fighter } = yield* choose(STAFFEL, 'operations.fit', options, [`marker:${attachment}`])
    if (id === 'leave') break
    for (const no of fighter === undefined ? able.slice(0, stores[attachment]) : [fighter])
      fit(campaign, fighterNo(missionOf(campaign), no), attachment)
  }
  stores[attachment] = 0
}

function fit(campaign: Campaign, fighter: Fighter, attachment: Attachment): void {
  const { stores } = missionOf(campaign)
  stores[attachment] -= 1
  if (attachment === 'rockets') fighter.rockets = 'loaded'
  else fighter[attachment] = true
  if (noted())
    note('SR-SET-12', 'operations.fitted', {
      ...whoOf(campaign, fighter),
      attachment,
      left: stores[attachment],
    })
}
