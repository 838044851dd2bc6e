import { SourceBadge } from '@tallyho/kit'
import type { Pack } from '../../pack/types.ts'
import { typeName } from '../../text/names.ts'
import { TargetIcon } from '../pieces/TargetSymbol.tsx'

/** The sectors of the map with what lies in them. */
export function MapSheet({ pack }: { readonly pack: Pack }) {
  return (
    <div className="eagle-box-sheet">
      {pack.sectors.map(sector => (
        <section key={sector.id} className="eagle-card eagle-box-card">
          <header>
            <h4>
              {sector.id} {sector.name !== sector.id && sector.name}
            </h4>
            <SourceBadge of={sector} />
          </header>
          <ul>
            {pack.targets
              .filter(target => target.sector === sector.id)
              .map(target => (
                <li key={target.id}>
                  <TargetIcon type={target.type} size={18} /> {target.id}, {typeName(target.type)}
                  {target.net !== undefined && `, net ${target.net}`} <SourceBadge of={target} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
