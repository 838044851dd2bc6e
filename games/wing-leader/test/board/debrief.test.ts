import { debriefings, fatesIn, faultsIn } from '@tallyho/kit/test/debriefings.ts'
import { describe, expect, test } from 'vitest'
import { afterBattle } from '../../board/debrief.tsx'
import { board } from '../../board/index.tsx'
import { game, heuristic } from '../../index.ts'
import { SIDES } from '../../pack/types.ts'
import { lossesOf } from '../../rules/12-end/victory.ts'

describe.each([
  ['wl-01', 'raider', 1],
  ['wl-04', 'defender', 2],
  ['wl-10', 'raider', 3],
])('%s, played by the machine and told to the %s', (scenario, seat, seed) => {
  const setup = { scenario, pack: 'standard', options: {} }
  // A battle is the whole game: it is told on its last page.
  const told = { ...board, debriefs: { 'game-over': { tell: async () => afterBattle } } }
  const played = debriefings(told, game, setup, seat, seed, heuristic)

  test('WL-12.0.a each unit that was in the battle is told of once, as it ended, and nobody else', async () => {
    const [held, ...more] = await played
    expect(more).toEqual([])
    if (!held) throw new Error('The battle has no debriefing')
    const { debrief, state } = held
    expect(faultsIn(debrief)).toEqual([])
    const units = fatesIn(debrief).filter(({ ref }) => ref.startsWith('unit:'))
    const flew = state.units.filter(({ at }) => at !== 'waiting' && at !== 'edge' && at !== 'split')
    expect(units.map(({ ref }) => ref).sort()).toEqual(flew.map(({ no }) => `unit:${no}`).sort())
    for (const { no, at, broken, losses } of flew) {
      const fate = units.find(({ ref }) => ref === `unit:${no}`)
      expect(fate?.tone === 'grave').toBe(at === 'destroyed' || at === 'expended')
      if (fate?.tone !== 'grave') expect(fate?.fate === 'broken').toBe(broken)
      if (at !== 'destroyed' && at !== 'expended' && losses > 0)
        expect(fate?.words).toContain(`lost ${losses} of`)
    }
    // The player's own come first.
    expect(state.units[Number(units[0]?.ref.slice('unit:'.length))]?.side).toBe(seat)
  })

  test('WL-12.1.a losses are those of the score', async () => {
    for (const { debrief, state } of await played) {
      for (const side of SIDES) expect(debrief.sum).toContain(`lost ${lossesOf(state, side)}`)
    }
  })
})
