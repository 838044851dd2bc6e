import { memo } from 'react'
import { type AircraftType, SILHOUETTES } from '../silhouettes.ts'
import { PAINT } from './paint.ts'

/** The painted aircraft, once on the page: every drawing refers to them. */
export const AircraftPaint = memo(function AircraftPaint() {
  return (
    <svg className="sr-paint" width="0" height="0" aria-hidden="true">
      <defs>
        <linearGradient id="sr-lit-left" x2="1" y2="0">
          <stop offset="0" stopColor="#fff" stopOpacity=".26" />
          <stop offset=".47" stopColor="#fff" stopOpacity=".04" />
          <stop offset=".53" stopColor="#000" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity=".3" />
        </linearGradient>
        <radialGradient id="sr-fire">
          <stop offset="0" stopColor="#fff3c4" />
          <stop offset=".35" stopColor="#ffb53d" />
          <stop offset=".75" stopColor="#d8461b" />
          <stop offset="1" stopColor="#8a1f12" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="sr-smoke-puff">
          <stop offset="0" className="sr-smoke-stop" stopOpacity=".8" />
          <stop offset=".6" className="sr-smoke-stop" stopOpacity=".5" />
          <stop offset="1" className="sr-smoke-stop" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="sr-sunlight">
          <stop offset="0" stopColor="#fff6cf" />
          <stop offset=".45" stopColor="#f3c64c" />
          <stop offset="1" stopColor="#e0a02a" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="sr-contrail" x2="0" y2="1">
          <stop offset="0" className="sr-trail-stop" stopOpacity=".8" />
          <stop offset="1" className="sr-trail-stop" stopOpacity="0" />
        </linearGradient>
        {(Object.keys(PAINT) as AircraftType[]).map(type => (
          <Painted key={type} type={type} />
        ))}
      </defs>
    </svg>
  )
})

function Painted({ type }: { readonly type: AircraftType }) {
  const { tone, camouflage, glass, propellers, lines, band } = PAINT[type]
  const outline = SILHOUETTES[type]
  return (
    <>
      <clipPath id={`sr-clip-${type}`}>
        <path d={outline} />
      </clipPath>
      <g id={`sr-${type}`} className={`sr-tone-${tone}`}>
        <path className="sr-skin" d={outline} strokeWidth={type === 'b24' ? 1.3 : 2.2} />
        <g clipPath={`url(#sr-clip-${type})`}>
          {camouflage && <path className="sr-camouflage" d={camouflage} />}
          {band && <path className="sr-band" d={band} />}
        </g>
        {lines && <path className="sr-joints" d={lines} strokeWidth={type === 'b24' ? 0.55 : 0.9} />}
        <Marks type={type} />
        <path className="sr-glass" d={glass} strokeWidth={type === 'b24' ? 0.5 : 0.9} />
        {propellers.map(([x, y, wide]) => (
          <ellipse key={x} className="sr-propeller" cx={x} cy={y} rx={wide} ry={type === 'b24' ? 1 : 2} />
        ))}
        <path d={outline} fill="url(#sr-lit-left)" />
      </g>
    </>
  )
}

/** National marks: crosses and roundels on both wings, the star on one. */
function Marks({ type }: { readonly type: AircraftType }) {
  const { mark, at } = PAINT[type]
  const [x, y, size] = at
  if (mark === 'star')
    return (
      <g transform={`translate(${x} ${y}) scale(${size / 2.9})`}>
        <rect x="-5.400" y="-1" width="10.800" height="2" fill="#e9e4d3" />
        <circle r="2.900" fill="#27406b" />
        <path
          d="M0 -2.600L.62 -.85H2.500L.98 .28L1.550 2.100L0 1L-1.550 2.100L-.98 .28L-2.500 -.85H-.62Z"
          fill="#f2eee0"
        />
      </g>
    )
  if (mark === 'roundel')
    return [-x, x].map(side => (
      <g key={side}>
        <circle cx={side} cy={y} r={size} fill="#24406b" />
        <circle cx={side} cy={y} r={size * 0.41} fill="#9c2f2a" />
      </g>
    ))
  const cross = [-x, x].map(on => `M${on} ${y - size}V${y + size}M${on - size} ${y}H${on + size}`).join('')
  const inner = mark === 'cross' ? '#1d1d1b' : '#d9ae2e'
  const outer = mark === 'cross' ? '#f4f1e6' : '#27406b'
  return (
    <>
      <path d={cross} stroke={outer} strokeWidth={size * 0.86} />
      <path d={cross} stroke={inner} strokeWidth={size * 0.46} />
    </>
  )
}

/** A painted aircraft in plan view, part of a drawing; 0 flies up the page. `size` is its span. */
export function Aircraft({
  type,
  size,
  heading = 0,
  shadow = 0.16,
}: {
  readonly type: AircraftType
  readonly size: number
  readonly heading?: number
  /** How far its shadow lies beside it, in spans; none for 0. */
  readonly shadow?: number
}) {
  const scale = size / 100
  return (
    <>
      {shadow > 0 && (
        <path
          className="sr-shadow"
          d={SILHOUETTES[type]}
          transform={`translate(${size * shadow * 0.6} ${size * shadow}) rotate(${heading}) scale(${scale})`}
        />
      )}
      <use href={`#sr-${type}`} transform={`rotate(${heading}) scale(${scale})`} />
    </>
  )
}

/** Where one was, or could be. */
export function Ghost({
  type,
  size,
  heading = 0,
}: {
  readonly type: AircraftType
  readonly size: number
  readonly heading?: number
}) {
  return (
    <path
      className="sr-ghost"
      d={SILHOUETTES[type]}
      transform={`rotate(${heading}) scale(${size / 100})`}
      strokeWidth={110 / size}
    />
  )
}
