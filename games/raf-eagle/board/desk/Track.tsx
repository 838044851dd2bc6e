import { capital, counted, idIn, kindOf, type Ref, refTo, signed } from '@tallyho/engine'
import { type BoardProps, RuleLink, usePick, usePlace, useTip } from '@tallyho/kit'
import { memo, useContext, useMemo } from 'react'
import { packOf } from '../../pack/index.ts'
import type { CardNumber, Segment } from '../../pack/types.ts'
import { cardOf, gruppeSpec, SEGMENTS, targetSpec } from '../../rules/02-terms.ts'
import { raidLimit } from '../../rules/05-planning/limits.ts'
import { raidClass } from '../../rules/05-planning/targets.ts'
import type { Campaign } from '../../state.ts'
import { STRATEGY_WORDS } from '../../text/cards.ts'
import { promiseTold } from '../../text/desk.ts'
import { cardOrdinal, cardTarget, clockName, pointsName, tenths } from '../../text/names.ts'
import type { RaidTold } from '../campaign/history.ts'
import { Copied } from '../pieces/counters.tsx'
import { CardTip, StrategyPiece, TargetIcon } from '../pieces/index.ts'
import { Changed } from './Gauges.tsx'
import { toneOf } from './gauges.ts'
import { fightersAt } from './hours.ts'
import { handOf } from './plan.ts'
import { useDeskPlan } from './planning.ts'
import { promiseOf, promisesOf } from './promise.ts'
import { RaidCard } from './RaidCard.tsx'
import { useReckoned } from './reckoned.ts'

interface DeskProps extends Pick<BoardProps<Campaign>, 'state' | 'lit' | 'onRule'> {
  /** What came of the raids that are over. */
  readonly flown: readonly RaidTold[]
  /** And of those of the Raid Day before. */
  readonly before: readonly RaidTold[]
}

/** RE-5.12.a The day's track: what is planned, segment by segment, and what could still be. */
export const Track = memo(function Track(props: DeskProps) {
  const { opened } = useDeskPlan()
  const isOpen = props.state.plan.some(({ card }) => card === opened)
  return (
    <section className="eagle-track" data-open={isOpen || undefined} aria-label="Raid planning track">
      <TrackHead {...props} />
      <Hand {...props} />
      <div
        className="eagle-lanes"
        data-region="raids"
        data-walk="hours"
        data-laid={props.state.plan.length > 0 || undefined}
      >
        {SEGMENTS.map(segment => (
          <Lane key={segment} {...props} segment={segment} />
        ))}
      </div>
    </section>
  )
})

function TrackHead({ state: campaign, before, onRule }: DeskProps) {
  const { ask, unmet, told } = useDeskPlan()
  const [against] = unmet
  return (
    <header className="eagle-track-head">
      <h3>The day’s raids</h3>
      <p className="eagle-limit">
        {campaign.plan.length === 0 && before.length > 0 ? lastDay(before) : limits(campaign)}
      </p>
      <p className="eagle-told" role="status" data-against={told ? '' : undefined}>
        {told ?? <Changed state={campaign} />}
      </p>
      <InHand campaign={campaign} />
      {campaign.strategies.map(card => (
        <StrategyPiece key={card} campaign={campaign} card={card} />
      ))}
      {/* RE-5.4.h What nobody flies in yet is told beside the board, all of it: it is no fault of a plan that is being laid. */}
      {ask && against && against.rule !== 'RE-5.4.h' && (
        <p className="eagle-against">
          {against.says} <RuleLink id={against.rule} onRule={onRule} />
        </p>
      )}
    </header>
  )
}

/** How the Raid Day before this one ended. */
function lastDay(raids: readonly RaidTold[]): string {
  const by = raids.reduce((sum, raid) => sum + raid.by, 0)
  const gruppen = raids.reduce((sum, raid) => sum + raid.gruppen.length, 0)
  const squadrons = raids.reduce((sum, raid) => sum + raid.squadrons.length, 0)
  return `Last time ${counted(raids.length, 'raid')}: ${pointsName(by)}; lost ${counted(gruppen, 'Gruppe', 'Gruppen')}, of Fighter Command ${counted(squadrons, 'squadron')}.`
}

/** RE-5.4.b What the number of raids leaves for each. */
function limits(campaign: Campaign): string {
  const { plan } = campaign
  const major = plan.find(raid => raid.major)
  const raids = plan.length === 0 ? 'no raid yet' : counted(plan.length, 'raid')
  const size = major ? `, a major one up to ${raidLimit(campaign, major)} Gruppen` : ''
  return `${raids}${size}; + or - on a card: points at its best hour, with those who are left`
}

/** What has been picked up and not yet put down. */
function InHand({ campaign }: { readonly campaign: Campaign }) {
  const { held, letGo, takeBack } = useDeskPlan()
  if (held.length === 0) return undefined
  const names = held.map(ref => nameInHand(campaign, ref))
  return (
    <p className="eagle-in-hand">
      <span className="eagle-in-hand-words">
        <b>In hand</b> {names.length > 3 ? `${names.length} Gruppen` : names.join(', ')}
        {names.length === 1 && kindTold(campaign, held[0])}
      </span>
      {takeBack && (
        <button type="button" data-testid="take-back" onClick={takeBack}>
          Take back
        </button>
      )}
      <button type="button" onClick={letGo}>
        Let go <kbd>Esc</kbd>
      </button>
    </p>
  )
}

/** ` (Ju 88, A)`: a tray shows the next of its kind by now, under another name. */
function kindTold(campaign: Campaign, ref: Ref | undefined): string {
  if (ref === undefined || kindOf(ref) !== 'gruppe') return ''
  const { type, letter } = gruppeSpec(campaign, idIn(ref))
  return ` (${type}, ${letter})`
}

