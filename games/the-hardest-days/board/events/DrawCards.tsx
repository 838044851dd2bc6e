import { counted } from '@tallyho/engine'
import { Chart, Chit, EventCard, Outcome, Rolled } from '@tallyho/kit'
import type { ReactNode } from 'react'
import { EVENT_WORDS } from '../../pack/event-words.ts'
import { packOf } from '../../pack/index.ts'
import { entriesTold } from '../../text/08-deployment.ts'
import { eventTitle } from '../header/EventChit.tsx'
import { FORCE_NAMES, regionName } from '../pieces/names.ts'
import type { Card } from './EventCard.tsx'

/** Cards of draws: the chit as it came out of the cup. */

/** THD-4.I.1 */
function Drawn(props: Omit<Card<'time-on-clock'>, 'facts' | 'state'> & { readonly chit: ReactNode }) {
  const { note, onRule, chit } = props
  return (
    <EventCard note={note} title="A chit from the region cup" onRule={onRule}>
      {chit}
    </EventCard>
  )
}

export function RegionCard({ note, facts, onRule }: Card<'region-drawn' | 'undetected-raid'>) {
  const chit = (
    <Chit kind="Raid region" title={regionName(facts.region)} tone="luftwaffe">
      A raid is forming up off the coast.
    </Chit>
  )
  return <Drawn note={note} onRule={onRule} chit={chit} />
}

export function SetAsideCard({ note, facts, onRule }: Card<'region-set-aside'>) {
  const chit = (
    <Chit kind="Raid region" title={regionName(facts.region)} tone="luftwaffe">
      Luftflotte {facts.luftflotte} has only {counted(facts.ready, 'fighter group')} ready: no raid forms, the
      chit is set aside.
    </Chit>
  )
  return <Drawn note={note} onRule={onRule} chit={chit} />
}

export function TimeFirstCard({ note, onRule }: Card<'time-first'>) {
  const chit = (
    <Chit kind="Time" title="Time" tone="yellow">
      Drawn first: no raids this segment, and the chit is out for the day.
    </Chit>
  )
  return <Drawn note={note} onRule={onRule} chit={chit} />
}

export function TimeCard({ note, onRule }: Card<'time-on-clock'>) {
  const chit = (
    <Chit kind="Time" title="Time" tone="yellow">
      The draw ends; the chit lies on the clock till the segment is over.
    </Chit>
  )
  return <Drawn note={note} onRule={onRule} chit={chit} />
}

/** THD-8.3 */
export function SizeCard({ note, facts, state, onRule }: Card<'size'>) {
  const { major, minor, force } = packOf(state).sizeChit(facts.chit)
  return (
    <EventCard note={note} title={`Size of raid ${facts.raid}`} onRule={onRule}>
      <Chit kind={`Raid size, force ${force}`} title={counted(facts.size, 'group')} tone="luftwaffe">
        Major side {major}, minor side {minor}; this raid is {facts.effort}.
      </Chit>
    </EventCard>
  )
}

/** THD-8.4 */
export function ForceCard({ note, facts, state, onRule }: Card<'force'>) {
  const { force, die, entries } = facts
  const rows = packOf(state).pack.force.rows[force] ?? []
  return (
    <EventCard note={note} title={`Make-up of raid ${facts.raid}`} onRule={onRule}>
      <Rolled dice={[die]} label={`force list ${force}`} />
      <Chart
        corner="die"
        columns={[`force ${force}: the first ${entries.length} entries`]}
        rows={rows.map((list, i) => ({
          name: i + 1,
          cells: [
            list
              .slice(0, entries.length)
              .map(entry => FORCE_NAMES[entry])
              .join(', '),
          ],
        }))}
        litRow={die - 1}
        litColumn={0}
      />
      <Outcome>{entriesTold(entries)}.</Outcome>
    </EventCard>
  )
}

/** THD-17 */
export function ChitCard({ note, facts, onRule }: Card<'event'>) {
  const { raid, side, chit, event, letter, applies } = facts
  return (
    <EventCard note={note} title={`Event for raid ${raid}`} onRule={onRule}>
      <Chit
        kind={`${side} event · chit ${chit}`}
        title={eventTitle(event, letter)}
        tone={applies ? 'red' : 'paper'}
      >
        {EVENT_WORDS[event].text}
      </Chit>
      <Outcome>{applies ? 'It takes effect.' : 'It does not apply: no effect.'}</Outcome>
    </EventCard>
  )
}
