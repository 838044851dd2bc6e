import { useEffect, useState } from 'react'
import { useApp } from '../app/context.ts'
import type { OnShelf } from '../store/game-row.ts'
import { listGames } from '../store/games.ts'
import { listPacks, type StoredPack } from '../store/packs.ts'

const CHANGED = 'tallyho-shelf'

/** Told to whatever page is shown by now: a file may still be read in while its page is left. */
const refresh = () => dispatchEvent(new Event(CHANGED))

/** What lies on the shelf, looked at again whenever it is changed or somebody comes back to the page. */
export function useShelf() {
  const { shelf } = useApp()
  const [games, setGames] = useState<readonly OnShelf[]>()
  const [packs, setPacks] = useState<readonly StoredPack[]>([])
  useEffect(() => {
    const look = async () => {
      setGames(await listGames(shelf))
      setPacks(await listPacks(shelf))
    }
    look()
    addEventListener('focus', look)
    addEventListener(CHANGED, look)
    return () => {
      removeEventListener('focus', look)
      removeEventListener(CHANGED, look)
    }
  }, [shelf])
  return { games: games ?? [], isRead: games !== undefined, packs, refresh }
}
