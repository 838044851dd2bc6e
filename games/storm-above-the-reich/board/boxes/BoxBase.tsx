import type { Formation } from '../../pack/formation.ts'
import { type ALTITUDES, type BoxId, type Link, POSITIONS } from '../../pack/types.ts'
import { BOXES, type Box, box as boxNamed } from '../../rules/05-map/boxes.ts'
import { ALTITUDE_NAMES, POSITION_NAMES } from '../../text/names.ts'
import { HANDS, middleOf, type Rect, rectOf, TITLE } from './layout.ts'
import { noteOf } from './printed.ts'

/** The boxes as they are printed: names, arrows with their costs, notes. */
export function BoxBase({ formation }: { readonly formation: Formation }) {
  const { highBombing } = formation.map
  return (
    <g className="sr-print">
      {BOXES.filter(({ id }) => id !== 'high-bombing' || highBombing).map(box => (
        <PrintedBox key={box.id} box={box} formation={formation} />
      ))}
      {formation.map.links
        .filter(({ by }) => by === 'arrow')
        .map(link => (
          <PrintedArrow key={`${link.from}>${link.to}`} link={link} />
        ))}
      {POSITIONS.flatMap(position =>
        HANDS.flatMap(hand => [
          <Arrow
            key={`${position}${hand}`}
            from={rectOf(`${position}/return/${hand}`)}
            to={rectOf(`${position}/${hand}`)}
          />,
          <Arrow
            key={`${position}${hand}e`}
            from={rectOf(`${position}/evasive/${hand}`)}
            to={rectOf(`${position}/return/${hand}`)}
          />,
        ]),
      )}
    </g>
  )
}

/** What stands at the head of a box. */
function boxTitle({ id, kind, position, altitude }: Box): string {
  if (id === 'dogfight') return 'Dogfight'
  if (id === 'high-bombing') return 'High Bombing'
  if (kind === 'return') return 'Return'
  if (kind === 'evasive') return 'Evasive'
  if (kind === 'approach') return position === 'nose' || position === 'tail' ? 'Approach' : 'Oblique'
  const name = position ? POSITION_NAMES[position].replace('Flank ', '') : ''
  return `${name} ${altitude ? ALTITUDE_NAMES[altitude] : ''}`
}

function PrintedBox({ box, formation }: { readonly box: Box; readonly formation: Formation }) {
  const { x, y, width, height } = rectOf(box.id)
  const note =
    box.kind === 'position' ? noteOf(formation, box.id as Link['from'] & `${string}/${string}`) : ''
  const tone = box.altitude && box.kind !== 'dogfight' ? ` sr-card-${box.altitude}` : ''
  return (
    <g className={`sr-card sr-card-of-${box.kind}${tone}`} transform={`translate(${x} ${y})`}>
      <rect className="sr-card-paper" width={width} height={height} rx="4" />
      <path
        className="sr-card-head"
        d={`M0 ${TITLE}V4A4 4 0 0 1 4 0H${width - 4}A4 4 0 0 1 ${width} 4V${TITLE}Z`}
      />
      <text
        className="sr-card-title"
        x={width > NARROW ? width / 2 : width / 2 + 5}
        y="11.500"
        textAnchor="middle"
      >
        {boxTitle(box)}
      </text>
      {box.altitude && <AltitudeMark altitude={box.altitude} width={width} />}
      {note && (
        <text className="sr-card-note" x={width / 2} y={height - 3.5} textAnchor="middle">
          {note}
        </text>
      )}
    </g>
  )
}

const MARKS: Readonly<Record<(typeof ALTITUDES)[number], string>> = {
  high: 'M-4 3L0 -4L4 3Z',
  level: 'M-4 -1.300H4V1.300H-4Z',
  low: 'M-4 -3L0 4L4 -3Z',
}

/** A box as wide as this has room for one mark only. */
const NARROW = 75

function AltitudeMark({
  altitude,
  width,
}: {
  readonly altitude: (typeof ALTITUDES)[number]
  readonly width: number
}) {
  return (
    <>
      <path className="sr-card-mark" d={MARKS[altitude]} transform="translate(8 7.500)" />
      {width > NARROW && (
        <path className="sr-card-mark" d={MARKS[altitude]} transform={`translate(${width - 8} 7.500)`} />
      )}
    </>
  )
}

/** A printed way from box to box; where it costs Tactical Points they stand beside it. */
function PrintedArrow({ link }: { readonly link: Link }) {
  const shift = isBothWays(link) ? 9 : 0
  return <Arrow from={rectOf(link.from)} to={rectOf(link.to)} tp={link.tp} shift={shift} />
}

/** Moves between Position Boxes and to High Bombing go both ways: their arrows lie side by side. */
function isBothWays({ from, to }: Link): boolean {
  return boxNamed(to as BoxId).kind !== 'approach' && from !== to
}

function Arrow({
  from,
  to,
  tp = 0,
  shift = 0,
}: {
  readonly from: Rect
  readonly to: Rect
  readonly tp?: number
  readonly shift?: number
}) {
  const way = gap(from, to)
  if (way === undefined) return undefined
  const { x, y, angle } = way
  return (
    <g className="sr-way" transform={`translate(${x} ${y}) rotate(${angle}) translate(${shift} 0)`}>
      <path d="M-7 4.500L0 -7L7 4.500L0 1.800Z" />
      {tp > 0 && (
        <g className="sr-tp" transform={`translate(13 0) rotate(${-angle})`}>
          <circle r="6.500" />
          <text y="3.500" textAnchor="middle">
            {tp}
          </text>
        </g>
      )}
    </g>
  )
}

/** The middle of the gap between two boxes that lie side by side, and the way across it. */
function gap(from: Rect, to: Rect): { x: number; y: number; angle: number } | undefined {
  const [a, b] = [middleOf(from), middleOf(to)]
  const across = Math.max(from.x, to.x) < Math.min(from.x + from.width, to.x + to.width)
  const beside = Math.max(from.y, to.y) < Math.min(from.y + from.height, to.y + to.height)
  if (across === beside) return undefined
  if (across) {
    const x = (Math.max(from.x, to.x) + Math.min(from.x + from.width, to.x + to.width)) / 2
    const y = b.y > a.y ? (from.y + from.height + to.y) / 2 : (to.y + to.height + from.y) / 2
    return { x, y, angle: b.y > a.y ? 180 : 0 }
  }
  const y = (Math.max(from.y, to.y) + Math.min(from.y + from.height, to.y + to.height)) / 2
  const x = b.x > a.x ? (from.x + from.width + to.x) / 2 : (to.x + to.width + from.x) / 2
  return { x, y, angle: b.x > a.x ? 90 : 270 }
}
