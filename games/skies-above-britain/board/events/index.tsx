import { type EventCards, fetched } from '@tallyho/kit'
import type { Campaign } from '../../state.ts'
import type { Notes } from '../../vocabulary.ts'
import { campaignCards } from './campaign.tsx'
import { dogfightCards } from './dogfight.tsx'
import { termsCards } from './terms.tsx'

const bombers = async () => (await import('./bombers.tsx')).bombersCards
const home = () => import('./home.tsx')
const interception = async () => (await import('./interception.tsx')).interceptionCards
const vector = async () => (await import('./vector.tsx')).vectorCards

/** On the Raid Track: a patrol begins on the ground. */
const vectorCards = {
  'vector-marker': fetched(async () => (await vector())['vector-marker']),
  'escort-seen': fetched(async () => (await vector())['escort-seen']),
  sun: fetched(async () => (await vector()).sun),
  visibility: fetched(async () => (await vector()).visibility),
  flak: fetched(async () => (await vector()).flak),
  contact: fetched(async () => (await vector()).contact),
  reaction: fetched(async () => (await vector()).reaction),
  'clouds-escape': fetched(async () => (await vector())['clouds-escape']),
  chase: fetched(async () => (await vector()).chase),
  'chase-place': fetched(async () => (await vector())['chase-place']),
  'escort-exit': fetched(async () => (await vector())['escort-exit']),
  'channel-patrol': fetched(async () => (await vector())['channel-patrol']),
  straggler: fetched(async () => (await vector()).straggler),
  help: fetched(async () => (await vector()).help),
}

/** Among the bombers: fetched before the first burst. */
const bombersCards = {
  'raid-seen': fetched(async () => (await bombers())['raid-seen']),
  'bomber-card': fetched(async () => (await bombers())['bomber-card']),
  'damage-drawn': fetched(async () => (await bombers())['damage-drawn']),
  'bomber-falls': fetched(async () => (await bombers())['bomber-falls']),
  'bomber-destroyed': fetched(async () => (await bombers())['bomber-destroyed']),
  disruption: fetched(async () => (await bombers()).disruption),
  distress: fetched(async () => (await bombers()).distress),
  'tile-isolated': fetched(async () => (await bombers())['tile-isolated']),
  dorsal: fetched(async () => (await bombers()).dorsal),
  'return-fire': fetched(async () => (await bombers())['return-fire']),
  'second-hit': fetched(async () => (await bombers())['second-hit']),
  'mechanical-failure': fetched(async () => (await bombers())['mechanical-failure']),
}

/** The way to the bombers: whoever gives his first order has had a look at the map before. */
const interceptionCards = {
  intercept: fetched(async () => (await interception()).intercept),
  suppression: fetched(async () => (await interception()).suppression),
  cruise: fetched(async () => (await interception()).cruise),
  circle: fetched(async () => (await interception()).circle),
  'escort-reduced': fetched(async () => (await interception())['escort-reduced']),
  'escort-moves': fetched(async () => (await interception())['escort-moves']),
  'circle-card': fetched(async () => (await interception())['circle-card']),
  'circle-disrupted': fetched(async () => (await interception())['circle-disrupted']),
}

/** The way home: nobody sees it in the first minutes. */
const homeCards = {
  fate: fetched(async () => (await home()).homeCards.fate),
  'pilot-fate': fetched(async () => (await home()).homeCards['pilot-fate']),
  'fuel-check': fetched(async () => (await home()).homeCards['fuel-check']),
  recovery: fetched(async () => (await home()).homeCards.recovery),
  'pilot-lost': fetched(async () => (await home()).homeCards['pilot-lost']),
  wounded: fetched(async () => (await home()).homeCards.wounded),
  points: fetched(async () => (await home()).homeCards.points),
}

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
