import { PanZoom } from '@tallyho/kit'
import { packOf } from '../pack/index.ts'
import type { Day } from '../state.ts'
import { Areas, MapBase } from './MapBase.tsx'
import { CoastTrack, Raids, RegionPlates, SpacePlate, Target } from './MapPieces.tsx'
import { VIEW } from './map/index.ts'

const BOX = { x: 0, y: 0, width: VIEW.width, height: VIEW.height }

/** The plotting table: south-east England, the Channel and the French coast. */
export function OperationsMap({ day }: { readonly day: Day }) {
  const { pack } = packOf(day)
  return (
    <PanZoom box={BOX} label="Map of south-east England" base={<MapBase pack={day.pack} />}>
      <Areas pack={day.pack} />
      {pack.targets.map(spec => (
        <Target key={spec.id} day={day} spec={spec} />
      ))}
      <RegionPlates day={day} />
      {pack.tracks.map(spec => (
        <CoastTrack key={spec.id} day={day} spec={spec} />
      ))}
      {pack.spaces.map(spec => (
        <SpacePlate key={spec.id} day={day} spec={spec} />
      ))}
      <Raids day={day} />
    </PanZoom>
  )
}
