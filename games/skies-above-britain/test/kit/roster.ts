import { begin } from '../../rules/10-campaign/begin.ts'
import type { Campaign, Pilot } from '../../state.ts'
import { PROOF_PACK } from './charts.ts'
import { aPilot } from './table.ts'

/** A squadron of so many Regulars between two patrols of a campaign; `but` says who is different. */
export function aSquadron(
  size: number,
  but: Readonly<Record<number, Partial<Pilot>>> = {},
  more: Partial<Campaign> = {},
): Campaign {
  const campaign = begin({ scenario: 'campaign', pack: PROOF_PACK, options: {} })
  const pilots = Array.from({ length: size }, (_, no) => aPilot(no, but[no]))
  return { ...campaign, pilots, ...more }
}

/** What happened to a pilot, by his page of the book. */
export function storyOf({ pilots }: Campaign, no: number): string[] {
  return (pilots[no]?.story ?? []).map(({ what, of }) => (of ? `${what} ${of}` : what))
}

/** Numbers of the pilots in a state: those who are ready, in hospital or gone. */
export function pilotsWho({ pilots }: Campaign, status: Pilot['status']): number[] {
  return pilots.filter(pilot => pilot.status === status).map(({ no }) => no)
}
