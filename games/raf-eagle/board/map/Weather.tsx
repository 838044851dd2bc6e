import { isSame, TipText, usePick, useTip, WeatherSymbol } from '@tallyho/kit'
import { memo } from 'react'
import type { Luftflotte, Weather } from '../../pack/types.ts'
import { AREAS } from '../../rules/02-terms.ts'
import type { Campaign } from '../../state.ts'
import { WEATHER_NAMES } from '../../text/names.ts'
import { weatherRect } from './layout.ts'
import type { Rect } from './projection.ts'

interface Over {
  readonly area: Luftflotte
  /** Undefined as long as it has not been rolled. */
  readonly weather: Weather | undefined
}

/** RE-2.1.e The weather over both areas, on the sheet. */
export function WeatherPlates(props: {
  readonly campaign: Campaign
  readonly size: number
  readonly sheet: Rect
  readonly isKnown: boolean
}) {
  const { campaign, size, sheet, isKnown } = props
  return AREAS.map(area => (
    <Plate
      key={area}
      area={area}
      weather={isKnown ? campaign.weather[area] : undefined}
      size={size}
      {...weatherRect(area, size, sheet)}
    />
  ))
}

/** The same under the sheet, where that has no room for plates. */
export function WeatherLine(props: { readonly campaign: Campaign; readonly isKnown: boolean }) {
  const { campaign, isKnown } = props
  return (
    <div className="eagle-map-skies">
      {[...AREAS]
        .toSorted((a, b) => b - a)
        .map(area => (
          <Sky key={area} area={area} weather={isKnown ? campaign.weather[area] : undefined} />
        ))}
    </div>
  )
}

const nameOf = ({ area, weather }: Over): string =>
  `Luftflotte ${area}: ${weather ? WEATHER_NAMES[weather] : UNKNOWN}`

function useWeather(over: Over) {
  const name = nameOf(over)
  const pick = usePick(`weather:${over.area}`, name)
  const tip = useTip(() => (
    <TipText title={name}>
      <p>{over.weather ? WEATHER_TEXTS[over.weather] : 'It is rolled once the plan stands.'}</p>
    </TipText>
  ))
  return { ...pick, ...tip }
}

const Plate = memo(function Plate(props: Over & Rect & { readonly size: number }) {
  const { area, weather, size, x, y, width, height } = props
  return (
    <g className="eagle-map-weather" {...useWeather(props)}>
      <rect x={x} y={y} width={width} height={height} rx="3" />
      <g transform={`translate(${x + size * 1.3} ${y + height / 2}) scale(${size / 14})`}>
        {weather ? <WeatherSymbol weather={weather} /> : <UnknownSky />}
      </g>
      <text x={x + size * 2.6} y={y + size} fontSize={size}>
        Luftflotte {area}
      </text>
      <text x={x + size * 2.6} y={y + size * 1.95} fontSize={size}>
        {weather ?? UNKNOWN}
      </text>
    </g>
  )
}, isSame)

function Sky(props: Over) {
  const { area, weather } = props
  return (
    <span className="eagle-map-sky" {...useWeather(props)}>
      <svg viewBox="-14 -14 28 28" width="20" height="20" aria-hidden="true">
        {weather ? <WeatherSymbol weather={weather} /> : <UnknownSky />}
      </svg>
      LF {area} {weather ?? UNKNOWN}
    </span>
  )
}

const UNKNOWN = 'not known yet'

/** In the room of the symbols. */
export function UnknownSky() {
  return (
    <text className="eagle-unknown-sky" textAnchor="middle" y="7" fontSize="20">
      ?
    </text>
  )
}

const WEATHER_TEXTS: Readonly<Record<Weather, string>> = {
  clear: 'Observers see every raid that comes; bombs fall as aimed.',
  patchy: 'Observers see less; bombs fall one column worse.',
  broken: 'Observers see little; bombs fall two columns worse.',
}
