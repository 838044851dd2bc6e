import type { Logged } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import { digestOf, type Stretch, stretchOn, sumOf } from '../../table/useDigest.ts'

const note = (what: string): Logged => ({ at: 0, rule: 'T-1', what, facts: {} })
const WEIGHTS = { lost: 'grave', moved: 'slight' } as const
const told = (...whats: readonly string[]): readonly Logged[] => whats.map(note)
const asked = (notes: readonly Logged[]): Stretch => ({
  notes,
  state: notes.length,
  since: 0,
  from: notes.length,
  unseen: false,
  rest: true,
})
/** The board of these tests is how many notes there are. */
const now = (notes: readonly Logged[], rest: boolean) => ({ notes, rest, state: notes.length })
const named = (stretch: Stretch) => digestOf(stretch, WEIGHTS).map(({ what }) => what)

describe('what went by unseen', () => {
  const before = told('lost', 'rolled')
  const after = [...before, ...told('moved', 'lost', 'rolled')]

  test('is told by its gravest notes, and by none from before the last decision', () => {
    const shown = stretchOn(asked(before), now(after, false), false)
    const caughtUp = stretchOn({ ...shown, unseen: true }, now(after, true), false)
    expect(named(caughtUp)).toEqual(['lost'])
    expect(caughtUp.from).toBe(before.length)
  })

  test('is nothing where all was watched', () => {
    const shown = stretchOn(asked(before), now(after, false), false)
    expect(named(stretchOn(shown, now(after, true), false))).toEqual([])
  })

  test('adds up as long as the machine plays on, and begins anew with the next decision', () => {
    const run = stretchOn(asked(before), now(after, false), true)
    const on = [...after, ...told('lost')]
    const stopped = stretchOn(stretchOn(run, now(on, false), true), now(on, true), false)
    expect(named(stopped)).toEqual(['lost', 'lost'])
    const next = [...on, ...told('lost')]
    expect(named(stretchOn(stopped, now(next, false), false))).toEqual([])
  })

  test('begins where the question goes, though nothing has happened yet', () => {
    const waits = stretchOn({ ...asked(before), since: -1, from: 0 }, now(before, false), true)
    expect([waits.from, waits.since]).toEqual([before.length, before.length])
    const ran = stretchOn(stretchOn(waits, now(after, false), true), now(after, true), true)
    expect([ran.from, ran.since, ran.state]).toEqual([before.length, before.length, after.length])
  })

  test('is summed up by the score and by what was counted, seen from the seat', () => {
    const module = {
      game: { seats: ['raf'], standing: (n: number) => n, figures: (n: number) => ({ lost: n, other: n }) },
      words: {
        score: (score: number) => `you have ${score}`,
        counted: (figure: string) => (figure === 'lost' ? 'bombers destroyed' : undefined),
      },
    } as unknown as Parameters<typeof sumOf<number>>[0]
    const stretch = { ...asked(after), since: before.length, state: after.length, unseen: true }
    expect(sumOf(module, stretch, 'raf')).toBe('You have 2 → you have 5. Bombers destroyed +3.')
    expect(sumOf(module, { ...stretch, unseen: false }, 'raf'), 'all was watched').toBeUndefined()
    expect(sumOf(module, { ...stretch, since: stretch.state }, 'raf'), 'nothing came of it').toBeUndefined()
  })

  test('is the latest six at most', () => {
    const many = [...before, ...Array.from({ length: 8 }, () => note('lost'))]
    expect(named(stretchOn(asked(before), now(many, true), true))).toHaveLength(6)
  })
})
