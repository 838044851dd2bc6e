import { standard } from '../../pack/index.ts'

/** The components that the proofs are reckoned with. */
export const PROOF_PACK = standard.id
