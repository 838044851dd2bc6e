import type { Logged } from '@tallyho/engine'
import { minus, signed } from '@tallyho/kit'
import { packOf } from '../../pack/index.ts'
import type { Campaign } from '../../state.ts'
import { eachSaid, itemSaid } from '../../text/home.ts'
import { itemsOf } from './reckoning.ts'

/** SAB-VP-01 SAB-VP-05 What the patrol was worth, item by item, and what it takes to win. */
export function Tally({
  campaign,
  notes,
  told,
}: {
  readonly campaign: Campaign
  readonly notes: readonly Logged[]
  readonly told: boolean
}) {
  const items = itemsOf(campaign, notes)
  const sum = items.reduce((all, { vp }) => all + vp, 0)
  const spec = packOf(campaign).scenario(campaign.scenario)
  const victory = spec.kind === 'campaign' ? undefined : spec.victory
  return (
    <section className="sab-tally" aria-label="Points" data-told={told}>
      <dl>
        {items.map(item => (
          <div key={item.what} data-none={item.count === 0}>
            <dt>
              {itemSaid(item)} <small>{eachSaid(item)}</small>
            </dt>
            <dd>{item.vp === 0 ? '0' : signed(item.vp)}</dd>
          </div>
        ))}
        <div className="sab-tally-sum">
          <dt>
            Points{' '}
            {victory && (
              <small>{`${minus(victory.won)} or more wins, fewer than ${minus(victory.lost)} is a defeat`}</small>
            )}
          </dt>
          <dd>{minus(sum)}</dd>
        </div>
      </dl>
    </section>
  )
}
