import { bombard } from '../../rules/10-bombing/bombing.ts'
import type { Campaign, Flight, Raid } from '../../state.ts'
import { factsOf, inTheAir, script } from './table.ts'

/** Three He 111 bring 15: in clear weather 1 point with a three, 2 with a four, H with a six. */
export const HEINKELS = 'bomber I/KG1 II/KG1 III/KG1'
export const DOVER = 34
export const RYE = 8
export const BIGGIN_HILL = 12
export const HORNCHURCH = 14
export const KENLEY = 15
export const SOUTHAMPTON = 21
export const LONDON_DOUBLE = 45
export const LONDON = 46
export const SECONDARY = 158
export const PATHFINDERS = 159

interface Bombing {
  readonly strength: number
  readonly column: number
  readonly shifted: number
  readonly shifts: readonly { readonly why: string; readonly by: number }[]
  readonly result: number | string
  readonly target: string
}

/** What the log tells of a bombing with these dice. */
export function bombing(
  campaign: Campaign,
  card: number,
  display: string,
  dice: string,
  flight: Partial<Flight> = {},
  planned: Partial<Raid> = {},
): Bombing {
  inTheAir(campaign, card, display, flight, planned)
  const [facts] = factsOf(script(bombard(campaign), dice), 'bombing')
  return facts as unknown as Bombing
}
