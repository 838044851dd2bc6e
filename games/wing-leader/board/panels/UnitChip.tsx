import type { ReactNode } from 'react'
import { modelOf } from '../../rules/01-words/units.ts'
import type { Battle, Unit } from '../../state.ts'
import { letterOf } from '../names.ts'
import { UnitSvg } from '../pieces/UnitFace.tsx'
import { useUnit } from '../pieces/useUnit.tsx'
import { faceOf, unitLabel } from '../shown.ts'

/** A unit's counter outside the sky, with a word below it. */
export function UnitChip({
  battle,
  unit,
  children,
}: {
  readonly battle: Battle
  readonly unit: Unit
  readonly children?: ReactNode
}) {
  const handlers = useUnit(unit.no, unitLabel(battle, unit))
  return (
    <div className="wl-chip-unit" {...handlers}>
      <UnitSvg face={faceOf(battle, unit)} wide={54} />
      <span>{children ?? `${modelOf(battle, unit).name} ${letterOf(unit.id)}`}</span>
    </div>
  )
}
