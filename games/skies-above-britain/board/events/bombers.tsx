import type { EventCards } from '@tallyho/kit'
import type { Campaign } from '../../state.ts'
import type { BombersNotes } from '../../vocabulary/bombers.ts'

export const bombersCards = {} satisfies EventCards<Campaign, BombersNotes>
