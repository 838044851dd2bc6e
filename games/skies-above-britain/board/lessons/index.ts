import { bombersLessons } from './bombers.ts'
import { campaignLessons } from './campaign.ts'
import { dogfightLessons } from './dogfight.ts'
import { interceptionLessons } from './interception.ts'
import { vectorLessons } from './vector.ts'

/**
 * SAB-GEN-19 First-time explanations through the school and the first patrol. The film waits only for what is a new picture, or a die that
 * hurts; all others come with the next question, so that a first patrol is flown more than read.
 */
export const LESSONS = [
  ...dogfightLessons,
  ...bombersLessons,
  ...interceptionLessons,
  ...vectorLessons,
  ...campaignLessons,
]
