import type { Logged, Pause } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import type { Campaign } from '../../state.ts'

/** SAB-BMB-11 The steps of a round among the bombers. */
export const ROUND_STEPS = ['Approach', 'Burst', 'Break away', 'Hits'] as const
export type RoundStep = (typeof ROUND_STEPS)[number]

const OF: Readonly<Record<string, RoundStep>> = {
  'bombers.approach': 'Approach',
  'bomber-round': 'Approach',
  approach: 'Approach',
  'bombers.attacker': 'Burst',
  'bombers.icon': 'Burst',
  'bomber-card': 'Burst',
  'draw.medium': 'Burst',
  'draw.light': 'Burst',
  'bombers.stay': 'Break away',
  disengages: 'Break away',
  'hit-check.next': 'Hits',
  'hit-check': 'Hits',
}

/** Where the round stands: by what is asked, else by what was told last of it. */
export function stepOf(pause: Pause | undefined, notes: readonly Logged[]): RoundStep | undefined {
  const asked = pause?.kind === 'choice' ? pause.ask : pause?.kind === 'chance' ? pause.what : ''
  const now = OF[asked]
  if (now) return now
  for (let i = notes.length - 1; i >= 0 && i > notes.length - 60; i--) {
    const told = OF[notes[i]?.what ?? '']
    if (told) return told
  }
  return undefined
}

/** SAB-BMB-10 `Round 2 of 4`; on the Interception Map a round belongs to a turn. */
export function roundOf(campaign: Campaign): string | undefined {
  const spec = packOf(campaign).scenario(campaign.scenario)
  const turn = campaign.patrol?.turn ?? 0
  if (turn === 0) return undefined
  return spec.kind === 'bombers' ? `Round ${turn} of ${spec.rounds}` : `Turn ${turn}`
}
