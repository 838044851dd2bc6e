import type { EventCards } from '@tallyho/kit'
import type { Campaign } from '../../state.ts'
import type { DogfightNotes } from '../../vocabulary/dogfight.ts'

export const dogfightCards = {} satisfies EventCards<Campaign, DogfightNotes>
