import { type IDBPDatabase, openDB, unwrap } from 'idb'

const NAME = 'tallyho'

/** 1: a game is one row. 2: a game is a head, pages of answers, and boards. Rows of 1 stay as they are until they are played on. */
const VERSION = 2

type StoreName = 'games' | 'packs'
const PARTS = ['games', 'pages', 'boards'] as const

/** All that lies on the shelf of one game: its head, its pages and its boards, each in their order. */
export interface GameRows {
  readonly head: unknown
  readonly pages: readonly unknown[]
  readonly boards: readonly unknown[]
}

/** What is to be written of one game. */
export interface GameChange {
  readonly head: unknown
  /** Nothing of what lies there stays. */
  readonly afresh: boolean
  /** The first page that is new; older ones stay, later ones go. */
  readonly from: number
  readonly pages: readonly string[]
  readonly boards: readonly { readonly at: number; readonly text: string }[]
  readonly boardsGone: readonly number[]
}

/** Where games and packs are kept: the browser's database, or memory where that is forbidden. */
export interface Shelf {
  /** Why nothing outlives this page, in one sentence; undefined if it does. */
  readonly trouble: string | undefined
  get(store: StoreName, key: string): Promise<unknown>
  all(store: StoreName): Promise<readonly { readonly key: string; readonly value: unknown }[]>
  /** Writes what `make` returns for the value that lies there now; undefined leaves it as it is. */
  change(store: StoreName, key: string, make: (now: unknown) => unknown): Promise<void>
  /** A game goes with its pages and boards. */
  remove(store: StoreName, key: string): Promise<void>
  rows(game: string): Promise<GameRows | undefined>
  /** Writes what `make` returns for the head that lies there now: all of it or nothing. Undefined leaves it as it is. */
  keep(game: string, make: (head: unknown) => GameChange | undefined): Promise<void>
}

class Blocked extends Error {}

export async function openShelf(): Promise<Shelf> {
  try {
    return browserShelf(await connect())
  } catch (error) {
    return memoryShelf(
      error instanceof Blocked
        ? 'Another tab holds an older Tallyho, and nothing is kept here: close that tab, then load this page again.'
        : 'This browser does not let Tallyho keep anything: games are lost when the page is closed. Export them to files.',
    )
  }
}

/** A connection that is opened again if the browser has closed it, and given up if a newer Tallyho asks for it. */
interface Link {
  db(): Promise<IDBPDatabase>
}

async function connect(): Promise<Link> {
  let open: Promise<IDBPDatabase> | undefined
  const link: Link = {
    db() {
      open ??= openDatabase(() => {
        open = undefined
      })
      return open
    },
  }
  await link.db()
  return link
}

function openDatabase(lost: () => void): Promise<IDBPDatabase> {
  return new Promise((resolve, reject) => {
    const opening = openDB(NAME, VERSION, {
      upgrade(db, before) {
        for (const name of before < 1 ? (['games', 'packs'] as const) : []) db.createObjectStore(name)
        db.createObjectStore('pages')
        db.createObjectStore('boards')
      },
      blocked: () => reject(new Blocked()),
      blocking(_now, _wanted, event) {
        lost()
        ;(event.target as IDBDatabase).close()
      },
      terminated: lost,
    })
    opening.then(resolve, error => {
      lost()
      reject(error)
    })
  })
}

function browserShelf(link: Link): Shelf {
  return {
    trouble: undefined,
    get: async (store, key) => (await link.db()).get(store, key),
    async all(store) {
      const rows: { key: string; value: unknown }[] = []
      let cursor = await (await link.db()).transaction(store).store.openCursor()
      while (cursor) {
        rows.push({ key: String(cursor.key), value: cursor.value })
        cursor = await cursor.continue()
      }
      return rows
    },
    change: (store, key, make) =>
      write(link, [store], key, (now, part) => {
        const next = make(now)
        if (next !== undefined) part(store).put(next, key)
      }),
    remove: (store, key) =>
      write(link, store === 'games' ? PARTS : [store], key, (_, part) => {
        part(store).delete(key)
        if (store === 'games') for (const own of ['pages', 'boards']) part(own).delete(allOf(key))
      }),
    async rows(game) {
      const parts = (await link.db()).transaction([...PARTS])
      const [head, pages, boards] = await Promise.all([
        parts.objectStore('games').get(game),
        parts.objectStore('pages').getAll(allOf(game)),
        parts.objectStore('boards').getAll(allOf(game)),
      ])
      return head === undefined ? undefined : { head, pages, boards }
    },
    keep: (game, make) =>
      write(link, PARTS, game, (now, part) => {
        const change = make(now)
        if (!change) return
        const { head, afresh, from, pages, boards, boardsGone } = change
        part('games').put(head, game)
        part('pages').delete(allOf(game, from))
        for (const [i, text] of pages.entries()) part('pages').put(text, [game, from + i])
        if (afresh) part('boards').delete(allOf(game))
        for (const at of boardsGone) part('boards').delete([game, at])
        for (const { at, text } of boards) part('boards').put(text, [game, at])
      }),
  }
}

/** Everything of one game in a store that is keyed by game and number. */
function allOf(game: string, from = 0): IDBKeyRange {
  return IDBKeyRange.bound([game, from], [game, Number.POSITIVE_INFINITY])
}

/** One transaction: what fails in the middle leaves nothing behind. `now` is what lies at a key of the first store. */
async function write(
  link: Link,
  names: readonly string[],
  key: string,
  act: (now: unknown, store: (name: string) => IDBObjectStore) => void,
): Promise<void> {
  const transaction = (await link.db()).transaction([...names], 'readwrite')
  try {
    const now = await transaction.objectStore(names[0] as string).get(key)
    act(now, name => unwrap(transaction.objectStore(name)))
  } catch (error) {
    transaction.done.catch(() => undefined)
    abort(unwrap(transaction))
    throw error
  }
  await transaction.done
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // It is over already.
  }
}

export function memoryShelf(trouble: string | undefined): Shelf {
  const stores = { games: new Map<string, unknown>(), packs: new Map<string, unknown>() }
  const parts = new Map<string, { pages: unknown[]; boards: Map<number, unknown> }>()
  return {
    trouble,
    get: async (store, key) => stores[store].get(key),
    all: async store => [...stores[store]].map(([key, value]) => ({ key, value })),
    async change(store, key, make) {
      const next = make(stores[store].get(key))
      if (next !== undefined) stores[store].set(key, next)
    },
    async remove(store, key) {
      stores[store].delete(key)
      if (store === 'games') parts.delete(key)
    },
    async rows(game) {
      const { pages = [], boards = new Map<number, unknown>() } = parts.get(game) ?? {}
      const inOrder = [...boards].sort(([a], [b]) => a - b).map(([, text]) => text)
      return stores.games.has(game)
        ? { head: stores.games.get(game), pages: pages.slice(), boards: inOrder }
        : undefined
    },
    async keep(game, make) {
      const change = make(stores.games.get(game))
      if (!change) return
      const { pages, boards } = (!change.afresh && parts.get(game)) || { pages: [], boards: new Map() }
      pages.splice(change.from, Number.POSITIVE_INFINITY, ...change.pages)
      for (const at of change.boardsGone) boards.delete(at)
      for (const { at, text } of change.boards) boards.set(at, text)
      parts.set(game, { pages, boards })
      stores.games.set(game, change.head)
    },
  }
}
