import { type Choice, capital, counted, firstOf, idIn, listed, read } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import type { CampaignEvent, Fate, FighterId, HitType, Level, Station } from '../../pack/types.ts'
import {
  FATIGUED_AFTER,
  fighter,
  isFatigued,
  isGreen,
  levelOf,
  pilotNo,
} from '../../rules/01-general/fighters.ts'
import { tablesOf } from '../../rules/01-general/terms.ts'
import { EXHAUSTED_AFTER, killsOf } from '../../rules/08-return/pilots.ts'
import { chapterOf } from '../../rules/10-campaign/chapter.ts'
import type { Campaign, Ended, Pilot } from '../../state.ts'
import type { ChapterWords, Notes } from '../../vocabulary.ts'
import { SKILL_WORDS } from '../cards.ts'
import { FATES, PILOT_FATES } from '../fates.ts'
import { POSITION_NAMES } from '../german-names.ts'
import {
  AIRCRAFT_NAMES,
  ALTITUDE_NAMES,
  changes,
  fighterName,
  flownSaid,
  HIT_NAMES,
  LEVEL_NAMES,
  pilotIn as leaderIn,
  pilotName,
  sectionName,
  stationName,
  VISIBILITY_NAMES,
  ZONE_NAMES,
} from '../names.ts'
import { fighterIn } from './01-general.ts'

export const LEVELS: Readonly<Record<Ended['level'], string>> = {
  won: 'The squadron has prevailed',
  between: 'Neither won nor lost',
  lost: 'The squadron is beaten',
}

