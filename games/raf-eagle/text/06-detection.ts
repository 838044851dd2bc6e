import { capital, counted } from '@tallyho/engine'
import { stepAt } from '../pack/index.ts'
import type { Intelligence, Warning } from '../pack/types.ts'
import { flightOf, gruppenInRaid, tablesOf } from '../rules/02-terms.ts'
import { detectability, onTrack } from '../rules/06-raid/detection.ts'
import { couldCome } from '../rules/07-response/pool.ts'
import { importance } from '../rules/07-response/priority.ts'
import { daringAt } from '../rules/07-response/tactics.ts'
import type { Campaign } from '../state.ts'
import type { Notes } from '../vocabulary.ts'

/** What a die of detection lets the British do, in plain words: chapter 6.2. */

const FACES = [1, 2, 3, 4, 5, 6] as const

/** What each face of the die means for this raid. */
export const detectionFaces = (campaign: Campaign): readonly string[] =>
  knownBy(campaign).map(({ warning, come, daring }) => `${seenTold(warning)}: ${comeTold(come, daring)}`)

/** RE-6.2.f The same as rows, one for each result, in the order of the die, with the squadrons to be expected. */
export function detectionRows(campaign: Campaign) {
  const known = knownBy(campaign)
  const rows = new Map<string, { seen: string[]; comes: string; faces: number[]; mean: number }>()
  for (const [at, face] of known.entries()) {
    const comes = fewTold(face.come, face.daring)
    const key = `${isUnseen(face.warning)} ${comes} ${face.mean}`
    const { seen, faces } = rows.get(key) ?? { seen: [], faces: [] }
    const all = [...seen, face.warning === 'none' ? 'no' : SEEN[face.warning]]
    rows.set(key, { seen: all, comes, faces: [...faces, at + 1], mean: face.mean })
  }
  const means = known.map(({ mean }) => mean)
  const [least, most] = [Math.min(...means), Math.max(...means)]
  return [...rows.values()].map(({ faces, seen, comes, mean }) => ({
    dice: facesTold(faces),
    seen: [...new Set(seen)].join(' or '),
    comes,
    mean: mean.toFixed(1),
    // Colour goes by what is to be expected.
    good: mean === least && least < most,
    bad: mean === most && least < most,
  }))
}

/** `1–2, 5`. */
function facesTold(faces: readonly number[]): string {
  const starts = faces.filter(face => !faces.includes(face - 1))
  return starts
    .map(from => {
      const to = faces.find(face => face >= from && !faces.includes(face + 1)) ?? from
      return from === to ? `${from}` : `${from}–${to}`
    })
    .join(', ')
}

/** `3 to 5, or none`. */
function fewTold(come: number, daring: number): string {
  if (come === 0) return 'none'
  if (come < daring) return `none: they want ${daring}`
  return daring <= 1 ? `up to ${come}` : `${daring === come ? '' : `${daring} to `}${come}, or none`
}

/** However the die falls, as many squadrons come. */
export function isDetectionIdle(campaign: Campaign): boolean {
  const faces = knownBy(campaign).map(({ warning, come, daring }) => {
    const comes = comeTold(come, daring <= fewestLeft(campaign, come) ? 1 : daring)
    return `${isUnseen(warning)} ${comes}`
  })
  return new Set(faces).size === 1
}

/** RE-6.2.f RE-7.3.a Of no face fewer are to be expected. Undefined where the raid is not as it was when the die fell. */
export function isBestDetection(
  campaign: Campaign,
  { die, come, daring }: Pick<Notes['detection'], 'die' | 'come' | 'daring'>,
): boolean | undefined {
  if (!campaign.flight) return undefined
  const faces = knownBy(campaign)
  const rolled = faces[die - 1]
  if (rolled?.come !== come || rolled.daring !== daring) return undefined
  return faces.every(({ mean }) => rolled.mean <= mean)
}

/** What each face lets them know, how many could come then, how many dare to, and how many come on average. */
function knownBy(campaign: Campaign) {
  const { modifier } = detectability(campaign)
  return FACES.map(face => {
    const { warning, intelligence } = onTrack(campaign, face + modifier)
    const come = couldCome(campaign, warning)
    const daring = daringAt(campaign, intelligence)
    return { warning, intelligence, come, daring, mean: meanOf(campaign, intelligence, come, daring) }
  })
}

/** RE-7.2.c RE-7.3.a RE-7.31.a The squadrons to be expected: some are kept back, and if too few are left nobody comes. */
function meanOf(campaign: Campaign, intelligence: Intelligence, come: number, daring: number): number {
  const { modifier } = importance({ ...campaign, flight: { ...flightOf(campaign), intelligence } })
  const most = intelligence === 'accurate' ? 2 * gruppenInRaid(campaign).length : come
  const met = FACES.map(die => {
    const left = leftAt(campaign, come, die + modifier)
    return left < daring ? 0 : Math.min(left, most)
  })
  return met.reduce((sum, one) => sum + one, 0) / FACES.length
}

/** RE-6.21.a Then the patrol comes along. */
const isUnseen = (warning: Warning) => warning === 'none'

/** RE-7.2.c Of squadrons that could come so many are left at least, however the die for the priority falls. */
const fewestLeft = (campaign: Campaign, come: number): number =>
  leftAt(campaign, come, 1 + importance(campaign).modifier)

/** RE-7.2.c Of squadrons that could come so many are left at this priority. */
function leftAt(campaign: Campaign, come: number, total: number): number {
  const { response } = tablesOf(campaign)
  return Math.max(0, come - stepAt(response.removed[stepAt(response.priority, total)], come))
}

/** How early it was seen: `seen late`. From early on no more squadrons can come. */
const seenTold = (warning: Warning) => (warning === 'none' ? 'unseen' : `seen ${SEEN[warning]}`)

const SEEN = {
  late: 'late',
  sufficient: 'in time',
  early: 'early',
  'very-early': 'very early',
} as const

/** `4 to 7 squadrons come, or none`: fewer than they want stay at home. */
function comeTold(come: number, daring: number): string {
  if (come === 0) return 'no squadron comes'
  if (come < daring) return `no squadron dares to come (they want ${daring}, and have ${come} at most)`
  if (daring <= 1) return `up to ${counted(come, 'squadron')} ${come === 1 ? 'comes' : 'come'}`
  return `${daring === come ? '' : `${daring} to `}${come} squadrons come, or none`
}

/** RE-4.II.2 What they saw and what follows from it, in a sentence. */
export function detectionTold({
  warning,
  intelligence,
  come,
  daring,
}: Pick<Notes['detection'], 'warning' | 'intelligence' | 'come' | 'daring'>): string {
  // What they know of a raid that nobody saw is of no use to them.
  const knowledge = isUnseen(warning) ? '' : ` ${KNOWLEDGE[intelligence]}`
  return `${capital(seenTold(warning))}: ${comeTold(come, daring)}.${knowledge}`
}

/** RE-7.3 What the British go by when they make up their minds. */
export const KNOWLEDGE: Readonly<Record<Intelligence, string>> = {
  poor: 'Poor intelligence: they only guess whether you are many or few.',
  limited: 'Limited intelligence: they have counted your Gruppen, but cannot tell fighters from bombers.',
  accurate: 'Accurate intelligence: they know your fighters from your bombers.',
}
