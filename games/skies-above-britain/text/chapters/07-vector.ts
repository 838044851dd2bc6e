import { type Choice, capital, counted, firstOf, listed, read } from '@tallyho/engine'
import type { Altitude, BomberType, FighterId, Station, Zone } from '../../pack/types.ts'
import { lostUnits } from '../../rules/01-general/formations.ts'
import { raidSpace, tablesOf } from '../../rules/01-general/terms.ts'
import type { MapPlace } from '../../rules/05-interception/map.ts'
import { zonesApart } from '../../rules/07-raid-vector/contact.ts'
import { chapterOf } from '../../rules/10-campaign/chapter.ts'
import type { Campaign, TrackPlace } from '../../state.ts'
import type { Unit } from '../../vocabulary/terms.ts'
import type { AdjustOption, StationMove } from '../../vocabulary/vector.ts'
import type { ChapterWords, Notes } from '../../vocabulary.ts'
import { lostSaid, stragglerSaid } from '../away.ts'
import { vectorTitles } from '../cards.ts'
import { BOMBER_NAMES, bomberName, bomberNames, POSITION_NAMES } from '../german-names.ts'
import { contactNowSaid, fromBelowSaid, metAt, stepFuel, waitingSaid, waitSaid } from '../meeting.ts'
import {
  ALTITUDE_NAMES,
  changes,
  does,
  fighterNames,
  formationName,
  placeHead,
  stationName,
  unitCalled,
  unitName,
  unitNames,
  VISIBILITY_NAMES,
  ZONE_NAMES,
} from '../names.ts'
import { led, share } from '../odds.ts'
import { escortFrom, fromThere, sideSaid } from '../sides.ts'
import { number, unitIn, unitsIn } from './06-entropy.ts'

/** The raid on its track, and contact with it. */
export const vector = {
  asks: {
    'flak.tally-ho': {
      question: flakAsked,
      answer: towards,
    },
    contact: {
      question: (campaign: Campaign) =>
        zonesApart(campaign) === 0
          ? 'The raid is in your zone. Tally ho?'
          : 'The raid is one zone away. Tally ho?',
      answer: (campaign, { id }) =>
        id === 'contact'
          ? meeting(
              'Tally ho: attack now',
              contactNowSaid(campaign, 0),
              fromBelowSaid(campaign),
              leftBehind(campaign),
            )
          : meeting('Wait', roundSaid(campaign)),
    },
    'contact.position': {
      question: 'Contact! From which side do you come?',
      answer: (campaign, { id, position, altitude }, choice) =>
        meeting(placeHead(position, altitude), sideSaid(campaign, { id, position, altitude }, choice)),
    },
    'contact.adjust': {
      question: (_, choice) =>
        `Move ${formationName(firstOf('formation', choice.about) ?? 'squadron')} first?`,
      answer: adjustSaid,
    },
    'vector.move': {
      question: 'Where do you wait for the raid?',
      answer: moveSaid,
    },
    'vector.lost': {
      question: (_, choice) => `${unitIn(choice)} has lost the squadron. What now?`,
      answer: (_, { act }) => lostSaid(act),
    },
    straggler: {
      question: (_, { about = [] }) =>
        about.length === 0
          ? 'A lone bomber! Who goes after it, and flies home afterwards?'
          : `${unitNames(unitsIn(about))} ${does(about, 'goes', 'go')} after it. Does anybody else?`,
      answer: (campaign, { unit }, { about = [] }) => {
        if (unit !== undefined) return led(unitCalled(campaign, unit), stragglerSaid(campaign, unit))
        return about.length === 0
          ? led('Everybody here stays', stragglerSaid(campaign), 'and is there when the raid is met')
          : led(`No, ${unitNames(unitsIn(about))} alone`, stragglerSaid(campaign))
      },
    },
  },
  notes: {
    'vector-marker': ({ icons, place, left }) =>
      `A marker in ${trackPlace(place)}: ${vectorTitles(icons)}.${left > 0 ? ` ${stillHidden(left)}` : ''}`,
    'raid-moves': ({ to }) => `The raid flies on: ${trackPlace(to)}.`,
    'raid-appears': ({ space }) => `The raid appears, in ${trackPlace({ row: 'inbound', space })}.`,
    'ordnance-released': ({ zone }) => `Bombs away over ${ZONE_NAMES[zone]}: the raid turns for home.`,
    'escort-seen': ({ markers, die }) =>
      markers.length === 0
        ? `${die}: the raid has no escort.`
        : `The escort is seen (rolled ${die}): ${listed(markers.map(markerSaid))}.`,
    sun: ({ at }) => (at === undefined ? 'The sun is hidden.' : `The sun stands at ${POSITION_NAMES[at]}.`),
    visibility: ({ visibility }) => `The weather turns: ${VISIBILITY_NAMES[visibility]}.`,
    flak: flakTold,
    messerschmitts: ({ unit }) => `Messerschmitts come down on ${unitName(unit)}: it has to fight them.`,
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
      `Contact in the ${f.same ? 'same' : 'next'} zone: rolled ${f.die}${changes(f.modifiers)}, at ${f.positions.map(position => POSITION_NAMES[position]).join(' or ')}, ${ALTITUDE_NAMES[f.altitude]}.`,
    'rejoins-squadron': ({ units }) => `Back with the squadron: ${unitNames(units)}.`,
    'clouds-escape': ({ number, die, escapes }) =>
      `Do the bombers get away in the clouds? Rolled ${die}, ${number} needed: ${escapes ? 'they do' : 'no'}.`,
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
    contact: {
      what: 'Contact: how does the squadron meet them? High is good.',
      outcome: (campaign, { id }) => metAt(campaign, Number(id)),
    },
    'clouds-escape': number('Do they get away in the clouds?', 'they get away', 'still there'),
    'random.unit': { what: 'Which of them?', outcome: (_, { id }) => unitName(id as Unit) },
    'random.bomber': { what: 'Which bomber?', outcome: (_, { id }) => bomberName(id) },
  },
} satisfies ChapterWords

