import { type Procedure, read } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import { type Campaign, type ElementNo, type Fighter, type SpaceNo, STAFFEL } from '../../state.ts'
import { choose, d10, note } from '../../vocabulary.ts'
import { drawMarker } from '../05-map/cups.ts'
import { meets, type Needs } from '../05-map/dice.ts'
import { bomberOption } from '../05-map/options.ts'
import { elementName, formation, missionOf, whoOf } from '../05-map/table.ts'
import { CRASH_DAMAGE } from '../17-collision/crash.ts'
import { putMarker } from '../17-collision/proximity.ts'
import { bomberAt, bombersOf } from '../20-burst/bombers.ts'
import { damageRepeatedly } from '../20-burst/damage.ts'

/** SR-BLA-06 A cable is let down into an element. */
export function* deployCable(campaign: Campaign, fighter: Fighter, no: ElementNo): Procedure {
  const components = packOf(campaign)
  const { cohesion } = missionOf(campaign).elements[no] ?? { cohesion: 'good' }
  const about = [`fighter:${fighter.no}`, `element:${no}`]
  const red = yield* d10('cable.red', about)
  const black = yield* d10('cable.black', about)
  const result = read(components.pack.blast.cable[cohesion], red + black)
  const element = elementName(campaign, no)
  const total = red + black
  note('SR-BLA-06', 'cable.check', {
    ...whoOf(campaign, fighter),
    element,
    cohesion,
    red,
    black,
    total,
    result,
  })
  if (result === 'none') return
  const marker = yield* drawMarker(campaign, 'proximity', about)
  if (marker === undefined) return
  // SR-BLA-07 SR-BLA-09 It stays for the Cohesion Check, whatever it says.
  putMarker(campaign, marker, ownSpace(campaign, no))
  const face = components.proximity(marker)
  if (face.face === 'impact') yield* snag(campaign, fighter, no, face.number)
}

/** SR-BLA-07 Not in an overlap: which of its own spaces makes no difference. */
function ownSpace(campaign: Campaign, no: ElementNo): SpaceNo {
  const { spaces, elements } = formation(campaign)
  const own = elements[no]?.spaces.find(space => spaces[space]?.elements.length === 1)
  if (own === undefined) throw new Error(`Element ${no} has no space of its own`)
  return own
}

/** SR-BLA-08 SR-Q-07 */
function* snag(campaign: Campaign, fighter: Fighter, no: ElementNo, number: number): Procedure {
  const options = bombersOf(campaign, no).map(place => bomberOption(campaign, place))
  if (options.length === 0) return
  const { place } = yield* choose(STAFFEL, 'cable.bomber', options, [
    `fighter:${fighter.no}`,
    `element:${no}`,
  ])
  const die = yield* d10('cable.impact', [`fighter:${fighter.no}`, `bomber:${place}`], number)
  const needs: Needs = { below: number }
  const snags = meets(needs, die)
  const bomber = bomberAt(campaign, place).id
  if (snags) fighter.cable = false
  note('SR-BLA-08', 'cable.impact', {
    ...whoOf(campaign, fighter),
    bomber,
    die,
    number,
    needs,
    snags,
    damage: CRASH_DAMAGE,
  })
  // SR-BLA-10
  if (snags) yield* damageRepeatedly(campaign, place, CRASH_DAMAGE, 'blast', fighter)
}
