import type { Logged } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import { digestOf, type Stretch, stretchOn } from '../../table/useDigest.ts'

const note = (what: string): Logged => ({ at: 0, rule: 'T-1', what, facts: {} })
const WEIGHTS = { lost: 'grave', moved: 'slight' } as const
const told = (...whats: readonly string[]): readonly Logged[] => whats.map(note)
const asked = (notes: readonly Logged[]): Stretch => ({
  notes,
  from: notes.length,
  unseen: false,
  rest: true,
})
const named = (stretch: Stretch) => digestOf(stretch, WEIGHTS).map(({ what }) => what)

describe('what went by unseen', () => {
  const before = told('lost', 'rolled')
  const after = [...before, ...told('moved', 'lost', 'rolled')]

  test('is told by its gravest notes, and by none from before the last decision', () => {
    const shown = stretchOn(asked(before), after, false, false)
    const caughtUp = stretchOn({ ...shown, unseen: true }, after, true, false)
    expect(named(caughtUp)).toEqual(['lost'])
    expect(caughtUp.from).toBe(before.length)
  })

  test('is nothing where all was watched', () => {
    const shown = stretchOn(asked(before), after, false, false)
    expect(named(stretchOn(shown, after, true, false))).toEqual([])
  })

  test('adds up as long as the machine plays on, and begins anew with the next decision', () => {
    const run = stretchOn(asked(before), after, false, true)
    const on = [...after, ...told('lost')]
    const stopped = stretchOn(stretchOn(run, on, false, true), on, true, false)
    expect(named(stopped)).toEqual(['lost', 'lost'])
    const next = [...on, ...told('lost')]
    expect(named(stretchOn(stopped, next, false, false))).toEqual([])
  })

  test('is the latest five at most', () => {
    const many = [...before, ...Array.from({ length: 8 }, () => note('lost'))]
    expect(named(stretchOn(asked(before), many, true, true))).toHaveLength(5)
  })
})
