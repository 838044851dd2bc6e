import type { Option, Procedure, Step } from '@tallyho/engine'
import { type Campaign, type Fighter, type FighterNo, STAFFEL, type Target } from '../../state.ts'
import { choose, note } from '../../vocabulary.ts'
import { elementOption } from '../05-map/options.ts'
import { elementName, fighterNo, formation, missionOf, whoOf } from '../05-map/table.ts'
import { onward } from '../06-turn.ts'
import { deployCable } from './cable.ts'
import { canFireFar, fireFar } from './long-range.ts'
import { fireRockets } from './rockets.ts'

/** The blast half of the Blast & Flak Phase: cable, rockets, and the long-range cannon of Ju88s. */

/** An answer to `blast.aim`: a weapon to aim, or no more. */
export interface AimOption extends Option {
  readonly aims?: { readonly weapon: Target['weapon']; readonly fighter: FighterNo }
}

/** An answer to `blast.fire`: an aimed weapon, a Ju88, or no more. `all`: what is aimed, in the order it was aimed. */
export type FireOption = Option &
  (
    | { readonly fires: 'target'; readonly target: Target }
    | { readonly fires: 'cannon'; readonly fighter: FighterNo }
    | { readonly fires: 'all' }
    | { readonly fires: 'nothing' }
  )

const AIM_DONE: AimOption = { id: 'done', ends: true }
const FIRE_DONE: FireOption = { id: 'done', ends: true, rolls: true, fires: 'nothing' }
const FIRE_ALL: FireOption = { id: 'all', ends: true, rolls: true, fires: 'all' }

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
    const { aims } = yield* choose(STAFFEL, 'blast.aim', [...options, AIM_DONE])
    if (aims === undefined) return
    const { weapon, fighter } = aims
    const { elements } = formation(campaign)
    const choices = elements.map(({ no }) => elementOption(campaign, no))
    const { element } = yield* choose(STAFFEL, 'blast.element', choices, [`fighter:${fighter}`])
    mission.targets.push({ weapon, fighter, element })
    note('SR-BLA-04', 'blast.aimed', {
      ...whoOf(campaign, fighterNo(mission, fighter)),
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
      options.push({ id: `${weapon}/${no}`, on: [`fighter:${no}`], aims: { weapon, fighter: no } })
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
  const mission = missionOf(campaign)
  const { targets } = mission
  const fired = new Set<FighterNo>()
  for (const { fighter } of targets) fired.add(fighter)
  for (;;) {
    const option = yield* choose(STAFFEL, 'blast.fire', ready(campaign, fired))
    if (option.fires === 'nothing') return
    if (option.fires === 'cannon') {
      fired.add(option.fighter)
      yield* fireFar(campaign, fighterNo(mission, option.fighter))
    } else
      for (const target of option.fires === 'all' ? [...targets] : [option.target])
        yield* letOff(campaign, target)
  }
}

function ready(campaign: Campaign, fired: ReadonlySet<FighterNo>): FireOption[] {
  const { fighters, targets } = missionOf(campaign)
  const options: FireOption[] = []
  for (const target of targets) {
    const { weapon, fighter, element } = target
    const on = [`fighter:${fighter}`, `element:${element}`]
    options.push({ id: `${weapon}/${fighter}`, on, rolls: true, fires: 'target', target })
  }
  for (const one of fighters)
    if (!fired.has(one.no) && canFireFar(campaign, one))
      options.push({
        id: `cannon/${one.no}`,
        on: [`fighter:${one.no}`],
        rolls: true,
        fires: 'cannon',
        fighter: one.no,
      })
  if (targets.length > 1) options.push(FIRE_ALL)
  // What is aimed must go off.
  if (targets.length === 0) options.push(FIRE_DONE)
  return options
}

/** SR-BLA-06 SR-BLA-11 The Target marker is taken off, and the weapon resolved. */
function* letOff(campaign: Campaign, target: Target): Procedure {
  const mission = missionOf(campaign)
  mission.targets.splice(mission.targets.indexOf(target), 1)
  const fighter = fighterNo(mission, target.fighter)
  if (target.weapon === 'cable') yield* deployCable(campaign, fighter, target.element)
  else yield* fireRockets(campaign, fighter, target.element)
}
