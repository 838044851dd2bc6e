import { counted, listed } from '@tallyho/engine'
import { Chit, EventCard, Modifiers, Outcome, Rolled, signed } from '@tallyho/kit'
import type { DamageTo } from '../../pack/types.ts'
import { gruppeSpec, squadronSpec, tablesOf } from '../../rules/02-terms.ts'
import { type Hit, letterOf, lossPoints } from '../../rules/09-combat/combat.ts'
import { isSquadron } from '../../rules/09-combat/leaving.ts'
import type { Campaign } from '../../state.ts'
import { fightTold } from '../../text/09-fights.ts'
import { raidEventIdle, raidEventTitle, raidEventWords } from '../../text/cards.ts'
import { gruppen as gruppenName, isAce } from '../../text/names.ts'
import { CombatLines, ResultsKey, valuesOf } from '../charts/CombatCharts.tsx'
import { conditionText, damageText, rowName, WEATHER } from '../charts/labels.ts'
import { Points } from '../pieces/Points.tsx'
import { type Card, Why } from './card.tsx'

const WORTH: Readonly<Record<DamageTo, number>> = { stays: 0, inflight: 0, 'light-loss': 1, 'heavy-loss': 2 }

/** RE-9.2.b Whoever comes reduced is hit one step harder. */
function wasReduced(campaign: Campaign, unit: string, rating: number): boolean {
  const spec = isSquadron(campaign, unit) ? squadronSpec(campaign, unit) : gruppeSpec(campaign, unit)
  return rating === spec.rating[1]
}

/** RE-9.2 What the combat did to one side: a line for each unit that it struck, one for all others. */
function Hits({
  campaign,
  title,
  hits,
  sign,
}: {
  readonly campaign: Campaign
  readonly title: string
  readonly hits: readonly Hit[]
  readonly sign: 1 | -1
}) {
  const unhurt = hits.filter(({ result }) => result === '-')
  const named = (unit: string) => (
    <>
      <i title="Letter: its column in the table">{letterOf(campaign, unit)}</i> <b>{unit}</b>
    </>
  )
  return (
    <div className="eagle-hits">
      <h4>{title}</h4>
      <ul>
        {hits
          .filter(({ result }) => result !== '-')
          .map(({ unit, rating, to, side }) => (
            <li key={unit} data-to={to}>
              {named(unit)}{' '}
              <span className="event-told">
                {damageText([to, side])}
                {wasReduced(campaign, unit, rating) && ' (reduced before)'}{' '}
                {WORTH[to] > 0 && <Points by={sign * WORTH[to]} short />}
              </span>
            </li>
          ))}
        {unhurt.length > 0 && (
          <li>
            <span className="event-told">unhurt:</span>{' '}
            {unhurt.map(({ unit }, i) => (
              <span key={unit}>
                {named(unit)}
                {i < unhurt.length - 1 && ', '}
              </span>
            ))}
          </li>
        )}
      </ul>
    </div>
  )
}

/** RE-9.1.b The rows of the column, the one that was read lit, and where the value alone would have led. */
function Rows(props: { readonly values: readonly string[]; readonly row: number; readonly from: number }) {
  const { values, row, from } = props
  return (
    <ol className="eagle-rows" aria-label="Rows of the Combat Results Table">
      {values.map((value, i) => (
        <li
          key={value}
          aria-current={i === row ? 'true' : undefined}
          data-from={i === from && from !== row ? '' : undefined}
        >
          <b>{rowName(i)}</b>
          {value}
        </li>
      ))}
    </ol>
  )
}

