import { layOut } from '../../pack/index.ts'
import { proof } from './proof-pack.ts'

/** The components that the proofs are reckoned with. */
export const PROOF_PACK = layOut(proof)
