import { type Choice, idIn } from '@tallyho/engine'
import type { Far } from '@tallyho/kit/manners.ts'
import type { GruppeId } from '../pack/types.ts'
import { gruppenIn, gruppeSpec, ratingOf } from '../rules/02-terms.ts'
import { letterOf } from '../rules/09-combat/combat.ts'
import { bombingOf } from '../rules/10-bombing/bombing.ts'
import type { Campaign } from '../state.ts'
import { fightReckoned, preyReckoned, whoFightsTold } from '../text/09-fights.ts'
import { tenths } from '../text/names.ts'
import { heapsBy } from './pieces/heaps.ts'

/** RE-8.21 Which escorts fight: the rules ask for those that do not, one by one; a player thinks of those that do. */

/** So many ways are listed, the best first. */
const MOST = 5

/** Type, letter and strength: of Gruppen that share them nothing but their names is different. */
export const kindOf = (campaign: Campaign, id: GruppeId) =>
  [gruppeSpec(campaign, id).type, letterOf(campaign, id), ratingOf(campaign, id)].join()

/** Escorts that are still to be taken out of the fight. */
function asideLeft(campaign: Campaign, { about = [], options }: Choice): number {
  const taken = gruppenIn(campaign, 'escort').length - options.length
  return gruppenIn(campaign, 'bomber').length - about.length - taken
}

/** All of them at one stroke, where more than one is to be taken out: who fights then, and what that should bring. */
export function waysToFight(campaign: Campaign, choice: Choice): readonly Far[] {
  const aside = asideLeft(campaign, choice)
  if (choice.ask !== 'set-aside' || aside < 2) return []
  const offered = choice.options.map(({ id }) => id)
  const attacked = (choice.about ?? []).map(idIn)
  const ways = picksOf(campaign, offered, offered.length - aside)
    .map(fighting => ({ fighting, ...fightReckoned(campaign, [...attacked, ...fighting]) }))
    .sort((one, other) => other.points - one.points)
    // Of those that come to the same one is enough.
    .filter(({ points }, i, all) => i === 0 || tenths(points) !== tenths(all[i - 1]?.points ?? 0))
    .slice(0, MOST)
  const [first, second] = ways.map(({ points }) => tenths(points))
  return ways.map((way, i) => {
    const ids = offered.filter(id => !way.fighting.includes(id))
    return {
      id: `fight-${way.fighting.join('-')}`,
      ...whoFightsTold(campaign, way, ids, i === 0 && second !== undefined && first !== second),
      on: way.fighting.map(id => `gruppe:${id}` as const),
      ids,
    }
  })
}

/** RE-8.21.b Where one escort is left to be taken out: whoever leaves the best fight first, and of those that are alike one. */
export function lastAside(campaign: Campaign, choice: Choice): readonly GruppeId[] {
  if (choice.ask !== 'set-aside' || asideLeft(campaign, choice) !== 1) return []
  const offered = choice.options.map(({ id }) => id)
  const attacked = (choice.about ?? []).map(idIn)
  const worth = (out: GruppeId) =>
    fightReckoned(campaign, [...attacked, ...offered.filter(id => id !== out)]).points
  return [...heapsBy(offered, id => kindOf(campaign, id)).values()]
    .flatMap(([id]) => (id === undefined ? [] : [{ id, points: worth(id) }]))
    .sort((one, other) => other.points - one.points)
    .map(({ id }) => id)
}

/** So many of these in every way that makes a difference. */
function picksOf(
  campaign: Campaign,
  ids: readonly GruppeId[],
  count: number,
): readonly (readonly GruppeId[])[] {
  const kinds = heapsBy(ids, id => kindOf(campaign, id)).values()
  let picks: readonly (readonly GruppeId[])[] = [[]]
  for (const alike of kinds)
    picks = picks.flatMap(pick =>
      [0, ...alike.map((_, i) => i + 1)].map(taken => [...pick, ...alike.slice(0, taken)]),
    )
  return picks.filter(pick => pick.length === count)
}

/** RE-8.2.e Whom it costs least to be attacked; of those the one whose bombs are missed least. */
export function preyFirst(campaign: Campaign, { ask, options }: Choice): readonly GruppeId[] {
  if (ask !== 'intercepted') return []
  const bombs = (id: GruppeId) => bombingOf(campaign, id, 'port')
  return options
    .map(({ id }) => ({ id, ...preyReckoned(campaign, id) }))
    .sort(
      (one, other) => other.points - one.points || one.home - other.home || bombs(one.id) - bombs(other.id),
    )
    .map(({ id }) => id)
}
