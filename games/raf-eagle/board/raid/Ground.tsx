import { capital } from '@tallyho/engine'
import { useMark } from '@tallyho/kit'
import type { SectorId, SquadronId, TargetSpec } from '../../pack/types.ts'
import { bombedTarget, cardOf, raidOf, squadron, squadronSpec, squadronsIn } from '../../rules/02-terms.ts'
import type { Campaign, SquadronPlace } from '../../state.ts'
import { damageMeans } from '../../text/charts.ts'
import { sectorName } from '../../text/names.ts'
import { SquadronCounter } from '../pieces/counters.tsx'
import { TargetIcon } from '../pieces/TargetSymbol.tsx'
import { UNIT } from './unit.ts'

/** Where squadrons stand that are not in the air. */
const STANDS: Readonly<Partial<Record<SquadronPlace, string>>> = {
  sector: '',
  pool: 'called up',
  'night-patrol': 'night patrol',
  're-arm': 're-arming',
  landing: 'landing',
}

/** Squadrons side by side of which the same is said. */
export interface Stand {
  readonly title: string
  readonly ids: readonly SquadronId[]
}

/** RE-7.1.a A squadron keeps its place in the row of its sector, whatever is said of it: frames go round those side by side. */
export function standsIn(campaign: Campaign, sector: SectorId): readonly Stand[] {
  const stands: { readonly title: string; readonly ids: SquadronId[] }[] = []
  for (const id of based(campaign, sector, ...(Object.keys(STANDS) as SquadronPlace[]))) {
    const title = STANDS[squadron(campaign, id).place] ?? ''
    const last = stands.at(-1)
    if (last?.title === title) last.ids.push(id)
    else stands.push({ title, ids: [id] })
  }
  return stands
}

/** RE-7.11.a The sectors that can meet this raid, with their squadrons; the target's own with a red edge. */
export function Ground(props: {
  readonly campaign: Campaign
  readonly bombs: boolean
  /** They do damage. */
  readonly hits: boolean
}) {
  const { campaign, bombs, hits } = props
  const raid = raidOf(campaign)
  const target = bombedTarget(campaign, raid)
  const sectors = new Set([...cardOf(campaign, raid).chart.map(({ sector }) => sector), target.sector])
  return (
    <div className="eagle-ground" data-trails="none">
      {[...sectors].map(sector => (
        <Plate key={sector} campaign={campaign} sector={sector}>
          {sector === target.sector && (
            <TargetHere campaign={campaign} target={target} bombs={bombs} hits={hits} />
          )}
        </Plate>
      ))}
    </div>
  )
}

/** RE-2.1.b The target itself: lit when something is told of it, with what bombs have left of it. */
function TargetHere(props: {
  readonly campaign: Campaign
  readonly target: TargetSpec
  readonly bombs: boolean
  readonly hits: boolean
}) {
  const { campaign, target, bombs, hits } = props
  const { id, type } = target
  const damage = campaign.damage[id]
  const mark = useMark(`target:${id}`)
  return (
    <span
      className="eagle-target-here"
      data-box="target"
      data-ref={`target:${id}`}
      data-mark={mark}
      data-bombs={(bombs && hits) || undefined}
    >
      <TargetIcon type={type} size={22} />
      <b>{id}</b>
      {damage && (
        <b className="eagle-target-damage" title={capital(damageMeans(type, damage))}>
          {type === 'radar' ? 'blind' : type === 'airfield' ? 'control room hit' : `${damage} damage`}
        </b>
      )}
    </span>
  )
}

function Plate(props: {
  readonly campaign: Campaign
  readonly sector: SectorId
  readonly children: React.ReactNode
}) {
  const { campaign, sector } = props
  const up = based(campaign, sector, 'hunt', 'bomber').length
  const gone = based(campaign, sector, 'inflight', 'light-loss', 'heavy-loss').length
  const stands = standsIn(campaign, sector)
  return (
    <div className="eagle-plate" data-sector={sector} data-target={Boolean(props.children) || undefined}>
      <h3>
        {sectorName(campaign, sector)} {up > 0 && <small>{up} up</small>}
      </h3>
      {props.children}
      {stands.length === 0 && (
        <em>{gone > 0 ? `${gone} on the way home or lost` : up > 0 ? 'all are up' : 'nobody is here'}</em>
      )}
      <div className="eagle-row">
        {stands.map(({ title, ids }) => (
          <span key={ids[0]} className="eagle-stand">
            {ids.map(id => (
              <SquadronCounter key={id} campaign={campaign} id={id} size={UNIT} />
            ))}
            {title && <small> {title}</small>}
          </span>
        ))}
      </div>
    </div>
  )
}

function based(
  campaign: Campaign,
  sector: SectorId,
  ...places: readonly SquadronPlace[]
): readonly SquadronId[] {
  return squadronsIn(campaign, ...places).filter(id => squadronSpec(campaign, id).sector === sector)
}
