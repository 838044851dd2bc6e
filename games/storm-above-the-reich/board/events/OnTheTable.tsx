import { type Pause, plain } from '@tallyho/engine'
import { usePick } from '@tallyho/kit'
import { packOf } from '../../pack/index.ts'
import type { Campaign } from '../../state.ts'
import { MarkerById } from './MarkerFaces.tsx'

/** Markers that have been drawn and wait for a choice between them. */
export function OnTheTable({
  campaign,
  pause,
}: {
  readonly campaign: Campaign
  readonly pause: Pause | undefined
}) {
  const markers = markersOf(pause)
  if (markers.length === 0) return undefined
  return (
    <section className="sr-on-table" aria-label="Markers to choose from">
      {markers.map(id => (
        <Choice key={id} campaign={campaign} id={id} />
      ))}
    </section>
  )
}

/** Ids of the markers that the options name. */
function markersOf(pause: Pause | undefined): readonly string[] {
  if (pause?.kind !== 'choice') return []
  const refs = pause.options.flatMap(({ on }) => on ?? []).filter(ref => ref.startsWith('marker:'))
  return [...new Set(refs)].map(ref => ref.slice('marker:'.length))
}

function Choice({ campaign, id }: { readonly campaign: Campaign; readonly id: string }) {
  const pick = usePick(`marker:${id}`, plain(id))
  return (
    <span className="sr-choice" {...pick}>
      <MarkerById components={packOf(campaign)} id={id} />
    </span>
  )
}
