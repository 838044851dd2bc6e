import { isSame, usePick, useTip } from '@tallyho/kit'
import type { Label, Rect } from '@tallyho/kit/drawn/labels.ts'
import { memo } from 'react'
import { packOf } from '../../pack/index.ts'
import type { SpaceId, TargetSpec, TrackId } from '../../pack/types.ts'
import type { Day } from '../../state.ts'
import { handOf, type Layout, type Point, type Seen } from '../map/index.ts'
import { TARGET_NAMES, trackName } from '../pieces/names.ts'
import { SpaceTip, TargetTip, TrackTip } from '../pieces/tips.tsx'
import { BURST, TargetSymbol } from './markers.tsx'

/** What is written on the sheet, and the signs that it names. */

interface NamesProps {
  readonly day: Day
  readonly layout: Layout
  readonly seen: Seen
}

export function Targets({ day, layout, seen }: NamesProps) {
  const { pack } = packOf(day)
  const { symbol } = layout.print
  return pack.targets.map(spec => {
    const at = layout.symbols.get(spec.id)
    return (
      at && (
        <Target
          key={spec.id}
          pack={day.pack}
          spec={spec}
          at={at}
          k={symbol / 7}
          size={handOf(layout.print, layout.stations.has(spec.id)).size}
          station={spec.type === 'airfield' && layout.fields.has(spec.space)}
          label={seen.names.get(spec.id)}
          damaged={day.damaged.includes(spec.id)}
          raids={day.raids
            .filter(raid => !raid.recovering && raid.target === spec.id)
            .map(({ number }) => number)}
          flags={layout.flags.get(spec.id) ?? []}
        />
      )
    )
  })
}

interface TargetProps {
  readonly pack: string
  readonly spec: TargetSpec
  readonly at: Point
  readonly k: number
  readonly size: number
  readonly station: boolean
  readonly label: Label | undefined
  readonly damaged: boolean
  /** Numbers of the raids that are after it. */
  readonly raids: readonly number[]
  readonly flags: readonly Rect[]
}

const Target = memo(function Target(props: TargetProps) {
  const { pack, spec, at, k, size, station, label, damaged, raids, flags } = props
  const net = spec.net === undefined ? '' : ` ${spec.net}`
  const pick = usePick(
    `target:${spec.id}`,
    `${spec.name}, ${TARGET_NAMES[spec.type]}${net}${damaged ? ', damaged' : ''}`,
  )
  const tip = useTip(() => <TargetTip pack={pack} target={spec.id} damaged={damaged} />)
  return (
    <g className="target" {...pick} {...tip}>
      {label?.leader && <path className="name-leader" d={label.leader} />}
      <g transform={`translate(${at.x} ${at.y}) scale(${k.toFixed(3)})`}>
        {damaged && <path className="damage" d={BURST} />}
        <TargetSymbol type={spec.type} station={station} />
        {damaged && <path className="damage-cross" d="M-7 -7L7 7M7 -7L-7 7" />}
        {raids.length > 0 && (
          <path
            className="sight"
            d="M0 -17V-9M0 17V9M-17 0H-9M17 0H9M-12 0A12 12 0 1 0 12 0A12 12 0 1 0 -12 0"
          />
        )}
      </g>
      {/* Over the sight: what is to be bombed is read. */}
      {label && (
        <text
          className={station ? 'name name-station' : 'name'}
          x={label.x}
          y={label.y}
          fontSize={size}
          textAnchor={label.anchor}
        >
          {spec.name}
          {net && <tspan className="name-net">{net}</tspan>}
        </text>
      )}
      {raids.map((number, i) => {
        const flag = flags[i]
        return (
          flag && (
            <g key={number}>
              <rect className="flag" {...flag} rx="2" />
              <text
                className="flag-number"
                x={flag.x + flag.width / 2}
                y={flag.y + flag.height / 2 + 4.6}
                fontSize="13"
              >
                {number}
              </text>
            </g>
          )
        )
      })}
    </g>
  )
}, isSame)

/** Names of the spaces, and lettering where there is room. */
export const Lettering = memo(function Lettering({
  text,
  seen,
}: {
  readonly text: number
  readonly seen: Seen
}) {
  return (
    <g className="lettering">
      {seen.lettering.map(({ text: words, kind, x, y, size, angle }) => (
        <text
          key={words}
          className={`lettering-${kind}`}
          x={x}
          y={y + size * text * 0.35}
          fontSize={size * text}
          transform={angle === undefined ? undefined : `rotate(${angle} ${x} ${y})`}
        >
          {words}
        </text>
      ))}
      {[...seen.spaces].map(([id, label]) => (
        <text
          key={id}
          className={`space-id${id === 'London' ? ' space-london' : ''}`}
          x={label.x}
          y={label.y}
          fontSize={text}
        >
          {label.text}
        </text>
      ))}
    </g>
  )
})

/** The letter of each coast track and the radar nets that look over it; those that are out are struck. */
export function TrackNames({ day, layout, seen }: NamesProps) {
  return packOf(day).pack.tracks.map(({ id }) => {
    const label = seen.names.get(id)
    return (
      label && (
        <TrackName
          key={id}
          pack={day.pack}
          track={id}
          label={label}
          size={layout.print.text}
          damaged={day.damaged}
        />
      )
    )
  })
}

const TrackName = memo(function TrackName(props: {
  readonly pack: string
  readonly track: TrackId
  readonly label: Label
  readonly size: number
  readonly damaged: readonly string[]
}) {
  const { pack, track, label, size, damaged } = props
  const { nets, track: specOf } = packOf({ pack })
  const spec = specOf(track)
  const pick = usePick(`track:${track}`, `Coast ${trackName(track)}, to ${spec.entry}`)
  const tip = useTip(() => <TrackTip pack={pack} track={track} damaged={damaged} />)
  return (
    <g className="track" {...pick} {...tip}>
      {label.leader && <path className="name-leader" d={label.leader} />}
      <text className="name" x={label.x} y={label.y} fontSize={size} textAnchor={label.anchor}>
        <tspan className="track-letter">{spec.letter}</tspan> radar
        {spec.nets.map(net => {
          const radar = nets.get(net)
          const out = radar !== undefined && damaged.includes(radar)
          return (
            <tspan key={net} className={out ? 'net-out' : 'name-net'}>
              {' '}
              {net}
            </tspan>
          )
        })}
      </text>
    </g>
  )
}, isSame)

/** The spaces once more, unseen: they explain themselves under the pointer. */
export const Areas = memo(function Areas({
  pack,
  areas,
}: {
  readonly pack: string
  readonly areas: Readonly<Record<SpaceId, string>>
}) {
  return packOf({ pack }).pack.spaces.map(({ id }) => (
    <Area key={id} pack={pack} id={id} area={areas[id] ?? ''} />
  ))
})

function Area({ pack, id, area }: { readonly pack: string; readonly id: SpaceId; readonly area: string }) {
  const tip = useTip(() => <SpaceTip pack={pack} space={id} />)
  return <path className="area" d={area} fillRule="evenodd" {...tip} />
}
