import { type Choice, firstOf, type Option, once, type Procedure, type Ref } from '@tallyho/engine'
import type { SquadronId } from '../../pack/types.ts'
import type { Day, Raid, RaidNumber, Squadron } from '../../state.ts'
import { choose } from '../../vocabulary.ts'
import { boxOf } from './boxes.ts'
import { RAF, raidNumbered, unitIn } from './terms.ts'

/** Choices that several chapters have in common. */

export interface OneSquadron extends Option {
  readonly squadron: SquadronId
}

/** One squadron; without one the player has done enough. */
export interface SquadronOption extends Option {
  readonly squadron?: SquadronId
}

/** One squadron, or all that lie in one box of the map and make the same move; without any the player has done enough. */
export interface StackOption extends SquadronOption {
  readonly squadrons?: readonly SquadronId[]
}

export interface RaidOption extends Option {
  readonly raid: RaidNumber
}

export const DONE: SquadronOption = Object.freeze({ id: 'done', ends: true })

/** Made once for each squadron: these are the options asked for most. */
const optionOf = once(
  (id: SquadronId): OneSquadron => Object.freeze({ id, squadron: id, on: [`squadron:${id}`] }),
)

export function squadronOption({ id }: Squadron): OneSquadron {
  return optionOf(id)
}

/** Each of these squadrons by itself, and those that lie together picked up as a stack, of up to `most`. */
export function stackOptions(
  squadrons: readonly Squadron[],
  most = Number.POSITIVE_INFINITY,
): readonly StackOption[] {
  const options: StackOption[] = [DONE, ...squadrons.map(squadronOption)]
  const boxes = squadrons.map(boxOf)
  boxes.forEach((box, i) => {
    const isStack = box !== undefined && boxes.includes(box, i + 1) && boxes.indexOf(box) === i
    if (!isStack) return
    const ids = squadrons.filter((_, other) => boxes[other] === box).map(({ id }) => id)
    if (ids.length <= most) options.push({ id: box.id, squadrons: ids, on: box.on })
  })
  return options
}

/** The squadrons that an answer names. */
export function stackOf(
  squadrons: readonly Squadron[],
  { squadron, squadrons: ids = [] }: StackOption,
): readonly Squadron[] {
  if (squadron !== undefined) return [unitIn(squadrons, squadron)]
  return squadrons.filter(({ id }) => ids.includes(id))
}

export function* chooseSquadron(
  ask: 'intercepted' | 'evade' | 'disperse' | 'aircraft-destroyed' | 'vectored-away' | 'radio-confusion',
  from: readonly Squadron[],
  about?: readonly Ref[],
): Procedure<Squadron> {
  const { squadron } = yield* choose(RAF, ask, from.map(squadronOption), about)
  return unitIn(from, squadron)
}

export function* chooseRaid(ask: 'raid-order' | 'decoy', from: readonly Raid[]): Procedure<Raid> {
  const options = from.map(raid => ({
    id: String(raid.number),
    raid: raid.number,
    on: [`raid:${raid.number}`],
  }))
  const { raid: number } = yield* choose(RAF, ask, options)
  return raidNumbered(from, number)
}

/** The raid a question or a roll is about. */
export function raidAbout(day: Day, { about }: Pick<Choice, 'about'>): Raid {
  return raidNumbered(day.raids, Number(firstOf('raid', about)))
}
