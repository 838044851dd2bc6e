import { capital, firstOf, listed } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import { raidAbout } from '../rules/02-terms/choices.ts'
import { raidNumbered } from '../rules/02-terms/terms.ts'
import { huntersFind, type LevelsFound, squadronsFind } from '../rules/11-interception.ts'
import type { Squadron } from '../state.ts'
import type { ChapterWords } from '../vocabulary.ts'
import { ON } from './meetings.ts'
import { raidWithGroups, sections, squadronAtHeight, squadronName, squadronWithRating } from './names.ts'

/** Hunters and squadrons meet. */
export const interception = {
  asks: {
    'raid-order': {
      question: 'Several raids share this space. Which is met first?',
      answer: (day, { raid }) => capital(raidWithGroups(day, raidNumbered(day.raids, raid))),
    },
    intercepted: {
      question: (_, { about }) =>
        `The hunters of raid ${firstOf('raid', about)} bounce a squadron. Which one?`,
      answer: (day, { squadron }) => squadronAtHeight(day, squadron),
    },
    join: {
      question: (day, choice) => `Who attacks ${raidWithGroups(day, raidAbout(day, choice))}?`,
      answer: (day, { squadron }) =>
        squadron === undefined ? 'Nobody else joins' : squadronAtHeight(day, squadron),
    },
    'join-attempt': {
      question: (day, choice) =>
        `Squadrons at other levels may try to reach ${raidWithGroups(day, raidAbout(day, choice))}. Roll for it?`,
      answer: (_, { attempt }) =>
        attempt
          ? {
              head: 'Roll',
              so: `on ${ON.above} those above may join with the height (+2), on ${ON.below} those below too (−2)`,
            }
          : { head: 'Do not roll', so: 'they stay where they are' },
    },
    evade: {
      question: 'Which squadron evades the hunters and slips past to the Bomber Box?',
      answer: (day, { squadron }) => squadronWithRating(day, squadron),
    },
  },
  notes: {
    'hunters-roll': f =>
      `Hunters of raid ${f.raid} look to other levels: ${f.die}, ${levels(f, 'squadrons below', 'squadrons above', 'they find nobody')}.`,
    'squadrons-roll': f =>
      `Squadrons at other levels try for raid ${f.raid}: ${f.die}, ${levels(f, 'those below may join', 'those above may join', 'none may join')}.`,
    intercepts: ({ squadron, raid, marker }) =>
      `${squadronName(squadron)} meets raid ${raid}${marker ? MARKERS[marker] : ''}.`,
    'hunt-placement': f =>
      `Raid ${f.raid}, Hunt Box: ${f.die}, ${sections(f.letters)}, for ${listed(f.squadrons.map(squadronName))}.`,
    evades: f => `${squadronName(f.squadron)} evades the hunters, ${f.section} section.`,
    'flies-through': f =>
      `${squadronName(f.squadron)} flies through to the Bomber Box, ${f.section} section.`,
  },
  rolls: {
    'interception.hunters': {
      what: 'Do hunters catch squadrons at other levels?',
      outcome: (_, { id }) => found(huntersFind(Number(id)), 'below', 'above'),
    },
    'interception.squadrons': {
      what: 'Do squadrons at other levels reach the raid?',
      outcome: (_, { id }) => found(squadronsFind(Number(id)), 'from below', 'from above'),
    },
    'hunt-placement': {
      what: 'Roll for the places in the Hunt Box.',
      outcome: (day, { id }) => {
        const { letters, evade } = packOf(day).huntPlacement(Number(id))
        return `${sections(letters)}${evade ? `, ${evade.section} may evade` : ''}`
      },
    },
  },
} satisfies ChapterWords

const MARKERS: Readonly<Record<NonNullable<Squadron['altitudeMarker']>, string>> = {
  advantage: ' from above, with the height',
  disadvantage: ' from below, at a disadvantage',
}

function levels({ lower, higher }: LevelsFound, below: string, above: string, none: string): string {
  return [...(lower ? [below] : []), ...(higher ? [above] : [])].join(', ') || none
}

function found({ lower, higher }: LevelsFound, below: string, above: string): string {
  return listed([...(lower ? [below] : []), ...(higher ? [above] : [])], 'none')
}
