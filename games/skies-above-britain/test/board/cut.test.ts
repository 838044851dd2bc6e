import type { Facts, Logged } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import { CUT } from '../../board/cut.ts'
import type { Notes } from '../../vocabulary.ts'

const note = (what: keyof Notes, facts: Facts = {}): Logged => ({ rule: 'SAB-GEN-15', what, facts, at: 0 })

/** What is told together, beat by beat. */
function cut(...notes: readonly Logged[]): readonly (readonly string[])[] {
  const beats: Logged[][] = []
  for (const one of notes) {
    const last = beats.at(-1)
    if (last && CUT.joins(one, last)) last.push(one)
    else beats.push([one])
  }
  return beats.map(beat => beat.map(({ what }) => what))
}

const IN_VAIN = note('bomber-card', { icons: ['damage'], struck: ['damage'] })
const BURST = note('bomber-card', { icons: ['damage'], struck: [] })
const SCRATCH = note('hit-check', { severe: false })
const SEVERE = note('hit-check', { severe: true })

describe('what belongs together is one beat', () => {
  test('a card with all that it brings about, and the next card by itself', () => {
    expect(cut(note('dogfight-card'), note('hit'), note('germans-reduced'), note('kill'), BURST)).toEqual([
      ['dogfight-card', 'hit', 'germans-reduced', 'kill'],
      ['bomber-card'],
    ])
  })

  test('bursts in vain with the next burst, which leads', () => {
    const beat = [IN_VAIN, IN_VAIN, BURST]
    expect(cut(...beat, note('low-ammo'), BURST)).toEqual([
      ['bomber-card', 'bomber-card', 'bomber-card', 'low-ammo'],
      ['bomber-card'],
    ])
    expect(CUT.leads([...beat, note('low-ammo')])).toBe(BURST)
  })

  test('scratches together; a severe hit has the next check after it to itself', () => {
    expect(cut(SCRATCH, SCRATCH, SEVERE, SCRATCH)).toEqual([
      ['hit-check', 'hit-check', 'hit-check'],
      ['hit-check'],
    ])
    expect(CUT.leads([SCRATCH, SCRATCH, SEVERE])).toBe(SEVERE)
  })

  test('a marker with the burst, unless a die decides about it', () => {
    expect(cut(BURST, note('damage-drawn', { happens: false }))).toHaveLength(1)
    expect(cut(BURST, note('damage-drawn', { die: 7, happens: false }))).toHaveLength(2)
  })

  test('who is there is seen before the first card; a later round begins with its card', () => {
    const round = (no: number) => note('dogfight-round', { round: no })
    expect(cut(round(1), note('dogfight-card'))).toHaveLength(2)
    expect(cut(round(2), note('dogfight-card'))).toHaveLength(1)
  })

  test('nothing that happens elsewhere', () => {
    expect(cut(note('dogfight-over'), note('escort-recovers'))).toHaveLength(2)
  })

  test('nothing with the points, at which the film waits', () => {
    expect(cut(note('points'), note('wounded'))).toHaveLength(2)
    expect(cut(note('fate'), note('wounded'), note('points'))).toEqual([['fate', 'wounded'], ['points']])
  })
})
