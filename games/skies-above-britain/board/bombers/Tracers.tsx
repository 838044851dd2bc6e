import type { Logged } from '@tallyho/engine'
import type { FighterId } from '../../pack/types.ts'
import type { BomberId } from '../../state.ts'
import { factsIf } from '../../vocabulary.ts'
import type { Spot } from './place.ts'
import type { Placed } from './shown.ts'

/** Who attacks whom, and who fires just now. */
export function Tracers({ placed, notes }: { readonly placed: Placed; readonly notes: readonly Logged[] }) {
  const { at, fighters } = placed
  const fire = fireIn(notes)
  return fighters.map(({ id, slot, bomber, angle, delayed }) => {
    const target = at.get(bomber ?? '')
    if (!target || !angle) return null
    const fires = fire?.by === 'fighter' && fire.fighter === id
    const fired = fire?.by === 'gunner' && fire.fighter === id
    return (
      <g key={id}>
        <path className="sab-am-attack" data-delayed={delayed} d={line(slot.plane, target)} />
        {fires && <path className="sab-am-tracer" d={fan(slot.plane, target)} />}
        {fired && <path className="sab-am-tracer sab-am-tracer-back" d={fan(target, slot.plane)} />}
      </g>
    )
  })
}

type Fire = { readonly by: 'fighter' | 'gunner'; readonly fighter: FighterId; readonly bomber?: BomberId }

/** What the last note tells of fire. */
function fireIn(notes: readonly Logged[]): Fire | undefined {
  const last = notes.at(-1)
  if (!last) return undefined
  const burst = factsIf(last, 'bomber-card')
  if (burst) return { by: 'fighter', fighter: burst.fighter }
  const back = factsIf(last, 'return-fire') ?? factsIf(last, 'hit')
  return back && { by: 'gunner', fighter: back.fighter }
}

function line(from: Spot, to: Spot): string {
  return `M${from.x} ${from.y}L${to.x} ${to.y}`
}

/** Three streams of bullets. */
function fan(from: Spot, to: Spot): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const across = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length }
  return [-6, 0, 6]
    .map(off => `M${from.x + across.x * off} ${from.y + across.y * off}L${to.x} ${to.y}`)
    .join('')
}
