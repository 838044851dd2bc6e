import type { OnDemand } from '@tallyho/kit/board.ts'
import { useEffect, useState } from 'react'

interface Fetched<T> {
  readonly value?: T
  readonly failed?: boolean
}

/** What is fetched on demand: nothing yet, then the thing itself. */
export function useFetched<T>(fetch: OnDemand<T> | undefined): Fetched<T> {
  const [fetched, setFetched] = useState<Fetched<T> & { readonly by?: OnDemand<T> }>({})
  useEffect(() => {
    let gone = false
    const show = (found: Fetched<T>) => !gone && setFetched({ ...found, ...(fetch && { by: fetch }) })
    fetch?.().then(
      value => show({ value }),
      () => show({ failed: true }),
    )
    return () => {
      gone = true
    }
  }, [fetch])
  return fetched.by === fetch ? fetched : {}
}
