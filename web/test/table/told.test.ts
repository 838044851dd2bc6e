import type { Logged } from '@tallyho/engine'
import { expect, test } from 'vitest'
import { lastOf } from '../../table/told.ts'

const note = (what: string): Logged => ({ at: 0, rule: 'R-1', what, facts: {} })

test('the line of a card tells what came of it last, not what somebody else did after it', () => {
  const [roll, broken, flies] = [note('roll'), note('broken'), note('flies')]
  const cut = {
    joins: ({ what }: Logged) => what === 'broken',
    leads: (beat: readonly Logged[]) => beat[0],
    suspense: [],
  }
  expect(lastOf(roll, [broken, flies], cut)).toBe(broken)
  expect(lastOf(roll, [flies], cut)).toBe(roll)
  expect(lastOf(roll, [broken, flies], undefined), 'where nothing is cut into beats').toBe(flies)
})
