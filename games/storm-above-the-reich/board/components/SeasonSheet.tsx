import { Chart, DieChart, SourceBadge } from '@tallyho/kit'
import type { Components } from '../../pack/index.ts'
import { ATTACHMENTS, AUXILIARIES, MISSION_TYPES, type Season } from '../../pack/types.ts'
import { KIND_NAMES } from '../../rules/05-map/table.ts'
import { ATTACHMENT_NAMES, TYPE_NAMES } from '../../text/names.ts'
import { escortRoll } from '../campaign/SetUpChart.tsx'

/** The seven seasons: set-up rows, Operations Menus, victory schedule. */
export function SeasonSheet({ components: { pack } }: { readonly components: Components }) {
  return (
    <>
      <Chart
        title="Victory schedule"
        corner="season"
        columns={['missions', 'win: VP', 'and pilots', 'lose: VP below', 'or killed more than', 'source']}
        rows={pack.seasons.map(({ name, missions, victory }) => ({
          name,
          cells: [
            missions,
            victory.win.vp,
            victory.win.pilots,
            victory.lose.vp,
            victory.lose.killed,
            <SourceBadge key="source" of={victory} />,
          ],
        }))}
      />
      {pack.seasons.map(season => (
        <details key={season.id} className="sr-page">
          <summary>
            {season.name} <SourceBadge of={season} />
          </summary>
          <SeasonPage season={season} />
        </details>
      ))}
    </>
  )
}

function SeasonPage({ season }: { readonly season: Season }) {
  return (
    <div className="sr-situation-page">
      <p>{season.history}</p>
      <p>
        A campaign that begins here has {season.experten} experten and {season.greens} green pilots.
      </p>
      <DieChart name="Map" table={season.map} say={map => map} />
      <DieChart name="Mission" table={season.type} say={type => TYPE_NAMES[type]} />
      {MISSION_TYPES.map(type => (
        <div key={type}>
          <DieChart title={TYPE_NAMES[type]} name="OP" table={season.rows[type].operations} say={op => op} />
          <DieChart name="Escort" table={season.rows[type].escort} say={roll => escortRoll(roll, type)} />
        </div>
      ))}
      <Chart
        title={
          <>
            Operations Menu <SourceBadge of={season.menu} />
          </>
        }
        corner="what"
        columns={['OP', 'pieces']}
        rows={[
          { name: 'FW190', cells: [1, 1] },
          ...AUXILIARIES.flatMap(kind => {
            const offer = season.menu.auxiliaries[kind]
            return offer ? [{ name: KIND_NAMES[kind], cells: [offer.cost, offer.count] }] : []
          }),
          ...ATTACHMENTS.flatMap(kind => {
            const offer = season.menu.attachments[kind]
            return offer ? [{ name: ATTACHMENT_NAMES[kind], cells: [offer.cost, offer.count] }] : []
          }),
        ]}
      />
      <DieChart name="Staffel Erosion (optional)" table={season.erosion} say={is => is} />
    </div>
  )
}
