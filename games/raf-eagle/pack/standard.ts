import { proof } from '../test/kit/proof-pack.ts'
export const standard = { ...proof, id: 'standard' }
