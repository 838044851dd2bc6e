import type { Review } from '@tallyho/bots'
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

/** How far the machine is from knowing: nothing is said of what may be chance. */
const CLEAR = 1

/** The same in sentences. */
export function sumSaid({ expected, skill, luck }: Review): readonly string[] {
  const { mean } = skill
  const decisions =
    Math.abs(mean) <= CLEAR * skill.error
      ? `your decisions were neither better nor worse than its own, as far as can be told (${pointsSaid(mean)}, give or take ${rounded(skill.error)})`
      : `your decisions made it ${pointsSaid(Math.abs(mean))} ${mean > 0 ? 'better' : 'worse'} (give or take ${rounded(skill.error)})`
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
