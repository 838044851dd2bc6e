import { STANDS, type StandsSaid } from '../session/shown.ts'

/** That nothing can be taken back after an answer: in words beside the only one, by a lock where several are so. */
export function Stands({ said }: { readonly said: StandsSaid }) {
  if (said === 'words') return <em className="stands-mark">{STANDS}</em>
  return (
    <span className="stands-lock" title={STANDS}>
      <Lock />
      <span className="sr-only">, {STANDS}</span>
    </span>
  )
}

/** What the lock says, once above the answers. */
export function LockSaid() {
  return (
    <p className="stands-mark" data-testid="locks">
      <Lock /> {STANDS}
    </p>
  )
}

function Lock() {
  return (
    <svg viewBox="0 0 12 14" width="11" height="13" aria-hidden="true">
      <path d="M3 6V4a3 3 0 0 1 6 0v2" fill="none" stroke="currentColor" strokeWidth="1.6" />
      <rect x="1" y="6" width="10" height="7.5" rx="1" fill="currentColor" />
    </svg>
  )
}
