import type { EventCards } from '@tallyho/kit'
import type { Campaign } from '../../state.ts'
import type { VectorNotes } from '../../vocabulary/vector.ts'

export const vectorCards = {} satisfies EventCards<Campaign, VectorNotes>
