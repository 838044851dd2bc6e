import type { EventCards } from '@tallyho/kit'
import type { Campaign } from '../../state.ts'
import type { Notes } from '../../vocabulary.ts'

export const EVENTS: EventCards<Campaign, Notes> = {}
