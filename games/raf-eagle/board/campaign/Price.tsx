import { packOf } from '../../pack/index.ts'
import type { BritishType, GermanType } from '../../pack/types.ts'
import type { Campaign } from '../../state.ts'
import { Points } from '../pieces/Points.tsx'
import { Silhouette } from '../pieces/Silhouette.tsx'
import { Fan } from './Fan.tsx'
import type { History, Loss } from './history.ts'

const GERMAN: readonly GermanType[] = ['Me 109', 'Me 110', 'Do 17', 'He 111', 'Ju 88', 'Ju 87']
const BRITISH: readonly BritishType[] = ['Spitfire', 'Hurricane', 'Blenheim']

/** One bird for each unit that was lost, heavy losses falling. */
export function Price({ campaign, history }: { readonly campaign: Campaign; readonly history: History }) {
  const { gruppe, squadron } = packOf(campaign)
  const typeOf = ({ unit }: Loss) => gruppe.get(unit)?.type ?? squadron.get(unit)?.type
  const of = (type: GermanType | BritishType) => history.losses.filter(loss => typeOf(loss) === type)
  const british = BRITISH.filter(type => type !== 'Blenheim' || campaign.night || of(type).length > 0)
  return (
    <section className="eagle-war-sheet eagle-war-price">
      <h3>
        The price <small>falling: a heavy loss</small>
      </h3>
      <h4>
        Gruppen lost <Points by={history.reasons.get('gruppe') ?? 0} />
      </h4>
      {GERMAN.map(type => (
        <Row key={type} type={type} losses={of(type)} />
      ))}
      <h4 className="eagle-war-raf-head">
        Squadrons lost <Points by={history.reasons.get('squadron') ?? 0} />
      </h4>
      {british.map(type => (
        <Row key={type} type={type} losses={of(type)} />
      ))}
    </section>
  )
}

function Row({
  type,
  losses,
}: {
  readonly type: GermanType | BritishType
  readonly losses: readonly Loss[]
}) {
  const heavy = losses.filter(loss => loss.heavy).length
  const sorted = losses.toSorted((a, b) => Number(b.heavy) - Number(a.heavy))
  return (
    <div className="eagle-war-price-row">
      <span>{type}</span>
      <Fan label={`${losses.length} units of ${type} lost, ${heavy} of them heavily`} of={sorted}>
        {loss => (
          <svg
            className={loss.heavy ? 'eagle-war-bird eagle-war-bird-heavy' : 'eagle-war-bird'}
            viewBox="-50 -50 100 100"
            aria-hidden="true"
          >
            <Silhouette type={type} size={100} />
          </svg>
        )}
      </Fan>
      <b>{losses.length}</b>
    </div>
  )
}
