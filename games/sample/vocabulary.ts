import { type Option, type Outcome, vocabulary } from '@tallyho/engine'
import type { Side, Sky } from './pack/index.ts'
import type { Altitude, Order } from './state.ts'

/** What the game asks, and what an answer carries. */
export interface Asks {
  ace: Option
  altitude: Option & { readonly id: Altitude }
  order: Order
}

/** What the log tells, and the facts of each line. */
export interface Notes {
  sky: { readonly round: number; readonly sky: Sky }
  altitude: Readonly<Record<Side, Altitude>>
  shot: {
    readonly plane: string
    readonly target: string
    readonly die: number
    readonly advantage: number
    readonly cloud: number
    readonly breaking: number
    readonly total: number
    readonly hit: boolean
    readonly down: boolean
  }
}

/** What is rolled and drawn for. */
export interface Rolls {
  sky: Outcome & { readonly id: Sky }
  shot: Outcome
}

export const { choose, chooseTogether, d6, draw, note } = vocabulary<Asks, Notes, Rolls>()
