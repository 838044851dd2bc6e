import { memo } from 'react'
import { touch } from '../../rules/04-bombers/formation.ts'
import type { Campaign, Tile } from '../../state.ts'
import { Ghost } from '../pieces/Aircraft.tsx'
import type { Plan } from './place.ts'
import { letterOf, loneSign, markOf, type Placed } from './shown.ts'

/** SAB-BMB-02 The tiles of the formation, from above; ketten that touch are tied to each other. */
export const Tiles = memo(function Tiles({
  plan,
  tiles,
}: {
  readonly plan: Plan
  readonly tiles: readonly Tile[]
}) {
  const { tile: size } = plan
  return (
    <g className="sab-am-tiles">
      {tiles.map((tile, no) => {
        const { x, y } = plan.kette(tile)
        return (
          <rect
            key={letterOf(no)}
            data-isolated={tile.isolated}
            x={x - size.width / 2}
            y={y - size.height / 2}
            width={size.width}
            height={size.height}
            rx="8"
          />
        )
      })}
      {tiles.flatMap((one, i) =>
        tiles.slice(i + 1).flatMap(other => (touch(one, other) ? [tie(plan, one, other)] : [])),
      )}
    </g>
  )
})

/** Three strokes over the border that two ketten share. */
function tie(plan: Plan, one: Tile, other: Tile) {
  const [a, b] = [plan.kette(one), plan.kette(other)]
  const { x, y } = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  const beside = one.y === other.y
  const strokes = [-7, 0, 7].map(off =>
    beside ? `M${x - 7} ${y + off}H${x + 7}` : `M${x + off} ${y - 7}V${y + 7}`,
  )
  return <path key={`${one.x}.${one.y}-${other.x}.${other.y}`} className="sab-am-tie" d={strokes.join('')} />
}

/** Where the Fallen marker of a bomber lies on its tile. */
export function Gaps({
  campaign,
  plan,
  tiles,
}: {
  readonly campaign: Campaign
  readonly plan: Plan
  readonly tiles: readonly Tile[]
}) {
  const type = campaign.patrol?.raid?.type
  if (!type) return null
  return tiles.flatMap((tile, no) =>
    tile.bombers.flatMap(({ fell }, place) => {
      if (!fell) return []
      const { x, y } = plan.bomber(tile, place)
      return (
        <g key={markOf(`${no}.${place}`)} className="sab-am-gap">
          <Ghost type={type} x={x} y={y} size={plan.span * 0.8} />
          <text x={x} y={y + plan.span * 0.5}>
            {plan.small ? 'out' : `${markOf(`${no}.${place}`)} fell out`}
          </text>
        </g>
      )
    }),
  )
}

/** SAB-BMB-27 Beside those that have fallen out: what they are now. */
export function Lone({ plan, placed }: { readonly plan: Plan; readonly placed: Placed }) {
  const sign = loneSign(plan, placed)
  return (
    sign && (
      <p className="sab-am-lone" style={{ left: sign.x, top: sign.y, width: sign.width }}>
        <b>Fallen out</b> nobody covers {sign.several ? 'them' : 'it'}
      </p>
    )
  )
}
