import { packs, standard } from '../../pack/index.ts'
import type {
  CombatResult,
  Letter,
  Pack,
  SpaceId,
  SquadronId,
  SquadronSpec,
  SquadronType,
} from '../../pack/types.ts'

/** The components that the proofs are reckoned with: balance may move in the standard pack, the proofs stay. */

function column(...rows: readonly (readonly [upTo: number | undefined, result: CombatResult])[]) {
  return rows.map(([upTo, result]) => (upTo === undefined ? { result } : { upTo, result }))
}

function provisional(id: SquadronId, type: SquadronType, home: SpaceId, letter: Letter): SquadronSpec {
  const combat = type === 'Spitfire' ? { full: 4, reduced: 3 } : { full: 3, reduced: 2 }
  return { id, type, home, letter, combat, provisional: true, source: 'designed', ref: 'the proofs' }
}

const proof: Pack = {
  ...standard,
  id: 'proof',
  title: 'Charts of the proofs',
  combatResults: {
    german: column([6, 'none'], [7, 'D'], [8, 'A'], [12, 'L'], [undefined, 'H']),
    british: column([4, 'H'], [6, 'L'], [7, 'A'], [9, 'D'], [undefined, 'none']),
    source: 'designed',
    ref: 'the proofs',
  },
  squadrons: [
    ...standard.squadrons,
    provisional('74', 'Spitfire', '6/11c', 'A'),
    provisional('145', 'Hurricane', '1/11a', 'C'),
    provisional('238', 'Hurricane', '4/10b', 'C'),
  ],
  scenarios: standard.scenarios.map(scenario =>
    scenario.id === '1940-08-13'
      ? {
          ...scenario,
          provisionalSquadrons: ['64', '74', '145', '238'],
          greenSectors: ['2/11', '3/11', '4/10'],
          greenSpitfires: 1,
        }
      : scenario,
  ),
  bombDamage: { ...standard.bombDamage, columns: [1, 4, 8, 12, 16, 20, 25] },
}

export const PROOF_PACK = packs.register(proof)
