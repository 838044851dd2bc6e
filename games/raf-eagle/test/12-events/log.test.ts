import { expect, test } from 'vitest'
import type { Campaign } from '../../state.ts'
import { APPROACH, type Approach, approaching, overTarget, TARGET, type Target } from '../kit/events.ts'
import { INLAND, aRaid as raid } from '../kit/raid.ts'
import { plan, reduce } from '../kit/table.ts'

/** What the log tells of the events of a raid. */

/** What the log tells after the card: rule, note and facts. */
const told = (campaign: Campaign, event: Approach) =>
  approaching(campaign, event).notes.map(({ rule, what, facts }) => [rule, what, facts])

test.each([
  ['RE-CP.A1.a', 'british-altitude'],
  ['RE-CP.A2.a', 'patrollers-hunt'],
  ['RE-CP.A3.a', 'clouds-hunters A'],
  ['RE-CP.A4.a', 'clouds-raid B'],
  ['RE-CP.A5.a', 'escort-rendezvous A'],
  ['RE-CP.A6.a', 'german-altitude'],
  ['RE-CP.A7.a', 'heavy-pursuit AB'],
  ['RE-CP.A8.a', 'weather-changes'],
  ['RE-CP.A9.a', 'weather-improves 2'],
  ['RE-CP.A10.a', 'weather-worsens 3'],
  ['RE-CP.A11.a', 'rendezvous C'],
  ['RE-CP.A12.a', 'evade-hunters A'],
  ['RE-CP.A13.a', 'patrol-elsewhere A'],
  ['RE-CP.A14.a', 'weather-east'],
  ['RE-2.32.a', 'nothing'],
] as const)('%s is what the log cites for the card of %s', (rule, event) => {
  const [card] = approaching(raid('bomber I/KG1'), event).notes
  expect(card).toMatchObject({ rule, what: 'raid-event', facts: { step: 'approach', card: APPROACH[event] } })
})

test('RE-CP.A4.a RE-CP.A7.b RE-CP.A10.a RE-CP.A2.b on the approach the log tells what became of whom', () => {
  const scattered = raid('bomber II/KG1 II/KG2', { weather: 'patchy' })
  reduce(scattered, 'II/KG2')
  expect(told(scattered, 'clouds-raid B')[1]).toEqual(['RE-CP.A4.a', 'event-reduces', { units: ['II/KG1'] }])
  const pursued = raid('hunt I/JG51 54 610, bomber I/KG1')
  reduce(pursued, '54')
  expect(told(pursued, 'heavy-pursuit AB').slice(1)).toEqual([
    ['RE-11.a', 'leave-raid', { gruppen: ['I/JG51'], squadrons: [] }],
    ['RE-CP.A7.b', 'event-loss', { units: ['54'] }],
    ['RE-CP.A7.b', 'score', { by: -1, vp: -1, why: 'squadron' }],
    ['RE-CP.A7.c', 'moves-to-box', { units: ['610'], box: 'bomber' }],
  ])
  expect(told(raid(''), 'weather-worsens 3')[1]).toEqual([
    'RE-CP.A10.a',
    'weather-turns',
    { luftflotte: 3, weather: 'patchy' },
  ])
  expect(told(raid('patrol I/JG51'), 'patrollers-hunt')[1]).toEqual([
    'RE-CP.A2.b',
    'moves-to-box',
    { units: ['I/JG51'], box: 'escort' },
  ])
})

test.each([
  ['RE-CP.T1.a', 'big-wing'],
  ['RE-CP.T2.a', 'blenheims'],
  ['RE-CP.T3.a', 'patrollers-escort'],
  ['RE-CP.T4.a', 'clouds-squadrons A'],
  ['RE-CP.T5.a', 'extended-attack'],
  ['RE-CP.T6.a', 'flak A'],
  ['RE-CP.T7.a', 'coast-interception late'],
  ['RE-CP.T8.a', 'late-interception'],
  ['RE-CP.T9.a', 'navigational-error'],
  ['RE-CP.T10.a', 'non-essential'],
  ['RE-CP.T11.a', 'turnaround'],
  ['RE-CP.T12.a', 'ultra'],
  ['RE-2.32.a', 'nothing'],
] as const)('%s is what the log cites for the card of %s', (rule, event) => {
  const [card] = overTarget(raid('bomber II/KG1'), event).notes
  expect(card).toMatchObject({ rule, what: 'raid-event', facts: { step: 'target', card: TARGET[event] } })
})

