import { type GameModule, recordOf } from '@tallyho/engine'
import type { BoardModule } from '@tallyho/kit/board.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useApp } from '../app/context.ts'
import { loadBoard } from '../boards.ts'
import { isDamaged, loadGame, type StoredGame } from '../store/games.ts'
import { holdGame } from '../store/lock.ts'
import { MACHINE_TIME } from '../store/settings.ts'
import { Keeper, reopen } from './keeper.ts'
import { TableSession } from './session.ts'

export interface OpenGame {
  readonly stored: StoredGame
  readonly module: GameModule
  readonly board: BoardModule<unknown>
  readonly session: TableSession<unknown>
  /** What could not be carried over when it was opened. */
  readonly trouble: string | undefined
  /** The record with the player's own pack, for files. */
  record(): StoredGame['record']
}

type Opening =
  | { readonly at: 'loading' }
  | { readonly at: 'failed'; readonly words: string; readonly raw?: unknown }
  | { readonly at: 'open'; readonly game: OpenGame }

export interface GameHandle {
  readonly opening: Opening
  /** Why the game is not kept any more, in one sentence. */
  readonly notKept: string | undefined
  /** Takes the game away from the other tab. */
  takeOver(): void
}

/** Opens a stored game, keeps it answer by answer, and lets go of it when the page is left. */
export function useGame(id: string): GameHandle {
  const { shelf, settings } = useApp()
  const [opening, setOpening] = useState<Opening>({ at: 'loading' })
  const [notKept, setNotKept] = useState<string>()
  const [turn, setTurn] = useState(0)
  const delay = useEffectEvent(() => MACHINE_TIME[settings.machine])

  useEffect(() => {
    let gone = false
    let leave = (): void => undefined
    const open = async () => {
      const before = await loadGame(shelf, id)
      if (!before)
        return setOpening({ at: 'failed', words: 'This game is not on the shelf of this browser.' })
      const hold = await holdGame(id, turn > 0, () => session?.lock(true))
      if (gone) return hold.release()
      leave = hold.release
      // Read again under the lock: the other tab may have written until now.
      const stored = (await loadGame(shelf, id)) ?? before
      if (isDamaged(stored)) {
        return setOpening({ at: 'failed', words: stored.reason, raw: stored.damaged })
      }
      const [{ module, match, trouble }, board] = await Promise.all([
        reopen(shelf, stored),
        loadBoard(stored.record.game),
      ])
      if (gone) return hold.release()
      const keeper = new Keeper(
        shelf,
        stored,
        () => ({
          match: session?.match ?? match,
          ownDice: session?.ownDice ?? stored.ownDice,
          words: module.words,
        }),
        trouble => {
          if (trouble?.kind === 'overtaken') session?.lock(true)
          setNotKept(trouble?.kind === 'full' ? trouble.words : undefined)
        },
      )
      session = new TableSession({
        module,
        match,
        seating: stored.seating,
        ownDice: stored.ownDice,
        locked: !hold.mine,
        save: () => keeper.save(),
        delay,
      })
      const { pack } = stored.record
      leave = () => {
        session?.leave()
        keeper.idle().then(hold.release)
      }
      const record = () => ({ ...recordOf(session?.match ?? match), ...(pack !== undefined && { pack }) })
      setOpening({ at: 'open', game: { stored, module, board, session, trouble, record } })
    }
    let session: TableSession<unknown> | undefined
    open().catch(error => {
      console.error(error)
      if (!gone) setOpening({ at: 'failed', words: error instanceof Error ? error.message : String(error) })
    })
    return () => {
      gone = true
      leave()
    }
  }, [shelf, id, turn])

  const takeOver = () => {
    setOpening({ at: 'loading' })
    setTurn(turn + 1)
  }
  return { opening, notKept, takeOver }
}
