import { counted } from '@tallyho/engine'
import type {
  ApproachEvent,
  DayCard,
  DayEvent,
  Letter,
  RaidEventCard,
  Strategy,
  TargetEvent,
} from '../pack/types.ts'
import { warningName } from './charts.ts'

/** What stands on the cards: a title, and in one or two sentences what the card does. */
interface CardWords {
  readonly title: string
  readonly text: string
}

export const STRATEGY_WORDS: Readonly<Record<Strategy, CardWords>> = {
  decoy: {
    title: 'Decoy raid',
    text: 'Nobody flies. The British take it for six Gruppen, and squadrons that respond are gone for the next raids.',
  },
  'major-raid': {
    title: 'Major raid',
    text: 'A minor raid may be as large as a major one.',
  },
  coordination: {
    title: 'Coordination',
    text: 'A major raid may have 16 Gruppen, however many raids fly that day.',
  },
  'secondary-target': {
    title: 'Secondary target',
    text: 'The raid bombs the second target of its card: headquarters or a base.',
  },
  pathfinders: {
    title: 'Pathfinders',
    text: 'Bombs fall two columns better.',
  },
  'low-level': {
    title: 'Low-level raid',
    text: 'Radar does not see the raid; but any Gruppe that flak hits is a Light Loss.',
  },
}

export const APPROACH_WORDS: Readonly<Record<ApproachEvent['event'], CardWords>> = {
  'british-altitude': {
    title: 'British altitude advantage',
    text: 'The squadrons have the height: combats of this raid are one row better for the British.',
  },
  'german-altitude': {
    title: 'German altitude advantage',
    text: 'The raid has the height: its combats are one row better for the Germans.',
  },
  'patrollers-hunt': {
    title: 'Channel patrol hunts',
    text: 'Unless the target lies deep inland, the Channel patrol joins the hunt, or the escort if there is nobody to hunt.',
  },
  'clouds-hunters': {
    title: 'Clouds hide the hunters',
    text: 'In clouds, hunters of one letter lose the way and fly home.',
  },
  'clouds-raid': {
    title: 'Clouds scatter the raid',
    text: 'In clouds, full Gruppen of one letter are reduced.',
  },
  'escort-rendezvous': {
    title: 'Escorts miss the rendezvous',
    text: 'Close escorts of one letter fly home.',
  },
  'heavy-pursuit': {
    title: 'Heavy pursuit',
    text: 'Hunters and squadrons of these letters chase each other away; a squadron already reduced is a Light Loss.',
  },
  'weather-changes': {
    title: 'The weather changes',
    text: 'Over Luftflotte 3 clear skies become patchy, patchy become broken, broken become clear.',
  },
  'weather-improves': { title: 'The weather improves', text: 'It is one step better over this area.' },
  'weather-worsens': { title: 'The weather worsens', text: 'It is one step worse over this area.' },
  rendezvous: {
    title: 'Rendezvous fails',
    text: 'In a raid of seven Gruppen or more, bombers and close escorts of one letter fly home.',
  },
  'evade-hunters': {
    title: 'Squadrons evade the hunters',
    text: 'Full squadrons of one letter slip past the hunters to the bombers.',
  },
  'patrol-elsewhere': {
    title: 'Squadrons patrol elsewhere',
    text: 'Full squadrons of one letter, at home in the sectors of the card, take off for nothing.',
  },
  'weather-east': {
    title: 'The weather moves east',
    text: 'The weather of Luftflotte 3 comes to Luftflotte 2.',
  },
}

export const TARGET_WORDS: Readonly<Record<TargetEvent['event'], CardWords>> = {
  'big-wing': {
    title: 'Big Wing',
    text: 'With two squadrons of 12 Group at the bombers their combat is one row better for the British.',
  },
  blenheims: {
    title: 'Blenheims join',
    text: 'Where bombers outnumber the squadrons that attack them, a Blenheim squadron of the card’s sectors comes too.',
  },
  'patrollers-escort': {
    title: 'Channel patrol escorts',
    text: 'Unless the target lies deep inland, the Channel patrol joins the close escort.',
  },
  'clouds-squadrons': {
    title: 'Clouds hide the raid',
    text: 'In clouds, squadrons of one letter lose the bombers and fly home.',
  },
  'extended-attack': {
    title: 'Extended attack',
    text: 'For every full squadron at the bombers, one full bomber Gruppe is reduced before the combat.',
  },
  flak: {
    title: 'Flak',
    text: 'Gruppen of one letter in the Bomber Box are reduced, or fly home if they were; Ju 87s and low fliers are a Light Loss.',
  },
  'coast-interception': {
    title: 'Interception at the coast',
    text: 'With the warning on the card the Channel patrol closes up as escort, and the bombs fall before the squadrons attack.',
  },
  'late-interception': {
    title: 'Late interception',
    text: 'With no or late warning the bombs fall before the squadrons attack.',
  },
  'navigational-error': {
    title: 'Navigational error',
    text: 'Unless the target lies on the coast, bombs fall two columns worse.',
  },
  'non-essential': {
    title: 'Non-essential target',
    text: 'The bombs do no lasting damage and score one point less.',
  },
  turnaround: {
    title: 'Quick turnaround',
    text: 'Squadrons on the ground and in flight are one stage further on, but for those in flight whose airfield is the target.',
  },
  ultra: {
    title: 'Ultra',
    text: 'The next raids to come are read in advance: very early warning and accurate intelligence.',
  },
}

