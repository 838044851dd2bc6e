import type { Formation } from '../../pack/formation.ts'
import { RESERVE } from '../boxes/layout.ts'

const LINE = 17

/** What the signs of the map mean; fighters that wait to enter lie on top of it. */
export function Legend({ formation: { map } }: { readonly formation: Formation }) {
  const { x, y, width } = RESERVE
  const overlaps = map.elements.length > 1
  const row = (line: number) => `translate(14 ${44 + line * LINE})`
  return (
    <g className="sr-key" transform={`translate(${x} ${y})`}>
      <rect className="sr-key-paper" width={width} height={56 + (overlaps ? 8 : 7) * LINE} rx="4" />
      <text className="sr-key-title" x="12" y="23">
        {map.name}
      </text>
      {(['good', 'loose', 'kaputt'] as const).map((cohesion, i) => (
        <g key={cohesion} className={`sr-element-${cohesion}`} transform={row(i)}>
          <rect className="sr-element-area" width="26" height="10" />
          <path className="sr-element-line" d="M0 5H26" />
          <text x="36" y="9">
            {{ good: 'Good Order', loose: 'Loose: level −1', kaputt: 'Kaputt: level −2' }[cohesion]}
          </text>
        </g>
      ))}
      <g transform={row(3)}>
        <text className="sr-key-sign" x="13" y="10" textAnchor="middle">
          3
        </text>
        <text x="36" y="9">
          Lethal Level
        </text>
      </g>
      <g transform={row(4)}>
        <text className="sr-key-note" x="13" y="9" textAnchor="middle">
          +1▲
        </text>
        <text x="36" y="9">
          more if you come High
        </text>
      </g>
      <g transform={row(5)}>
        <text className="sr-key-note" x="13" y="9" textAnchor="middle">
          +1A:N
        </text>
        <text x="36" y="9">
          more if Nose is anchored
        </text>
      </g>
      <g transform={row(6)}>
        <circle className="sr-key-tp" cx="13" cy="5" r="6.500" />
        <text className="sr-key-note" x="13" y="8.700" textAnchor="middle">
          1
        </text>
        <text x="36" y="9">
          Tactical Points to pay
        </text>
      </g>
      {overlaps && (
        <g transform={row(7)}>
          <rect className="sr-cell-overlap" width="26" height="10" />
          <text x="36" y="9">
            in two elements
          </text>
        </g>
      )}
    </g>
  )
}
