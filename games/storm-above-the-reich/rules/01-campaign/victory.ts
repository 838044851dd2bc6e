import type { Result } from '@tallyho/engine'
import { type Campaign, type Outcome, STAFFEL } from '../../state.ts'
import { availablePilots } from '../02-pilots/pilots.ts'
import { trainingStanding } from '../25-training.ts'

/** How the campaign stands, and how it ended. */

/** The other side of the table, for whom nobody sits. */
const FORMATION = 'formation'

/** SR-CAM-02 The Victory Points that a season is judged by. Pilots bring none and cost none: how many are left is judged by itself. */
export function standing(campaign: Campaign): number {
  if (campaign.length === 'training') return trainingStanding(campaign)
  return campaign.log.reduce((sum, { vp }) => sum + vp, campaign.mission?.score.vp ?? 0)
}

export function result(campaign: Campaign): Result | undefined {
  const { outcome } = campaign
  if (outcome === undefined) return undefined
  return {
    level: outcome,
    winner: winnerOf(outcome),
    score: standing(campaign),
    figures: figuresOf(campaign),
  }
}

function winnerOf(outcome: Outcome): string | undefined {
  if (outcome === 'between') return undefined
  return outcome === 'won' || outcome === 'trained' ? STAFFEL : FORMATION
}

/** Everything that the log adds up to. */
export function figuresOf(campaign: Campaign): Record<string, number> {
  const { log, seasons } = campaign
  return {
    vp: log.reduce((sum, { vp }) => sum + vp, 0),
    missions: log.length,
    aborted: log.reduce((sum, { aborted }) => sum + (aborted ? 1 : 0), 0),
    fallen: log.reduce((sum, { fallen }) => sum + fallen, 0),
    destroyed: log.reduce((sum, { destroyed }) => sum + destroyed, 0),
    pilotsKilled: log.reduce((sum, { killed }) => sum + killed.length, 0),
    pilotsWounded: log.reduce((sum, { wounded }) => sum + wounded.length, 0),
    available: availablePilots(campaign),
    auxiliariesLost: log.reduce((sum, { auxiliariesLost }) => sum + auxiliariesLost, 0),
    seasons: seasons.length,
    seasonsWon: seasons.filter(({ outcome }) => outcome === 'won').length,
    ep: campaign.ep,
  }
}
