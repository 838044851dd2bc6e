import { capital, type DieTable } from '@tallyho/engine'
import { VISIBILITIES } from '../../pack/types.ts'
import type { Campaign } from '../../state.ts'
import { BOMBER_NAMES } from '../../text/german-names.ts'
import { VISIBILITY_NAMES } from '../../text/names.ts'
import { chaptersOf } from './dates.ts'

const FACES = 12

/** Faces of the die for each name that a table is read as. */
export function facesOf<T>(table: DieTable<T>, nameOf: (is: T) => string): ReadonlyMap<string, number> {
  const faces = new Map<string, number>()
  let from = 0
  for (const { to, is } of table) {
    const name = nameOf(is)
    faces.set(name, (faces.get(name) ?? 0) + Math.min(to, FACES) - from)
    from = to
  }
  return faces
}

/** SAB-CMP-02 What the chapter's charts lead one to expect, before the first dice fall. */
export function Expect({ campaign }: { readonly campaign: Campaign }) {
  const chapter = chaptersOf(campaign)[campaign.chapter]
  if (!chapter) return undefined
  const raids = facesOf(chapter.bombers, ({ type }) => BOMBER_NAMES[type])
  const weather = facesOf(chapter.visibility, visibility => visibility)
  const escort = facesOf(chapter.escort, markers => escortName(markers))
  return (
    <section className="sab-expect" aria-label="What to expect">
      <h3>What to expect</h3>
      <Bars title="Bombers" of={[...raids]} />
      {/* SAB-RVS-05 Once it was rolled for it is known. */}
      {!campaign.patrol?.track && (
        <Bars
          title="Weather"
          of={VISIBILITIES.map(one => [capital(VISIBILITY_NAMES[one]), weather.get(one) ?? 0])}
        />
      )}
      <Bars title="Escort" of={[...escort]} />
    </section>
  )
}

/** `2 groups, one heavy`. */
function escortName(markers: readonly string[]): string {
  const heavy = markers.filter(marker => marker.endsWith('heavy')).length
  const groups = `${markers.length} ${markers.length === 1 ? 'group' : 'groups'}`
  return heavy === 0 ? `${groups}, light` : `${groups}, ${heavy} heavy`
}

function Bars({
  title,
  of,
}: {
  readonly title: string
  readonly of: readonly (readonly [string, number])[]
}) {
  return (
    <div className="sab-bars">
      <h4>{title}</h4>
      <dl>
        {of
          .filter(([, faces]) => faces > 0)
          .map(([name, faces]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <i style={{ width: `${(100 * faces) / FACES}%` }} />
                <span>{Math.round((100 * faces) / FACES)} %</span>
              </dd>
            </div>
          ))}
      </dl>
    </div>
  )
}
