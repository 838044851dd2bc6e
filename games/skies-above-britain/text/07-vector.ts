import { capital, counted, firstOf, listed, read } from '@tallyho/engine'
import {
  type BomberType,
  type FighterId,
  type Position,
  type Station,
  ZONES,
  type Zone,
} from '../pack/types.ts'
import { isSection } from '../rules/01-general/formations.ts'
import { raidSpace, tablesOf } from '../rules/01-general/terms.ts'
import { zonesApart } from '../rules/07-raid-vector/contact.ts'
import { chapterOf } from '../rules/10-campaign/chapter.ts'
import type { Campaign, TrackPlace } from '../state.ts'
import type { Unit } from '../vocabulary/terms.ts'
import type { AdjustOption, LostOption, StationMove } from '../vocabulary/vector.ts'
import type { ChapterWords, Notes } from '../vocabulary.ts'
import { sectionNames } from './05-interception.ts'
import { number, unitIn } from './06-entropy.ts'
import { vectorTitle } from './cards.ts'
import { BOMBER_NAMES, bomberName, bomberNames } from './german-names.ts'
import {
  ALTITUDE_NAMES,
  changes,
  fighterNames,
  formationName,
  POSITION_NAMES,
  placeName,
  stationName,
  unitCalled,
  unitName,
  unitNames,
  VISIBILITY_NAMES,
  ZONE_NAMES,
} from './names.ts'
import { contactSaid } from './stakes.ts'

