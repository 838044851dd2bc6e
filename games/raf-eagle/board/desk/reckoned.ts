import { useEffect, useState } from 'react'

/** What is reckoned, and then told. */
interface Job {
  reckon(): void
  tell(): void
}

/** What a stretch of reckoning may take before the table is listened to again, in ms. */
const STRETCH = 8

let open: readonly Job[] = []
let done: readonly Job[] = []
let frame = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** Behind the picture that a click has made, stretch by stretch; figures of one board come all at once. */
function work(): void {
  const end = performance.now() + STRETCH
  while (open[0] && performance.now() < end) {
    const [job, ...others] = open
    open = others
    job.reckon()
    done = [...done, job]
  }
  if (open.length > 0) {
    timer = setTimeout(work)
    return
  }
  const told = done
  done = []
  for (const job of told) job.tell()
}

/** Takes its turn once the picture stands; what is given leaves it undone. */
export function reckonLater(job: Job): () => void {
  open = [...open, job]
  // What goes on for an older picture waits for the next one too.
  cancelAnimationFrame(frame)
  clearTimeout(timer)
  frame = requestAnimationFrame(() => {
    timer = setTimeout(work)
  })
  return () => {
    open = open.filter(one => one !== job)
    done = done.filter(one => one !== job)
  }
}

/** What is reckoned of `from`, once that is on the screen; until then what was there before, which `isNew` denies. */
export function useReckoned<From, T>(
  from: From,
  reckon: (from: From) => T,
): { readonly value: T | undefined; readonly isNew: boolean } {
  const [known, setKnown] = useState<{ readonly from: From; readonly value: T }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: how it is reckoned does not change
  useEffect(() => {
    let value: T
    return reckonLater({
      reckon: () => {
        value = reckon(from)
      },
      tell: () => setKnown({ from, value }),
    })
  }, [from])
  return { value: known?.value, isNew: known !== undefined && known.from === from }
}
