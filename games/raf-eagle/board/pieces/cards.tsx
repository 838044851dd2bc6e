import { TipText, usePick, useTip } from '@tallyho/kit'
import type { ReactNode } from 'react'
import { packOf } from '../../pack/index.ts'
import type { CardNumber, StrategyCard, TargetCard, Warning } from '../../pack/types.ts'
import { found, targetSpec } from '../../rules/02-terms.ts'
import { raidClass } from '../../rules/05-planning/targets.ts'
import type { Campaign } from '../../state.ts'
import { STRATEGY_WORDS } from '../../text/cards.ts'
import { WARNINGS } from '../../text/charts.ts'
import { TARGET_EFFECTS } from '../../text/meant.ts'
import { DEPTH_NAMES, sectorName, typeName } from '../../text/names.ts'
import { TargetIcon } from './TargetSymbol.tsx'

const RANGES: Readonly<Record<TargetCard['range'], string>> = {
  in: 'in reach of the Me 109',
  edge: 'at the edge of Me 109 range',
  beyond: 'beyond Me 109 range',
}

/** RE-6.2.f What a card tells apart: a very early warning counts as an early one. */
const FOUR: readonly Warning[] = ['none', 'late', 'sufficient', 'early']

const CLASSES = { none: 'no raid', minor: 'minor raid', major: 'major raid' } as const

interface FaceProps {
  readonly campaign: Campaign
  readonly card: CardNumber
  /** Name, kind, place and size of the raid alone. */
  readonly compact?: boolean
}

/** RE-2.31.a The face of a target card. Whatever holds it makes it a piece. */
export function TargetCardFace({ campaign, card, compact = false }: FaceProps) {
  const spec = found(packOf(campaign).targetCard.get(card), 'target card', card)
  const { type, sector } = targetSpec(campaign, spec.target)
  const size = raidClass(campaign, card)
  return (
    <article className={compact ? 'eagle-card eagle-card-compact' : 'eagle-card'}>
      <header>
        <TargetIcon type={type} size={20} />
        <h4>{spec.target}</h4>
        <small>{card}</small>
      </header>
      <p className="eagle-card-line">
        {typeName(type)} · {sector} · {DEPTH_NAMES[spec.depth]}
      </p>
      <p className="eagle-card-line">
        <b className={`eagle-class eagle-class-${size}`}>{CLASSES[size]}</b> · LF {spec.luftflotte}
        {spec.double && ' · points ×2'}
      </p>
      {!compact && <CardDetails spec={spec} />}
    </article>
  )
}

/** What a target card means, in words, before its figures. */
export function CardTip(props: {
  readonly campaign: Campaign
  readonly spec: TargetCard
  /** What else is known of it where it lies. */
  readonly children?: ReactNode
}) {
  const { campaign, spec } = props
  const { type, sector } = targetSpec(campaign, spec.target)
  const size = raidClass(campaign, spec.card)
  return (
    <TipText title={`${spec.target}: ${typeName(type)}, ${DEPTH_NAMES[spec.depth]}`}>
      {props.children}
      <p>{SIZES[size]}</p>
      <p>
        It belongs to Luftflotte {spec.luftflotte} and lies in sector {sectorName(campaign, sector)}.
        {spec.double && ' Points for bombs count double.'}
      </p>
      <p>{TARGET_EFFECTS[type]}</p>
      <CardDetails spec={spec} />
    </TipText>
  )
}

const SIZES = {
  none: 'Berlin does not want it raided now.',
  minor: 'A minor raid: three Gruppen at most, bombers and fighters together.',
  major: 'A major raid: up to 16 Gruppen, fewer if more than four raids fly.',
} as const

/** Everything that the small face leaves out: for a card that lies open, or for its tip. */
export function CardDetails({ spec }: { readonly spec: TargetCard }) {
  const { value, range, far, nets, observers, secondary, chart, forward } = spec
  return (
    <>
      <dl className="eagle-card-facts">
        <div>
          <dt>Value</dt>
          <dd>{value}</dd>
        </div>
        <div>
          <dt>Fighters</dt>
          <dd>
            {RANGES[range]}
            {far && ', elite Me 110 come reduced'}
          </dd>
        </div>
        <div>
          <dt>Radar nets</dt>
          <dd>{nets.length > 0 ? nets.join(', ') : 'none'}</dd>
        </div>
        <div>
          <dt>Observers</dt>
          <dd>
            {observers[0]} clear, {observers[1]} patchy, {observers[2]} broken
          </dd>
        </div>
        {secondary && (
          <div>
            <dt>Second target</dt>
            <dd>{secondary}</dd>
          </div>
        )}
        {forward && (
          <div>
            <dt>Forward airfield</dt>
            <dd>yes</dd>
          </div>
        )}
      </dl>
      <table className="eagle-card-chart">
        <caption>Squadrons that may come, by warning</caption>
        <thead>
          <tr>
            <th scope="col">Sector</th>
            {FOUR.map(warning => (
              <th key={warning} scope="col">
                {WARNINGS[warning]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chart.map(({ sector, send }) => (
            <tr key={sector}>
              <th scope="row">{sector}</th>
              {send.map((squadrons, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column of the chart
                <td key={i}>{squadrons || '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** A target card as a piece of the table: compact, and whole under the pointer. */
export function TargetCardPiece({ campaign, card }: FaceProps) {
  const spec = found(packOf(campaign).targetCard.get(card), 'target card', card)
  const pick = usePick(`card:${card}`, `Target card ${card}, ${spec.target}`)
  const tip = useTip(() => <CardTip campaign={campaign} spec={spec} />)
  return (
    <div className="eagle-card-piece" data-piece={`card:${card}`} {...pick} {...tip}>
      <TargetCardFace campaign={campaign} card={card} compact />
    </div>
  )
}

/** RE-2.34.a The face of a strategy card. */
export function StrategyFace({ card: { card, strategy } }: { readonly card: StrategyCard }) {
  return (
    <article className="eagle-card eagle-strategy">
      <header>
        <h4>{STRATEGY_WORDS[strategy].title}</h4>
        <small>{card}</small>
      </header>
      <p className="eagle-card-line">{STRATEGY_WORDS[strategy].text}</p>
    </article>
  )
}

/** A strategy card as a piece: its name, and what it does under the pointer. */
export function StrategyPiece({
  campaign,
  card,
}: {
  readonly campaign: Campaign
  readonly card: CardNumber
}) {
  const spec = found(packOf(campaign).strategy.get(card), 'strategy card', card)
  const { title, text } = STRATEGY_WORDS[spec.strategy]
  const pick = usePick(`strategy:${card}`, `Strategy card ${title}`)
  const tip = useTip(() => (
    <TipText title={title}>
      <p>{text}</p>
    </TipText>
  ))
  return (
    <div className="eagle-strategy-piece" data-piece={`strategy:${card}`} {...pick} {...tip}>
      {title}
    </div>
  )
}
