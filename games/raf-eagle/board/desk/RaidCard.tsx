import { counted, idIn, listed, refTo } from '@tallyho/engine'
import { type BoardProps, RuleLink, TipText, usePick, usePlace, useSize, useTip } from '@tallyho/kit'
import { useContext, useRef } from 'react'
import { packOf } from '../../pack/index.ts'
import type { CardNumber, GruppeId, Letter, TargetType } from '../../pack/types.ts'
import {
  bombedTarget,
  cardOf,
  gruppeSpec,
  has,
  isBomber,
  plannedFor,
  targetSpec,
} from '../../rules/02-terms.ts'
import { raidLimit } from '../../rules/05-planning/limits.ts'
import { bombingOf, bombsEnough } from '../../rules/10-bombing/bombing.ts'
import type { Campaign, Raid } from '../../state.ts'
import { DEPTHS_SHORT } from '../../text/charts.ts'
import { cardOrdinal, typeName } from '../../text/names.ts'
import type { RaidTold } from '../campaign/history.ts'
import { Copied } from '../pieces/counters.tsx'
import { CardTip, StrategyPiece, TargetIcon } from '../pieces/index.ts'
import { Points } from '../pieces/Points.tsx'
import { idleThere, type Reason } from '../why-not.ts'
import { Escort } from './Escort.tsx'
import { Gauges } from './Gauges.tsx'
import { Heaps, inCounters, ROOM } from './Heaps.tsx'
import { useDeskPlan } from './planning.ts'
import { sizeRef } from './stand-ins.ts'

const LETTERS: readonly Letter[] = ['A', 'B', 'C']
interface RaidProps extends Pick<BoardProps<Campaign>, 'state' | 'lit' | 'onRule'> {
  readonly index: number
  readonly raid: Raid
  readonly flown: readonly RaidTold[]
}

/** A target card on the track with all that lies on it. */
export function RaidCard({ state: campaign, lit, index, raid, flown, onRule }: RaidProps) {
  const { canGo, whyNotHere, held, opened, open } = useDeskPlan()
  const { card, done, major } = raid
  const spec = cardOf(campaign, raid)
  const target = bombedTarget(campaign, raid)
  const ref = lit.has(refTo('raid', index)) ? refTo('raid', index) : refTo('card', card)
  const ordinal = cardOrdinal(campaign, card)
  const gruppen = plannedFor(campaign, index)
  const limit = raidLimit(campaign, raid)
  const isMajor = major || has(campaign, raid, 'major-raid')
  const label = `Raid on ${target.id}, ${isMajor ? 'major' : 'minor'}, ${gruppen.length} of ${limit} Gruppen`
  const place = usePlace(ref, label)
  const tip = useTip(() => <CardTip campaign={campaign} spec={spec} />)
  const copied = useContext(Copied)
  const against = whyNotHere(refTo('card', card)) ?? idleHere(campaign, raid, held[0])
  const isGoal = canGo(refTo('card', card))
  const isOpen = opened === card
  const box = useRef<HTMLDivElement>(null)
  const room = useSize(box, ROOM, inCounters)
  const takesMore = isGoal && held.some(piece => piece.startsWith('gruppe:'))
  const takesJabo = canGo(refTo('jabo', card))
  return (
    <article
      className="eagle-raid-card"
      data-testid={`raid-${card}`}
      data-piece={copied ? undefined : refTo('card', card)}
      data-open={isOpen || undefined}
      data-strategies={raid.strategies.length > 0 || undefined}
      data-done={done || undefined}
      data-goal={isGoal || undefined}
      data-against={against ? '' : undefined}
      {...place}
    >
      <header {...tip}>
        <TargetIcon type={target.type} size={18} />
        <h4>
          {target.id} {ordinal && <small>{ordinal}</small>}
        </h4>
        {(gruppen.length > 0 || raid.strategies.length > 0) && (
          <button
            type="button"
            className="eagle-open"
            aria-expanded={isOpen}
            aria-label={isOpen ? `Close ${target.id}` : `All that lies on ${target.id}`}
            onClick={event => {
              event.stopPropagation()
              open(isOpen ? undefined : card)
            }}
          >
            {isOpen ? '−' : '+'}
          </button>
        )}
      </header>
      <p className="eagle-raid-line">
        {spec.double && <b className="eagle-double">points ×2</b>} {typeName(target.type)} ·{' '}
        {targetSpec(campaign, spec.target).sector} · {DEPTHS_SHORT[spec.depth]}
      </p>
      {campaign.flight?.raid === index ? (
        <p className="eagle-size">in the air</p>
      ) : done ? (
        <Flown told={flown.find(one => one.target === target.id && one.segment === raid.segment)} />
      ) : (
        <Size
          card={card}
          isMajor={isMajor}
          size={gruppen.length}
          bombers={gruppen.filter(id => isBomber(campaign, id)).length}
          limit={limit}
          decoy={has(campaign, raid, 'decoy')}
        />
      )}
      <div className="eagle-raid-body">
        <div className="eagle-raid-gruppen" ref={box}>
          <Heaps
            campaign={campaign}
            gruppen={gruppen}
            isOpen={isOpen}
            room={room}
            kept={Number(takesMore) + Number(takesJabo)}
          />
          {takesMore && <i className="eagle-slot" aria-hidden="true" />}
          {takesJabo && <JaboSlot card={card} />}
        </div>
        <Gauges state={campaign} index={index} isOpen={isOpen} onRule={onRule} />
      </div>
      <div className="eagle-raid-foot">
        <Escort card={card} />
        <footer>
          {gruppen.length > 0 && !isOpen && (
            <Letters campaign={campaign} gruppen={gruppen} type={target.type} />
          )}
          <Laid campaign={campaign} raid={raid} />
          {isOpen && <TakeBack card={card} />}
          {against && (
            <p className="eagle-against">
              {against.says} <RuleLink id={against.rule} onRule={onRule} />
            </p>
          )}
        </footer>
      </div>
    </article>
  )
}

