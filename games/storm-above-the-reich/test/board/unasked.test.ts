import type { Choice } from '@tallyho/engine'
import { expect, test } from 'vitest'
import { MANNERS } from '../../board/manners.ts'
import type { AttackCell } from '../../pack/index.ts'
import { STAFFEL } from '../../state.ts'
import { aCampaign } from '../kit/table.ts'

test('SR-BRK-04 SR-PIL-14 a Quick pilot who is Determined does not become Evasive to be back later', () => {
  const asks = (mode: 'determined' | 'evasive') => {
    const campaign = aCampaign({
      fighters: mode === 'evasive' ? '2.2 nose/level evasive quick' : '2.2 nose/level quick',
    })
    const choice = {
      kind: 'choice',
      seat: STAFFEL,
      ask: 'quick.break-away',
      options: [],
      about: ['fighter:0'],
    } as const
    return MANNERS.unasked?.(campaign, choice)
  }
  expect(asks('determined')).toBe('keep')
  expect(asks('evasive')).toBeUndefined()
})

const NOTHING: AttackCell = {
  damage: 0,
  hits: 0,
  pass: 2,
  collision: false,
  riding: false,
  noAmmo: false,
  jam: false,
}

test.each([
  ['damage against none', { damage: 1 }, {}, 'keep'],
  ['what is the same', {}, {}, 'keep'],
  ['a Hit against none', { damage: 1, hits: 1 }, {}, undefined],
  ['damage too little', {}, { damage: 1 }, undefined],
  ['another way', { damage: 1 }, { pass: 1 }, undefined],
  ['a Collision Check', { collision: true }, { collision: true }, undefined],
  ['the guns empty', { damage: 1, noAmmo: true }, { damage: 1 }, undefined],
])('SR-PIL-14 a Quick pilot is asked only if a change does something for him: %s', (_, now, then, kept) => {
  const campaign = aCampaign({ fighters: '2.2 nose/level quick' })
  const options = [
    { id: 'keep', cell: { ...NOTHING, ...now } },
    { id: 'change', cell: { ...NOTHING, ...then } },
  ]
  const choice: Choice = { kind: 'choice', seat: STAFFEL, ask: 'quick.card', options, about: ['fighter:0'] }
  expect(MANNERS.unasked?.(campaign, choice)).toBe(kept)
})
