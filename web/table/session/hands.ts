import type { Stretches } from '@tallyho/bots'
import type { Entry } from '@tallyho/engine'
import { stretchesUpTo } from './stretches.ts'

/**
 * Which answers the machine or the staff gave in a player's place: nobody is blamed for them when the game is looked through. It
 * lies beside the journal: the rules know nothing of it, and a game that was begun without it has none.
 */
export class Hands {
  constructor(private stretches: Stretches = []) {}

  /** As it was. */
  restore(kept: Stretches): void {
    this.stretches = kept
  }

  /** The player gives the answer at this place, and all that stood behind it is gone. */
  own(at: number): void {
    if ((this.stretches.at(-1)?.[1] ?? 0) > at) this.stretches = this.upTo(at)
  }

  /** The machine gives it; since a place before it no player has been asked. */
  machine(at: number, since = at): void {
    this.own(at)
    const last = this.stretches.at(-1)
    const joins = last !== undefined && last[1] >= since
    this.stretches = [
      ...(joins ? this.stretches.slice(0, -1) : this.stretches),
      [joins ? last[0] : at, at + 1],
    ]
  }

  give(at: number, byMachine: boolean): void {
    if (byMachine) this.machine(at)
    else this.own(at)
  }

  isMachines(at: number): boolean {
    return this.stretches.some(([from, to]) => from <= at && at < to)
  }

  /** So many answers of the player's came in at a place for so many; of those behind it these are left, maybe elsewhere. */
  revised(
    at: number,
    gone: number,
    come: number,
    before: readonly Pick<Entry, 'id'>[],
    after: readonly Pick<Entry, 'id'>[],
  ): void {
    const were = new Hands(this.stretches)
    this.own(at)
    let place = at + come
    for (let i = at + gone; i < before.length; i++)
      if (after[place]?.id === before[i]?.id) {
        if (were.isMachines(i)) this.machine(place)
        place++
      }
  }

  /** Of so many answers. */
  upTo(answers: number): Stretches {
    return stretchesUpTo(this.stretches, answers)
  }
}
