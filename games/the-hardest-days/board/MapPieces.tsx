import { fan, TipText, usePick, useTip } from '@tallyho/kit'
import { packOf } from '../pack/index.ts'
import {
  REGIONS,
  type Region,
  type SpaceId,
  type SpaceSpec,
  type TargetSpec,
  type TrackSpec,
} from '../pack/types.ts'
import { readyFighters } from '../rules/terms.ts'
import type { Day, Squadron } from '../state.ts'
import { SquadronToken, TOKEN } from './counters.tsx'
import {
  type BoxName,
  REGIONS as REGION_PLATES,
  SPACES,
  siteOf,
  TARGET,
  TRACK_RADIUS,
  TRACKS,
} from './map/index.ts'
import { DamageMark, RAID_MARKER, RaidMarker, TargetFlag, TargetSymbol, WeatherSymbol } from './markers.tsx'
import { regionName, TARGET_NAMES, trackName, WEATHER_NAMES } from './names.ts'
import { shownRaid, shownSquadron } from './shown.ts'
import { BoxTip, TargetTip, TrackTip } from './tips.tsx'

const AIRBORNE = ['HIGH', 'MED', 'LOW'] as const
const ON_FIELD = ['SCRAMBLE', 'READY'] as const

/** Squadrons in one box of a space. */
function squadronsInBox(day: Day, space: SpaceId, box: BoxName): Squadron[] {
  return day.squadrons.filter(({ place, home }) => {
    if (box === 'READY' || box === 'SCRAMBLE') return home === space && place.at === box.toLowerCase()
    return place.at === 'airborne' && place.space === space && place.altitude === box
  })
}

/** The boxes of one space with what is in them. */
export function SpacePlate({ day, spec }: { readonly day: Day; readonly spec: SpaceSpec }) {
  const plate = SPACES[spec.id]
  const pick = usePick(`space:${spec.id}`, `Space ${spec.id}, ${spec.name}`)
  if (!plate) return undefined
  const { frame, label, leader } = plate
  const boxes: readonly BoxName[] = spec.airfield === undefined ? AIRBORNE : [...AIRBORNE, ...ON_FIELD]
  return (
    <g className="plate">
      {leader && <path className="leader" d={leader} />}
      <g className="space-name" {...pick}>
        <rect x={label.x - 32} y={label.y - 12} width="64" height="24" rx="3" />
        {spec.id.split(' ').map((word, i, words) => (
          <text
            key={word}
            x={label.x}
            y={label.y + 5 + (i - (words.length - 1) / 2) * 13}
            fontSize="14"
            textAnchor="middle"
          >
            {word}
          </text>
        ))}
      </g>
      {boxes.map(box => (
        <Box key={box} day={day} space={spec.id} box={box} />
      ))}
      <rect className="plate-frame" x={frame.x} y={frame.y} width={frame.width} height={frame.height} />
    </g>
  )
}

function Box({ day, space, box }: { readonly day: Day; readonly space: SpaceId; readonly box: BoxName }) {
  const rect = SPACES[space]?.boxes[box]
  const squadrons = squadronsInBox(day, space, box)
  const names = squadrons.map(({ id }) => id).join(', ')
  const pick = usePick(`box:${space}/${box}`, `${space} ${box}${names && `: squadrons ${names}`}`)
  const tip = useTip(() => <BoxTip pack={day.pack} space={space} box={box} squadrons={names} />)
  if (!rect) return undefined
  const { x, y, width, height } = rect
  const places = fan(squadrons.length, width - 1, TOKEN, 0)
  return (
    <g className={`box box-${box}`} {...pick} {...tip}>
      <rect className="box-card" x={x} y={y} width={width} height={height} />
      {squadrons.length < 2 && (
        <text className="box-name" x={x + width - 3} y={y + height / 2 + 3} fontSize="8.5" textAnchor="end">
          {box}
        </text>
      )}
      {squadrons.map((squadron, i) => (
        <SquadronToken
          key={squadron.id}
          x={x + 0.5 + (places[i] ?? 0)}
          y={y + (height - TOKEN) / 2}
          {...shownSquadron(day, squadron)}
        />
      ))}
      <rect className="mark" x={x} y={y} width={width} height={height} />
    </g>
  )
}

/** A marker keeps this far from the edge of the map. */
const EDGE = 32

