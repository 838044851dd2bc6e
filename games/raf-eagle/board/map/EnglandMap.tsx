import { isSame, PanZoom, TipText, usePick, useTip, WeatherSymbol } from '@tallyho/kit'
import { memo, type ReactNode, useMemo, useRef } from 'react'
import { packOf } from '../../pack/index.ts'
import type { Luftflotte, TargetId, Weather } from '../../pack/types.ts'
import { AREAS, bombedTarget } from '../../rules/02-terms.ts'
import type { Campaign } from '../../state.ts'
import { WEATHER_NAMES } from '../../text/names.ts'
import { useSize } from '../useSize.ts'
import { Cartouche } from './Cartouche.tsx'
import { type Layout, layOut, printSize, weatherRect } from './layout.ts'
import { MapBase } from './MapBase.tsx'
import './map.css'
import { type Point, project, VIEW } from './projection.ts'
import { Raids } from './Raids.tsx'
import { Sectors } from './Sectors.tsx'
import { Targets } from './Targets.tsx'

const BOX = { x: -14, y: -14, width: VIEW.width + 28, height: VIEW.height + 28 } as const

/** Without the Midlands and the coast of France. */
const SOUTH = { x: -4, y: 235, width: VIEW.width + 8, height: 566 } as const

/** The room that the map has on the planning desk. */
const DESK = { width: 690, height: 440 } as const

interface MapProps {
  readonly campaign: Campaign
  /** Names only what these say, and says it with the name: `Kenley −4`. Without them every target is named. */
  readonly told?: ReadonlyMap<TargetId, string>
  /** Squadrons, weather and planned raids are left out: a map of what has been hit. */
  readonly plain?: boolean
  /** Drawn over the map, in its units. */
  children?(at: (target: TargetId) => Point): ReactNode
}

/** Southern England as it is seen from the Channel: sectors, targets, radar, the range of the Me 109, and the day's raids. */
export function EnglandMap({ campaign, told, plain = false, children }: MapProps) {
  const frame = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(frame, DESK)
  // Pixels of the screen to a unit of the map, as long as nobody zooms.
  const box = plain && isSouthern(campaign, told) ? SOUTH : BOX
  const size = printSize(Math.min(width / box.width, height / box.height))
  const { pack, damage, plan } = campaign
  const aimed = useAimed(campaign)
  const first = useMemo(
    () => [...(told?.keys() ?? []), ...aimed, ...Object.keys(damage)],
    [told, aimed, damage],
  )
  const names = first.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names are all that counts
  const layout = useMemo(() => layOut(pack, size, first, told), [pack, size, names, told])
  const at = (target: TargetId) => layout.targets.get(target) ?? { x: 0, y: 0 }
  return (
    <div className="eagle-map" ref={frame}>
      <PanZoom
        box={box}
        label="Map of southern England"
        base={
          <>
            <MapBase pack={pack} size={size} bare={plain} />
            {!plain && <Cartouche size={size} />}
          </>
        }
      >
        {!plain && <Raids campaign={campaign} plan={plan} layout={layout} />}
        {!plain && <Sectors campaign={campaign} layout={layout} />}
        <Targets campaign={campaign} layout={layout} {...(told && { told })} />
        {!plain &&
          AREAS.map(area => (
            <WeatherPlate key={area} area={area} weather={campaign.weather[area]} layout={layout} />
          ))}
        {children?.(at)}
      </PanZoom>
    </div>
  )
}

/** Whether all that is told lies where most of the battle does. */
function isSouthern(campaign: Campaign, told: MapProps['told']): boolean {
  return [...(told?.keys() ?? [])].every(id => {
    const at = packOf(campaign).target.get(id)?.at
    return at === undefined || project(at).y > SOUTH.y + 30
  })
}

/** What the day's raids are aimed at. */
function useAimed(campaign: Campaign): readonly TargetId[] {
  return campaign.plan.map(raid => bombedTarget(campaign, raid).id)
}

/** RE-2.1.e */
const WeatherPlate = memo(function WeatherPlate(props: {
  readonly area: Luftflotte
  readonly weather: Weather
  readonly layout: Layout
}) {
  const { area, weather, layout } = props
  const { size } = layout
  const { x, y, width, height } = weatherRect(area, size)
  const name = `Luftflotte ${area}: ${WEATHER_NAMES[weather]}`
  const pick = usePick(`weather:${area}`, name)
  const tip = useTip(() => (
    <TipText title={name}>
      <p>{WEATHER_TEXTS[weather]}</p>
    </TipText>
  ))
  return (
    <g className="eagle-map-weather" {...pick} {...tip}>
      <rect x={x} y={y} width={width} height={height} rx="3" />
      <g transform={`translate(${x + size * 1.3} ${y + height / 2}) scale(${size / 14})`}>
        <WeatherSymbol weather={weather} />
      </g>
      <text x={x + size * 2.6} y={y + size} fontSize={size}>
        Luftflotte {area}
      </text>
      <text x={x + size * 2.6} y={y + size * 1.95} fontSize={size}>
        {weather}
      </text>
    </g>
  )
}, isSame)

const WEATHER_TEXTS: Readonly<Record<Weather, string>> = {
  clear: 'Observers see every raid that comes; bombs fall as aimed.',
  patchy: 'Observers see less; bombs fall one column worse.',
  broken: 'Observers see little; bombs fall two columns worse.',
}
