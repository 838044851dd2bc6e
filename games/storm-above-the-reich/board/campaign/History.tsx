import { seasonAt } from '../../rules/01-campaign/season.ts'
import type { Campaign } from '../../state.ts'

/** What the season was like. */
export function History({ campaign }: { readonly campaign: Campaign }) {
  if (campaign.length === 'training') return undefined
  const { name, history } = seasonAt(campaign, campaign.season)
  return (
    <section className="sr-history" aria-label={`History: ${name}`}>
      <h5>{name}</h5>
      <p>{history}</p>
    </section>
  )
}
