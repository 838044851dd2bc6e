import { type Force, type Packs, type Scenario, shelf } from '@tallyho/engine'
import { checkPack } from './check.ts'
import { type Components, compile } from './components.ts'
import { standard } from './standard.ts'
import type { Pack, ScenarioFile, UnitLine } from './types.ts'

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
  scenarios: id => scenariosIn(packOf({ pack: id })),
}

/** A scenario file is flown with the cards and tables of the standard pack. */
function wholePack(data: Pack | ScenarioFile): Pack {
  return 'tables' in data ? data : { ...standard, ...data }
}

/** The scenarios of a pack as the lobby lists them. */
export function scenariosIn(components: Components): readonly Scenario[] {
  return components.pack.scenarios.map(
    ({ id, title, date, place, background, difficulty, raider, defender }) => ({
      id,
      title,
      date,
      blurb: background,
      difficulty,
      place,
      sides: { raider: raider.name, defender: defender.name },
      forces: {
        raider: forcesOf(components, raider.units),
        defender: forcesOf(components, defender.units),
      },
    }),
  )
}

/** How many units of each model, in the order of the lines. */
function forcesOf({ model }: Components, lines: readonly UnitLine[]): readonly Force[] {
  const counts = new Map<string, number>()
  for (const line of lines) counts.set(line.model, (counts.get(line.model) ?? 0) + line.count)
  return [...counts].map(([id, count]) => {
    const { name, nation, card } = model(id)
    return { count, name, nation, engines: card.figures.engines }
  })
}
