import { type RefObject, useEffect } from 'react'
import { guardPage } from '../app/leaving.ts'

const WORDS = 'This scenario has changes that are neither in a file nor on your shelf. Leave without them?'

/** Asks before the page is left while something on it is not saved. */
export function useLeaveGuard(unsaved: RefObject<boolean>): void {
  useEffect(() => {
    const here = location.hash
    const takeOff = guardPage(() => {
      if (location.hash === here || !unsaved.current || confirm(WORDS)) return true
      location.hash = here
      return false
    })
    const close = (event: BeforeUnloadEvent) => {
      if (unsaved.current) event.preventDefault()
    }
    addEventListener('beforeunload', close)
    return () => {
      takeOff()
      removeEventListener('beforeunload', close)
    }
  }, [unsaved])
}