/** A strategy card is read before it is put down. */
function nameInHand(campaign: Campaign, ref: Ref): string {
  if (kindOf(ref) === 'gruppe') return idIn(ref)
  const number = Number(idIn(ref))
  const strategy = kindOf(ref) === 'strategy' && packOf(campaign).strategy.get(number)?.strategy
  if (!strategy) return cardTarget(campaign, number)
  const { title, text } = STRATEGY_WORDS[strategy]
  return `${title}: ${text}`
}

/** RE-5.1.c Target cards that were drawn and lie on no segment. */
function Hand(props: DeskProps) {
  const { state: campaign } = props
  const { sheet } = useDeskPlan()
  const place = usePlace('hand:cards', 'Target cards that are not used')
  const cards = handOf(campaign, sheet)
  return (
    <div className="eagle-hand" data-region="cards" {...place}>
      {cards.map(card => (
        <HandCard key={card} campaign={campaign} card={card} />
      ))}
      {cards.length === 0 && <p className="eagle-none">no target card in hand</p>}
    </div>
  )
}

function HandCard({ campaign, card }: { readonly campaign: Campaign; readonly card: CardNumber }) {
  const spec = cardOf(campaign, { card })
  const { type } = targetSpec(campaign, spec.target)
  const size = raidClass(campaign, card)
  const ordinal = cardOrdinal(campaign, card)
  const { value: promise } = useReckoned(campaign, board => promiseOf(board, card))
  const worth = promise ? `, ${promiseTold(promise)}` : ''
  const pick = usePick(
    refTo('card', card),
    `Target card ${spec.target}, ${size} raid, Luftflotte ${spec.luftflotte}${spec.double ? ', points count double' : ''}${worth}`,
  )
  const tip = useTip(() => (
    <CardTip campaign={campaign} spec={spec}>
      {promise && <p>{capital(promiseTold(promise))}.</p>}
    </CardTip>
  ))
  const copied = useContext(Copied)
  return (
    <div
      className="eagle-hand-card"
      data-piece={copied ? undefined : refTo('card', card)}
      data-class={size}
      {...pick}
      {...tip}
    >
      <i>
        <TargetIcon type={type} size={18} />
        {spec.double && <b className="eagle-double">×2</b>}
        {promise && (
          <em className="eagle-promise" data-tone={toneOf(promise.points)}>
            {signed(tenths(promise.points))}
          </em>
        )}
      </i>
      <span>
        <b>{spec.target}</b>
        {/* What tells two cards of one target apart stands first: a narrow card shows it still. */}
        <small>{[ordinal, size, `LF ${spec.luftflotte}`].filter(Boolean).join(' ')}</small>
      </span>
    </div>
  )
}

/** What the card in the player's hand would be worth at an hour; one that is laid has its figure already. */
const promisedAt = (segment: Segment) => (inHand: InHand | undefined) =>
  inHand && !inHand.campaign.plan.some(({ card }) => card === inHand.card)
    ? promisesOf(inHand.campaign, inHand.card).get(segment)
    : undefined
interface InHand {
  readonly campaign: Campaign
  readonly card: CardNumber
}

function Lane(props: DeskProps & { readonly segment: Segment }) {
  const { state: campaign, segment, onRule } = props
  const { sheet, canGo, whyNotHere, held, opened } = useDeskPlan()
  // The clock goes when the plan stands.
  const isDay = campaign.offered >= 0 && !(sheet && sheet.asks.length > 1)
  const raids = [...campaign.plan.entries()].filter(([, raid]) => raid.segment === segment)
  const hour = clockName(segment)
  const place = usePlace(refTo('segment', segment), `Raids at ${hour}: ${raids.length}`)
  const isCardHeld = held[0]?.startsWith('card:')
  const against = isCardHeld ? whyNotHere(refTo('segment', segment)) : undefined
  const inHand = useMemo(
    () =>
      isCardHeld && canGo(refTo('segment', segment))
        ? { campaign, card: Number(idIn(held[0] ?? '')) }
        : undefined,
    [isCardHeld, canGo, segment, campaign, held],
  )
  const { value: here, isNew } = useReckoned(inHand, promisedAt(segment))
  // RE-4.III.3 The segment whose fighters are asked for just now.
  const isAsked = sheet?.asks.length === 1 && segment > sheet.bare.offered && segment <= campaign.offered
  const fighters = raids.length > 0 ? fightersAt(campaign, segment, isAsked) : undefined
  return (
    <section
      className="eagle-lane"
      data-raids={raids.length}
      data-open={raids.some(([, { card }]) => card === opened) || undefined}
      data-fighters={fighters?.is}
      data-now={isDay && campaign.clock === segment ? '' : undefined}
      {...place}
    >
      <p className="eagle-hour">
        <b>{hour}</b> {campaign.ultra === segment && <em>ULTRA</em>}{' '}
        {here && isNew ? (
          <em className="eagle-promise" data-tone={toneOf(here.points)}>
            {signed(tenths(here.points))}
          </em>
        ) : (
          fighters && <span>{fighters.says}</span>
        )}
      </p>
      <div className="eagle-lane-raids">
        {raids.map(([index, raid]) => (
          <RaidCard key={raid.card} {...props} index={index} raid={raid} />
        ))}
        {isCardHeld && raids.length > 0 && (
          <p className="eagle-there">{raids.map(([, { card }]) => cardTarget(campaign, card)).join(', ')}</p>
        )}
        {against && (
          <p className="eagle-against">
            {against.says} <RuleLink id={against.rule} onRule={onRule} />
          </p>
        )}
        {raids.length === 0 && !against && <p className="eagle-none">no raid</p>}
      </div>
    </section>
  )
}
