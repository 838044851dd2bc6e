import type { AttackCard, Pack } from '../../pack/types.ts'
import { proofPack } from './charts.ts'

/** A pack with one Oblique card: a cell for all levels and both modes of a row. */
export function packWith(rows: { readonly high: string; readonly low: string }): Pack {
  const row = (cell: string) => {
    const line = Array.from({ length: 6 }, () => cell).join(' ')
    return { determined: line, evasive: line }
  }
  const card: AttackCard = {
    id: 'oblique-only',
    deck: 'oblique',
    rows: { high: row(rows.high), low: row(rows.low) },
    source: 'designed',
    ref: 'the proofs',
  }
  return {
    ...proofPack,
    id: `proof with ${rows.high} and ${rows.low}`,
    attackCards: [...proofPack.attackCards.filter(({ deck }) => deck !== 'oblique'), card],
  }
}
