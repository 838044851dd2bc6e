import { listed } from '@tallyho/engine'
import { Chit, dayText, Header, minus, TipText, Told, TurnTrack } from '@tallyho/kit'
import { packOf } from '../../pack/index.ts'
import { CLOCK, LAST_SEGMENT } from '../../rules/02-terms/terms.ts'
import { MOST_AT_DUSK } from '../../rules/05-patrol.ts'
import { levelOf, lossesOf, victoryPoints } from '../../rules/16-victory.ts'
import type { Day } from '../../state.ts'
import { EventChitTip, type LastEvent } from './EventChit.tsx'
import { SectorClock } from './SectorClock.tsx'
import { useLater } from './useLater.ts'

/** Clock, hours, score, last event. */
export function DayHeader(props: {
  readonly day: Day
  readonly last: LastEvent | undefined
  /** Milliseconds that counters take to where they go: the score follows them. */
  readonly glide: number
  levelName(level: string): string
}) {
  const { day, last, glide, levelName } = props
  return (
    <Header
      emblem={<SectorClock segment={day.segment} size={52} />}
      title={packOf(day).scenario(day.scenario).title}
      subtitle={isFlying(day) ? `Air action ${day.action}` : dayText(day.scenario)}
    >
      <Hours day={day} />
      <Score day={useLater(day, glide)} levelName={levelName} />
      <Last last={last} pack={day.pack} />
    </Header>
  )
}

/** An Air Action Phase is on. */
const isFlying = (day: Day): boolean => day.action > 0 && day.raids.length > 0

/** The seven segments; fighter groups on their way back to readiness wait at later hours. */
function Hours({ day }: { readonly day: Day }) {
  return (
    <TurnTrack
      label="Time of day"
      turns={CLOCK.map((name, segment) => ({
        now: segment === day.segment,
        className: `hour hour-${segment % 3}`,
        name: <Hour key={name} day={day} name={name} segment={segment} />,
      }))}
    />
  )
}

function Hour(props: { readonly day: Day; readonly name: string; readonly segment: number }) {
  const { day, name, segment } = props
  const waiting = day.groups.filter(({ place }) => place.at === 'clock' && place.segment === segment)
  const now = segment === day.segment
  return (
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
      <small className="score-name">score</small>
      <span className="score-points">{points > 0 ? `+${points}` : minus(points)}</span>
      <span className="score-level">
        <span>{level}</span>
        <small className="score-damage">
          {day.segment < CLOCK.length - 1 && <span className="score-far">so far · </span>}bomb damage{' '}
          {bombDamage}
        </small>
      </span>
    </Told>
  )
}

function Last({ last, pack }: { readonly last: LastEvent | undefined; readonly pack: string }) {
  // One that changed nothing is told in the log.
  if (!last?.applies) return undefined
  const hit = last.hits.length > 0 ? `: ${listed(last.hits)}` : ''
  return (
    <Told
      className="last-event"
      label={`Last event, raid ${last.raid}: ${last.title}${hit}`}
      tip={<EventChitTip last={last} pack={pack} />}
    >
      <Chit kind={`Event, raid ${last.raid}`} title={`${last.title}${hit}`} />
    </Told>
  )
}
