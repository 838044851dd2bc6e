import { debriefings, fatesIn, faultsIn } from '@tallyho/kit/test/debriefings.ts'
import { describe, expect, test } from 'vitest'
import { lossIn } from '../../board/effect.ts'
import { board } from '../../board/index.tsx'
import { game, heuristic } from '../../index.ts'
import { RAF } from '../../rules/02-terms/terms.ts'
import { lossesOf, victoryPoints } from '../../rules/16-victory.ts'

test('THD-12.3 a unit that a fight sends home has lost nothing that counts', () => {
  const effects = ['stays', 'reduced', 'inflight', 'reduced inflight', 'light', 'heavy'] as const
  expect(effects.map(lossIn)).toEqual([undefined, undefined, undefined, undefined, 'light', 'heavy'])
})

describe.each([
  ['1940-08-18', 1],
  ['1940-08-13', 2],
  ['1940-09-07', 3],
])('%s, played by the machine', (scenario, seed) => {
  const setup = { scenario, pack: 'standard', options: {} }
  const played = debriefings(board, game, setup, RAF, seed, heuristic)

  test('THD-4.III.2.c at the end of the day each who flew is told of once, and losses add up to the score', async () => {
    const held = (await played).filter(({ note }) => note.what === 'time-advance')
    expect(held).toHaveLength(1)
    for (const { debrief, state } of held) {
      expect(faultsIn(debrief)).toEqual([])
      const stamped = (kind: string, fate: string) =>
        fatesIn(debrief).filter(one => one.ref.startsWith(kind) && one.fate === fate).length
      const { groupsHeavy, groupsLight, squadronsHeavy, squadronsLight } = lossesOf(state)
      expect(stamped('group:', 'heavy loss')).toBe(groupsHeavy)
      expect(stamped('group:', 'light loss')).toBe(groupsLight)
      expect(stamped('squadron:', 'heavy loss')).toBe(squadronsHeavy)
      expect(stamped('squadron:', 'light loss')).toBe(squadronsLight)
      expect(debrief.means.at(-1)?.replace('−', '-')).toContain(`The score is ${victoryPoints(state)}:`)
    }
  })

  test('THD-9.7.a once the last raid of a segment is over all who met one are told of on one page, as they lie on the board', async () => {
    const raids = (await played).filter(({ note }) => note.what !== 'time-advance')
    expect(raids.length).toBeGreaterThan(0)
    const segments = raids.map(({ state }) => state.segment)
    expect(new Set(segments).size).toBe(segments.length)
    for (const { debrief, state, notes } of raids) {
      expect(state.raids).toEqual([])
      expect(faultsIn(debrief)).toEqual([])
      for (const [, raid = ''] of debrief.sum.matchAll(/Raid (\d) flew home unharmed/g))
        for (const { what, facts } of notes.slice(
          notes.findLastIndex(one => one.what === 'time-advance') + 1,
        ))
          if (facts.raid === Number(raid)) expect(['fight', 'flak', 'group-leaves']).not.toContain(what)
      // Losses on both sides that come to nothing in all are named.
      if (fatesIn(debrief).some(({ fate }) => fate.endsWith('loss')))
        expect(debrief.sum).not.toContain('It changes nothing in the score.')
      // What it is worth stands where the page begins; light losses are not called gone.
      expect(debrief.sum).toMatch(/It (is worth|counts|changes nothing)/)
      for (const { tone, fate } of fatesIn(debrief)) expect(tone === 'grave').toBe(fate === 'heavy loss')
      const told = JSON.stringify(notes.slice(notes.findLastIndex(({ what }) => what === 'time-advance') + 1))
      for (const { ref, fate, words } of fatesIn(debrief)) {
        const [kind, id = ''] = ref.split(':')
        expect(told).toContain(`"${id}"`)
        const unit = [...(kind === 'group' ? state.groups : state.squadrons)].find(one => one.id === id)
        const lost = { light: 'light loss', heavy: 'heavy loss' }[String(unit?.place.at)]
        if (fate.endsWith('loss')) expect(fate, ref).toBe(lost)
        // Groups that nobody met are counted, not listed.
        if (fate === 'home' && kind === 'group') expect(words).not.toMatch(/met by nobody/i)
      }
    }
  })
})
