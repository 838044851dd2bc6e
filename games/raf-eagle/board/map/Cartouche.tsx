import { cartoucheRect } from './layout.ts'
import type { Rect } from './projection.ts'

/** The title of the sheet. */
export function Cartouche({ size, sheet }: { readonly size: number; readonly sheet: Rect }) {
  const { x, y, width, height } = cartoucheRect(size, sheet)
  return (
    <g className="eagle-map-cartouche" transform={`translate(${x} ${y})`}>
      <rect width={width} height={height} />
      <rect className="eagle-map-cartouche-fine" x="4" y="4" width={width - 8} height={height - 8} />
      <text className="eagle-map-cartouche-title" x={width / 2} y={size * 1.55} fontSize={size * 1.35}>
        Southern England
      </text>
      <text className="eagle-map-cartouche-line" x={width / 2} y={size * 2.7} fontSize={size}>
        seen from the Channel coast
      </text>
    </g>
  )
}
