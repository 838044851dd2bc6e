import type { Procedure } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import { type Campaign, type Fighter, type PlaceNo, STAFFEL } from '../../state.ts'
import { choose, d10, note } from '../../vocabulary.ts'
import { drawMarker, layDown, putBack } from '../05-map/cups.ts'
import { EVEN, meets, type Needs } from '../05-map/dice.ts'
import { markerOption } from '../05-map/options.ts'
import { fighterName, isGone, whoOf } from '../05-map/table.ts'
import type { Cause } from '../23-fate-and-tally/points.ts'
import { bomberAt, dropBomber } from './bombers.ts'

/** Damage results on bombers. */

/** SR-DMG-06 */
export const DESTROYED_BY = 10

/**
 * SR-DMG-10 SR-DMG-11 One Damage result of a fighter's own guns: its ammunition and its Cannon count. Also for Schwarm
 * (SR-DMG-08) and Strafe (SR-Q-34).
 */
export function* gunDamage(campaign: Campaign, fighter: Fighter, place: PlaceNo, cause: Cause): Procedure {
  if (isGone(bomberAt(campaign, place))) return
  if (!(yield* gunsFire(campaign, fighter))) return
  // SR-DMG-07
  yield* damageBomber(campaign, place, cause, fighter, fighter.cannon)
}

function* gunsFire(campaign: Campaign, fighter: Fighter): Procedure<boolean> {
  const { ammo } = fighter
  if (ammo === 'full') return true
  const who = whoOf(campaign, fighter)
  if (ammo === 'none') {
    note('SR-DMG-10', 'damage.no-ammo', who)
    return false
  }
  const die = yield* d10('damage.jam', [`fighter:${fighter.no}`])
  const fires = meets(EVEN, die)
  note('SR-DMG-11', 'damage.jam', { ...who, die, needs: EVEN, fires })
  return fires
}

/** SR-DMG-12 Several markers on one bomber, one after another. SR-Q-30 What comes after its end is lost. */
export function* damageRepeatedly(
  campaign: Campaign,
  place: PlaceNo,
  times: number,
  cause: Cause,
  by: Fighter | undefined,
): Procedure {
  for (let i = 0; i < times; i++) yield* damageBomber(campaign, place, cause, by, false)
}

/** SR-DMG-01 One Damage result: a marker, its catastrophe, and the sum. SR-Q-30 Nothing if the bomber is gone. */
export function* damageBomber(
  campaign: Campaign,
  place: PlaceNo,
  cause: Cause,
  by: Fighter | undefined,
  drawTwo: boolean,
): Procedure {
  const bomber = bomberAt(campaign, place)
  if (isGone(bomber)) return
  const drawn = drawTwo
    ? yield* drawTwoMarkers(campaign, place, by)
    : yield* drawMarker(campaign, 'damage', [`bomber:${place}`])
  if (drawn === undefined) return
  const { part, damage, catastrophe } = packOf(campaign).damage(drawn)
  layDown(campaign, drawn)
  bomber.damage.push(drawn)
  const total = damageOn(campaign, place)
  note('SR-DMG-01', 'damage.marker', {
    bomber: bomber.id,
    marker: drawn,
    part,
    damage,
    total,
    most: DESTROYED_BY,
    by: by && fighterName(campaign, by),
  })
  // SR-DMG-02
  if (catastrophe) {
    const { number, effect } = catastrophe
    const die = yield* d10('damage.catastrophe', [`bomber:${place}`], number)
    const needs: Needs = { atLeast: number }
    const triggered = meets(needs, die)
    note('SR-DMG-02', 'damage.catastrophe', {
      bomber: bomber.id,
      marker: drawn,
      part,
      die,
      number,
      needs,
      effect,
      triggered,
      total,
      most: DESTROYED_BY,
    })
    if (triggered) return dropBomber(campaign, place, effect, cause, by)
  }
  // SR-DMG-03 SR-DMG-06
  if (total < DESTROYED_BY) return
  note('SR-DMG-06', 'damage.total', { bomber: bomber.id, total, most: DESTROYED_BY })
  dropBomber(campaign, place, 'destroyed', cause, by)
}

/** The Damage numbers on a bomber. */
export function damageOn(campaign: Campaign, place: PlaceNo): number {
  const components = packOf(campaign)
  let total = 0
  for (const marker of bomberAt(campaign, place).damage) total += components.damage(marker).damage
  return total
}

/** SR-DMG-07 SR-BLA-18 Two markers, of which one is applied and the other goes back. */
function* drawTwoMarkers(
  campaign: Campaign,
  place: PlaceNo,
  by: Fighter | undefined,
): Procedure<string | undefined> {
  const bomber = `bomber:${place}`
  const first = yield* drawMarker(campaign, 'damage', [bomber])
  const second = yield* drawMarker(campaign, 'damage', [bomber])
  if (first === undefined || second === undefined) return first
  const { marker: kept } =
    first === second
      ? markerOption(first)
      : yield* choose(
          STAFFEL,
          'damage.marker',
          [markerOption(first), markerOption(second)],
          by ? [bomber, `fighter:${by.no}`] : [bomber],
        )
  const other = kept === first ? second : first
  putBack(campaign, other)
  const { damage } = packOf(campaign)
  note('SR-DMG-07', 'damage.two', {
    bomber: bomberAt(campaign, place).id,
    kept,
    other,
    keptPart: damage(kept).part,
    otherPart: damage(other).part,
  })
  return kept
}
