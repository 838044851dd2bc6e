import {
  FIGHTER_KINDS,
  type FighterKind,
  PENALTIES,
  type Penalty,
  SKILLS,
  type Skill,
} from '../../pack/types.ts'
import { type Element, type EscortMarker, type Fighter, MANEUVERS } from '../../state.ts'

/** Pieces in words, as a player would say what lies on the table. */

/** One fighter: `{ kind, at: 'tail/level' }`, or `{ at: '2.2' }` in a space, and whatever else it needs. */
export interface Piece extends Partial<Omit<Fighter, 'no' | 'pilot' | 'at' | 'space' | 'target'>> {
  readonly kind?: FighterKind
  /** A box, a space by its id, or another place. */
  readonly at: Fighter['at'] | `${number}.${number}`
  /** Id of the bomber it was placed against. */
  readonly target?: string
  readonly skills?: readonly Skill[]
  readonly penalty?: Penalty
}

const [KINDS, SKILL, PENALTY, MANEUVER] = [FIGHTER_KINDS, SKILLS, PENALTIES, MANEUVERS].map(
  words => new Set<string>(words),
) as [Set<string>, Set<string>, Set<string>, Set<string>]

const SAID: Readonly<Record<string, Partial<Fighter>>> = {
  evasive: { mode: 'evasive' },
  jam: { ammo: 'jam' },
  'no-ammo': { ammo: 'none' },
  sun: { outOfTheSun: true },
  attacked: { attacked: true },
  moved: { moved: true },
  armor: { armor: true },
  cannon: { cannon: true },
  cable: { cable: true },
  rockets: { rockets: 'loaded' },
}

/**
 * `tail/low mc202 cannon wing-4`: where, and what sets it apart, in any order. Among the bombers its space comes
 * first, then where it came from if that matters: `3.3 nose/level A1 evasive dive luck`, `2.2 A1`.
 */
export function pieceOf(text: string): Piece {
  const [at, ...words] = text.split(' ')
  const piece: Record<string, unknown> = { at }
  if (/^\d+\.\d+$/.test(at ?? '') && words[0]?.includes('/')) {
    const [position, altitude] = words.shift()?.split('/') ?? []
    Object.assign(piece, { approach: `${position}/approach/${altitude}`, altitude })
  }
  const skills = words.filter(word => SKILL.has(word))
  if (skills.length > 0) piece.skills = skills
  const hits = words.filter(word => /^[a-z-]+-\d$/.test(word) && !/^group/.test(word))
  if (hits.length > 0) piece.hits = hits
  for (const word of words) {
    if (SKILL.has(word) || hits.includes(word)) continue
    if (KINDS.has(word)) piece.kind = word
    else if (PENALTY.has(word)) piece.penalty = word
    else if (MANEUVER.has(word)) piece.maneuver = word
    else if (/^([A-Z]\d|X)$/.test(word)) piece.target = word
    else if (/^group-\d$/.test(word)) piece.group = Number(word.at(-1))
    else if (SAID[word]) Object.assign(piece, SAID[word])
    else throw new Error(`'${word}' says nothing about a fighter`)
  }
  return piece as unknown as Piece
}

/** `below-trailing 3`: where, and the number of one that has been seen; `dogfight 3 group-1`. */
export function markerOf(text: string): Partial<EscortMarker> & { readonly at: EscortMarker['at'] } {
  const [at, ...words] = text.split(' ')
  const number = Number(words.find(word => /^\d$/.test(word)) ?? 0)
  const group = Number(words.find(word => /^group-\d$/.test(word))?.at(-1) ?? 0)
  return { at: at as EscortMarker['at'], number, group }
}

/** `rotte position schwarm-2`: the Attack advantages that lie in an element. */
export function advantagesOf(text: string): Partial<Element> {
  const words = text.split(' ')
  return {
    rotte: words.includes('rotte'),
    position: words.includes('position'),
    schwarm: Number(words.find(word => word.startsWith('schwarm-'))?.at(-1) ?? 0),
  }
}
