import type { Logged } from '@tallyho/engine'
import { expect, test } from 'vitest'
import { CUT } from '../../board/cut.ts'
import { fireTold } from '../../text/fight.ts'
import { called } from '../../text/names.ts'
import { rollsTold, thrown } from '../../text/thrown.ts'
import type { Notes } from '../../vocabulary.ts'

const unit = (id: string) => ({ unit: 0, id, model: 'spitfire-ia', side: 'defender' })
const note = (what: keyof Notes, facts: object): Logged => ({ rule: '', at: 0, what, facts: { ...facts } })
const look = (id: string, die: number, distance: number) =>
  note('tally-roll', {
    ...unit(id),
    target: unit('dT'),
    dice: [die],
    modifiers: [{ id: 'radioCall', by: 1 }],
    total: die + 1,
    distance,
    success: die + 1 > distance,
  })
const call = (id: string, die: number) =>
  note('control', { ...unit(id), dice: [die], modifiers: [], total: die, needed: 4, success: die >= 4 })

test('a roll says what fell, what had to fall, and why', () => {
  const roll = { dice: [4], modifiers: [] }
  expect(thrown(roll, 3, '2 squares off')).toBe('4 on the die, 3 or more needed (2 squares off)')
  expect(thrown(roll, 6)).toBe('4 on the die, a 6 needed')
  expect(thrown(roll, 1)).toBe('4 on the die, any would do')
  expect(thrown(roll, 7)).toBe('4 on the die, no die would do')
})

test('WL-7.2.1.a what several rolled one after the other is told of each, in one sentence', () => {
  const looks = [look('dA', 4, 2), look('dB', 2, 5)]
  expect(CUT.joins(looks[1] as Logged, looks.slice(0, 1))).toBe(true)
  expect(CUT.tells?.(looks)).toBe(
    'Spitfire\u00a0A sights Spitfire\u00a0T (4, 2 or more needed); Spitfire\u00a0B does not find Spitfire\u00a0T (2, 5 or more needed).',
  )
  const calls = [call('dA', 3), call('dB', 5)]
  expect(CUT.joins(calls[1] as Logged, calls.slice(0, 1))).toBe(true)
  expect(CUT.tells?.(calls)).toBe(
    'Spitfire\u00a0A is not reached (3, 4 or more needed); Spitfire\u00a0B gets a new flag (5, 4 or more needed).',
  )
  expect(rollsTold(looks.slice(0, 1)), 'one alone has its own line').toBeUndefined()
})

test('WL-10.5.1.b a fire says what was thrown, what a hit needed, and what it did', () => {
  const fares = { losses: 0, maxLosses: 6, straggler: false, shaken: false, breaks: false, bomber: false }
  const victim = (lost: number) =>
    ({ ...unit('rA'), side: 'raider', ...fares, lost, gone: false }) as Notes['fight-over']['units'][number]
  const fire = (role: string, total: number, hits: number) =>
    ({ ...unit('dA'), role, dice: [3, 4], total, column: 0, hits }) as Notes['fight-over']['fires'][number]
  const told = (...args: Parameters<typeof fireTold>) => fireTold(...args).replaceAll('\u00a0', ' ')
  expect(told(fire('attacker', 7, 2), [victim(1)], 6)).toBe(
    'Spitfire A fires: 7 (3 + 4), 6 or more needed, 2 hits, 1 down',
  )
  expect(told(fire('defender', 9, 1), [victim(0)])).toBe(
    'Spitfire A fires back: 9 (3 + 4, +2), 1 hit, without effect',
  )
  expect(told(fire('defender', 4, 0), [victim(0)], 9)).toBe(
    'Spitfire A fires back: 4 (3 + 4, −3), 9 or more needed, no hit',
  )
})

test('no line tears the name of a unit apart', () => {
  expect(called('Bf 109E-4', 'rA1')).toBe('Bf\u00a0109\u00a0A1')
  expect(called('He 111 transport', 'rT')).not.toContain(' ')
})
