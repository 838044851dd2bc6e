import type { Colour, FighterId, FighterNumber, HitType, Level, Privilege, Skill } from '../../pack/types.ts'
import { colourOf, fighter, isFatigued, levelOf, numberOf, pilotOf } from '../../rules/01-general/fighters.ts'
import { leaderOf } from '../../rules/01-general/formations.ts'
import { hitOf } from '../../rules/03-dogfight/effects.ts'
import type { Campaign, Fighter } from '../../state.ts'

/** A fighter as its tag shows it: plain values, so that a tag is drawn again only when one of them changes. */
export interface PilotShown {
  readonly id: FighterId
  readonly colour: Colour
  readonly number: FighterNumber
  readonly name: string
  readonly level: Level
  readonly leads: boolean
  readonly kills: number
  readonly patrols: number
  readonly ammo: Fighter['ammo']
  readonly jammed: boolean
  /** What stands on its Hit markers. */
  readonly hits: readonly { readonly type: HitType; readonly number: number }[]
  readonly fatigued: boolean
  readonly skills: readonly { readonly skill: Skill; readonly used: boolean }[]
  readonly privilege: Privilege | undefined
  readonly at: Fighter['at']
}

export function shownPilot(campaign: Campaign, id: FighterId): PilotShown {
  const one = fighter(campaign, id)
  const pilot = pilotOf(campaign, id)
  const { name, bombers, fighters, patrols } = pilot
  return {
    id,
    colour: colourOf(id),
    number: numberOf(id),
    name,
    level: levelOf(pilot),
    leads: one.at === 'section' && leaderOf(campaign, one.section) === id,
    kills: bombers + fighters,
    patrols,
    ammo: one.ammo,
    jammed: one.jammed,
    hits: one.hits.map(marker => hitOf(campaign, marker)).map(({ type, number }) => ({ type, number })),
    fatigued: isFatigued(campaign, id),
    skills: skillsOf(pilot.skills, one.skillsUsed),
    privilege: one.privilege,
    at: one.at,
  }
}

/** SAB-ACE-01 Each skill once for each time that he has it: the first ones are the spent ones. */
function skillsOf(skills: readonly Skill[], used: readonly Skill[]): PilotShown['skills'] {
  const spent = [...used]
  return skills.map(skill => {
    const at = spent.indexOf(skill)
    if (at >= 0) spent.splice(at, 1)
    return { skill, used: at >= 0 }
  })
}
