import type { EventCards } from '@tallyho/kit'
import type { Campaign } from '../../state.ts'
import type { TermsNotes } from '../../vocabulary/terms.ts'

export const termsCards = {} satisfies EventCards<Campaign, TermsNotes>
