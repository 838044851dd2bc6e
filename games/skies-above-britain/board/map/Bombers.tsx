import { capital, counted } from '@tallyho/engine'
import { TipText, usePick, useTip } from '@tallyho/kit'
import { fightersAt } from '../../rules/01-general/fighters.ts'
import type { Bomber, Campaign, Raid } from '../../state.ts'
import { BOMBER_NAMES } from '../../text/german-names.ts'
import { fighterName } from '../../text/names.ts'
import type { Stake } from '../../text/stakes.ts'
import { Aircraft, Ghost } from '../pieces/Aircraft.tsx'
import { NumberBadge, StakeLine } from './Stakes.tsx'

const KETTE: readonly (readonly [x: number, y: number])[] = [
  [0, -22],
  [-36, 20],
  [36, 20],
]
/** From kette to kette. */
const APART = 118

/** The raid in the middle of the map, flying up the page, and what it takes to get among it. */
export function BombersPlace({
  campaign,
  stake,
}: {
  readonly campaign: Campaign
  readonly stake: Stake | undefined
}) {
  const raid = campaign.patrol?.raid
  const name = raid ? flyingSaid(raid) : 'Bombers, unseen'
  const pick = usePick('raid:bombers', `The bombers: ${name}`)
  const ours = fightersAt(campaign, 'bombers')
  const tip = useTip(() => (
    <TipText title="The bombers">
      <p>{name}.</p>
      {ours.length > 0 && <p>Among them: {ours.map(fighterName).join(', ')}.</p>}
    </TipText>
  ))
  return (
    <div className="sab-raid-place" {...pick} {...tip}>
      {raid ? <Formation raid={raid} /> : <Unseen />}
      <div className="sab-plate">
        {stake && <NumberBadge {...stake} />}
        <p>
          <strong>{capital(name)}</strong>
          {stake && <StakeLine stake={stake} to="get through" telling />}
          {ours.length > 0 && (
            <span className="sab-stake">
              {counted(ours.length, 'fighter')}
              <span className="sab-stake-more"> among them</span>
            </span>
          )}
        </p>
      </div>
    </div>
  )
}

/** `9 Ju 87 Stukas, 1 fallen out`. */
export function flyingSaid({ tiles, type }: Raid): string {
  const of = (isOf: (bomber: Bomber) => boolean) =>
    tiles.flatMap(({ bombers }) => bombers.filter(isOf)).length
  const fallen = of(({ state }) => state === 'fallen')
  const all = counted(
    of(({ state }) => state !== 'destroyed'),
    BOMBER_NAMES[type],
  )
  return fallen > 0 ? `${all}, ${fallen} fallen out` : all
}

function Formation({ raid }: { readonly raid: Raid }) {
  const xs = raid.tiles.map(({ x }) => x)
  const ys = raid.tiles.map(({ y }) => y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const wide = (Math.max(...xs) - left + 1) * APART
  const high = (Math.max(...ys) - top + 1) * APART
  return (
    <svg className="sab-bombers" viewBox={`${-APART / 2} ${-APART / 2} ${wide} ${high}`} aria-hidden="true">
      {raid.tiles.map((tile, t) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tile is known by its place in the formation
        <g key={t} transform={`translate(${(tile.x - left) * APART} ${(tile.y - top) * APART})`}>
          {tile.bombers.map((bomber, i) => {
            const [x, y] = KETTE[i] ?? [0, 0]
            const size = 62
            // SAB-ICO-06 Who has fallen out flies behind his place, and smokes.
            const fallen = bomber.state === 'fallen'
            return bomber.state === 'destroyed' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a bomber is known by its place on the tile
              <Ghost key={i} type={raid.type} x={x} y={y} size={size} />
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: a bomber is known by its place on the tile
              <g key={i} className={fallen ? 'sab-fallen' : undefined}>
                {fallen && <path d={`M${x} ${y + 12}q9 12 0 24t4 22`} />}
                <Aircraft
                  type={raid.type}
                  x={x}
                  y={fallen ? y + 14 : y}
                  size={size}
                  heading={fallen ? 14 : 0}
                  bank={fallen ? 16 : 2}
                />
              </g>
            )
          })}
        </g>
      ))}
    </svg>
  )
}

/** SAB-BMB-04 In clouds nobody has seen them yet. */
function Unseen() {
  return (
    <svg className="sab-bombers" viewBox="-120 -120 240 240" aria-hidden="true">
      {KETTE.map(([x, y]) => (
        <Ghost key={x} type="heinkel" x={x * 2} y={y * 2} size={80} />
      ))}
    </svg>
  )
}
