import { listed } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import type {
  AdvantageEvent,
  BomberIcon,
  DogfightIcon,
  MadnessResult,
  Privilege,
  ReturnFire,
  Skill,
  VectorIcon,
} from '../pack/types.ts'
import type { Campaign, CardId } from '../state.ts'
import { ATTITUDE_NAMES } from './german-names.ts'

/** What stands on cards and markers. */

interface Explained {
  readonly title: string
  readonly text: string
}

type Icon = DogfightIcon | BomberIcon

const ICONS: Readonly<Record<string, Explained>> = {
  damage: { title: 'Damage', text: 'a burst goes home: one of them is destroyed' },
  collision: { title: 'Collision', text: 'on a 1 two aircraft touch, and both are lost' },
  fuel: { title: 'Fuel', text: 'the Section burns 1 Fuel' },
  hit: { title: 'Hit', text: 'one of ours is hit' },
  'hit-green': { title: 'A novice hit', text: 'a novice is hit' },
  jammed: { title: 'Guns jammed', text: 'the guns of one fighter jam' },
  loose: { title: 'One loses his Section', text: 'one man, by lot, loses his Section' },
  'loose-green': { title: 'A novice loses his Section', text: 'a novice loses his Section' },
  'low-ammo': { title: 'Short of ammunition', text: 'one fighter is short of ammunition' },
  reduce: { title: 'One German leaves', text: 'one German flies away' },
  split: { title: 'They split', text: 'half of the Germans get behind us' },
  turn: { title: 'They turn head-on', text: 'the Germans come round head-on' },
  vanish: { title: 'The Germans vanish', text: 'they get away unharmed' },
  slip: { title: 'Slip', text: 'one fighter gets behind them, if a Slip was flown' },
  'tight-turn': { title: 'Tight Turn', text: 'head-on again, if a Tight Turn was flown' },
  'tight-turn:loose': {
    title: 'Tight Turn, but one loses his Section',
    text: 'head-on again, but one fighter is lost from view',
  },
  'tight-turn:fuel': { title: 'Tight Turn for 1 Fuel', text: 'head-on again, for 1 Fuel' },
  dorsal: { title: 'Dorsal gunner', text: 'the gunner is silenced' },
  'lost-contact': { title: 'Out of sight', text: 'the attacker loses the bombers from sight' },
  'return-fire': { title: 'Return fire', text: 'the gunners shoot back' },
}

/** An icon by its name: `Cut off at 4`, `Me 109s join head-on`. */
export function iconTitle(icon: Icon): string {
  const [name = '', ...rest] = icon.split(':')
  if (name === 'disruption') return `Cut off at ${rest[0]}`
  if (name === 'distress') return `Falls out at ${rest[0]}`
  if (name === 'reinforce')
    return `Me ${rest[0]}s join ${ATTITUDE_NAMES[rest[1] as keyof typeof ATTITUDE_NAMES]}`
  return ICONS[icon]?.title ?? icon
}

/** What an icon does, for whoever chooses which comes first. */
export function iconText(icon: Icon): string {
  const [name = '', number] = icon.split(':')
  if (name === 'disruption')
    return `the kette is cut off if the pressure, fighters and markers round it, is ${number} or more`
  if (name === 'distress')
    return `the bomber falls out if the fighters and markers on its kette are ${number} or more`
  if (name === 'reinforce') return 'two more of them'
  return ICONS[icon]?.text ?? ''
}

/** `Hit and one loses his Section`. */
export function iconTitles(icons: readonly Icon[]): string {
  const [first, ...others] = icons.map(iconTitle)
  return listed([...(first ? [first] : []), ...others.map(small)], 'nothing')
}

/** A title in the middle of a line: names keep their capital. */
function small(title: string): string {
  return title.replace(/^(A|One|The|They)\b/, word => word.toLowerCase())
}

/** `Hit and one loses his Section; not counted: Slip`. */
export function cardTold(icons: readonly Icon[], struck: readonly Icon[]): string {
  const left = icons.filter(icon => !struck.includes(icon))
  const out = struck.length === 0 ? '' : `; not counted: ${struck.map(iconTitle).map(small).join(', ')}`
  return `${iconTitles(left)}${out}`
}

/** An event, and what is missing where it does not apply. */
interface Event extends Explained {
  readonly missing: string
}

export const EVENT_WORDS: Readonly<Record<AdvantageEvent, Event>> = {
  'behind-you': {
    title: 'Behind you!',
    text: 'the escort is heavy: four of them come',
    missing: 'the escort is not heavy',
  },
  'blast-em': {
    title: 'Blast ’em!',
    text: 'the escort is heavy: one of ours is hit at once',
    missing: 'the escort is not heavy',
  },
  bounced: {
    title: 'Bounced!',
    text: 'the escort is heavy: they are on our tail',
    missing: 'the escort is not heavy',
  },
  'fingers-off': {
    title: 'Fingers off!',
    text: 'a novice wastes his ammunition',
    missing: 'no novice with ammunition flies here',
  },
  'hun-in-the-sun': {
    title: 'Hun in the sun!',
    text: 'two more of them come out of the sun, on our tail',
    missing: 'they do not come out of the sun',
  },
  madness: {
    title: 'Madness!',
    text: 'a novice loses his head',
    missing: 'no novice flies in a Section here',
  },
  scatter: {
    title: 'They scatter!',
    text: 'half of them get on our tail, unless somebody goes after them',
    missing: 'nobody is there to scatter',
  },
  'stay-on-them': {
    title: 'Stay on them!',
    text: 'a Veteran turns the tables: another card, of the RAF deck',
    missing: 'it needs a Veteran, and Me 110s',
  },
  'stay-tight': {
    title: 'Stay tight!',
    text: 'a novice loses his Section, with two of them behind each',
    missing: 'no novice flies in a Section here',
  },
  steady: { title: 'Steady!', text: 'a Veteran leaves them but one', missing: 'no Veteran flies here' },
  'where-are-you': {
    title: 'Where are you?',
    text: 'a novice turns for home',
    missing: 'no novice flies here',
  },
}