/** RE-9.1 Ratings, column and row with shifts, the die line, what it does to every unit. */
export function CombatCard({ note, facts, state, onRule }: Card<'combat'>) {
  const { box, value, gruppen, depletion, row, shift, die, hits } = facts
  const { combat } = tablesOf(state)
  const german = hits.filter(({ unit }) => !isSquadron(state, unit))
  const british = hits.filter(({ unit }) => isSquadron(state, unit))
  const sum = (units: readonly Hit[]) => units.reduce((all, { rating }) => all + rating, 0)
  const column = combat.columns[depletion]?.[gruppen - 1] ?? 0
  const tops = combat.rows[column] ?? []
  const holding = tops.findIndex(top => value <= top)
  const unshifted = holding < 0 ? tops.length : holding
  const points = lossPoints(german) - lossPoints(british)
  return (
    <EventCard note={note} title={box === 'hunt' ? 'Hunters attack' : 'Squadrons attack'} onRule={onRule}>
      <Rolled dice={[die]} label={`row ${rowName(row)} of ${combat.lines.length}`} />
      <div className="event-columns">
        <Hits campaign={state} title="Gruppen" hits={german} sign={1} />
        <Hits campaign={state} title="Squadrons" hits={british} sign={-1} />
      </div>
      <Why>
        <CombatLines lines={combat.lines[row] ?? []} die={die} />
        <ResultsKey />
        <Modifiers
          lines={[
            { what: `Ratings of ${gruppenName(german.length)}`, by: sum(german), plain: true },
            { what: `Ratings of ${counted(british.length, 'squadron')}`, by: sum(british) },
          ]}
          total={value}
          totalName="Combat value"
        />
        <p>
          Of {gruppenName(gruppen)}
          {depletion > 0 && ` at depletion ${depletion}`} a value of {value} finds row{' '}
          <b>{rowName(unshifted)}</b>
          {shift !== 0 && (
            <>
              ; height or the Big Wing make it row <b>{rowName(row)}</b> ({signed(shift)})
            </>
          )}
          .
        </p>
        <Rows values={valuesOf(combat, column)} row={row} from={unshifted} />
      </Why>
      {british.some(({ unit, to }) => isAce(unit) && to !== 'stays') && (
        <Outcome>The ace is out of the fight.</Outcome>
      )}
      <Outcome bad={points > 0}>
        {fightTold(box, german, british)} {points === 0 ? 'No points.' : <Points by={points} />}
      </Outcome>
    </EventCard>
  )
}

/** RE-4.II.6 RE-4.II.8 The card as it was drawn. */
export function RaidEventCard({ note, facts, onRule }: Card<'raid-event'>) {
  const { step, card, event, applies } = facts
  return (
    <EventCard note={note} title={step === 'approach' ? 'Approach event' : 'Target event'} onRule={onRule}>
      <Chit
        kind={`Raid event ${card}`}
        title={event ? raidEventTitle(event) : 'Nothing for this battle'}
        tone={applies ? 'yellow' : 'paper'}
      >
        {event && raidEventWords(event).text}
        {event && 'if' in event && ` Needs ${event.if.map(conditionText).join(', or ')}.`}
      </Chit>
      <Outcome>{applies ? 'It takes effect.' : event ? raidEventIdle(event) : 'No effect.'}</Outcome>
    </EventCard>
  )
}

/** RE-CP.A15.a */
export function WeatherTurnsCard({ note, facts, onRule }: Card<'weather-turns'>) {
  return (
    <EventCard note={note} title="The weather turns" onRule={onRule}>
      <Outcome>
        Luftflotte {facts.luftflotte}: {WEATHER[facts.weather].toLowerCase()} for the rest of the day.
      </Outcome>
    </EventCard>
  )
}

export function EventReducesCard({ note, facts, onRule }: Card<'event-reduces'>) {
  return (
    <EventCard note={note} title="Reduced" onRule={onRule}>
      <Outcome>{listed(facts.units)}</Outcome>
    </EventCard>
  )
}

export function EventLossCard({ note, facts, state, onRule }: Card<'event-loss'>) {
  const sign = facts.units.some(unit => isSquadron(state, unit)) ? -1 : 1
  return (
    <EventCard note={note} title="Light losses" onRule={onRule}>
      <Outcome bad={sign > 0}>
        {listed(facts.units)} <Points by={sign * facts.units.length} />
      </Outcome>
    </EventCard>
  )
}
