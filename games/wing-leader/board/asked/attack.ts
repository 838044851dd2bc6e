import type { Pause, Ref } from '@tallyho/engine'
import type { Far } from '@tallyho/kit'
import { nameOf } from '../../rules/01-words/geometry.ts'
import { unitAt } from '../../rules/01-words/units.ts'
import type { MoveOption } from '../../rules/08-movement/move-options.ts'
import { answersAlong, type Path, waysToPrey } from '../../rules/08-movement/reach.ts'
import type { Battle, Square, UnitNo } from '../../state.ts'
import { type Attack, attackAfter } from '../../text/attacks.ts'
import { joined } from '../../text/chances.ts'
import { unitName } from '../names.ts'
import { onStep } from './step.ts'

/** Attacks that the unit which moves can make now: flown, ended and begun in one gesture. */

export interface Attacking extends Attack {
  readonly path: Path
  /** As one answer: that of the last step, or several. */
  readonly id: string
  readonly ids: readonly string[]
  readonly prey: UnitNo
}

/** The best way to attack, and the best of another kind: head-on where that was not, or the reverse. */
export const attacksIn = onStep<Attacking>((battle, flight, unit, { options }) => {
  const prey = unit.tally
  if (prey === undefined) return []
  const all = waysToPrey(battle, unit, flight, options as readonly MoveOption[]).flatMap(path => {
    const attack = attackAfter(battle, unit.no, path.facings)
    const ids = answersAlong(battle, unit, flight, path)
    return attack && ids.length > 0 ? [{ ...attack, path, ids, prey, id: '' }] : []
  })
  const sorted = all.toSorted((a, b) => b.worth - a.worth || a.path.cost - b.path.cost)
  const [best] = sorted
  const other = best && sorted.find(({ headOn }) => headOn !== best.headOn)
  return [best, other].flatMap((one, i) => {
    if (!one) return []
    const so = joined(other && !one.headOn && 'not head-on', one.so)
    return [{ ...one, so, id: idOf(one, i) }]
  })
})

/** One answer that does it all stands for itself. */
function idOf({ ids, path }: Attacking, nth: number): string {
  const [only = '', more] = ids
  return more === undefined ? only : `attack/${nameOf(path.square)}${nth > 0 ? '/other' : ''}`
}

/** The ring round the prey on the board, which stands for the best of them. */
export interface Ring {
  readonly square: Square
  readonly ref: Ref
  /** For the ear, and under the pointer. */
  readonly label: string
  readonly words: string
  /** Who may still come into it. */
  readonly late: readonly UnitNo[]
}

export function ringIn(battle: Battle, pause: Pause | undefined): Ring | undefined {
  const [best] = attacksIn(battle, pause)
  if (!best) return undefined
  const { ids, prey, words, path, late } = best
  const [name, at] = [unitName(battle, unitAt(battle, prey)), nameOf(path.square)]
  const ref = ids.length > 1 ? `attack:${at}` : `square:${at}`
  return { square: path.square, ref, label: `Attack ${name} at ${at}: ${words}`, words, late }
}

/** Those that take several answers. */
export function farAttacks(battle: Battle, pause: Pause | undefined): readonly Far[] {
  return attacksIn(battle, pause).flatMap(({ id, ids, path, prey, so, figures }, i) => {
    if (ids.length === 1) return []
    const [name, at] = [unitName(battle, unitAt(battle, prey)), nameOf(path.square)]
    return [
      {
        id,
        words: `Attack ${name} at ${at}`,
        short: `attack ${name}`,
        so,
        figures,
        on: i === 0 ? [`square:${at}`, `attack:${at}`] : [`square:${at}`],
        ids,
      },
    ]
  })
}
