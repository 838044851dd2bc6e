import type { Lesson } from '@tallyho/kit'
export const LESSONS: readonly Lesson[] = []
