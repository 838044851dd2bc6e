import { type Fault, type Path, pathOf } from '@tallyho/engine'
import { type FlakGuns, SHIPS, type SurfaceKind, type SurfaceType } from './types.ts'

export function isShip(kind: SurfaceKind): boolean {
  return SHIPS.some(ship => ship === kind)
}

/** Surface units without contradictions. */
export function surfaceFaults(types: readonly SurfaceType[]): Fault[] {
  const faults: Fault[] = []
  const seen = new Set<string>()
  for (const [i, type] of types.entries()) {
    const path = ['surface', i]
    const add = (rest: Path, message: string) => faults.push({ path: pathOf([...path, ...rest]), message })
    if (seen.has(type.id)) add(['id'], `expected an id of its own but '${type.id}' is taken`)
    seen.add(type.id)
    const ship = isShip(type.kind)
    // WL-14.0.b Armour is for ships, hardness for what stands on land.
    if (type.armoured && !ship)
      add(['armoured'], `expected no armour on a ${type.kind}: only ships have it (14.0)`)
    if (type.hard && ship) add(['hard'], 'expected no ship to be a hard target (14.0)')
    for (const [j, guns] of type.flak.entries()) {
      const message = gunFault(guns, ship)
      if (message) add(['flak', j, ...message.at], message.message)
    }
  }
  return faults
}

function gunFault(
  { type, channels, lowAngle }: FlakGuns,
  ship: boolean,
): { readonly at: Path; readonly message: string } | undefined {
  // WL-C-49 WL-14.2.a
  if (type === 'S' && channels > 0)
    return { at: ['channels'], message: `expected 0 for small arms (14.2) but found ${channels}` }
  if (type !== 'S' && channels === 0)
    return { at: ['channels'], message: 'expected at least one fire channel for light and heavy flak (14.2)' }
  if (lowAngle && !(ship && type === 'H'))
    return { at: ['lowAngle'], message: 'expected low-angle guns only as heavy flak on ships (14.2.8)' }
  return undefined
}
