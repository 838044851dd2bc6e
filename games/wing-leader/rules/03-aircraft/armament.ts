import type { Load } from '../../pack/types.ts'
import type { Battle, Unit } from '../../state.ts'
import { lineOf, modelOf } from '../01-words/units.ts'

/** What a unit carries: one thing at most (WL-13.5.1.a WL-15.1.d). */
export type Armament = Load | 'tanks' | 'rockets' | 'gun-pods' | 'at-pods' | 'nothing'

/** WL-5.2.d WL-5.2.e WL-15.1.c What the owner may choose from; the first is what he gets if he does not ask for more. */
export function armamentsOf(battle: Battle, unit: Unit): Armament[] {
  const line = lineOf(battle, unit)
  const { abilities } = modelOf(battle, unit)
  switch (line.mission) {
    case 'transport':
      return ['cargo']
    case 'bombing':
      return loadsOf(battle, unit)
    case 'strafing':
      // WL-15.2.1.1.b Pods come instead of the load.
      return [...loadsOf(battle, unit), ...podsOf(battle, unit)]
    default: {
      // WL-3.2.1.b WL-3.2.1.c Fighters and recce carry no bombs. WL-13.2.a WL-3.3.o Tanks as the scenario says.
      const usual: Armament = line.dropTanks && abilities.dropTanks ? 'tanks' : 'nothing'
      if (line.mission === 'recce') return [usual]
      // WL-3.3.n WL-Q-99
      const rockets: Armament[] = line.aar && abilities.aar ? ['rockets'] : []
      return [usual, ...rockets, ...podsOf(battle, unit)]
    }
  }
}

/** WL-5.2.c WL-3.3.u WL-3.3.w Torpedoes and rockets need the ability. */
function loadsOf(battle: Battle, unit: Unit): Load[] {
  const { abilities } = modelOf(battle, unit)
  const loads = (lineOf(battle, unit).loads ?? []).filter(
    load =>
      (load !== 'torpedo' || abilities.torpedo !== undefined) &&
      (load !== 'atgr' || abilities.atgr !== undefined),
  )
  return loads.length > 0 ? loads : ['bomb']
}

/** WL-3.3.p WL-Q-99 */
function podsOf(battle: Battle, unit: Unit): Armament[] {
  const { pods } = lineOf(battle, unit)
  const { abilities } = modelOf(battle, unit)
  if (pods === 'gun' && abilities.gunPod) return ['gun-pods']
  return pods === 'at' && abilities.atPod ? ['at-pods'] : []
}

/** Hangs it under the wings, in place of whatever was there. WL-2.1.l */
export function arm(battle: Battle, unit: Unit, armament: Armament): void {
  unit.load = isLoad(armament) ? armament : undefined
  unit.tanks = armament === 'tanks'
  unit.aar = armament === 'rockets' ? 'loaded' : undefined
  unit.pod = armament === 'gun-pods' ? 'gun' : armament === 'at-pods' ? 'at' : undefined
  // WL-15.2.1.1.c
  if (unit.pod === 'gun' && unit.mission === 'strafing' && modelOf(battle, unit).class === 'fighter') {
    unit.mission = 'sweep'
    unit.alerted = lineOf(battle, unit).alerted === true
  }
}

function isLoad(armament: Armament): armament is Load {
  return (
    armament === 'bomb' ||
    armament === 'torpedo' ||
    armament === 'atgr' ||
    armament === 'parafrag' ||
    armament === 'cargo'
  )
}
