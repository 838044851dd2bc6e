import { describe, expect, test } from 'vitest'
import { standard } from '../../pack/index.ts'
import { type AdvantageEvent, EVENTS } from '../../pack/types.ts'
import { eventApplies } from '../../rules/03-dogfight/events.ts'
import { aPatrol } from '../kit/table.ts'

const { raf, luftwaffe } = standard.cards
const both = [...raf, ...luftwaffe]
const withEvent = (event: AdvantageEvent) => both.filter(card => card.event === event)
const share = (deck: typeof raf, attitude: string) =>
  deck.filter(card => card.attitude === attitude).length / deck.length

describe('Advantage decks', () => {
  test('SAB-K-029 SAB-K-033 16 and 24 cards, and all eleven events among them', () => {
    expect([raf.length, luftwaffe.length]).toEqual([16, 24])
    for (const event of EVENTS) expect(withEvent(event), event).not.toEqual([])
  })

  test('SAB-K-030 Scatter with a schwarm that is tailed', () => {
    for (const { number, attitude } of withEvent('scatter'))
      expect([number, attitude]).toEqual(['schwarm', 'tailing'])
  })

  test('SAB-K-031 SAB-K-038 Stay on them! is in the Luftwaffe deck alone, so that it ends', () => {
    expect(raf.some(({ event }) => event === 'stay-on-them')).toBe(false)
    expect(luftwaffe.some(({ event }) => event === 'stay-on-them')).toBe(true)
  })

  test('SAB-K-032 the RAF deck: Tailing or Head-On, and the events that fit it', () => {
    expect(share(raf, 'tailed')).toBe(0)
    expect(share(raf, 'tailing')).toBeGreaterThan(0.5)
    expect(new Set(raf.flatMap(({ event }) => event ?? []))).toEqual(
      new Set(['scatter', 'where-are-you', 'fingers-off']),
    )
  })

  test('SAB-K-034 a schwarm on the left of Stay tight!, Steady, Where are you? and Scatter', () => {
    for (const event of ['stay-tight', 'steady', 'where-are-you', 'scatter'] as const)
      for (const { number } of withEvent(event)) expect(number, event).toBe('schwarm')
  })

  test('SAB-K-035 a rotte that heavy escort makes a schwarm', () => {
    expect(withEvent('behind-you').map(({ number }) => number)).toContain('rotte')
  })

  test('SAB-K-036 SAB-K-037 a rotte that is not behind us, until another comes out of the sun', () => {
    for (const { number, attitude } of withEvent('hun-in-the-sun')) {
      expect(number).toBe('rotte')
      expect(attitude).not.toBe('tailed')
    }
  })

  test('SAB-K-039 Madness has a band of Friendly Fire', () => {
    expect(standard.tables.madness.map(({ is }) => is)).toContain('friendly-fire')
    expect(withEvent('madness')).not.toEqual([])
  })

  test('SAB-K-040 Regulars without sun and heavy escort: Scatter alone applies', () => {
    const trigger = { deck: 'luftwaffe', type: '110', heavy: false, sun: false } as const
    const apply = (event: AdvantageEvent) => eventApplies(aPatrol({ fly: 'red' }), 'red', event, trigger)
    expect(EVENTS.filter(apply)).toEqual(['scatter'])
  })

  test('SAB-K-041 the Luftwaffe deck: Tailed or Head-On, most of them Tailed', () => {
    expect(share(luftwaffe, 'tailing')).toBe(0)
    expect(share(luftwaffe, 'tailed')).toBeGreaterThan(0.6)
    for (const event of [
      'behind-you',
      'bounced',
      'hun-in-the-sun',
      'stay-tight',
      'steady',
      'madness',
    ] as const)
      for (const card of withEvent(event)) expect(luftwaffe).toContain(card)
  })
})
