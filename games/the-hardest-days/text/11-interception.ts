import { capital, counted, firstOf, listed } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import { ALTITUDES, type SquadronId } from '../pack/types.ts'
import { raidAbout } from '../rules/02-terms/choices.ts'
import { groupsIn, overEngland, raidNumbered, squadronOf, weatherOver } from '../rules/02-terms/terms.ts'
import { evades, huntersFind, type LevelsFound, squadronsFind } from '../rules/11-interception.ts'
import type { Day, Raid, Squadron } from '../state.ts'
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
      answer: (day, { squadron }, choice) =>
        squadron === undefined
          ? 'Nobody else joins'
          : { head: squadronAtHeight(day, squadron), so: joinWords(day, raidAbout(day, choice), squadron) },
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
      outcome: (day, { id }, { about }) => {
        const { letters, evade } = packOf(day).huntPlacement(Number(id))
        const weather = weatherOver(day, overEngland(raidNumbered(day.raids, Number(firstOf('raid', about)))))
        const slips = evade && evades(evade.when, weather)
        return `${sections(letters)}${slips ? `; one of yours on the ${evade.section} slips past the hunters` : ''}`
      },
    },
  },
} satisfies ChapterWords

/** What it means to go in: the height, and who bars the way to the bombers. THD-12.4.a THD-11.1.5.a */
function joinWords(day: Day, raid: Raid, id: SquadronId): string {
  const { place } = squadronOf(day, id)
  const off =
    place.at === 'airborne' ? ALTITUDES.indexOf(place.altitude) - ALTITUDES.indexOf(raid.altitude) : 0
  const height =
    off > 0
      ? 'from above, +2 in its first fight'
      : off < 0
        ? 'from below, −2 in its first fight'
        : 'level with it'
  const hunters = groupsIn(day, raid, 'hunt').length
  const met = day.squadrons.filter(({ place: at }) => at.at === 'intercepting' && at.raid === raid.number)
  if (hunters === 0) return `${height}; no hunters bar the way to the bombers`
  const bar = `${counted(hunters, 'hunter')} may bar the way`
  return `${height}; ${bar}, ${met.length === 0 ? 'nobody else is in yet' : `${listed(met.map(({ id: other }) => other))} in already`}`
}

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
