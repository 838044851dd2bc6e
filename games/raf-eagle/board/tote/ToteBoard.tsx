import type { BoardProps } from '@tallyho/kit'
import { packOf } from '../../pack/index.ts'
import type { GruppeId, SectorSpec, SquadronId } from '../../pack/types.ts'
import { gruppenIn, squadronSpec, squadronsIn } from '../../rules/02-terms.ts'
import type { Campaign, SquadronPlace } from '../../state.ts'
import { sectorName } from '../../text/names.ts'
import { GruppeCounter, SquadronCounter } from '../pieces/index.ts'
import './tote.css'

const COLUMNS: readonly { readonly name: string; readonly places: readonly SquadronPlace[] }[] = [
  { name: 'In the sector', places: ['sector', 'night-patrol'] },
  { name: 'In the air', places: ['pool', 'hunt', 'bomber', 'inflight'] },
  { name: 'Landing', places: ['landing'] },
  { name: 'Re-arming', places: ['re-arm'] },
  { name: 'Light loss', places: ['light-loss'] },
  { name: 'Heavy loss', places: ['heavy-loss'] },
]

/** RE-2.1.f RE-2.1.l The Tote Board: every squadron by sector and by what it does; below it the Gruppen that were lost. */
export function ToteBoard({ state: campaign }: BoardProps<Campaign>) {
  const { sectors } = packOf(campaign).pack
  const out = squadronsIn(campaign, 'reserve').length
  return (
    <div className="eagle-tote">
      <table>
        <caption>
          Fighter Command {out > 0 && <small>{out} squadrons more are in the north, not called up yet</small>}
        </caption>
        <thead>
          <tr>
            <th scope="col">Sector</th>
            {COLUMNS.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sectors
            .filter(({ group }) => group !== undefined)
            .map(sector => (
              <SectorRow key={sector.id} campaign={campaign} sector={sector} />
            ))}
        </tbody>
      </table>
      <div className="eagle-tote-losses">
        <GermanLosses campaign={campaign} name="Light loss" ids={gruppenIn(campaign, 'light-loss')} />
        <GermanLosses campaign={campaign} name="Heavy loss" ids={gruppenIn(campaign, 'heavy-loss')} />
        <GermanLosses campaign={campaign} name="On their way home" ids={gruppenIn(campaign, 'inflight')} />
      </div>
    </div>
  )
}

function SectorRow({ campaign, sector }: { readonly campaign: Campaign; readonly sector: SectorSpec }) {
  return (
    <tr>
      <th scope="row">{sectorName(campaign, sector.id)}</th>
      {COLUMNS.map(({ name, places }) => (
        <td key={name}>
          <div className="eagle-tote-cell">
            {ofSector(campaign, sector, places).map(id => (
              <SquadronCounter key={id} campaign={campaign} id={id} size={38} />
            ))}
          </div>
        </td>
      ))}
    </tr>
  )
}

function ofSector(
  campaign: Campaign,
  { id: home }: SectorSpec,
  places: readonly SquadronPlace[],
): readonly SquadronId[] {
  return squadronsIn(campaign, ...places).filter(id => squadronSpec(campaign, id).sector === home)
}

function GermanLosses(props: {
  readonly campaign: Campaign
  readonly name: string
  readonly ids: readonly GruppeId[]
}) {
  const { campaign, name, ids } = props
  return (
    <section>
      <h4>
        Gruppen: {name} <small>{ids.length}</small>
      </h4>
      <div className="eagle-tote-cell">
        {ids.map(id => (
          <GruppeCounter key={id} campaign={campaign} id={id} size={38} />
        ))}
      </div>
    </section>
  )
}
