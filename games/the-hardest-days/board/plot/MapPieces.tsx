import { isSame, TipText, usePick, useTip, WeatherSymbol } from '@tallyho/kit'
import { memo } from 'react'
import { packOf } from '../../pack/index.ts'
import { REGIONS, type Region, type TargetSpec, type TrackSpec, type Weather } from '../../pack/types.ts'
import { readyFighters } from '../../rules/02-terms/terms.ts'
import type { Day } from '../../state.ts'
import { REGIONS as REGION_PLATES, siteOf, TARGET, TRACK_RADIUS, TRACKS } from '../map/index.ts'
import { regionName, TARGET_NAMES, trackName, WEATHER_NAMES } from '../pieces/names.ts'
import { type RaidShown, shownRaid } from '../pieces/shown.ts'
import { TargetTip, TrackTip } from '../pieces/tips.tsx'
import { DamageMark, RaidMarker, TargetFlag, TargetSymbol } from './markers.tsx'

export function Targets({ day }: { readonly day: Day }) {
  return packOf(day).pack.targets.map(spec => (
    <Target
      key={spec.id}
      pack={day.pack}
      spec={spec}
      damaged={day.damaged.includes(spec.id)}
      raids={day.raids.filter(({ target }) => target === spec.id).map(({ number }) => number)}
    />
  ))
}

interface TargetProps {
  readonly pack: string
  readonly spec: TargetSpec
  readonly damaged: boolean
  /** Numbers of the raids that are after it. */
  readonly raids: readonly number[]
}

const Target = memo(function Target({ pack, spec, damaged, raids }: TargetProps) {
  const site = siteOf(spec.id, spec.space)
  const net = spec.net === undefined ? '' : ` ${spec.net}`
  const pick = usePick(
    `target:${spec.id}`,
    `${spec.name}, ${TARGET_NAMES[spec.type]}${net}${damaged ? ', damaged' : ''}`,
  )
  const tip = useTip(() => <TargetTip pack={pack} target={spec.id} damaged={damaged} />)
  if (!site) return undefined
  const { x, y, name } = site
  return (
    <g className="target" {...pick} {...tip}>
      {name && (
        <text x={name.x} y={name.y + 4.5} fontSize={TARGET.fontSize} textAnchor={name.anchor}>
          {spec.name}
          {net}
        </text>
      )}
      <g transform={`translate(${x} ${y})`}>
        <circle className="mark" r={TARGET.radius + 5} />
        {damaged && <DamageMark />}
        <g transform={`scale(${TARGET.radius / 9})`}>
          <TargetSymbol type={spec.type} />
        </g>
        {raids.map((number, i) => (
          <g key={number} transform={`translate(${i * 14} 0)`}>
            <TargetFlag number={number} />
          </g>
        ))}
      </g>
    </g>
  )
}, isSame)

export function CoastTracks({ day }: { readonly day: Day }) {
  return packOf(day).pack.tracks.map(spec => (
    <CoastTrack
      key={spec.id}
      pack={day.pack}
      spec={spec}
      damaged={day.damaged}
      raids={day.raids.flatMap(raid =>
        raid.place.on === 'track' && raid.track === spec.id
          ? [{ at: raid.place.space, ...shownRaid(day, raid) }]
          : [],
      )}
    />
  ))
}

interface CoastTrackProps {
  readonly pack: string
  readonly spec: TrackSpec
  /** Targets that are damaged: a radar among them sees nothing. */
  readonly damaged: readonly string[]
  readonly raids: readonly (RaidShown & { readonly at: number })[]
}

