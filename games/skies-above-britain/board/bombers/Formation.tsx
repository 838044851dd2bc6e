import { capital } from '@tallyho/engine'
import { isSame, usePick, useTip } from '@tallyho/kit'
import { type CSSProperties, memo, useContext } from 'react'
import type { Campaign, Tile } from '../../state.ts'
import { bomberName, DAMAGE_NAMES, tileName } from '../../text/german-names.ts'
import { Aircraft, Ghost } from '../pieces/Aircraft.tsx'
import { Copied } from '../pieces/copied.ts'
import { DamageFace } from '../pieces/icons/bombers.tsx'
import type { Plan, Spot } from './place.ts'
import {
  type BomberShown,
  type KetteShown,
  letterOf,
  type PartShown,
  type Placed,
  shownBomber,
  shownKette,
} from './shown.ts'
import { BomberTip, KetteTip } from './tips.tsx'

/** The name of a kette and what a Disruption would count on it. */
export const Ketten = memo(function Ketten({
  campaign,
  plan,
  tiles,
}: {
  readonly campaign: Campaign
  readonly plan: Plan
  readonly tiles: readonly Tile[]
}) {
  return tiles.map((tile, no) => (
    <KetteLabel key={letterOf(no)} kette={shownKette(campaign, no)} plan={plan} spot={plan.kette(tile)} />
  ))
})

function KetteLabel({
  kette,
  plan,
  spot,
}: {
  readonly kette: KetteShown
  readonly plan: Plan
  readonly spot: Spot
}) {
  const name = capital(tileName(kette.tile))
  const pick = usePick(`tile:${kette.tile}`, name)
  const tip = useTip(() => <KetteTip kette={kette} />)
  const { width, height } = plan.tile
  const pressed = plan.small ? String(kette.count) : `pressure ${kette.count}`
  const count = kette.isolated ? 'cut off' : kette.attacked ? pressed : ''
  return (
    <div
      className="sab-am-kette"
      data-isolated={kette.isolated}
      style={{ left: spot.x - width / 2, top: spot.y - height / 2 }}
      {...pick}
      {...tip}
    >
      <p>
        <b>{plan.small ? letterOf(kette.tile) : name}</b>
        {!(plan.small && kette.isolated) && count !== '' && <span>{count}</span>}
      </p>
    </div>
  )
}

/** Every bomber that is not on the ground. */
export const Bombers = memo(function Bombers({
  campaign,
  plan,
  at,
}: {
  readonly campaign: Campaign
  readonly plan: Plan
  readonly at: Placed['at']
}) {
  return [...at].map(([id, spot]) => (
    <BomberPiece
      key={id}
      bomber={shownBomber(campaign, id)}
      x={spot.x}
      y={spot.y}
      span={plan.span}
      small={plan.small}
    />
  ))
})

interface PieceProps extends Spot {
  readonly bomber: BomberShown
  readonly span: number
  readonly small: boolean
}

const STATES = { formation: '', fallen: ', fallen out', destroyed: ', shot down' } as const

const BomberPiece = memo(function BomberPiece({ bomber, x, y, span, small }: PieceProps) {
  const { id, name, state, parts, dorsal, lone } = bomber
  const pick = usePick(`bomber:${id}`, `${capital(bomberName(id))}${STATES[state]}`)
  const tip = useTip(() => <BomberTip bomber={bomber} />)
  const copied = useContext(Copied)
  return (
    <div
      className="sab-am-bomber"
      data-state={state}
      style={boxOf({ x, y }, span, small ? 40 : 38)}
      {...(!copied && { 'data-piece': `bomber:${id}` })}
      {...pick}
      {...tip}
    >
      <svg viewBox="-50 -50 100 100" aria-hidden="true">
        <circle className="sab-am-ring" r="49" />
        <Shot bomber={bomber} />
      </svg>
      <b className="sab-am-bomber-name">
        {small && !lone ? name.slice(1) : name}
        {state === 'destroyed' && !small && ' down'}
      </b>
      {state !== 'destroyed' && parts.length > 0 && (
        <span className="sab-am-bomber-parts">
          {(small ? worstOf(parts) : parts).map(({ part, count, limit }) => (
            <i key={part} data-near={count + 1 >= limit} title={`${DAMAGE_NAMES[part]} ${count} of ${limit}`}>
              <DamageFace part={part} />
              {span < ROOM ? `${count}/${limit}` : <Pips count={count} limit={limit} />}
            </i>
          ))}
        </span>
      )}
      {state !== 'destroyed' && dorsal > 0 && (
        <svg className="sab-am-bomber-dorsal" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 19a9 9 0 0 1 18 0zM12 12V4" />
          <path d="M4 4L20 21" />
        </svg>
      )}
    </div>
  )
}, isSame)

/** SAB-ICO-07 What is nearest to bringing it down: on a phone there is room for no more. */
function worstOf(parts: readonly PartShown[]): readonly PartShown[] {
  return parts.toSorted((one, other) => other.count / other.limit - one.count / one.limit).slice(0, 1)
}

/** Span of a bomber over which there is room for dots. */
const ROOM = 80

/** SAB-ICO-07 So many of those that bring it down. */
function Pips({ count, limit }: { readonly count: number; readonly limit: number }) {
  return (
    <svg viewBox={`0 0 ${limit * 6} 6`} style={{ width: limit * 6 }} aria-hidden="true">
      {Array.from({ length: limit }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pips in a row
        <circle key={i} cx={i * 6 + 3} cy="3" r="2.300" data-on={i < count} />
      ))}
    </svg>
  )
}

/** What can be pressed, at least so wide, and how far within it the bomber is drawn. */
function boxOf({ x, y }: Spot, span: number, least: number): CSSProperties & Record<'--in', string> {
  const side = Math.max(span, least)
  const within = `${(side - span) / 2}px`
  return { left: x - side / 2, top: y - side / 2, width: side, height: side, '--in': within }
}

/** Bullet holes, in the order in which they come. */
const HOLES: readonly Spot[] = [
  { x: -22, y: 0 },
  { x: 18, y: -4 },
  { x: 2, y: 18 },
  { x: -8, y: -14 },
  { x: 30, y: 3 },
  { x: -34, y: 2 },
]

/** The aircraft with what was done to it: holes, the smoke of a dead engine, or the wreck. */
function Shot({ bomber: { type, state, parts } }: { readonly bomber: BomberShown }) {
  if (state === 'destroyed')
    return (
      <g className="sab-am-wreck">
        <path className="sab-am-smoke" d="M0 0C14 14 -4 26 10 40S4 58 14 70" />
        <Ghost type={type} size={70} heading={150} />
        <path className="sab-am-cross" d="M-20 -20L20 20M20 -20L-20 20" />
      </g>
    )
  const engine = parts.some(({ part }) => part === 'engine')
  const count = parts.reduce((sum, one) => sum + one.count, 0)
  return (
    <>
      {engine && <path className="sab-am-smoke" d="M-15 -6C-6 12 -22 26 -12 44S-18 66 -10 84" />}
      <Aircraft
        type={type}
        size={92}
        heading={state === 'fallen' ? 8 : 0}
        bank={state === 'fallen' ? 16 : 0}
      />
      {HOLES.slice(0, count).map(({ x, y }) => (
        <circle key={`${x}/${y}`} className="sab-am-hole" cx={x} cy={y} r="3.400" />
      ))}
      {engine && <path className="sab-am-flame" d="M-15 -14q5 7 0 14q-6 -6 0 -14z" />}
    </>
  )
}
