import type { Decided } from '@tallyho/engine'
import type { BoardProps } from '@tallyho/kit'
import { useState } from 'react'
import type { PrioritisedType, Priority } from '../../pack/types.ts'
import type { Campaign } from '../../state.ts'

/** A type that has been given a priority since the card was drawn, by its place among the decisions. */
interface Laid {
  readonly at: number
  readonly type: PrioritisedType
  readonly priority: Priority
}

/** How the pieces lie: those that are decided, and one that waits in the medium tray until both high ones are. */
export interface Laying {
  readonly laid: readonly Laid[]
  readonly medium: PrioritisedType | undefined
}

/** What a gesture asks of the table. */
export interface Move {
  /** From this decision on, the one is exchanged for these answers, or taken back. */
  readonly revise?: readonly [at: number, ids: readonly PrioritisedType[]]
  readonly give?: readonly PrioritisedType[]
  readonly medium: PrioritisedType | undefined
}

export function laidIn(made: readonly Decided[]): readonly Laid[] {
  return made
    .filter(({ ask }) => ask === 'free-choice')
    .map(({ at, option }) => {
      const { id, priority } = option as unknown as Pick<Laid, 'priority'> & { readonly id: PrioritisedType }
      return { at, type: id, priority }
    })
}

/** RE-13.2.a A piece is put into a tray: the high ones are answered first, then the medium one. */
export function put({ laid, medium }: Laying, type: PrioritisedType, to: Priority): Move {
  const [mine, waiting] = [laid.find(one => one.type === type), medium === type ? undefined : medium]
  const high = laid.filter(({ priority }) => priority === 'high')
  if (mine?.priority === to) return { medium }
  if (to === 'low' || mine)
    return { ...(mine && { revise: [mine.at, []] }), medium: to === 'medium' ? type : waiting }
  if (to === 'medium') return high.length < 2 ? { medium: type } : { give: [type], medium: undefined }
  const last = high.at(-1)
  if (high.length === 2 && last) return { revise: [last.at, [type]], medium: waiting }
  return high.length === 1 && waiting
    ? { give: [type, waiting], medium: undefined }
    : { give: [type], medium: waiting }
}

/** The trays as they stand while a free choice is made, and what puts a piece into one of them. */
export function useLaying(desk: BoardProps<Campaign>['desk']) {
  const [medium, setMedium] = useState<PrioritisedType>()
  const laying: Laying = { laid: laidIn(desk?.made() ?? []), medium }
  return {
    ...laying,
    put: (type: PrioritisedType, to: Priority) => {
      const move = put(laying, type, to)
      setMedium(move.medium)
      if (move.revise) desk?.revise(move.revise[0], 1, move.revise[1])
      if (move.give) desk?.give(move.give)
    },
  }
}
