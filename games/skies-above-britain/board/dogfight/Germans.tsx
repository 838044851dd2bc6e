import { percent } from '@tallyho/engine'
import { type Size, TipText, usePick, useTip } from '@tallyho/kit'
import { useContext } from 'react'
import { chancesOf } from '../../rules/03-dogfight/chances.ts'
import type { Campaign, Dogfight, German } from '../../state.ts'
import { ATTITUDE_NAMES, forceName, forceTitle } from '../../text/german-names.ts'
import { Aircraft } from '../pieces/Aircraft.tsx'
import { Copied } from '../pieces/copied.ts'
import { type Air, fingers, germanFlight, groupSpan, isNarrow, middleOf } from './air.ts'
import { isDue } from './story.ts'

interface GermanProps {
  readonly size: Size
  readonly campaign: Campaign
  readonly dogfight: Dogfight
  readonly german: German
  /** It fights now. */
  readonly now: boolean
  /** The player is asked something. */
  readonly asked: boolean
}

/** SAB-DOG-09 SAB-DOG-10 A German marker: as many aircraft as it is strong, where its attitude puts it. */
export function GermanPiece({ size, campaign, dogfight, german, now, asked }: GermanProps) {
  const { no, type, strength, attitude } = german
  const copied = useContext(Copied)
  const { x, y, heading, bank } = germanFlight(size, dogfight, german)
  const span = groupSpan(size, dogfight, german)
  const all = fingers(strength, heading, span)
  const [wide, high] = [
    extent(
      all.map(one => one.x),
      span,
    ),
    extent(
      all.map(one => one.y),
      span,
    ),
  ]
  const pick = usePick(`german:${no}`, `${forceName(type, strength)} ${ATTITUDE_NAMES[attitude]}`)
  const tip = useTip(() => <GermanTip campaign={campaign} dogfight={dogfight} german={german} />)
  return (
    <div
      className="sab-german"
      data-attitude={attitude}
      data-now={now}
      data-beside={!isNarrow(size) && attitude !== 'tailed' && x > size.width * 0.72 ? 'left' : undefined}
      {...(!copied && { 'data-piece': `german:${no}` })}
      style={{ left: x - wide / 2, top: y - high / 2, width: wide, height: high }}
      {...pick}
      {...tip}
    >
      <svg viewBox={`${-wide / 2} ${-high / 2} ${wide} ${high}`} aria-hidden="true">
        {all.map((one, i) => (
          <Aircraft
            // biome-ignore lint/suspicious/noArrayIndexKey: the first of a marker stays its first
            key={i}
            type={type}
            x={one.x}
            y={one.y}
            heading={heading + i * 3}
            bank={bank}
            size={span}
          />
        ))}
      </svg>
      <span className="sab-german-name">
        <b>{forceTitle(type, strength)}</b>
        <span>{ATTITUDE_NAMES[attitude]}</span>
        {!isNarrow(size) && <em>{standing(dogfight, german, now && asked)}</em>}
      </span>
    </div>
  )
}

function extent(all: readonly number[], span: number): number {
  return Math.max(...all) - Math.min(...all) + span
}

/** When it fights. */
function standing(dogfight: Dogfight, german: German, now: boolean): string {
  if (now) return 'fights now'
  if (isDue(dogfight, german)) return 'still to fight this round'
  return german.from > dogfight.round ? 'fights next round' : ''
}

const MEANING = {
  'head-on': 'Nose to nose: both sides shoot. They fight first in a round.',
  tailed: 'They are behind us: we cannot shoot, but may maneuver before the card is drawn.',
  tailing: 'We are behind them: attack, or let them go.',
} as const

function GermanTip({ campaign, dogfight, german }: Pick<GermanProps, 'campaign' | 'dogfight' | 'german'>) {
  const { type, strength, attitude } = german
  const { kill, hit, loss, cards } = chancesOf(campaign, dogfight, german)
  return (
    <TipText title={`${forceName(type, strength)}, ${ATTITUDE_NAMES[attitude]}`}>
      <p>{MEANING[attitude]}</p>
      <p>
        One card as it comes: {attitude !== 'tailed' && `a kill ${percent(kill)}, `}
        one of ours hit {percent(hit)}, lost {percent(loss)}. {cards} cards are left.
      </p>
    </TipText>
  )
}

/** Who shoots at whom. */
export function Lines({ size, dogfight }: { readonly size: Air; readonly dogfight: Dogfight }) {
  const { x, y } = middleOf(size)
  return (
    <svg className="sab-tracers" viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
      {dogfight.germans.map(german => {
        const to = germanFlight(size, dogfight, german)
        const [dx, dy] = [to.x - x, to.y - y]
        return (
          <path
            key={german.no}
            className="sab-tracer"
            data-attitude={german.attitude}
            d={`M${x + dx * 0.26} ${y + dy * 0.26}L${x + dx * 0.68} ${y + dy * 0.68}`}
          />
        )
      })}
    </svg>
  )
}
