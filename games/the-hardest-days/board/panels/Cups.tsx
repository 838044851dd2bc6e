import { counted, cupSize } from '@tallyho/engine'
import { Chit, SourceLine, TipText, useTip } from '@tallyho/kit'
import { EVENT_WORDS } from '../../pack/event-words.ts'
import { packOf } from '../../pack/index.ts'
import { REGIONS } from '../../pack/types.ts'
import type { Day } from '../../state.ts'
import { eventTitle, type LastEvent } from '../header/EventChit.tsx'
import { regionName } from '../pieces/names.ts'

/** The three cups: what is still in them, which anybody at the table could count. */
export function Cups({ day, last }: { readonly day: Day; readonly last: LastEvent | undefined }) {
  return (
    <div className="cups">
      <RegionCup day={day} />
      <SizeCup day={day} />
      <EventCup day={day} />
      {last && (
        <section className="cup" aria-label="Last event">
          <h3>Last event</h3>
          <Chit kind={`${last.side} event${last.applies ? '' : ' · no effect'}`} title={last.title}>
            {EVENT_WORDS[last.event].text}
          </Chit>
        </section>
      )}
    </div>
  )
}

function RegionCup({ day }: { readonly day: Day }) {
  const { regionCup, forming, raids, setAside, timeOnClock, timeOut } = day
  return (
    <section className="cup" aria-label="Region cup">
      <h3>
        Region cup <small>{cupSize(regionCup)} chits</small>
      </h3>
      <dl>
        {REGIONS.map(region => (
          <div key={region}>
            <dt>{regionName(region)}</dt>
            <dd>{regionCup[region]}</dd>
          </div>
        ))}
        <div>
          <dt>Time</dt>
          <dd>{regionCup.time}</dd>
        </div>
      </dl>
      <p>
        {counted(forming.length, 'raid')} forming up, {raids.length} under way, {setAside.length} set aside.
        Time chits: {timeOnClock ? 'one on the clock, ' : ''}
        {timeOut} out for the day.
      </p>
    </section>
  )
}

function SizeCup({ day }: { readonly day: Day }) {
  const { pack } = packOf(day)
  const chits = pack.sizeChits.filter(({ id }) => id in day.sizeCup)
  return (
    <section className="cup" aria-label="Raid size cup">
      <h3>
        Raid sizes{' '}
        <small>
          {cupSize(day.sizeCup)} chits: how many groups a major or a minor raid has, and by which force list
        </small>
      </h3>
      <div className="cup-chits">
        {chits.map(chit => (
          <span key={chit.id} className={day.sizeCup[chit.id] ? undefined : 'cup-out'}>
            major {chit.major}, minor {chit.minor}, list {chit.force}
          </span>
        ))}
      </div>
    </section>
  )
}

function EventCup({ day }: { readonly day: Day }) {
  const { pack } = packOf(day)
  return (
    <section className="cup cup-events" aria-label="Event cup">
      <h3>
        Events <small>{cupSize(day.eventCup)} chits in the cup: on the way in / over the target</small>
      </h3>
      <div className="cup-chits">
        {pack.eventChits.map(({ id }) => (
          <EventMark key={id} day={day} id={id} />
        ))}
      </div>
    </section>
  )
}

function EventMark({ day, id }: { readonly day: Day; readonly id: string }) {
  const chit = packOf(day).eventChit(id)
  const inCup = (day.eventCup[id] ?? 0) > 0
  const tip = useTip(() => (
    <TipText title={`Event chit ${id}${inCup ? '' : ', on the table'}`}>
      <p>Approach: {eventTitle(chit.approach.event, chit.approach.letter)}.</p>
      <p>Target: {eventTitle(chit.target.event, chit.target.letter)}.</p>
      <SourceLine of={chit} />
    </TipText>
  ))
  return (
    <span className={inCup ? undefined : 'cup-out'} {...tip}>
      {eventTitle(chit.approach.event, chit.approach.letter)} /{' '}
      {eventTitle(chit.target.event, chit.target.letter)}
    </span>
  )
}
