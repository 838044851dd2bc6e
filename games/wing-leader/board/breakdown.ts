import { altitudeOf } from '../rules/01-words/geometry.ts'
import { modelOf } from '../rules/01-words/units.ts'
import { basicSpeed, basicTurn } from '../rules/03-aircraft/ratings.ts'
import type { Battle, Unit } from '../state.ts'

/** A rating in force and what it is made of. */
export interface Breakdown {
  readonly total: number
  readonly lines: readonly { readonly what: string; readonly by: number; readonly plain?: boolean }[]
}

export function speedOf(battle: Battle, unit: Unit): Breakdown {
  return itemised(battle, unit, 'speed')
}

export function turnOf(battle: Battle, unit: Unit): Breakdown {
  return itemised(battle, unit, 'turn')
}

function itemised(battle: Battle, unit: Unit, rating: 'speed' | 'turn'): Breakdown {
  const total = rating === 'speed' ? basicSpeed(battle, unit) : basicTurn(battle, unit)
  if (unit.slow) return { total, lines: [{ what: 'Slow marker: no speed, no turn', by: 0, plain: true }] }
  const model = modelOf(battle, unit)
  const powered = unit.throttle !== undefined && model.throttle
  const altitude = altitudeOf(unit.square)
  const rated = powered ? model.throttle[unit.throttle ?? 'none'][rating] : (model[rating][altitude] ?? 0)
  const marker = rating === 'turn' || unit.marker === undefined ? 0 : unit.marker === 'dive' ? 1 : -1
  const what = powered ? `Throttle ${unit.throttle}` : `At altitude ${altitude}`
  const rest = total - rated - marker
  return {
    total,
    lines: [
      { what, by: rated, plain: true },
      ...(marker === 0 ? [] : [{ what: marker > 0 ? 'Dive marker' : 'Climb marker', by: marker }]),
      ...(rest === 0 ? [] : [{ what: rest < 0 ? burdenOf(unit) : 'Never below 0', by: rest }]),
    ],
  }
}

function burdenOf(unit: Unit): string {
  if (unit.load !== undefined) return unit.load === 'cargo' ? 'Cargo' : 'Load under the wings'
  if (unit.tanks) return 'Drop tanks'
  if (unit.pod !== undefined) return unit.pod === 'gun' ? 'Gun pods' : 'Anti-tank pods'
  return 'Air-to-air rockets'
}
