import { best } from '@tallyho/engine'
import { isBomber, modelOf, unitAt } from '../rules/01-words/units.ts'
import { linkedWith } from '../rules/10-air-combat/combats.ts'
import { columnsBetween, surfaceAt } from '../rules/14-surface/surface.ts'
import { ratingOf } from '../rules/14-surface/zones.ts'
import type { Battle, Unit } from '../state.ts'
import type { Answer, ChapterDecisions } from './subject.ts'

/** Flak: aimed fire at whoever is about to do most harm; barrages are lifted for it. */

function fireWorth(battle: Battle, target: Unit): number {
  // Friends in the same fight would be shot at as well.
  for (const no of linkedWith(battle, target)) if (unitAt(battle, no).side !== target.side) return -1
  const attacks = battle.attacks.some(({ unit }) => unit === target.no) ? 3 : 0
  const loaded = isBomber(target) && target.load !== undefined ? 1 : 0
  return modelOf(battle, target).vp + attacks + loaded + (target.straggler ? 0.5 : 0)
}

const fire: Answer<'flak.fire'> = (battle, choice) =>
  best(choice, ({ gun, target }) => {
    if (gun === undefined || target === undefined) return 0
    return fireWorth(battle, unitAt(battle, target)) + 0.1 * ratingOf(battle, gun).strength
  })

/** Guns that have nobody else to fire at help the others. */
const support: Answer<'flak.support'> = (battle, choice) =>
  best(choice, ({ gun }) => {
    if (gun === undefined) return 0
    const { square, side } = surfaceAt(battle, gun.surface)
    const others = battle.units.filter(
      unit =>
        unit.side !== side &&
        unit.at === 'map' &&
        !unit.deeds.directFlak &&
        columnsBetween(unit.square, square) <= 2,
    )
    return others.length <= 1 ? 1 : -1
  })

export const flak = {
  'flak.zone': (battle, choice) =>
    best(choice, ({ source }) => ('balloon' in source ? 0 : ratingOf(battle, source).strength)),
  'flak.fire': fire,
  'flak.support': support,
  'flak.gun': (battle, choice) =>
    best(choice, ({ gun }) => {
      if (gun === undefined) return 0
      return surfaceAt(battle, gun.surface).guns[gun.gun]?.barrage === undefined ? -1 : 1
    }),
  'flak.corner': (_, choice) => best(choice, ({ corner }) => (corner === undefined ? 1 : 0)),
} satisfies ChapterDecisions
