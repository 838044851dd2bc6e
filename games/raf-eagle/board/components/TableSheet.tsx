import { BoxTable } from '@tallyho/kit'
import type { Pack } from '../../pack/types.ts'
import '../charts/charts.css'
import { CHART_IDS, CHARTS, ChartPage } from '../charts/list.tsx'

/** Every table of the box. */
export function TableSheet({ pack: { tables, sources } }: { readonly pack: Pack }) {
  return (
    <div className="eagle-box-sheet">
      {CHART_IDS.map(id => (
        <BoxTable key={id} title={CHARTS[id].title} of={sources[CHARTS[id].of]}>
          <ChartPage id={id} tables={tables} notes={[]} />
        </BoxTable>
      ))}
    </div>
  )
}
