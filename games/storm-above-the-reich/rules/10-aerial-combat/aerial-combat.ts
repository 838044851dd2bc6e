import { noted, type Option, type Procedure, read, type Step } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import type { AerialResult, BoxId, FighterKind } from '../../pack/types.ts'
import {
  type Campaign,
  type EscortMarker,
  type Fighter,
  type FighterNo,
  type Mission,
  type Pilot,
  STAFFEL,
} from '../../state.ts'
import { choose, d10, draw, note, pick } from '../../vocabulary.ts'
import { earn, killPilot, loseFighter, woundPilot } from '../02-pilots/pilots.ts'
import { BOXES } from '../05-map/boxes.ts'
import { at, escortType, fighterName, missionOf, pilotOf, refsOf, whoOf } from '../05-map/table.ts'
import { onward } from '../06-turn.ts'
import { ARMOR } from '../23-fate-and-tally/fate.ts'
import { areHigher, areMore, modifiersOf, totalOf } from './combat-questions.ts'
import { applyResult } from './combat-results.ts'
import { groupsOf, isDogfighting } from './dogfight.ts'

/** Aerial combat between fighters and escorts. */

export type AerialLetter = 'B' | 'D' | 'R' | 'S'

export function letterOf(result: AerialResult): AerialLetter {
  return result.charAt(0) as AerialLetter
}

export interface AerialOutcome {
  readonly letter: AerialLetter
  /** Those whom no x has struck. */
  readonly survivors: readonly Fighter[]
  /** SR-ACB-17 SR-Q-52 Fighters less escorts, both as they were counted for Question 2. */
  readonly excess: number
}

/** An answer to `combat.next`. */
export interface CombatOption extends Option {
  readonly box: BoxId
  readonly group: number
}

/** SR-ACB-01 One combat; the player picks the order of the boxes and of the dogfights. */
export function* combatStep(campaign: Campaign): Procedure<Step> {
  const combats = combatsOf(missionOf(campaign))
  if (combats.length === 0) return onward(campaign, 'peel-off')
  const { box, group } = yield* choose(STAFFEL, 'combat.next', combats)
  yield* fightIn(campaign, box, group)
  return onward(campaign, 'combat')
}

/** Every box that fighters share with escorts, each dogfight by itself. SR-Q-59 Whoever has fought this turn is through with it. */
function combatsOf(mission: Mission): CombatOption[] {
  const combats: CombatOption[] = []
  for (const { id, kind } of BOXES)
    if (kind !== 'dogfight' && mission.escort.markers.some(({ at }) => at === id))
      if (mission.fighters.some(({ at, fought }) => at === id && !fought))
        combats.push({ id: `combat/${id}`, on: [`box:${id}`], rolls: true, box: id, group: 0 })
  for (const group of groupsOf(mission)) {
    const fighters = mission.fighters.filter(one => isDogfighting(one, group) && !one.fought)
    if (fighters.length > 0)
      combats.push({
        id: `combat/dogfight/${group}`,
        on: refsOf(fighters),
        rolls: true,
        box: 'dogfight',
        group,
      })
  }
  return combats
}

/** SR-ACB-01 All fighters and all escorts of a box, or of a dogfight, take part. */
export function* fightIn(campaign: Campaign, box: BoxId, group: number): Procedure {
  const { fighters, escort } = missionOf(campaign)
  const involved = fighters.filter(one => one.at === box && one.group === group && !one.fought)
  const escorts = escort.markers.filter(one => one.at === box && one.group === group)
  const higher = areHigher(box, involved, escorts)
  const outcome = yield* rollCombat(campaign, involved, escorts, higher)
  for (const fighter of outcome.survivors) fighter.fought = true
  yield* applyResult(campaign, box, outcome, escorts)
}

/** An answer to `combat.type`. */
export interface TypeOption extends Option {
  readonly id: FighterKind
}

/**
 * SR-ACB-03 The die on the Aerial Combat Table, with the e and the x that come with the letter. SR-Q-52 First e, then x;
 * the letter is left to whoever called.
 */
