import type { Option, Procedure } from '@tallyho/engine'
import { type Campaign, type ElementNo, type Fighter, type PlaceNo, STAFFEL } from '../../state.ts'
import { choose } from '../../vocabulary.ts'
import { elementsOf } from '../05-map/overlap.ts'
import { elementPlan } from '../05-map/table.ts'
import { bomberAt, bombersIn } from '../20-burst/bombers.ts'
import { gunDamage } from '../20-burst/damage.ts'
import { schwarmOf, spendSchwarm } from './advantages.ts'

/** An answer to `fire.schwarm`. */
export interface SchwarmOption extends Option {
  /** None: the advantage is kept. */
  readonly use?: { readonly element: ElementNo; readonly place: PlaceNo }
}

const KEEP: SchwarmOption = { id: 'keep', ends: true }

/** SR-ADV-10 SR-Q-56 With the table, after the event: on any bomber of the fighter's space, ahead or not. */
export function* offerSchwarm(campaign: Campaign, fighter: Fighter): Procedure {
  while (fighter.ammo !== 'none') {
    const options: SchwarmOption[] = [KEEP]
    for (const element of elementsOf(campaign, fighter))
      if (schwarmOf(campaign, element) > 0)
        for (const place of bombersIn(campaign, fighter.space))
          options.push(schwarmOption(campaign, element, place))
    const { use } = yield* choose(STAFFEL, 'fire.schwarm', options, [`fighter:${fighter.no}`])
    if (use === undefined) return
    spendSchwarm(campaign, use.element)
    yield* gunDamage(campaign, fighter, use.place, 'attack')
  }
}

function schwarmOption(campaign: Campaign, element: ElementNo, place: PlaceNo): SchwarmOption {
  const { id } = elementPlan(campaign, element)
  return {
    id: `${id}/${bomberAt(campaign, place).id}`,
    on: [`bomber:${place}`, `element:${element}`],
    use: { element, place },
  }
}
