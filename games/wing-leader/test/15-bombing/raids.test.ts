import { conform } from '@tallyho/engine/proof/conformance'
import { expect, test } from 'vitest'
import { game } from '../../index.ts'
import { proofPack, RAID } from '../kit/charts.ts'

// Six turns bring every bomber over the targets.
const pack = proofPack({ ...RAID, victory: { ...RAID.victory, lastTurn: 6 } })

test('is played to its end by anybody, whatever he answers', () =>
  expect(conform(game, { scenario: RAID.id, pack, options: {} }, 1).result).toBeDefined())
