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

  test('bursts that came to little with the next burst, which leads, up to one that tells, however many they are', () => {
    const beat = [IN_VAIN, BURST, note('damage-drawn', { happens: false }), BURST]
    expect(cut(...beat, note('bomber-falls'), BURST)).toEqual([
      ['bomber-card', 'bomber-card', 'damage-drawn', 'bomber-card', 'bomber-falls'],
      ['bomber-card'],
    ])
    expect(CUT.leads([...beat, note('low-ammo')])).toBe(BURST)
    expect(cut(...Array.from({ length: 9 }, () => [BURST, note('hit')]).flat())).toHaveLength(1)
  })

  test('SAB-BMB-24 several bursts are one sentence, by what matters; a single one is its card', () => {
    const hit = note('hit', { fighter: 'red-1' })
    const damage = note('damage-drawn', { bomber: '0.0', happens: false })
    expect(CUT.tells?.([BURST, hit, damage, IN_VAIN, note('tile-isolated', { tile: 1 })])).toBe(
      '2 bursts: kette B cut off; A1 damaged; Red Leader is hit.',
    )
    const gone = note('lost-contact', { units: ['yellow-2'] })
    expect(CUT.tells?.([BURST, gone, IN_VAIN])).toBe('2 bursts: Yellow 2 lost the raid.')
    expect(CUT.tells?.([BURST, IN_VAIN])).toBe('2 bursts: no harm done.')
    expect(CUT.tells?.([BURST, hit])).toBeUndefined()
  })

  test.each(['bomber-destroyed', 'tile-isolated', 'collision'] as const)(
    'a burst with %s is the last of its beat',
    what => {
      expect(cut(BURST, note(what), BURST)).toHaveLength(2)
    },
  )

  test('the end of a dogfight with the card that ended it, and what the escort does with what it does it after', () => {
    expect(cut(note('dogfight-card'), note('germans-gone'), note('dogfight-over'))).toHaveLength(1)
    expect(cut(note('disengages'), note('reaction'))).toHaveLength(1)
  })

  test('whoever looks for the raid in vain with the next who does', () => {
    const vain = note('chase', { result: 'failure' })
    expect(cut(vain, vain, note('chase', { result: 'success' }))).toHaveLength(1)
    expect(cut(note('chase', { result: 'success' }), vain)).toHaveLength(2)
  })

  test('dice after which all is as it was with what led to them; a severe hit is a moment of its own', () => {
    expect(cut(note('dogfight-card'), note('hit'), SCRATCH, SEVERE, SCRATCH)).toEqual([
      ['dogfight-card', 'hit', 'hit-check'],
      ['hit-check', 'hit-check'],
    ])
    expect(CUT.leads([SEVERE, SCRATCH])).toBe(SEVERE)
    const exit = (leaves: boolean) => note('escort-exit', { leaves })
    const channel = note('channel-patrol')
    expect(cut(note('chase'), exit(false), channel)).toHaveLength(1)
    expect(cut(note('chase'), exit(true), note('channel-patrol', { unit: 'red' }))).toHaveLength(3)
  })

  test('a marker with the burst, unless it is fatal', () => {
    expect(cut(BURST, note('damage-drawn', { happens: false }))).toHaveLength(1)
    expect(cut(BURST, note('damage-drawn', { die: 7, happens: false }))).toHaveLength(1)
    expect(cut(BURST, note('damage-drawn', { die: 11, happens: true }))).toHaveLength(2)
    // SAB-ICO-07 More than it bears is seen coming down where it is told.
    expect(cut(BURST, note('damage-drawn', { happens: false, count: 3, limit: 3 }))).toHaveLength(2)
  })

  test('who is there is seen before the first card; a later round begins with the end of the one before', () => {
    const round = (no: number) => note('dogfight-round', { round: no })
    expect(cut(round(1), note('dogfight-card'))).toHaveLength(2)
    expect(cut(note('dogfight-card'), note('kill'), round(2))).toHaveLength(1)
    expect(cut(note('bomber-card'), note('disengages'))).toHaveLength(1)
  })

  test.each(['disruption', 'distress'] as const)(
    'a beat that begins with %s holds its result back until its card is read',
    what => {
      const beat = [note(what), note('tile-isolated')]
      const lead = CUT.leads(beat)
      expect(lead && CUT.suspense.some(one => one === lead.what)).toBe(true)
      expect(CUT.leads([BURST, ...beat])).toBe(BURST)
    },
  )

  test('nothing that happens elsewhere', () => {
    expect(cut(note('dogfight-over'), note('escort-recovers'))).toHaveLength(2)
  })

  test('nothing with the points, at which the film waits', () => {
    expect(cut(note('points'), note('wounded'))).toHaveLength(2)
    expect(cut(note('fate'), note('wounded'), note('points'))).toEqual([['fate', 'wounded'], ['points']])
  })
})
