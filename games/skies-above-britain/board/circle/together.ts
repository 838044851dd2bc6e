import type { Choice } from '@tallyho/engine'
import type { Far, Foremost } from '@tallyho/kit/manners.ts'
import { fighter } from '../../rules/01-general/fighters.ts'
import { circleChances } from '../../rules/05-interception/circle-chances.ts'
import type { Campaign } from '../../state.ts'
import { CIRCLE_AFTER, passFigures, placing } from '../../text/chapters/05-circle.ts'
import type { CircleOption } from '../../vocabulary/interception.ts'
import { asItIs, namedAs, standingFor } from '../bombers/likewise.ts'

/** SAB-CIR-04 The ways to attack the circle: which group or gap it is changes nothing as long as all are whole. */
const WAYS = [
  { attitude: 'tailing', said: 'gaps, from behind' },
  { attitude: 'head-on', said: 'gaps, head-on' },
  { attitude: undefined, said: 'on the flanks' },
] as const

type Way = (typeof WAYS)[number]['attitude']

/** The groups with fewest on them first: one that falls out is nothing to the next who comes for it. */
function placesFor(campaign: Campaign, options: readonly CircleOption[], way: Way): readonly CircleOption[] {
  const taken = Object.values(campaign.patrol?.circle?.places ?? {})
  const on = ({ flank }: CircleOption) => taken.filter(at => 'flank' in at && at.flank === flank).length
  return options.filter(({ attitude }) => attitude === way).toSorted((one, other) => on(one) - on(other))
}

/** SAB-CIR-04 SAB-CIR-08 A Section, or all who are left, attack in the same way: one to a gap, the others on the flanks. */
export function circleTogether(campaign: Campaign, choice: Choice<CircleOption>): readonly Far[] {
  const all = choice.ask === 'circle.place' ? placing(campaign, choice) : []
  const [first] = all
  if (!first) return []
  const mates = all.filter(id => fighter(campaign, id).section === fighter(campaign, first).section)
  const groups = (mates.length < all.length ? [all, mates] : [all]).filter(group => group.length > 1)
  const flanks = placesFor(campaign, choice.options, undefined)
  return groups.flatMap(group =>
    WAYS.flatMap(({ attitude, said }) => {
      const gaps = attitude ? placesFor(campaign, choice.options, attitude) : []
      if (attitude && gaps.length === 0) return []
      const places = group.flatMap((_, i) => gaps[i] ?? flanks[(i - gaps.length) % flanks.length] ?? [])
      const others = group.length - gaps.length
      return {
        id: `spread/${group.length}/${attitude ?? 'flank'}`,
        words: `${namedAs(campaign, group)}: ${said}`,
        so: attitude
          ? `${CIRCLE_AFTER.gap}${others > 0 ? `; ${others} on ${others === 1 ? 'a flank' : 'the flanks'}` : ''}`
          : CIRCLE_AFTER.flank,
        figures: passFigures(
          group.map((id, i) => circleChances(campaign, id, places[i] ?? {})),
          false,
        ),
        on: [],
        ids: places.map(({ id }) => id),
      }
    }),
  )
}

/** What several do, then what he does alone: of places that come to the same one is listed, the others are chosen on the display. */
export function circleFirst(campaign: Campaign, choice: Choice<CircleOption>): readonly Foremost[] {
  const fars = circleTogether(campaign, choice)
  const alone = WAYS.flatMap(({ attitude }) => placesFor(campaign, choice.options, attitude)[0] ?? [])
  const few = fars.length > WAYS.length ? fars : [...fars, ...alone]
  return standingFor(few.map(asItIs), choice.options)
}
