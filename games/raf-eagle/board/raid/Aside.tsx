import { counted, idIn } from '@tallyho/engine'
import type { BoardProps } from '@tallyho/kit'
import { gruppenIn } from '../../rules/02-terms.ts'
import type { Campaign } from '../../state.ts'

/** A phone: what lies below the picture, told above it: a tap leads there. */
export function Aside(props: {
  readonly campaign: Campaign
  readonly lit: BoardProps<Campaign>['lit']
  /** Cards that were drawn. */
  readonly events: number
}) {
  const { campaign, lit, events } = props
  const patrol = gruppenIn(campaign, 'patrol')
  const home = gruppenIn(campaign, 'inflight')
  const lost = [...gruppenIn(campaign, 'light-loss'), ...gruppenIn(campaign, 'heavy-loss')]
  const named = new Set([...lit].map(idIn))
  const told = [
    `Patrol ${patrol.length}`,
    `home ${home.length}`,
    `lost ${lost.length}`,
    ...(events > 0 ? [counted(events, 'event')] : []),
  ]
  return (
    <button
      type="button"
      className="eagle-aside"
      data-lit={[...patrol, ...home, ...lost].some(id => named.has(id)) || undefined}
      onClick={({ currentTarget }) =>
        currentTarget
          .closest('.eagle-air')
          ?.querySelector('[data-box="patrol"]')
          ?.scrollIntoView({ block: 'start' })
      }
    >
      {told.join(' · ')} ▾
    </button>
  )
}
