import { counted, listed, percent, type Said } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import type { SquadronId } from '../pack/types.ts'
import { squadronOf } from '../rules/02-terms/terms.ts'
import { greenWith, weatherFor } from '../rules/03-set-up.ts'
import { effortFor } from '../rules/06-coast-crossing.ts'
import type { Day } from '../state.ts'
import type { ChapterWords } from '../vocabulary.ts'
import { NONE } from './chances.ts'
import { changes } from './changes.ts'
import { coverFrom, coversTold, nearby } from './covers.ts'
import { figuresAt, lossesAt } from './heights.ts'
import {
  airfieldName,
  INTELLIGENCE_NAMES,
  isOfStack,
  regionName,
  spaceName,
  squadronInShort,
  squadronName,
  trackAlone,
  trackName,
  WARNING_NAMES,
  WEATHER_NAMES,
  whereTo,
  whoTogether,
  withSign,
} from './names.ts'

const weather: ChapterWords['rolls']['weather.lf3'] = {
  what: 'Roll for the weather in LF3.',
  outcome: (_, { id }) => WEATHER_NAMES[weatherFor(Number(id))],
}

/** Those of one airfield, and how often a raid comes over the coast there or next door; where several form up, from where. */
function patrolWords(day: Day, ids: readonly SquadronId[]): Said {
  const [first = ''] = ids
  const covers = coverFrom(day, squadronOf(day, first).home)
  const chance = nearby(covers)
  const from = new Set(day.forming).size > 1 ? coversTold(day, covers) : []
  return {
    head: whoTogether(ids),
    so: [airfieldName(day, first), ...from].join(': '),
    figures: [{ of: 'comes near', is: chance === 0 ? NONE : percent(chance) }],
  }
}

/** Its rating falls `3 → 2`; `Hurricane, Kenley; then 610 too, some must be Spitfires`. THD-3.4.b */
function greenWords(day: Day, id: SquadronId): Said {
  const { full, reduced } = packOf(day).squadron(id).combat
  const others = greenWith(day, id).map(other => other.id)
  const then = others.length === 0 ? '' : `; then ${listed(others)} too, some must be Spitfires`
  return {
    head: squadronName(id),
    so: `${squadronInShort(day, id)}, ${airfieldName(day, id)}${then}`,
    figures: [{ of: 'rating', is: `${full} → ${reduced}` }],
  }
}

/** Who flies, and who stays for the raids of the next two hours. THD-5.3.b */
function patrolsWords({ patrols, squadrons }: Day): Said {
  const ready = squadrons.filter(({ place }) => place.at === 'ready').length
  return patrols === 0
    ? { head: 'Nobody goes on patrol', so: `${ready} stay ready` }
    : { head: 'Confirm, no more patrols', so: `${patrols} on patrol, ${ready} stay ready` }
}

/** `14 raids and 5 Time chits`: what is left in the cup. */
function cupWords({ regionCup }: Day): string {
  const { time = 0, ...regions } = regionCup
  const raids = Object.values(regions).reduce((sum, count) => sum + count, 0)
  return `${counted(raids, 'raid')} and ${counted(time, 'Time chit')}`
}

/** THD-7.4.c */
const AT_ONCE = 'seen so late on so short a way that it bombs or flies on before anybody can meet it'

