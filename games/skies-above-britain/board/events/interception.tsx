import type { EventCards } from '@tallyho/kit'
import type { Campaign } from '../../state.ts'
import type { InterceptionNotes } from '../../vocabulary/interception.ts'

export const interceptionCards = {} satisfies EventCards<Campaign, InterceptionNotes>
