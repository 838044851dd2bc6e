import { type Choice, firstOf, type Option, type Procedure, type Ref } from '@tallyho/engine'
import type { SquadronId } from '../../pack/types.ts'
import type { Day, Raid, RaidNumber, Squadron } from '../../state.ts'
import { choose } from '../../vocabulary.ts'
import { boxOf, RAF, raidNumbered, unitIn } from './terms.ts'

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
const made = new Map<SquadronId, OneSquadron>()

export function squadronOption({ id }: Squadron): OneSquadron {
  let option = made.get(id)
  if (!option) {
    option = Object.freeze({ id, squadron: id, on: [`squadron:${id}`] })
    made.set(id, option)
  }
  return option
}

/** Each of these squadrons by itself, and those that lie together picked up as a stack, of up to `most`. */
export function stackOptions(
  squadrons: readonly Squadron[],
  most = Number.POSITIVE_INFINITY,
): readonly StackOption[] {
  const boxes = new Map<string, SquadronId[]>()
  for (const squadron of squadrons) {
    const box = boxOf(squadron)
    if (box === undefined) continue
    const others = boxes.get(box)
    if (others) others.push(squadron.id)
    else boxes.set(box, [squadron.id])
  }
  const options: StackOption[] = [DONE, ...squadrons.map(squadronOption)]
  for (const [box, ids] of boxes)
    if (ids.length > 1 && ids.length <= most) options.push({ id: box, squadrons: ids, on: [`box:${box}`] })
  return options
}

/** The squadrons that an answer names. */
export function stackOf(squadrons: readonly Squadron[], { squadron, squadrons: ids = [] }: StackOption) {
  return squadrons.filter(({ id }) => id === squadron || ids.includes(id))
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