test.each([
  ['RE-CP.T1.a', 'big-wing', 'big-wing'],
  ['RE-CP.T7.a', 'coast-interception late', 'bombs-first'],
  ['RE-CP.T8.a', 'late-interception', 'bombs-first'],
  ['RE-CP.T9.a', 'navigational-error', 'navigational-error'],
  ['RE-CP.T10.a', 'non-essential', 'non-essential'],
  ['RE-CP.T10.b', 'non-essential headquarters', 'non-essential'],
] as const)('%s the log tells the marker of %s', (rule, event, marker) => {
  const campaign = raid('bomber I/KG1 19 242', { card: INLAND, flight: { warning: 'late' } })
  expect(overTarget(campaign, event).notes[1]).toEqual({ rule, what: 'raid-marker', facts: { marker } })
})

test('RE-CP.T2.a RE-CP.T5.a RE-CP.T6.a RE-CP.T6.b RE-CP.T12.a the log tells what became of whom', () => {
  const told = (campaign: Campaign, event: Target) =>
    overTarget(campaign, event).notes.map(({ rule, what, facts }) => [rule, what, facts])
  expect(told(raid('bomber I/KG1 54'), 'extended-attack')[1]).toEqual([
    'RE-CP.T5.a',
    'event-reduces',
    { units: ['I/KG1'] },
  ])
  const hit = raid('bomber I/KG1 I/KG2 I/SG1 II/KG1')
  reduce(hit, 'I/KG2')
  expect(told(hit, 'flak A').slice(1)).toEqual([
    ['RE-CP.T6.a', 'event-reduces', { units: ['I/KG1'] }],
    ['RE-11.a', 'leave-raid', { gruppen: ['I/KG2'], squadrons: [] }],
    ['RE-CP.T6.b', 'event-loss', { units: ['I/SG1'] }],
    ['RE-CP.T6.b', 'score', { by: 1, vp: 1, why: 'gruppe' }],
  ])
  const coming = raid('bomber I/KG1 54')
  plan(coming, 12, { segment: 3 })
  expect(told(coming, 'ultra')[1]).toEqual(['RE-CP.T12.a', 'ultra', { segment: 3 }])
  // Card 46 lists 6/11 and 3/11: 600 alone.
  const joined = raid('bomber I/KG1 II/KG1 54', { card: 46, with: { night: true } })
  expect(told(joined, 'blenheims')[1]).toEqual([
    'RE-CP.T2.a',
    'moves-to-box',
    { units: ['600'], box: 'bomber' },
  ])
})

test('RE-CP.A7.b RE-CP.A13.a RE-CP.T6.a RE-CP.T6.b the log tells of those whom it happened to, and of nobody else', () => {
  const after = (notes: readonly { what: string; facts: unknown }[]) =>
    notes.slice(1).map(({ what, facts }) => [what, facts])
  // Card 12 lists 7/11, 2/11, 6/11 and 5/11; squadrons in Hunt stay, with hunters or without.
  const elsewhere = raid('hunt 610, bomber I/KG1', { card: 12 })
  expect(after(approaching(elsewhere, 'patrol-elsewhere A').notes)).toEqual([
    ['leave-raid', { gruppen: [], squadrons: expect.arrayContaining(['54', '32']) }],
  ])
  expect(elsewhere.squadrons['610']?.place).toBe('hunt')
  expect(after(approaching(raid('hunt I/JG51 54, bomber I/KG1'), 'heavy-pursuit AB').notes)).toEqual([
    ['leave-raid', { gruppen: ['I/JG51'], squadrons: ['54'] }],
  ])
  expect(after(overTarget(raid('bomber I/KG1 54'), 'flak A').notes)).toEqual([
    ['event-reduces', { units: ['I/KG1'] }],
  ])
  expect(after(overTarget(raid('bomber I/SG1 54'), 'flak A').notes).map(([what]) => what)).toEqual([
    'event-loss',
    'score',
  ])
})
