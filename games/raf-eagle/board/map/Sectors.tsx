import { isSame, TipText, usePick, useTip } from '@tallyho/kit'
import { memo } from 'react'
import { packOf } from '../../pack/index.ts'
import type { BritishType, SectorSpec, SquadronId } from '../../pack/types.ts'
import { squadron } from '../../rules/02-terms.ts'
import type { Campaign, SquadronPlace } from '../../state.ts'
import { sectorName } from '../../text/names.ts'
import { Silhouette } from '../pieces/Silhouette.tsx'
import { ABREAST, type Layout } from './layout.ts'
import type { Rect } from './projection.ts'

/** How a squadron counts for whoever looks at the map. */
export type Readiness = 'ready' | 'green' | 'away' | 'lost'

const READINESS: Readonly<Partial<Record<SquadronPlace, Readiness>>> = {
  sector: 'ready',
  'night-patrol': 'ready',
  landing: 'away',
  're-arm': 'away',
  inflight: 'away',
  pool: 'away',
  hunt: 'away',
  bomber: 'away',
  'light-loss': 'lost',
  'heavy-loss': 'lost',
}

/** Squadrons that are not called up yet, or out of the game, have no place on the map. */
export function readinessOf(campaign: Campaign, id: SquadronId): Readiness | undefined {
  const { place, full } = squadron(campaign, id)
  const readiness = READINESS[place]
  return readiness === 'ready' && !full ? 'green' : readiness
}

export const READY_NAMES: Readonly<Record<Readiness, string>> = {
  ready: 'ready',
  green: 'with green pilots',
  away: 'in the air, landing or re-arming',
  lost: 'lost and not replaced yet',
}

/** RE-2.1.a Every sector with its squadrons. */
export function Sectors({ campaign, layout }: { readonly campaign: Campaign; readonly layout: Layout }) {
  const { sectors, squadrons } = packOf(campaign).pack
  return sectors.map(spec => {
    const plate = layout.sectors.get(spec.id)
    const here = squadrons.flatMap(({ id, sector, type }) => {
      const readiness = sector === spec.id ? readinessOf(campaign, id) : undefined
      return readiness ? [{ id, type, readiness }] : []
    })
    return (
      plate && (
        <Sector
          key={spec.id}
          spec={spec}
          title={sectorName(campaign, spec.id)}
          squadrons={here}
          size={layout.size}
          plate={plate}
          sparse={layout.sparse}
        />
      )
    )
  })
}

interface SectorProps {
  readonly spec: SectorSpec
  readonly title: string
  readonly squadrons: readonly {
    readonly id: SquadronId
    readonly type: BritishType
    readonly readiness: Readiness
  }[]
  readonly size: number
  readonly plate: Rect
  /** In one line. */
  readonly sparse: boolean
}

const Sector = memo(function Sector(props: SectorProps) {
  const { spec, title, squadrons, plate, sparse } = props
  const counts = (['ready', 'green', 'away', 'lost'] as const)
    .map(kind => ({ kind, ids: squadrons.filter(({ readiness }) => readiness === kind).map(({ id }) => id) }))
    .filter(({ ids }) => ids.length > 0)
  const said = counts.map(({ kind, ids }) => `${ids.length} ${READY_NAMES[kind]}`).join(', ')
  const pick = usePick(`sector:${spec.id}`, `Sector ${title}${said && `: ${said}`}`)
  const tip = useTip(() => (
    <TipText title={spec.group === undefined ? title : `Sector ${title}, ${spec.group} Group`}>
      {counts.map(({ kind, ids }) => (
        <p key={kind}>
          {ids.length} {READY_NAMES[kind]}: {ids.join(', ')}
        </p>
      ))}
      {counts.length === 0 && <p>No squadrons.</p>}
    </TipText>
  ))
  return (
    <g className="eagle-map-sector" {...pick} {...tip}>
      <rect className="eagle-map-sector-hit" {...plate} />
      {sparse ? <Line {...props} /> : <Birds {...props} />}
    </g>
  )
}, isSame)

/** Its number, and a bird for each squadron. */
function Birds({ spec, squadrons, size, plate }: SectorProps) {
  const [x, y] = [plate.x + plate.width / 2, plate.y]
  const step = size * 0.95
  const first = x - ((Math.min(squadrons.length, ABREAST) - 1) * step) / 2
  return (
    <>
      <text
        className={spec.group === undefined ? 'eagle-map-sector-id eagle-map-london' : 'eagle-map-sector-id'}
        x={x}
        y={y + size}
        fontSize={size * 1.25}
        textAnchor="middle"
      >
        {spec.id}
      </text>
      {squadrons.map(({ id, type, readiness }, i) => (
        <g
          key={id}
          className={`eagle-is-${readiness}`}
          transform={`translate(${first + (i % ABREAST) * step} ${y + size * (1.75 + Math.floor(i / ABREAST))})`}
        >
          <Silhouette type={type} size={size * 0.88} />
          {readiness === 'lost' && (
            <path
              className="eagle-cross"
              d={`M${-size * 0.35} ${-size * 0.35}L${size * 0.35} ${size * 0.35}M${size * 0.35} ${-size * 0.35}L${-size * 0.35} ${size * 0.35}`}
            />
          )}
        </g>
      ))}
    </>
  )
}

/** Its number, and how many squadrons are ready. */
function Line({ spec, squadrons, size, plate: { x, y, width } }: SectorProps) {
  const ready = squadrons.filter(({ readiness }) => readiness === 'ready' || readiness === 'green')
  const [first] = ready
  return (
    <>
      <text className="eagle-map-sector-id" x={x + size * 0.1} y={y + size * 0.9} fontSize={size}>
        {spec.id}
      </text>
      <text className="eagle-map-sector-id" x={x + width} y={y + size * 0.9} fontSize={size} textAnchor="end">
        {ready.length}
      </text>
      <g
        className={first ? 'eagle-is-ready' : 'eagle-is-lost'}
        transform={`translate(${x + width - size * 1.25} ${y + size * 0.55})`}
      >
        <Silhouette type={first?.type ?? 'Spitfire'} size={size} />
      </g>
    </>
  )
}
