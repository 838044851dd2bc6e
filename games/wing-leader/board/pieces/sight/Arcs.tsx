import { ALTITUDES, COLUMNS } from '../../../rules/01-words/geometry.ts'
import { isEscort, unitAt } from '../../../rules/01-words/units.ts'
import { isInSunArc } from '../../../rules/04-sky.ts'
import { formationOf } from '../../../rules/09-command/wings.ts'
import type { Battle, Unit } from '../../../state.ts'
import { CELL, centreOf } from '../../sky/places.ts'
import { boxOf } from '../layout.ts'

const SQUARES = Array.from({ length: COLUMNS * ALTITUDES }, (_, square) => square)

/** Squares from which an escort may come to a bomber's help (10.4.b). */
const HELP = 3

/** Of one unit: ahead, behind, where the Sun blinds it, who flies in formation with it, how far an escort reaches. */
export function Arcs({ battle, unit }: { readonly battle: Battle; readonly unit: Unit }) {
  const { x, y } = centreOf(unit.square)
  const wedge = 'M0 0L1600 -1600V1600Z'
  return (
    <g className="wl-arcs">
      {!unit.lufbery && (
        <g transform={`translate(${x} ${y}) rotate(${-45 * unit.facing})`}>
          <path className="wl-ahead" d={wedge} />
          <path className="wl-behind" d={wedge} transform="rotate(180)" />
        </g>
      )}
      {formationOf(battle, unit).map(no => {
        const mate = centreOf(unitAt(battle, no).square)
        return (
          no !== unit.no && <path key={no} className="wl-formation" d={`M${x} ${y}L${mate.x} ${mate.y}`} />
        )
      })}
      {isEscort(unit) && (
        <rect
          className="wl-help"
          x={x - CELL * (HELP + 0.5)}
          y={y - CELL * (HELP + 0.5)}
          width={CELL * (2 * HELP + 1)}
          height={CELL * (2 * HELP + 1)}
        />
      )}
      {SQUARES.filter(square => isInSunArc(battle, unit.square, square)).map(square => (
        <rect key={square} className="wl-blinding" {...boxOf(square)} />
      ))}
    </g>
  )
}
