import type { Choice, Option } from '@tallyho/engine'
import { expect, test } from 'vitest'
import { MANNERS } from '../../board/manners.ts'
import { standard } from '../../index.ts'
import { missionOf } from '../../rules/05-map/table.ts'
import { words } from '../../text.ts'
import { aCampaign } from '../kit/table.ts'

const asked = (ask: string, options: readonly Option[] = []): Choice => ({
  kind: 'choice',
  seat: 'staffel',
  ask,
  options,
  about: ['fighter:0'],
})

test('SR-PIL-14 SR-EVT-09 before a diver draws it is said how many cards it hangs on; nobody is asked where none is left', () => {
  const campaign = aCampaign({ pack: standard, fighters: 'reserve' })
  const { fire } = missionOf(campaign).decks
  expect(words.stakes(campaign, asked('quick.dive'))[0]).toMatch(/diver off: 3 of the 32 cards left/)
  expect(MANNERS.unasked?.(campaign, asked('quick.dive'))).toBeUndefined()
  for (const id of Object.keys(fire)) if (id.startsWith('fire-fall-away')) fire[id] = 0
  expect(MANNERS.unasked?.(campaign, asked('quick.dive'))).toBe('keep')
})

test('SR-ATK-01 SR-COL-19 what hangs on the order is said where there is one', () => {
  const campaign = aCampaign({ pack: standard, fighters: 'reserve' })
  const stakes = (ask: string, ...kinds: string[]) =>
    words.stakes(
      campaign,
      asked(
        ask,
        kinds.map(kind => ({ id: kind, kind })),
      ),
    )
  expect(stakes('burst.next', 'rest', 'one')).toEqual([])
  expect(stakes('burst.next', 'rest', 'one', 'two')).toHaveLength(1)
  expect(stakes('burst.result', 'all', 'damage', 'collision')[0]).toContain('Collision Check')
  expect(stakes('burst.result', 'timing', 'none')).toEqual([])
})
