import type { Stretches } from '@tallyho/bots'
import { stretchesUpTo } from './stretches.ts'

/** So many are kept with a game. */
const KEPT = 100

/** Answers that were given by one click: a stretch of the journal. */
export interface Gesture {
  readonly from: number
  readonly to: number
  /** The way that was chosen in it: from where on, and its own words. */
  readonly said?: { readonly at: number; readonly words: string } | undefined
}

/** What was taken back by one press: so many answers, and what had been given together. */
interface TakenBack {
  readonly steps: number
  readonly gestures: readonly Gesture[]
}

/** What was given by one click each is taken back by one press each, also in a game that is opened again. */
export class Gestures {
  all: readonly Gesture[]
  private readonly takenBack: TakenBack[] = []

  constructor(kept: Stretches = []) {
    this.all = kept.map(([from, to]) => ({ from, to }))
  }

  /** Those of several answers, without their words: these may change with a name. */
  kept(answers: number): Stretches {
    const several = this.all.filter(({ from, to }) => to > from + 1)
    return stretchesUpTo(
      several.slice(-KEPT).map(({ from, to }) => [from, to]),
      answers,
    )
  }

  /** In place of whatever stood there. */
  keep(gesture: Gesture): void {
    this.all = [...this.before(gesture.from), gesture]
  }

  /** Somewhere within one of them. */
  isMid(at: number): boolean {
    return this.all.some(({ from, to }) => from < at && at < to)
  }

  /** The way that was chosen at this place, if it was one of several answers. */
  wayFrom(at: number): Gesture | undefined {
    return this.all.find(({ said }) => said?.at === at)
  }

  /** All that came after this place are gone, in so many steps. */
  takeBack(at: number, steps: number): void {
    this.takenBack.push({ steps, gestures: this.all.filter(({ to }) => to > at) })
    this.all = this.before(at)
  }

  /** They are given again. Returns in how many steps. */
  giveAgain(): number {
    const { steps, gestures } = this.takenBack.pop() ?? { steps: 1, gestures: [] }
    this.all = [...this.all, ...gestures]
    return steps
  }

  private before(at: number): readonly Gesture[] {
    return this.all.filter(({ to }) => to <= at)
  }
}
