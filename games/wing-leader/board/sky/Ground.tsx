import type { Sky } from '../../pack/types.ts'
import { CELL, GROUND, GROUND_LINE, LEFT_MARGIN, RIGHT_EDGE, SKY_WIDTH, strewn } from './places.ts'

const BOTTOM = GROUND_LINE + GROUND

/** The ground below altitude 0: hills and fields, the sea, or a coast with the sea to the left. */
export function Ground({ kind }: { readonly kind: Sky['ground'] }) {
  const shore = kind === 'land' ? LEFT_MARGIN : kind === 'sea' ? RIGHT_EDGE : LEFT_MARGIN + SKY_WIDTH * 0.45
  return (
    <>
      {kind !== 'land' && <Sea from={LEFT_MARGIN} to={shore} />}
      {kind !== 'sea' && <Land from={shore} to={RIGHT_EDGE} hasShore={kind === 'coast'} />}
    </>
  )
}

function Land({
  from,
  to,
  hasShore,
}: {
  readonly from: number
  readonly to: number
  readonly hasShore: boolean
}) {
  const line = GROUND_LINE + 5
  const hills = ridge(from, to, GROUND_LINE - CELL * 0.12, 17, 15)
  const near = ridge(from, to, line, 4, 3)
  const start = hasShore ? from - 26 : from
  return (
    <g>
      <path className="wl-hills" d={`M${start + 20} ${BOTTOM}${hills}V${BOTTOM}Z`} />
      <path className="wl-land" d={`M${start} ${BOTTOM}${near}V${BOTTOM}Z`} />
      <path className="wl-trees" d={trees(from + 10, to, line)} />
      <path className="wl-furrows" d={furrows(from, to)} />
    </g>
  )
}

/** A gentle line of hills. */
function ridge(from: number, to: number, base: number, height: number, seed: number): string {
  const step = 52
  let path = ''
  for (let x = from; x <= to + step; x += step) {
    const y = base - height * strewn(x * 0.37 + seed)
    path += path === '' ? `L${x} ${y}` : `S${x - step * 0.4} ${y} ${x} ${y}`
  }
  return path
}

function trees(from: number, to: number, line: number): string {
  let path = ''
  for (let x = from; x < to; x += 17) {
    if (strewn(x) < 0.55) continue
    const r = 2 + 2.2 * strewn(x + 3)
    path += `M${x} ${line + 2}m${-r} 0a${r} ${r * 1.1} 0 1 1 ${r * 2} 0z`
  }
  return path
}

function furrows(from: number, to: number): string {
  let path = ''
  for (let x = from; x < to; x += 34) path += `M${x} ${BOTTOM - 2}l${16 + 12 * strewn(x)} -12`
  return path
}

function Sea({ from, to }: { readonly from: number; readonly to: number }) {
  let waves = ''
  for (const [row, y] of [7, 15, 24, 31].entries())
    for (let x = from + (row % 2) * 17; x < to - 14; x += 34 + 6 * row)
      waves += `M${x} ${GROUND_LINE + y}q5 -3.500 10 0`
  return (
    <g>
      <rect className="wl-sea" x={from} y={GROUND_LINE} width={to - from} height={GROUND} />
      <path className="wl-sea-line" d={`M${from} ${GROUND_LINE}H${to}`} />
      <path className="wl-waves" d={waves} />
    </g>
  )
}
