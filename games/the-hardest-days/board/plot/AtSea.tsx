import { counted } from '@tallyho/engine'
import { isSame, TipText, useTip, WeatherSymbol } from '@tallyho/kit'
import type { Rect } from '@tallyho/kit/drawn/labels.ts'
import { memo } from 'react'
import { packOf } from '../../pack/index.ts'
import { REGIONS, type Region, type Weather } from '../../pack/types.ts'
import { luftflotteOf, readyFighters } from '../../rules/02-terms/terms.ts'
import type { Day } from '../../state.ts'
import type { Layout } from '../map/index.ts'
import { regionName, WEATHER_NAMES } from '../pieces/names.ts'

/** What stands at sea: the weather of each raid region with the raids that form up there, and the Luftflotten. */
export function AtSea(props: {
  readonly day: Day
  readonly layout: Layout
  /** Whether the weather of a region is known. */
  isRolled(region: Region): boolean
}) {
  const { day, layout, isRolled } = props
  const { text } = layout.print
  return (
    <>
      {REGIONS.map(region => {
        const rect = layout.regions.get(region)
        const luftflotte = luftflotteOf(region)
        return (
          rect && (
            <RegionPlate
              key={region}
              region={region}
              rect={rect}
              text={text}
              weather={isRolled(region) ? day.weather[region] : undefined}
              forming={day.forming.filter(other => other === region).length}
              aside={day.setAside.filter(other => other === region).length}
              luftflotte={luftflotte}
              ways={waysFrom(day, region)}
              ready={readyFighters(day, luftflotte)}
            />
          )
        )
      })}
      {([2, 3] as const).map(number => {
        const rect = layout.luftflotten.get(number)
        return (
          rect && (
            <g key={number} className="luftflotte">
              <text x={rect.x + rect.width / 2} y={rect.y + text * 1.2} fontSize={text * 1.25}>
                Luftflotte {number}
              </text>
              <text
                className="luftflotte-ready"
                x={rect.x + rect.width / 2}
                y={rect.y + text * 2.4}
                fontSize={text}
              >
                {counted(readyFighters(day, number), 'fighter group')} ready
              </text>
            </g>
          )
        )
      })}
    </>
  )
}

function waysFrom(day: Day, region: Region): string {
  const { pack, space } = packOf(day)
  return pack.tracks
    .filter(track => track.region === region)
    .map(({ entry }) => space(entry).name)
    .join(', ')
}

interface RegionPlateProps {
  readonly region: Region
  readonly rect: Rect
  readonly text: number
  /** Undefined before it is rolled. */
  readonly weather: Weather | undefined
  readonly forming: number
  readonly aside: number
  readonly luftflotte: 2 | 3
  /** Where its raids come over the coast. */
  readonly ways: string
  /** Fighter groups of the Luftflotte that are ready. */
  readonly ready: number
}

const RegionPlate = memo(function RegionPlate(props: RegionPlateProps) {
  const { region, rect, text, weather, forming, aside, luftflotte, ways, ready } = props
  const tip = useTip(() => (
    <TipText title={`Raid region ${regionName(region)}`}>
      <p>
        Luftflotte {luftflotte} sends these raids: they come over {ways}.
      </p>
      <p>Weather: {weather ? WEATHER_NAMES[weather] : 'not rolled yet'}.</p>
      <p>
        {forming} raid{forming === 1 ? '' : 's'} forming up, {aside} set aside. Luftflotte {luftflotte} has{' '}
        {counted(ready, 'fighter group')} ready; with fewer than two no raid forms.
      </p>
    </TipText>
  ))
  const left = rect.x + text * 2.7
  return (
    <g className="region" {...tip}>
      <title>{`${regionName(region)}: ${weather ? WEATHER_NAMES[weather] : 'no weather yet'}, ${counted(forming, 'raid')} forming up`}</title>
      <g
        transform={`translate(${rect.x + text * 1.25} ${rect.y + text * 1.4}) scale(${(text / 13).toFixed(3)})`}
      >
        {weather && <WeatherSymbol weather={weather} />}
      </g>
      <text className="region-name" x={left} y={rect.y + text * 1.2} fontSize={text * 1.1}>
        {regionName(region)}
      </text>
      <text className="region-weather" x={left} y={rect.y + text * 2.4} fontSize={text}>
        {weather ? WEATHER_NAMES[weather].toLowerCase() : 'no weather yet'}
      </text>
      {Array.from({ length: Math.min(forming, MOST) }, (_, i) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: chits of one kind
          key={i}
          className="region-chit"
          transform={`translate(${left + i * text * 1.7} ${rect.y + text * 2.8}) scale(${((text * 1.5) / 30).toFixed(3)})`}
        >
          <rect width="30" height="30" rx="4" />
          <path d="M15 5L19 14H27V17L19 18L17.500 24L20 26.500H10L12.500 24L11 18L3 17V14H11Z" />
        </g>
      ))}
    </g>
  )
}, isSame)

/** Chits that are drawn for one region at most. */
const MOST = 3