/** Raids over England, beside the box of their altitude: the last things put on the table. */
export function Raids({ day }: { readonly day: Day }) {
  const before = new Map<string, number>()
  return day.raids.map(raid => {
    if (raid.place.on !== 'map') return undefined
    const box = SPACES[raid.place.space]?.boxes[raid.altitude]
    const key = `${raid.place.space}/${raid.altitude}`
    const nth = before.get(key) ?? 0
    before.set(key, nth + 1)
    return (
      box && (
        <RaidMarker
          key={raid.number}
          x={Math.max(box.x - RAID_MARKER, EDGE) + nth * RAID_MARKER * 1.4}
          y={box.y + box.height / 2}
          {...shownRaid(day, raid)}
        />
      )
    )
  })
}

export function Target({ day, spec }: { readonly day: Day; readonly spec: TargetSpec }) {
  const site = siteOf(spec.id, spec.space)
  const damaged = day.damaged.includes(spec.id)
  const raids = day.raids.filter(({ target }) => target === spec.id)
  const net = spec.net === undefined ? '' : ` ${spec.net}`
  const pick = usePick(
    `target:${spec.id}`,
    `${spec.name}, ${TARGET_NAMES[spec.type]}${net}${damaged ? ', damaged' : ''}`,
  )
  const tip = useTip(() => <TargetTip pack={day.pack} target={spec.id} damaged={damaged} />)
  if (!site) return undefined
  const { x, y, name } = site
  return (
    <g className="target" {...pick} {...tip}>
      <g transform={`translate(${x} ${y})`}>
        <circle className="mark" r={TARGET.radius + 5} />
        {damaged && <DamageMark />}
        <g transform={`scale(${TARGET.radius / 9})`}>
          <TargetSymbol type={spec.type} />
        </g>
        {raids.map(({ number }, i) => (
          <g key={number} transform={`translate(${i * 14} 0)`}>
            <TargetFlag number={number} />
          </g>
        ))}
      </g>
      <text x={name.x} y={name.y + 4} fontSize={TARGET.fontSize} textAnchor={name.anchor}>
        {spec.name}
        {net}
      </text>
    </g>
  )
}

export function CoastTrack({ day, spec }: { readonly day: Day; readonly spec: TrackSpec }) {
  const track = TRACKS[spec.id]
  const { nets } = packOf(day)
  const pick = usePick(`track:${spec.id}`, `Coast track ${trackName(spec.id)}, to ${spec.entry}`)
  const tip = useTip(() => <TrackTip pack={day.pack} track={spec.id} damaged={day.damaged} />)
  if (!track) return undefined
  return (
    <g className="track" {...pick} {...tip}>
      <path className="track-path" d={track.path} />
      <path className="track-head" d={track.head} />
      {track.spaces.map(({ number, x, y }) => (
        <g key={number} transform={`translate(${x} ${y})`}>
          <circle className="track-space" r={TRACK_RADIUS} />
          <text className="track-number" y="5" fontSize="14" textAnchor="middle">
            {number}
          </text>
        </g>
      ))}
      <g transform={`translate(${track.label.x} ${track.label.y})`}>
        <text className="track-letter" y="1" fontSize="17" textAnchor="middle">
          {spec.letter}
        </text>
        <text className="track-nets" y="14" fontSize="10.5" textAnchor="middle">
          radar{' '}
          {spec.nets.map((net, i) => {
            const radar = nets.get(net)
            const out = radar !== undefined && day.damaged.includes(radar)
            return (
              <tspan key={net} className={out ? 'net-out' : undefined}>
                {i > 0 && ' '}
                {out ? `✕${net}` : net}
              </tspan>
            )
          })}
        </text>
      </g>
      {day.raids.map(raid => {
        const at = raid.place.on === 'track' && raid.track === spec.id ? raid.place.space : undefined
        const space = track.spaces.find(({ number }) => number === at)
        return space && <RaidMarker key={raid.number} x={space.x} y={space.y} {...shownRaid(day, raid)} />
      })}
    </g>
  )
}

/** Weather, chits of raids forming up, and ready fighters of each raid region. */
export function RegionPlates({ day }: { readonly day: Day }) {
  return REGIONS.map(region => <RegionPlate key={region} day={day} region={region} />)
}

function RegionPlate({ day, region }: { readonly day: Day; readonly region: Region }) {
  const weather = day.weather[region]
  const forming = day.forming.filter(other => other === region).length
  const aside = day.setAside.filter(other => other === region).length
  const luftflotte = region === 'lf3' ? 3 : 2
  const tip = useTip(() => (
    <TipText title={`Raid region ${regionName(region)}`}>
      <p>Weather: {WEATHER_NAMES[weather]}.</p>
      <p>
        {forming} raid{forming === 1 ? '' : 's'} forming up, {aside} set aside. Luftflotte {luftflotte} has{' '}
        {readyFighters(day, luftflotte)} fighter groups ready; with fewer than two no raid forms.
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
}
