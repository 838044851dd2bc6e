import { memo } from 'react'
import type { Battle, Square } from '../../state.ts'
import { CELL, centreOf } from '../sky/places.ts'

/** A ring round every square with a dogfight in it. */
export function Dogfights({ battle }: { readonly battle: Battle }) {
  return battle.dogfights.map(number => {
    const member = battle.units.find(unit => unit.dogfight === number && unit.at === 'map')
    return member && <Ring key={number} number={number} square={member.square} />
  })
}

const Ring = memo(function Ring({ number, square }: { readonly number: number; readonly square: Square }) {
  const { x, y } = centreOf(square)
  return (
    <g className="wl-dogfight" transform={`translate(${x} ${y})`}>
      <circle className="wl-dogfight-under" r={CELL * 0.74} />
      <circle className="wl-dogfight-ring" r={CELL * 0.74} />
      <g transform={`translate(0 ${-CELL * 0.74})`}>
        <rect x="-35" y="-8.500" width="70" height="17" rx="8.500" />
        <text y="4.500" fontSize="12.500" textAnchor="middle">
          dogfight {number}
        </text>
      </g>
    </g>
  )
})