/** Set-up and the Raid Approach Phase: chapters 3 to 7. */
export const approach = {
  asks: {
    'green-squadron': {
      question: (_, { options }) =>
        `Which squadron of sector ${options[0]?.sector} starts with green pilots?`,
      answer: (day, { squadron }) => greenWords(day, squadron),
    },
    'patrol-squadron': {
      question: 'Who goes on patrol?',
      answer: (day, { squadron, squadrons = [] }, { options }) => {
        if (squadron === undefined)
          return squadrons.length === 0 ? patrolsWords(day) : patrolWords(day, squadrons)
        return isOfStack(squadron, options) ? squadronName(squadron) : patrolWords(day, [squadron])
      },
    },
    'patrol-box': {
      question: (_, { about }) => whereTo(about, 'patrol'),
      answer: (day, { space, altitude }, choice) => ({
        head: `${spaceName(day, space)}, ${altitude}`,
        so: lossesAt(day, choice, altitude),
        figures: figuresAt(day, space, altitude),
      }),
    },
  },
  notes: {
    'green-squadron': ({ squadron, sector }) =>
      `${squadronName(squadron)} starts reduced (green pilots, sector ${sector}).`,
    weather: f => `Weather in ${regionName(f.region)}: ${WEATHER_NAMES[f.weather]} (die ${f.die}).`,
    'region-drawn': ({ region }) => `A raid forms up: ${regionName(region)}.`,
    'region-set-aside': f =>
      `${regionName(f.region)} drawn and set aside: Luftflotte ${f.luftflotte} has only ${counted(f.ready, 'fighter group')} ready.`,
    'time-first': ({ left }) =>
      `No raids form up in these two hours: a Time chit came first. It stays out for the day, ${left} are left in the cup.`,
    'time-on-clock': () => 'No more raids form up in these two hours: a Time chit ended the draw.',
    'no-raids': () => 'No raids in this segment.',
    patrol: f =>
      `${squadronName(f.squadron)}${f.green ? ' (reduced)' : ''} patrols ${f.name} at ${f.altitude}.`,
    crossing: f =>
      `Raid ${f.raid} from ${regionName(f.region)} comes by ${trackAlone(f.track)} (die ${f.die}).`,
    effort: f => `Raid ${f.raid} is a ${f.effort} one (die ${f.die}).`,
    detection: f =>
      `Raid ${f.raid} comes by ${trackName(f.track)}: ${WARNING_NAMES[f.warning]}, ${INTELLIGENCE_NAMES[f.intelligence]}; ${f.die}${changes(f.modifiers)}${f.halved ? ', modifier halved' : ''} = ${f.total}.`,
    'raid-advances': f =>
      `Raid ${f.raid} comes on along ${trackName(f.track)}, ${counted(f.space, 'space')} from the coast.`,
    'raid-arrives': ({ raid, name, warning, unseen }) =>
      `Raid ${raid} is over ${name}${warning ? ` (${WARNING_NAMES[warning]}${warning === 'sufficient' ? ', but a short way' : ''}): ${unseen ? AT_ONCE : 'only squadrons that are there already can meet it before it bombs or flies on'}` : ''}.`,
  },
  rolls: {
    'weather.lf2-east': { ...weather, what: 'The day begins: what weather?' },
    'weather.lf2-south': { ...weather, what: 'Roll for the weather in LF2 South.' },
    'weather.lf3': weather,
    region: {
      what: day => `Do raids form up? ${cupWords(day)} are in the cup; a Time chit ends the draw.`,
      outcome: (_, { id }) => (id === 'time' ? 'Time chit' : `a raid from ${regionName(id)}`),
    },
    crossing: {
      what: 'Where does the raid cross the coast?',
      outcome: (day, { track }) =>
        `over ${spaceName(day, packOf(day).track(track).entry)}, by ${trackAlone(track)}`,
    },
    effort: {
      what: (_, { against }) =>
        `How strong is the raid? Roll: a minor one up to ${against}, else a major one.`,
      outcome: (day, { id }) => `${effortFor(day, Number(id))} raid`,
    },
    detection: {
      what: (_, { against = 0 }) =>
        `What does radar see? The die ${withSign(against)}: the higher, the earlier.`,
      outcome: (day, { id }, { against = 0 }) => {
        const { warning, intelligence } = packOf(day).detection(Number(id) + against)
        return `${WARNING_NAMES[warning]}, ${INTELLIGENCE_NAMES[intelligence]}`
      },
    },
  },
} satisfies ChapterWords
