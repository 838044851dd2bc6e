import { CounterSvg } from '@tallyho/kit'
import type { GruppeId, SquadronId } from '../../pack/types.ts'
import type { Campaign } from '../../state.ts'
import { GruppeFace, SquadronFace } from '../pieces/counters.tsx'
import { shownGruppe, shownSquadron } from '../pieces/shown.ts'
import { UNIT } from './unit.ts'

/** Where a unit was lost: its shape in a burst. The counter itself lies with the losses. */
export function Ghost(props: {
  readonly campaign: Campaign
  readonly unit: GruppeId | SquadronId
  readonly british: boolean
}) {
  const { campaign, unit, british } = props
  return (
    <span className="eagle-ghost" role="img" aria-label={`${unit} was lost here`}>
      <CounterSvg size={UNIT}>
        {british ? (
          <SquadronFace {...shownSquadron(campaign, unit)} />
        ) : (
          <GruppeFace {...shownGruppe(campaign, unit)} />
        )}
      </CounterSvg>
      <Burst />
    </span>
  )
}

/** Somebody is lost. */
export function Burst() {
  return (
    <svg className="eagle-burst" viewBox="0 0 40 40" aria-hidden="true">
      <path d="M20 0L23 12L33 4L28 15L40 17L29 22L37 33L24 27L21 40L17 28L6 36L12 24L0 21L11 17L4 6L17 12Z" />
      <circle cx="20" cy="20" r="6" />
    </svg>
  )
}
