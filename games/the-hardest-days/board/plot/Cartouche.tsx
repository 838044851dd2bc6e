import { TARGET_TYPES } from '../../pack/types.ts'
import { CARTOUCHE } from '../map/index.ts'
import { TARGET_NAMES } from '../pieces/names.ts'
import { TargetSymbol } from './markers.tsx'

const LINES = [
  ['region-border', 'Raid region'],
  ['luftflotte-border', 'Luftflotte 2 | Luftflotte 3'],
  ['range-limit', 'Me 109 range limit'],
] as const

const { width, height } = CARTOUCHE

/** Title and legend, in the free corner of the map. */
export function Cartouche() {
  return (
    <g className="cartouche" transform={`translate(${CARTOUCHE.x} ${CARTOUCHE.y})`}>
      <rect width={width} height={height} />
      <rect className="cartouche-inner" x="4" y="4" width={width - 8} height={height - 8} />
      <text className="cartouche-title" x="16" y="32" fontSize="22">
        South-East England
      </text>
      <text className="cartouche-subtitle" x="16" y="49" fontSize="12">
        the plotting table of Fighter Command
      </text>
      <g transform="translate(16 70)">
        <path className="arrow-shaft" d="M0 0Q13 -6 24 0" />
        <path className="arrow-head" d="M34 0L23 -6V6Z" />
        <text x="42" y="4" fontSize="11">
          way of a raid; dashed: way home
        </text>
      </g>
      {LINES.map(([kind, name], i) => (
        <g key={kind} transform={`translate(262 ${20 + i * 15})`}>
          <path className={kind} d="M0 0H34" />
          <text x="42" y="4" fontSize="11.5">
            {name}
          </text>
        </g>
      ))}
      {TARGET_TYPES.map((type, i) => (
        <g key={type} transform={`translate(${268 + (i % 3) * 70} ${63 + Math.floor(i / 3) * 17})`}>
          <g transform="scale(0.72)">
            <TargetSymbol type={type} />
          </g>
          <text x="11" y="4" fontSize="11">
            {type === 'headquarters' ? 'HQ' : TARGET_NAMES[type]}
          </text>
        </g>
      ))}
    </g>
  )
}
