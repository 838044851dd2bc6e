import { noted, type Option, type Procedure, type Ref } from '@tallyho/engine'
import { POSITIONS, type PositionBox } from '../../pack/types.ts'
import { type Campaign, type Fighter, type Mission, STAFFEL } from '../../state.ts'
import { choose, note } from '../../vocabulary.ts'
import { exitMap, putAt } from '../05-map/exits.ts'
import { fighterOption, type MaybeFighter } from '../05-map/options.ts'
import { fighterNo, missionOf, refsOf, whoOf } from '../05-map/table.ts'

/** Fighters not yet on the map: out of the contrails, in from below, or later. */

/** Those whom the player has not yet decided on in this turn. */
export function waitingToEnter({ fighters }: Mission): Fighter[] {
  return fighters.filter(({ at, moved }) => at === 'reserve' && !moved)
}

/** An answer to `entry.to`. */
export interface EntryOption extends Option {
  readonly way: 'enter' | 'delay' | 'exit'
  readonly to?: PositionBox
}

/** SR-MOV-12 SR-MOV-13 In TP, however many there are. */
export const CONTRAILS_COST = 1
export const DELAY_COST = 1

/** Where they wait. */
const RESERVE: readonly Ref[] = ['box:reserve']

const CONTRAILS = [{ id: 'contrails' }, { id: 'low' }] as const

/** One fighter, or all that are left, as the player decides. */
export function* enter(campaign: Campaign, waiting: readonly Fighter[]): Procedure {
  const mission = missionOf(campaign)
  if (canUseContrails(mission) && (yield* choose(STAFFEL, 'entry.contrails', CONTRAILS)).id === 'contrails')
    return comeOutOfContrails(mission)
  const options: MaybeFighter[] = waiting.map(fighterOption)
  if (options.length > 1) options.push({ id: 'group/reserve', on: RESERVE })
  const { fighter: one } = yield* choose(STAFFEL, 'entry.next', options)
  const fighters = one === undefined ? waiting : [fighterNo(mission, one)]
  const { way, to } = yield* choose(STAFFEL, 'entry.to', waysIn(mission), refsOf(fighters))
  // SR-MOV-13 Whatever the number delayed
  if (way === 'delay' && !isDelayPaid(mission)) mission.tp -= DELAY_COST
  for (const fighter of fighters) {
    fighter.moved = true
    // SR-Q-43 Nothing left to wait with
    if (way === 'exit') yield* exitMap(campaign, fighter)
    else if (to !== undefined) putAt(fighter, to)
    if (!noted()) continue
    const facts = { ...whoOf(campaign, fighter), tp: mission.tp }
    if (way === 'delay') note('SR-MOV-13', 'entry.delayed', facts)
    else if (to !== undefined) note('SR-MOV-11', 'entry.entered', { ...facts, box: to })
  }
}

/** SR-MOV-12 SR-Q-17 All or none, for 1 TP, and not into an anchored box. */
function canUseContrails(mission: Mission): boolean {
  if (!mission.contrails || mission.tp < CONTRAILS_COST || mission.anchored.includes('tail/level'))
    return false
  for (const { at, moved } of mission.fighters) if (at !== 'reserve' || moved) return false
  return true
}

/** SR-MOV-12 SR-SIT-11 The escort has not seen them: the Escort Phase of this turn may be skipped. */
function comeOutOfContrails(mission: Mission): void {
  mission.tp -= CONTRAILS_COST
  mission.hidden = true
  for (const fighter of mission.fighters) {
    putAt(fighter, 'tail/level')
    fighter.moved = true
  }
  note('SR-MOV-12', 'entry.contrails', {
    fighters: mission.fighters.length,
    cost: CONTRAILS_COST,
    tp: mission.tp,
  })
}

const LOW_BOXES: readonly EntryOption[] = POSITIONS.map(position => {
  const to: PositionBox = `${position}/low`
  return { id: `to/${to}`, on: [`box:${to}`], way: 'enter', to }
})
const DELAY: EntryOption = { id: 'delay', ends: true, way: 'delay' }
const EXIT: EntryOption = { id: 'exit', ends: true, rare: true, way: 'exit' }

/** SR-MOV-11 SR-MOV-18 The Low boxes, save anchored ones. SR-Q-43 Who cannot pay to wait must enter or is out of it. */
function waysIn(mission: Mission): EntryOption[] {
  const ways = LOW_BOXES.filter(({ to }) => to !== undefined && !mission.anchored.includes(to))
  ways.push(canDelay(mission) ? DELAY : EXIT)
  return ways
}

export function canDelay(mission: Mission): boolean {
  return mission.turn < mission.limit && (mission.tp >= DELAY_COST || isDelayPaid(mission))
}

/** Somebody is waiting already: the turn's TP has been spent. */
export function isDelayPaid({ fighters }: Mission): boolean {
  return fighters.some(({ at, moved }) => at === 'reserve' && moved)
}
