import type { Procedure } from '@tallyho/engine'
import { type Campaign, type Fighter, type PlaceNo, STAFFEL } from '../../state.ts'
import { choose, d10, note } from '../../vocabulary.ts'
import { meets, type Needs } from '../05-map/dice.ts'
import { bomberOption } from '../05-map/options.ts'
import { at, formation, isGone, missionOf, whoOf } from '../05-map/table.ts'
import { bomberAt } from '../20-burst/bombers.ts'
import { runOut } from '../20-burst/burst-results.ts'
import { gunDamage } from '../20-burst/damage.ts'

/** SR-BLA-17 A Ju88 with Cannon in Tail/Level; without ammunition or a bomber there is nothing to fire or fire at. */
export function canFireFar(campaign: Campaign, { kind, at, cannon, ammo }: Fighter): boolean {
  if (kind !== 'ju88' || at !== 'tail/level' || !cannon || ammo === 'none') return false
  return !missionOf(campaign).bombers.every(isGone)
}

/** SR-BLA-18 What the red die has to show. */
export function strikesOver(black: number): Needs {
  return { atLeast: black + 1 }
}

export function* fireFar(campaign: Campaign, fighter: Fighter): Procedure {
  const options = rearmost(campaign).map(place => bomberOption(campaign, place))
  const { place } = yield* choose(STAFFEL, 'far.bomber', options, [`fighter:${fighter.no}`])
  const about = [`fighter:${fighter.no}`, `bomber:${place}`]
  const red = yield* d10('far.red', about)
  const black = yield* d10('far.black', about)
  const strikes = meets(strikesOver(black), red)
  // SR-BLA-19
  const noAmmo = red === 1 || black === 1 || red === black
  note('SR-BLA-18', 'far.fired', {
    ...whoOf(campaign, fighter),
    bomber: bomberAt(campaign, place).id,
    red,
    black,
    strikes,
    noAmmo,
  })
  if (strikes) yield* gunDamage(campaign, fighter, place, 'blast')
  if (noAmmo) runOut(campaign, fighter, 'SR-BLA-19')
}

/** SR-BLA-17 SR-BLA-20 SR-Q-50 Of the bombers still flying, those nearest the Tail. */
export function rearmost(campaign: Campaign): PlaceNo[] {
  const { bombers } = missionOf(campaign)
  let least = Number.POSITIVE_INFINITY
  let found: PlaceNo[] = []
  for (const { no, p, q } of formation(campaign).places) {
    if (isGone(at(bombers, no)) || p + q > least) continue
    if (p + q < least) found = []
    least = p + q
    found.push(no)
  }
  return found
}
