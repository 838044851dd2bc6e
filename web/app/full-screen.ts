import { useSyncExternalStore } from 'react'

/** Some browsers, on phones above all, give no page the whole screen. */
export const canFillScreen = (): boolean => document.fullscreenEnabled

/** Gives the page the whole screen, or gives it back. A browser that will not do it now leaves everything as it is. */
export function fillScreen(): void {
  if (!canFillScreen()) return
  const done = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen()
  done.catch(() => undefined)
}

export function useFillsScreen(): boolean {
  return useSyncExternalStore(follow, () => document.fullscreenElement !== null)
}

function follow(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}