/** The raid on its track, and contact with it. */
export const vector = {
  asks: {
    'flak.tally-ho': {
      question: flakAsked,
      answer: (campaign, option) => towards(campaign, option),
    },
    contact: {
      question: (campaign: Campaign) =>
        zonesApart(campaign) === 0
          ? 'The raid is in your zone. Make contact?'
          : 'The raid is in the next zone. Make contact, for 1 Fuel of every Section?',
      answer: (campaign, { id }) =>
        id === 'contact'
          ? { head: 'Tally ho: begin the interception', so: `from best to worst: ${contactSaid(campaign)}` }
          : { head: 'Wait', so: 'the raid flies on, and every round burns 1 Fuel' },
    },
    'contact.position': {
      question: 'Contact! From which side does the squadron come?',
      answer: (_, { id, position, altitude }) =>
        id.startsWith('sun/')
          ? { head: capital(placeName(position, altitude)), so: 'out of the sun, for 1 Fuel' }
          : { head: capital(placeName(position, altitude)), so: FROM_THERE[position] },
    },
    'contact.adjust': {
      question: (_, choice) =>
        `Adjust ${formationName(firstOf('formation', choice.about) ?? 'squadron')} for 1 Fuel, or split it?`,
      answer: adjustSaid,
    },
    'vector.move': {
      question: 'Where does the squadron wait for the raid?',
      answer: (_, option) => moveSaid(option, 'Stay here'),
    },
    'vector.lost': {
      question: (campaign, choice) => `${unitIn(campaign, choice)} has lost the squadron. What now?`,
      answer: (_, { act }) => LOST[act],
    },
    straggler: {
      question: 'A lone bomber! Who goes after it? He flies home afterwards.',
      answer: (campaign, { unit }) =>
        unit === undefined
          ? 'Nobody else'
          : { head: unitCalled(campaign, unit), so: isSection(unit) ? 'for 1 Fuel' : 'for nothing' },
    },
  },
  notes: {
    'vector-marker': ({ icons, place }) =>
      `${capital(trackPlace(place))}: ${listed(icons.map(vectorTitle), 'nothing')}.`,
    'raid-moves': ({ to }) => `The raid flies on: ${trackPlace(to)}.`,
    'raid-appears': ({ space }) => `The raid appears, in ${trackPlace({ row: 'inbound', space })}.`,
    'ordnance-released': ({ zone }) => `Bombs away over ${ZONE_NAMES[zone]}: the raid turns for home.`,
    'escort-seen': ({ markers, die }) =>
      markers.length === 0
        ? `${die}: the raid has no escort.`
        : `The escort (${die}): ${listed(markers.map(markerSaid))}.`,
    sun: ({ at }) => (at === undefined ? 'The sun is hidden.' : `The sun stands at ${POSITION_NAMES[at]}.`),
    visibility: ({ visibility }) => `The weather turns: ${VISIBILITY_NAMES[visibility]}.`,
    flak: flakTold,
    messerschmitts: ({ unit }) => `Messerschmitts on ${unitName(unit)}.`,
    'straggler-seen': ({ type, die }) =>
      `A straggler${die === undefined ? '' : ` (${die})`}: a lone ${BOMBER_NAMES[type]}.`,
    straggler: ({ type, attackers }) =>
      attackers.length === 0
        ? `Nobody goes after the ${BOMBER_NAMES[type]}.`
        : `${unitNames(attackers)} after a straggler, a ${BOMBER_NAMES[type]}.`,
    'straggler-gone': ({ why }) => STRAGGLER_GONE[why],
    'squadron-moves': ({ zone, altitude }) =>
      `The squadron goes to ${ZONE_NAMES[zone]} at ${ALTITUDE_NAMES[altitude]}.`,
    contact: f =>
      `Contact in the ${f.same ? 'same' : 'next'} zone: ${f.die}${changes(f.modifiers)}${f.die === f.total ? '' : ` is ${f.total}`}, at ${f.positions.map(position => POSITION_NAMES[position]).join(' or ')}, ${ALTITUDE_NAMES[f.altitude]}.`,
    'rejoins-squadron': ({ units }) => `Back with the squadron: ${unitNames(units)}.`,
    'clouds-escape': ({ number, die, escapes }) =>
      `Do the bombers get away in the clouds? ${die} against ${number}: ${escapes ? 'they do' : 'no'}.`,
  },
  rolls: {
    'bombers.chart': {
      what: 'What bombers are they?',
      outcome: (campaign, { id }) => {
        const { type } = read(chapterOf(campaign).bombers, Number(id))
        return `${BOMBER_NAMES[type as BomberType]}s`
      },
    },
    'escort.chart': {
      what: 'How strong is the escort?',
      outcome: (campaign, { id }) => counted(read(chapterOf(campaign).escort, Number(id)).length, 'station'),
    },
    'sun.released': {
      what: 'The raid turns for home. Where is the sun now?',
      outcome: (campaign, { id }) => {
        const sun = campaign.patrol?.sun
        if (!sun) return 'hidden'
        const { even, odd } = tablesOf(campaign).sun.released[sun]
        return POSITION_NAMES[Number(id) % 2 === 0 ? even : odd]
      },
    },
    'sun.turn-point': {
      what: 'The raid changes course. Where is the sun now?',
      outcome: (_, { id }) => (Number(id) % 2 === 0 ? 'a quarter clockwise' : 'a quarter the other way'),
    },
    'sun.appears': {
      what: 'The sky clears. Where is the sun?',
      outcome: (campaign, { id }) => POSITION_NAMES[read(tablesOf(campaign).sun.appears, Number(id))],
    },
    contact: 'Contact: how does the squadron meet them? High is good.',
    'clouds-escape': number('Do they get away in the clouds?', 'they get away', 'still there'),
    'random.unit': { what: 'Which of them?', outcome: (_, { id }) => unitName(id as Unit) },
    'random.bomber': { what: 'Which bomber?', outcome: (_, { id }) => bomberName(id) },
  },
} satisfies ChapterWords

function trackPlace(place: TrackPlace): string {
  if (place.row === 'turn') return 'the turn'
  return `space ${place.space + 1} of its way ${place.row === 'inbound' ? 'in' : 'home'}`
}

/** `high 109 heavy`. */
function markerSaid(marker: string): string {
  const [station, type, size] = marker.split(' ')
  return `${size} Me ${type}s in ${stationName(station as Station)}`
}

