import { shelf } from '@tallyho/engine'
import { checker, type Data, forEach, id, sourced, whole } from '@tallyho/forms'
import * as v from 'valibot'

export const SIDES = ['raf', 'luftwaffe'] as const
export type Side = (typeof SIDES)[number]
export const SKIES = ['clear', 'cloud'] as const
export type Sky = (typeof SKIES)[number]
export const SCENARIOS = ['noon', 'dusk'] as const

const scenario = v.strictObject({ planes: forEach(SIDES, whole(1, 12)), cup: forEach(SKIES, whole(1, 20)) })

/** Everything that lies in the box: numbers of counters and chits, and the two figures the rules use. */
const form = v.strictObject({
  id,
  game: v.literal('sample'),
  ...sourced,
  /** Die roll that hits, before modifiers. */
  toHit: whole(2, 6),
  /** Hits that shoot a plane down. */
  endurance: whole(1, 9),
  scenarios: forEach(SCENARIOS, scenario),
})

type Pack = Data<typeof form>

const STANDARD: Pack = {
  id: 'standard',
  game: 'sample',
  source: 'designed',
  ref: 'made for this table',
  toHit: 5,
  endurance: 5,
  scenarios: {
    noon: { planes: { raf: 8, luftwaffe: 8 }, cup: { clear: 12, cloud: 4 } },
    dusk: { planes: { raf: 7, luftwaffe: 7 }, cup: { clear: 6, cloud: 10 } },
  },
}

export const { packOf, packs } = shelf<Pack, Pack>({
  standard: STANDARD,
  check: checker(form),
  compile: pack => pack,
})
