import { type BoardProps, RuleLink, TipText, useTip } from '@tallyho/kit'
import { memo, useDeferredValue } from 'react'
import type { Campaign } from '../../state.ts'
import { knownForecast } from './forecast.ts'
import { type Gauge, gaugesOf } from './gauges.ts'
import { useDeskPlan } from './planning.ts'

interface GaugesProps extends Pick<BoardProps<Campaign>, 'onRule'> {
  readonly state: Campaign
  readonly index: number
  /** Each with its sentence. */
  readonly isOpen: boolean
}

/** What the rules say beforehand of a raid: drawn when there is time for it. */
export const Gauges = memo(function Gauges({ state, index, isOpen, onRule }: GaugesProps) {
  const { sheet } = useDeskPlan()
  const campaign = useDeferredValue<Campaign | undefined>(state, undefined)
  if (!sheet || !campaign?.plan[index]) return undefined
  const isSkyKnown = sheet.asks.length === 1
  const forecast = knownForecast(campaign, index, isSkyKnown)
  if (!forecast) return undefined
  const gauges = gaugesOf(campaign, index, forecast)
  return isOpen ? <Told gauges={gauges} onRule={onRule} /> : <Line gauges={gauges} />
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

/** When they see it counts by how many come: told when the card is opened. A decoy has nothing else. */
const inLine = ({ of }: Gauge, _: number, all: readonly Gauge[]) => of !== 'warning' || all.length < 3

function Figure({ gauge }: { readonly gauge: Gauge }) {
  const { of, title, word, shows, says, rule, tone } = gauge
  const tip = useTip(() => (
    <TipText title={title}>
      <p>{says}</p>
      <p>{rule.slice(3)}</p>
    </TipText>
  ))
  return (
    <li data-gauge={of} data-tone={tone} {...tip}>
      <Icon of={of} />
      <span className="sr-only">{title}: </span>
      <b>{shows}</b> <small aria-hidden="true">{word}</small>
    </li>
  )
}

function Told({ gauges, onRule }: Pick<GaugesProps, 'onRule'> & { readonly gauges: readonly Gauge[] }) {
  return (
    <dl className="eagle-expected">
      {gauges.map(({ of, title, shows, says, rule, tone }) => (
        <div key={of} data-tone={tone}>
          <dt>
            <Icon of={of} /> {title}: <b>{shows}.</b>
          </dt>{' '}
          <dd>
            {says} <RuleLink id={rule} onRule={onRule} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What the figures of a card mean, where there is no room for it on the card. */
export function Legend() {
  return (
    <ul className="eagle-legend" aria-hidden="true">
      {LEGEND.map(([of, word]) => (
        <li key={of}>
          <Icon of={of} /> {word}
        </li>
      ))}
    </ul>
  )
}

const LEGEND: readonly (readonly [Gauge['of'], string])[] = [
  ['bombs', 'VP by bombs'],
  ['balance', 'VP with losses'],
  ['fighters', 'fighters'],
  ['patrol', 'Channel Patrol'],
  ['rendezvous', 'go astray'],
  ['squadrons', 'squadrons come'],
]

/** In a square of sixteen. */
const ICONS: Readonly<Record<Gauge['of'], string>> = {
  bombs: 'M6 1h4v2.5L8.9 5C11 6.5 11.5 10.5 8 15C4.5 10.5 5 6.5 7.1 5L6 3.5Z',
  balance:
    'M7.2 1h1.6v2H14v1.5h-.8L15.5 10a3 3 0 0 1-6 0l2.2-5.5H8.8V13H11v1.6H5V13h2.2V4.5H4.3L6.5 10a3 3 0 0 1-6 0l2.3-5.5H2V3h5.2Z',
  fighters: 'M7 1h2l.4 4L15 8v1.6L9.4 9l-.4 4 2 1.2V15H5v-.8L7 13l-.4-4L1 9.6V8l5.6-3Z',
  patrol:
    'M1 6q2-2.5 3.5 0t3.5 0 3.5 0 3.5 0v1.8q-2 2.5-3.5 0t-3.5 0-3.5 0-3.5 0ZM1 10.5q2-2.5 3.5 0t3.5 0 3.5 0 3.5 0v1.8q-2 2.5-3.5 0t-3.5 0-3.5 0-3.5 0Z',
  rendezvous: 'M1 2l6 4.5V3.5L15 8 7 12.5V9.5L1 14l2.6-6Z',
  warning:
    'M7.2 15V8.6A2 2 0 1 1 8.8 8.6V15ZM3 2.5a6 6 0 0 0 0 8.5l1.2-1.2a4.3 4.3 0 0 1 0-6.1ZM13 2.5l-1.2 1.2a4.3 4.3 0 0 1 0 6.1L13 11a6 6 0 0 0 0-8.5Z',
  squadrons:
    'M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1Zm0 2.3a4.7 4.7 0 1 1 0 9.4 4.7 4.7 0 0 1 0-9.4Zm0 2.7a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
}

function Icon({ of }: Pick<Gauge, 'of'>) {
  return (
    <svg viewBox="0 0 16 16" width="13" height="13" aria-hidden="true">
      <path d={ICONS[of]} fillRule="evenodd" />
    </svg>
  )
}
