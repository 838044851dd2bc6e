import { sameBut, useAttention, useLooked, usePick } from '@tallyho/kit'
import { type FocusEvent, memo } from 'react'
import { nameOf } from '../../rules/01-words/geometry.ts'
import { modelOf } from '../../rules/01-words/units.ts'
import type { Battle, UnitNo } from '../../state.ts'
import { unitName } from '../names.ts'
import { faceOf, type Pile, pilesOf, unitLabel } from '../shown.ts'
import { CELL, centreOf, GROUND_LINE, LEFT_MARGIN, RIGHT_EDGE, type Spot } from '../sky/places.ts'
import { type FaceProps, UnitFace } from './UnitFace.tsx'
import { useUnit } from './useUnit.tsx'

/** Part of its square that a single counter fills. */
const FULL = 0.97

/** Steps to the squares that a name below a counter would run into. */
const BESIDE_AND_BELOW = [-20, 20, -1, -21, 19]

export const Units = memo(function Units({ battle }: { readonly battle: Battle }) {
  const piles = pilesOf(battle)
  const crowded = new Set(piles.map(({ square }) => square))
  return piles.map(pile => {
    const open = BESIDE_AND_BELOW.every(step => !crowded.has(pile.square + step))
    return (
      <PileOfUnits
        key={`${pile.edge ?? ''}${pile.square}`}
        battle={battle}
        pile={pile}
        named={pile.units.length === 1 && open}
      />
    )
  })
})

/** Where the counters of a pile lie: one fills the square, two or three overlap, more share it. */
function layOut(count: number): { readonly scale: number; readonly spots: readonly Spot[] } {
  if (count === 1) return { scale: FULL, spots: [{ x: 0, y: 0 }] }
  if (count <= 3) {
    const scale = count === 2 ? 0.74 : 0.62
    const step = (CELL * (1 - scale)) / (count - 1)
    const spots = Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * step)
    return { scale, spots: spots.map(at => ({ x: at, y: at })) }
  }
  const across = count <= 4 ? 2 : count <= 9 ? 3 : 4
  const rows = Math.ceil(count / across)
  const step = CELL / across
  const spots = Array.from({ length: count }, (_, i) => ({
    x: ((i % across) - (across - 1) / 2) * step,
    y: (Math.floor(i / across) - (rows - 1) / 2) * step,
  }))
  return { scale: FULL / across, spots }
}

function pileCentre({ square, edge }: Pile): Spot {
  const { x, y } = centreOf(square)
  if (edge === undefined) return { x, y }
  return { x: edge === 'left' ? LEFT_MARGIN - CELL / 2 : RIGHT_EDGE + CELL / 2 - 4, y }
}

interface PileProps {
  readonly battle: Battle
  readonly pile: Pile
  readonly named: boolean
}

const PileOfUnits = memo(function PileOfUnits({ battle, pile, named }: PileProps) {
  const { x, y } = pileCentre(pile)
  const { scale, spots } = layOut(pile.units.length)
  const attention = useAttention()
  const isPile = pile.units.length > 1
  const open = () => {
    if (isPile && pile.edge === undefined) attention.look({ fan: pile.square })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: opens what is named within it
    <g
      className="wl-pile"
      transform={`translate(${x} ${y})`}
      onMouseEnter={open}
      onFocus={(event: FocusEvent) => event.target.matches(':focus-visible') && open()}
    >
      {isPile && <rect className="wl-pile-square" x={-CELL / 2} y={-CELL / 2} width={CELL} height={CELL} />}
      {pile.units.map((unit, i) => {
        const spot = spots[i] as Spot
        return (
          <g key={unit.no} transform={`translate(${spot.x} ${spot.y}) scale(${scale})`}>
            <UnitPiece
              no={unit.no}
              name={named ? modelOf(battle, unit).name : undefined}
              label={unitLabel(battle, unit)}
              {...faceOf(battle, unit)}
            />
          </g>
        )
      })}
    </g>
  )
}, sameBut('battle'))

interface PieceProps extends FaceProps {
  readonly no: UnitNo
  readonly label: string
  /** Written below the counter where there is room. */
  readonly name: string | undefined
  /** Shown a second time, in a fan: for the pointer alone. */
  readonly again?: boolean
}

/** One counter that can be picked, looked at and explained. */
const UnitPiece = memo(function UnitPiece({ no, label, name, again = false, ...face }: PieceProps) {
  const handlers = useUnit(no, label)
  const selected = useLooked(({ selected }) => selected === no)
  return (
    <g
      className={selected ? 'wl-unit wl-unit-selected' : 'wl-unit'}
      {...handlers}
      {...(again && { 'data-ref': undefined, 'aria-hidden': true, tabIndex: -1 })}
    >
      {selected && <rect className="wl-selected" x="-23.500" y="-23.500" width="47" height="47" rx="7" />}
      <g transform="translate(-20 -20)" data-piece={again ? undefined : `unit:${no}`}>
        <UnitFace {...face} />
      </g>
      {name && (
        <text className="wl-unit-name" y="32" fontSize="13" textAnchor="middle">
          {name}
        </text>
      )}
    </g>
  )
})

const FAN_WIDTH = 96
const FAN_HEIGHT = 76
const FAN_SCALE = 1.2

/** The pile under the pointer or keyboard, fanned out on a plate above all others. */
export function Fan({ battle }: { readonly battle: Battle }) {
  const square = useLooked(({ fan }) => fan)
  const attention = useAttention()
  const { onClick, 'data-mark': mark } = usePick(`square:${square === undefined ? '' : nameOf(square)}`, '')
  const plate = { onClick, 'data-mark': mark }
  if (square === undefined) return undefined
  const units = battle.units.filter(unit => unit.at === 'map' && unit.square === square)
  if (units.length < 2) return undefined
  const across = Math.min(units.length, units.length <= 4 ? 2 : 4)
  const rows = Math.ceil(units.length / across)
  const [width, height] = [across * FAN_WIDTH + 10, rows * FAN_HEIGHT + 24]
  const centre = centreOf(square)
  const x = Math.min(Math.max(centre.x - width / 2, 4), RIGHT_EDGE + 30 - width)
  const y = Math.min(Math.max(centre.y - height / 2, 4), GROUND_LINE - height)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the same units can be reached below it
    <g
      className="wl-fan"
      transform={`translate(${x} ${y})`}
      onMouseLeave={() => attention.look({ fan: undefined, over: undefined })}
    >
      <rect className="wl-fan-plate" width={width} height={height} rx="5" {...plate} />
      <text className="wl-fan-title" x="8" y="15" fontSize="12.500">
        {nameOf(square)}: {units.length} units
      </text>
      {units.map((unit, i) => (
        <g
          key={unit.no}
          transform={`translate(${5 + FAN_WIDTH * ((i % across) + 0.5)} ${20 + FAN_HEIGHT * (Math.floor(i / across) + 0.4)}) scale(${FAN_SCALE})`}
        >
          <UnitPiece
            no={unit.no}
            name={unitName(battle, unit)}
            label={unitLabel(battle, unit)}
            again
            {...faceOf(battle, unit)}
          />
        </g>
      ))}
    </g>
  )
}
