/** The service worker that keeps the app for offline use; a new one waits until the player agrees. */
let waiting: ServiceWorker | undefined
const listeners = new Set<() => void>()

export function keepOffline(): void {
  if (!('serviceWorker' in navigator)) return
  const hadOne = navigator.serviceWorker.controller !== null
  navigator.serviceWorker.register('./sw.js').then(
    registration => {
      if (!registration) return // a browser that refuses without saying so
      const check = (worker: ServiceWorker | null) => {
        if (!worker || !hadOne) return
        waiting = worker
        for (const listener of listeners) listener()
      }
      check(registration.waiting)
      registration.addEventListener('updatefound', () => {
        const { installing } = registration
        installing?.addEventListener('statechange', () => {
          if (installing.state === 'installed') check(registration.waiting)
        })
      })
    },
    () => undefined, // an insecure page: the app works, only not offline
  )
}

/** Calls back when a newer version waits. Returns how to stop. */
export function newerVersion(listener: () => void): () => void {
  listeners.add(listener)
  if (waiting) listener()
  return () => listeners.delete(listener)
}

export function takeNewer(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload())
  waiting?.postMessage({ type: 'SKIP_WAITING' })
}
