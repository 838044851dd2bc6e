import { type EventCards, fetchedParts } from '@tallyho/kit'
import type { Campaign } from '../../state.ts'
import type { Notes } from '../../vocabulary.ts'
import { campaignCards } from './campaign.tsx'
import { dogfightCards } from './dogfight.tsx'
import { termsCards } from './terms.tsx'

/** On the Raid Track: a patrol begins on the ground. */
const vectorCards = fetchedParts(async () => (await import('./vector.tsx')).vectorCards, {
  'vector-marker': true,
  'escort-seen': true,
  sun: true,
  visibility: true,
  flak: true,
  contact: true,
  reaction: true,
  'clouds-escape': true,
  chase: true,
  'chase-place': true,
  'escort-exit': true,
  'channel-patrol': true,
  straggler: true,
  help: true,
})

/** Among the bombers: fetched before the first burst. */
const bombersCards = fetchedParts(async () => (await import('./bombers.tsx')).bombersCards, {
  'raid-seen': true,
  'bomber-card': true,
  'damage-drawn': true,
  'bomber-falls': true,
  'bomber-destroyed': true,
  disruption: true,
  distress: true,
  'tile-isolated': true,
  dorsal: true,
  'return-fire': true,
  'second-hit': true,
  'mechanical-failure': true,
})

/** The way to the bombers: whoever gives his first order has had a look at the map before. */
const interceptionCards = fetchedParts(async () => (await import('./interception.tsx')).interceptionCards, {
  intercept: true,
  suppression: true,
  cruise: true,
  circle: true,
  'escort-reduced': true,
  'escort-moves': true,
  'circle-card': true,
  'circle-disrupted': true,
})

/** The way home: nobody sees it in the first minutes. */
const homeCards = fetchedParts(async () => (await import('./home.tsx')).homeCards, {
  fate: true,
  'pilot-fate': true,
  'fuel-check': true,
  recovery: true,
  'pilot-lost': true,
  wounded: true,
  points: true,
})

/** Notes that are shown as cards, chapter by chapter. */
export const EVENTS: EventCards<Campaign, Notes> = {
  ...termsCards,
  ...dogfightCards,
  ...bombersCards,
  ...interceptionCards,
  ...vectorCards,
  ...campaignCards,
  ...homeCards,
}
