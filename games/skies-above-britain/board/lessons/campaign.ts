import { lessonsOf } from '@tallyho/kit'
import type { Key } from './key.ts'

export const campaignLessons = lessonsOf<Key>({})
