import { counted } from '@tallyho/engine'
import type { TargetType } from '../../pack/types.ts'
import type { RaidShown } from '../pieces/shown.ts'

/** Signs of the map: targets, damage, heights. Shapes tell kinds apart, not colours alone. */

export function raidLabel({
  number,
  effort,
  altitude,
  deployed,
  size,
  recovering,
  target,
  over,
  force,
}: RaidShown): string {
  const groups = deployed ? `, ${force}` : size === undefined ? '' : `, ${counted(size, 'group')}`
  const height = deployed ? `, ${altitude}` : ''
  return `Raid ${number}, ${effort}${groups}${height}${over ? `, over ${over}` : ''}${recovering ? ', going home' : target ? `, target ${target}` : ''}`
}

/** Filled and lined parts of each sign, some 14 units wide. */
const SIGNS: Readonly<Record<TargetType, { readonly full?: string; readonly line?: string }>> = {
  // a landing circle
  airfield: { full: 'M-2.300 0A2.300 2.300 0 1 0 2.300 0A2.300 2.300 0 1 0 -2.300 0Z' },
  // an anchor
  port: {
    line: 'M0 -5.500V5.500M-3 -2.500H3M-5.500 1C-5.500 4.500 -3 6 0 6S5.500 4.500 5.500 1M0 -7.300A1.500 1.500 0 1 0 0 -4.300A1.500 1.500 0 1 0 0 -7.300Z',
  },
  // a mast and what it sends out
  radar: {
    line: 'M-4.500 8L0 -8L4.500 8M-3 2.500H3M-2 -2H2M-3.800 6L3 2.500M3.800 6L-3 2.500M4 -8A5 5 0 0 1 4 -1M6.500 -9.500A8 8 0 0 1 6.500 .5',
  },
  // saw-tooth roof and chimney
  industry: { full: 'M-7 6V-1L-3 -4V-1L1 -4V-1L3 -2.500V-7H6V6Z' },
  // roofs and a spire
  city: {
    full: 'M-11 6V-1H-7V6ZM-6 6V-5H-2.500V6ZM-1.800 6V-3L0 -9L1.800 -3V6ZM2.500 6V-4H6V6ZM7 6V0H11V6Z',
  },
  // a flag
  headquarters: { line: 'M-4 7V-8', full: 'M-4 -8L7 -5L-4 -1.500Z' },
}

export function TargetSymbol({ type, station }: { readonly type: TargetType; readonly station?: boolean }) {
  const { full, line } = SIGNS[type]
  return (
    <g className={`sign sign-${type}${station ? ' sign-station' : ''}`}>
      {type === 'airfield' && <circle className="sign-ring" r={station ? 7.6 : 6.2} />}
      {station && <circle className="sign-roundel" r="4.600" />}
      {line && <path className="sign-line" d={line} />}
      {full && <path className="sign-full" d={full} />}
    </g>
  )
}

/** A burst: what bombs left, and where machines fight. */
export const BURST =
  'M0 -13L3 -5.500L11 -8L7 -1L13 4L5 5L4 13L-1 6.500L-8 10L-6 3L-13 0L-6 -3L-8 -11L-2.500 -6Z'
