import { capital, counted } from '@tallyho/engine'
import { DICE, responding } from '../bot/met.ts'
import { mean } from '../bot/odds.ts'
import type { Intelligence, Warning } from '../pack/types.ts'
import { flightOf } from '../rules/02-terms.ts'
import { classesOf, daringOf, detectability, onTrack } from '../rules/06-raid/detection.ts'
import type { Campaign } from '../state.ts'
import type { Notes } from '../vocabulary.ts'
import { WARNINGS, warningName } from './charts.ts'

/** What a die of detection lets the British do, in plain words: chapter 6.2. */

/** What each face of the die means for this raid. */
export const detectionFaces = (campaign: Campaign): readonly string[] =>
  knownBy(campaign).map(face => `${warningName(face.warning)}: ${comingTold(face)}`)

/** RE-6.2.f The same as rows, one for each result, in the order of the die, with the squadrons to be expected. */
export function detectionRows(campaign: Campaign) {
  const known = knownBy(campaign)
  const rows = new Map<string, { seen: string[]; comes: string; faces: number[]; mean: number }>()
  for (const [at, face] of known.entries()) {
    const comes = fewTold(face)
    const key = `${isUnseen(face.warning)} ${comes} ${face.mean}`
    const { seen, faces } = rows.get(key) ?? { seen: [], faces: [] }
    rows.set(key, {
      seen: [...seen, WARNINGS[face.warning]],
      comes,
      faces: [...faces, at + 1],
      mean: face.mean,
    })
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

/** `3 to 5, or none`, however the die for the priority falls. */
function fewTold({ come, daring, met }: Known): string {
  const most = Math.max(...met)
  if (most === 0) return come === 0 ? 'nobody' : `nobody: they want ${daring}`
  return `${spanTold(met)}${met.includes(0) ? ', or none' : ''}`
}

/** The same in a sentence: `3 to 5 squadrons come, or none`. */
function comingTold({ come, daring, met }: Known): string {
  const most = Math.max(...met)
  if (most === 0) return atMostTold(come, daring)
  return `${spanTold(met)} ${most === 1 ? 'squadron comes' : 'squadrons come'}${met.includes(0) ? ', or none' : ''}`
}

/** Of those dice that let any come. */
function spanTold(met: readonly number[]): string {
  const [least, most] = [Math.min(...met.filter(one => one > 0)), Math.max(...met)]
  return least === most ? `${most}` : `${least} to ${most}`
}

/** However the die falls, as many squadrons come. */
export function isDetectionIdle(campaign: Campaign): boolean {
  return new Set(knownBy(campaign).map(({ warning, met }) => `${isUnseen(warning)} ${met}`)).size === 1
}

/** RE-6.2.f RE-7.3.a How many come now, and whether of no face fewer are to be expected. Undefined where the raid is not as it was when the die fell. */
export function rolledDetection(
  campaign: Campaign,
  { die, come, daring }: Pick<Notes['detection'], 'die' | 'come' | 'daring'>,
): { readonly comes: string; readonly isBest: boolean } | undefined {
  if (!campaign.flight) return undefined
  const faces = knownBy(campaign)
  const rolled = faces[die - 1]
  if (rolled?.come !== come || rolled.daring !== daring) return undefined
  return { comes: comingTold(rolled), isBest: faces.every(({ mean }) => rolled.mean <= mean) }
}

type Known = ReturnType<typeof knownBy>[number]

/** What each face lets them know, how many could come then, how many dare to, and how many do, on average too. */
function knownBy(campaign: Campaign) {
  const { modifier } = detectability(campaign)
  const taken = classesOf(campaign).includes('major') ? 'major' : 'minor'
  const known = ({ warning, intelligence }: ReturnType<typeof onTrack>) => {
    const seen = { ...campaign, flight: { ...flightOf(campaign), warning, intelligence, taken } } as const
    const met = responding(seen)
    return { warning, intelligence, ...daringOf(seen), met, mean: mean(met) }
  }
  // Several faces come to the same.
  const faces = new Map<string, ReturnType<typeof known>>()
  return DICE.map(face => {
    const space = onTrack(campaign, face + modifier)
    const key = `${space.warning} ${space.intelligence}`
    const found = faces.get(key) ?? known(space)
    faces.set(key, found)
    return found
  })
}

/** RE-6.21.a Then the patrol comes along. */
const isUnseen = (warning: Warning) => warning === 'none'

/** `up to 7 squadrons come`, before the die for the priority: fewer than they want stay at home. */
function atMostTold(come: number, daring: number): string {
  if (come === 0) return 'no squadron comes'
  if (come < daring) return `no squadron dares to come (they want ${daring}, and have ${come} at most)`
  return `up to ${counted(come, 'squadron')} ${come === 1 ? 'comes' : 'come'}`
}

/** RE-4.II.2 What they saw and what follows from it, in a sentence. */
export function detectionTold(
  {
    warning,
    intelligence,
    come,
    daring,
  }: Pick<Notes['detection'], 'warning' | 'intelligence' | 'come' | 'daring'>,
  comes = atMostTold(come, daring),
): string {
  // What they know of a raid that nobody saw is of no use to them.
  const knowledge = isUnseen(warning) ? '' : ` ${KNOWLEDGE[intelligence]}`
  return `${capital(warningName(warning))}: ${comes}.${knowledge}`
}

/** RE-7.3 What the British go by when they make up their minds. */
export const KNOWLEDGE: Readonly<Record<Intelligence, string>> = {
  poor: 'Poor intelligence: they only guess whether you are many or few.',
  limited: 'Limited intelligence: they have counted your Gruppen, but cannot tell fighters from bombers.',
  accurate: 'Accurate intelligence: they know your fighters from your bombers.',
}
