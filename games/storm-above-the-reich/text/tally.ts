import { counted, HIT_NAMES, nameIn, rollIn } from './names.ts'
import type { ChapterWords } from './words.ts'

/** Fate and points. */

const FATES: Readonly<Record<string, string>> = {
  lands: 'comes home and lands',
  crashes: 'crashes',
  fire: 'catches fire',
  explodes: 'explodes',
}

const BAIL_OUTS: Readonly<Record<string, string>> = {
  yes: 'bails out unhurt',
  wounded: 'bails out wounded',
  no: 'does not get out',
}

const CAUSES: Readonly<Record<string, string>> = {
  attack: 'under fire',
  collision: 'in a collision',
  blast: 'from afar',
  cohesion: 'as its element breaks up',
  event: 'in the confusion',
  flak: 'to flak',
}

export const TALLY: ChapterWords = {
  choices: {},
  chances: {
    'fate.roll': 'What becomes of the aircraft?',
    'fate.bail-out': 'Does the pilot get out?',
  },
  notes: {
    'score.bomber': ({ bomber, how, cause, vp, ep, name }) =>
      `B-24 ${bomber} ${how === 'fallen' ? 'falls out of the formation' : 'is destroyed'} ${CAUSES[String(cause)] ?? ''}${name === undefined ? '' : ` (${name})`}: ${vp} VP, ${ep} Staffel EP.`,
    'score.auxiliary': ({ ep, deduction }) =>
      `An auxiliary is lost: 1 Staffel EP less (${ep} left), ${counted(deduction, 'OP', 'OP')} less in the next mission.`,
    'fighter.lost': ({ name, kind }) =>
      kind === 'fw190' ? `The FW190 of ${name} is lost.` : `${name} is lost.`,
    'fate.rolled': facts =>
      `${facts.name}, ${nameIn(HIT_NAMES, facts.box)} hit, ${rollIn(facts)}: ${FATES[String(facts.fate)]}.`,
    'fate.bailed-out': facts => `${facts.name}, ${rollIn(facts)}: ${BAIL_OUTS[String(facts.bailOut)]}.`,
  },
}
