import { noted, once, onceByNumber, type Procedure, type Step } from '@tallyho/engine'
import { stepAt } from '../../pack/index.ts'
import type { GruppeId } from '../../pack/types.ts'
import type { Campaign, Flight, Raid, RaidBox } from '../../state.ts'
import type { BoxOption, DeployOption, RaidOption } from '../../vocabulary/response.ts'
import { choose, note } from '../../vocabulary.ts'
import { gruppeOption } from '../02-choices.ts'
import {
  BOXES,
  bombedTarget,
  cardOf,
  depletionLevel,
  flightOf,
  gruppe,
  gruppenIn,
  gruppenWhere,
  gruppeSpec,
  hasGruppenIn,
  isBomber,
  isBomberType,
  isDecoy,
  LUFTWAFFE,
  me109Range,
  plannedFor,
  raidOf,
  tablesOf,
  unresolved,
} from '../02-terms.ts'

/** Fighters that wait, and the boxes that each may go to. */
type Missions = ReadonlyMap<GruppeId, readonly RaidBox[]>

/** RE-4.II.1 The player picks a card of this segment, and its Gruppen go to the boxes of their missions. */
export function* deploy(campaign: Campaign): Procedure<Step> {
  const { raid } = yield* choose(LUFTWAFFE, 'next-raid', unresolved(campaign).map(raidOption))
  campaign.flight = takingOff(raid, campaign.vp)
  const { card } = raidOf(campaign)
  const target = bombedTarget(campaign, raidOf(campaign)).id
  note('RE-4.II.1', 'raid-begins', { raid, card, target, decoy: isDecoy(campaign) })
  // RE-A-51 Nobody flies in a decoy.
  if (isDecoy(campaign)) return 'detection'
  placeBombers(campaign)
  yield* fillChannelPatrol(campaign)
  yield* placeFighters(campaign)
  if (noted()) tellBoxes(campaign, raid)
  return 'detection'
}

function tellBoxes(campaign: Campaign, raid: number): void {
  const boxes = {
    hunt: gruppenIn(campaign, 'hunt'),
    bomber: gruppenIn(campaign, 'bomber'),
    escort: gruppenIn(campaign, 'escort'),
    patrol: gruppenIn(campaign, 'patrol'),
  }
  note('RE-6.1.i', 'deployed', { raid, boxes })
}

function takingOff(raid: number, began: number): Flight {
  return {
    raid,
    warning: undefined,
    intelligence: undefined,
    taken: undefined,
    altitude: 0,
    bigWing: false,
    navigationalError: false,
    nonEssential: undefined,
    bombsFirst: false,
    bombed: false,
    unopposed: false,
    intercepted: [],
    began,
    lost: [],
  }
}

/** RE-6.1.a Bombers bomb; RE-19.3.b and so do Jabos. */
function placeBombers(campaign: Campaign): void {
  for (const id of waiting(campaign))
    if (isBomber(campaign, id) || gruppe(campaign, id).jabo) put(campaign, id, 'bomber')
}

/** RE-6.1.d RE-6.1.g Me 109s over the Channel come before any other mission of theirs. */
function* fillChannelPatrol(campaign: Campaign): Procedure {
  const me109s = waiting(campaign).filter(id => isMe109(campaign, id))
  const beyond = me109Range(campaign, raidOf(campaign)) === 'beyond'
  const needed = beyond ? me109s.length : patrolNeeded(campaign)
  if (me109s.length <= needed) {
    // RE-6.1.f
    for (const id of me109s) put(campaign, id, 'patrol')
    return
  }
  for (let filled = 0; filled < needed; filled++) {
    const left = me109s.filter(id => gruppe(campaign, id).place === 'planned')
    const { gruppe: id } = yield* choose(LUFTWAFFE, 'channel-patrol', left.map(gruppeOption))
    put(campaign, id, 'patrol')
  }
}

/** RE-6.1.d By the bombers; RE-6.1.e fighters in the Bomber Box, RE-A-44 Jabos too, need nobody on patrol. */
export function patrolNeeded(campaign: Campaign): number {
  return stepAt(tablesOf(campaign).channelPatrol, bombersOf(campaign))
}

/** RE-6.1.b RE-6.1.h The other fighters go where the player wants them, in the order he likes. */
function* placeFighters(campaign: Campaign): Procedure {
  for (;;) {
    const left = waiting(campaign)
    if (left.length === 0) return
    const missions = missionsLeft(campaign, left)
    if (areAllEscorts(campaign, missions)) {
      // RE-19.2.d They have no choice.
      for (const id of left) put(campaign, id, 'escort')
      return
    }
    const options = [...left.map(gruppeOption), ...together(missions)]
    const {
      gruppe: one,
      box: all,
      gruppen,
    }: DeployOption = yield* choose(LUFTWAFFE, 'deploy-gruppe', options)
    if (all) for (const id of gruppen ?? []) put(campaign, id, all)
    if (one === undefined) continue
    const boxes = (missions.get(one) ?? []).map(boxOption)
    const { box } = yield* choose(LUFTWAFFE, 'deploy-box', boxes, [`gruppe:${one}`])
    put(campaign, one, box)
  }
}

