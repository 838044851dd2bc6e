import type { CardProps } from '@tallyho/kit'
import type { Campaign } from '../../state.ts'
import type { Notes } from '../../vocabulary.ts'

/** What the card of one of these notes is given. */
export type Card<K extends keyof Notes> = CardProps<Campaign, Notes[K]>