/** SAB-RVS-11 A space may hold more than one marker: `One more lies there, face down.` */
export function stillHidden(left: number): string {
  return left === 1 ? 'One more lies there, face down.' : `${left} more lie there, face down.`
}

function trackPlace(place: TrackPlace): string {
  if (place.row === 'turn') return 'the turn'
  return `space ${place.space + 1} of its way ${place.row === 'inbound' ? 'in' : 'home'}`
}

/** `high 109 heavy`. */
function markerSaid(marker: string): string {
  const [station, type, size] = marker.split(' ')
  return `${size} Me ${type}s in ${stationName(station as Station)}`
}

/** SAB-VEC-01 SAB-VEC-05 SAB-VEC-06 Where the bursts are, seen from the squadron, and where the raid is or is about to be. */
function flakAsked(campaign: Campaign, { options }: Choice<StationMove>): string {
  const zone = raidSpace(campaign)?.zone
  const station = campaign.patrol?.station
  const may = options.some(({ id }) => id === 'tally-ho') ? 'Tally ho, or move' : 'Move'
  if (zone) return `Flak bursts over the raid. ${may} at once?`
  const next = options[0]?.raidNext
  const where = next && (next === station?.zone ? 'your zone' : ZONE_NAMES[next])
  return where
    ? `The raid appears next, in ${where}. Move first?`
    : 'Flak bursts, but no raid is seen yet. Move now?'
}

/** The step, what it costs, and how the raid would be met from there. */
function towards(campaign: Campaign, option: StationMove) {
  const { id, zone, altitude } = option
  if (id === 'tally-ho')
    return meeting('Tally ho, at once', contactNowSaid(campaign, 1), `${hiddenHere(campaign)} afterwards`)
  return zone && altitude
    ? meeting(
        stationHead(zone, altitude),
        waitingSaid(campaign, { zone, altitude }, option, stepFuel(option)),
      )
    : meeting('No, stay', keepsFuel(campaign, option))
}

