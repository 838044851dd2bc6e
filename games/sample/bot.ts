import { best, firstOf, playerOf, type Thinking } from '@tallyho/engine'
import { packOf } from './pack/index.ts'
import type { Battle, Order, Plane } from './state.ts'
import type { Asks } from './vocabulary.ts'

/** Finishes off what is nearly down, and breaks when the next hit would be the last. */
export const heuristic = playerOf<Asks, Battle>({
  ace: (_, { options }, { random }) => random(options.length),
  altitude: (_, { options }, { random }) => random(options.length),
  order: (battle, choice) => {
    const own = battle.planes.find(({ id }) => id === firstOf('plane', choice.about))
    return best(choice, order => worthOf(battle, order, own))
  },
})

function worthOf(battle: Battle, { target }: Order, own: Plane | undefined): number {
  if (target === undefined) return own?.hits === packOf(battle).endurance - 1 ? 1.5 : -1
  const { hits, breaking } = battle.planes[target] as Plane
  return breaking ? hits - 2 : hits
}

/** A fight is short enough to be played out. Which of the others is the ace may be any of them (SMP-2.b). */
export const thinking: Thinking<Battle> = {
  until: [],
  sure: 1.6,
  second: 400,
  slips: 30,
  imagine(battle, seat, random) {
    const others = battle.planes.filter(({ side }) => side !== seat)
    const ace = battle.withAces ? others[random(others.length)] : undefined
    return ace ? { ...battle, ace: { ...battle.ace, [ace.side]: ace.id } } : battle
  },
}
