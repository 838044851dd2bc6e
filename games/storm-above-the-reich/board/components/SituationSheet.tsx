import { Chart, DieChart, SourceBadge } from '@tallyho/kit'
import type { Components } from '../../pack/index.ts'
import type { SituationPage } from '../../pack/types.ts'
import { boxName, POSITION_NAMES, TYPE_NAMES } from '../../text/names.ts'
import { FlakPicture } from '../events/FlakPicture.tsx'

/** The Situation Manual, page by page. */
export function SituationSheet({ components }: { readonly components: Components }) {
  return components.pack.situations.map(page => (
    <details key={`${page.map}/${page.type}`} className="sr-page">
      <summary>
        Map {page.map}, {TYPE_NAMES[page.type]} <SourceBadge of={page} />
      </summary>
      <Page components={components} page={page} />
    </details>
  ))
}

function Page({ components, page }: { readonly components: Components; readonly page: SituationPage }) {
  return (
    <div className="sr-situation-page">
      <DieChart
        name="Damage"
        table={page.damage}
        say={bombers => (bombers.length === 0 ? '–' : bombers.join(', '))}
      />
      <DieChart
        name="Anchored"
        table={page.anchored}
        say={boxes => (boxes.length === 0 ? '–' : boxes.map(boxName).join(', '))}
      />
      <DieChart name="Sun" table={page.sun} say={box => (box === 'none' ? '–' : boxName(box))} />
      {page.contrails && (
        <DieChart name="Contrails" table={page.contrails} say={one => (one ? 'yes' : 'no')} />
      )}
      <DieChart name="TP" table={page.tp} say={tp => tp} />
      <DieChart name="Flight Limit" table={page.limit} say={turn => turn} />
      {page.flak && (
        <>
          <div className="sr-flak-windows">
            {page.flak.map((window, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: windows are numbered
              <figure key={i}>
                <FlakPicture plan={components.formation(page.map)} window={window} die={i + 1} width={118} />
                <figcaption>{i + 1}</figcaption>
              </figure>
            ))}
          </div>
          <Chart
            title="Flak windows"
            corner="die"
            columns={['damages', 'hits a fighter approaching']}
            rows={page.flak.map(({ bombers, hits }, i) => ({
              name: i + 1,
              cells: [bombers.join(', ') || '–', hits.map(one => POSITION_NAMES[one]).join(', ') || '–'],
            }))}
          />
        </>
      )}
    </div>
  )
}
