import type { Bot } from '@tallyho/engine'
import { packOf } from './pack.ts'
import type { Battle, Order, Plane } from './state.ts'

/** Finishes off what is nearly down, and breaks when the next hit would be the last. */
export const heuristic: Bot<Battle> = ({ view, choice, random }) => {
  if (choice.ask !== 'order') return random(choice.options.length)
  const worth = choice.options.map(option => worthOf(view, option, ownPlane(view, choice.about)))
  return worth.indexOf(Math.max(...worth))
}

function worthOf(battle: Battle, { target }: Order, own: Plane | undefined): number {
  if (target === undefined) return own && own.hits === packOf(battle).endurance - 1 ? 1.5 : -1
  const { hits, breaking } = battle.planes[target] as Plane
  return breaking ? hits - 2 : hits
}

function ownPlane({ planes }: Battle, about: readonly string[] = []): Plane | undefined {
  return planes.find(({ id }) => about.includes(`plane:${id}`))
}
