import { type Procedure, type Ref, read } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import {
  type Campaign,
  type ElementNo,
  type Fighter,
  type PlaceNo,
  type SpaceNo,
  STAFFEL,
} from '../../state.ts'
import { choose, d10, note } from '../../vocabulary.ts'
import { bomberOption } from '../05-map/options.ts'
import { at, elementName, formation, missionOf, whoOf } from '../05-map/table.ts'
import { bomberAt, bombersIn, bombersOf, dropBomber, nearestTo } from '../20-burst/bombers.ts'
import { damageBomber, damageRepeatedly } from '../20-burst/damage.ts'

/** SR-BLA-11 Rockets at an element: the higher die says where, the lower how bad. */
export function* fireRockets(campaign: Campaign, fighter: Fighter, no: ElementNo): Procedure {
  // SR-BLA-03
  fighter.rockets = 'fired'
  const [red, black] = yield* unlikeDice([`fighter:${fighter.no}`, `element:${no}`])
  const higher = red > black ? 'red' : 'black'
  const lower = Math.min(red, black)
  const space = blastSpace(campaign, no, higher, Math.max(red, black))
  const { spaces, elements } = formation(campaign)
  note('SR-BLA-11', 'rockets.location', {
    ...whoOf(campaign, fighter),
    element: elementName(campaign, no),
    diagram: at(elements, no).diagram,
    red,
    black,
    higher,
    space: space === undefined ? undefined : spaces[space]?.id,
  })
  // SR-BLA-12 Off the map, or outside all elements.
  if (space === undefined || spaces[space]?.elements.length === 0)
    return note('SR-BLA-12', 'rockets.outside', whoOf(campaign, fighter))
  // SR-BLA-15
  missionOf(campaign).detonations.push(space)
  yield* explode(campaign, fighter, space, lower)
}

/** SR-Q-15 Doubles have no higher die: both are rolled again. */
function* unlikeDice(about: readonly Ref[]): Procedure<readonly [red: number, black: number]> {
  for (;;) {
    const red = yield* d10('rockets.red', about)
    const black = yield* d10('rockets.black', about)
    if (red !== black) return [red, black]
    note('SR-Q-15', 'rockets.doubles', { red, black })
  }
}

/** SR-BLA-11 SR-BLA-12 The cell on the diagram of the element's shape; no space if it lies off the map. */
export function blastSpace(
  campaign: Campaign,
  no: ElementNo,
  colour: 'red' | 'black',
  number: number,
): SpaceNo | undefined {
  const { elements, spaceAt } = formation(campaign)
  const element = elements[no]
  const diagram = packOf(campaign).pack.blast.diagrams.find(({ id }) => id === element?.diagram)
  // The diagrams count from 2.
  const cell = diagram?.[colour][number - 2]
  return element && cell ? spaceAt(element.centre[0] + cell[0], element.centre[1] + cell[1]) : undefined
}

/** SR-BLA-13 SR-BLA-14 Only a bomber in the space is struck at once. */
function* explode(campaign: Campaign, fighter: Fighter, space: SpaceNo, die: number): Procedure {
  const effect = read(packOf(campaign).pack.blast.effect, die)
  const here = bombersIn(campaign, space)
  note('SR-BLA-13', 'rockets.effect', { ...whoOf(campaign, fighter), die, effect, bombers: here.length })
  if (effect === 0 || here.length === 0) return
  const struck = yield* chooseBomber(campaign, 'rockets.bomber', here, space)
  if (effect !== 'destroyed') return yield* damageRepeatedly(campaign, struck, effect, 'blast', fighter)
  dropBomber(campaign, struck, 'destroyed', 'blast', fighter)
  const others = othersNear(campaign, space)
  if (others.length > 0)
    yield* damageBomber(
      campaign,
      yield* chooseBomber(campaign, 'rockets.other', others, space),
      'blast',
      fighter,
      false,
    )
}

/** SR-Q-16 Another in the space, else the nearest in the element; in an overlap, of either element (SR-Q-55). */
function othersNear(campaign: Campaign, space: SpaceNo): readonly PlaceNo[] {
  const here = bombersIn(campaign, space)
  if (here.length > 0) return here
  const nearest = new Set<PlaceNo>()
  for (const element of formation(campaign).spaces[space]?.elements ?? [])
    for (const place of nearestTo(campaign, space, bombersOf(campaign, element))) nearest.add(place)
  return [...nearest]
}

function* chooseBomber(
  campaign: Campaign,
  ask: 'rockets.bomber' | 'rockets.other',
  places: readonly PlaceNo[],
  space: SpaceNo,
): Procedure<PlaceNo> {
  const options = places.map(place => bomberOption(campaign, place))
  const { place } = yield* choose(STAFFEL, ask, options, [`space:${space}`])
  note('SR-Q-29', 'rockets.bomber', { bomber: bomberAt(campaign, place).id })
  return place
}
