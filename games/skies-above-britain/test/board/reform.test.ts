import type { Choice } from '@tallyho/engine'
import { expect, test } from 'vitest'
import { MANNERS } from '../../board/manners.ts'
import { fighter } from '../../rules/01-general/fighters.ts'
import { patrolOf } from '../../rules/01-general/terms.ts'
import { STEPS } from '../../sequence.ts'
import type { Campaign } from '../../state.ts'
import { words } from '../../text.ts'
import { fuelOfAll } from '../kit/interception.ts'
import { aPatrol, expectAt, pauseAfter } from '../kit/table.ts'

/** Two Sections in pieces, and one man whose own is still on its way. */
function scattered(): Campaign {
  const campaign = aPatrol({ fly: 'red yellow blue' })
  patrolOf(campaign).formations = patrolOf(campaign).formations.filter(({ sections }) =>
    sections.includes('blue'),
  )
  for (const id of ['red-2', 'red-3', 'yellow-1', 'yellow-2', 'yellow-3'] as const)
    fighter(campaign, id).at = 'lost'
  return campaign
}

test('SAB-PAT-09 Sections that have come apart re-form at one stroke, one of them or all, and each pays', () => {
  const campaign = scattered()
  const choice = pauseAfter(STEPS.reform(campaign), '') as Choice
  const fars = MANNERS.far?.(campaign, choice) ?? []
  expect(fars.map(far => far.words)).toEqual([
    'Both Sections again',
    'Red Section again',
    'Yellow Section again',
  ])
  expect(MANNERS.foremost?.(campaign, choice)?.map(({ id }) => id)).toEqual([
    'all/reform',
    'all/red',
    'all/yellow',
    'done',
  ])
  const said = words.answer(
    campaign,
    choice,
    choice.options.findIndex(({ id }) => id === 'done'),
  )
  expect(said).toMatch(/^Nobody now/)
  give(campaign, fars[0]?.ids ?? [])
  expectAt(campaign, 'section red-1 red-2 red-3 yellow-1 yellow-2 yellow-3 blue-1 blue-2 blue-3')
  expect(fuelOfAll(campaign, 'red yellow blue')).toBe('red 1, yellow 1, blue 0')
})

/** As the table gives them: one after the other, to whatever is asked. */
function give(campaign: Campaign, ids: readonly string[]): void {
  const left = [...ids]
  while (left.length > 0) {
    const step = STEPS.reform(campaign)
    for (let next = step.next(); !next.done; ) {
      const id = left.shift()
      next = step.next((next.value as Choice).options.findIndex(one => one.id === id))
    }
  }
}
