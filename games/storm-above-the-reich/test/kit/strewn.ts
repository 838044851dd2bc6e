import { formation, missionOf } from '../../rules/05-map/table.ts'
import { checkCohesion } from '../../rules/14-cohesion/cohesion.ts'
import { bomberAt } from '../../rules/20-burst/bombers.ts'
import { aCampaign, type Layout } from './table.ts'

/** A formation with markers strewn over it, for the proofs of cohesion. */

export interface Strewn extends Layout {
  /** Spaces with a Proximity marker, and with a Detonation. */
  readonly near?: readonly string[]
  readonly blasts?: readonly string[]
}

export function aFormation({ near = [], blasts = [], ...layout }: Strewn) {
  const campaign = aCampaign({ fighters: [{ at: 'tail/approach/low' }], ...layout })
  const mission = missionOf(campaign)
  const { spaceNamed, placeNamed } = formation(campaign)
  for (const id of near) {
    mission.proximity.push({ marker: 'clear', space: spaceNamed(id) })
    mission.cups.proximity.clear = (mission.cups.proximity.clear ?? 0) - 1
  }
  mission.detonations.push(...blasts.map(spaceNamed))
  const bomber = (id: string) => bomberAt(campaign, placeNamed(id))
  const cohesion = () => mission.elements.map(one => one.cohesion)
  return { campaign, mission, bomber, cohesion, phase: wholePhase(campaign) }
}

/** The step, called until the phase is over. */
function* wholePhase(campaign: Parameters<typeof checkCohesion>[0]) {
  for (;;) {
    const next = yield* checkCohesion(campaign)
    if (next !== 'cohesion') return next
  }
}

export const rollsFor = (die: number) => `cohesion.roll ${die}`
export const ONE = ['spar-4']
export const TWO = ['tailplane-2', 'tailplane-2']
