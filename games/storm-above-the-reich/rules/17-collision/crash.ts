import type { Procedure } from '@tallyho/engine'
import { type Campaign, type Fighter, type PlaceNo, STAFFEL } from '../../state.ts'
import { choose, d10, note, pick } from '../../vocabulary.ts'
import { killPilot, loseFighter } from '../02-pilots/pilots.ts'
import { EVEN, meets } from '../05-map/dice.ts'
import { bomberOption } from '../05-map/options.ts'
import { elementsOf, fightersOf, nameElement } from '../05-map/overlap.ts'
import { fighterName, fightersSharing, missionOf, pilotOf, whoOf } from '../05-map/table.ts'
import { bomberAt, bombersIn, bombersOf } from '../20-burst/bombers.ts'
import { damageRepeatedly } from '../20-burst/damage.ts'

/** A collision: with a bomber, with another fighter, or with neither. */

/** SR-COL-13 Damage markers for a bomber that is run into, or that snags a cable (SR-BLA-08). */
export const CRASH_DAMAGE = 4

/** SR-COL-13 SR-COL-15 Nothing cancels it, nobody bails out. */
export function* collide(campaign: Campaign, fighter: Fighter): Procedure {
  const die = yield* d10('collision.crash', [`fighter:${fighter.no}`])
  const even = meets(EVEN, die)
  note('SR-COL-13', 'collision.crash', {
    ...whoOf(campaign, fighter),
    die,
    needs: EVEN,
    even,
    damage: CRASH_DAMAGE,
  })
  const struck = even
    ? // SR-COL-14
      (yield* intoBomber(campaign, fighter)) || (yield* intoFighter(campaign, fighter))
    : // SR-COL-16
      (yield* intoFighter(campaign, fighter)) || (yield* intoBomber(campaign, fighter))
  if (struck) return
  note('SR-COL-16', 'collision.debris', whoOf(campaign, fighter))
  perish(campaign, fighter)
}

/** SR-COL-13 False if there is no bomber to strike. */
function* intoBomber(campaign: Campaign, fighter: Fighter): Procedure<boolean> {
  const options = bombersInTheWay(campaign, fighter).map(place => bomberOption(campaign, place))
  if (options.length === 0) return false
  const { place } = yield* choose(STAFFEL, 'collision.bomber', options, [`fighter:${fighter.no}`])
  note('SR-COL-13', 'collision.bomber', {
    ...whoOf(campaign, fighter),
    bomber: bomberAt(campaign, place).id,
  })
  perish(campaign, fighter)
  yield* damageRepeatedly(campaign, place, CRASH_DAMAGE, 'collision', fighter)
  return true
}

/** SR-Q-29 Its target if that is in the space, else any bomber there; SR-COL-14 else any of its element. */
function bombersInTheWay(campaign: Campaign, fighter: Fighter): readonly PlaceNo[] {
  const here = bombersIn(campaign, fighter.space)
  if (here.includes(fighter.target)) return [fighter.target]
  if (here.length > 0) return here
  const all = new Set<PlaceNo>()
  for (const element of elementsOf(campaign, fighter))
    for (const place of bombersOf(campaign, element)) all.add(place)
  return [...all]
}

/** SR-COL-15 One in the space, else one in the element. False if the fighter is alone. */
function* intoFighter(campaign: Campaign, fighter: Fighter): Procedure<boolean> {
  const others = yield* othersNear(campaign, fighter)
  if (others.length === 0) return false
  const { other } = yield* pick(
    'collision.partner',
    others.map(other => ({ id: `fighter/${other.no}`, other })),
    [`fighter:${fighter.no}`],
  )
  note('SR-COL-15', 'collision.fighters', {
    ...whoOf(campaign, fighter),
    other: other.no,
    otherName: fighterName(campaign, other),
  })
  perish(campaign, fighter)
  perish(campaign, other)
  return true
}

function* othersNear(campaign: Campaign, fighter: Fighter): Procedure<Fighter[]> {
  const here = fightersSharing(missionOf(campaign), fighter.space).filter(one => one !== fighter)
  if (here.length > 0) return here
  const element = yield* nameElement(campaign, fighter, 'partner')
  if (element === undefined) return []
  const counted = yield* fightersOf(campaign, element, 'partner', fighter)
  return counted.filter(one => one !== fighter)
}

/** SR-COL-20 The pilot dies with his aircraft; an auxiliary costs the staffel its point. */
function perish(campaign: Campaign, fighter: Fighter): void {
  const pilot = pilotOf(campaign, fighter)
  loseFighter(campaign, fighter, 'collision')
  if (pilot) killPilot(campaign, pilot, 'collision')
}
