import type { Logged, Pause } from '@tallyho/engine'
import { Tabs } from '@tallyho/kit'
import { useState } from 'react'
import { tablesOf } from '../../rules/02-terms.ts'
import type { Campaign } from '../../state.ts'
import './charts.css'
import { CHART_IDS, CHARTS, type ChartId, ChartPage } from './list.tsx'

/** All charts on demand, one behind each tab. */
export function Charts(props: {
  readonly campaign: Campaign
  readonly notes: readonly Logged[]
  readonly pause?: Pause | undefined
}) {
  const [open, setOpen] = useState<ChartId>('combat')
  const tables = tablesOf(props.campaign)
  return (
    <Tabs<ChartId>
      label="Charts"
      className="eagle-charts"
      open={open}
      onOpen={setOpen}
      tabs={CHART_IDS.map(id => ({
        id,
        title: CHARTS[id].title,
        draw: () => (
          <div className="eagle-chart-page">
            <ChartPage id={id} tables={tables} {...props} />
          </div>
        ),
      }))}
    />
  )
}
