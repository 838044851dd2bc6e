import type { Logged } from '@tallyho/engine'
import { count } from '@tallyho/kit/test/table.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Charts } from '../../board/charts/Charts.tsx'
import { CombatResultsTable, DamageChart, valuesOf } from '../../board/charts/CombatCharts.tsx'
import { RaidSizes, StrategyCounts } from '../../board/charts/DayCharts.tsx'
import { CHART_IDS, CHARTS } from '../../board/charts/list.tsx'
import {
  BombingTable,
  DetectionTrack,
  RemovalChart,
  stepIndex,
  stepNames,
} from '../../board/charts/RaidCharts.tsx'
import { tablesOf } from '../../rules/02-terms.ts'
import { combatIn, fight } from '../../rules/09-combat/combat.ts'
import { aCampaign, inTheAir, pauseAfter } from '../kit/table.ts'

const campaign = aCampaign()
const tables = tablesOf(campaign)

test('every table of the pack has a chart that says what it is for', () => {
  expect(CHART_IDS.map(id => CHARTS[id].of).toSorted()).toEqual(Object.keys(tables).toSorted())
  for (const id of CHART_IDS) expect(CHARTS[id].says).toMatch(/^[A-Z].*\.$/)
})

describe('the combat results', () => {
  test('all rows are there, six lines each, and one line of one row is lit', () => {
    const markup = renderToStaticMarkup(
      <CombatResultsTable table={tables.combat} depletion={0} gruppen={2} row={3} die={5} />,
    )
    expect(count(markup, '<table class="eagle-crt">')).toBe(tables.combat.lines.length)
    expect(count(markup, '<tr aria-current="true"><th scope="row">5</th>')).toBe(1)
    expect(count(markup, 'chart-hit')).toBe(1)
  })

  test('the charts open there, with what was last read', () => {
    const facts = { box: 'hunt', value: 4, gruppen: 2, depletion: 0, row: 2, shift: 0, die: 1, hits: [] }
    const notes: Logged[] = [{ rule: 'RE-9.1.d', what: 'combat', facts, at: 0 }]
    const markup = renderToStaticMarkup(<Charts campaign={campaign} notes={notes} />)
    expect(count(markup, 'role="tab"')).toBe(CHART_IDS.length)
    expect(count(markup, '<tr aria-current="true"><th scope="row">1</th>')).toBe(1)
    expect(renderToStaticMarkup(<Charts campaign={campaign} notes={[]} />)).not.toContain('chart-hit')
    const another: Logged = { rule: 'RE-4.II.1', what: 'raid-begins', facts: {}, at: 1 }
    expect(renderToStaticMarkup(<Charts campaign={campaign} notes={[...notes, another]} />)).not.toContain(
      'chart-hit',
    )
  })

  test('RE-9.1.c while the die of a fight is waited for, its own row and column are lit, whatever was read before', () => {
    const before = { box: 'hunt', value: 4, gruppen: 9, depletion: 0, row: 9, shift: 0, die: 1, hits: [] }
    const notes: Logged[] = [{ rule: 'RE-9.1.d', what: 'combat', facts: before, at: 0 }]
    const now = aCampaign()
    inTheAir(now, 34, 'hunt I/JG51 II/JG51 54')
    const pause = pauseAfter(fight(now, 'hunt'))
    const { row, gruppen } = combatIn(now, 'hunt')
    const range = valuesOf(tables.combat, tables.combat.columns[0]?.[gruppen.length - 1] ?? 0)[row]
    const markup = renderToStaticMarkup(<Charts campaign={now} notes={notes} pause={pause} />)
    expect(markup).toContain(`<td class="chart-hit">${range}</td>`)
    expect(markup).not.toContain('<tr aria-current="true"><th scope="row">1</th>')
  })
})

test('the damage of both sides stands by box and side', () => {
  const markup = renderToStaticMarkup(<DamageChart damage={tables.damage} />)
  expect(markup).toContain('<th scope="row">Close Escort, reduced</th>')
  expect(count(markup, '<td>light loss</td>')).toBeGreaterThan(3)
})

test('the bombing table lights one cell', () => {
  const markup = renderToStaticMarkup(<BombingTable bombing={tables.bombing} die={6} column={0} />)
  expect(markup).toContain(`<td class="chart-hit">${tables.bombing.results[5]?.[0]}</td>`)
})

test('the last space of the Detection Track holds for all beyond', () => {
  const markup = renderToStaticMarkup(<DetectionTrack track={tables.detection.track} at={2} />)
  expect(markup).toContain(`<b>${tables.detection.track.length}+</b>`)
  expect(markup).toMatch(/<li aria-current="true"[^>]*><b>2<\/b>/)
})

test('rows of steps are named by where they begin and end', () => {
  const steps = [
    { upTo: 2, is: 0 },
    { upTo: 4, is: 1 },
    { upTo: 99, is: 2 },
  ]
  expect(stepNames(steps)).toEqual(['≤ 2', '3–4', '≥ 5'])
  expect([0, 2, 3, 100].map(number => stepIndex(steps, number))).toEqual([0, 0, 1, 2])
  expect(stepIndex(steps, undefined)).toBeUndefined()
})

test('squadrons held back are read off at priority and pool', () => {
  const markup = renderToStaticMarkup(
    <RemovalChart removed={tables.response.removed} priority="all-out" pool={7} />,
  )
  expect(markup).toContain('<td class="chart-hit">0</td>')
})

test('strategy cards and raid sizes show where the battle stands', () => {
  const markup = renderToStaticMarkup(<StrategyCounts rows={tables.strategies} vp={9} />)
  expect(markup).toContain('<td class="chart-hit">1</td>')
  const sizes = renderToStaticMarkup(<RaidSizes raids={5} />)
  expect(sizes).toContain('<td class="chart-lit">14</td>')
})
