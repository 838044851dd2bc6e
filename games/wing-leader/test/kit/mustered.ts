import type { Force, ScenarioSpec, UnitLine } from '../../pack/types.ts'
import { begin } from '../../rules/05-set-up/set-up.ts'
import type { Battle } from '../../state.ts'
import { PROOF_SCENARIO, proofPack } from './charts.ts'

/** Boards before anything is set up. */

type Lines = readonly Partial<UnitLine>[]

interface Changes extends Partial<Omit<ScenarioSpec, 'raider' | 'defender'>> {
  readonly raider?: Lines
  readonly defender?: Lines
  /** What the raider's force says beyond its units. */
  readonly raiders?: Partial<Force>
  readonly defenders?: Partial<Force>
}

/** The board of the blank scenario with these lines: unless told otherwise squadrons of Bf 109E or Spitfires on a sweep. */
export function mustered({ raider = [], defender = [], raiders, defenders, ...rest }: Changes): Battle {
  const pack = proofPack({
    ...PROOF_SCENARIO,
    ...rest,
    raider: {
      ...PROOF_SCENARIO.raider,
      ...raiders,
      units: raider.map(line => lineOf('bf-109e', 'D8', line)),
    },
    defender: {
      ...PROOF_SCENARIO.defender,
      ...defenders,
      units: defender.map(line => lineOf('spitfire-i', 'W8', line)),
    },
  })
  return begin({ scenario: PROOF_SCENARIO.id, pack, options: {} })
}

function lineOf(model: string, square: string, changes: Partial<UnitLine>): UnitLine {
  return {
    name: 'a unit',
    model,
    size: 'squadron',
    count: 1,
    mission: 'sweep',
    facing: square === 'D8' ? 'right' : 'left',
    start: { squares: [square] },
    ...changes,
  }
}
