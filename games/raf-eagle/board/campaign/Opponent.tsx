import { packOf } from '../../pack/index.ts'
import type { BritishType } from '../../pack/types.ts'
import { squadronsIn } from '../../rules/02-terms.ts'
import type { Campaign } from '../../state.ts'
import { READY_NAMES, type Readiness, readinessOf } from '../map/Sectors.tsx'
import { Silhouette } from '../pieces/Silhouette.tsx'
import { Fan } from './Fan.tsx'

const GROUPS = [11, 10, 12] as const
const ORDER: readonly Readiness[] = ['ready', 'green', 'away', 'lost']

/** What Fighter Command has left: squadrons by group, and those in the north that nobody has seen. */
export function Opponent({ campaign }: { readonly campaign: Campaign }) {
  const { squadrons, sectors } = packOf(campaign).pack
  const groupOf = (sector: string) => sectors.find(({ id }) => id === sector)?.group
  const known = squadrons.flatMap(({ id, sector, type }) => {
    const readiness = readinessOf(campaign, id)
    return readiness ? [{ id, type, readiness, group: groupOf(sector) }] : []
  })
  const north = squadronsIn(campaign, 'reserve')
  return (
    <section className="eagle-war-sheet eagle-war-opponent">
      <h3>
        What they have left <small>as far as we know</small>
      </h3>
      {GROUPS.map(group => {
        const here = known
          .filter(one => one.group === group)
          .toSorted((a, b) => ORDER.indexOf(a.readiness) - ORDER.indexOf(b.readiness))
        const ready = here.filter(({ readiness }) => readiness === 'ready' || readiness === 'green').length
        return (
          <div key={group} className="eagle-war-opponent-row">
            <span>{group} Group</span>
            <Fan label={`${group} Group: ${ready} of ${here.length} ready`} of={here}>
              {({ type, readiness }) => <Bird type={type} readiness={readiness} />}
            </Fan>
            <b>
              {ready}/{here.length}
            </b>
          </div>
        )
      })}
      {north.length > 0 && (
        <div className="eagle-war-opponent-row">
          <span>The north</span>
          <Fan label={`${north.length} squadrons in the north, names unseen`} of={north}>
            {() => <b className="eagle-war-unknown">?</b>}
          </Fan>
          <b>{north.length}</b>
        </div>
      )}
      <p className="eagle-war-opponent-key">
        {ORDER.map(kind => (
          <span key={kind}>
            <Bird type="Spitfire" readiness={kind} />
            {known.filter(({ readiness }) => readiness === kind).length} {READY_NAMES[kind]}
          </span>
        ))}
      </p>
    </section>
  )
}

function Bird({ type, readiness }: { readonly type: BritishType; readonly readiness: Readiness }) {
  return (
    <svg className={`eagle-war-bird eagle-is-${readiness}`} viewBox="-50 -50 100 100" aria-hidden="true">
      <Silhouette type={type} size={92} />
      {readiness === 'lost' && <path className="eagle-cross" d="M-35 -35L35 35M35 -35L-35 35" />}
    </svg>
  )
}
