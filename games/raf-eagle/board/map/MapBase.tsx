import { memo, useId } from 'react'
import { printedOf } from './areas.ts'
import { CONTINENT, COUNTRY, LAND, project, type Rect, shoresFrom, townName, VIEW } from './projection.ts'

/** Lines that run along the shore, by their widths from the outermost in: the farther off, the plainer. */
const WATERLINES = [46, 34, 24, 15, 8].map(width => ({ width, shores: shoresFrom(width * 0.75) }))

/** What is printed on the sheet: sea and land, downs and rivers, sectors, Luftflotten, the range of the Me 109. Drawn once. */
export const MapBase = memo(function MapBase({
  pack,
  size,
  sheet,
  bare,
}: {
  readonly pack: string
  readonly size: number
  readonly sheet: Rect
  /** Without lettering. */
  readonly bare: boolean
}) {
  const id = useId()
  const printed = printedOf(pack)
  return (
    <g className="eagle-map-base">
      <defs>
        <clipPath id={`${id}land`}>
          <path d={LAND} />
        </clipPath>
        <pattern
          id={`${id}hatch`}
          width="9"
          height="9"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path className="eagle-map-hatch" d="M0 0V9" />
        </pattern>
      </defs>
      <rect className="eagle-map-sea" {...VIEW} />
      {WATERLINES.map(({ width, shores }) => (
        <g key={width}>
          <path className="eagle-map-waterline" d={shores} strokeWidth={width} />
          <path className="eagle-map-waterline-sea" d={shores} strokeWidth={width - 2} />
        </g>
      ))}
      <path className="eagle-map-continent" d={CONTINENT} />
      <path className="eagle-map-land" d={LAND} />
      <g clipPath={`url(#${id}land)`}>
        {[...printed.groups].map(([group, area]) => (
          <path key={group} className={`eagle-map-wash eagle-map-wash-${group}`} d={area} />
        ))}
        {printed.beyond && <path className="eagle-map-beyond" d={printed.beyond} fill={`url(#${id}hatch)`} />}
        <path className="eagle-map-ridge" d={COUNTRY.ridges} />
        <path className="eagle-map-hachures" d={COUNTRY.hachures} />
        <path className="eagle-map-river" d={COUNTRY.rivers} />
        <path className="eagle-map-sector-border" d={printed.sectors} />
      </g>
      <path className="eagle-map-coast" d={LAND + CONTINENT} />
      <path className="eagle-map-luftflotten-border" d={printed.luftflotten} />
      <path className="eagle-map-range" d={printed.range} />
      <path className="eagle-map-range-edge" d={printed.edge} />
      {!bare && <SeaNames size={size} sheet={sheet} />}
      {COUNTRY.towns
        .filter(() => !bare)
        .map(town => ({ ...town, at: townName(town, size) }))
        .map(({ name, x, y, at }) => (
          <g key={name}>
            <circle className="eagle-map-town" cx={x} cy={y} r={size * 0.17} />
            <text className="eagle-map-town-name" x={at.x} y={at.y} fontSize={size} textAnchor={at.anchor}>
              {name}
            </text>
          </g>
        ))}
      <Frame sheet={sheet} />
    </g>
  )
})

/** Lettering at sea, and whose coast is whose. */
function SeaNames({ size, sheet }: { readonly size: number; readonly sheet: Rect }) {
  const id = useId()
  const right = sheet.x + sheet.width - 20
  const [channel, sea] = [project([-0.75, 50.3]), project([1.95, 51.75])]
  const north = { x: Math.min(sea.x, right - size * 3), y: sea.y }
  const [lf3, lf2] = [project([-0.85, 49.4]), project([1.42, 50.3])]
  return (
    <g>
      <path id={id} d={`M${channel.x - 250} ${channel.y + 30}q290 40 620 -36`} fill="none" />
      <text className="eagle-map-sea-name" fontSize={size * 1.6}>
        <textPath href={`#${id}`} startOffset="45%" textAnchor="middle">
          The English Channel
        </textPath>
      </text>
      <text className="eagle-map-sea-name" x={north.x} y={north.y} fontSize={size * 1.3} textAnchor="middle">
        North
        <tspan x={north.x} dy={size * 1.4}>
          Sea
        </tspan>
      </text>
      <text className="eagle-map-luftflotte" x={right} y={lf2.y} fontSize={size} textAnchor="end">
        LUFTFLOTTE 2
      </text>
      <text className="eagle-map-luftflotte" x={lf3.x} y={lf3.y} fontSize={size} textAnchor="middle">
        LUFTFLOTTE 3
      </text>
    </g>
  )
}

/** The edge of the sheet, over whatever runs beyond it. */
function Frame({ sheet: { x, y, width, height } }: { readonly sheet: Rect }) {
  const far = 1000
  const inner = { x: x + 6, y: y + 6, width: width - 12, height: height - 12 }
  return (
    <g>
      <path
        className="eagle-map-margin"
        fillRule="evenodd"
        d={`M${x - far} ${y - far}H${x + width + far}V${y + height + far}H${x - far}ZM${x} ${y}v${height}h${width}v${-height}Z`}
      />
      <rect className="eagle-map-frame-line" {...{ x, y, width, height }} />
      <rect className="eagle-map-frame-fine" {...inner} />
    </g>
  )
}
