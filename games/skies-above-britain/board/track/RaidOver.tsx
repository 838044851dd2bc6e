import type { Pause } from '@tallyho/engine'
import type { Zone } from '../../pack/types.ts'
import { raidSpace, spaceAt } from '../../rules/01-general/terms.ts'
import { nextPlace } from '../../rules/07-raid-vector/sequence.ts'
import type { Campaign } from '../../state.ts'
import type { StationMove } from '../../vocabulary/vector.ts'
import { Silhouette } from '../pieces/Aircraft.tsx'

/** Where the raid is over the country, or may be seen next, and which way it flies from there. */
export interface Overhead {
  readonly zone: Zone
  readonly said: string
  readonly seen: boolean
  /** Inland, or home over the sea. */
  readonly way: 'inland' | 'home'
}

/** SAB-RVS-11 SAB-RVS-12 By the space of the track that it is on; before it is seen by the next one with news of it. */
export function overheadOf(campaign: Campaign, pause: Pause | undefined): Overhead | undefined {
  const track = campaign.patrol?.track
  if (!track) return undefined
  // SAB-A-74 As it turns, it is where it dropped its bombs.
  const here = track.raid?.row === 'turn' ? track.released : raidSpace(campaign)?.zone
  if (track.raid && here) {
    const way = track.raid.row === 'inbound' && nextPlace(campaign) ? 'inland' : 'home'
    return { zone: here, seen: true, way, said: 'The raid' }
  }
  const [first] = pause?.kind === 'choice' ? (pause.options as readonly StationMove[]) : []
  if (first?.raidNext) return { zone: first.raidNext, seen: false, way: 'inland', said: 'It appears here' }
  const space = track.inbound.findIndex(count => count > 0)
  const zone = space < 0 ? undefined : spaceAt(campaign, { row: 'inbound', space })?.zone
  return zone && { zone, seen: false, way: 'inland', said: 'Maybe here next' }
}

/** Three bombers beside the name of their zone: they have no height of their own. */
export function RaidOver({ said, seen, way }: Overhead) {
  return (
    <div className="sab-raid-over" data-seen={seen} aria-hidden="true">
      <svg viewBox="-70 -40 140 80" aria-hidden="true">
        <path
          className="sab-raid-way"
          d={way === 'inland' ? 'M-28 0H-62M-52 -11L-64 0L-52 11' : 'M28 0H62M52 -11L64 0L52 11'}
        />
        <g transform={`rotate(${way === 'home' ? 90 : -90})`}>
          <Silhouette type="heinkel" y={-18} size={34} />
          <Silhouette type="heinkel" x={-21} y={14} size={34} />
          <Silhouette type="heinkel" x={21} y={14} size={34} />
        </g>
      </svg>
      <b>{said}</b>
    </div>
  )
}
