import type { Logged } from '@tallyho/engine'
import { lazy, Suspense, useState } from 'react'
import type { Campaign } from '../../state.ts'
import './open-diary.css'

const SquadronDiary = lazy(() => import('./SquadronDiary.tsx'))

interface OpenDiaryProps {
  readonly campaign: Campaign
  readonly notes: readonly Logged[]
}

/** SAB-PIL-01 The last leaves of the book: the diary, open at its last page. */
export function OpenDiary({ campaign, notes }: OpenDiaryProps) {
  const [open, setOpen] = useState(true)
  return (
    <details
      className="sab-diary"
      data-testid="open-diary"
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>The squadron’s diary</summary>
      {open && (
        <Suspense>
          <SquadronDiary campaign={campaign} notes={notes} />
        </Suspense>
      )}
    </details>
  )
}
