import { capital, counted, listed, type SaidFigure } from '@tallyho/engine'
import type { Priorities, Priority, ReplacementTrack } from '../pack/types.ts'
import { bombedBy, foundBy } from '../rules/18-night.ts'
import type { DeckName } from '../state.ts'
import type { Level } from '../vocabulary/calendar.ts'
import type { ChapterWords, Notes } from '../vocabulary.ts'
import { DAY_EVENT_WORDS } from './cards.ts'
import {
  dateName,
  does,
  gruppen,
  leadName,
  pointsName,
  squadronName,
  squadronNames,
  typeName,
} from './names.ts'
import { gruppeFigures, gruppeSaid, squadronSaid, squadronWithHome } from './units.ts'

/** Night raids, the Calendar Update and the end of the battle: chapters 13, 14, 16 and 18. */
export const calendar = {
  asks: {
    'night-fighter': {
      question: 'Which Blenheims find the raiders in the dark?',
      answer: (campaign, { id }) => squadronSaid(campaign, id),
    },
    'night-intercepted': {
      question: 'Which night raider is found?',
      answer: (campaign, { id }) => gruppeSaid(campaign, id),
    },
    'landing-accident': {
      question: 'Which Gruppe crashes on landing?',
      answer: (campaign, { id }) => gruppeSaid(campaign, id),
    },
    'press-or-rest': {
      question: 'Does the Luftwaffe press on or rest?',
      answer: (_, { id }) =>
        id === 'press'
          ? {
              head: 'Press on',
              so: 'fewer days; a squadron arrives, you get one card',
              figures: dayFigures('2 points', '+2'),
            }
          : { head: 'Rest', so: 'more days', figures: dayFigures('1 point', '–') },
    },
    'free-choice': {
      question: (_, { options }) => `Which targets have ${options[0]?.priority} priority?`,
      answer: (_, { id, priority }) => ({ head: capital(typeName(id)), so: PRIORITY_MEANS[priority] }),
    },
    'aircraft-for': {
      question: 'Which squadron gets aircraft?',
      answer: (campaign, { id }) => squadronSaid(campaign, id),
    },
    'pilots-for': {
      question: 'Which squadron gets experienced pilots?',
      answer: (campaign, { id }) => squadronSaid(campaign, id),
    },
    refit: {
      question: 'Which Gruppe is brought up to strength?',
      answer: (campaign, { id }) => ({
        ...gruppeSaid(campaign, id),
        figures: gruppeFigures(campaign, id, true),
      }),
    },
    'carry-on': {
      question: 'Does the battle go on?',
      answer: (_, { id }) => (id === 'end' ? 'It ends here' : 'It goes on'),
    },
  },
  notes: {
    'night-interception': f =>
      `By night ${counted(f.patrol, 'Blenheim squadron')} against ${gruppen(f.raiders)}, chance ${f.chance}: ${f.die}, ${f.intercepting === 0 ? 'nobody is found' : `${counted(f.intercepting, 'raider')} found`}.`,
    'night-turned-back': ({ gruppe }) => `${gruppe} turns back in the dark.`,
    'night-patrol-again': ({ squadrons }) =>
      `${squadronNames(squadrons)} ${does(squadrons, 'goes', 'go')} back on patrol.`,
    'night-bombing': f =>
      `${gruppen(f.raiders)} ${f.raiders === 1 ? 'bombs' : 'bomb'} by night: ${f.die}, ${f.vp === 0 ? 'to no effect' : pointsName(-f.vp)}.`,
    'landing-accident': ({ gruppe }) => `${gruppe} has a landing accident: Light Loss.`,
    reset: f => `Night falls: ${counted(f.squadrons, 'squadron')} and ${gruppen(f.gruppen)} come home.`,
    'press-or-rest': ({ press }) => (press ? 'The Luftwaffe presses on.' : 'The Luftwaffe rests.'),
    'day-disregarded': f => `${counted(f.days, 'day')} again so soon: the card is drawn anew.`,
    'day-returned': f => `The other card, ${counted(f.days, 'day')}, goes back.`,
    'day-advance': f =>
      `${counted(f.days, 'day')} ${f.days === 1 ? 'passes' : 'pass'}. It is ${dateName(f.day)}.`,
    sealion: f => {
      const values = gateTold(f)
      if (f.outcome === 'cancelled') return `Sealion is called off (${values}).`
      if (f.outcome === 'delayed') return `Sealion is put off to ${dateName(f.day)} (${values}).`
      return `Preparations for Sealion begin (${values}): the landing is set for ${dateName(f.day)}.`
    },
    'd-day': f => `D-Day: the barges put to sea (${gateTold(f)}).`,
    'carried-on': ({ level }) => `${LEVELS[level]} by now; the battle goes on.`,
    ended: f => `${LEVELS[f.level]}: ${leadName(f.vp)}.`,
    'day-event': f => {
      const { title, text } = DAY_EVENT_WORDS[f.event]
      return `${title}. ${f.effect ? text : 'No effect now.'}`
    },
    priorities: f => `Priorities from now on: ${prioritiesTold(f.priorities)}.`,
    'targets-added': ({ cards }) =>
      `${counted(cards.length, 'new target card')} ${does(cards, 'is', 'are')} shuffled into the deck.`,
    stabilization: f =>
      `Dowding’s stabilization: ${counted(f.squadrons, 'squadron')} that had not come give up their pilots, ${f.pilots} are ready.`,
    'replacement-points': ({ points }) => `Replacements now: ${tracksTold(points)}.`,
    'squadron-replaced': f =>
      `${squadronName(f.squadron)} is back in its sector${f.green ? ', with green pilots' : ''}.`,
    'squadron-rebuilt': ({ squadron }) => `${squadronName(squadron)} is rebuilt: from Heavy to Light Loss.`,
    'squadron-waits': ({ squadron }) => `There are no aircraft for ${squadronName(squadron)}.`,
    'gruppe-replaced': f => {
      const done = f.to === 'base' ? 'is back at its airbase' : 'is rebuilt: from Heavy to Light Loss'
      const cost = f.depletion === undefined ? '' : `, at the cost of depletion ${f.depletion}`
      return `${f.gruppe} ${done}${cost}.`
    },
    'gruppe-waits': ({ gruppe }) => `There is no replacement for ${gruppe}.`,
    'gruppe-arrives': ({ gruppe }) => `${gruppe} arrives at its airbase.`,
    'squadron-arrives': ({ squadron }) => `${squadronName(squadron)} joins the battle.`,
    shuffled: ({ deck }) => `The ${DECK_NAMES[deck]} cards are shuffled.`,
    'next-day': f => `Raid Day ${f.raidDay}: ${dateName(f.day)}.`,
  },
  rolls: {
    'night-interception': {
      what: 'Do the Blenheims find anybody in the dark?',
      outcome: (campaign, { id }) => {
        const { intercepting } = foundBy(campaign, Number(id))
        return intercepting === 0 ? 'nobody' : `${counted(intercepting, 'raider')} found`
      },
    },
    'night-bombing': {
      what: 'What do the bombs do in the dark?',
      outcome: (campaign, { id }) => {
        const { vp, accident } = bombedBy(campaign, Number(id))
        return `${vp === 0 ? 'no effect' : `${counted(vp, 'point')} for you`}${accident ? ', and an accident on landing' : ''}`
      },
    },
    reinforcement: {
      what: 'Which squadron is called up?',
      outcome: (campaign, { id }) => squadronWithHome(campaign, id),
    },
  },
} satisfies ChapterWords

