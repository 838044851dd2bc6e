import type { Findings, Review } from '@tallyho/bots'
import { hiddenIn } from '@tallyho/engine'
import type { Shelf } from './db.ts'
import { keepReviews } from './games.ts'

/** A review as it lies with its game: under way, or whole. */
export type KeptReview = Findings | Review

export function isWhole(review: KeptReview | undefined): review is Review {
  return review !== undefined && 'luck' in review
}

/** Keeps a review of one seat in the place of an older one. */
export async function keepReview(
  shelf: Shelf,
  id: string,
  answers: number,
  review: KeptReview,
): Promise<void> {
  await keepReviews(shelf, id, now => [
    ...readReviews(now, answers).filter(({ seat }) => seat !== review.seat),
    review,
  ])
}

/** Limits on every count, far above what a review comes to. */
const MOST = {
  seats: 6,
  answers: 200_000,
  games: 100_000,
  curve: 200,
  weighed: 20_000,
  costly: 20,
  figures: 60,
  name: 60,
  id: 200,
  points: 1e6,
} as const

/** The reviews in what lies on the shelf or in a file, which may be anything: each is sound, or left out. */
export function readReviews(data: unknown, answers: number): readonly KeptReview[] {
  if (!Array.isArray(data) || data.length > MOST.seats) return []
  const sound = data.filter((one): one is KeptReview => isReview(one, answers))
  return sound.filter(({ seat }, i) => sound.findIndex(other => other.seat === seat) === i)
}

function isReview(data: unknown, answers: number): boolean {
  const review = objectIn(data)
  const isAt = (at: unknown) => isWholeUpTo(at, answers)
  const isPlace = (one: unknown) => isAt(objectIn(one).at)
  const whole = ['expected', 'ended', 'skill', 'luck'].filter(part => part in review)
  return (
    isText(review.seat, MOST.name) &&
    isWholeUpTo(review.seed, Number.MAX_SAFE_INTEGER) &&
    isEffort(review.effort) &&
    [review.decisions, review.differing, review.tried].every(count => isWholeUpTo(count, answers)) &&
    isNumber(review.done, 0, 1) &&
    isListOf(review.curve, MOST.curve, one => isPlace(one) && isEstimate(objectIn(one).worth)) &&
    isListOf(review.weighed, MOST.weighed, one => isPlace(one) && isWeighed(one)) &&
    isListOf(review.costly, MOST.costly, one => isPlace(one) && isCostly(one)) &&
    isListOf(review.sought, MOST.costly, isAt) &&
    (whole.length === 0 || (review.done === 1 && isSummed(review)))
  )
}

function isEffort(data: unknown): boolean {
  const { games, points, eachPoint, told, eachTold } = objectIn(data)
  return (
    [games, eachPoint, eachTold].every(count => isWholeUpTo(count, MOST.games)) &&
    isWholeUpTo(points, MOST.curve) &&
    isWholeUpTo(told, MOST.costly)
  )
}

function isSummed({ expected, ended, skill, luck }: Record<string, unknown>): boolean {
  return [expected, skill, luck].every(isEstimate) && isPoints(ended)
}

function isWeighed(data: unknown): boolean {
  const { ask, taken, usual, gain } = objectIn(data)
  return [ask, taken, usual].every(text => isText(text, MOST.id)) && isEstimate(gain)
}

function isCostly(data: unknown): boolean {
  const { ask, taken, better, by } = objectIn(data)
  const { index, pairs, gain, figures } = objectIn(by)
  const named = Object.entries(objectIn(figures))
  return (
    [ask, taken, better].every(text => isText(text, MOST.id)) &&
    isWholeUpTo(index, MOST.answers) &&
    isWholeUpTo(pairs, MOST.games) &&
    isEstimate(gain) &&
    named.length <= MOST.figures &&
    named.every(([figure, by]) => isText(figure, MOST.name) && isEstimate(by))
  )
}

function isEstimate(data: unknown): boolean {
  const { mean, error } = objectIn(data)
  return isPoints(mean) && isNumber(error, 0, MOST.points)
}

function isPoints(value: unknown): boolean {
  return isNumber(value, -MOST.points, MOST.points)
}

function isNumber(value: unknown, least: number, most: number): boolean {
  return typeof value === 'number' && value >= least && value <= most
}

function isWholeUpTo(value: unknown, most: number): boolean {
  return Number.isSafeInteger(value) && isNumber(value, 0, most)
}

function isText(value: unknown, longest: number): boolean {
  return typeof value === 'string' && value.length <= longest && !hiddenIn(value)
}

function isListOf(value: unknown, longest: number, is: (one: unknown) => boolean): boolean {
  return Array.isArray(value) && value.length <= longest && value.every(is)
}

function objectIn(data: unknown): Record<string, unknown> {
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {}
}
