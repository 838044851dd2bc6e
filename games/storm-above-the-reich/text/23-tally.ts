import { counted } from '@tallyho/engine'
import type { BailOut, Fate } from '../pack/types.ts'
import type { Cause } from '../rules/23-fate-and-tally/points.ts'
import type { Notes } from '../vocabulary.ts'
import { added, HIT_NAMES, rollIn } from './names.ts'
import type { Chapter } from './words.ts'

/** Fate and points. */

const FATES: Readonly<Record<Fate, string>> = {
  lands: 'comes home and lands',
  crashes: 'crashes',
  fire: 'catches fire',
  explodes: 'explodes',
}

export const BAIL_OUTS: Readonly<Record<BailOut, string>> = {
  yes: 'bails out unhurt',
  wounded: 'bails out wounded',
  no: 'does not get out',
}

const CAUSES: Readonly<Record<Cause, string>> = {
  attack: 'under fire',
  collision: 'in a collision',
  blast: 'from afar',
  cohesion: 'as its element breaks up',
  event: 'in the confusion',
  flak: 'to flak',
  situation: 'before the staffel arrives',
}

export function scoreWords({ bomber, how, cause, vp, ep, name, training }: Notes['score.bomber']): string {
  return `B-24\u00a0${bomber} ${how === 'fallen' ? 'falls out of the formation' : 'is destroyed'} ${CAUSES[cause]}${name === undefined ? '' : ` (${name})`}${training ? '' : `: ${vp}\u00a0VP, ${ep}\u00a0EP for the staffel`}.`
}

export const TALLY = {
  asks: {},
  rolls: {
    'fate.roll': (_, { against = 0 }) => `What becomes of the aircraft?${added(against)}`,
    'fate.bail-out': (_, { against = 0 }) => `Does the pilot get out?${added(against)}`,
  },
  notes: {
    'score.bomber': scoreWords,
    'score.auxiliary': ({ ep, deduction }) =>
      `An auxiliary is lost: 1 EP of the staffel less (${ep} left), ${counted(deduction, 'OP', 'OP')} less in the next mission.`,
    'fighter.lost': ({ name, kind }) =>
      kind === 'fw190' ? `The FW190 of ${name} is lost.` : `${name} is lost.`,
    'fate.rolled': facts =>
      `${facts.name}, ${HIT_NAMES[facts.box]} hit, ${rollIn(facts)}: ${FATES[facts.fate]}.`,
    'fate.bailed-out': facts => `${facts.name}, ${rollIn(facts)}: ${BAIL_OUTS[facts.bailOut]}.`,
  },
} satisfies Chapter
