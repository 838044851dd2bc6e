import type { Review } from '@tallyho/bots'
import { capital } from '@tallyho/engine'
import { signed } from '@tallyho/kit'

/** One step from what was to be expected to the end. */
export interface SumStep {
  readonly what: 'expected' | 'skill' | 'luck' | 'ended'
  /** Where its bar begins and ends. */
  readonly from: number
  readonly to: number
  readonly by: number
}

/** Luck and skill apart: the steps lead from nothing to what was expected, and on to the end. */
export function stepsOf({ expected, skill, luck, ended }: Review): readonly SumStep[] {
  const afterSkill = expected.mean + skill.mean
  return [
    { what: 'expected', from: 0, to: expected.mean, by: expected.mean },
    { what: 'skill', from: expected.mean, to: afterSkill, by: skill.mean },
    { what: 'luck', from: afterSkill, to: afterSkill + luck.mean, by: luck.mean },
    { what: 'ended', from: 0, to: ended, by: ended },
  ]
}

/** What was looked at, and how. */
export function judgedSaid(
  { differing, tried, effort }: Pick<Review, 'differing' | 'tried' | 'effort'>,
  /** Some answers were the machine's or the staff's. */
  isShared: boolean,
): string {
  const left = isShared ? ' What the machine or the staff answered for you is left out.' : ''
  if (differing === 0) return `You decided nothing otherwise than the machine would have.${left}`
  const some =
    tried < differing ? `${tried} of them, some of every kind, were` : differing === 1 ? 'It was' : 'Each was'
  const times = differing === 1 ? 'once' : `${differing} times`
  return `You decided otherwise than the machine would have ${times}. ${some} tried out by playing on from there, the weightiest in ${effort.eachTold} games.${left}`
}

/** How far the machine is from knowing: nothing is said of what may be chance. */
const CLEAR = 1

/** The same in sentences. */
export function sumSaid({ expected, skill, luck }: Review): readonly string[] {
  const { mean } = skill
  const decisions =
    Math.abs(mean) <= CLEAR * skill.error
      ? `taken together, your decisions were about as good as its own (${points(mean)}, give or take ${rounded(skill.error)})`
      : `taken together, your decisions made it ${pointsSaid(Math.abs(mean))} ${mean > 0 ? 'better' : 'worse'} (give or take ${rounded(skill.error)})`
  const rest =
    Math.abs(luck.mean) < 0.5
      ? 'Dice and opponents evened out.'
      : `The dice, and what the others did, ${luck.mean > 0 ? 'gave' : 'took'} ${pointsSaid(Math.abs(luck.mean))}.`
  return [`The machine makes ${points(expected.mean)} of this on average; ${decisions}.`, rest]
}

function pointsSaid(number: number): string {
  const value = rounded(number)
  return `${String(value).replace('-', '−')} ${Math.abs(value) === 1 ? 'point' : 'points'}`
}

/** `+2`, `−1`, `0`: of a score, and of what changed it. */
export function points(number: number): string {
  const value = rounded(number)
  return value === 0 ? '0' : signed(value)
}

export function rounded(number: number): number {
  const value = Math.round(number * 10) / 10
  return value === 0 ? 0 : value
}

/** What the decisions that are not told of made together, so that all of them come to the sum; nothing where it says nothing. */
export function restSaid(
  { differing, skill }: Pick<Review, 'differing' | 'skill'>,
  told: readonly { readonly by: number; readonly good: boolean }[],
): string | undefined {
  if (told.length === 0 || differing === 1) return undefined
  const all = `all ${differing} together: ${points(skill.mean)} (give or take ${rounded(skill.error)})`
  if (told.length >= differing) return `${capital(all)}.`
  const rest = told.reduce((sum, { by, good }) => sum - (good ? by : -by), skill.mean)
  return `The other ${differing - told.length}: ${points(rest)}; ${all}.`
}
