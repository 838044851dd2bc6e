/** Asked before a page is left by a link or the back button; false to stay. */
type Guard = () => boolean

let guard: Guard | undefined

/** Sets a guard on the present page; returns what takes it off again. */
export function guardPage(now: Guard): () => void {
  guard = now
  return () => {
    if (guard === now) guard = undefined
  }
}

export function mayLeave(): boolean {
  return guard?.() ?? true
}
