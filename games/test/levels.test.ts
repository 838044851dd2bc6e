import { botAt, everySeat, playGame, Search, seenBy } from '@tallyho/bots'
import { hashState, Match, random, type Setup, seeded } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../index.ts'

/** The shortest scenario of each. */
const SHORT: Readonly<Record<string, string>> = {
  'the-hardest-days': '1940-08-13',
  'wing-leader': 'wl-01',
  'storm-above-the-reich': 'training',
  'raf-eagle': 'prelude',
  'skies-above-britain': 'patrol-1',
}

describe.each(Object.entries(SHORT))('%s', (id, scenario) => {
  const opened = async () => {
    const module = await GAMES[id]?.()
    if (!module) throw new Error(`There is no game '${id}'`)
    const setup: Setup = { scenario, pack: module.game.packs.standard.id, options: {} }
    return { module, setup }
  }

  test('a cadet, to whom not every answer occurs, plays to the end', async () => {
    const { module, setup } = await opened()
    for (const seed of [1, 2, 3]) {
      const players = everySeat(module.game, botAt(module, 'cadet'))
      const { decisions } = playGame(module.game, setup, players, seeded(seed), random(seed))
      expect(decisions).toBeGreaterThan(5)
    }
  })

  test('a search answers any question with one of its options, and leaves the board alone', async () => {
    const { module, setup } = await opened()
    const { game, heuristic } = module
    const match = new Match(game, setup)
    const [dice, numbers] = [seeded(3), random(3)]
    let searched = 0
    for (let asked = 0; match.pause && asked < 60; asked++) {
      match.settleAll(dice)
      const seat = game.seats.find(one => match.asked(one))
      const seen = seat === undefined ? undefined : seenBy(match, seat, numbers)
      if (seat === undefined || !seen) break
      const { options } = seen.choice
      let taken = heuristic(seen)
      if (options.length > 1 && asked % 12 === 0) {
        const before = hashState(match.state)
        const search = new Search(module, seen, 6)
        while (search.step());
        const { index, others, playouts } = search.thought
        expect(hashState(match.state), seen.choice.ask).toBe(before)
        expect(playouts).toBeGreaterThan(1)
        expect([search.thought.usual, ...others.map(one => one.index)]).toContain(index)
        taken = index
        searched++
      }
      match.choose(seat, options[taken]?.id ?? '')
    }
    expect(searched).toBeGreaterThan(0)
  })

  test('what a reason may speak of is counted by the game', async () => {
    const { module, setup } = await opened()
    const { game, words } = module
    const counted = Object.keys(game.figures(game.begin(setup))).filter(figure => words.counted?.(figure))
    expect(counted.length).toBeGreaterThan(3)
  })
})