export const DAY_EVENT_WORDS: Readonly<Record<DayEvent['event'], CardWords>> = {
  'raid-on-industry': {
    title: 'Raid on German industry',
    text: 'Bomber Command has been over Germany: this card brings fewer Gruppen back to strength.',
  },
  'lf3-to-lf2': {
    title: 'Luftflotte 3 to Luftflotte 2',
    text: 'From 21 August on Gruppen of Luftflotte 3 may fly for Luftflotte 2 as well; drawn after 10 September this ends.',
  },
  haze: {
    title: 'Morning haze',
    text: 'Eight targets are drawn instead of ten, and nothing flies before 1000.',
  },
  'priorities-by-date': {
    title: 'New priorities',
    text: 'High command sets what is worth bombing, by the date.',
  },
  'priorities-by-vp': {
    title: 'New priorities',
    text: 'High command sets what is worth bombing, by how the battle stands.',
  },
}

type RaidEvent = ApproachEvent | TargetEvent

/** The words of a Raid Event, whichever half of the card it stands on. */
export function raidEventWords({ event }: RaidEvent): CardWords {
  return isTargetEvent(event) ? TARGET_WORDS[event] : APPROACH_WORDS[event]
}

/** Why it does nothing: what it would need, and does not find here. */
export function raidEventIdle({ event }: RaidEvent): string {
  return `No effect: ${MISSING[event]}.`
}

const MISSING: Readonly<Record<RaidEvent['event'], string>> = {
  'british-altitude': 'its conditions do not hold',
  'german-altitude': 'its conditions do not hold',
  'patrollers-hunt': 'there is no patrol, or the target lies deep inland',
  'clouds-hunters': 'there are no clouds here, or no hunters of that letter',
  'clouds-raid': 'there are no clouds here, or no full Gruppe of that letter',
  'escort-rendezvous': 'no close escort has that letter',
  'heavy-pursuit': 'hunters or squadrons of these letters are missing',
  'weather-changes': 'the weather stays',
  'weather-improves': 'it is clear already',
  'weather-worsens': 'it is broken already',
  rendezvous: 'the raid is too small, or nobody in it has that letter',
  'evade-hunters': 'no full squadron of that letter meets the hunters',
  'patrol-elsewhere': 'no full squadron of that letter waits on the ground near the target',
  'weather-east': 'both have the same weather',
  'big-wing': 'fewer than two squadrons of 12 Group attack',
  blenheims: 'no Blenheims are near, or squadrons enough attack',
  'patrollers-escort': 'there is no patrol, or the target lies deep inland',
  'clouds-squadrons': 'there are no clouds here, or no squadron of that letter attacks',
  'extended-attack': 'no full squadron attacks, or no bomber is full',
  flak: 'nobody of that letter bombs',
  'coast-interception': 'their warning was another',
  'late-interception': 'they were warned in time, or nobody attacks',
  'navigational-error': 'the target lies on the coast',
  'non-essential': 'it finds nothing to change',
  turnaround: 'it finds nothing to change',
  ultra: 'no raid is to come',
}

function isTargetEvent(event: RaidEvent['event']): event is TargetEvent['event'] {
  return event in TARGET_WORDS
}

/** `Flak, letter B`: the title, with the detail that this card has. */
export function raidEventTitle(event: RaidEvent): string {
  const { title } = raidEventWords(event)
  if ('letter' in event) return `${title}, letter ${event.letter}`
  if ('letters' in event) return `${title}, letters ${lettersOf(event.letters)}`
  if ('luftflotte' in event) return `${title} over Luftflotte ${event.luftflotte}`
  if ('warning' in event) return `${title}, ${warningName(event.warning)}`
  if ('headquarters' in event && event.headquarters) return `${title}, headquarters too`
  return title
}

/** `Heavy pursuit, letters A and B / Flak, letter A`: both halves of a card. */
export function raidCardTitle({ approach, target }: RaidEventCard): string {
  return [approach, target].map(event => (event ? raidEventTitle(event) : 'nothing')).join(' / ')
}

/** `2 days, morning haze`. */
export function dayCardTitle({ days, event }: DayCard): string {
  return `${counted(days, 'day')}, ${DAY_EVENT_WORDS[event.event].title}`
}

function lettersOf(letters: readonly Letter[]): string {
  return letters.join(' and ')
}
