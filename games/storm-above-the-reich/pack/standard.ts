import { proofPack } from '../test/charts.ts'
import type { Pack } from './types.ts'

export const standard: Pack = { ...proofPack, id: 'standard' }
