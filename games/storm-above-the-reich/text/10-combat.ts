import { percent, type SaidFigure } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import type { AerialResult, FighterKind } from '../pack/types.ts'
import { isBox } from '../rules/05-map/boxes.ts'
import { escortType, missionOf } from '../rules/05-map/table.ts'
import type { AerialLetter } from '../rules/10-aerial-combat/aerial-combat.ts'
import { areHigher, areMore, modifiersOf, totalOf } from '../rules/10-aerial-combat/combat-questions.ts'
import type { Campaign, EscortMarker, Fighter } from '../state.ts'

/** What an aerial combat may come to, before its die. */

/** A sign in a cell of the Aerial Combat Table: its letter, and what may stand behind it. */
export type AerialSign = AerialLetter | 'e' | 'x'

export const AERIAL_SIGNS: readonly AerialSign[] = ['D', 'R', 'B', 'S', 'e', 'x']

/** SR-ACB-15 SR-ACB-16 SR-ACB-20 SR-ACB-21 SR-ACB-22 SR-ACB-23 What each does. */
export const AERIAL_WORDS: Readonly<Record<AerialSign, string>> = {
  B: 'Break off: the fighters leave the mission, and one escort with them.',
  D: 'Dogfight: they circle until the next Escort Phase.',
  R: 'Return: the fighters get away to Tail Low, Evasive Return; one escort leaves.',
  S: 'Scattered: the fighters leave the mission; the escort drops to Below Trailing.',
  e: 'An escort fighter goes down.',
  x: 'One of ours is shot down.',
}

/** SR-ACB-23 The same face may bring one of the others too. */
export const faceWords = (sign: AerialSign): string =>
  `${sign === 'e' || sign === 'x' ? 'Besides: ' : ''}${AERIAL_WORDS[sign]}`

const COURSES: readonly AerialLetter[] = ['D', 'R', 'B', 'S']
const IN_SHORT: Readonly<Record<AerialLetter, string>> = {
  B: 'both leave',
  D: 'dogfight',
  R: 'you get away',
  S: 'scattered',
}

/** SR-ACB-03 SR-ACB-04 SR-ACB-13 What each face of the die comes to, if such an aircraft leads. */
export function combatFaces(
  campaign: Campaign,
  lead: FighterKind,
  ours: readonly Fighter[],
  theirs: readonly EscortMarker[],
): readonly AerialResult[] {
  const box = ours[0]?.at ?? 'exited'
  const higher = isBox(box) && areHigher(box, ours, theirs)
  const number = theirs.reduce((sum, marker) => sum + marker.number, 0)
  const row = packOf(campaign).aerial(lead, escortType(missionOf(campaign)), higher, areMore(ours, number))
  const modifier = modifiersOf(campaign, ours).reduce((sum, { by }) => sum + by, 0)
  return row.map((_, i) => row[totalOf(i + 1, modifier) - 1] ?? 'S')
}

/** SR-ACB-04 Which of several types leads is asked of all in a box or a dogfight. */
export function ledFaces(
  campaign: Campaign,
  lead: FighterKind,
  about: readonly string[] = [],
): readonly AerialResult[] {
  const { fighters, escort } = missionOf(campaign)
  const ours = fighters.filter(({ no }) => about.includes(`fighter:${no}`))
  const [first] = ours
  const theirs = escort.markers.filter(({ at, group }) => at === first?.at && group === first.group)
  return combatFaces(campaign, lead, ours, theirs)
}

/** The faces that come to it. */
export function facesTo(results: readonly AerialResult[], sign: AerialSign): readonly number[] {
  return results.flatMap((result, i) => (result.includes(sign) ? [i + 1] : []))
}

/** `dogfight 30 %, you get away 20 %`, and who goes down in it. */
export function fightWords(results: readonly AerialResult[]): {
  readonly so: string
  readonly figures: readonly SaidFigure[]
} {
  const chance = (sign: AerialSign) => percent(facesTo(results, sign).length / results.length)
  return {
    so: COURSES.filter(sign => facesTo(results, sign).length > 0)
      .map(sign => `${IN_SHORT[sign]} ${chance(sign)}`)
      .join(', '),
    figures: [
      { of: 'escort down', is: chance('e'), tone: 'good' },
      { of: 'ours down', is: chance('x'), tone: 'bad' },
    ],
  }
}
