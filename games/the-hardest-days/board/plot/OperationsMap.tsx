import { PanZoom } from '@tallyho/kit'
import { memo } from 'react'
import type { Day } from '../../state.ts'
import { VIEW } from '../map/index.ts'
import { Areas, MapBase } from './MapBase.tsx'
import { CoastTracks, RegionPlates, Targets } from './MapPieces.tsx'
import { Plates } from './Plates.tsx'

const BOX = { x: 0, y: 0, width: VIEW.width, height: VIEW.height }

/** The plotting table: south-east England, the Channel and the French coast. */
export const OperationsMap = memo(function OperationsMap({ day }: { readonly day: Day }) {
  return (
    <PanZoom box={BOX} label="Map of south-east England" base={<MapBase pack={day.pack} />}>
      <Areas pack={day.pack} />
      <Targets day={day} />
      <RegionPlates day={day} />
      <CoastTracks day={day} />
      <Plates day={day} />
    </PanZoom>
  )
})
