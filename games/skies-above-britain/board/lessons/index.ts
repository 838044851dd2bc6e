import { bombersLessons } from './bombers.ts'
import { campaignLessons } from './campaign.ts'
import { dogfightLessons } from './dogfight.ts'
import { interceptionLessons } from './interception.ts'
import { vectorLessons } from './vector.ts'

/** SAB-GEN-19 First-time explanations through the school and the first patrol. */
export const LESSONS = [
  ...dogfightLessons,
  ...bombersLessons,
  ...interceptionLessons,
  ...vectorLessons,
  ...campaignLessons,
]
