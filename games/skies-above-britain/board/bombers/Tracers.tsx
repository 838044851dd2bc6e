import type { Logged, Ref } from '@tallyho/engine'
import type { FighterId } from '../../pack/types.ts'
import { factsIf, factsIn } from '../../vocabulary.ts'
import type { Spot } from './place.ts'
import type { Placed } from './shown.ts'

interface TracersProps {
  readonly placed: Placed
  readonly notes: readonly Logged[]
  /** What the question or the pointer is about: its attacks are seen whole. */
  readonly wanted: ReadonlySet<Ref>
}

/** Who fires just now, and who is about to attack whom: a stub before his nose, the whole way where that is asked for. */
export function Tracers({ placed, notes, wanted }: TracersProps) {
  const fire = fireIn(notes)
  const fired = firedIn(notes)
  const last = [...fired].at(-1)
  return placed.fighters.map(({ id, slot, bomber, target, delayed }) => {
    if (!target) return null
    const isWhole = id === last || wanted.has(`fighter:${id}`) || wanted.has(`bomber:${bomber}`)
    const fires = fire?.fighter === id
    if (fires)
      return fire.by === 'fighter' ? (
        <path key={id} className="sab-am-tracer" d={fan(slot.plane, target)} />
      ) : (
        <path key={id} className="sab-am-tracer sab-am-tracer-back" d={fan(target, slot.plane)} />
      )
    if (fired.has(id) && !isWhole) return null
    const d = isWhole ? line(slot.plane, target) : stub(slot.plane, target)
    return <path key={id} className="sab-am-attack" data-delayed={delayed} data-whole={isWhole} d={d} />
  })
}

/** SAB-BMB-23 Who has fired in this round. */
export function firedIn(notes: readonly Logged[]): ReadonlySet<FighterId> {
  const round = notes.slice(notes.findLastIndex(({ what }) => what === 'bomber-round') + 1)
  return new Set(factsIn(round)('bomber-card').map(({ fighter }) => fighter))
}

type Fire = { readonly by: 'fighter' | 'gunner'; readonly fighter: FighterId }

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

/** Where a stub begins and ends, from the middle of the aircraft. */
const STUB = [30, 62] as const

function stub(from: Spot, to: Spot): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const [a, b] = STUB.map(far => ({
    x: from.x + ((to.x - from.x) * Math.min(far, length * 0.8)) / length,
    y: from.y + ((to.y - from.y) * Math.min(far, length * 0.8)) / length,
  }))
  return a && b ? line(a, b) : ''
}

/** Three streams of bullets. */
function fan(from: Spot, to: Spot): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const across = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length }
  return [-6, 0, 6]
    .map(off => `M${from.x + across.x * off} ${from.y + across.y * off}L${to.x} ${to.y}`)
    .join('')
}
