import type { Components } from '../../pack/index.ts'
import { NATIONS } from '../../pack/types.ts'
import { NATION_NAMES } from '../names.ts'
import { DataCard } from '../panels/DataCard.tsx'

/** All aircraft cards, by nation, variants beside their cards. */
export function CardSheet({ components }: { readonly components: Components }) {
  const models = [...components.models.values()]
  return NATIONS.map(nation => {
    const own = models.filter(model => model.nation === nation)
    return (
      own.length > 0 && (
        <section key={nation}>
          <h4>{NATION_NAMES[nation]}</h4>
          <div className="wl-sheet">
            {own.map(model => (
              <DataCard key={model.id} model={model} altitude={undefined} />
            ))}
          </div>
        </section>
      )
    )
  })
}
