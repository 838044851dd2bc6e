import type { Logged, Pause } from '@tallyho/engine'
import { TipText, useTip } from '@tallyho/kit'
import { cardsLeft } from '../../rules/01-general/odds.ts'
import { classOf } from '../../rules/04-bombers/formation.ts'
import type { Campaign } from '../../state.ts'
import { BOMBER_NAMES } from '../../text/names.ts'
import { ROUND_STEPS, roundOf, stepOf } from './step.ts'

interface RibbonProps {
  readonly campaign: Campaign
  readonly pause: Pause | undefined
  readonly notes: readonly Logged[]
  /** Fighters among the bombers. */
  readonly here: number
}

/** Where the round stands, and what is up here. */
export function Ribbon({ campaign, pause, notes, here }: RibbonProps) {
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
    <div className="sab-am-ribbon">
      {round && <b>{round}</b>}
      <ol>
        {ROUND_STEPS.map(step => (
          <li key={step} aria-current={step === now ? 'step' : undefined}>
            {step}
          </li>
        ))}
      </ol>
      {type && (
        <p {...tip}>
          {BOMBER_NAMES[type]} · {here} of ours here · {cardsLeft(campaign, classOf(type)).length} cards left
        </p>
      )}
    </div>
  )
}