/** Levels of victory, from all scenarios. */
export const LEVELS: Readonly<Record<Level, string>> = {
  'brilliant-opening': 'A brilliant German opening',
  'german-tactical': 'German tactical victory',
  'german-operational': 'German operational victory',
  'german-decisive': 'German decisive victory',
  draw: 'A draw',
  'british-tactical': 'British tactical victory',
  'british-operational': 'British operational victory',
  'british-decisive': 'British decisive victory',
  'luftwaffe-disaster': 'A disaster for the Luftwaffe',
  'german-operational-defeat': 'German operational defeat',
  'german-decisive-defeat': 'German decisive defeat',
}

/** RE-16.1.a RE-16.11.a `the Luftwaffe leads by 3; Sealion needs a lead of 4, and is called off if …`. */
export function gateTold({ vp, start, cancel }: Pick<Notes['sealion'], 'vp' | 'start' | 'cancel'>): string {
  return `${leadName(vp)}; it is on if ${leadName(start)} or more, off if ${leadName(cancel)} or more`
}

/** RE-19.5 What a day that passes costs, and what it adds to the dice of detection. */
const dayFigures = (cost: string, detection: string): readonly SaidFigure[] => [
  { of: 'a day costs', is: cost },
  { of: 'detection', is: detection },
]

/** RE-5.1.b What the cards of a type are worth. */
const PRIORITY_MEANS: Readonly<Record<Priority, string>> = {
  high: 'its cards allow major raids',
  medium: 'its cards allow minor raids, some of them major ones',
  low: 'hardly a card of it is worth a raid',
}

const PRIORITY_ORDER: readonly Priority[] = ['high', 'medium', 'low']

/** `high: airfield and port; medium: radar; low: city and industry`. */
function prioritiesTold(priorities: Priorities): string {
  return PRIORITY_ORDER.flatMap(priority => {
    const types = Object.entries(priorities).flatMap(([type, given]) => (given === priority ? [type] : []))
    return types.length === 0 ? [] : [`${priority} ${listed(types)}`]
  }).join('; ')
}

const TRACKS: Readonly<Record<ReplacementTrack | 'pilots', string>> = {
  Spitfire: 'Spitfires',
  Hurricane: 'Hurricanes',
  Blenheim: 'Blenheims',
  pilots: 'experienced pilots',
  fighter: 'German fighters',
  bomber: 'German bombers',
}

function tracksTold(points: Readonly<Record<ReplacementTrack | 'pilots', number>>): string {
  return (Object.keys(TRACKS) as (ReplacementTrack | 'pilots')[])
    .map(track => `${TRACKS[track]} ${points[track]}`)
    .join(', ')
}

const DECK_NAMES: Readonly<Record<DeckName, string>> = {
  target: 'target',
  'raid-event': 'Raid Event',
  'day-event': 'Day Event',
  strategy: 'strategy',
}
