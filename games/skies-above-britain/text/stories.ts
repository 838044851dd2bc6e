import type { Logged } from '@tallyho/engine'
import type { HitType, Level, Skill } from '../pack/types.ts'
import type { Pilot, PilotNo, StoryLine } from '../state.ts'
import { factsIf, type Notes } from '../vocabulary.ts'
import { SKILL_WORDS } from './cards.ts'
import { fighterName, HIT_NAMES } from './names.ts'

/** What a pilot's page of the squadron's book says. */

const TOLD: Readonly<Record<StoryLine['what'], string>> = {
  joined: 'joined the squadron',
  bomber: 'brought down a bomber',
  fighter: 'brought down a fighter',
  'bailed-out': 'bailed out over land, and missed a patrol on his way back',
  rescued: 'rescued from the Channel, and missed two patrols',
  wounded: 'wounded, to hospital',
  exhausted: 'worn out after four patrols in a row, to hospital',
  returned: 'back from hospital',
  discharged: 'discharged from hospital, unfit to fly',
  captured: 'picked up by the Germans, a prisoner',
  killed: 'killed',
  regular: 'no longer a novice: a Regular now',
  veteran: 'a Veteran now',
  skill: 'an Ace',
  decorated: 'decorated, and at the Palace for a patrol',
  posted: 'posted to another squadron',
}

/** `brought down a bomber`, `an Ace: Slick`. */
export function storyTold({ what, of }: StoryLine): string {
  return what === 'skill' && of ? `an Ace: ${SKILL_WORDS[of as Skill].title}` : TOLD[what]
}

/** How the log says that men were lost, by their numbers: `Red 2 went down, hit in the engine`. */
export function lossesTold(notes: readonly Logged[]): ReadonlyMap<PilotNo, string> {
  const told = new Map<PilotNo, string>()
  const boxes = new Map<PilotNo, HitType>()
  for (const note of notes) {
    const box = factsIf(note, 'fate')
    if (box) boxes.set(box.pilot, box.box)
    const lost = factsIf(note, 'aircraft-lost')
    if (lost) told.set(lost.pilot, `lost with ${fighterName(lost.fighter)} in a collision`)
    const down = factsIf(note, 'pilot-fate')
    if (down?.fate === 'killed') told.set(down.pilot, wentDown(down, boxes.get(down.pilot)))
    const sea = factsIf(note, 'recovery')
    if (sea?.result === 'killed') told.set(sea.pilot, 'lost in the Channel')
    if (sea?.result === 'captured') told.set(sea.pilot, 'picked up in the Channel by the Germans')
  }
  return told
}

function wentDown({ fighter, row }: Notes['pilot-fate'], hit: HitType | undefined): string {
  const where = hit ? `, hit in the ${HIT_NAMES[hit]}` : ''
  return `${fighterName(fighter)} ${row === 'fire' ? 'burned' : 'went down'}${where}`
}

/** What became of a man, in a word or two; nothing while he flies. */
export function becameOf({ status, story }: Pilot): string | undefined {
  if (status === 'hospital')
    return story.at(-1)?.what === 'exhausted' ? 'in hospital, worn out' : 'in hospital'
  const end = status === 'gone' ? story.findLast(({ what }) => what in ENDS)?.what : undefined
  return end && ENDS[end as keyof typeof ENDS]
}

export const ENDS = {
  killed: 'killed',
  captured: 'a prisoner',
  discharged: 'discharged',
  posted: 'posted elsewhere',
} as const

/** Why somebody who is ready may not fly, in words that a strip has room for: `bailed out`. */
export function sitsOutBecause({ sitsOut, story }: Pilot): string | undefined {
  if (sitsOut === 0) return undefined
  const last = story.findLast(({ what }) => what in AWAY)?.what
  return last ? AWAY[last as keyof typeof AWAY] : 'away'
}

const AWAY = {
  'bailed-out': 'bailed out',
  rescued: 'rescued',
  decorated: 'at the Palace',
} as const

/** What experience means in the air, for whoever sees its sign for the first time. */
export const LEVEL_MEANS: Readonly<Record<Level, string>> = {
  green:
    'The rulebook calls him Green. Marks on the cards that spare others strike him, and a crash is deadlier for him. A Veteran in his Section can shield him once.',
  regular: 'He has no weakness, and no favour to give.',
  veteran: 'Once a patrol he does the others a favour, chosen when its moment comes.',
}
