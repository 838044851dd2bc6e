import { called, noted, type Procedure, read } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import { SKILLS, type Skill } from '../../pack/types.ts'
import { type Campaign, type Pilot, SQUADRON } from '../../state.ts'
import { choose, d12, note } from '../../vocabulary.ts'
import { levelOf, named } from '../01-general/fighters.ts'
import { patrolOf } from '../01-general/terms.ts'
import { tell, toHospital } from '../09-pilots/pilots.ts'
import { chapterOf } from '../10-campaign/chapter.ts'
import { onRoster } from '../10-campaign/roster.ts'

/** SAB-PIL-01 SAB-RTB-02 Pilots: the patrol is logged, and what it made of them. */
export function* pilots(campaign: Campaign): Procedure<'points'> {
  if (isCampaign(campaign)) {
    logPatrol(campaign)
    yield* aces(campaign)
    yield* replace(campaign)
  }
  return 'points'
}

export function isCampaign(campaign: Campaign): boolean {
  return packOf(campaign).scenario(campaign.scenario).kind === 'campaign'
}

/** SAB-PIL-05 SAB-PIL-06 SAB-PIL-09 SAB-PIL-11 SAB-A-91 Patrols survived make a pilot; flown one after the other they wear him out. */
function logPatrol(campaign: Campaign): void {
  const flew = Object.values(patrolOf(campaign).fighters).map(({ pilot }) => pilot)
  for (const pilot of campaign.pilots) {
    if (pilot.status === 'gone') continue
    if (!flew.includes(pilot.no)) {
      pilot.inARow = 0
      continue
    }
    const before = levelOf(pilot)
    pilot.patrols += 1
    pilot.inARow += 1
    const level = levelOf(pilot)
    if (level !== before && level !== 'green') {
      tell(campaign, pilot, level)
      if (noted())
        note(level === 'regular' ? 'SAB-PIL-05' : 'SAB-PIL-06', 'promoted', { ...named(pilot), level })
    }
    if (pilot.inARow >= EXHAUSTED_AFTER && pilot.status === 'ready')
      toHospital(campaign, 'SAB-PIL-11', pilot.no, true)
  }
}

/** SAB-PIL-11 */
export const EXHAUSTED_AFTER = 4
/** SAB-ACE-01 */
const KILLS_FOR_A_SKILL = 5

/** SAB-ACE-01 A skill for every five kills. */
function* aces(campaign: Campaign): Procedure<void> {
  for (const pilot of onRoster(campaign))
    while (
      pilot.skills.length < Math.floor(killsOf(pilot) / KILLS_FOR_A_SKILL) &&
      skillsFor(campaign, pilot).length > 0
    )
      yield* gainSkill(campaign, pilot)
}

export function killsOf({ bombers, fighters }: Pilot): number {
  return bombers + fighters
}

function* gainSkill(campaign: Campaign, pilot: Pilot): Procedure<void> {
  const options = skillsFor(campaign, pilot).map(skill => ({ id: skill, skill }))
  const { skill } = yield* choose(SQUADRON, 'skill', options, [`pilot:${pilot.no}`])
  pilot.skills.push(skill)
  tell(campaign, pilot, 'skill', skill)
  if (noted()) note('SAB-ACE-01', 'gains-skill', { ...named(pilot), skill })
}

/** SAB-CMP-06 The Innovator belongs to chapters 3 and 4. Nobody learns the same twice. */
function skillsFor(campaign: Campaign, { skills }: Pilot): readonly Skill[] {
  return SKILLS.filter(skill => !skills.includes(skill) && (skill !== 'innovator' || isLate(campaign)))
}

export function isLate(campaign: Campaign): boolean {
  const { chapters } = packOf(campaign).pack
  return chapters.indexOf(chapterOf(campaign)) >= 2
}

/** SAB-PIL-02 SAB-PIL-03 SAB-CMP-08 One Green pilot for one who is gone; by the graduated rule he may have flown before. */
export function* replace(campaign: Campaign): Procedure<void> {
  const lost = campaign.pilots.filter(isLost)
  const gone = lost.length > 0 ? lost[campaign.pilots.length - strengthAtFirst(campaign)] : undefined
  if (!gone || onRoster(campaign).length >= chapterOf(campaign).pilots.limit) return
  // SAB-A-104
  const patrols = campaign.options.graduatedReplacements
    ? read(packOf(campaign).pack.optionals.graduated, yield* d12('replacement')).patrols
    : 0
  const pilot = newPilot(campaign, patrols)
  campaign.pilots.push(pilot)
  tell(campaign, pilot, 'joined')
  if (noted()) note('SAB-PIL-02', 'replacement', { ...named(pilot), for: gone.no, gone: gone.name, patrols })
}

/** Killed, captured or discharged; who was posted away is not replaced (SAB-A-105). */
function isLost({ status, story }: Pilot): boolean {
  return status === 'gone' && !story.some(({ what }) => what === 'posted')
}

/** Pilots who were there from the beginning. */
function strengthAtFirst(campaign: Campaign): number {
  return campaign.pilots.filter(({ story }) => !story.some(({ what }) => what === 'joined')).length
}

export function newPilot(campaign: Campaign, patrols: number): Pilot {
  const no = campaign.pilots.length
  const { names } = packOf(campaign).pack.pilots
  return {
    no,
    name: called(campaign.names, names[no % names.length] ?? `Pilot ${no + 1}`),
    status: 'ready',
    patrols,
    bombers: 0,
    fighters: 0,
    skills: [],
    inARow: 0,
    sitsOut: 0,
    story: [],
  }
}
