import type { Chance } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import type { CrossingFace } from '../rules/06-coast-crossing.ts'
import type { Day } from '../state.ts'
import { eventName, groupWithRating, regionName, trackName } from './names.ts'

/** What is rolled, drawn or picked for, and what each outcome would mean where that can be said beforehand. */
interface ChanceWords {
  readonly what: string
  outcome?(day: Day, id: string, chance: Chance): string
}

const WEATHER: ChanceWords['outcome'] = (_, id) =>
  Number(id) <= 3 ? 'clear skies' : Number(id) <= 5 ? 'patchy clouds' : 'broken clouds'

export const CHANCES: Readonly<Record<string, ChanceWords>> = {
  'weather.lf2-east': { what: 'Roll for the weather in LF2 East.', outcome: WEATHER },
  'weather.lf2-south': { what: 'Roll for the weather in LF2 South.', outcome: WEATHER },
  'weather.lf3': { what: 'Roll for the weather in LF3.', outcome: WEATHER },
  region: {
    what: 'Draw a chit from the region cup.',
    outcome: (_, id) => (id === 'time' ? 'Time chit' : `a raid in ${regionName(id)}`),
  },
  crossing: {
    what: 'Roll for the coast track.',
    outcome: (_, id, { outcomes }) =>
      trackName((outcomes.find(face => face.id === id) as CrossingFace).track),
  },
  effort: {
    what: 'Roll for the effort of the raid.',
    outcome: (day, id) =>
      Number(id) <= packOf(day).scenario(day.scenario).minorUpTo ? 'minor raid' : 'major raid',
  },
  detection: { what: 'Roll for detection.' },
  size: {
    what: 'Draw a raid size chit.',
    outcome: (day, id) => {
      const { major, minor, force } = packOf(day).sizeChit(id)
      return `major ${major}, minor ${minor}, force ${force}`
    },
  },
  force: { what: 'Roll on the Raid Force Chart.' },
  group: { what: 'A group is picked at random among equals.', outcome: groupWithRating },
  'escort-order': { what: 'Chance says which close escort moves first.', outcome: groupWithRating },
  'placement.bomber': {
    what: 'Roll for the places in the Bomber Box.',
    outcome: (day, id) => sections(packOf(day).pack.placement.bomber[Number(id) - 1]),
  },
  'event.approach': {
    what: 'Draw an approach event.',
    outcome: (day, id) => {
      const { event, letter } = packOf(day).eventChit(id).approach
      return eventName(event, letter)
    },
  },
  'event.target': {
    what: 'Draw a target event.',
    outcome: (day, id) => {
      const { event, letter } = packOf(day).eventChit(id).target
      return eventName(event, letter)
    },
  },
  'undetected.region': {
    what: 'Draw the region of the Undetected Raid.',
    outcome: (_, id) => regionName(id),
  },
  'interception.hunters': {
    what: 'Do hunters catch squadrons at other levels?',
    outcome: (_, id) => (id === '1' ? 'below and above' : Number(id) <= 3 ? 'below' : 'none'),
  },
  'interception.squadrons': {
    what: 'Do squadrons at other levels reach the raid?',
    outcome: (_, id) => (Number(id) <= 2 ? 'from above and below' : id === '3' ? 'from above' : 'none'),
  },
  'hunt-placement': {
    what: 'Roll for the places in the Hunt Box.',
    outcome: (day, id) => {
      const placement = packOf(day).pack.placement.hunt[Number(id) - 1]
      const evade = placement?.evade ? `, ${placement.evade.section} may evade` : ''
      return `${sections(placement?.letters)}${evade}`
    },
  },
  'combat.group': { what: 'Roll for the German group.' },
  'combat.squadron': { what: 'Roll for the British squadron.' },
  target: { what: 'Roll for the target of the raid.' },
  'airfield-damage': {
    what: 'Roll for further damage to the airfield.',
    outcome: (_, id) =>
      id === '6' ? 'communications hit' : Number(id) >= 4 ? 'aircraft destroyed' : 'nothing more',
  },
}

/** `left C, centre A, right B`. */
function sections(letters = ''): string {
  return ['left', 'centre', 'right'].map((section, i) => `${section} ${letters[i] ?? ''}`).join(', ')
}
