import { choose, d6, type Game, type GameModule } from '@tallyho/engine'
import { expect, test } from 'vitest'
import { SETUP, type Toy, toy, toyModule } from '../fake.ts'
import { machineGame } from './machine-game.ts'
import { severalAt } from './several.ts'

/** Three guns fire, each with a die, one by one or all the rest in their order; then a last question. */
const battery: Game<Toy> = {
  ...toy,
  first: 'fire',
  steps: {
    *fire(state) {
      const guns = ['gun/a', 'gun/b', 'gun/c']
      while (guns.length > 0) {
        const options = [...guns.map(id => ({ id })), { id: 'rest', ends: true as const }]
        const { id } = guns.length > 1 ? yield* choose('raf', 'gun', options) : { id: 'rest' }
        for (const gun of id === 'rest' ? guns.slice() : [id]) {
          guns.splice(guns.indexOf(gun), 1)
          state.log.push(`${gun} ${yield* d6('shot')}`)
        }
      }
      yield* choose('raf', 'end', [{ id: 'yes' }, { id: 'no' }])
      return undefined
    },
  },
}

const firing = (order: readonly string[]): GameModule<Toy> => ({
  ...toyModule,
  game: battery,
  heuristic: ({ choice, view }) =>
    Math.max(
      0,
      choice.options.findIndex(({ id }) => id === order[view.log.length]),
    ),
})

test('the rest in their order is one answer, with the dice as they fell', () => {
  const { match, decisions } = machineGame(firing(['gun/a', 'gun/b']), SETUP, 1)
  expect(decisions.map(({ id }) => id)).toEqual(['gun/a', 'gun/b', 'yes'])
  expect(severalAt(match, decisions, 0)).toEqual({ id: 'rest', count: 2 })
  expect(severalAt(match, decisions, 1)).toBeUndefined()
})

test('in another order it leads elsewhere', () => {
  const { match, decisions } = machineGame(firing(['gun/c', 'gun/a']), SETUP, 1)
  expect(severalAt(match, decisions, 0)).toBeUndefined()
})
