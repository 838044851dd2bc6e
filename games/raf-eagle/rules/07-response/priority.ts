import { noted, type Procedure } from '@tallyho/engine'
import { stepAt } from '../../pack/index.ts'
import type { SquadronId } from '../../pack/types.ts'
import type { Campaign, Raid } from '../../state.ts'
import type { PriorityModifier } from '../../vocabulary/response.ts'
import { d6, type Notes, note } from '../../vocabulary.ts'
import { pickOne } from '../02-choices.ts'
import {
  flightOf,
  groupOf,
  gruppenInRaid,
  isBomber,
  primaryType,
  raidOf,
  sizeOfRaid,
  squadronsIn,
  tablesOf,
  unresolved,
} from '../02-terms.ts'
import { isGreen, isSelfPreserving, sendHome } from './pool.ts'

interface Importance {
  readonly modifiers: readonly PriorityModifier[]
  readonly modifier: number
}

type Decided = Pick<Notes['priority'], 'total' | 'priority' | 'pool' | 'removed' | 'less'>

/** RE-7.2.a How much this raid matters to Fighter Command, and who is kept back for others. */
export function* applyPriority(campaign: Campaign): Procedure {
  const { raid } = flightOf(campaign)
  const { modifiers, modifier } = importance(campaign)
  const die = yield* d6('priority', [`raid:${raid}`])
  const decided = priorityAt(campaign, die + modifier)
  if (noted()) note('RE-7.2.a', 'priority', { raid, die, modifiers, modifier, ...decided })
  yield* standDown(campaign, decided.removed - decided.less)
}

/** RE-7.21.a What is added to the die, and why. */
export function importance(campaign: Campaign): Importance {
  const modifiers = priorityModifiers(campaign, raidOf(campaign))
  return { modifiers, modifier: sumOf(modifiers) }
}

/** How much the raid matters with this total, and how many squadrons must therefore stand down. */
export function priorityAt(campaign: Campaign, total: number): Decided {
  const { response } = tablesOf(campaign)
  const priority = stepAt(response.priority, total)
  const pool = squadronsIn(campaign, 'pool')
  // RE-7.2.c
  const removed = stepAt(response.removed[priority], pool.length)
  // RE-19.62.a
  const less = campaign.advanced ? pool.filter(id => isGreen(campaign, id)).length : 0
  return { total, priority, pool: pool.length, removed, less }
}

/** RE-7.2.c Of a pool so many are left at most, however the die falls. */
export function mostLeft(campaign: Campaign, pool: number): number {
  const { response } = tablesOf(campaign)
  const priority = stepAt(response.priority, 6 + importance(campaign).modifier)
  return pool - stepAt(response.removed[priority], pool)
}

/** RE-7.2.b */
function priorityModifiers(campaign: Campaign, raid: Raid): readonly PriorityModifier[] {
  const { response } = tablesOf(campaign)
  const group = groupOf(campaign, raid)
  const flight = flightOf(campaign)
  const seen = flight.intelligence === 'accurate' && hasBombers(campaign)
  const modifiers: PriorityModifier[] = [
    { why: 'date', by: stepAt(response.date, campaign.day) },
    // RE-A-20 What the British expect.
    { why: 'type', by: response.type[primaryType(campaign, raid)] },
    { why: 'group', by: group === undefined ? 0 : response.group[group] },
    { why: 'bombers-seen', by: seen ? response.accurateWithBombers : 0 },
    { why: 'size', by: stepAt(response.size, sizeOfRaid(campaign)) },
    // RE-A-27 Decoys too, but not this raid.
    { why: 'cards-left', by: -unresolved(campaign).filter(other => other !== flight.raid).length },
  ]
  return modifiers.filter(({ by }) => by !== 0)
}

/** RE-A-44 Jabos look like fighters. */
function hasBombers(campaign: Campaign): boolean {
  return gruppenInRaid(campaign).some(id => isBomber(campaign, id))
}

function sumOf(modifiers: readonly PriorityModifier[]): number {
  let sum = 0
  for (const { by } of modifiers) sum += by
  return Math.max(0, sum)
}

/** RE-7.2.c Squadrons leave the pool one at a time, by chance. */
function* standDown(campaign: Campaign, removed: number): Procedure {
  const squadrons: SquadronId[] = []
  let from = removable(campaign)
  while (squadrons.length < removed && from.length > 0) {
    const id = yield* pickOne('stands-down', from)
    sendHome(campaign, id)
    squadrons.push(id)
    // RE-14.31.a After the last of them there may be a green one.
    from = from.length > 1 ? from.filter(other => other !== id) : removable(campaign)
  }
  if (squadrons.length > 0) note('RE-7.2.c', 'stands-down', { raid: flightOf(campaign).raid, squadrons })
}

/** RE-A-31 Neither green squadrons nor, RE-19.64.a, those whose airfield is the target. */
function removable(campaign: Campaign): readonly SquadronId[] {
  const pool = squadronsIn(campaign, 'pool')
  const spared = (id: SquadronId) => isSelfPreserving(campaign, id)
  const full = pool.filter(id => !isGreen(campaign, id) && !spared(id))
  // RE-14.31.a Alone in the pool, a green one has to go.
  return full.length === 0 && pool.length === 1 ? pool.filter(id => !spared(id)) : full
}
