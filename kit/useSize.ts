import { type RefObject, useLayoutEffect, useState } from 'react'

export interface Size {
  readonly width: number
  readonly height: number
}

/** How large an element is on the screen; what is given stands until it has been measured. */
export function useSize(element: RefObject<HTMLElement | null>, before: Size): Size {
  const [size, setSize] = useState(before)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = current
      if (width > 0 && height > 0)
        setSize(was => (was.width === width && was.height === height ? was : { width, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return size
}
