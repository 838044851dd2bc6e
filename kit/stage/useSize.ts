import { type RefObject, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

export interface Size {
  readonly width: number
  readonly height: number
}

/** What such an element measured last: it is drawn so at once when it comes again. */
const LAST = new WeakMap<Size, Size>()

/** How large an element is on the screen, as far as that counts; what is given stands until one like it has been measured. */
export function useSize(element: RefObject<HTMLElement | null>, before: Size, counts = asItIs): Size {
  const [size, setSize] = useState(() => LAST.get(before) ?? before)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const measure = () => {
      const { clientWidth, clientHeight } = current
      if (clientWidth === 0 || clientHeight === 0) return
      const { width, height } = counts({ width: clientWidth, height: clientHeight })
      LAST.set(before, { width, height })
      setSize(was => (was.width === width && was.height === height ? was : { width, height }))
    }
    // The first of its kind is measured at once. Others are looked at when all that is new has been laid out, and before it is painted.
    if (!LAST.has(before)) measure()
    const observer = new ResizeObserver(() => flushSync(measure))
    observer.observe(current)
    return () => observer.disconnect()
  }, [element, before, counts])
  return size
}

const asItIs = (size: Size): Size => size
