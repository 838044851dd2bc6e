import { choose, note, type Option, type Procedure, type Step } from '@tallyho/engine'
import { type Campaign, type Fighter, type FighterNo, STAFFEL, type Target } from '../../state.ts'
import { elementName, elementOption } from '../05-map/overlap.ts'
import { formation, missionOf, whoOf } from '../05-map/table.ts'
import { onward } from '../06-turn/turn.ts'
import { deployCable } from './cable.ts'
import { canFireFar, fireFar } from './long-range.ts'
import { fireRockets } from './rockets.ts'

/** The blast half of the Blast & Flak Phase: cable, rockets, and the long-range cannon of Ju88s. */

/** An answer to `blast.aim`: a weapon to aim, or no more. */
export interface AimOption extends Option {
  readonly weapon: Target['weapon'] | undefined
  readonly fighter: FighterNo
}

/** An answer to `blast.fire`: an aimed weapon, a Ju88, or no more. `all`: what is aimed, in the order it was aimed. */
export interface FireOption extends Option {
  readonly fires: Target['weapon'] | 'cannon' | 'all' | 'nothing'
  readonly fighter: FighterNo
}

const AIM_DONE: AimOption = { id: 'done', weapon: undefined, fighter: -1 }
const FIRE_DONE: FireOption = { id: 'done', fires: 'nothing', fighter: -1 }
const FIRE_ALL: FireOption = { id: 'all', fires: 'all', fighter: -1 }

/** SR-BLA-21 Everything that the fighters let off comes before the flak. */
export function* blast(campaign: Campaign): Procedure<Step> {
  yield* aim(campaign)
  yield* fire(campaign)
  return onward(campaign, 'flak')
}

/** SR-BLA-04 SR-BLA-05 Every weapon is aimed at an element, any element, before the first is resolved. */
function* aim(campaign: Campaign): Procedure {
  const mission = missionOf(campaign)
  for (;;) {
    const options = aimable(campaign)
    if (options.length === 0) return
    const { weapon, fighter } = yield* choose(STAFFEL, 'blast.aim', [...options, AIM_DONE])
    if (weapon === undefined) return
    const { elements } = formation(campaign)
    const choices = elements.map(({ no }) => elementOption(campaign, no))
    const { element } = yield* choose(STAFFEL, 'blast.element', choices, [`fighter:${fighter}`])
    mission.targets.push({ weapon, fighter, element })
    note('SR-BLA-04', 'blast.aimed', {
      ...whoOf(campaign, mission.fighters[fighter] as Fighter),
      weapon,
      element: elementName(campaign, element),
    })
  }
}

/** The weapons that are in place and not aimed yet. */
function aimable(campaign: Campaign): AimOption[] {
  const { fighters, targets } = missionOf(campaign)
  const options: AimOption[] = []
  for (const fighter of fighters) {
    const weapon = weaponOf(campaign, fighter)
    const { no } = fighter
    if (weapon !== undefined && !targets.some(target => target.fighter === no))
      options.push({ id: `${weapon}/${no}`, on: [`fighter:${no}`], weapon, fighter: no })
  }
  return options
}

/** SR-BLA-01 Cable from the High Bombing Box. SR-BLA-02 Loaded rockets from Tail/Level, never on Map 5. */
function weaponOf(campaign: Campaign, fighter: Fighter): Target['weapon'] | undefined {
  const { at, cable, rockets } = fighter
  if (at === 'high-bombing') return cable ? 'cable' : undefined
  if (at !== 'tail/level' || rockets !== 'loaded') return undefined
  return formation(campaign).map.rockets ? 'rockets' : undefined
}

/**
 * Aimed weapons go off in any order. A Ju88 aims at nothing: it may fire its cannon at any time in between. SR-BLA-17 Not
 * if it fires rockets in this phase.
 */
function* fire(campaign: Campaign): Procedure {
  const { fighters, targets } = missionOf(campaign)
  const fired = new Set<FighterNo>()
  for (const { fighter } of targets) fired.add(fighter)
  for (;;) {
    const { fires, fighter } = yield* choose(STAFFEL, 'blast.fire', ready(campaign, fired))
    if (fires === 'nothing') return
    if (fires === 'cannon') {
      fired.add(fighter)
      yield* fireFar(campaign, fighters[fighter] as Fighter)
    } else
      for (const target of [...targets])
        if (fires === 'all' || target.fighter === fighter) yield* letOff(campaign, target)
  }
}

function ready(campaign: Campaign, fired: ReadonlySet<FighterNo>): FireOption[] {
  const { fighters, targets } = missionOf(campaign)
  const options: FireOption[] = []
  for (const { weapon, fighter, element } of targets) {
    const on = [`fighter:${fighter}`, `element:${element}`]
    options.push({ id: `${weapon}/${fighter}`, on, fires: weapon, fighter })
  }
  for (const one of fighters)
    if (!fired.has(one.no) && canFireFar(campaign, one))
      options.push({ id: `cannon/${one.no}`, on: [`fighter:${one.no}`], fires: 'cannon', fighter: one.no })
  if (targets.length > 1) options.push(FIRE_ALL)
  // What is aimed must go off.
  if (targets.length === 0) options.push(FIRE_DONE)
  return options
}

/** SR-BLA-06 SR-BLA-11 The Target marker is taken off, and the weapon resolved. */
function* letOff(campaign: Campaign, target: Target): Procedure {
  const { fighters, targets } = missionOf(campaign)
  targets.splice(targets.indexOf(target), 1)
  const fighter = fighters[target.fighter] as Fighter
  if (target.weapon === 'cable') yield* deployCable(campaign, fighter, target.element)
  else yield* fireRockets(campaign, fighter, target.element)
}