/** RE-5.12.a The whole raid at one stroke: its Gruppen fly elsewhere. */
function TakeBack({ card }: { readonly card: CardNumber }) {
  const { raidBack, open } = useDeskPlan()
  const takeBack = raidBack(card)
  if (!takeBack) return undefined
  return (
    <button
      type="button"
      className="eagle-raid-back"
      data-testid="raid-back"
      onClick={event => {
        event.stopPropagation()
        open(undefined)
        takeBack()
      }}
    >
      Take this raid back
    </button>
  )
}

/** A strategy card that is held and would do nothing for this raid. */
function idleHere(campaign: Campaign, raid: Raid, held: string | undefined): Reason | undefined {
  return held?.startsWith('strategy:') ? idleThere(campaign, raid, Number(idIn(held))) : undefined
}

/** RE-4.II.12 What came of it. */
function Flown({ told }: { readonly told: RaidTold | undefined }) {
  if (!told) return <p className="eagle-size">flown</p>
  const { by, bombs, gruppen, squadrons } = told
  return (
    <dl className="eagle-flown">
      <dt data-long>Flown</dt>
      <dd>{by === 0 ? gruppen.length > 0 ? 'even' : 'no points' : <Points by={by} short />}</dd>
      <dt data-none={bombs === 0 || undefined}>Bombs</dt>
      <dd>{bombs === 0 ? 'nothing' : counted(bombs, 'point')}</dd>
      <dt data-none={gruppen.length === 0 || undefined}>You lost</dt>
      <dd>{gruppen.length === 0 ? 'none' : listed(gruppen)}</dd>
      <dt data-none={squadrons.length === 0 || undefined}>They lost</dt>
      <dd>{squadrons.length === 0 ? 'none' : listed(squadrons)}</dd>
    </dl>
  )
}

