import type { Logged } from '@tallyho/engine'
import type { FighterId } from '../../pack/types.ts'
import type { Campaign } from '../../state.ts'
import { fighterName, pilotIn, surname } from '../../text/names.ts'
import { factsIn, type Notes } from '../../vocabulary.ts'
import { Aircraft } from './Aircraft.tsx'
import './struck.css'

/** SAB-DOG-34 Who was badly hit since this note. */
export function struckSince(notes: readonly Logged[], since: keyof Notes): readonly FighterId[] {
  const round = notes.slice(notes.findLastIndex(({ what }) => what === since) + 1)
  return factsIn(round)('hit-check').flatMap(({ fighter, severe }) => (severe ? [fighter] : []))
}

/** SAB-DOG-34 A moment for whoever was badly hit in this round: he turns away trailing smoke, and his fate is open. */
export function Struck({
  campaign,
  ids,
}: {
  readonly campaign: Campaign
  readonly ids: readonly FighterId[]
}) {
  if (ids.length === 0) return null
  return (
    <ul className="sab-struck">
      {ids.map(id => (
        <li key={id}>
          <svg viewBox="-40 -40 80 80" aria-hidden="true">
            <path d="M-34 -34C-14 -26 -18 -6 0 2" />
            <Aircraft type={campaign.aircraft} heading={140} bank={34} size={62} x={8} y={8} />
          </svg>
          <b>{surname(pilotIn(campaign, id))}</b>
          <span>{fighterName(id)}, badly hit: his fate is open</span>
        </li>
      ))}
    </ul>
  )
}
