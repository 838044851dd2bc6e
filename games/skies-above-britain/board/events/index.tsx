import { type EventCards, fetched } from '@tallyho/kit'
import type { Campaign } from '../../state.ts'
import type { Notes } from '../../vocabulary.ts'
import { bombersCards } from './bombers.tsx'
import { campaignCards } from './campaign.tsx'
import { dogfightCards } from './dogfight.tsx'
import { interceptionCards } from './interception.tsx'
import { termsCards } from './terms.tsx'
import { vectorCards } from './vector.tsx'

const home = () => import('./home.tsx')

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
