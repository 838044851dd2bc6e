import { type DieTable, noted, type Procedure, read } from '@tallyho/engine'
import type { Fate, FighterId, PilotFate } from '../../pack/types.ts'
import type { Campaign } from '../../state.ts'
import { d12, note } from '../../vocabulary.ts'
import { fighter, fightersAt, isFatigued, isGreen, levelOf, named, pilotOf } from '../01-general/fighters.ts'
import { found, patrolOf, tablesOf } from '../01-general/terms.ts'
import { loses, tell, toHospital } from '../09-pilots/pilots.ts'
import { mayUsePrivilege, spendPrivilege, whoUses } from '../09-pilots/privileges.ts'

/** SAB-RTB-02 SAB-RTB-03 The fate of every fighter in a Fate Box. */
export function* fate(campaign: Campaign): Procedure<'fate' | 'fuel-check'> {
  const [next] = fightersAt(campaign, 'fate')
  if (!next) return 'fuel-check'
  yield* decideFate(campaign, next)
  return 'fate'
}

function* decideFate(campaign: Campaign, id: FighterId): Procedure<void> {
  const one = fighter(campaign, id)
  const box = found(one.fate, 'Fate Box of', id)
  const table = tablesOf(campaign).fate[box]
  const first = yield* fateRoll(campaign, id, 'fate', table[campaign.aircraft])
  const outcome = first.is
  const { die, modifiers } = first
  // SAB-RTB-04
  if (outcome === 'hangar') one.at = 'home'
  // SAB-RTB-05
  else patrolOf(campaign).score.aircraftLost += 1
  if (noted())
    note('SAB-RTB-03', 'fate', {
      fighter: id,
      ...named(pilotOf(campaign, id)),
      box,
      die,
      modifiers,
      fate: outcome,
    })
  if (outcome === 'hangar') return
  // SAB-RTB-06 SAB-RTB-07
  const row = isGreen(campaign, id) ? 'green' : outcome
  const second = yield* fateRoll(campaign, id, 'pilot-fate', table[row])
  const pilotFate = second.is
  // SAB-RTB-08 SAB-RTB-09
  one.at = pilotFate === 'bails-out' ? 'bailed-out' : 'home'
  if (noted())
    note('SAB-RTB-05', 'pilot-fate', {
      fighter: id,
      ...named(pilotOf(campaign, id)),
      row,
      die: second.die,
      modifiers: second.modifiers,
      fate: pilotFate,
    })
  if (pilotFate === 'wounded') toHospital(campaign, 'SAB-RTB-11', one.pilot, false)
  // SAB-RTB-10
  if (pilotFate === 'killed') loses(campaign, 'SAB-RTB-10', one.pilot, 'killed')
}

/** SAB-RTB-03 SAB-PIL-10 Fatigued: 1 less, but never below 1. Pluck may help the Veteran in the box, who sees what the die means without it. */
function* fateRoll<F extends Fate | PilotFate>(
  campaign: Campaign,
  id: FighterId,
  what: 'fate' | 'pilot-fate',
  table: DieTable<F>,
) {
  const die = yield* d12(what, [`fighter:${id}`])
  const fatigued = isFatigued(campaign, id) ? -1 : 0
  const plain = Math.max(1, die + fatigued)
  const plucked = Math.max(1, die + fatigued + 1)
  const helps = mayUsePrivilege(campaign, id) && read(table, plain) !== read(table, plucked)
  if (helps)
    note('SAB-RTB-03', 'rolled', {
      for: what,
      fighter: id,
      dice: [die],
      total: plain,
      so: read(table, plain),
    })
  const by = helps ? yield* whoUses('use.pluck', [id]) : undefined
  if (by) spendPrivilege(campaign, 'SAB-VET-07', by, 'pluck')
  return { die, modifiers: { fatigued, pluck: by ? 1 : 0 }, is: read(table, by ? plucked : plain) }
}

/** SAB-RTB-13 SAB-A-16 Whoever came home on little Fuel may not reach the airfield. */
export function* fuelCheck(campaign: Campaign): Procedure<'channel-recovery'> {
  const { checks } = tablesOf(campaign).fuel
  for (const id of fightersAt(campaign, 'rtb')) {
    const one = fighter(campaign, id)
    const number = one.rtb === undefined ? 0 : (checks[one.rtb] ?? 0)
    const die = number === 0 ? number : yield* d12('fuel-check', [`fighter:${id}`], number)
    const lands = die >= number
    one.at = lands ? 'home' : 'bailed-out'
    if (!lands) patrolOf(campaign).score.aircraftLost += 1
    if (number > 0) note('SAB-RTB-13', 'fuel-check', { fighter: id, number, die, lands })
    if (lands) continue
    if (noted())
      note('SAB-RTB-13', 'bails-out', { fighter: id, ...named(pilotOf(campaign, id)), channel: one.channel })
  }
  return 'channel-recovery'
}

/** SAB-RTB-09 SAB-RTB-14 SAB-RTB-15 SAB-RTB-16 Who came down in the Channel may be rescued, captured or lost; the others walk home. */
export function* channelRecovery(campaign: Campaign): Procedure<'pilots'> {
  for (const id of fightersAt(campaign, 'bailed-out')) {
    const one = fighter(campaign, id)
    const pilot = pilotOf(campaign, id)
    if (!one.channel) {
      one.at = 'home'
      // SAB-RTB-08 He misses the next patrol.
      pilot.sitsOut = 1
      tell(campaign, pilot, 'bailed-out')
      continue
    }
    const level = levelOf(pilot)
    const die = yield* d12('recovery', [`pilot:${pilot.no}`])
    const result = read(tablesOf(campaign).recovery[level], die)
    one.at = 'home'
    if (result === 'rescued') {
      pilot.sitsOut = 2
      tell(campaign, pilot, 'rescued')
    }
    if (noted()) note('SAB-RTB-15', 'recovery', { ...named(pilot), level, die, result })
    if (result !== 'rescued') loses(campaign, 'SAB-RTB-16', pilot.no, result)
  }
  return 'pilots'
}