/** Pilots, patrols and chapters, the way home and the reckoning: chapters 15 to 18. */
export const campaign = {
  asks: {
    aircraft: {
      question: 'What does the squadron fly?',
      answer: (_, { aircraft }) =>
        aircraft === 'spitfire'
          ? { head: 'Spitfires', so: 'harder to hit when chased, but thirstier and more easily lost' }
          : { head: 'Hurricanes', so: 'more damage in a fight, more of them limp home, longer in the air' },
    },
    slots: {
      question: (_, choice) =>
        `Which Section flies with ${capital(firstOf('unit', choice.about) ?? 'red')}? Then they take off.`,
      answer: (campaign, { colour }, { options }) => ({
        head: sectionName(colour),
        so: `led by ${leaderIn(campaign, `${colour}-1`)}; ${listed(options.flatMap(one => (one.colour === colour ? [] : capital(one.colour))))} make B Flight`,
      }),
    },
    assign: {
      question: (_, choice) => `Who flies ${cockpit(choice)}?`,
      answer: (board, { pilot }) =>
        pilot === undefined
          ? { head: 'The adjutant fills the rest', so: 'rested pilots first, the experienced as leaders' }
          : { head: pilotName(board, pilot), so: stakeOf(pilotNo(board, pilot)) },
    },
    innovator: {
      question: 'Does an Innovator lead the squadron in three Sections of four?',
      answer: (board, { pilot }) =>
        pilot === undefined
          ? { head: 'Four Sections of three', so: 'as it has always been' }
          : { head: pilotName(board, pilot), so: 'three Sections of four, which can break into pairs' },
    },
    'innovator.without': {
      question: 'Three Sections fly. Which colour stays at home?',
      answer: (_, { colour }) => sectionName(colour),
    },
    posting: {
      question: 'This chapter allows fewer men than you have. Who is posted to another squadron, for good?',
      answer: (board, { pilot }) => ({ head: pilotName(board, pilot), so: record(pilotNo(board, pilot)) }),
    },
    hospital: {
      question: (board, choice) => `${pilotIn(board, choice)} has to stay in hospital. Do you wait for him?`,
      answer: (_, { id }) =>
        id === 'keep'
          ? { head: 'Keep his place', so: 'another die for him before the next patrol' }
          : { head: 'Discharge him', so: 'he never comes back, and a new man can take his place' },
    },
    skill: {
      question: (board, choice) => `${pilotIn(board, choice)} is an Ace. What has he learnt, for good?`,
      answer: (_, { skill }) => ({ head: SKILL_WORDS[skill].title, so: SKILL_WORDS[skill].text }),
    },
  },
  notes: {
    muster: ({ die, green, regular, veteran }) =>
      `The squadron musters (rolled ${die}): ${counted(veteran, 'Veteran')}, ${counted(regular, 'Regular')}, ${counted(green, 'novice')}.`,
    'patrol-begins': ({ patrol }) => `Patrol ${patrol}.`,
    'random-event': ({ die, event, name }) =>
      `The day (${die}): ${name ? `${name} is decorated` : DAY_EVENTS[event]}.`,
    'big-wing': f =>
      `The second squadron and ${stationName(f.station)}: rolled ${f.die}, ${f.number} needed: ${f.held ? 'it holds them' : 'they get past it'}.`,
    assigned: ({ section, men }) => `${sectionName(section)}: ${listed(men.map(({ name }) => name))}.`,
    hospital: ({ name, die, result }) => `${name} in hospital: ${die}, ${HOSPITALS[result]}.`,
    'climb-to-station': f =>
      `The climb (${f.die}): to ${ZONE_NAMES[f.zone]} at ${ALTITUDE_NAMES[f.altitude]}${f.fuel > 0 ? `, for ${f.fuel} Fuel` : ''}.`,
    'visibility-set': ({ die, visibility }) => `Visibility (${die}): ${VISIBILITY_NAMES[visibility]}.`,
    fate: f =>
      `${f.name} (${fighterName(f.fighter)}), ${HIT_NAMES[f.box]}: ${f.die}${changes(f.modifiers)}, ${FATES[f.fate]}.`,
    'pilot-fate': f => `${f.name}: ${f.die}${changes(f.modifiers)}, ${PILOT_FATES[f.fate]}.`,
    'fuel-check': f =>
      `${fighterName(f.fighter)} on the last of its fuel: rolled ${f.die}, ${f.number} needed: ${f.lands ? 'it lands' : 'the tank is dry'}.`,
    recovery: ({ name, die, result }) => `${name} in the Channel: ${die}, ${RECOVERIES[result]}.`,
    'pilot-lost': ({ name, to }) => `${name} is ${LOST[to]}.`,
    wounded: ({ name, exhausted }) => `${name} goes to hospital, ${exhausted ? 'worn out' : 'wounded'}.`,
    promoted: ({ name, level }) => `${name} is ${LEVEL_NAMES[level]} now.`,
    'gains-skill': ({ name, skill }) => `${name} is an Ace: ${SKILL_WORDS[skill].title}.`,
    replacement: ({ name, gone, patrols }) =>
      `${name} joins for ${gone}${patrols > 0 ? `, with ${counted(patrols, 'patrol')} behind him` : ', straight from school'}.`,
    points: f =>
      `${counted(f.vp, 'point')}: ${counted(f.bombers, 'bomber')}, ${counted(f.germanFighters, 'fighter')}, ${counted(f.isolated, 'kette cut off', 'ketten cut off')}; ${counted(f.lost, 'aircraft', 'aircraft')} lost.`,
    'chapter-over': ({ chapter, vp, level }) =>
      `Chapter ${chapter + 1} is over: ${counted(vp, 'point')}. ${LEVELS[level]}.`,
    'campaign-over': ({ vp, level }) => `It is over: ${counted(vp, 'point')}. ${LEVELS[level]}.`,
    'scenario-round': ({ round, of }) => `Round ${round} of ${of}.`,
  },
  rolls: {
    'pilot-assignment': {
      what: 'How experienced are the pilots of the squadron?',
      outcome: (board, { id }) => {
        const { green, veteran } = read(chapterOf(board).pilots.assignment, Number(id))
        return `${green} novices, ${veteran} Veterans`
      },
    },
    'random-event': {
      what: 'What does the day bring?',
      outcome: (board, { id }) => DAY_EVENTS[read(packOf(board).pack.optionals.events, Number(id))],
    },
    'big-wing': {
      what: (_, { about, against }) =>
        `Does the second squadron hold ${stationName((firstOf('station', about) ?? 'high') as Station)}? ${against} or more.`,
      outcome: (_, { id }, { against }) => (Number(id) >= Number(against) ? 'held' : 'not held'),
    },
    visibility: {
      what: 'What is the weather like?',
      outcome: (board, { id }) => VISIBILITY_NAMES[read(chapterOf(board).visibility, Number(id))],
    },
    'sun.start': {
      what: 'Where is the sun, seen from the raid?',
      outcome: (board, { id }) => {
        const at = read(chapterOf(board).sun, Number(id))
        return at === 'none' ? 'hidden' : POSITION_NAMES[at]
      },
    },
    climb: {
      what: 'How far does the squadron get in its climb?',
      outcome: (board, { id }) => {
        const { zone, altitude, fuel } = read(chapterOf(board).climb, Number(id))
        return `${ZONE_NAMES[zone]} at ${ALTITUDE_NAMES[altitude]}, ${fuel} Fuel`
      },
    },
    hospital: {
      what: (board, chance) => `How is ${pilotIn(board, chance)}?`,
      outcome: (board, { id }) => HOSPITALS[read(tablesOf(board).hospital, Number(id))],
    },
    fate: {
      what: (board, chance) => `What becomes of the aircraft of ${fighterIn(board, chance)}?`,
      outcome: (board, { id }, { about }) => FATES[fateBy(board, about, Number(id))],
    },
    'pilot-fate': {
      what: (board, chance) => `What becomes of the man: ${fighterIn(board, chance)}?`,
      outcome: (board, { id }, { about }) => {
        const of = fighterAbout(about)
        if (!of || !isGreen(board, of)) return `a ${id}`
        return PILOT_FATES[read(tablesOf(board).fate[boxOf(board, of)].green, after(board, of, Number(id)))]
      },
    },
    'fuel-check': {
      what: (board, chance) =>
        `Does ${fighterIn(board, chance)} reach the airfield? ${chance.against} or more.`,
      outcome: (_, { id }, { against }) => (Number(id) >= Number(against) ? 'it lands' : 'the tank is dry'),
    },
    recovery: {
      what: (board, chance) => `${pilotIn(board, chance)} is down in the Channel.`,
      outcome: (board, { id }, { about }) =>
        RECOVERIES[read(tablesOf(board).recovery[levelIn(board, about)], Number(id))],
    },
    replacement: {
      what: 'How much has the new man flown?',
      outcome: (_, { id }) => `a ${id}`,
    },
  },
} satisfies ChapterWords

