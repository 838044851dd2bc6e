import type { Option, Procedure } from '@tallyho/engine'
import type { Side } from '../../pack/types.ts'
import type { Battle, Unit, UnitNo } from '../../state.ts'
import { choose, note } from '../../vocabulary.ts'
import { distance } from '../01-words/geometry.ts'
import { hasBombing, isBomber, isEscort, named, unitAt } from '../01-words/units.ts'
import { ESCORT_REACH } from '../15-bombing/bombing-missions.ts'
import { formationOf } from './formations.ts'
import { changeMission } from './missions.ts'

export interface ReleaseOption extends Option {
  readonly bombers?: readonly UnitNo[]
}

const KEEP: ReleaseOption = { id: 'keep', ends: true }

/** WL-15.2.2.b WL-9.2.2.2.d Administration Phase: once in a game each bomber formation may send all its escorts sweeping. */
export function* releaseEscorts(battle: Battle, side: Side): Procedure {
  if (!hasBombing(battle)) return
  for (;;) {
    const options = [KEEP]
    for (const bombers of bomberFormations(battle, side))
      if (mayRelease(battle, bombers))
        options.push({
          id: `release/${unitAt(battle, bombers[0] as UnitNo).id}`,
          on: bombers.map(no => `unit:${no}`),
          bombers,
        })
    const { bombers } = yield* choose(side, 'escorts.release', options)
    if (bombers === undefined) return
    release(battle, bombers)
  }
}

/** WL-9.1.a Of the units in formation, the bombers. */
function bomberFormations(battle: Battle, side: Side): UnitNo[][] {
  const formations: UnitNo[][] = []
  const seen: UnitNo[] = []
  for (const unit of battle.units) {
    if (unit.side !== side || unit.at !== 'map' || !isBomber(unit) || seen.includes(unit.no)) continue
    const bombers = formationOf(battle, unit).filter(no => isBomber(unitAt(battle, no)))
    seen.push(...bombers)
    formations.push(bombers)
  }
  return formations
}

function mayRelease(battle: Battle, bombers: readonly UnitNo[]): boolean {
  return !bombers.some(no => unitAt(battle, no).releasedEscorts) && escortsOf(battle, bombers).length > 0
}

/** Escorts as near to one of the bombers as an escort has to fly. */
function escortsOf(battle: Battle, bombers: readonly UnitNo[]): Unit[] {
  return battle.units.filter(
    unit =>
      isEscort(unit) &&
      unit.at === 'map' &&
      bombers.some(no => {
        const bomber = unitAt(battle, no)
        return bomber.side === unit.side && distance(bomber.square, unit.square) <= ESCORT_REACH
      }),
  )
}

function release(battle: Battle, bombers: readonly UnitNo[]): void {
  const escorts = escortsOf(battle, bombers)
  for (const no of bombers) unitAt(battle, no).releasedEscorts = true
  for (const escort of escorts) changeMission(battle, escort, 'sweep')
  note('WL-15.2.2.b', 'escorts-released', {
    bombers: bombers.map(no => named(unitAt(battle, no))),
    escorts: escorts.map(named),
  })
}
