import type { Pause, Ref } from '@tallyho/engine'
import { useLooked } from '@tallyho/kit'
import { memo } from 'react'
import type { BoxId } from '../../pack/types.ts'
import { isBox, returnBox } from '../../rules/05-map/boxes.ts'
import { missionOf } from '../../rules/05-map/table.ts'
import { handOf, leadsTo, positionOf } from '../../rules/16-engage/maneuvers.ts'
import {
  type Campaign,
  type Fighter,
  type FighterNo,
  MANEUVERS,
  type Maneuver,
  type SpaceNo,
} from '../../state.ts'
import { type Passed, wayThrough } from '../attack/way.ts'
import { type Decided, isIn } from '../decided.ts'
import { type Layout, spotsIn } from '../docks/layout.ts'
import { middleOf } from '../docks/sheet.ts'
import { Ghost } from '../pieces/Aircraft.tsx'
import { moverOf } from '../question.ts'
import { roomFor } from './Attackers.tsx'
import { HEADINGS } from './headings.ts'
import { diamond, numberSpot, type Plan, type Spot } from './places.ts'

interface FlightProps {
  readonly campaign: Campaign
  readonly plan: Plan
  readonly layout: Layout
}

/** How somebody came in, and how he will pull out: of him who is asked about or looked at, or of one who goes in alone. */
export const Passes = memo(function Passes({
  campaign,
  plan,
  layout,
  decided,
  asked,
}: FlightProps & { readonly decided: Decided; readonly asked: FighterNo | undefined }) {
  const wave = missionOf(campaign).fighters.filter(({ at }) => at === 'space')
  const over = useLooked(looks => looks.over)
  const shown = wave.length > 1 ? wave.filter(({ no }) => no === (over ?? asked)) : wave
  return (
    <g className="sr-passes">
      {shown.map(fighter => {
        const spot = spotOf(plan, wave, fighter)
        const out = isIn(decided.maneuvers, fighter.no) ? wayOut(fighter) : undefined
        // One line at a time: how he came in, until it is known how he pulls out.
        if (out)
          return <Track key={fighter.no} d={courseOf(campaign, plan, fighter, spot, dockSpot(layout, out))} />
        return (
          fighter.approach && (
            <Track key={fighter.no} d={bow(dockSpot(layout, fighter.approach), spot, 0.16)} />
          )
        )
      })}
    </g>
  )
})

/** Where the answer under the pointer would lead. */
export function Wanted({
  campaign,
  plan,
  layout,
  pause,
  hovered,
}: FlightProps & { readonly pause: Pause | undefined; readonly hovered: ReadonlySet<Ref> }) {
  const fighter = moverOf(campaign, pause)
  if (pause?.kind !== 'choice' || !fighter) return undefined
  const wave = missionOf(campaign).fighters.filter(({ at }) => at === 'space')
  const box = refIn(hovered, 'box:')
  if (pause.ask === 'engage.maneuver' && fighter.at === 'space' && box !== undefined && isBox(box)) {
    const way = pause.options.find(({ on }) => on?.includes(`box:${box}`))
    const spot = spotOf(plan, wave, fighter)
    return (
      <UnderFire
        plan={plan}
        from={spot}
        to={dockSpot(layout, box)}
        passed={isManeuver(way?.id) ? wayThrough(campaign, fighter, way.id) : []}
        taken={new Set(wave.map(one => one.space))}
      />
    )
  }
  if (pause.ask !== 'approach.target' || !isBox(fighter.at)) return undefined
  const option = pause.options.find(({ on }) => on?.every(ref => hovered.has(ref)) && on.length > 1)
  const space = plan.formation.spaces[Number(refIn(new Set(option?.on), 'space:') ?? -1)]
  if (!space) return undefined
  const to = plan.space(space)
  const position = positionOf({ ...fighter, approach: fighter.at as Fighter['approach'] })
  return (
    <>
      <Want d={bow(dockSpot(layout, fighter.at), to, 0.16)} />
      <g transform={`translate(${to.x.toFixed(1)} ${to.y.toFixed(1)})`}>
        <Ghost type={fighter.kind} size={plan.sheet.piece.plane} heading={HEADINGS[position]} />
      </g>
    </>
  )
}

const isManeuver = (id: string | undefined): id is Maneuver => MANEUVERS.some(one => one === id)

