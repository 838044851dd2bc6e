import { type BoardProps, RuleLink, TipText, useTip } from '@tallyho/kit'
import { memo } from 'react'
import type { Campaign } from '../../state.ts'
import { changeWords } from './advice.ts'
import { knownForecast } from './forecast.ts'
import { type Gauge, gaugesOf } from './gauges.ts'
import { useDeskPlan } from './planning.ts'
import { useReckoned } from './reckoned.ts'

interface GaugesProps extends Pick<BoardProps<Campaign>, 'onRule'> {
  readonly state: Campaign
  readonly index: number
  /** Each with its sentence. */
  readonly isOpen: boolean
}

/** What the rules say beforehand of a raid: drawn when there is time for it. */
export const Gauges = memo(function Gauges({ state, index, isOpen, onRule }: GaugesProps) {
  const { sheet } = useDeskPlan()
  const isSkyKnown = sheet?.asks.length === 1
  const { value: gauges } = useReckoned(sheet && state, campaign => {
    const forecast = campaign?.plan[index] && knownForecast(campaign, index, isSkyKnown)
    return forecast && gaugesOf(campaign, index, forecast)
  })
  if (!gauges) return undefined
  return isOpen ? <Told gauges={gauges} onRule={onRule} /> : <Line gauges={gauges} />
})

/** What the Gruppen that were laid last have changed: told when there is time for it. */
export const Changed = memo(function Changed({ state }: { readonly state: Campaign }) {
  const { sheet, laid } = useDeskPlan()
  const { value, isNew } = useReckoned(
    sheet && state,
    campaign => laid && campaign && changeWords(laid, campaign, sheet?.asks.length === 1),
  )
  return isNew ? value : undefined
})

function Line({ gauges }: { readonly gauges: readonly Gauge[] }) {
  return (
    <ul className="eagle-gauges" aria-label="What to expect">
      {gauges.filter(inLine).map(gauge => (
        <Figure key={gauge.of} gauge={gauge} />
      ))}
    </ul>
  )
}

/** What is read at a glance: the rest is told when the card is opened. A decoy has nothing but the British. */
const inLine = ({ of, tone }: Gauge, _: number, all: readonly Gauge[]) => {
  if (of === 'warning') return all.length < 3
  if (of === 'patrol') return tone !== 'good'
  return of !== 'bombs' || all.every(other => other.of !== 'balance')
}

function Figure({ gauge }: { readonly gauge: Gauge }) {
  const { of, title, word, more, shows, says, rule, tone } = gauge
  const tip = useTip(() => (
    <TipText title={title}>
      <p>{says}</p>
      <p>{rule.slice(3)}</p>
    </TipText>
  ))
  return (
    <li data-gauge={of} data-tone={tone} {...tip}>
      <b>{shows}</b> {word} {more && <small>{more}</small>}
    </li>
  )
}

function Told({ gauges, onRule }: Pick<GaugesProps, 'onRule'> & { readonly gauges: readonly Gauge[] }) {
  return (
    <dl className="eagle-expected">
      {gauges.map(({ of, title, shows, says, rule, tone }) => (
        <div key={of} data-tone={tone}>
          <dt>
            {title}: <b>{shows}.</b>
          </dt>{' '}
          <dd>
            {says} <RuleLink id={rule} onRule={onRule} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
