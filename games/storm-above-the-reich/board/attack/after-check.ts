import type { Cohesion } from '../../pack/types.ts'
import { missionOf } from '../../rules/05-map/table.ts'
import { markersIn } from '../../rules/14-cohesion/cohesion.ts'
import type { Campaign, Element } from '../../state.ts'
import { standing } from './standing.ts'

/** The formation as a fighter will meet it that has yet to come to its Approach Box: elements with markers are checked before. */
export interface Checked {
  /** No element comes apart. */
  readonly closed: Campaign
  /** All do that may, which shoot less then; undefined where none can. */
  readonly apart: Campaign | undefined
}

const WORSE: Readonly<Record<Cohesion, Cohesion>> = { good: 'loose', loose: 'kaputt', kaputt: 'loose' }

export function afterCheck(campaign: Campaign): Checked {
  const { elements } = missionOf(campaign)
  // SR-COH-06 SR-COH-09 Kaputt becomes Loose in any case: it closes up, or a bomber falls.
  const closed = elements.map(one =>
    one.cohesion === 'kaputt' ? { ...one, cohesion: 'loose' as const } : one,
  )
  // SR-COH-05
  const mayPart = elements.map(({ empty }, no) => !empty && markersIn(campaign, no) > 1)
  const apart = elements.map((one, no) =>
    mayPart[no] ? { ...one, cohesion: WORSE[one.cohesion] } : (closed[no] ?? one),
  )
  const isOpen = apart.some(({ cohesion }, no) => cohesion !== closed[no]?.cohesion)
  return {
    closed: withElements(campaign, closed),
    apart: isOpen ? withElements(campaign, apart) : undefined,
  }
}

export const withElements = (campaign: Campaign, elements: Element[]): Campaign =>
  standing({ ...campaign, mission: { ...missionOf(campaign), elements } })
