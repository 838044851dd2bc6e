import { useEffect, useState } from 'react'

/** What it is now, a moment later: when what led to it has been seen. */
export function useLater<T>(value: T, milliseconds: number): T {
  const [shown, setShown] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setShown(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return milliseconds > 0 ? shown : value
}
