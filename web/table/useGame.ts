import { type GameModule, type GameRecord, hashText, placeIn, recordOf, seeded } from '@tallyho/engine'
import type { BoardModule } from '@tallyho/kit/board.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useApp } from '../app/context.ts'
import { loadBoard } from '../boards.ts'
import { WorkerMind } from '../mind/mind.ts'
import { isDamaged, type StoredGame, type WholeGame } from '../store/game-row.ts'
import { loadGame, loadHead } from '../store/games.ts'
import { whenLeaving } from '../store/last-word.ts'
import { type Hold, holdGame } from '../store/lock.ts'
import { listPacks } from '../store/packs.ts'
import { PACES } from '../store/settings.ts'
import { Keeper } from './session/keeper.ts'
import { type Reopened, reopen } from './session/reopen.ts'
import { TableSession } from './session/session.ts'

export interface OpenGame {
  readonly stored: StoredGame
  readonly module: GameModule
  readonly board: BoardModule<unknown>
  readonly session: TableSession<unknown>
  /** The record with the player's own pack, for files. */
  record(): GameRecord
  /** Calls somebody by another name; undefined where nobody may, any more or yet. */
  nameAnew?: ((now: string, anew: string) => Promise<void>) | undefined
}

type Opening =
  | { readonly at: 'loading' }
  | { readonly at: 'failed'; readonly words: string; readonly raw?: unknown }
  /** These rules do not carry it where it stood: it lies on the shelf as it was. */
  | { readonly at: 'strayed'; readonly whole: WholeGame; readonly reopened: Reopened }
  | { readonly at: 'open'; readonly game: OpenGame }

export interface GameHandle {
  readonly opening: Opening
  /** Why the game is not kept any more, in one sentence. */
  readonly notKept: string | undefined
  /** Takes the game away from the other tab. */
  takeOver(): void
}

/** Practice games that came to their end on this page: as long as it is open, that may be taken back. */
const endedHere = new Set<string>()

/** Nobody needs to be kept away from a game that nothing is written to. */
const FREE: Hold = { mine: true, release: () => undefined }

/** The standing orders that a game begins with. */
function ordersOf({ manners }: BoardModule<unknown>): StoredGame['orders'] {
  return Object.fromEntries(manners.orders?.map(({ ask, ...order }) => [ask, order]) ?? [])
}

/** Opens a stored game, keeps it answer by answer, and lets go of it when the page is left. */
export function useGame(id: string): GameHandle {
  const { shelf, settings, setSettings } = useApp()
  const [opening, setOpening] = useState<Opening>({ at: 'loading' })
  const [notKept, setNotKept] = useState<string>()
  const [turn, setTurn] = useState(0)
  const delay = useEffectEvent(() => PACES[settings.film]?.move ?? 0)
  const press = useEffectEvent(() => settings.dice === 'press')
  const asksAll = useEffectEvent(() => settings.askRare)
  const odds = useEffectEvent(() => settings.odds)
  const keepOdds = useEffectEvent((on: boolean) => setSettings({ ...settings, odds: on }))

  useEffect(() => {
    let gone = false
    let leave = (): void => undefined
    const open = async () => {
      // Read again under the lock: the other tab may have written until now.
      const hold = await holdUnlessFinished()
      if (gone) return hold.release()
      leave = hold.release
      const whole = await loadGame(shelf, id)
      if (!whole) return setOpening({ at: 'failed', words: 'This game is not on the shelf of this browser.' })
      if (isDamaged(whole)) return setOpening({ at: 'failed', words: whole.reason, raw: whole.damaged })
      const { stored, record } = whole
      const [reopened, board] = await Promise.all([reopen(shelf, whole), loadBoard(record.game)])
      if (gone) return hold.release()
      const { module, match, ledger } = reopened
      if (reopened.trouble !== undefined) return setOpening({ at: 'strayed', whole, reopened })
      const lesson = stored.guided && !stored.outcome ? await board.guide?.() : undefined
      // One that other rules have led elsewhere is a game like any other.
      const guide = lesson && placeIn(lesson, match.journal) ? lesson : undefined
      if (gone) return hold.release()
      const current = () => ({
        match: session?.match ?? match,
        seating: session?.seating ?? stored.seating,
        ownDice: session?.ownDice ?? stored.ownDice,
        orders: session?.orders ?? stored.orders,
        seen: session?.seenSoFar,
        byMachine: session?.byMachine ?? stored.byMachine,
        gestures: session?.together ?? stored.gestures,
        guided: session?.guide && (true as const),
        words: module.words,
      })
      const keeper = new Keeper(shelf, stored, ledger, current, trouble => {
        if (trouble?.kind === 'overtaken') session?.lock(true)
        setNotKept(trouble?.kind === 'full' ? trouble.words : undefined)
      })
      const stopListening = whenLeaving(() => keeper.lastWord())
      const mind = new WorkerMind(async () => (await listPacks(shelf, record.game)).map(({ data }) => data))
      const isSchool = board.isSchool?.(record.setup.scenario) ?? false
      // Whoever learns may take back what he tried, dice and all.
      if (isSchool && match.journal.length === 0) match.practice = true
      let touched = false
      session = new TableSession({
        module,
        match,
        seating: stored.seating,
        ownDice: stored.ownDice,
        orders: match.journal.length === 0 ? ordersOf(board) : stored.orders,
        byMachine: stored.byMachine,
        gestures: stored.gestures,
        manners: board.manners,
        press,
        beginsAtRest: isSchool,
        asksAll,
        odds,
        keepOdds,
        locked: !hold.mine,
        ...(guide ? { guide } : { first: seeded(hashText(`${id} ${match.journal.length}`)) }),
        mayReopen: endedHere.has(id),
        save: () => {
          touched = true
          if (current().match.over && match.practice) endedHere.add(id)
          keeper.save()
        },
        seen: stored.seen,
        mark: () => keeper.mark(),
        delay,
        mind,
      })
      leave = () => {
        session?.leave()
        mind.leave()
        keeper.idle().then(() => {
          stopListening()
          hold.release()
        })
      }
      const { pack } = record
      const now = () => ({
        ...recordOf(current().match, module.words),
        ...(pack !== undefined && { pack }),
        ...(session?.byMachine.length && { byMachine: session.byMachine }),
      })
      const nameAnew = async (name: string, anew: string) => {
        await keeper.nameAnew(name, anew)
        setTurn(turn => turn + 1)
      }
      const isMine = hold.mine && !stored.outcome && !guide && !match.base
      const game = {
        stored,
        module,
        board,
        session,
        record: () => (stored.outcome && !touched ? record : now()),
        nameAnew: isMine ? nameAnew : undefined,
      }
      setOpening({ at: 'open', game })
    }
    const holdUnlessFinished = async () => {
      const head = await loadHead(shelf, id)
      if (!head || isDamaged(head) || (head.outcome && !endedHere.has(id))) return FREE
      return holdGame(id, turn > 0, () => session?.lock(true))
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
