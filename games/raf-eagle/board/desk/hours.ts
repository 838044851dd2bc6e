import type { Segment } from '../../pack/types.ts'
import { AFTER_FIRST, firstSegment } from '../../rules/05-planning/fighters.ts'
import type { Campaign } from '../../state.ts'
import { clockName } from '../../text/names.ts'

/** RE-4.III.3 RE-4.II.13.c When fighters are sent: with the raids of the hour before, or where the clock passes it by at the hour itself. */
export function sendingHour({ plan }: Campaign, segment: Segment): string {
  const isBefore = plan.some(raid => raid.segment === segment - 1 && !raid.done)
  return clockName(isBefore ? segment - 1 : segment)
}

/** RE-4.I.5 RE-5.3.b Whether fighters can be assigned to the raids of a segment: now, later, or no longer. */
export function fightersAt(
  campaign: Campaign,
  segment: Segment,
  /** It is what is asked just now. */
  isAsked = false,
): { readonly is: 'now' | 'later' | 'done'; readonly says: string } {
  const { offered, clock } = campaign
  const first = firstSegment(campaign)
  const isMorning = offered < 0 || first === undefined || (clock <= first && offered <= first + AFTER_FIRST)
  if (isAsked) return { is: 'now', says: 'fighters sent now' }
  if (isMorning && first !== undefined && segment <= first + AFTER_FIRST)
    return { is: 'now', says: 'fighters sent now' }
  if (segment <= offered) return { is: 'done', says: 'fighters set' }
  return { is: 'later', says: `fighters at ${sendingHour(campaign, segment)}` }
}
