import type { Penalty, Skill } from '../../pack/types.ts'
import type { Campaign, Fighter, Pilot, StoryLine } from '../../state.ts'
import { note } from '../../vocabulary.ts'
import { returnMarker } from '../05-map/cups.ts'
import { missionOf, whoOf } from '../05-map/table.ts'
import { staffelLoses } from '../23-fate-and-tally/points.ts'

/** The pilots of the roster: what they are, and what becomes of them. */

export type Grade = 'experte' | 'veteran' | 'green'

/** SR-PIL-04 A penalty weighs more than a skill: a green pilot stays green until he is cured. */
export function gradeOf({ skills, penalty }: Pilot): Grade {
  if (penalty !== undefined) return 'green'
  return skills.length > 0 ? 'experte' : 'veteran'
}

/** SR-CAM-15 Neither crossed off nor in the Wounded Box. */
export function isAvailable({ status }: Pilot): boolean {
  return status === 'ready' || status === 'reserve'
}

export function availablePilots({ pilots }: Campaign): number {
  let count = 0
  for (const pilot of pilots) if (isAvailable(pilot)) count += 1
  return count
}

/** SR-PIL-33 Still a name on the roster: his EP may be spent. */
export function isOnRoster(pilot: Pilot): boolean {
  return isAvailable(pilot) || pilot.status === 'wounded'
}

/** Who a note is about. */
export function named({ no, name }: Pilot) {
  return { pilot: no, name }
}

/** A line in the story of a pilot, under the mission being flown or the last one flown. */
export function tell(campaign: Campaign, pilot: Pilot, what: StoryLine['what'], of?: string): void {
  const mission = campaign.log.length + (campaign.mission === undefined ? 0 : 1)
  pilot.story.push({ mission, what, of })
}

/** EP for a pilot, with the deed that earned them and the rule that says so. */
export function earn(
  campaign: Campaign,
  pilot: Pilot,
  ep: number,
  what: StoryLine['what'],
  rule: string,
): void {
  pilot.ep += ep
  if (what === 'fallen' || what === 'destroyed') pilot[what] += 1
  tell(campaign, pilot, what)
  note(rule, 'pilot.earns', { ...named(pilot), ep, for: what, has: pilot.ep })
}

/** SR-PIL-02 `how` is told in his story: a Fate Box, a collision, … */
export function killPilot(campaign: Campaign, pilot: Pilot, how: string): void {
  pilot.status = 'killed'
  missionOf(campaign).score.killed.push(pilot.no)
  tell(campaign, pilot, 'killed', how)
  note('SR-PIL-02', 'pilot.killed', { ...named(pilot), how })
}

/** SR-PIL-31 Into the Wounded Box. The EP for having come through, and its line in his story, are `earn`'s. */
export function woundPilot(campaign: Campaign, pilot: Pilot): void {
  pilot.status = 'wounded'
  missionOf(campaign).score.wounded.push(pilot.no)
  note('SR-PIL-31', 'pilot.wounded', named(pilot))
}

/** Where the loss of an aircraft is ruled, if not by its Fate. */
const LOST: Readonly<Record<string, string>> = {
  combat: 'SR-ACB-23',
  collision: 'SR-COL-20',
  blackout: 'SR-PIL-19',
}

/** The aircraft is gone. What becomes of its pilot is decided by whoever calls. */
export function loseFighter(campaign: Campaign, fighter: Fighter, how: string): void {
  fighter.at = 'lost'
  fighter.space = -1
  fighter.group = 0
  fighter.fate = undefined
  for (const marker of fighter.hits) returnMarker(campaign, marker)
  fighter.hits.length = 0
  note(LOST[how] ?? 'SR-FAT-04', 'fighter.lost', {
    ...whoOf(campaign, fighter),
    kind: fighter.kind,
    how,
  })
  // SR-PIL-34 SR-COL-20 SR-ACB-25
  if (fighter.pilot === undefined) staffelLoses(campaign)
}

/** SR-PIL-10 Skills may be had more than once. */
export function gainSkill(campaign: Campaign, pilot: Pilot, skill: Skill): void {
  pilot.skills.push(skill)
  tell(campaign, pilot, 'skill', skill)
}

/** SR-PIL-06 SR-PIL-07 A green pilot's penalty. SR-PIL-12 It has no uses to run out: it strikes until he is cured. */
export function givePenalty(pilot: Pilot, penalty: Penalty): void {
  pilot.penalty = penalty
}
