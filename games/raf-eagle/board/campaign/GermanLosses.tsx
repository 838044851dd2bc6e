import type { GruppeId } from '../../pack/types.ts'
import { gruppenIn } from '../../rules/02-terms.ts'
import type { Campaign } from '../../state.ts'
import { gruppen } from '../../text/names.ts'
import { GruppeCounter } from '../pieces/index.ts'

/** RE-2.1.m The Gruppen that are out of action, and those on their way home. */
export function GermanLosses({ campaign }: { readonly campaign: Campaign }) {
  return (
    <div className="eagle-war-losses">
      <Box campaign={campaign} name="Light loss" ids={gruppenIn(campaign, 'light-loss')} />
      <Box campaign={campaign} name="Heavy loss" ids={gruppenIn(campaign, 'heavy-loss')} />
      <Box campaign={campaign} name="On their way home" ids={gruppenIn(campaign, 'inflight')} />
    </div>
  )
}

function Box(props: {
  readonly campaign: Campaign
  readonly name: string
  readonly ids: readonly GruppeId[]
}) {
  const { campaign, name, ids } = props
  return (
    <section>
      <h4>
        {name} <small>{ids.length === 0 ? 'none' : gruppen(ids.length)}</small>
      </h4>
      <div className="eagle-war-loss-box">
        {ids.map(id => (
          <GruppeCounter key={id} campaign={campaign} id={id} size={40} />
        ))}
      </div>
    </section>
  )
}
