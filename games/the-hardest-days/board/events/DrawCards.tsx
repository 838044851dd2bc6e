import { Chart, Chit, EventCard, Outcome, Rolled } from '@tallyho/kit'
import { EVENT_WORDS } from '../../pack/event-words.ts'
import { packOf } from '../../pack/index.ts'
import type { ForceEntry, Region } from '../../pack/types.ts'
import { eventOf } from '../EventChit.tsx'
import { listOf, numberOf, textOf } from '../facts.ts'
import { FORCE_NAMES, regionName } from '../names.ts'
import type { EventProps } from './EventCard.tsx'

/** Cards of draws: the chit as it came out of the cup. */

/** THD-4.I.1 */
export function RegionCard({ note, onRule }: EventProps) {
  const { facts, what } = note
  const region = regionName(textOf(facts, 'region') as Region)
  const aside = what === 'region-set-aside'
  return (
    <EventCard note={note} title="A chit from the region cup" onRule={onRule}>
      <Chit kind="Raid region" title={region} tone="luftwaffe">
        {aside
          ? `Luftflotte ${textOf(facts, 'luftflotte')} has only ${textOf(facts, 'ready')} fighter groups ready: no raid forms, the chit is set aside.`
          : 'A raid is forming up off the coast.'}
      </Chit>
    </EventCard>
  )
}

const TIME_TEXT: Readonly<Record<string, string>> = {
  'time-first': 'Drawn first: no raids this segment, and the chit is out for the day.',
  'time-on-clock': 'The draw ends; the chit lies on the clock till the segment is over.',
}

export function TimeCard({ note, onRule }: EventProps) {
  return (
    <EventCard note={note} title="A chit from the region cup" onRule={onRule}>
      <Chit kind="Time" title="Time" tone="yellow">
        {TIME_TEXT[note.what]}
      </Chit>
    </EventCard>
  )
}

/** THD-8.3 */
export function SizeCard({ note, state, onRule }: EventProps) {
  const { facts } = note
  const { major, minor, force } = packOf(state).sizeChit(textOf(facts, 'chit'))
  return (
    <EventCard note={note} title={`Size of raid ${textOf(facts, 'raid')}`} onRule={onRule}>
      <Chit kind={`Raid size, force ${force}`} title={`${textOf(facts, 'size')} groups`} tone="luftwaffe">
        Major side {major}, minor side {minor}; this raid is {textOf(facts, 'effort')}.
      </Chit>
    </EventCard>
  )
}

/** THD-8.4 */
export function ForceCard({ note, state, onRule }: EventProps) {
  const { facts } = note
  const force = textOf(facts, 'force')
  const die = numberOf(facts, 'die')
  const entries = listOf(facts, 'entries').map(String)
  const rows = packOf(state).pack.force.rows[force] ?? []
  return (
    <EventCard note={note} title={`Make-up of raid ${textOf(facts, 'raid')}`} onRule={onRule}>
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
      <Outcome>{summary(entries as ForceEntry[])}. e: close escort, cp: channel patrol.</Outcome>
    </EventCard>
  )
}

function summary(entries: readonly ForceEntry[]): string {
  const counts = new Map<ForceEntry, number>()
  for (const entry of entries) counts.set(entry, (counts.get(entry) ?? 0) + 1)
  return [...counts].map(([entry, count]) => `${count} × ${FORCE_NAMES[entry]}`).join(', ')
}

/** THD-17 */
export function ChitCard({ note, onRule }: EventProps) {
  const event = eventOf(note)
  return (
    <EventCard note={note} title={`Event for raid ${textOf(note.facts, 'raid')}`} onRule={onRule}>
      <Chit
        kind={`${event.side} event · chit ${event.chit}`}
        title={event.title}
        tone={event.applies ? 'red' : 'paper'}
      >
        {EVENT_WORDS[event.event].text}
      </Chit>
      <Outcome>{event.applies ? 'It takes effect.' : 'It does not apply: no effect.'}</Outcome>
    </EventCard>
  )
}
