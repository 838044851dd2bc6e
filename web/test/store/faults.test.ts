import 'fake-indexeddb/auto'
import { hashState, type Match, seeded } from '@tallyho/engine'
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openShelf, type Shelf } from '../../store/db.ts'
import { isDamaged } from '../../store/game-row.ts'
import { loadGame } from '../../store/games.ts'
import { beginGame } from '../../table/session/add-game.ts'
import { Keeper } from '../../table/session/keeper.ts'
import { reopen } from '../../table/session/reopen.ts'
import { TableSession } from '../../table/session/session.ts'

/** Whatever fails while a game is written, the shelf holds the game as it stood after some answer, and no older one. */

const PLAN = {
  game: 'sample',
  setup: { scenario: 'dusk', pack: 'standard', options: {} },
  name: 'Dusk',
  seating: { raf: 'person', luftwaffe: 'person' },
  ownDice: false,
  practice: false,
} as const

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const markOf = ({ journal, state }: Match<unknown>) => `${journal.length} ${hashState(state)}`

async function opened(shelf: Shelf, id: string) {
  const whole = await loadGame(shelf, id)
  if (!whole || isDamaged(whole)) throw new Error(`The game is lost: ${whole?.reason}`)
  const reopened = await reopen(shelf, whole)
  expect(reopened.trouble).toBeUndefined()
  return { ...reopened, stored: whole.stored }
}

/** Plays a stretch of a game. What fails leaves the board before on the shelf; every answer after that lies there whole. */
async function playThrough(shelf: Shelf, id: string, failing: () => boolean, most = 40): Promise<number> {
  const { module, match, ledger, stored } = await opened(shelf, id)
  const troubles: unknown[] = []
  const session = new TableSession({ module, match, ...PLAN, chance: seeded(3), save: () => keeper.save() })
  const current = () => ({ match: session.match, ...PLAN, orders: {}, words: module.words })
  const keeper: Keeper = new Keeper(shelf, stored, ledger, current, trouble => troubles.push(trouble))
  let failed = 0
  for (let i = 0; i < most && !session.match.over; i++) {
    const before = markOf(session.match)
    session.machineOnce()
    await keeper.idle()
    if (failing()) {
      failed++
      expect(troubles.at(-1)).toMatchObject({ kind: 'full' })
      expect(markOf((await opened(shelf, id)).match)).toBe(before)
    } else {
      expect(troubles.at(-1)).toBeUndefined()
      if (failed > 0) expect(markOf((await opened(shelf, id)).match)).toBe(markOf(session.match))
    }
  }
  session.leave()
  return failed
}

/** A shelf that refuses its n-th write of a game. */
function failingAt(shelf: Shelf, nth: number, error: Error) {
  let writes = 0
  let failed = false
  const keep: Shelf['keep'] = async (id, make) => {
    failed = ++writes === nth
    if (failed) throw error
    await shelf.keep(id, make)
  }
  return { shelf: { ...shelf, keep }, failing: () => failed }
}

describe('a write that is refused', () => {
  test.each([
    ['a full disk', new DOMException('full', 'QuotaExceededError')],
    ['a closed database', new DOMException('closed', 'InvalidStateError')],
  ])('at any answer, by %s, loses nothing that was kept, and the next write keeps all', async (_, error) => {
    for (let nth = 1; nth <= 30; nth++) {
      const whole = await openShelf()
      const id = await beginGame(whole, PLAN)
      const { shelf, failing } = failingAt(whole, nth, error)
      expect(await playThrough(shelf, id, failing, 31)).toBe(1)
    }
  })
})

describe('a crash in mid-write', () => {
  /** The database refuses its n-th request to write or delete. */
  function crashAt(nth: number) {
    let requests = 0
    let failed = false
    for (const name of ['put', 'delete'] as const) {
      const whole = IDBObjectStore.prototype[name] as (...args: unknown[]) => IDBRequest
      vi.spyOn(IDBObjectStore.prototype, name).mockImplementation(function (
        this: unknown,
        ...args: unknown[]
      ) {
        failed = ++requests === nth
        if (failed) throw new DOMException('power cut', 'AbortError')
        return whole.apply(this, args)
      } as never)
    }
    return { failing: () => failed }
  }

  test('at any request leaves the game as it stood before that answer', async () => {
    for (let nth = 1; nth <= 60; nth++) {
      const shelf = await openShelf()
      const id = await beginGame(shelf, PLAN)
      const { failing } = crashAt(nth)
      expect(await playThrough(shelf, id, failing, 24)).toBe(1)
      vi.restoreAllMocks()
    }
  })

  test('while the row of an older Tallyho is written in the new form leaves that row as it was', async () => {
    const shelf = await openShelf()
    const id = await beginGame(shelf, PLAN)
    const whole = await loadGame(shelf, id)
    if (!whole || isDamaged(whole)) throw new Error('no game')
    const { trail: _, ...record } = whole.record
    const row = { ...whole.stored, record: { ...record, rules: '1' } }
    await shelf.change('games', 'old', () => row)
    for (let nth = 1; nth <= 4; nth++) {
      crashAt(nth)
      await playThrough(shelf, 'old', () => true, 1)
      vi.restoreAllMocks()
      expect(await shelf.rows('old')).toMatchObject({ head: row, pages: [], boards: [] })
    }
  })
})
