import { debriefings, fatesIn, faultsIn } from '@tallyho/kit/test/debriefings.ts'
import { describe, expect, test } from 'vitest'
import { board } from '../../board/index.tsx'
import { game, heuristic } from '../../index.ts'
import { SQUADRON } from '../../state.ts'

/** What the roster must say of a man with this stamp. */
const STATUS: Readonly<Record<string, string>> = {
  killed: 'gone',
  captured: 'gone',
  wounded: 'hospital',
  'worn out': 'hospital',
}

describe.each([
  ['chapter-1', 1],
  ['chapter-3', 2],
  ['patrol-1', 3],
  ['sab-01', 4],
])('%s, flown by the machine', (scenario, seed) => {
  const setup = { scenario, pack: 'standard', options: {} }
  const played = debriefings(board, game, setup, SQUADRON, seed, heuristic)

  test('SAB-RTB-02 after every patrol each man who flew is told of once, as the roster has him', async () => {
    const held = await played
    expect(held.length).toBeGreaterThan(0)
    for (const { debrief, state } of held) {
      expect(faultsIn(debrief)).toEqual([])
      const flew = Object.values(state.patrol?.fighters ?? {}).map(({ pilot }) => `pilot:${pilot}`)
      const fates = fatesIn(debrief)
      expect(fates.map(({ ref }) => ref).sort()).toEqual(flew.sort())
      for (const { ref, fate, words } of fates) {
        const { status, sitsOut } = state.pilots[Number(ref.slice('pilot:'.length))] ?? {}
        const rests = words.includes('worn out')
        expect(rests ? 'hospital' : (STATUS[fate] ?? 'ready'), `${ref} ${fate}`).toBe(status)
        if (fate === 'bailed out' || fate === 'rescued') expect(sitsOut, ref).toBeGreaterThan(0)
      }
    }
  })

  test('SAB-VP-01 kills and losses add up to the points', async () => {
    for (const { debrief, note } of await played) {
      const { bombers, germanFighters, lost, vp } = note.facts as Record<string, number>
      expect(debrief.sum).toContain(`${bombers} bomber`)
      expect(debrief.sum).toContain(`${germanFighters} German fighter`)
      expect(debrief.means[0]).toMatch(new RegExp(`^${vp} points?`))
      if (!scenario.startsWith('chapter')) expect(debrief.means[1]).toMatch(/^\d+ or more win it, /)
      const gone = fatesIn(debrief).filter(
        ({ words, tone }) => tone === 'grave' || words.includes('aircraft is lost'),
      )
      expect(gone.length).toBe(lost)
    }
  })
})