const CoastTrack = memo(function CoastTrack({ pack, spec, damaged, raids }: CoastTrackProps) {
  const track = TRACKS[spec.id]
  const { nets } = packOf({ pack })
  const pick = usePick(`track:${spec.id}`, `Coast track ${trackName(spec.id)}, to ${spec.entry}`)
  const tip = useTip(() => <TrackTip pack={pack} track={spec.id} damaged={damaged} />)
  if (!track) return undefined
  return (
    <g className="track" {...pick} {...tip}>
      <path className="track-path" d={track.path} />
      <path className="track-head" d={track.head} />
      {track.spaces.map(({ number, x, y }) => (
        <g key={number} transform={`translate(${x} ${y})`}>
          <circle className="track-space" r={TRACK_RADIUS} />
          <text className="track-number" y="5.5" fontSize="15" textAnchor="middle">
            {number}
          </text>
        </g>
      ))}
      <g transform={`translate(${track.label.x} ${track.label.y})`}>
        <text className="track-letter" y="1" fontSize="17" textAnchor="middle">
          {spec.letter}
        </text>
        <text className="track-nets" y="16" fontSize="14.6" textAnchor="middle">
          radar{' '}
          {spec.nets.map((net, i) => {
            const radar = nets.get(net)
            const out = radar !== undefined && damaged.includes(radar)
            return (
              <tspan key={net} className={out ? 'net-out' : undefined}>
                {i > 0 && ' '}
                {out ? `✕${net}` : net}
              </tspan>
            )
          })}
        </text>
      </g>
      {raids.map(({ at, ...raid }) => {
        const space = track.spaces.find(({ number }) => number === at)
        return space && <RaidMarker key={raid.number} x={space.x} y={space.y} {...raid} />
      })}
    </g>
  )
}, isSame)

/** Weather, chits of raids forming up, and ready fighters of each raid region. */
export function RegionPlates({ day }: { readonly day: Day }) {
  return REGIONS.map(region => {
    const luftflotte = region === 'lf3' ? 3 : 2
    return (
      <RegionPlate
        key={region}
        region={region}
        weather={day.weather[region]}
        forming={day.forming.filter(other => other === region).length}
        aside={day.setAside.filter(other => other === region).length}
        luftflotte={luftflotte}
        ready={readyFighters(day, luftflotte)}
      />
    )
  })
}

interface RegionPlateProps {
  readonly region: Region
  readonly weather: Weather
  readonly forming: number
  readonly aside: number
  readonly luftflotte: 2 | 3
  /** Fighter groups of the Luftflotte that are ready. */
  readonly ready: number
}

const RegionPlate = memo(function RegionPlate({
  region,
  weather,
  forming,
  aside,
  luftflotte,
  ready,
}: RegionPlateProps) {
  const tip = useTip(() => (
    <TipText title={`Raid region ${regionName(region)}`}>
      <p>Weather: {WEATHER_NAMES[weather]}.</p>
      <p>
        {forming} raid{forming === 1 ? '' : 's'} forming up, {aside} set aside. Luftflotte {luftflotte} has{' '}
        {ready} fighter groups ready; with fewer than two no raid forms.
      </p>
    </TipText>
  ))
  const plate = REGION_PLATES[region]
  if (!plate) return undefined
  const { x, y, width, height } = plate.weather
  return (
    <g className="region" {...tip}>
      <title>{`${regionName(region)}: ${WEATHER_NAMES[weather]}, ${forming} raids forming up`}</title>
      <text className="region-name" x={plate.label.x} y={plate.label.y} fontSize="15" textAnchor="middle">
        {regionName(region)}
      </text>
      <rect className={`weather-box region-${region}`} x={x} y={y} width={width} height={height} rx="3" />
      <g transform={`translate(${x + width / 2} ${y + height / 2})`}>
        <WeatherSymbol weather={weather} />
      </g>
      {plate.chits.slice(0, forming).map(chit => (
        <g key={chit.x} className="region-chit" transform={`translate(${chit.x} ${chit.y})`}>
          <rect className="region-chit-card" width={chit.width} height={chit.height} rx="4" />
          <path
            className="region-chit-plane"
            d="M15 5L19 14H27V17L19 18L17.5 24L20 26.5H10L12.5 24L11 18L3 17V14H11Z"
          />
        </g>
      ))}
    </g>
  )
})
