import { type IDBPDatabase, openDB } from 'idb'

const NAME = 'tallyho'

type StoreName = 'games' | 'packs'

/** Where games and packs are kept: the browser's database, or memory where that is forbidden. */
export interface Shelf {
  /** Why nothing outlives this page, in one sentence; undefined if it does. */
  readonly trouble: string | undefined
  get(store: StoreName, key: string): Promise<unknown>
  all(store: StoreName): Promise<readonly { readonly key: string; readonly value: unknown }[]>
  /** Writes what `make` returns for the value that lies there now; undefined leaves it as it is. */
  change(store: StoreName, key: string, make: (now: unknown) => unknown): Promise<void>
  remove(store: StoreName, key: string): Promise<void>
}

export async function openShelf(): Promise<Shelf> {
  try {
    const db = await openDB(NAME, 1, {
      upgrade(fresh) {
        fresh.createObjectStore('games')
        fresh.createObjectStore('packs')
      },
    })
    return browserShelf(db)
  } catch {
    return memoryShelf(
      'This browser does not let Tallyho keep anything: games are lost when the page is closed. Export them to files.',
    )
  }
}

function browserShelf(db: IDBPDatabase): Shelf {
  return {
    trouble: undefined,
    get: (store, key) => db.get(store, key),
    async all(store) {
      const rows: { key: string; value: unknown }[] = []
      let cursor = await db.transaction(store).store.openCursor()
      while (cursor) {
        rows.push({ key: String(cursor.key), value: cursor.value })
        cursor = await cursor.continue()
      }
      return rows
    },
    async change(store, key, make) {
      const transaction = db.transaction(store, 'readwrite')
      const next = make(await transaction.store.get(key))
      if (next !== undefined) await transaction.store.put(next, key)
      await transaction.done
    },
    remove: (store, key) => db.delete(store, key),
  }
}

export function memoryShelf(trouble: string | undefined): Shelf {
  const stores = { games: new Map<string, unknown>(), packs: new Map<string, unknown>() }
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
    },
  }
}
