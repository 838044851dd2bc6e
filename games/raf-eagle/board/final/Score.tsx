import type { Logged } from '@tallyho/engine'
import { Chart } from '@tallyho/kit'
import type { TargetType } from '../../pack/types.ts'
import type { Campaign } from '../../state.ts'
import { dateName } from '../../text/names.ts'
import type { ScoreReason } from '../../vocabulary/terms.ts'
import { bombedTypes, historyOf, type WarDay } from '../campaign/history.ts'
import { Points } from '../pieces/Points.tsx'

const BOMBS: Readonly<Record<TargetType, string>> = {
  airfield: 'Bombs on airfields',
  radar: 'Bombs on radar stations',
  port: 'Bombs on ports',
  industry: 'Bombs on industry',
  city: 'Bombs on cities',
  headquarters: 'Bombs on headquarters',
  base: 'Bombs on other bases',
}

const REASONS: readonly (readonly [ScoreReason, string])[] = [
  ['gruppe', 'Gruppen lost'],
  ['squadron', 'Squadrons lost'],
  ['night', 'Bombs by night'],
  ['accident', 'Landing accidents by night'],
  ['days', 'Days that passed'],
  ['sealion', 'Preparations for Sealion'],
]

/** Columns of the table by day, each with what counts there: the lead stands behind what it is the sum of. */
const COLUMNS: readonly (readonly [string, readonly ScoreReason[] | 'lead'])[] = [
  ['Bombs', ['bombs']],
  ['Gruppen', ['gruppe']],
  ['Squadrons', ['squadron']],
  ['Night', ['night', 'accident']],
  ['Lead at night', 'lead'],
  ['Days after', ['days', 'sealion']],
]

interface ScoreProps {
  readonly campaign: Campaign
  readonly notes: readonly Logged[]
}

/** The total item by item: what it was scored for, as the log tells it. */
export function ScoreByReason({ campaign, notes }: ScoreProps) {
  const history = historyOf(campaign, notes)
  const items = [
    ...[...bombedTypes(campaign, history)].map(([type, vp]) => [BOMBS[type], -vp] as const),
    ...REASONS.map(([reason, name]) => [name, history.reasons.get(reason) ?? 0] as const),
  ].filter(([, vp]) => vp !== 0)
  const start = campaign.vp - [...history.reasons.values()].reduce((sum, vp) => sum + vp, 0)
  const rows = [
    ...(start === 0 ? [] : [['At the start', start] as const]),
    ...items,
    ['The lead', campaign.vp] as const,
  ]
  return (
    <Chart
      title="The score"
      columns={['points']}
      rows={rows.map(([name, vp]) => ({ name, cells: [vp === 0 ? 'even' : <Points key={name} by={vp} />] }))}
      litRow={rows.length - 1}
    />
  )
}

/** The same day by day. */
export function ScoreByDay({ campaign, notes }: ScoreProps) {
  const { days } = historyOf(campaign, notes)
  const sum = ({ reasons }: WarDay, of: readonly ScoreReason[]) =>
    of.reduce((total, reason) => total + (reasons.get(reason) ?? 0), 0)
  return (
    <Chart
      title="Day by day"
      corner="Raid Day"
      columns={COLUMNS.map(([name]) => name)}
      rows={days.map(day => ({
        name: dateName(day.day),
        cells: COLUMNS.map(([, of]) => (of === 'lead' ? day.after : sum(day, of))).map((vp, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a chart does not change
          <Points key={i} by={vp} short />
        )),
      }))}
    />
  )
}
