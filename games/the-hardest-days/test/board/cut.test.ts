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
