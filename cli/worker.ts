import { Crash, simulateGame } from '@tallyho/bots'
import { type GameModule, type GameRecord, Refused, type Result, type Setup } from '@tallyho/engine'
import { recordOfCrash } from './crash.ts'
import { botsOf, openGame } from './games.ts'

/** A share of a simulation: games `first`, `first + stride`, `first + 2 * stride` … below `games`. */
export interface Share {
  readonly game: string
  readonly setup: Setup
  /** The player's own pack, where one is used. */
  readonly pack?: unknown
  readonly bot: readonly string[]
  readonly playouts?: number | undefined
  readonly seed: number
  readonly games: number
  readonly first: number
  readonly stride: number
}

export type Report =
  | { readonly kind: 'game'; readonly i: number; readonly result: Result }
  | { readonly kind: 'crash'; readonly i: number; readonly message: string; readonly record: GameRecord }

/** Plays a share of the games; stops at the first crash. */
export function playShare<S>(module: GameModule<S>, share: Share, report: (report: Report) => void): void {
  const { setup, seed, games, first, stride } = share
  const players = botsOf(module, share)
  for (let i = first; i < games; i += stride) {
    try {
      report({ kind: 'game', i, result: simulateGame(module.game, setup, players, seed, i).result })
    } catch (error) {
      if (!(error instanceof Crash)) throw error
      report({ kind: 'crash', i, message: error.message, record: recordOfCrash(module.game, error) })
      return
    }
  }
}

/** How many games a process plays before it tells of them. */
const BATCH = 20

/** A child process of `sim`: waits for its share, plays it, reports and ends. */
export async function work(): Promise<void> {
  if (!process.send) throw new Refused(`'worker' is started by 'tallyho sim' alone.`)
  const share = await new Promise<Share>(resolve =>
    process.once('message', resolve as (message: unknown) => void),
  )
  const module = await openGame(share.game)
  if (share.pack !== undefined) module.game.packs.register(share.pack)
  let batch: Report[] = []
  const tell = () => {
    process.send?.(batch)
    batch = []
  }
  playShare(module, share, report => {
    batch.push(report)
    if (batch.length >= BATCH) tell()
  })
  tell()
  process.disconnect()
}
