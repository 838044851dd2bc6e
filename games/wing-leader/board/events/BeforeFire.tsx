import { type Chance, counted, firstOf } from '@tallyho/engine'
import { Chart, Modifiers, span } from '@tallyho/kit'
import { packOf } from '../../pack/index.ts'
import { sumOf } from '../../rules/01-words/dice.ts'
import { unitAt } from '../../rules/01-words/units.ts'
import { ALL_WAYS, chanceAmong, type Outlook, outlookOf, WAYS } from '../../rules/10-air-combat/chances.ts'
import { type Hold, holdsOf } from '../../rules/10-air-combat/cohesion.ts'
import type { Role } from '../../rules/10-air-combat/combat-values.ts'
import { type HitOutcome, outcomesOf } from '../../rules/10-air-combat/losses.ts'
import type { Reaction } from '../../rules/10-air-combat/reaction.ts'
import type { Battle } from '../../state.ts'
import { percents, sumWords } from '../../text/chances.ts'
import { AirCombatChart } from './CombatCards.tsx'
import { sumLines } from './EventCard.tsx'

interface BeforeFireProps {
  readonly state: Battle
  readonly chance: Chance
}

/** WL-10.5.1.b Before one side fires: both sums, what the dice are worth, and the table with its column lit. */
export function BeforeFire({ state, chance }: BeforeFireProps) {
  const role: Role = chance.what.startsWith('combat.attacker') ? 'attacker' : 'defender'
  const { fight } = state
  const outlook =
    fight?.attacker === undefined || fight.defender === undefined ? undefined : outlookOf(state, fight, role)
  if (!outlook) return undefined
  return (
    <div className="wl-before" data-testid="before-fire">
      <div className="event-columns">
        <Modifiers lines={sumLines(outlook.parts, 'value')} total={outlook.own} totalName="Combat value" />
        <Modifiers
          lines={sumLines(outlook.enemyParts, 'value')}
          total={outlook.enemy}
          totalName="Enemy’s value"
        />
        {outlook.modifiers.length > 0 && (
          <Modifiers
            lines={sumLines(outlook.modifiers)}
            total={sumOf(outlook.modifiers)}
            totalName="On the dice"
          />
        )}
      </div>
      <p>{sumWords(outlook)}</p>
      <HitsChart outlook={outlook} isFirst={chance.what.endsWith('.1')} />
      <details>
        <summary>The whole table</summary>
        <AirCombatChart battle={state} column={outlook.column} />
      </details>
    </div>
  )
}

/** What the two dice have to show for so many hits, and how likely that is as long as neither lies on the table. */
function HitsChart({ outlook, isFirst }: { readonly outlook: Outlook; readonly isFirst: boolean }) {
  const counts = [...new Set(outlook.hits.values())].toSorted((a, b) => a - b)
  const totals = counts.map(count =>
    [...outlook.hits].filter(([, hits]) => hits === count).map(([total]) => total),
  )
  const chances = percents(counts.map(count => chanceAmong(outlook, hits => hits === count)))
  return (
    <Chart
      corner="hits"
      columns={counts.map(count => (count === 0 ? 'none' : counted(count, 'hit')))}
      rows={[
        { name: 'two dice', cells: totals.map(all => span(Math.min(...all), Math.max(...all))) },
        ...(isFirst ? [{ name: 'chance', cells: chances }] : []),
      ]}
    />
  )
}

const HOLDS: readonly (readonly [Hold, string])[] = [
  ['holds', 'it holds'],
  ['shaken', 'it is shaken'],
  ['breaks', 'it breaks'],
]

/** WL-10.7.a Before a unit rolls to hold together: what two dice have to show, and how likely that is. */
export function BeforeCohesion({ state, chance }: BeforeFireProps) {
  const no = firstOf('unit', chance.about)
  if (no === undefined) return undefined
  const totals = holdsOf(state, unitAt(state, Number(no)), state.fight ? 'air' : 'flak', chance.against ?? 0)
  return <TotalsChart corner="then" outcomes={HOLDS} totals={totals} testid="before-cohesion" />
}

const REACTIONS: readonly (readonly [Reaction, string])[] = [
  ['none', 'too late'],
  ['late', 'late: shares the defence'],
  ['successful', 'in time: attacks first'],
]

/** WL-10.4.f Before an escort reacts. */
export function BeforeReaction({ state, chance: { against = 0 } }: BeforeFireProps) {
  const { late, successful } = packOf(state).pack.tables.reaction
  const totals = Array.from({ length: 11 }, (_, i): Reaction => {
    const total = i + 2 - against + successful
    return total >= successful ? 'successful' : total >= late ? 'late' : 'none'
  })
  return <TotalsChart corner="the escort is" outcomes={REACTIONS} totals={totals} testid="before-reaction" />
}

/** What each total of two dice does, 2 to 12: from where to where, and how likely. */
function TotalsChart<O extends string>(props: {
  readonly corner: string
  readonly outcomes: readonly (readonly [O, string])[]
  readonly totals: readonly O[]
  readonly testid: string
}) {
  const { corner, outcomes, totals, testid } = props
  const columns = outcomes
    .map(([outcome, name]) => ({
      name,
      dice: totals.flatMap((one, i) => (one === outcome ? [i + 2] : [])),
    }))
    .filter(({ dice }) => dice.length > 0)
  return (
    <div className="wl-before" data-testid={testid}>
      <Chart
        corner={corner}
        columns={columns.map(({ name }) => name)}
        rows={[
          { name: 'two dice', cells: columns.map(({ dice }) => span(Math.min(...dice), Math.max(...dice))) },
          {
            name: 'chance',
            cells: percents(
              columns.map(({ dice }) => dice.reduce((sum, total) => sum + (WAYS[total] ?? 0), 0) / ALL_WAYS),
            ),
          },
        ]}
      />
    </div>
  )
}

const OUTCOMES: readonly (readonly [HitOutcome, string])[] = [
  ['nothing', 'nothing'],
  ['straggler', 'a straggler'],
  ['loss', 'one down'],
]

/** WL-10.6.a Before a hit is confirmed: what the die has to show, and how likely that is. */
export function BeforeConfirm({ state, chance }: BeforeFireProps) {
  const no = firstOf('unit', chance.about)
  if (no === undefined) return undefined
  const faces = outcomesOf(state, unitAt(state, Number(no)), chance.against ?? 0)
  const rows = OUTCOMES.map(([outcome, name]) => ({
    name,
    dice: faces.flatMap((one, i) => (one === outcome ? [i + 1] : [])),
  })).filter(({ dice }) => dice.length > 0)
  return (
    <div className="wl-before" data-testid="before-confirm">
      <Chart
        corner="the hit does"
        columns={rows.map(({ name }) => name)}
        rows={[
          { name: 'one die', cells: rows.map(({ dice }) => span(Math.min(...dice), Math.max(...dice))) },
          { name: 'chance', cells: percents(rows.map(({ dice }) => dice.length / faces.length)) },
        ]}
      />
    </div>
  )
}
