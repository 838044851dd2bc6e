import type { Chance, Outcome } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import { diceOf } from '../dice.ts'

const SIX: readonly Outcome[] = Array.from({ length: 6 }, (_, i) => ({ id: String(i + 1), weight: 1 }))
const roll = (what: string, about?: readonly string[], outcomes = SIX): Chance => ({
  kind: 'chance',
  what,
  outcomes,
  about,
})

describe('dice of one seed', () => {
  test('come up the same for the same thing, whatever was rolled before', () => {
    const [here, there] = [diceOf(5), diceOf(5)]
    const hits = (dice: typeof here) => Array.from({ length: 20 }, () => dice(roll('hit', ['unit:1'])))
    const first = hits(here)
    for (let i = 0; i < 7; i++) there(roll('flak'))
    there(roll('hit', ['unit:2']))
    expect(hits(there)).toEqual(first)
    expect(hits(diceOf(6))).not.toEqual(first)
    expect(new Set(first).size).toBeGreaterThan(3)
  })

  test('are fair over many seeds, and no two things roll alike', () => {
    const games = 6000
    const pairs = new Map<string, number>()
    for (let seed = 0; seed < games; seed++) {
      const dice = diceOf(seed)
      const pair = `${dice(roll('hit', ['unit:1']))}/${dice(roll('hit', ['unit:2']))}`
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
    }
    // 36 pairs, each 1 in 36: within five standard deviations of 167.
    expect(pairs.size).toBe(36)
    for (const count of pairs.values()) expect(Math.abs(count - games / 36)).toBeLessThan(65)
  })

  test('come up the second time as if they had not been rolled before', () => {
    const games = 6000
    const pairs = new Map<string, number>()
    for (let seed = 0; seed < games; seed++) {
      const dice = diceOf(seed)
      const pair = `${dice(roll('hit'))}/${dice(roll('hit'))}`
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
    }
    expect(pairs.size).toBe(36)
    for (const count of pairs.values()) expect(Math.abs(count - games / 36)).toBeLessThan(65)
  })

  test('draw from a cup by what is in it, and much the same from one with a chit less', () => {
    const cup = (red: number, blue: number) =>
      roll('cup', undefined, [
        { id: 'red', weight: red },
        { id: 'blue', weight: blue },
      ])
    let [reds, alike] = [0, 0]
    for (let seed = 0; seed < 3000; seed++) {
      const full = diceOf(seed)(cup(12, 4))
      if (full === 0) reds++
      if (diceOf(seed)(cup(11, 4)) === full) alike++
    }
    expect(Math.abs(reds / 3000 - 0.75)).toBeLessThan(0.04)
    expect(alike).toBeGreaterThan(2900)
  })
})