export const DAY_EVENTS: Readonly<Record<CampaignEvent, string>> = {
  nothing: 'nothing out of the ordinary',
  'big-wing': 'a Big Wing: a second squadron takes on the escort',
  'new-men': 'new men arrive',
  'rest-day': 'a day of rest: nobody is fatigued',
  decoration: 'a decoration for nobody yet',
  'bad-weather': 'bad weather: the sky is a step worse',
}

const LOST: Readonly<Record<Notes['pilot-lost']['to'], string>> = {
  killed: 'killed',
  captured: 'a prisoner',
  discharged: 'discharged',
  posted: 'posted elsewhere',
}

export const HOSPITALS: Readonly<Record<Notes['hospital']['result'], string>> = {
  discharged: 'he is discharged',
  hospital: 'he has to stay',
  returns: 'he is fit again',
}

export const RECOVERIES: Readonly<Record<Notes['recovery']['result'], string>> = {
  rescued: 'rescued',
  captured: 'captured',
  killed: 'drowned',
}

type About = Pick<Choice, 'about'>

function cockpit({ about }: About): string {
  const id = firstOf('fighter', about)
  return id === undefined ? 'next' : fighterName(id as FighterId)
}

function pilotIn(board: Campaign, { about }: About): string {
  const no = firstOf('pilot', about)
  return no === undefined ? 'The pilot' : pilotName(board, Number(no))
}

/** The same with what it costs to send him: `Regular, 7 patrols before; tired, -1 when he is hit`. */
function stakeOf(pilot: Pilot): string {
  const { inARow } = pilot
  const told = record(pilot)
  if (inARow >= EXHAUSTED_AFTER - 1) return `${told}: hospital after another one`
  return inARow >= FATIGUED_AFTER ? `${told}: tired, 1 less on the die when he is hit` : told
}

/** `Veteran, 11 patrols before, 6 kills, 2 in a row`. */
function record(pilot: Pilot): string {
  const { inARow, skills } = pilot
  return [
    LEVEL_NAMES[levelOf(pilot)],
    flownSaid(pilot),
    ...(killsOf(pilot) > 0 ? [counted(killsOf(pilot), 'kill')] : []),
    ...skills.map(skill => SKILL_WORDS[skill].title),
    ...(inARow > 0 ? [`${inARow} in a row`] : []),
  ].join(', ')
}

function fighterAbout(about: readonly string[] | undefined): FighterId | undefined {
  return firstOf('fighter', about) as FighterId | undefined
}

function boxOf(board: Campaign, id: FighterId): HitType {
  return fighter(board, id).fate ?? 'fuselage'
}

/** SAB-PIL-10 What a die counts for a tired pilot. */
function after(board: Campaign, id: FighterId, die: number): number {
  return Math.max(1, die - (isFatigued(board, id) ? 1 : 0))
}

function fateBy(board: Campaign, about: readonly string[] | undefined, die: number): Fate {
  const id = fighterAbout(about)
  if (!id) return 'hangar'
  return read(tablesOf(board).fate[boxOf(board, id)][board.aircraft], after(board, id, die))
}

function levelIn(board: Campaign, about: readonly string[] = []): Level {
  const [ref] = about
  return ref === undefined ? 'regular' : levelOf(pilotNo(board, Number(idIn(ref))))
}

/** `Hurricanes, patrol 3`. */
export function progress({ aircraft, patrolOfChapter, patrol }: Campaign): string {
  const turn = patrol && patrol.turn > 0 ? `, turn ${patrol.turn}` : ''
  return `${capital(AIRCRAFT_NAMES[aircraft])}, patrol ${Math.max(1, patrolOfChapter)}${turn}`
}
