import { type Procedure, read, type Step } from '@tallyho/engine'
import { fateClass, packOf } from '../../pack/index.ts'
import type { BailOut, Fate, FateTable, HitType } from '../../pack/types.ts'
import type { Campaign, Fighter, Pilot } from '../../state.ts'
import { d10, note } from '../../vocabulary.ts'
import { earn, killPilot, loseFighter, woundPilot } from '../02-pilots/pilots.ts'
import { missionOf, pilotOf, whoOf } from '../05-map/table.ts'

/** What became of the fighters in the Fate Boxes. */

/** SR-FAT-01 One fighter a step. */
export function* decideFate(campaign: Campaign): Procedure<Step> {
  const fighter = missionOf(campaign).fighters.find(({ at }) => at === 'fate')
  if (fighter === undefined) return 'tally'
  yield* rollFate(campaign, fighter)
  return 'fate'
}

function* rollFate(campaign: Campaign, fighter: Fighter): Procedure {
  const box = fighter.fate
  if (box === undefined) throw new Error(`Fighter ${fighter.no} is in no Fate Box`)
  const table = packOf(campaign).pack.fate[box]
  const armor = armorOf(table, fighter)
  const column = fateClass(fighter.kind)
  const die = yield* d10('fate.roll', [`fighter:${fighter.no}`], armor)
  const fate = read(table.fate[column], die + armor)
  if (fate === 'lands') {
    fighter.at = 'home'
    fighter.fate = undefined
  }
  note('SR-FAT-01', 'fate.rolled', {
    ...rollFacts(campaign, fighter, box, die, armor),
    column,
    fate,
  })
  const pilot = pilotOf(campaign, fighter)
  if (fate === 'lands') {
    // SR-FAT-03
    if (pilot) earn(campaign, pilot, 1, 'landed', 'SR-PIL-28')
    return
  }
  // SR-FAT-04 SR-FAT-06
  loseFighter(campaign, fighter, fate)
  if (pilot) yield* bailOut(campaign, fighter, pilot, box, fate)
}

/** SR-FAT-05 SR-FAT-07 The EP are the pilot's alone. */
function* bailOut(
  campaign: Campaign,
  fighter: Fighter,
  pilot: Pilot,
  box: HitType,
  fate: Exclude<Fate, 'lands'>,
): Procedure {
  const table = packOf(campaign).pack.fate[box]
  const armor = armorOf(table, fighter)
  const die = yield* d10('fate.bail-out', [`fighter:${fighter.no}`], armor)
  const out: BailOut = read(table.bailOut[fate], die + armor)
  note('SR-FAT-05', 'fate.bailed-out', {
    ...rollFacts(campaign, fighter, box, die, armor),
    column: fate,
    bailOut: out,
  })
  if (out === 'no') killPilot(campaign, pilot, fate)
  else {
    if (out === 'wounded') woundPilot(campaign, pilot)
    earn(campaign, pilot, 1, out === 'wounded' ? 'wounded' : 'bailed-out', 'SR-PIL-28')
  }
}

/** SR-FAT-02 SR-ACB-24 What Armor adds to the dice of Fate and bailing out. */
export const ARMOR = 2

/** SR-FAT-02 SR-K-FAT-02 Only where the box says so. */
function armorOf(table: FateTable, { armor }: Fighter): number {
  return table.armor && armor ? ARMOR : 0
}

function rollFacts(campaign: Campaign, fighter: Fighter, box: HitType, die: number, armor: number) {
  const modifiers = armor > 0 ? [{ id: 'armor', by: armor } as const] : []
  return { ...whoOf(campaign, fighter), box, die, modifiers, total: die + armor }
}
