import type { Sourced } from '@tallyho/engine'
import type { DamageMarker, HitMarker, HitType, Markers, ProximityMarker } from './types.ts'

/** What lies in the three cups. */

const HITS: Sourced = { source: 'designed', ref: 'SR-K-HIT-01…03: vital parts have the higher numbers' }

/** `4x3`: four markers with the number 3. A Recovery die below the number is serious. */
function hits(
  type: HitType,
  markers: string,
  seen?: { readonly number: number; readonly ref: string },
): HitMarker[] {
  return markers.split(' ').map(marker => {
    const [count, number] = marker.split('x').map(Number) as [number, number]
    const sourced: Sourced = seen?.number === number ? { source: 'constrained', ref: seen.ref } : HITS
    return { id: `${type}-${number}`, type, number, count, ...sourced }
  })
}

const DAMAGE: Sourced = { source: 'designed', ref: 'SR-K-DMG-04…05: three or four markers to bring one down' }

/** `9F 3`: Fallen on a die of 9 or more (D: Destroyed), else 3 points. `seen` is the page of its example. */
function damage(part: string, marker: string, count: number, seen?: string): DamageMarker {
  const [, number, effect, points] = /^(?:(\d+)([FD]) )?(\d)$/.exec(marker) ?? []
  const sourced: Sourced = seen ? { source: 'constrained', ref: `SR-K-DMG-01, ${seen}` } : DAMAGE
  const id = `damage-${part.replaceAll(' ', '-')}-${marker.toLowerCase().replace(' ', '-')}`
  if (number === undefined) return { id, part, damage: Number(points), count, ...sourced }
  return {
    id,
    part,
    catastrophe: { number: Number(number), effect: effect === 'F' ? 'fallen' : 'destroyed' },
    damage: Number(points),
    count,
    ...sourced,
  }
}

const PROXIMITY: Sourced = {
  source: 'designed',
  ref: 'SR-K-PRX-01…03: forty markers, mixed like those of the companion game',
}

function clip(face: 'veer' | 'hit', type: HitType, number: number): ProximityMarker {
  return { id: `${face}-${type}-${number}`, face, back: { type, number }, count: 1, ...PROXIMITY }
}

export const MARKERS: Markers = {
  hits: [
    ...hits('fuselage', '4x2 4x3 2x4', { number: 3, ref: 'SR-K-HIT-01, p23' }),
    ...hits('wing', '2x2 4x3 3x4'),
    ...hits('elevator', '2x2 2x3 1x4'),
    ...hits('rudder', '3x2 2x3 1x4'),
    ...hits('engine', '2x4 3x5 2x6 1x7'),
    ...hits('fuel', '2x4 3x5 1x6', { number: 5, ref: 'SR-K-HIT-01, p23' }),
    ...hits('cockpit', '2x5 2x6 1x7 1x8'),
  ],
  damage: [
    damage('fuselage', '9F 3', 3, 'p29'),
    damage('fuselage', '10F 2', 4),
    damage('fuselage', '2', 5),
    damage('engine', '5F 3', 1, 'p30, p51'),
    damage('engine', '8F 3', 5),
    damage('engine', '9F 3', 4),
    damage('engine', '2', 4),
    damage('wing', '8D 4', 1, 'p30'),
    damage('wing', '10D 4', 2),
    damage('wing', '10F 3', 4),
    damage('wing', '2', 5),
    damage('fuel tank', '7D 4', 1),
    damage('fuel tank', '9F 3', 2),
    damage('fuel tank', '10D 5', 1),
    damage('cockpit', '9F 3', 3),
    damage('cockpit', '10F 3', 2),
    damage('tail', '10F 3', 3),
    damage('tail', '2', 4),
    damage('bomb bay', '9D 5', 1),
    damage('bomb bay', '10F 4', 2),
    damage('turret', '1', 2),
    damage('turret', '2', 1),
  ],
  proximity: [
    { id: 'clear', face: 'clear', count: 11, ...PROXIMITY },
    { id: 'clear-twice', face: 'clear-twice', count: 4, ...PROXIMITY },
    { id: 'escape-1', face: 'escape', tp: 1, count: 4, ...PROXIMITY },
    { id: 'escape-2', face: 'escape', tp: 2, count: 4, ...PROXIMITY },
    clip('veer', 'wing', 3),
    clip('veer', 'wing', 4),
    clip('veer', 'fuselage', 3),
    clip('veer', 'rudder', 2),
    clip('veer', 'elevator', 3),
    clip('hit', 'wing', 4),
    clip('hit', 'rudder', 3),
    clip('hit', 'engine', 5),
    clip('hit', 'cockpit', 6),
    { id: 'impact-2', face: 'impact', number: 2, count: 5, ...PROXIMITY },
    {
      id: 'impact-3',
      face: 'impact',
      number: 3,
      count: 2,
      source: 'constrained',
      ref: 'SR-K-PRX-01, p25',
    },
    { id: 'impact-4', face: 'impact', number: 4, count: 1, ...PROXIMITY },
  ],
}
