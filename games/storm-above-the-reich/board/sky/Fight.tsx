import type { Logged } from '@tallyho/engine'
import { memo, useMemo } from 'react'
import { APPROACH_BOXES } from '../../pack/names.ts'
import { box } from '../../rules/05-map/boxes.ts'
import { isGone, missionOf } from '../../rules/05-map/table.ts'
import type { Campaign, Fighter } from '../../state.ts'
import type { Layout } from '../docks/layout.ts'
import { middleOf } from '../docks/sheet.ts'
import { Aircraft } from '../pieces/Aircraft.tsx'
import { planeOff } from '../pieces/FighterFace.tsx'
import { positionOf } from '../shown.ts'
import { spotOf } from './Flight.tsx'
import { blowsIn, lastSeen } from './fight.ts'
import { HEADINGS } from './headings.ts'
import type { Plan, Spot } from './places.ts'

interface FightProps {
  readonly campaign: Campaign
  readonly plan: Plan
  readonly layout: Layout
  readonly notes: readonly Logged[]
}

/** The fight as it is told, over everything else: bursts, the gunners, what they strike, and who goes down. */
export const Fight = memo(function Fight({ campaign, plan, layout, notes }: FightProps) {
  const { fighters, bombers } = missionOf(campaign)
  const blows = useMemo(() => blowsIn(notes), [notes])
  const flownOut = fighters.flatMap(one => {
    const space = blows.left.get(one.no)
    return space === undefined || one.at === 'space' ? [] : { ...one, at: 'space' as const, space }
  })
  const wave = [...fighters.filter(({ at }) => at === 'space'), ...flownOut]
  const spots = new Map(wave.map(one => [one.no, planeSpot(plan, wave, one)]))
  const placeOf = (id: string): Spot | undefined => {
    const place = plan.formation.places.find(({ no }) => bombers[no]?.id === id)
    return place && plan.place(place)
  }
  const guns = plan.formation.places.flatMap(place => {
    const bomber = bombers[place.no]
    return bomber && !isGone(bomber) ? [plan.place(place)] : []
  })
  return (
    // Told anew, seen anew.
    <g className="sr-fight" key={notes.length}>
      {[...blows.underFire].map(no => {
        const at = spots.get(no)
        return (
          at &&
          nearest(guns, at).map(from => (
            <Stream key={`${no}/${from.x}/${from.y}`} from={from} to={at} off={4} className="sr-gunners" />
          ))
        )
      })}
      {blows.bursts.map(({ fighter, bomber }) => {
        const [from, to] = [spots.get(fighter), placeOf(bomber)]
        return from && to && <Stream key={fighter} from={from} to={to} off={5} className="sr-burst" flash />
      })}
      {[...blows.struck].map(id => {
        const at = placeOf(id)
        return at && <Strike key={id} at={at} size={plan.span * 0.34} />
      })}
      {APPROACH_BOXES.map(id => {
        const dock = layout.docks.get(id)
        if (!dock || !blows.flak.has(box(id).position ?? 'nose')) return undefined
        return <Strike key={id} at={middleOf(dock.rect)} size={plan.span * 0.26} />
      })}
      {[...blows.hit].map(no => {
        const at = spots.get(no)
        return at && <Strike key={no} at={at} size={plan.sheet.piece.plane * 0.5} />
      })}
      <Down campaign={campaign} plan={plan} layout={layout} notes={notes} />
    </g>
  )
})

/** Where the aircraft itself is drawn, beside its name. */
function planeSpot(plan: Plan, wave: readonly Fighter[], fighter: Fighter): Spot {
  const { x, y } = spotOf(plan, wave, fighter)
  return { x, y: y + planeOff(plan.sheet.piece, HEADINGS[positionOf(fighter) ?? 'tail']) }
}

/** So many bombers fire at one fighter. */
const GUNS = 3

function nearest(guns: readonly Spot[], { x, y }: Spot): readonly Spot[] {
  const far = (one: Spot) => Math.hypot(one.x - x, one.y - y)
  return [...guns].sort((one, other) => far(one) - far(other)).slice(0, GUNS)
}

/** Tracers, two abreast: they begin and end clear of the aircraft. */
function Stream({
  from,
  to,
  off,
  className,
  flash = false,
}: {
  readonly from: Spot
  readonly to: Spot
  readonly off: number
  readonly className: string
  /** At the muzzles. */
  readonly flash?: boolean
}) {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const far = Math.hypot(dx, dy) || 1
  const [ux, uy] = [dx / far, dy / far]
  const clear = Math.min(18, far * 0.3)
  const lines = [-off, off].map(side => ({
    x1: from.x + ux * clear - uy * side,
    y1: from.y + uy * clear + ux * side,
    x2: to.x - ux * 8 - uy * side * 0.3,
    y2: to.y - uy * 8 + ux * side * 0.3,
  }))
  return (
    <g className={className}>
      {lines.map(({ x1, y1, x2, y2 }) => (
        <g key={`${x1}/${y1}`}>
          <line className="sr-tracer" {...{ x1, y1, x2, y2 }} />
          <line className="sr-tracer sr-tracer-hot" {...{ x1, y1, x2, y2 }} />
          {flash && <circle className="sr-muzzle" cx={x1} cy={y1} r="6" />}
        </g>
      ))}
    </g>
  )
}

/** Where it strikes: a burst of fire that goes up in smoke. */
function Strike({ at, size }: { readonly at: Spot; readonly size: number }) {
  return (
    <g transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}>
      <circle className="sr-strike-smoke" r={size * 0.9} />
      <circle className="sr-strike" r={size} />
      <path className="sr-strike-star" d={SPARKS} transform={`scale(${(size / 20).toFixed(2)})`} />
    </g>
  )
}

const SPARKS = 'M0 -22L4 -7L18 -14L8 -2L22 4L7 5L9 21L0 9L-10 20L-7 5L-22 3L-8 -3L-17 -15L-4 -7Z'

/** A fighter that is lost spins away from where it was last seen. */
function Down({ campaign, plan, layout, notes }: FightProps) {
  const last = notes.findLast(({ what }) => what === 'fighter.lost')
  const told = notes.at(-1)?.what
  if (!last || (told !== 'fighter.lost' && told !== 'pilot.killed')) return undefined
  const no = Number(last.facts.fighter)
  const fighter = missionOf(campaign).fighters[no]
  const seen = lastSeen(notes, no)
  if (!fighter || !seen) return undefined
  const space = 'space' in seen ? plan.formation.spaces[seen.space] : undefined
  const dock = 'box' in seen ? [...layout.docks].find(([id]) => id === seen.box)?.[1] : undefined
  const at = space ? plan.space(space) : dock && middleOf(dock.rect)
  if (!at) return undefined
  return (
    <g transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}>
      <g className="sr-down">
        <circle className="sr-strike-smoke" cy="-8" r="18" />
        <Aircraft type={fighter.kind} size={plan.sheet.piece.plane} shadow={0} />
        <ellipse className="sr-blaze" rx="6" ry="12" />
      </g>
    </g>
  )
}
