import { counted, type Match } from '@tallyho/engine'
import { Answering } from './answering.ts'
import { isOneMove } from './sets.ts'
import { backTo, isUnasked } from './thoughts.ts'

/** A table at which what was given by one gesture is taken back, and given again, by one press. */
export abstract class Undoing<S> extends Answering<S> {
  /** What an undo goes back to; undefined where it gives up half a move, or nothing. Tried out on a copy. */
  undoWords(): string | undefined {
    const { dealer, match } = this
    if (this.isHalfMade || dealer.noUndo !== undefined) return undefined
    dealer.match = match.fork()
    try {
      this.stepBack()
      return backTo(this.module.words, dealer.match, rollsIn(match) - rollsIn(dealer.match))
    } finally {
      dealer.match = match
    }
  }

  /** A move that is half made is given up; else the last decision is taken back. */
  undo(): void {
    if (this.isHalfMade) this.refresh()
    else if (!this.locked && this.noUndo === undefined) {
      const fallen = rollsIn(this.match)
      this.jump(() => this.undoMove())
      const back = fallen - rollsIn(this.match)
      const anew = this.shown.lesson ? '' : ': dice fall anew'
      if (back > 0) this.publish({ told: `Taken back, with ${counted(back, 'roll')} since then${anew}.` })
    }
  }

  private undoMove(): void {
    const steps = this.stepBack()
    this.gestures.takeBack(this.match.journal.length, steps)
  }

  /** Answers that were given together are taken back together. Returns in how many steps. */
  private stepBack(): number {
    let steps = 0
    do steps += this.dealer.undo()
    while (
      (this.isMidMove || this.gestures.isMid(this.match.journal.length)) &&
      this.dealer.noUndo === undefined
    )
    return steps
  }

  /** What is asked now belongs to the same move as what was decided last. */
  private get isMidMove(): boolean {
    const { match } = this
    const last = match.journal.at(-1)
    if (match.pause?.kind !== 'choice' || last?.seat !== match.pause.seat) return false
    const { pause: before, state } = match.at(match.journal.length - 1)
    const { manners = {} } = this.parts
    if (before?.kind !== 'choice' || !isOneMove(before, last.id, match.pause, manners)) return false
    // What went without asking begins no move of his: he comes back to his own question.
    return !isUnasked(manners, match.game.view(state, before.seat), before, last.id)
  }

  /** Gives the whole gesture again that was taken back last. */
  redo(): void {
    if (this.locked || !this.match.canRedo) return
    const steps = this.gestures.giveAgain()
    // It has been seen before.
    this.jump(() => {
      for (let i = 0; i < steps && this.match.canRedo; i++) this.match.redo()
      this.dealer.goOn()
    })
  }
}

function rollsIn<S>({ journal }: Match<S>): number {
  return journal.filter(({ kind }) => kind === 'chance').length
}
