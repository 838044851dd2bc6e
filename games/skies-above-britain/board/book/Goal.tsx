import { counted } from '@tallyho/engine'
import type { Campaign } from '../../state.ts'
import { goalOf } from './goals.ts'

const ASKED = { chapter: 'This chapter', patrol: 'This patrol', scenario: 'This scenario' } as const

/** How far the squadron is from what is asked of it: a rule with two marks on it. */
export function Goal({ campaign }: { readonly campaign: Campaign }) {
  const { points, won, lost, of, patrols, flown } = goalOf(campaign)
  const low = Math.min(0, lost - 1, points)
  const top = Math.max(won * 1.25, points, won + 2)
  const at = (value: number) => `${(100 * (value - low)) / (top - low)}%`
  const said = `${ASKED[of]}: ${counted(points, 'point')}; lost below ${lost}, won from ${won}`
  return (
    <section className="sab-goal" aria-label={said}>
      <p>
        <b>{ASKED[of]}</b>
        {of === 'chapter' && ` has ${patrols} patrols, ${flown} flown.`} {counted(won, 'point')}{' '}
        {won === 1 ? 'wins' : 'win'} it, below {lost} it is lost.
      </p>
      <div className="sab-goal-rule" aria-hidden="true">
        <i style={{ width: at(Math.max(points, low)) }} />
        <span style={{ left: at(lost) }}>
          <b>{lost}</b>
        </span>
        <span style={{ left: at(won) }}>
          <b>{won}</b>
        </span>
        <em style={{ left: at(points) }}>{points}</em>
      </div>
    </section>
  )
}
