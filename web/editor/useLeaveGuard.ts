import { type RefObject, useEffect } from 'react'

const WORDS = 'This scenario has changes that are neither in a file nor on your shelf. Leave without them?'

/** Asks before the page is left while something on it is not saved. */
export function useLeaveGuard(unsaved: RefObject<boolean>): void {
  useEffect(() => {
    const here = location.hash
    const close = (event: BeforeUnloadEvent) => {
      if (unsaved.current) event.preventDefault()
    }
    // Heard before the app follows the new address.
    const turn = (event: HashChangeEvent) => {
      if (location.hash === here || !unsaved.current || confirm(WORDS)) return
      event.stopImmediatePropagation()
      location.hash = here
    }
    addEventListener('beforeunload', close)
    addEventListener('hashchange', turn, { capture: true })
    return () => {
      removeEventListener('beforeunload', close)
      removeEventListener('hashchange', turn, { capture: true })
    }
  }, [unsaved])
}
