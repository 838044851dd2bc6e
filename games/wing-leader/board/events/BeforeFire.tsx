import { type Chance, capital, counted, firstOf } from '@tallyho/engine'
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
import { MODIFIER_WORDS } from '../../text/modifiers.ts'
import { signed } from '../../text/names.ts'
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
      <p className="wl-sums">
        {capital(sumLine(outlook.parts, outlook.own))}; enemy: {sumLine(outlook.enemyParts, outlook.enemy)}.
      </p>
      <p>{sumWords(outlook)}</p>
      <HitsChart outlook={outlook} isFirst={chance.what.endsWith('.1')} />
      <details>
        <summary>The whole table</summary>
        <AirCombatChart battle={state} column={outlook.column} />
      </details>
    </div>
  )
}

/** `speed 5, veteran +1 = 6`. */
const sumLine = (parts: Outlook['parts'], value: number): string =>
  `${parts.map(({ id, by }, i) => `${MODIFIER_WORDS[id]} ${i === 0 ? by : signed(by)}`).join(', ')} = ${value}`

/** `two dice, +2`: totals below are those with all that is added, as the roll will be told. */
const diceWith = (added: number): string => (added === 0 ? 'two dice' : `two dice, ${signed(added)}`)

/** What the two dice have to show for so many hits, and how likely that is as long as neither lies on the table. */
function HitsChart({ outlook, isFirst }: { readonly outlook: Outlook; readonly isFirst: boolean }) {
  const counts = [...new Set(outlook.hits.values())].toSorted((a, b) => a - b)
  const totals = counts.map(count =>
    [...outlook.hits].filter(([, hits]) => hits === count).map(([total]) => total),
  )
  const added = sumOf(outlook.modifiers)
  const chances = percents(counts.map(count => chanceAmong(outlook, hits => hits === count)))
  return (
    <Chart
      corner="hits"
      columns={counts.map(count => (count === 0 ? 'none' : counted(count, 'hit')))}
      rows={[
        {
          name: diceWith(added),
          cells: totals.map(all => span(Math.min(...all) + added, Math.max(...all) + added)),
        },
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
  const added = chance.against ?? 0
  const totals = holdsOf(state, unitAt(state, Number(no)), state.fight ? 'air' : 'flak', added)
  return <TotalsChart corner="then" outcomes={HOLDS} totals={totals} added={added} testid="before-cohesion" />
}

const REACTIONS: readonly (readonly [Reaction, string])[] = [
  ['none', 'too late'],
  ['late', 'late: shares the defence'],
  ['successful', 'in time: attacks first'],
]

/** WL-10.4.f Before an escort reacts. */
export function BeforeReaction({ state, chance: { against = 0 } }: BeforeFireProps) {
  const { late, successful } = packOf(state).pack.tables.reaction
  const added = successful - against
  const totals = Array.from({ length: 11 }, (_, i): Reaction => {
    const total = i + 2 + added
    return total >= successful ? 'successful' : total >= late ? 'late' : 'none'
  })
  return (
    <TotalsChart
      corner="the escort is"
      outcomes={REACTIONS}
      totals={totals}
      added={added}
      testid="before-reaction"
    />
  )
}

/** What each total of two dice does, with what is added: from where to where, and how likely. */
function TotalsChart<O extends string>(props: {
  readonly corner: string
  readonly outcomes: readonly (readonly [O, string])[]
  readonly totals: readonly O[]
  readonly added: number
  readonly testid: string
}) {
  const { corner, outcomes, totals, added, testid } = props
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
          {
            name: diceWith(added),
            cells: columns.map(({ dice }) => span(Math.min(...dice) + added, Math.max(...dice) + added)),
          },
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
