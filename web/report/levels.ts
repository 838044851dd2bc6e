import { counted } from '@tallyho/engine'

/** Scores that the same level of victory stands for, from the first seat's side. */
export interface Band {
  readonly name: string
  readonly low: number
  readonly high: number
}

/** What a score would have been called at the end. */
type LevelAt = (score: number) => string | undefined

/** The levels of victory between two scores, from the lowest up; none where the score alone does not decide. */
export function bandsOf(levelAt: LevelAt, low: number, high: number): readonly Band[] {
  const bands: Band[] = []
  for (let score = Math.ceil(low); score <= high; score++) {
    const name = levelAt(score)
    if (name === undefined) return []
    const last = bands.at(-1)
    if (last?.name === name) bands[bands.length - 1] = { ...last, high: score }
    else bands.push({ name, low: score, high: score })
  }
  return bands
}

/** Nobody asks how many more were missing than this. */
const FAR = 40

/** How near the next better level of victory was: `4 points more: Major British victory`. */
export function nextSaid(levelAt: LevelAt, end: number, side: number): string | undefined {
  const reached = levelAt(end)
  if (reached === undefined) return undefined
  for (let more = 1; more <= FAR; more++) {
    const level = levelAt(end + side * more)
    if (level !== undefined && level !== reached) return `${counted(more, 'point')} more: ${level}`
  }
  return undefined
}
