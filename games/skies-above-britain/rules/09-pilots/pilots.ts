import { noted } from '@tallyho/engine'
import type { Campaign, Pilot, PilotNo, StoryLine } from '../../state.ts'
import { note } from '../../vocabulary.ts'
import { named, pilotNo } from '../01-general/fighters.ts'

/** SAB-PIL-02 A pilot is struck off the roster. */
export function loses(
  campaign: Campaign,
  rule: string,
  no: PilotNo,
  to: 'killed' | 'captured' | 'discharged' | 'posted',
): void {
  const pilot = pilotNo(campaign, no)
  pilot.status = 'gone'
  tell(campaign, pilot, to)
  if (noted()) note(rule, 'pilot-lost', { ...named(pilot), to })
}

/** SAB-RTB-11 SAB-PIL-11 SAB-A-89 To the Hospital. */
export function toHospital(campaign: Campaign, rule: string, no: PilotNo, exhausted: boolean): void {
  const pilot = pilotNo(campaign, no)
  pilot.status = 'hospital'
  tell(campaign, pilot, exhausted ? 'exhausted' : 'wounded')
  if (noted()) note(rule, 'wounded', { ...named(pilot), exhausted })
}

/** A line for the pilot's page of the book. */
export function tell(campaign: Campaign, pilot: Pilot, what: StoryLine['what'], of?: string): void {
  pilot.story.push({ patrol: campaign.log.length + 1, what, ...(of && { of }) })
}
