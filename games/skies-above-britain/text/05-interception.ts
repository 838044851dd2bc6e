import { type Chance, type Choice, capital, firstOf, listed, read } from '@tallyho/engine'
import type { CruiseResult, SectionId, Station } from '../pack/types.ts'
import { tablesOf } from '../rules/01-general/terms.ts'
import { markerIn, unsuppressed } from '../rules/05-interception/map.ts'
import type { Campaign } from '../state.ts'
import type { CircleOption, OrderOption, StationOption } from '../vocabulary/interception.ts'
import type { ChapterWords, Notes } from '../vocabulary.ts'
import { fighterIn } from './01-general.ts'
import { cardTold, iconText, iconTitle } from './cards.ts'
import {
  changes,
  does,
  escortName,
  fighterName,
  fighterNames,
  fighterSaid,
  formationName,
  placeName,
  SIZE_NAMES,
  sectionName,
  stationName,
  typeName,
} from './names.ts'

/** Orders to the formations, the escort and the way to the bombers: chapters 9 to 11. */
export const interception = {
  asks: {
    orders: {
      question: (campaign, choice) => `What does ${formationIn(campaign, choice)} do?`,
      answer: orderSaid,
    },
    'intercept.next': {
      question: 'Which formation comes next?',
      answer: (campaign, { formation }) => ({
        head: capital(formationName(formation)),
        so: whereIs(campaign, formation),
      }),
    },
    'escort.target': {
      question: (campaign, choice) => `Which escort does ${formationIn(campaign, choice)} attack?`,
      answer: targetSaid,
    },
    'intercept.again': {
      question: (campaign, choice) => `${capital(formationIn(campaign, choice))} has failed. Try once more?`,
      answer: (_, { id }) => (id === 'no' ? 'No, it stands' : 'Once more'),
    },
    'circle.place': {
      question: (campaign, choice) =>
        `The 110s fly a circle. Where does ${fighterIn(campaign, choice)} attack it?`,
      answer: (_, option) => circleSaid(option),
    },
    'circle.attacker': {
      question: 'Who attacks the circle next?',
      answer: (campaign, { fighter }) => fighterSaid(campaign, fighter),
    },
    'circle.icon': {
      question: 'Which result of the card comes first?',
      answer: (_, { icon }) => ({ head: iconTitle(icon), so: iconText(icon) }),
    },
    'circle.tail': {
      question: (campaign, choice) =>
        `The schwarm falls out of the circle. Does ${fighterIn(campaign, choice)} go after it?`,
      answer: (_, { id }) => (id === 'tail' ? 'Get behind them' : 'Let them go'),
    },
    'intercept.station': {
      question: (campaign, choice) => `Which escort stands in the way of ${formationIn(campaign, choice)}?`,
      answer: targetSaid,
    },
    'bombers.sun': {
      question: (campaign, choice) => `${capital(formationIn(campaign, choice))} attacks out of the sun.`,
      answer: (_, { id }) =>
        id === 'two-dice' ? 'Two dice to get through' : 'One die, and no hits in the first round',
    },
    'cruise.to': {
      question: (campaign, choice) => `Where does ${formationIn(campaign, choice)} cruise to?`,
      answer: (_, { position, altitude }) => capital(placeName(position, altitude)),
    },
  },
  notes: {
    'interception-turn': ({ turn }) => `Turn ${turn} of the interception.`,
    order: ({ formation, order }) => `${capital(formationName(formation))}: ${ORDERS[order].told}.`,
    split: ({ formation, from }) => `${capital(formationName(formation))} leaves ${formationName(from)}.`,
    intercept: interceptTold,
    'order-cancelled': ({ formation, station }) =>
      `${capital(formationName(formation))} cannot reach ${stationName(station)} from here, and loses contact.`,
    circle: ({ number, die, forms }) =>
      `Do the 110s form a circle? ${die} against ${number}: ${forms ? 'they do' : 'they do not'}.`,
    'circle-placed': f => `${fighterName(f.fighter)}: ${circlePlace(f)}.`,
    'circle-card': f => `${fighterName(f.fighter)} attacks the circle: ${cardTold(f.icons, f.struck)}.`,
    'circle-schwarm': f =>
      `Schwarm ${f.schwarm + 1} ${f.destroyed ? 'loses an Me 110' : 'is one fewer'}: ${f.strength} left.`,
    'circle-disrupted': f =>
      `Disruption of schwarm ${f.schwarm + 1}: ${f.count} of ${f.needs} needed, ${f.falls ? 'it falls out of the circle' : 'it holds'}.`,
    'circle-over': ({ fighters }) =>
      fighters.length === 0
        ? 'The circle breaks up.'
        : `The circle breaks up, with a rotte before the guns of ${fighterNames(fighters)}.`,
    suppression: f =>
      `Suppression of ${stationName(f.station)}: ${f.die}${changes(f.modifiers)} against ${f.blue} and ${f.red}, ${suppressed(f)}.`,
    'escort-reduced': ({ station, type, size }) =>
      `The ${typeName(type)} in ${stationName(station)} ${size === 'gone' ? 'are gone' : 'are light now'}.`,
    'escort-moves': f =>
      f.breaks
        ? `Half of the ${typeName(f.type)} in ${stationName(f.from)} break off to ${stationName(f.to)}.`
        : `The ${typeName(f.type)} move from ${stationName(f.from)} to ${stationName(f.to)}.`,
    'into-the-bombers': ({ fighters }) =>
      `${fighterNames(fighters)} ${does(fighters, 'is', 'are')} among the bombers.`,
    'formation-moves': ({ formation, position, altitude }) =>
      `${capital(formationName(formation))} goes to ${placeName(position, altitude)}.`,
    cruise: f =>
      `Does the escort follow ${formationName(f.formation)}? ${f.die}${f.clouds ? ' -2 (clouds)' : ''}, ${SIZE_NAMES[f.column]} column: ${CRUISES[f.result]}.`,
  },
  rolls: {
    'intercept.escort': attempt('reach the escort', 'it has the advantage', 'the escort has it'),
    'intercept.bombers': attempt('get through to the bombers', 'it gets through', 'it is caught'),
    'cruise.a': attempt('slip past the escort', 'nobody stops it', 'it is intercepted'),
    'cruise.b': {
      what: (campaign, chance) => `Does the escort follow ${formationIn(campaign, chance)}?`,
      outcome: (campaign, { id }) => CRUISES[cruiseBy(campaign, Number(id))],
    },
    circle: {
      what: (_, { against }) => `Do the 110s form a circle? ${against} or more.`,
      outcome: (_, { id }, { against }) => (Number(id) >= Number(against) ? 'a circle' : 'a dogfight'),
    },
    suppression: {
      what: (campaign, { about, against }) =>
        `Is the escort kept busy: ${escortName(campaign, (firstOf('station', about) ?? 'high') as Station)}? ${against} or more.`,
      outcome: (_, { id }, { against }) => (Number(id) >= Number(against) ? 'suppressed' : 'not yet'),
    },
    'escort.station': { what: 'Which station?', outcome: (_, { id }) => stationName(id as Station) },
  },
} satisfies ChapterWords

