import { Chart, EventCard, Modifiers, Outcome, Rolled } from '@tallyho/kit'
import { packOf } from '../../pack/index.ts'
import type { TrackId } from '../../pack/types.ts'
import { changesOf, numberOf, textOf } from '../facts.ts'
import { INTELLIGENCE_NAMES, reasonName, trackName, WARNING_NAMES } from '../names.ts'
import type { EventProps } from './EventCard.tsx'
import { rowNames } from './FightCard.tsx'

const WARNING_TEXT: Readonly<Record<string, string>> = {
  none: 'it is over England before anybody has seen it, patrollers and all.',
  late: 'it is over England already.',
  sufficient: 'it is close to the coast.',
  early: 'it is one track space nearer.',
  'very-early': 'it is still far out.',
}
const INTELLIGENCE_TEXT: Readonly<Record<string, string>> = {
  poor: 'nothing is known of its strength.',
  limited: 'its size is known.',
  accurate: 'its size and make-up are known.',
}

/** THD-7.1 Die, modifiers, halving, and the row of the Detection Table. */
export function DetectionCard({ note, state, onRule }: EventProps) {
  const { facts } = note
  const { rows } = packOf(state).pack.detection
  const die = numberOf(facts, 'die')
  const total = numberOf(facts, 'total')
  const names = rowNames(rows)
  const [warning, intelligence] = [textOf(facts, 'warning'), textOf(facts, 'intelligence')]
  const litRow = rows.findIndex(({ upTo }) => upTo === undefined || total <= upTo)
  return (
    <EventCard
      note={note}
      title={`Detection of raid ${textOf(facts, 'raid')} on ${trackName(textOf(facts, 'track') as TrackId)}`}
      onRule={onRule}
    >
      <div className="event-columns">
        <div className="event-sum">
          <Rolled dice={[die]} label={'detection'} />
          <Modifiers
            lines={[
              { what: 'Die', by: die, plain: true },
              ...changesOf(facts).map(({ why, by }) => ({ what: reasonName(why), by })),
            ]}
            total={total}
            totalName={facts.halved ? 'Total (modifiers halved: headquarters hit)' : 'Total'}
          />
        </div>
        <Chart
          corner="total"
          columns={['warning', 'intelligence']}
          rows={rows.map((row, i) => ({
            name: names[i],
            cells: [WARNING_NAMES[row.warning], INTELLIGENCE_NAMES[row.intelligence]],
          }))}
          litRow={litRow}
        />
      </div>
      <Outcome>
        Warning {WARNING_NAMES[warning as keyof typeof WARNING_NAMES]?.toLowerCase()}: {WARNING_TEXT[warning]}{' '}
        Intelligence {intelligence}: {INTELLIGENCE_TEXT[intelligence]}
      </Outcome>
    </EventCard>
  )
}
