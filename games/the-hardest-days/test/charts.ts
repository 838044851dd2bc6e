import { packs, standard } from '../pack/index.ts'
import type { CombatResult, Pack } from '../pack/types.ts'

/** The charts that the proofs are reckoned with: balance may move in the standard pack, the proofs stay. */

function column(...rows: readonly (readonly [upTo: number | undefined, result: CombatResult])[]) {
  return rows.map(([upTo, result]) => (upTo === undefined ? { result } : { upTo, result }))
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
  bombDamage: { ...standard.bombDamage, columns: [1, 4, 8, 12, 16, 20, 25] },
}

export const PROOF_PACK = packs.register(proof)