function formationIn(_: Campaign, { about }: Pick<Choice | Chance, 'about'>): string {
  return formationName(firstOf('formation', about) ?? 'squadron')
}

function whereIs({ patrol }: Campaign, id: string): string {
  const at = patrol?.formations.find(one => one.id === id)?.at
  return at ? placeName(at.position, at.altitude) : 'on the Raid Track'
}

const ORDERS = {
  escort: { title: 'Attack the escort', text: 'to fight it, and to keep it busy', told: 'at the escort' },
  bombers: { title: 'Go for the bombers', text: 'past whatever stands in the way', told: 'at the bombers' },
  cruise: { title: 'Cruise', text: 'to another position or altitude', told: 'cruises' },
  home: { title: 'Return to base', text: 'all of it turns for home', told: 'turns for home' },
} as const

function orderSaid(_: Campaign, { order, split }: OrderOption) {
  if (split) return { head: 'Split off', so: `${sectionNames(split)} for an order of its own` }
  return order ? { head: ORDERS[order].title, so: ORDERS[order].text } : 'Nothing'
}

/** `Red and Yellow Section`. */
export function sectionNames(sections: readonly SectionId[]): string {
  return listed(sections.map(sectionName))
}

function targetSaid(campaign: Campaign, { station, number, fuel }: StationOption) {
  if (!station) return 'None'
  const head = capital(escortName(campaign, station))
  if (number === undefined) return { head, so: 'out of reach from here: the order would be lost' }
  return { head, so: `${number} or more${fuel ? ', and 1 Fuel' : ''}` }
}

/** Boxes lie between two schwarms, `Engage box 2`. */
function circlePlace({ box, attitude, flank }: Partial<CircleOption>): string {
  if (box !== undefined)
    return `Engage box ${box + 1}, ${attitude === 'tailing' ? 'behind the schwarm ahead' : 'head-on to the schwarm behind'}`
  return `the flank of schwarm ${(flank ?? 0) + 1}`
}

function circleSaid(option: CircleOption): string {
  return capital(circlePlace(option))
}

function interceptTold(f: Notes['intercept']): string {
  const what = { escort: 'the escort', bombers: 'the bombers', cruise: 'past the escort' }[f.order]
  const by = f.station ? ` (${stationName(f.station)})` : ''
  const dice = f.dice.join(' and ')
  return `${capital(formationName(f.formation))} to ${what}${by}: ${dice}${changes({ pluck: f.pluck })} against ${f.number}, ${f.success ? 'success' : 'failure'}.`
}

function suppressed({ reduced, suppressed: busy }: Notes['suppression']): string {
  if (reduced) return 'thinned out and suppressed'
  return busy ? 'suppressed' : 'it is not impressed'
}

const CRUISES: Readonly<Record<CruiseResult, string>> = {
  nothing: 'nobody follows',
  shift: 'one station shifts nearer',
  break: 'a heavy escort sends half of itself',
}

/** SAB-CRZ-08 */
function cruiseBy(campaign: Campaign, die: number): CruiseResult {
  const heavy = unsuppressed(campaign).some(station => markerIn(campaign, station).size === 'heavy')
  const clouds = campaign.patrol?.visibility === 'clouds' ? 2 : 0
  return read(tablesOf(campaign).cruise.b[heavy ? 'heavy' : 'light'], die - clouds)
}

/** A roll to get somewhere; with two dice, out of the sun, one die does not say it yet. */
function attempt(what: string, well: string, badly: string) {
  return {
    what: (campaign: Campaign, chance: Chance) =>
      `Does ${formationIn(campaign, chance)} ${what}? ${chance.against} or more.`,
    outcome: (_: Campaign, { id }: { readonly id: string }, { against }: Chance) =>
      Number(id) >= Number(against) ? well : badly,
  }
}
