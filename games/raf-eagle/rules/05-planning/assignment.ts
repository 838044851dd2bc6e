import { once, onceByNumber, type Procedure } from '@tallyho/engine'
import type { CardNumber, GruppeId, Luftflotte } from '../../pack/types.ts'
import type { Campaign } from '../../state.ts'
import type { AssignOption } from '../../vocabulary/planning.ts'
import { gruppe, gruppenIn, gruppeSpec, has } from '../02-terms.ts'
import { areaOf, type ByLuftflotte, less, mayFlyIn, placeable, raidLimit } from './limits.ts'

/** A planned raid as Gruppen are assigned to it. */
export interface Berth {
  readonly raid: number
  readonly card: CardNumber
  readonly area: Luftflotte
  /** How many more may come. */
  room: number
  /** RE-5.4.h Nobody has come yet. */
  empty: boolean
}

/** What must be served before the assignment may end: so many of these Gruppen into these places. */
export interface Duty {
  readonly due: number
  readonly gruppen: ByLuftflotte
  readonly places: ByLuftflotte
  isOne(id: GruppeId): boolean
  takesPlace(berth: Berth): boolean
}

type Ask = (options: readonly AssignOption[]) => Procedure<AssignOption>

const DONE: AssignOption = { id: 'done', ends: true }

/** The raids that take Gruppen, RE-5.4.i decoys not among them. RE-5.3.c Limits hold for bombers and fighters together. */
export function berthsOf(campaign: Campaign, isOpen: (segment: number) => boolean): readonly Berth[] {
  const planned = gruppenIn(campaign, 'planned').map(id => gruppe(campaign, id).raid)
  const berths: Berth[] = []
  for (const [index, raid] of campaign.plan.entries()) {
    const { card, segment, done } = raid
    if (segment === undefined || done || !isOpen(segment) || has(campaign, raid, 'decoy')) continue
    const assigned = planned.filter(other => other === index).length
    const room = raidLimit(campaign, raid) - assigned
    berths.push({ raid: index, card, area: areaOf(campaign, raid), room, empty: assigned === 0 })
  }
  return berths
}

/** RE-5.4.e Everybody to every raid of his area, RE-5.31.a however far, RE-5.4.g RE-A-09 and of whatever letter. */
export function assignments(
  campaign: Campaign,
  gruppen: readonly GruppeId[],
  berths: readonly Berth[],
  asked = plainly,
): readonly AssignOption[] {
  const open = berths.filter(({ room }) => room > 0)
  const options: AssignOption[] = []
  if (open.length === 0) return options
  const openTo = (luftflotte: Luftflotte) =>
    open.filter(({ area }) => mayFlyIn(campaign, luftflotte, area)).map(({ card }) => card)
  const cards = { 2: openTo(2), 3: openTo(3) }
  for (const id of gruppen) {
    const to = asked(id)
    for (const card of cards[gruppeSpec(campaign, id).luftflotte]) options.push(to(card))
  }
  return options
}

const plainly = once((gruppe: GruppeId) =>
  onceByNumber((card): AssignOption => {
    return { id: `${gruppe}>${card}`, on: [`gruppe:${gruppe}`, `card:${card}`], gruppe, card }
  }),
)

/** RE-19.3.a */
export const asJabo: typeof plainly = once((gruppe: GruppeId) =>
  onceByNumber((card): AssignOption => {
    const option = plainly(gruppe)(card)
    return { ...option, id: `jabo:${option.id}`, jabo: true }
  }),
)

/** RE-5.2.a RE-5.3.a One Gruppe after the other from its airbase to a target card, until the player is done. */
export function* assign(
  campaign: Campaign,
  berths: readonly Berth[],
  all: readonly AssignOption[],
  ask: Ask,
  dutyOf: () => Duty | undefined,
): Procedure<void> {
  const berthOf = new Map(berths.map(berth => [berth.card, berth]))
  let open: readonly AssignOption[] = [...all, DONE]
  while (all.length > 0) {
    const duty = dutyOf()
    const legal = duty ? open.filter(option => serves(campaign, duty, option, berthOf)) : open
    const { gruppe: id, card, jabo } = yield* ask(legal)
    const berth = card === undefined ? undefined : berthOf.get(card)
    if (id === undefined || !berth) return
    const unit = gruppe(campaign, id)
    unit.place = 'planned'
    unit.raid = berth.raid
    if (jabo) unit.jabo = true
    berth.room--
    berth.empty = false
    open = without(open, id)
    if (berth.room === 0) open = open.filter(option => option.card !== card)
  }
}

/** The options of a Gruppe stand in a row. */
function without(options: readonly AssignOption[], id: GruppeId): readonly AssignOption[] {
  const from = options.findIndex(option => option.gruppe === id)
  let to = from
  while (options[to]?.gruppe === id) to++
  return options.toSpliced(from, to - from)
}

/** Whether the rest of a duty can still be done afterwards. */
function serves(
  campaign: Campaign,
  duty: Duty,
  { gruppe: id = '', card = 0 }: AssignOption,
  berths: ReadonlyMap<CardNumber, Berth>,
): boolean {
  const berth = berths.get(card)
  if (!berth) return false
  const one = duty.isOne(id) ? 1 : 0
  const place = duty.takesPlace(berth) ? 1 : 0
  // Who takes nothing from the duty leaves as much of it as there is.
  if (one + place === 0) return true
  const { luftflotte } = gruppeSpec(campaign, id)
  const gruppen = less(duty.gruppen, luftflotte, one)
  const places = less(duty.places, berth.area, place)
  return one * place + placeable(campaign, gruppen, places) >= duty.due
}
