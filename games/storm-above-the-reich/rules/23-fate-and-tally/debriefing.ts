import { noted } from '@tallyho/engine'
import type { Campaign, Fighter, Pilot } from '../../state.ts'
import { note } from '../../vocabulary.ts'
import { named } from '../02-pilots/pilots.ts'
import { putAt } from '../05-map/exits.ts'
import { isOnMap, missionOf, pilotOf } from '../05-map/table.ts'

/** What became of a pilot in a mission; `fate`: his aircraft went into a Fate Box and nobody rolls for it (SR-TRN-02). */
export type Became = 'home' | 'landed' | 'bailed-out' | 'wounded' | 'killed' | 'fate'

/** SR-SEQ-09 The end of the mission: who is still up there flies home, and it is told of each pilot what became of him. */
export function debrief(campaign: Campaign): void {
  for (const fighter of missionOf(campaign).fighters) {
    if (isOnMap(fighter) || fighter.at === 'reserve') putAt(fighter, 'home')
    const pilot = pilotOf(campaign, fighter)
    if (pilot && noted())
      note('SR-SEQ-09', 'mission.pilot', { ...named(pilot), ...reportOn(campaign, fighter, pilot) })
  }
}

function reportOn(campaign: Campaign, fighter: Fighter, { story }: Pilot) {
  const here = story.filter(({ mission }) => mission === campaign.log.length + 1).map(({ what }) => what)
  const became = ENDS.find(end => here.includes(end))
  return {
    became: became ?? (fighter.at === 'fate' ? ('fate' as const) : ('home' as const)),
    fallen: here.filter(what => what === 'fallen').length,
    destroyed: here.filter(what => what === 'destroyed').length,
    escorts: here.filter(what => what === 'escort').length,
  }
}

const ENDS = ['killed', 'wounded', 'bailed-out', 'landed'] as const