export function* rollCombat(
  campaign: Campaign,
  fighters: readonly Fighter[],
  escorts: readonly EscortMarker[],
  higher: boolean,
): Procedure<AerialOutcome> {
  const type = escortType(missionOf(campaign))
  const escortNumber = yield* lookAt(campaign, escorts)
  // SR-ACB-04
  const { id: row } = yield* choose(STAFFEL, 'combat.type', typesOf(fighters), refsOf(fighters))
  const more = areMore(fighters, escortNumber)
  const modifiers = modifiersOf(campaign, fighters)
  let modifier = 0
  for (const { by } of modifiers) modifier += by
  const about = [...refsOf(fighters), ...escorts.map(({ no }) => `escort:${no}`), `marker:${row}`]
  const die = yield* d10('combat.roll', about, modifier)
  const total = totalOf(die, modifier)
  // SR-ACB-05 The Me163 has one row for all answers
  const result = at(packOf(campaign).aerial(row, type, higher, more), total - 1)
  if (noted())
    note('SR-ACB-03', 'combat.rolled', {
      box: at(fighters, 0).at,
      fighters: fighters.map(({ no }) => no),
      names: fighters.map(fighter => fighterName(campaign, fighter)),
      escorts: escorts.map(({ no }) => no),
      escort: type,
      escortNumber,
      row,
      higher,
      more,
      die,
      modifiers,
      total,
      result,
    })
  if (result.endsWith('e')) yield* creditEscort(campaign, fighters)
  const lost = result.endsWith('x') ? yield* shootDown(campaign, fighters) : undefined
  const survivors = fighters.filter(fighter => fighter !== lost)
  const letter = letterOf(result)
  const excess = fighters.length - escortNumber
  if (survivors.length > 0 || letter === 'S') return { letter, survivors, excess }
  // SR-ACB-26 Nobody left for the letter
  note('SR-ACB-26', 'combat.nobody-left', { letter })
  return { letter: 'S', survivors, excess }
}

/** SR-SET-21 SR-ESC-18 A marker shows its number when it first fights, and keeps showing it. */
function* lookAt(campaign: Campaign, escorts: readonly EscortMarker[]): Procedure<number> {
  const mission = missionOf(campaign)
  let sum = 0
  for (const marker of escorts) {
    if (marker.number === 0) {
      marker.number = Number(yield* draw('escort.number', mission.escort.numbers, [`escort:${marker.no}`]))
      note('SR-ESC-18', 'escort.seen', {
        escort: marker.no,
        type: escortType(mission),
        number: marker.number,
      })
    }
    sum += marker.number
  }
  return sum
}

function typesOf(fighters: readonly Fighter[]): TypeOption[] {
  const types: TypeOption[] = []
  for (const { kind, no } of fighters)
    if (!types.some(({ id }) => id === kind)) types.push({ id: kind, on: [`fighter:${no}`] })
  return types
}

/** SR-ACB-20 SR-PIL-27 One pilot of those involved; the Staffel gets nothing, an auxiliary has no pilot to credit. */
function* creditEscort(campaign: Campaign, fighters: readonly Fighter[]): Procedure {
  const pilots: { readonly id: string; readonly no: FighterNo; readonly pilot: Pilot }[] = []
  for (const fighter of fighters) {
    const pilot = pilotOf(campaign, fighter)
    if (pilot !== undefined) pilots.push({ id: `fighter/${fighter.no}`, no: fighter.no, pilot })
  }
  if (pilots.length === 0) return
  const { no, pilot } = yield* pick('combat.kill', pilots, refsOf(fighters))
  note('SR-ACB-20', 'combat.kill', { fighter: no, name: pilot.name })
  earn(campaign, pilot, 1, 'escort', 'SR-PIL-27')
}

/** SR-ACB-23 No skill and no advantage helps. */
function* shootDown(campaign: Campaign, fighters: readonly Fighter[]): Procedure<Fighter> {
  const { fighter } = yield* pick('combat.victim', fighters.map(named), refsOf(fighters))
  const who = whoOf(campaign, fighter)
  note('SR-ACB-23', 'combat.shot-down', who)
  // SR-ACB-25 An auxiliary is charged to the Staffel there
  loseFighter(campaign, fighter, 'combat')
  const pilot = pilotOf(campaign, fighter)
  if (pilot === undefined) return fighter
  // SR-ACB-24
  const armor = fighter.armor ? ARMOR : 0
  const die = yield* d10('combat.bail-out', [`fighter:${fighter.no}`], armor)
  const total = die + armor
  const outcome = read(packOf(campaign).pack.combat.bailOut, total)
  note('SR-ACB-24', 'combat.bail-out', {
    ...who,
    die,
    modifiers: fighter.armor ? [{ id: 'armor', by: ARMOR }] : [],
    total,
    outcome,
  })
  if (outcome === 'no') killPilot(campaign, pilot, 'escort')
  else {
    earn(campaign, pilot, 1, outcome === 'yes' ? 'bailed-out' : 'wounded', 'SR-PIL-29')
    if (outcome === 'wounded') woundPilot(campaign, pilot)
  }
  return fighter
}

function named(fighter: Fighter): { readonly id: string; readonly fighter: Fighter } {
  return { id: `fighter/${fighter.no}`, fighter }
}
