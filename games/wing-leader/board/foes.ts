import type { Pause } from '@tallyho/engine'
import { ALTITUDES, altitudeOf, distance } from '../rules/01-words/geometry.ts'
import type { Battle, Square, Unit } from '../state.ts'
import { moverOf } from './asked/question.ts'

/** The enemies of whoever is asked: whom it hunts and who hunts it, and the others, the nearest to what it is about first. */
export function enemiesOf(
  battle: Battle,
  pause: Pause | undefined,
  heart: readonly Square[],
): Readonly<Record<'related' | 'others', readonly Square[]>> {
  if (pause?.kind !== 'choice') return { related: [], others: [] }
  const mover = moverOf(battle, pause)
  const away = ({ square }: Unit) => Math.min(...heart.map(one => distance(one, square)))
  const enemies = battle.units
    .filter(({ side, at }) => side !== pause.seat && at === 'map')
    .toSorted((a, b) => away(a) - away(b))
  const isRelated = ({ no, tally }: Unit) => mover !== undefined && (mover.tally === no || tally === mover.no)
  const squares = (units: readonly Unit[]) => units.map(({ square }) => square)
  return {
    related: squares(enemies.filter(isRelated)),
    others: squares(enemies.filter(enemy => !isRelated(enemy))),
  }
}

/** So many squares apart two sides are about to meet. */
const NEAR = 6

/** Squares of those who fight, hunt or are about to meet: whoever is far from every enemy, or turns home from those who do, is not among them. */
export function frayOf({ units }: Battle): readonly Square[] {
  const flying = units.filter(({ at }) => at === 'map')
  const meets = (a: Unit, b: Unit) =>
    a.side !== b.side &&
    (a.tally === b.no ||
      b.tally === a.no ||
      (!(a.broken && b.broken) && distance(a.square, b.square) <= NEAR))
  return flying.filter(one => flying.some(other => meets(one, other))).map(({ square }) => square)
}

/** Squares beside those that several share: there these are fanned out, above them first. */
export function spreadOf({ units }: Battle): readonly Square[] {
  const flying = units.filter(({ at }) => at === 'map')
  const shared = flying.filter(one => flying.some(other => other !== one && other.square === one.square))
  return shared.flatMap(({ square }) => {
    const altitude = altitudeOf(square)
    const up = square + Math.min(2, ALTITUDES - 1 - altitude)
    return [up, square - ALTITUDES, square + ALTITUDES, square - Math.min(1, altitude)]
  })
}
