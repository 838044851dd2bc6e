import type { Logged } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import { whatHelps, whatWins } from '../../text/training.ts'
import { words } from '../../text.ts'
import type { Notes } from '../../vocabulary.ts'

function note<K extends keyof Notes & string>(what: K, facts: Partial<Notes[K]>): Logged {
  return { at: 0, rule: 'SR-TRN-02', what, facts: facts as Logged['facts'] }
}

const turn = (no: number) => note('turn.begun', { turn: no })
const damage = note('damage.marker', { bomber: 'A5' })
const hit = (mode: 'determined' | 'evasive') => [
  note('engage.mode', { name: 'Bär', mode }),
  note('hit.marker', { name: 'Bär' }),
]
const serious = note('recovery.rolled', { name: 'Bär', serious: true })

describe('SR-TRN-02 what another choice would have changed', () => {
  test.each<[string, readonly Logged[], RegExp]>([
    ['nothing was damaged', [turn(2), ...hit('determined'), serious], /No bomber was damaged\. A Determined/],
    [
      'he went in again when half was done',
      [turn(2), damage, turn(4), ...hit('evasive'), serious],
      /A5 was damaged in turn 2.*fly home\. Bär went in again in turn 4/,
    ],
    [
      'he was Determined',
      [turn(2), damage, ...hit('determined'), serious],
      /Bär went in Determined\. Evasive/,
    ],
    ['he was not', [turn(2), damage, ...hit('evasive'), serious], /Bär was hit although he was Evasive/],
    ['they ran into each other', [turn(2), damage], /may collide/],
  ])('%s', (_, notes, said) => {
    expect(whatHelps(notes)).toMatch(said)
  })
})

test('SR-TRN-02 the log of the training tells of no points, since none count', () => {
  const bomber = { bomber: 'A5', how: 'destroyed', cause: 'attack', vp: 1, ep: 2 } as const
  const entry = { no: 1, aborted: false, vp: 1, ep: 2, fallen: 0, destroyed: 1, killed: [], wounded: [] }
  for (const told of [note('score.bomber', bomber), note('mission.logged', entry)]) {
    expect(words.note(told)).toMatch(/VP/)
    expect(words.note({ ...told, facts: { ...told.facts, training: true } })).not.toMatch(/VP|EP/)
  }
})

test('SR-CAM-12 SR-TRN-04 a mission that was called off is not told to have gone for the wrong bombers', () => {
  const over = { outcome: 'lost', vp: 0, win: { vp: 2 } } as Parameters<typeof whatWins>[0]
  expect(whatWins(over, true)).toContain('nobody flew')
  expect(whatWins(over, false)).toContain('damaged already')
})
