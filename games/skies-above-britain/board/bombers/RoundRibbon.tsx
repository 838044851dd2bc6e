import type { Logged, Pause } from '@tallyho/engine'
import { TipText, useTip } from '@tallyho/kit'
import { cardsLeft } from '../../rules/01-general/odds.ts'
import { classOf } from '../../rules/04-bombers/formation.ts'
import type { Campaign } from '../../state.ts'
import { BOMBER_NAMES } from '../../text/german-names.ts'
import { Ribbon } from '../pieces/Ribbon.tsx'
import { ROUND_STEPS, roundOf, stepOf } from './step.ts'

interface RoundProps {
  readonly campaign: Campaign
  readonly pause: Pause | undefined
  readonly notes: readonly Logged[]
  /** Fighters among the bombers. */
  readonly here: number
}

/** Where the round stands, and what is up here. */
export function RoundRibbon({ campaign, pause, notes, here }: RoundProps) {
  const now = stepOf(pause, notes)
  const round = roundOf(campaign)
  const { patrol } = campaign
  const type = patrol?.stragglerType ?? patrol?.raid?.type
  const tip = useTip(() => (
    <TipText title="The deck">
      <p>
        Each burst turns one card. The cards that are left give the chances shown here; the others lie open.
      </p>
    </TipText>
  ))
  return (
    <Ribbon
      className="sab-am-ribbon"
      label="This round"
      title={round ?? 'Among the bombers'}
      steps={ROUND_STEPS}
      at={now ? ROUND_STEPS.indexOf(now) : -1}
    >
      {type && (
        <li className="sab-ribbon-more" {...tip}>
          {BOMBER_NAMES[type]} · {here} of ours here · {cardsLeft(campaign, classOf(type)).length} cards left
        </li>
      )}
    </Ribbon>
  )
}
