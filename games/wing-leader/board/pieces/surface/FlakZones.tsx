import { TipText, useTip } from '@tallyho/kit'
import { memo } from 'react'
import { altitudeOf, columnOf, nameOf } from '../../../rules/01-words/geometry.ts'
import { forceOf } from '../../../rules/01-words/units.ts'
import { isSuppressed } from '../../../rules/14-surface/surface.ts'
import { isInZone, isUp, ratingOf, squaresAt } from '../../../rules/14-surface/zones.ts'
import type { Battle, Corner, Square, Surface } from '../../../state.ts'
import { CELL, centreOf, GROUND_LINE, leftOf, topOf } from '../../sky/places.ts'
import { boxOf } from '../layout.ts'

/** Squares under barrage fire, hatched by what fires into them, and the Barrage markers. */
export function FlakZones({ battle }: { readonly battle: Battle }) {
  return (
    <>
      {battle.balloons.filter(isUp).map(({ no, square }) => (
        <rect
          key={no}
          className="wl-zone wl-zone-balloon"
          x={leftOf(columnOf(square))}
          y={topOf(altitudeOf(square))}
          width={CELL}
          height={GROUND_LINE - topOf(altitudeOf(square))}
        />
      ))}
      {battle.surface.map(surface =>
        surface.guns.map((_, gun) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the guns of a unit do not change
          <Zone key={`${surface.no}.${gun}`} battle={battle} surface={surface} gun={gun} />
        )),
      )}
    </>
  )
}

function Zone({
  battle,
  surface,
  gun,
}: {
  readonly battle: Battle
  readonly surface: Surface
  readonly gun: number
}) {
  const { type } = ratingOf(battle, { surface: surface.no, gun })
  const corner = surface.guns[gun]?.barrage
  if (isSuppressed(battle, surface)) return undefined
  const near = type === 'S' ? [surface.square] : corner === undefined ? [] : squaresAt(corner)
  const squares = near.filter(square => isInZone(battle, surface, gun, square))
  return (
    <g className={`wl-of-${forceOf(battle, surface.side).nation}`}>
      {squares.map(square => (
        <ZoneSquare key={square} square={square} kind={type} />
      ))}
      {corner !== undefined && <Barrage corner={corner} name={surface.name} kind={type} />}
    </g>
  )
}

const KINDS = { S: 'small arms', L: 'light flak', H: 'heavy flak' } as const

const ZoneSquare = memo(function ZoneSquare({
  square,
  kind,
}: {
  readonly square: Square
  readonly kind: 'S' | 'L' | 'H'
}) {
  return <rect className={`wl-zone wl-zone-${kind}`} {...boxOf(square)} />
})

/** Smoke of bursts about the corner. */
const PUFFS = [
  [0, 0, 16],
  [-24, -15, 8],
  [21, -21, 7],
  [18, 20, 9],
  [-20, 19, 7.5],
] as const

/** A Barrage marker on its corner: bursts. */
const Barrage = memo(function Barrage({
  corner,
  name,
  kind,
}: {
  readonly corner: Corner
  readonly name: string
  readonly kind: 'S' | 'L' | 'H'
}) {
  const tip = useTip(() => (
    <TipText title={`Barrage of ${name}`}>
      <p>
        Its {KINDS[kind]} fires into the four squares that meet here, right of and above {nameOf(corner)}.
        Whoever enters one of them, or turns in it, is shot at: friend and foe.
      </p>
    </TipText>
  ))
  const { x, y } = centreOf(corner)
  return (
    <g className="wl-barrage" transform={`translate(${x + CELL / 2} ${y - CELL / 2})`} {...tip}>
      {PUFFS.map(([x, y, r]) => (
        <circle key={x} className={r > 9 ? 'wl-burst' : 'wl-puff'} cx={x} cy={y} r={r} />
      ))}
      <circle className="wl-barrage-plate" r="10" />
      <text y="5" fontSize="14" textAnchor="middle">
        {kind}
      </text>
    </g>
  )
})
