import { capital, counted, firstOf, listed } from '@tallyho/engine'
import type { Cohesion } from '../pack/types.ts'
import type { Held } from '../rules/14-cohesion/cohesion.ts'
import type { Notes } from '../vocabulary.ts'
import { askBomber, askElement } from './about.ts'
import { COHESION_NAMES, elementCalled, elementOf } from './names.ts'
import type { Chapter } from './words.ts'

/** Cohesion of the elements. */

function checkWords({ element, was, markers, held: kinds, die, degrades }: Notes['cohesion.check']): string {
  const who = capital(elementOf(element))
  const held = heldWords(markers, kinds, was)
  if (die === undefined) return `${who} keeps together: only ${held}.`
  return `${who} has ${held}, die ${die}: ${degrades ? WORSE[was] : was === 'kaputt' ? 'it closes up' : 'it keeps together'}.`
}

/** SR-COH-02 `6 markers: 4 damage + 1 fallen + 1 Loose`. */
export function heldWords(markers: number, held: Held, was: Cohesion): string {
  const { damage, gone, order, proximity, detonations } = held
  const kinds = [
    [damage, 'damage'],
    [gone, 'down'],
    [order, COHESION_NAMES[was]],
    [proximity, 'Proximity'],
    [detonations, 'Detonation'],
  ] as const
  const parts = kinds.flatMap(([count, kind]) => (count === 0 ? [] : `${count} ${kind}`))
  return `${counted(markers, 'marker')} (${parts.join(' + ')})`
}

/** SR-COH-06 What comes of a check that fails. */
const WORSE: Readonly<Record<Cohesion, string>> = {
  good: 'it opens up to Loose',
  loose: 'it comes apart, Kaputt',
  kaputt: 'a bomber falls out, and the rest close up to Loose',
}

/** SR-COH-06 SR-COH-13 `The Left element breaks up: B-24 A6 falls out (1 point), and the rest close up to Loose.` */
export function brokenWords(element: string, bomber: string, vp: number, isLast: boolean): string {
  const rest = isLast ? 'and nobody is left in it' : 'and the rest close up to Loose'
  return `${capital(elementOf(element))} breaks up: B-24\u00a0${bomber} falls out (${counted(vp, 'point')}), ${rest}.`
}

/** SR-COH-06 SR-COH-09 SR-LL-04 Down, or up again: what that does to the fire. */
function becomesWords({ element, was, cohesion }: Notes['cohesion.becomes']): string {
  const [before, now] = [LESS[was], LESS[cohesion]]
  const what =
    now > before
      ? 'its guns cover each other less'
      : 'it has closed up again, and its guns cover each other better'
  // As the map has it: against what is printed, not against before.
  const by = now === 0 ? 'Lethal Levels as printed' : `Lethal Levels ${now} below the printed`
  return `${capital(elementOf(element))} is now ${COHESION_NAMES[cohesion]}: ${what}. ${by}.`
}

/** SR-LL-04 By how much its Lethal Levels are less. */
const LESS: Readonly<Record<Cohesion, number>> = { good: 0, loose: 1, kaputt: 2 }

export const COHESION = {
  asks: {
    'cohesion.next': askElement('Which group of bombers is checked next?'),
    'cohesion.detonation': askElement('Which element does the Detonation degrade?'),
    'leader.shift': askBomber(
      (campaign, { about }) =>
        `The leader of the ${elementCalled(campaign, Number(firstOf('element', about)))} is gone. Which bomber moves up?`,
    ),
  },
  rolls: {
    'cohesion.roll': {
      what: (campaign, { about }) =>
        `Does the ${elementCalled(campaign, Number(firstOf('element', about)))} hold together?`,
      outcome: (_, { id }, { against = 0 }) =>
        Number(id) <= against ? 'it loses its order: it shoots worse' : 'it keeps together',
    },
    'cohesion.falls': 'Which bomber falls out of the formation?',
  },
  notes: {
    'cohesion.check': checkWords,
    'cohesion.becomes': becomesWords,
    'cohesion.detonation': ({ element }) => `A Detonation shakes ${elementOf(element)}.`,
    'cohesion.empty': ({ element }) => `No bomber is left in ${elementOf(element)}: Kaputt for good.`,
    'cohesion.cleared': ({ proximity, detonations }) =>
      `The check is over: ${listed([
        ...(proximity > 0 ? [counted(proximity, 'Proximity marker')] : []),
        ...(detonations > 0 ? [counted(detonations, 'Detonation')] : []),
      ])} ${proximity + detonations === 1 ? 'is' : 'are'} taken away.`,
    'leader.shift': ({ bomber, lead, element }) =>
      `B-24\u00a0${bomber} takes the place of ${lead} at the head of ${elementOf(element)}.`,
  },
} satisfies Chapter
