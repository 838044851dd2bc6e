import { capital } from '@tallyho/engine'
import type { BoardProps } from '@tallyho/kit'
import { packOf } from '../../pack/index.ts'
import type { Campaign } from '../../state.ts'
import { POSITION_NAMES } from '../../text/german-names.ts'
import { VISIBILITY_NAMES } from '../../text/names.ts'
import { Ribbon } from '../pieces/Ribbon.tsx'
import { phaseOf, TURN_PHASES } from './phase.ts'

/** Which turn it is, how far it has come, and the sky. */
export function TurnRibbon({
  state: campaign,
  pause,
  notes,
}: Pick<BoardProps<Campaign>, 'state' | 'pause' | 'notes'>) {
  const turn = campaign.patrol?.turn ?? 0
  const now = phaseOf(pause, notes)
  const at = now ? TURN_PHASES.indexOf(now) : -1
  return (
    <Ribbon
      label="This turn"
      title={turn === 0 ? 'Contact' : `Turn ${turn}${ofTurns(campaign)}`}
      steps={turn > 0 ? TURN_PHASES : []}
      at={at}
      className="sab-map-ribbon"
    >
      <Sky campaign={campaign} />
    </Ribbon>
  )
}

/** SAB-PAT-12 A scenario without Raid Track says how many there are. */
function ofTurns(campaign: Campaign): string {
  const spec = packOf(campaign).scenario(campaign.scenario)
  return spec.kind === 'intercept' ? ` of ${spec.turns}` : ''
}

function Sky({ campaign }: { readonly campaign: Campaign }) {
  const { visibility = 'clear', sun } = campaign.patrol ?? {}
  return (
    <li className="sab-ribbon-sky">
      <svg viewBox="-12 -12 24 24" aria-hidden="true" data-sun={sun !== undefined}>
        {sun ? (
          <>
            <circle r="5.5" />
            <path d="M0 -8V-11M0 8V11M-8 0H-11M8 0H11M5.7 -5.7L7.8 -7.8M-5.7 -5.7L-7.8 -7.8M5.7 5.7L7.8 7.8M-5.7 5.7L-7.8 7.8" />
          </>
        ) : (
          <path d="M-7 6A4 4 0 0 1 -7 -2A5.5 5.5 0 0 1 3 -4.5A4.500 4.500 0 0 1 8 -1A3.600 3.600 0 0 1 8 6Z" />
        )}
      </svg>
      {capital(VISIBILITY_NAMES[visibility])}
      {sun ? `, sun at ${POSITION_NAMES[sun]}` : ', no sun'}
    </li>
  )
}
