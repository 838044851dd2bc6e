import { type Choice, Match, type Random } from '@tallyho/engine'
import { playing } from '@tallyho/kit/test/table.tsx'
import { game, standard } from '../../index.ts'
import { distance } from '../../rules/01-words/geometry.ts'
import type { Battle, Square } from '../../state.ts'

export const tableOf = (scenario: string): Match<Battle> =>
  new Match(game, { scenario, pack: standard.id, options: {} })

/** Which option leads nearest to a square. */
function nearest({ options }: Choice, goal: Square): number {
  const far = options.map(option => {
    const square: unknown = Reflect.get(option, 'square')
    return typeof square === 'number' ? distance(square, goal) : 99
  })
  return far.indexOf(Math.min(...far))
}

/** A player who looks for the enemy, makes for what he has sighted, and does not break off. */
function eager(battle: Battle, choice: Choice, numbers: Random): number {
  const { ask, seat, options } = choice
  const bold = options.findIndex(({ id }) => /^(roll|react)\//.test(id))
  if (bold >= 0) return bold
  if (ask === 'tally.action') return 0
  const unit = battle.flight && battle.units[battle.flight.unit]
  const target = unit?.tally === undefined ? undefined : battle.units[unit.tally]
  if (ask === 'move.step' && target) return nearest(choice, target.square)
  const bomber = battle.units.find(
    ({ side, at, load }) => side !== seat && at === 'map' && load !== undefined,
  )
  if (ask === 'vector.square' && bomber) return nearest(choice, bomber.square)
  const tame = options.flatMap(({ id }, i) => (/^(break|end|propose|agree)/.test(id) ? [] : [i]))
  const among = tame.length > 0 ? tame : options.map((_, i) => i)
  return among[numbers(among.length)] ?? 0
}

export const play = playing<Battle>(({ state }, choice, numbers) => eager(state, choice, numbers))