/** An Advantage Card: `four of them on our tail; Bounced!`. */
export function advantageSaid(campaign: Campaign, card: CardId): string {
  const { number, attitude, event } = packOf(campaign).advantage(card)
  const told = event ? `; ${EVENT_WORDS[event].title} ${EVENT_WORDS[event].text}` : '; no event'
  return `${number === 'schwarm' ? 'four' : 'two'} of them ${ATTITUDE_NAMES[attitude]}${told}`
}

export const RETURN_FIRE_WORDS: Readonly<Record<ReturnFire, string>> = {
  'fuel-line': 'the fuel line is cut',
  hit: 'a hit',
  'hit-green': 'a hit, on a novice alone',
  jammed: 'the guns jam',
  'lost-contact': 'he loses the raid from sight',
  'low-ammo': 'ammunition runs low',
  'mechanical-failure': 'a mechanical failure',
}

export const MADNESS_WORDS: Readonly<Record<MadnessResult, string>> = {
  'friendly-fire': 'he fires on his own Section',
  loose: 'he breaks away',
  nothing: 'nothing comes of it',
}

export const PRIVILEGE_NAMES: Readonly<Record<Privilege, string>> = {
  discipline: 'Holds his fire',
  'practiced-maneuver': 'Makes the Slip work',
  'pull-tight': 'Pulls the turn tight',
  'stay-trim': 'Shields his novice',
  'follow-my-lead': 'Shakes them off',
  pluck: 'Adds 1 to a die',
  break: 'Breaks in two',
}

/** What a Veteran does with it: after his name. */
export const PRIVILEGE_TEXTS: Readonly<Record<Privilege, string>> = {
  discipline: 'holds his fire and saves his ammunition',
  'practiced-maneuver': 'makes the Slip come off',
  'pull-tight': 'pulls the turn tight: it comes off',
  'stay-trim': 'looks after his novice: nothing happens to him',
  'follow-my-lead': 'shakes them off',
  pluck: 'adds 1 to the die',
  break: 'breaks the Section into two Elements',
}

export const SKILL_WORDS: Readonly<Record<Skill, Explained>> = {
  'lucky-charm': { title: 'Lucky Charm', text: 'once a patrol he cancels a bad result for his unit' },
  slick: { title: 'Slick', text: 'once a patrol a Slip comes off, even alone' },
  innovator: { title: 'Innovator', text: 'as a Veteran he may lead three Sections of four' },
  vision: { title: 'Vision', text: 'once a patrol he gives his unit the advantage' },
  bloodhound: { title: 'Bloodhound', text: 'once a patrol he finds the bombers without a die' },
}

const VECTORS: Readonly<Record<string, string>> = {
  messerschmitts: 'Messerschmitts',
  'new-trade': 'Sighting',
  raid: 'The raid',
  straggler: 'A straggler',
  'turn-point': 'A turn point',
  weather: 'Weather',
}

const VECTOR_TEXTS: Readonly<Record<string, string>> = {
  flak: 'our guns fire at it and show the way: for 1 Fuel a step at once',
  messerschmitts: '109s surprise a Section; deep inland it is a straggler instead',
  'new-trade':
    'the raid is seen here; if it was seen before, its last kette falls behind (or, with all cut off, it turns for home)',
  raid: 'the raid is seen here; if it was seen before, it drops its bombs and turns for home',
  straggler: 'a lone bomber: who goes after it goes home afterwards',
  'turn-point': 'the raid changes course: the sun stands elsewhere; clouds break up',
  weather: 'haze comes up, or haze turns into clouds',
}

/** What an icon of a Vector marker brings. */
export function vectorText(icon: VectorIcon): string {
  return VECTOR_TEXTS[icon.startsWith('flak:') ? 'flak' : icon] ?? ''
}

/** `Flak 2`. */
export function vectorTitle(icon: VectorIcon): string {
  return icon.startsWith('flak:') ? `Flak ${icon.slice('flak:'.length)}` : (VECTORS[icon] ?? icon)
}

/** SAB-VEC-01 In the order in which they come: `Flak 2, then the raid`. */
export function vectorTitles(icons: readonly VectorIcon[]): string {
  const [first, ...others] = icons.map(vectorTitle)
  return [...(first ? [first] : []), ...others.map(small)].join(', then ') || 'nothing'
}
