import { capital } from '@tallyho/engine'
import { Chart, EventCard, Outcome, Rolled } from '@tallyho/kit'
import { VISIBILITIES } from '../../pack/types.ts'
import { tablesOf } from '../../rules/01-general/terms.ts'
import { placeName, sectionName, unitName, VISIBILITY_NAMES } from '../../text/names.ts'
import { upFrom } from '../../text/stakes.ts'
import { type Card, changed, NumberCard } from './NumberCard.tsx'

/** `up to 2`, `5-9`, `12+`. */
export function spanOf(before: number | undefined, to: number, isLast: boolean): string {
  if (before === undefined) return `up to ${to}`
  if (isLast) return `${before + 1}+`
  return before + 1 === to ? `${to}` : `${before + 1}-${to}`
}

const CHASED = {
  success: 'The raid is found again.',
  failure: 'Nothing in sight.',
  intercepted: 'Fighters find them instead.',
} as const

/** SAB-CHS-07 SAB-CHS-08 */
export function ChaseCard({ facts, state, ...of }: Card<'chase'>) {
  const { unit, dice, pluck, total, red, green, row, result } = facts
  const rows = ['none', 'light', 'heavy'] as const
  const table = tablesOf(state).chase.number
  const visibility = state.patrol?.visibility ?? 'clear'
  return (
    <NumberCard
      of={of}
      title={`${unitName(unit)} chases the raid`}
      dice={dice}
      number={red}
      kept={
        dice.length > 1 ? { what: `Alone: the lower of ${dice.join(' and ')}`, by: total - pluck } : undefined
      }
      lines={changed({ Pluck: pluck })}
      total={total}
      bad={result !== 'success'}
      outcome={CHASED[result]}
    >
      <Chart
        corner="escort"
        columns={VISIBILITIES.map(one => VISIBILITY_NAMES[one])}
        rows={rows.map(name => ({
          name,
          cells: VISIBILITIES.map(one => {
            const cell = table[one][name]
            return `${upFrom(cell.red)}${cell.green > 0 ? ` (caught on ${cell.green}${cell.green > 1 ? ' or less' : ''})` : ''}`
          }),
        }))}
        litRow={rows.indexOf(row)}
        litColumn={VISIBILITIES.indexOf(visibility)}
      />
      {green > 0 && (
        <p>
          On {green}
          {green > 1 ? ' or less' : ''} German fighters find them first.
        </p>
      )}
    </NumberCard>
  )
}

/** SAB-CHS-11 */
export function ChasePlaceCard({ note, facts, state, onRule }: Card<'chase-place'>) {
  const { section, position, die } = facts
  const table = tablesOf(state).chase.place
  return (
    <EventCard note={note} title={`${sectionName(section)} is back`} onRule={onRule}>
      {die !== undefined && (
        <>
          <Rolled dice={[die]} sides={12} label="where it finds them" />
          <Chart
            corner="die"
            columns={table.map(({ to }, i) => spanOf(table[i - 1]?.to ?? 0, to, false))}
            rows={[{ name: 'at', cells: table.map(({ is }) => capital(is)) }]}
            litRow={0}
            litColumn={table.findIndex(({ to }) => die <= to)}
          />
        </>
      )}
      <Outcome>{capital(placeName(position, 'low'))}.</Outcome>
    </EventCard>
  )
}
