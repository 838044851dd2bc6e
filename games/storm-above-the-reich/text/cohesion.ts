import type { Facts } from '@tallyho/engine'
import type { Cohesion } from '../pack/types.ts'
import { aboutA, askBomber, askElement } from './about.ts'
import { COHESION_NAMES, counted, nameIn } from './names.ts'
import type { ChapterWords } from './words.ts'

/** Cohesion of the elements. */

function checkWords({ element, markers, die, degrades }: Facts): string {
  const holds = `${element} element, ${counted(markers, 'marker')}`
  if (die === undefined) return `${holds}: it holds without a die.`
  return `${holds}: ${die}, ${degrades ? 'it degrades' : 'it holds'}.`
}

export const COHESION: ChapterWords = {
  choices: {
    'cohesion.next': askElement(
      () =>
        'Which element is checked next? The order matters: they share a bomber that may fall, or a Detonation.',
    ),
    'cohesion.detonation': askElement(
      () => 'A Detonation lies where two elements overlap. Which of them does it degrade?',
    ),
    'leader.shift': askBomber(
      (campaign, about) =>
        `The leader of the ${aboutA('element', campaign, about, 'element')} is gone. Which bomber moves up?`,
    ),
  },
  chances: {
    'cohesion.roll': 'Cohesion Check: at the number of markers or below, the element degrades',
    'cohesion.falls': 'Which bomber falls out of the formation?',
  },
  notes: {
    'cohesion.check': checkWords,
    'cohesion.becomes': ({ element, cohesion }) =>
      `${element} element: now ${nameIn<Cohesion>(COHESION_NAMES, cohesion)}.`,
    'cohesion.detonation': ({ element }) => `A Detonation shakes the ${element} element.`,
    'cohesion.empty': ({ element }) => `No bomber is left in the ${element} element: Kaputt for good.`,
    'leader.shift': ({ bomber, lead, element }) =>
      `B-24 ${bomber} takes the place of ${lead} at the head of the ${element} element.`,
  },
}
