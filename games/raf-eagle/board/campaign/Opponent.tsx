import { packOf } from '../../pack/index.ts'
import { squadronsIn } from '../../rules/02-terms.ts'
import type { Campaign } from '../../state.ts'
import { READY_NAMES, type Readiness, readinessOf } from '../map/Sectors.tsx'
import { Silhouette } from '../pieces/Silhouette.tsx'

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
  const north = squadronsIn(campaign, 'reserve').length
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
            <span
              className="eagle-war-birds"
              role="img"
              aria-label={`${group} Group: ${ready} of ${here.length} ready`}
            >
              {here.map(({ id, type, readiness }) => (
                <svg
                  key={id}
                  className={`eagle-war-bird eagle-is-${readiness}`}
                  viewBox="-50 -50 100 100"
                  aria-hidden="true"
                >
                  <Silhouette type={type} size={92} />
                  {readiness === 'lost' && <path className="eagle-cross" d="M-35 -35L35 35M35 -35L-35 35" />}
                </svg>
              ))}
            </span>
            <b>
              {ready}/{here.length}
            </b>
          </div>
        )
      })}
      {north > 0 && (
        <div className="eagle-war-opponent-row">
          <span>The north</span>
          <span
            className="eagle-war-birds"
            role="img"
            aria-label={`${north} squadrons in the north, names unseen`}
          >
            {Array.from({ length: north }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nobody knows which is which
              <i key={i} className="eagle-war-unknown" aria-hidden="true">
                ?
              </i>
            ))}
          </span>
          <b>{north}</b>
        </div>
      )}
      <p className="eagle-war-opponent-key">
        {ORDER.map(kind => (
          <span key={kind}>
            <svg className={`eagle-war-bird eagle-is-${kind}`} viewBox="-50 -50 100 100" aria-hidden="true">
              <Silhouette type="Spitfire" size={92} />
            </svg>
            {known.filter(({ readiness }) => readiness === kind).length} {READY_NAMES[kind]}
          </span>
        ))}
      </p>
    </section>
  )
}