/** RE-6.1.b Where a fighter that waits may go now. */
export function missionsFor(campaign: Campaign, id: GruppeId): readonly RaidBox[] {
  return missionsOf(campaign, isMe109(campaign, id))
}

/** Where each fighter that waits may go. */
function missionsLeft(campaign: Campaign, left: readonly GruppeId[]): Missions {
  const [me109s, others] = [missionsOf(campaign, true), missionsOf(campaign, false)]
  return new Map(left.map(id => [id, isMe109(campaign, id) ? me109s : others]))
}

/** Missions that several of those who wait may have, in their order; only: nobody of them may have another. */
export function missionsOpen(campaign: Campaign): {
  readonly boxes: readonly RaidBox[]
  readonly only: boolean
} {
  const missions = missionsLeft(campaign, waiting(campaign))
  const boxes = together(missions).flatMap(({ box }) => box ?? [])
  return { boxes, only: boxes.length === 1 && [...missions.values()].every(each => each.length === 1) }
}

/** Whether these fighters, be it all of them, are still needed as escorts, and may do nothing else. */
function areAllEscorts(campaign: Campaign, missions: Missions): boolean {
  const enough = escortsMissing(campaign) >= missions.size
  return enough && [...missions.values()].every(([first, second]) => first === 'escort' && !second)
}

/** The boxes that a fighter, a Me 109 or another, may go to now. */
function missionsOf(campaign: Campaign, me109: boolean): readonly RaidBox[] {
  const boxes: RaidBox[] = []
  const free = escortsMissing(campaign) <= 0
  // RE-6.1.i Only Me 109s hunt.
  if (free && me109) boxes.push('hunt')
  // RE-6.1.c Escorts need somebody to escort, of whatever type.
  if (hasGruppenIn(campaign, 'bomber')) boxes.push('escort')
  if (free) boxes.push('bomber')
  // RE-19.4.a RE-A-103 At the edge of their range Me 109s may go on or, as beyond it, stay over the Channel.
  if (me109 && me109Range(campaign, raidOf(campaign)) === 'edge') boxes.push('patrol')
  return boxes
}

/** RE-19.2.d How many fighters must still escort before any may hunt or strafe. */
export function escortsMissing(campaign: Campaign): number {
  if (!campaign.advanced) return 0
  // RE-19.2.f Jabos are no bombers here, and are placed already.
  const bombers = bombersOf(campaign)
  // RE-19.2.e RE-A-99
  const needed = depletionLevel(campaign) > 0 && campaign.vp > 0 ? bombers : Math.ceil(bombers / 2)
  return needed - gruppenIn(campaign, 'escort').length
}

/** For each box the option to send there all who may go, if they are several. */
function together(missions: Missions): readonly DeployOption[] {
  const options: DeployOption[] = []
  for (const box of BOXES) {
    const gruppen: GruppeId[] = []
    for (const [id, boxes] of missions) if (boxes.includes(box)) gruppen.push(id)
    if (gruppen.length > 1) options.push({ id: `all-${box}`, on: [`box:${box}`], box, gruppen })
  }
  return options
}

function put(campaign: Campaign, id: GruppeId, box: RaidBox): void {
  const unit = gruppe(campaign, id)
  unit.place = box
  unit.raid = undefined
  const rule = stretchedBy(campaign, raidOf(campaign), id, box)
  if (rule === undefined) return
  unit.full = false
  note(rule, 'stretched', { raid: flightOf(campaign).raid, gruppe: id, box })
}

/** The rule, if any, by which a Gruppe comes reduced for flying so far. */
export function stretchedBy(campaign: Campaign, raid: Raid, id: GruppeId, box: RaidBox): string | undefined {
  if (!campaign.advanced) return undefined
  // RE-A-45 On Channel Patrol it does not fly that far.
  if (isMe109(campaign, id) && box !== 'patrol' && me109Range(campaign, raid) === 'edge') return 'RE-19.4.b'
  // RE-A-46 Whatever its mission.
  return gruppeSpec(campaign, id).elite && cardOf(campaign, raid).far ? 'RE-19.4.d' : undefined
}

/** The Gruppen of this raid that have no mission yet. */
function waiting(campaign: Campaign): readonly GruppeId[] {
  return plannedFor(campaign, flightOf(campaign).raid)
}

function bombersOf(campaign: Campaign): number {
  return gruppenWhere(campaign, 'bomber', (_, { type }) => isBomberType(type)).length
}

function isMe109(campaign: Campaign, id: GruppeId): boolean {
  return gruppeSpec(campaign, id).type === 'Me 109'
}

const raidOption = onceByNumber((raid): RaidOption => ({ id: String(raid), on: [`raid:${raid}`], raid }))

const boxOption = once((box: RaidBox): BoxOption => ({ id: box, on: [`box:${box}`], box }))