/** RE-5.4 How large it is, against how large it may be. */
function Size(props: {
  readonly isMajor: boolean
  readonly size: number
  readonly bombers: number
  readonly limit: number
  readonly decoy: boolean
  readonly card: CardNumber
}) {
  const { card, isMajor, size, bombers, limit, decoy } = props
  if (decoy) return <p className="eagle-size">decoy: nobody flies</p>
  return (
    <p className="eagle-size">
      <b>{isMajor ? 'major' : 'minor'}</b>
      <span className="eagle-gauge">
        {Array.from({ length: limit }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mark of the gauge
          <Mark key={i} card={card} size={i + 1} on={i < size} />
        ))}
      </span>
      <span>
        <b>{size}</b> of {limit}
        {size > 0 && <span className="eagle-mix">: {counted(bombers, 'bomber')}</span>}
      </span>
    </p>
  )
}

/** Gruppen that are put on a mark fill the raid up to it. */
function Mark(props: { readonly card: CardNumber; readonly size: number; readonly on: boolean }) {
  const { card, size, on } = props
  const pick = usePick(sizeRef(card, size), `Until ${size} Gruppen fly in it`)
  return <i data-on={on || undefined} aria-hidden={pick['data-mark'] === 'plain' || undefined} {...pick} />
}

/** RE-19.3.a A Me 109 that is held may come with bombs instead. */
function JaboSlot({ card }: { readonly card: number }) {
  const pick = usePick(refTo('jabo', card), 'With bombs, as a Jabo')
  return (
    <div className="eagle-slot eagle-jabo-slot" {...pick}>
      Jabo
    </div>
  )
}

/** RE-6.3.a Letters tell whom a failed rendezvous, flak or clouds would strike. */
function Letters(props: {
  readonly campaign: Campaign
  readonly gruppen: readonly GruppeId[]
  readonly type: TargetType
}) {
  const { campaign, gruppen, type } = props
  const bombs = gruppen.reduce((sum, id) => sum + bombingOf(campaign, id, type), 0)
  const counts = LETTERS.map(
    letter => gruppen.filter(id => gruppeSpec(campaign, id).letter === letter).length,
  )
  const most = Math.max(...counts)
  // RE-5.4.g RE-9.2.a A result of combat strikes every Gruppe of a letter.
  const isLopsided = most >= 4 && most * 3 > gruppen.length * 2
  const tip = useTip(() => (
    <TipText title="Bombs and letters">
      <p>
        {bombsEnough(campaign)} bombs read the best column of the table: more do not help, but for what is
        lost on the way.
      </p>
      <p>
        {LETTERS.map((letter, i) => `${counts[i]} of letter ${letter}`).join(', ')}. One die strikes every
        Gruppe of a letter at once. Mix letters, and it strikes only some of them.
      </p>
      {isLopsided && (
        <p>
          {most} of {gruppen.length} here have the same letter.
        </p>
      )}
    </TipText>
  ))
  return (
    <p className="eagle-letters" data-tone={isLopsided ? 'bad' : undefined} {...tip}>
      {isLopsided
        ? `${most} of one letter: mix them`
        : `${counted(bombs, 'bomb')}${bombs < bombsEnough(campaign) ? '' : ': plenty'}`}
    </p>
  )
}

/** RE-15.1.c RE-19.1.a Strategy cards and the marker of the forward airfields. */
function Laid({ campaign, raid }: { readonly campaign: Campaign; readonly raid: Raid }) {
  const { sheet } = useDeskPlan()
  const marks = campaign.advanced && cardOf(campaign, raid).forward && (raid.forward || sheet)
  if (raid.strategies.length === 0 && !marks) return undefined
  return (
    <div className="eagle-laid">
      {raid.strategies
        .filter(number => packOf(campaign).strategy.has(number))
        .map(number => (
          <StrategyPiece key={number} campaign={campaign} card={number} />
        ))}
      {marks && <Forward card={raid.card} on={raid.forward === true} />}
    </div>
  )
}

function Forward({ card, on }: { readonly card: number; readonly on: boolean }) {
  const pick = usePick(
    refTo('forward', card),
    on ? 'Forward airfields: the target' : 'Aim at the forward airfields',
  )
  return (
    <div className="eagle-strategy-piece eagle-forward" data-on={on || undefined} {...pick}>
      {on ? 'Forward' : '+ Forward'}
    </div>
  )
}
