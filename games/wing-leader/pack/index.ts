import { type Packs, type Scenario, shelf } from '@tallyho/engine'
import { checkPack } from './check.ts'
import { compile } from './components.ts'
import { standard } from './standard.ts'
import type { Pack, ScenarioFile, ScenarioSpec } from './types.ts'

export { checkPack } from './check.ts'
export type { Components, Model } from './components.ts'
export { standard } from './standard.ts'

const stock = shelf({
  standard,
  check: checkPack,
  whole: data => wholePack(data as Pack | ScenarioFile),
  compile,
})

export const { packOf, layOut } = stock

/** All components, as data that a player can replace by his own, whole or with scenarios alone. */
export const packs: Packs = {
  ...stock.packs,
  scenarios: id => packOf({ pack: id }).pack.scenarios.map(shown),
}

/** A scenario file is flown with the cards and tables of the standard pack. */
function wholePack(data: Pack | ScenarioFile): Pack {
  return 'tables' in data ? data : { ...standard, ...data }
}

/** A scenario as the lobby lists it. */
export function shown({ id, title, date, background, difficulty, raider, defender }: ScenarioSpec): Scenario {
  return {
    id,
    title,
    date,
    blurb: background,
    difficulty,
    sides: { raider: raider.name, defender: defender.name },
  }
}
