import type { Battle } from '../../../state.ts'
import { Balloons } from './Balloons.tsx'
import { FlakZones } from './FlakZones.tsx'
import { SurfaceUnits } from './SurfaceUnits.tsx'

/** Ships, guns, targets and balloons, in battles that have them. */
export function OnTheGround({ battle }: { readonly battle: Battle }) {
  return (
    <>
      <FlakZones battle={battle} />
      <Balloons battle={battle} />
      <SurfaceUnits battle={battle} />
    </>
  )
}