/** SR-PAS-01 SR-CF-04 Through which spaces a way out may lead, with how hard each shoots; the card says how far. */
function UnderFire({
  plan,
  from,
  to,
  passed,
  taken,
}: {
  readonly plan: Plan
  readonly from: Spot
  readonly to: Spot
  readonly passed: readonly Passed[]
  /** Beside a fighter the level stands already. */
  readonly taken: ReadonlySet<SpaceNo | undefined>
}) {
  const cells = cellsOn(plan, passed)
  const last = cells.at(-1)?.at ?? from
  const through = throughOf(cells)
  const size = plan.sheet.print * 1.2
  return (
    <g className="sr-way">
      {cells.map(({ space, at }) => (
        <path key={space} className="sr-under-fire" d={diamond(plan, at, 2)} />
      ))}
      <path className="sr-track-halo" d={`M${from.x.toFixed(1)} ${from.y.toFixed(1)}${through}`} />
      <path className="sr-want" d={`M${from.x.toFixed(1)} ${from.y.toFixed(1)}${through}`} />
      <Want d={bow(last, to, cells.length > 0 ? -0.12 : -0.2)} />
      {cells.map(
        ({ space, level, number }) =>
          !taken.has(space) && (
            <g
              key={space}
              className="sr-level"
              data-mark="hovered"
              transform={`translate(${number.x} ${number.y})`}
            >
              <path
                className="sr-level-badge"
                d={`M0 ${-size * 1.12}L${size} 0L0 ${size * 1.12}L${-size} 0Z`}
              />
              <text y={size * 0.36} fontSize={size}>
                {level}
              </text>
            </g>
          ),
      )}
    </g>
  )
}

/** The spaces of a way, and where they lie on the sheet. */
function cellsOn(plan: Plan, passed: readonly Passed[]) {
  return passed.flatMap(({ space, level }) => {
    const found = plan.formation.spaces[space]
    return found ? [{ space, level, at: plan.space(found), number: numberSpot(plan, found) }] : []
  })
}

const throughOf = (cells: readonly { readonly at: Spot }[]): string =>
  cells.map(({ at }) => `L${at.x.toFixed(1)} ${at.y.toFixed(1)}`).join('')

/** SR-PAS-02 The way that was chosen, through the very spaces that may shoot; from where the card left him he only leaves. */
function courseOf(campaign: Campaign, plan: Plan, fighter: Fighter, from: Spot, to: Spot): string {
  const passed = fighter.attacked ? [] : wayThrough(campaign, fighter, fighter.maneuver)
  const cells = cellsOn(plan, passed)
  const last = cells.at(-1)?.at ?? from
  return `M${from.x.toFixed(1)} ${from.y.toFixed(1)}${throughOf(cells)}${bow(last, to, -0.12)}`
}

function refIn(refs: ReadonlySet<Ref>, kind: string): string | undefined {
  for (const ref of refs) if (ref.startsWith(kind)) return ref.slice(kind.length)
  return undefined
}

/** SR-BRK-02 SR-BRK-04 */
function wayOut(fighter: Fighter): BoxId {
  const { maneuver, mode } = fighter
  return returnBox(leadsTo(positionOf(fighter), maneuver), handOf(maneuver), mode === 'evasive')
}

export function spotOf(plan: Plan, wave: readonly Fighter[], { no, space }: Fighter): Spot {
  const found = plan.formation.spaces[space as SpaceNo]
  if (!found) return { x: 0, y: 0 }
  const here = wave.filter(one => one.space === space)
  const room = roomFor(plan, found, here.length)
  const at = here.findIndex(one => one.no === no)
  return spotsIn(room, here.length, plan.sheet.piece)[at] ?? plan.space(found)
}

function dockSpot({ docks }: Layout, id: BoxId): Spot {
  const dock = docks.get(id)
  return dock ? middleOf(dock.rect) : { x: 0, y: 0 }
}

/** A bend of so many parts of its length, to the left of the way. */
function bow(from: Spot, to: Spot, bend: number): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const [mx, my] = [(from.x + to.x) / 2 + dy * bend, (from.y + to.y) / 2 - dx * bend]
  return `M${from.x.toFixed(1)} ${from.y.toFixed(1)}Q${mx.toFixed(1)} ${my.toFixed(1)} ${to.x.toFixed(1)} ${to.y.toFixed(1)}`
}

function Track({ d }: { readonly d: string }) {
  return (
    <>
      <path className="sr-track-halo" d={d} />
      <path className="sr-track" d={d} />
    </>
  )
}

function Want({ d }: { readonly d: string }) {
  return (
    <>
      <path className="sr-track-halo" d={d} />
      <path className="sr-want" d={d} markerEnd="url(#sr-arrow)" />
    </>
  )
}
