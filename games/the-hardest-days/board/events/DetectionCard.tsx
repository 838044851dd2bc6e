import { Chart, EventCard, namesUpTo, Outcome, Rolled } from '@tallyho/kit'
import { packOf } from '../../pack/index.ts'
import type { Intelligence, Warning } from '../../pack/types.ts'
import { isOverEngland } from '../../rules/07-detection.ts'
import { INTELLIGENCE_NAMES, trackName, WARNING_NAMES } from '../pieces/names.ts'
import { type Card, sumLines } from './EventCard.tsx'

const WARNING_TEXT: Readonly<Record<Warning, string>> = {
  none: 'it is over England before anybody has seen it, patrollers and all.',
  late: 'it is over England already.',
  sufficient: 'it is close to the coast.',
  early: 'it has come one space along its track.',
  'very-early': 'it has only just set out.',
}
/** THD-7.4.b The short track. */
const SHORT_WAY = 'but its way is short, and it is over England already.'
const INTELLIGENCE_TEXT: Readonly<Record<Intelligence, string>> = {
  poor: 'nothing is known of its strength before it is over England.',
  limited: 'its size is known, what flies in it not before it is over England.',
  accurate: 'its size and make-up are known.',
}

/** THD-7.1 Die, modifiers, halving, and the row of the Detection Table. */
export function DetectionCard({ note, facts, state, onRule }: Card<'detection'>) {
  const { rows } = packOf(state).pack.detection
  const { warning, intelligence } = facts
  const comesShort = warning === 'sufficient' && isOverEngland(state, facts.track, warning)
  const names = namesUpTo(rows.map(({ upTo }) => upTo))
  return (
    <EventCard
      note={note}
      title={`Detection of raid ${facts.raid} on ${trackName(facts.track)}`}
      onRule={onRule}
    >
      <div className="event-columns">
        <Rolled
          dice={[facts.die]}
          label="detection"
          lines={sumLines(facts.modifiers)}
          total={facts.total}
          totalName={facts.halved ? 'Total (modifiers halved: headquarters hit)' : 'Total'}
        />
        <Chart
          corner="total"
          columns={['warning', 'intelligence']}
          rows={rows.map((row, i) => ({
            name: names[i],
            cells: [WARNING_NAMES[row.warning], INTELLIGENCE_NAMES[row.intelligence]],
          }))}
          litRow={facts.row}
        />
      </div>
      <Outcome>
        Warning {WARNING_NAMES[warning].toLowerCase()}: {comesShort ? SHORT_WAY : WARNING_TEXT[warning]}{' '}
        Intelligence {intelligence}: {INTELLIGENCE_TEXT[intelligence]}
      </Outcome>
    </EventCard>
  )
}
