import type { Logged } from '@tallyho/engine'
import { expect, test } from 'vitest'
import { CUT, isUneventful } from '../../board/cut.ts'

const unit = (id: string) => ({
  unit: 0,
  id,
  model: 'spitfire-ia',
  side: id.startsWith('r') ? 'raider' : 'defender',
})
const note = (what: string, facts: Logged['facts']): Logged => ({ rule: 'WL-8.2.g', at: 0, what, facts })
const moved = (id: string, more: Logged['facts'] = {}) =>
  note('moved', { ...unit(id), from: 'G8', to: 'I8', facing: 0, marker: undefined, ...more })

/** As the film cuts them. */
function beatsOf(notes: readonly Logged[]): readonly (readonly Logged[])[] {
  const beats: Logged[][] = []
  for (const one of notes) {
    const last = beats.at(-1)
    if (last && CUT.joins(one, last)) last.push(one)
    else beats.push([one])
  }
  return beats
}

test('units of a side that only fly on are one beat, told in one sentence', () => {
  const beats = beatsOf([
    note('plan', { ...unit('dA'), plan: 'continue', points: 2 }),
    moved('dA'),
    moved('dB'),
    moved('dC', { to: 'G8' }),
    moved('rA'),
  ])
  expect(beats.map(beat => beat.length)).toEqual([4, 1])
  expect(CUT.tells?.(beats[0] ?? [])).toBe('Spitfire IA A and Spitfire IA B fly on; Spitfire IA C circles.')
})

test('a move that comes to its prey is a beat of its own, and draws the eye', () => {
  const attack = moved('dB', { attacks: unit('rA') })
  expect(beatsOf([moved('dA'), attack, moved('dC')]).map(beat => beat.length)).toEqual([1, 1, 1])
  expect([moved('dA'), attack].map(isUneventful)).toEqual([true, false])
})

test('all hits of one side are one beat, and the loss has the open card', () => {
  const hit = (id: string, outcome: string) => note('confirmation', { ...unit(id), outcome })
  const beats = beatsOf([hit('dA', 'nothing'), hit('dA', 'loss'), hit('rA', 'nothing')])
  expect(beats.map(beat => beat.length)).toEqual([2, 1])
  expect(CUT.leads(beats[0] ?? [])?.facts.outcome).toBe('loss')
})

test('what a roll brings about is told with it, and rolls that change nothing are told together', () => {
  const holds = (disruptions: number) => note('cohesion', { ...unit('dA'), disruptions })
  const broken = note('broken', { ...unit('dA'), bomber: false })
  expect(beatsOf([holds(0), holds(0), holds(2), broken]).map(beat => beat.length)).toEqual([2, 2])
})

test('who holds together is told of each side by itself', () => {
  const holds = (id: string) => note('cohesion', { ...unit(id), disruptions: 0 })
  expect(beatsOf([holds('rA'), holds('rB'), holds('dA')]).map(beat => beat.length)).toEqual([2, 1])
})
