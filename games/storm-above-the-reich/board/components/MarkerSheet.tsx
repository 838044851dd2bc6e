import type { Sourced } from '@tallyho/engine'
import { SourceBadge } from '@tallyho/kit'
import type { ReactNode } from 'react'
import type { Components } from '../../pack/index.ts'
import { ESCORT_TYPES } from '../../pack/types.ts'
import { ESCORT_NAMES } from '../../text/names.ts'
import { DamageFace, HitFaceMarker, ProximityFaceMarker } from '../events/MarkerFaces.tsx'

interface Counted extends Sourced {
  readonly id: string
  readonly count: number
}

/** What lies in the three cups, and the numbers on the backs of the escorts. */
export function MarkerSheet({ components: { pack } }: { readonly components: Components }) {
  const { hits, damage, proximity } = pack.markers
  return (
    <>
      <Cup title="Damage markers" of={damage} draw={marker => <DamageFace marker={marker} />} />
      <Cup
        title="Hit markers"
        of={hits}
        draw={({ type, number }) => <HitFaceMarker type={type} number={number} />}
      />
      <Cup
        title="Proximity markers"
        of={proximity}
        draw={marker => <ProximityFaceMarker marker={marker} />}
      />
      <section>
        <h4>
          Escort markers <SourceBadge of={pack.escorts.markers} />
        </h4>
        {ESCORT_TYPES.map(type => (
          <p key={type}>
            {ESCORT_NAMES[type]}: seven markers with {pack.escorts.markers.numbers[type].join(', ')} on their
            backs
          </p>
        ))}
      </section>
    </>
  )
}

function Cup<T extends Counted>({
  title,
  of,
  draw,
}: {
  readonly title: string
  readonly of: readonly T[]
  draw(marker: T): ReactNode
}) {
  const all = of.reduce((sum, { count }) => sum + count, 0)
  return (
    <section>
      <h4>
        {title}: {all}
      </h4>
      <div className="sr-sheet">
        {of.map(marker => (
          <figure key={marker.id} className="sr-counted">
            {draw(marker)}
            <figcaption>
              × {marker.count} <SourceBadge of={marker} />
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}
