import { packOf } from '../../pack/index.ts'
import type { SectorId } from '../../pack/types.ts'
import { squadronSpec, squadronsIn } from '../../rules/02-terms.ts'
import type { Campaign, SquadronPlace } from '../../state.ts'
import { SquadronCounter } from '../pieces/counters.tsx'
import './day.css'

const COLUMNS = [
  { title: 'In flight', places: ['inflight', 'pool', 'hunt', 'bomber'] },
  { title: 'Landing', places: ['landing'] },
  { title: 'Re-arm', places: ['re-arm'] },
  { title: 'Ready', places: ['sector', 'night-patrol'] },
  { title: 'Light loss', places: ['light-loss'] },
  { title: 'Heavy loss', places: ['heavy-loss'] },
] as const satisfies readonly { title: string; places: readonly SquadronPlace[] }[]

/** RE-2.1.g The Tote Board: what the squadrons of every sector are doing. */
export function ToteBoard({ campaign }: { readonly campaign: Campaign }) {
  const sectors = packOf(campaign).pack.sectors.filter(({ id }) => squadronsOf(campaign, id).length > 0)
  return (
    <div className="eagle-tote-page">
      <table className="eagle-tote">
        <thead>
          <tr>
            <th scope="col">Sector</th>
            {COLUMNS.map(({ title }) => (
              <th scope="col" key={title}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sectors.map(({ id, name }) => (
            <tr key={id}>
              <th scope="row">
                {id} <span>{name}</span>
              </th>
              {COLUMNS.map(({ title, places }) => (
                <td key={title} data-column={title}>
                  <div className="eagle-row">
                    {squadronsOf(campaign, id, ...places).map(squadron => (
                      <SquadronCounter key={squadron} campaign={campaign} id={squadron} size={40} />
                    ))}
                  </div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const PLAYED = COLUMNS.flatMap(({ places }): readonly SquadronPlace[] => places)

function squadronsOf(campaign: Campaign, sector: SectorId, ...places: readonly SquadronPlace[]) {
  return squadronsIn(campaign, ...(places.length > 0 ? places : PLAYED)).filter(
    id => squadronSpec(campaign, id).sector === sector,
  )
}
