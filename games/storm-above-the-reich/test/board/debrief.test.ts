import { debriefings, fatesIn, faultsIn } from '@tallyho/kit/test/debriefings.ts'
import { describe, expect, test } from 'vitest'
import { board } from '../../board/index.tsx'
import { game, heuristic } from '../../index.ts'
import { type LogEntry, STAFFEL } from '../../state.ts'

const SETUP = { pack: 'standard', options: {} }

const KEPT: Readonly<Record<string, string>> = { killed: 'killed', wounded: 'wounded' }

test('the machine may be asked to play on to the end of the mission alone, where that is not the end of the game', () => {
  const offered = (scenario: string) =>
    board.stops?.map(({ isOffered }) => isOffered?.(game.begin({ ...SETUP, scenario })))
  expect(['training', 'mission', '1942'].map(offered)).toEqual([[false], [false], [true]])
})

const NUMBERS = ['no', 'a', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** The bombers in `destroyed a B-24 and made two B-24s fall out of the formation`. */
function broughtDown(words: string): number {
  return [...words.matchAll(/(?:estroyed|ade) (\w+) B-24/g)].reduce(
    (sum, [, count]) => sum + NUMBERS.indexOf(count ?? ''),
    0,
  )
}

describe.each([
  ['1943-early', 1],
  ['1944-early', 2],
  ['training', 3],
])('%s, played by the machine', (scenario, seed) => {
  const played = debriefings(board, game, { ...SETUP, scenario }, STAFFEL, seed, heuristic)

  test('SR-SEQ-09 after every mission each pilot who flew is told of once, as the roster has him', async () => {
    const held = await played
    expect(held.length).toBeGreaterThan(0)
    for (const { debrief, state, notes } of held) {
      expect(faultsIn(debrief)).toEqual([])
      const entry = state.log.at(-1) as LogEntry
      const [pilots] = debrief.parties
      // Those whom the mission's own notes name, and nobody else.
      const flown = new Set(
        notes
          .slice(notes.slice(0, -1).findLastIndex(({ what }) => what === 'mission.logged') + 1)
          .filter(({ what }) => what === 'mission.pilot')
          .map(({ facts }) => `pilot:${facts.pilot}`),
      )
      expect(new Set(pilots?.each.map(({ ref }) => ref))).toEqual(flown)
      for (const { ref, fate } of pilots?.each ?? []) {
        const status = state.pilots[Number(ref.slice('pilot:'.length))]?.status
        expect(status, ref).toBe(KEPT[fate] ?? 'ready')
      }
      const stamped = (fate: string) => pilots?.each.filter(one => one.fate === fate).length
      expect(stamped('killed')).toBe(entry.killed.length)
      expect(stamped('wounded')).toBe(entry.wounded.length)
    }
  })

  test('SR-CAM-10 losses and victories add up to what the mission is logged with', async () => {
    for (const { debrief, state, notes } of await played) {
      const entry = state.log.at(-1) as LogEntry
      const lost = debrief.parties[1]?.each.map(({ fate, name }) =>
        fate === 'home' ? 0 : fate === 'lost' ? Number.parseInt(name, 10) : Number.parseInt(fate, 10),
      )
      expect((lost ?? []).reduce((sum, one) => sum + one, 0)).toBe(entry.auxiliariesLost)
      expect(debrief.sum.includes('No Liberator')).toBe(entry.fallen + entry.destroyed === 0)
      const own = fatesIn(debrief).reduce((sum, { words }) => sum + broughtDown(words), 0)
      const others = [...debrief.sum.matchAll(/(\d+)(?: of them)? (?:to|in|as) /g)].map(([, count]) =>
        Number(count),
      )
      expect(own + others.reduce((sum, one) => sum + one, 0), debrief.sum).toBe(
        entry.fallen + entry.destroyed,
      )
      const points = state.log
        .filter(({ season }) => season === entry.season)
        .reduce((sum, { vp }) => sum + vp, 0)
      if (state.length !== 'training') expect(debrief.means[0]).toContain(`: ${points} in the season`)
      // Whom he is said to have damaged he has damaged himself.
      const damaged = fatesIn(debrief).flatMap(({ name, words }) =>
        [...words.matchAll(/A\d|B\d|C\d/g)].map(([bomber]) => `${name} ${bomber}`),
      )
      const struck = notes
        .filter(({ what }) => what === 'damage.marker')
        .map(({ facts }) => `${facts.by} ${facts.bomber}`)
      expect(struck).toEqual(expect.arrayContaining(damaged))
      const best = fatesIn(debrief).filter(one => one.best)
      expect(best.every(({ words }) => /estroyed|fall out|hot down/.test(words))).toBe(true)
    }
  })
})
