import { lessonsOf } from '@tallyho/kit'
import type { Key } from './key.ts'

export const dogfightLessons = lessonsOf<Key>({})
