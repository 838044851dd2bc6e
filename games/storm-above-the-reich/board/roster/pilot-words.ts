import { PENALTIES, type Penalty, SKILLS, type Skill } from '../../pack/types.ts'
import { type Grade, gradeOf } from '../../rules/02-pilots/pilots.ts'
import type { Campaign, Pilot, PilotStatus, StoryLine } from '../../state.ts'
import { PENALTY_NAMES, PENALTY_WORDS, SKILL_NAMES, SKILL_WORDS, TYPE_NAMES } from '../../text/names.ts'

export const GRADE_NAMES: Readonly<Record<Grade, string>> = {
  experte: 'Experte',
  veteran: 'Veteran',
  green: 'Green',
}

export const STATUS_NAMES: Readonly<Record<PilotStatus, string>> = {
  ready: 'Ready',
  reserve: 'Held in reserve',
  wounded: 'Wounded',
  killed: 'Killed',
  replaced: 'Replaced',
  posted: 'Posted away',
}

/** Skills with how often each may be used in a mission. */
export function skillCounts({ skills }: Pilot): readonly { readonly skill: Skill; readonly uses: number }[] {
  return SKILLS.map(skill => ({ skill, uses: skills.filter(one => one === skill).length })).filter(
    ({ uses }) => uses > 0,
  )
}

const isSkill = (id: string): id is Skill => (SKILLS as readonly string[]).includes(id)
const isPenalty = (id: string): id is Penalty => (PENALTIES as readonly string[]).includes(id)

const called = (of: string | undefined): string => {
  if (of === undefined) return ''
  if (isSkill(of)) return SKILL_NAMES[of]
  return isPenalty(of) ? PENALTY_NAMES[of] : of.replaceAll('-', ' ')
}

const NUMBERS = ['no', 'a', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const

/** `a B-24`, `two B-24s`. */
export const several = (times: number, thing: string): string =>
  `${NUMBERS[times] ?? times} ${thing}${times === 1 ? '' : 's'}`

/** What happened to him in a mission, so many times, as half a sentence. */
const HAPPENED: Readonly<Record<StoryLine['what'], (of: string, times: number) => string>> = {
  fallen: (_, times) => `made ${several(times, 'B-24')} fall out of the formation`,
  destroyed: (_, times) => `destroyed ${several(times, 'B-24')}`,
  escort: (_, times) =>
    times === 1 ? 'shot down an escort fighter' : `shot down ${several(times, 'escort fighter')}`,
  landed: () => 'nursed a shot-up machine home',
  'bailed-out': () => 'took to his parachute and came down unhurt',
  wounded: () => 'was wounded',
  killed: of => `was killed${of === '' ? '' : ` (${of})`}`,
  returned: () => 'came back from hospital',
  replaced: () => 'was struck off, his place filled',
  joined: () => 'joined the staffel',
  posted: () => 'was posted away',
  skill: of => `became known for ${of === '' ? 'his skill' : of}`,
  cured: of => `got over ${of === '' ? 'his greenness' : of}`,
}

export interface Chapter {
  readonly mission: number
  /** `Mission 4, Map 6, Outbound`. */
  readonly heading: string
  readonly text: string
}

/** His story, one chapter for each mission in which something happened. */
export function storyOf(campaign: Campaign, pilot: Pilot): readonly Chapter[] {
  const missions = [...new Set(pilot.story.map(({ mission }) => mission))]
  return missions.map(mission => {
    const lines = pilot.story.filter(line => line.mission === mission)
    const isSame = (one: StoryLine, other: StoryLine) => one.what === other.what && one.of === other.of
    const told = lines
      .filter((line, i) => lines.findIndex(other => isSame(line, other)) === i)
      .map(line => HAPPENED[line.what](called(line.of), lines.filter(other => isSame(line, other)).length))
    return { mission, heading: headingOf(campaign, mission), text: `${sentence(told)}.` }
  })
}

function headingOf(campaign: Campaign, mission: number): string {
  if (mission === 0) return 'Before the first mission'
  const entry = campaign.log.find(({ no }) => no === mission)
  return entry ? `Mission ${mission}, Map ${entry.map}, ${TYPE_NAMES[entry.type]}` : `Mission ${mission}`
}

function sentence(parts: readonly string[]): string {
  const last = parts[parts.length - 1] ?? ''
  const text = parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** SR-PIL-09 SR-PIL-11 What his skills and his penalty do, a sentence each. */
export function traitWords(pilot: Pilot): string {
  const { penalty } = pilot
  return [
    ...skillCounts(pilot).map(({ skill }) => SKILL_WORDS[skill]),
    ...(penalty ? [PENALTY_WORDS[penalty]] : []),
  ]
    .map(words => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`)
    .join(' ')
}

/** In one line, for a tooltip or a label. */
export function pilotLine(pilot: Pilot): string {
  const kills = pilot.fallen + pilot.destroyed
  return [
    GRADE_NAMES[gradeOf(pilot)].toLowerCase(),
    STATUS_NAMES[pilot.status].toLowerCase(),
    `${pilot.missions} ${pilot.missions === 1 ? 'mission' : 'missions'}`,
    `${kills} ${kills === 1 ? 'bomber' : 'bombers'}`,
    `${pilot.ep}\u00a0EP`,
    ...skillCounts(pilot).map(({ skill, uses }) => SKILL_NAMES[skill] + (uses > 1 ? ` ×${uses}` : '')),
    ...(pilot.penalty ? [PENALTY_NAMES[pilot.penalty]] : []),
  ].join(', ')
}
