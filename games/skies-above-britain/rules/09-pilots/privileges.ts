import { after, known, type Procedure } from '@tallyho/engine'
import type { FighterId, Privilege, Skill } from '../../pack/types.ts'
import { type Campaign, SQUADRON } from '../../state.ts'
import type { Unit, UseAsk, UseOption } from '../../vocabulary/terms.ts'
import { choose, note } from '../../vocabulary.ts'
import { fighter, isInPlay, isVeteran, pilotOf } from '../01-general/fighters.ts'
import { fightersOf } from '../01-general/formations.ts'

/** SAB-VET-01 One privilege a patrol, of the Veteran's choice when he uses it. */
export function mayUsePrivilege(campaign: Campaign, id: FighterId): boolean {
  return isVeteran(campaign, id) && fighter(campaign, id).privilege === undefined
}

export function spendPrivilege(campaign: Campaign, rule: string, id: FighterId, privilege: Privilege): void {
  fighter(campaign, id).privilege = privilege
  note(rule, 'privilege', { fighter: id, privilege })
}

export function mayUseSkill(campaign: Campaign, id: FighterId, skill: Skill): boolean {
  return hasSkillLeft(campaign, id, skill) && isInPlay(campaign, id)
}

/** SAB-ACE-01 Each skill once a patrol, as often as he has it. */
export function hasSkillLeft(campaign: Campaign, id: FighterId, skill: Skill): boolean {
  const { skills } = pilotOf(campaign, id)
  if (skills.length === 0 || !skills.includes(skill)) return false
  return times(skills, skill) > times(fighter(campaign, id).skillsUsed, skill)
}

/** The fighters of a unit who may. */
export function acesOf(campaign: Campaign, unit: Unit, skill: Skill): readonly FighterId[] {
  return fightersOf(campaign, unit).filter(id => mayUseSkill(campaign, id, skill))
}

export function spendSkill(campaign: Campaign, rule: string, id: FighterId, skill: Skill): void {
  fighter(campaign, id).skillsUsed.push(skill)
  note(rule, 'skill', { fighter: id, skill })
}

function times(skills: readonly Skill[], skill: Skill): number {
  return skills.filter(one => one === skill).length
}

/** A Veteran's or an Ace's answer to something: who uses it, or nobody. Nothing is asked where nobody can. */
export function whoUses(
  ask: UseAsk,
  able: readonly FighterId[],
  about?: readonly string[],
  facts?: Pick<UseOption, 'rolled' | 'number'>,
): Procedure<FighterId | undefined> {
  if (able.length === 0) return known(undefined)
  const options: UseOption[] = [
    { id: 'no', rolls: true, ...facts },
    ...able.map(by => ({ id: by, by, on: [`fighter:${by}`], rolls: true as const, ...facts })),
  ]
  return after(choose(SQUADRON, ask, options, about), ({ by }) => by)
}
