import { useEffect, useState } from 'react'
import { newerVersion, takeNewer } from './offline.ts'

/** Sentences at the foot of the window: what just happened, what lasts, and that a newer version is ready. */
export function Notices(props: {
  readonly notice: { readonly words: string } | undefined
  readonly lasting: string | undefined
  onClose(): void
}) {
  const { notice, lasting, onClose } = props
  const [newer, setNewer] = useState(false)

  useEffect(() => newerVersion(() => setNewer(true)), [])
  useEffect(() => {
    if (!notice) return
    const timer = setTimeout(onClose, 7000)
    return () => clearTimeout(timer)
  }, [notice, onClose])

  return (
    <div className="notices" role="status" aria-live="polite">
      {lasting && <p className="notice notice-warning">{lasting}</p>}
      {notice && (
        <p className="notice" data-testid="notice">
          {notice.words}
          <button type="button" className="plain" aria-label="Close this notice" onClick={onClose}>
            ×
          </button>
        </p>
      )}
      {newer && (
        <p className="notice">
          A newer Tallyho is ready.
          <button type="button" onClick={takeNewer}>
            Load it
          </button>
        </p>
      )}
    </div>
  )
}