/** SAB-VEC-05 SAB-VEC-06 Where the bursts are, seen from the squadron. */
function flakAsked(campaign: Campaign): string {
  const zone = raidSpace(campaign)?.zone
  const station = campaign.patrol?.station
  const there = zone
    ? `Flak bursts over ${ZONE_NAMES[zone]}: the raid is there`
    : 'Flak bursts, but the raid is not seen yet'
  const here = station
    ? `, and you wait in ${ZONE_NAMES[station.zone]} at ${ALTITUDE_NAMES[station.altitude]}`
    : ''
  return `${there}${here}. Move for 1 Fuel?`
}

/** The step, and whether it leads to the raid. */
function towards(campaign: Campaign, option: StationMove) {
  if (!option.zone && option.id !== 'tally-ho') return keepsFuel(campaign)
  const said = moveSaid(option, '')
  const raid = raidSpace(campaign)?.zone
  const station = campaign.patrol?.station
  if (typeof said === 'string' || !raid || !station || !option.zone || option.zone === station.zone)
    return said
  const far = (zone: Zone) => Math.abs(ZONES.indexOf(zone) - ZONES.indexOf(raid))
  const so =
    option.zone === raid
      ? 'where the raid is'
      : far(option.zone) < far(station.zone)
        ? 'nearer to the raid'
        : 'away from the raid'
  return { head: said.head, so: `${said.so}; ${so}` }
}

/** SAB-RVS-13 SAB-RVS-14 What comes after the flak in the same round. */
function keepsFuel(campaign: Campaign) {
  const so =
    zonesApart(campaign) === 0
      ? 'the round burns 1 Fuel anyway, and then contact costs nothing'
      : 'the round burns 1 Fuel anyway'
  return { head: 'No, fly on', so }
}

function moveSaid({ id, zone, altitude, fuel }: StationMove, stay: string) {
  if (id === 'tally-ho')
    return { head: 'Tally ho', so: 'contact at once, for 1 Fuel in place of what this round burns' }
  if (!zone || !altitude) return stay
  const head = `${capital(ZONE_NAMES[zone])} at ${ALTITUDE_NAMES[altitude]}`
  return fuel ? { head, so: 'for 1 Fuel' } : head
}

function adjustSaid(_: Campaign, { to, split }: AdjustOption) {
  if (split) return { head: 'Split off', so: sectionNames(split) }
  return to
    ? { head: capital(placeName(to.position, to.altitude)), so: `for 1 Fuel; ${FROM_THERE[to.position]}` }
    : 'Stay where it is'
}

/** SAB-K-047 What a side is worth among the bombers. */
const FROM_THERE: Readonly<Record<Position, string>> = {
  nose: 'fewest hits on them, fewest on us',
  port: 'many hits on them, some on us',
  starboard: 'many hits on them, some on us',
  tail: 'most hits on them, most on us',
}

const LOST: Readonly<Record<LostOption['act'], string>> = {
  rejoin: 'Rejoin, for 1 Fuel of every Section',
  home: 'Turn for home',
  stay: 'Stay out and wait',
}

function flakTold({ number: bursts, bombers, fighters, waiting }: Notes['flak']): string {
  const struck = bombers.length > 0 ? [`at ${bomberNames(bombers)}`] : []
  const ours = fighters.length > 0 ? [`at ${fighterNames(fighters as readonly FighterId[])}`] : []
  const later = waiting > 0 ? [`${counted(waiting, 'burst')} kept for the bombers until we meet them`] : []
  const told = [...struck, ...ours, ...later]
  return `Flak ${bursts}: ${told.length === 0 ? 'no harm done' : told.join(', ')}.`
}

const STRAGGLER_GONE: Readonly<Record<Notes['straggler-gone']['why'], string>> = {
  ignored: 'The straggler is left alone.',
  clouds: 'The straggler gets away in the clouds.',
  destroyed: 'The straggler is down.',
  alone: 'Nobody is left to hunt the straggler.',
}
