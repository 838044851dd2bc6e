import { Chit, TipText, useTip } from '@tallyho/kit'
import type { ReactNode } from 'react'
import { packOf } from '../pack/index.ts'
import { REGIONS, type Region } from '../pack/types.ts'
import { CLOCK, LAST_SEGMENT } from '../rules/02-terms/terms.ts'
import { MOST_AT_DUSK } from '../rules/05-patrol.ts'
import { levelOf, lossesOf, victoryPoints } from '../rules/16-victory.ts'
import type { Day } from '../state.ts'
import { EventChitTip, type LastEvent } from './EventChit.tsx'
import { WeatherSymbol } from './markers.tsx'
import { dateOf, regionName, WEATHER_NAMES } from './names.ts'
import { SectorClock } from './SectorClock.tsx'

interface HeaderProps {
  readonly day: Day
  readonly last: LastEvent | undefined
  levelName(level: string): string
}

/** What the paper game lays along the edge of the map: clock, weather, score, last event. */
export function Header({ day, last, levelName }: HeaderProps) {
  const { title } = packOf(day).scenario(day.scenario)
  return (
    <header className="header">
      <div className="header-day">
        <SectorClock segment={day.segment} size={52} />
        <div>
          <strong>{title}</strong>
          <span>{isFlying(day) ? `Air action ${day.action}` : dateOf(day.scenario)}</span>
        </div>
      </div>
      <Hours day={day} />
      <div className="header-weather">
        {REGIONS.map(region => (
          <Weather key={region} day={day} region={region} />
        ))}
      </div>
      <Score day={day} levelName={levelName} />
      <Last last={last} pack={day.pack} />
    </header>
  )
}

/** An Air Action Phase is on. */
const isFlying = (day: Day): boolean => day.action > 0 && day.raids.length > 0

function Told({
  className,
  label,
  tip,
  children,
}: {
  readonly className: string
  readonly label: string
  readonly tip: ReactNode
  readonly children: ReactNode
}) {
  const handlers = useTip(() => tip)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: explains itself to the keyboard too
    <div className={className} role="img" aria-label={label} tabIndex={0} {...handlers}>
      {children}
    </div>
  )
}

/** The seven segments; fighter groups on their way back to readiness wait at later hours. */
function Hours({ day }: { readonly day: Day }) {
  return (
    <ol className="hours" aria-label="Time of day">
      {CLOCK.map((name, segment) => {
        const waiting = day.groups.filter(({ place }) => place.at === 'clock' && place.segment === segment)
        const now = segment === day.segment
        return (
          <li key={name} aria-current={now ? 'time' : undefined} className={`hour hour-${segment % 3}`}>
            <Told
              className="hour-told"
              label={`${name}${now ? ', now' : ''}, ${waiting.length} fighter groups waiting`}
              tip={
                <TipText title={name}>
                  <p>
                    {waiting.length === 0
                      ? 'No fighter groups wait here for turnaround.'
                      : `Ready again at this hour: ${waiting.map(({ id }) => id).join(', ')}.`}
                  </p>
                  {now && day.timeOnClock && <p>The Time chit of this segment is on the clock.</p>}
                  {segment === LAST_SEGMENT && (
                    <p>
                      At this hour at most {MOST_AT_DUSK} patrols may fly{now && `; ${day.patrols} have`}.
                    </p>
                  )}
                </TipText>
              }
            >
              <span className="hour-name">{segment === CLOCK.length - 1 ? 'End' : name}</span>
              <span className="hour-waiting">
                {waiting.length > 0 && `✈ ${waiting.length}`}
                {now && segment === LAST_SEGMENT && `${day.patrols}/${MOST_AT_DUSK}`}
              </span>
              {now && day.timeOnClock && <span className="hour-chit">T</span>}
            </Told>
          </li>
        )
      })}
    </ol>
  )
}

function Weather({ day, region }: { readonly day: Day; readonly region: Region }) {
  const weather = day.weather[region]
  return (
    <Told
      className={`weather weather-of-${region}`}
      label={`Weather ${regionName(region)}: ${WEATHER_NAMES[weather]}`}
      tip={
        <TipText title={`${regionName(region)}: ${WEATHER_NAMES[weather]}`}>
          <p>Weather changes detection, evasion, shifts between sections and bombing.</p>
        </TipText>
      }
    >
      <svg viewBox="-14 -14 28 28" width="28" height="28" aria-hidden="true">
        <WeatherSymbol weather={weather} />
      </svg>
      <span>{regionName(region)}</span>
    </Told>
  )
}

function Score({ day, levelName }: { readonly day: Day; levelName(level: string): string }) {
  const points = victoryPoints(day)
  const { groupsHeavy, groupsLight, squadronsHeavy, squadronsLight, bombDamage } = lossesOf(day)
  const level = levelName(levelOf(points))
  return (
    <Told
      className="score"
      label={`Victory points ${points}, ${level}; bomb damage ${bombDamage}`}
      tip={
        <TipText title={`Victory points: ${points}`}>
          <p>
            Groups: {groupsHeavy} heavy × 2, {groupsLight} light × 1.
          </p>
          <p>
            Squadrons: {squadronsHeavy} heavy × −2, {squadronsLight} light × −1.
          </p>
          <p>Bomb damage: {bombDamage} × −1.</p>
        </TipText>
      }
    >
      <span className="score-points">{points < 0 ? `−${-points}` : points}</span>
      <span className="score-level">
        {level}
        <small className="score-damage">bomb damage {bombDamage}</small>
      </span>
    </Told>
  )
}

function Last({ last, pack }: { readonly last: LastEvent | undefined; readonly pack: string }) {
  if (!last) return undefined
  return (
    <Told
      className="last-event"
      label={`Last event: ${last.title}${last.applies ? '' : ', no effect'}`}
      tip={<EventChitTip last={last} pack={pack} />}
    >
      <Chit kind={`Last event${last.applies ? '' : ' · no effect'}`} title={last.title} />
    </Told>
  )
}