/** SAB-VEC-05 SAB-RVS-13 SAB-RVS-14 SAB-RVS-25 What comes after the flak in the same round: contact then costs as much as at once. */
function keepsFuel(campaign: Campaign, option: StationMove): ReturnType<typeof waitingSaid> {
  const station = campaign.patrol?.station
  const far = zonesApart(campaign)
  if (!station || (far === undefined && !option.raidNext))
    return { ...contactNowSaid(campaign, 1), rest: ['one step is free at the end of the round'] }
  const said = waitingSaid(campaign, station, option, stepFuel(option))
  return far === undefined || far > 1
    ? said
    : { ...said, rest: [...said.rest, `${hiddenHere(campaign)} first`] }
}

/** SAB-VEC-05 What is still to come of the raid's space: `2 hidden plots come up`. */
function hiddenHere({ patrol }: Campaign): string {
  const { raid } = patrol?.track ?? {}
  const left = raid && raid.row !== 'turn' ? (patrol?.track?.[raid.row][raid.space] ?? 0) : 0
  const plots = left === 0 ? 'the rest of this plot' : counted(left, 'hidden plot')
  return `${plots} ${left > 1 ? 'come' : 'comes'} up`
}

/** SAB-RVS-20 Whoever is away from the squadron does not come along. */
function leftBehind(campaign: Campaign): string {
  const away = lostUnits(campaign)
  return away.length === 0 ? '' : `${unitNames(away)} ${does(away, 'turns', 'turn')} for home`
}

/** SAB-RVS-12 From where the squadron is. */
function roundSaid(campaign: Campaign): ReturnType<typeof waitSaid> {
  const station = campaign.patrol?.station
  return station ? waitSaid(campaign, station) : contactNowSaid(campaign, 1)
}

/** An answer by how the raid is met then. */
const meeting = (
  head: string,
  { figures, rest }: ReturnType<typeof waitingSaid>,
  ...more: readonly string[]
) => led(head, figures, ...rest, ...more)

function moveSaid(campaign: Campaign, option: StationMove) {
  const { zone, altitude } = option
  const station = campaign.patrol?.station
  const to = zone && altitude ? { zone, altitude } : station
  if (!to) return 'Stay here'
  const head = zone ? stationHead(to.zone, to.altitude) : 'Stay here'
  return meeting(head, waitingSaid(campaign, to, 'next', stepFuel(option)))
}

function stationHead(zone: Zone, altitude: Altitude): string {
  return `${capital(ZONE_NAMES[zone]).replace(/^The /, '')}, ${ALTITUDE_NAMES[altitude]}`
}

/** SAB-RVS-18 To stay, to fly to another side or height, or to divide: the verb says which, the figures what changes. */
function adjustSaid(
  campaign: Campaign,
  { to, split }: AdjustOption,
  { about, options }: Choice<AdjustOption>,
) {
  if (split)
    return led(
      `Divide: ${listed(split.map(capital))} apart`,
      [share('get through', undefined), { of: 'Fuel', is: '–' }],
      'each may then go to a place of its own',
    )
  const id = firstOf('formation', about)
  const formation = campaign.patrol?.formations.find(one => one.id === id)
  if (!formation?.at) return 'Stay where it is'
  const { at } = formation
  const place = to ?? at
  // High and Low of one position may be the same to the bombers: the escort tells them apart.
  const isHeight = place.position === at.position && options.some(one => one.to?.position === at.position)
  return meeting(
    to ? changeSaid(to, at) : `Stay: ${at.position}, ${ALTITUDE_NAMES[at.altitude]}`,
    fromThere(campaign, formation, to ? { ...to, fuel: 1 } : { ...at, fuel: 0 }),
    isHeight ? escortFrom(campaign, { ...formation, at: place }) : '',
  )
}

function changeSaid(to: MapPlace, at: MapPlace): string {
  if (to.position !== at.position) return `Round to ${to.position}, ${ALTITUDE_NAMES[to.altitude]}`
  return `${to.altitude === 'high' ? 'Climb' : 'Dive'} to ${ALTITUDE_NAMES[to.altitude]}`
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
