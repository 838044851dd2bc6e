import type { Logged } from '@tallyho/engine'
import { memo } from 'react'
import { missionOf } from '../../rules/05-map/table.ts'
import type { Campaign } from '../../state.ts'
import { Fall } from './Damage.tsx'
import type { Plan } from './places.ts'

/** Bombers that have just gone down: they are to be seen below until the next card, and stand before no question. */
export const Falls = memo(function Falls({
  campaign,
  plan,
  notes,
}: {
  readonly campaign: Campaign
  readonly plan: Plan
  readonly notes: readonly Logged[]
}) {
  const { bombers } = missionOf(campaign)
  const { now, before } = wentDown(notes)
  return plan.formation.places.map(place => {
    const bomber = bombers[place.no]
    const seen = bomber !== undefined && now.has(bomber.id)
    if (!bomber?.gone || !(seen || before.has(bomber.id))) return undefined
    return <Fall key={place.no} plan={plan} at={plan.place(place)} how={bomber.gone} seen={seen} />
  })
})

const NEXT: ReadonlySet<string> = new Set(['turn.begun', 'cohesion.check', 'burst.card', 'fire.card'])

/** By the log, back to the card that was theirs: with the last note, and before it. */
function wentDown(notes: readonly Logged[]): {
  readonly now: ReadonlySet<string>
  readonly before: ReadonlySet<string>
} {
  const [now, before] = [new Set<string>(), new Set<string>()]
  for (let i = notes.length - 1; i >= 0; i--) {
    const { what, facts } = notes[i] as Logged
    if (NEXT.has(what)) break
    if (what !== 'bomber.fallen' && what !== 'bomber.destroyed') continue
    const down = i === notes.length - 1 ? now : before
    down.add(String(facts.bomber))
  }
  return { now, before }
}
