import type { Manners } from '@tallyho/kit/board.ts'
import type { Campaign } from '../state.ts'
import type { Asks } from '../vocabulary.ts'

export const MANNERS: Manners<Campaign, Asks> = {}
