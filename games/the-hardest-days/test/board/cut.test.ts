import type { Logged } from '@tallyho/engine'
import { expect, test } from 'vitest'
import { CUT } from '../../board/cut.ts'
import type { Notes } from '../../vocabulary.ts'

const noted = (what: keyof Notes): Logged => ({ at: 0, rule: '', what, facts: { raid: 1 } })

test('each fight, each bombing and each placement is a beat of its own, with what comes of it', () => {
  for (const what of ['fight', 'bombing', 'hunt-placement', 'airfield-roll'] as const)
    expect(CUT.joins(noted(what), [noted(what)]), what).toBe(false)
  expect(CUT.joins(noted('fight'), [noted('fight'), noted('moves-on')])).toBe(false)
  expect(CUT.joins(noted('leaves-display'), [noted('fight')])).toBe(true)
  expect(CUT.joins(noted('weather'), [noted('weather')])).toBe(true)
})

test('THD-14.2.1.a an event that changes nothing is told with the bombs of its raid, and with what they do', () => {
  const of = (what: keyof Notes, raid: number): Logged => ({
    ...noted(what),
    facts: { raid, applies: false },
  })
  const idle = of('event', 1)
  expect(CUT.joins(of('bombing', 1), [idle])).toBe(true)
  expect(CUT.joins(of('bombing', 2), [idle])).toBe(false)
  expect(CUT.joins(noted('damaged'), [idle, of('bombing', 1)])).toBe(true)
  expect(CUT.joins(of('event', 2), [idle, of('bombing', 1)])).toBe(false)
  expect(CUT.leads([idle, of('bombing', 1)])?.what).toBe('bombing')
})
