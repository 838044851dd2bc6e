import { useCallback, useEffect, useState } from 'react'
import { useApp } from '../app/context.ts'
import type { OnShelf } from '../store/game-row.ts'
import { listGames } from '../store/games.ts'
import { listPacks, type StoredPack } from '../store/packs.ts'

/** What lies on the shelf, looked at again whenever somebody comes back to the page. */
export function useShelf() {
  const { shelf } = useApp()
  const [games, setGames] = useState<readonly OnShelf[]>()
  const [packs, setPacks] = useState<readonly StoredPack[]>([])
  const refresh = useCallback(async () => {
    setGames(await listGames(shelf))
    setPacks(await listPacks(shelf))
  }, [shelf])
  useEffect(() => {
    refresh()
    addEventListener('focus', refresh)
    return () => removeEventListener('focus', refresh)
  }, [refresh])
  return { games: games ?? [], isRead: games !== undefined, packs, refresh }
}
