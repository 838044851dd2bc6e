import type { EventCards } from '@tallyho/kit'
import type { Campaign } from '../../state.ts'
import type { Notes } from '../../vocabulary.ts'
import { bombersCards } from './bombers.tsx'
import { campaignCards } from './campaign.tsx'
import { dogfightCards } from './dogfight.tsx'
import { homeCards } from './home.tsx'
import { interceptionCards } from './interception.tsx'
import { termsCards } from './terms.tsx'
import { vectorCards } from './vector.tsx'

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
