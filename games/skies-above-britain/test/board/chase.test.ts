import type { Choice } from '@tallyho/engine'
import { expect, test } from 'vitest'
import { MANNERS } from '../../board/manners.ts'
import { chaseTogether } from '../../board/map/chase.ts'
import { fighter } from '../../rules/01-general/fighters.ts'
import { patrolOf, vapor } from '../../rules/01-general/terms.ts'
import { chase } from '../../rules/06-entropy/chase.ts'
import { words } from '../../text.ts'
import { aPatrol, escort, pauseAfter } from '../kit/table.ts'

/** All of these have lost the raid. */
function away(fly: string) {
  const campaign = aPatrol({ fly })
  escort(campaign, 'high 109 heavy')
  patrolOf(campaign).formations = []
  return campaign
}

test('SAB-CHS-01 SAB-CHS-05 all who have lost the raid look for it at one stroke, each in his turn', () => {
  const campaign = away('red blue green-1')
  fighter(campaign, 'green-1').at = 'lost'
  const choice = pauseAfter(chase(campaign), 'chase.next red') as Choice
  const [all, some] = chaseTogether(campaign, choice)
  expect(all?.words).toBe('All 7 aircraft chase the raid')
  expect(all?.ids).toEqual(['chase', 'blue', 'chase', 'chase'])
  expect(some?.words).toBe('2 Sections chase, Green Leader home')
  expect(all?.figures?.map(({ of }) => of)).toEqual(['finds it', 'is caught'])
  // From him who is alone to a Section, which all the figures stand for.
  for (const { is } of all?.figures ?? []) expect(is).toMatch(/^\d+–\d+\s%$/)
  for (const { is } of some?.figures ?? []) expect(is).toMatch(/^\d+\s%$/)
  expect(all?.so).toBe('Fuel 11 → 10 at the turn’s end; worse for a man alone')
  expect(some?.ids).toEqual(['chase', 'blue', 'chase', 'home'])
  for (const far of [all, some]) expect(MANNERS.first?.('chase', { id: far?.id ?? '' }, campaign)).toBe(true)
})

test('SAB-CHS-05 those who are asked again after a fight are the others', () => {
  const campaign = away('red blue green')
  patrolOf(campaign).acted.push('red')
  const choice = pauseAfter(chase(campaign), 'chase.next blue') as Choice
  expect(chaseTogether(campaign, choice)[0]?.words).toBe('All 6 others chase the raid')
  expect(words.stakes(campaign, choice).join()).toContain('these have not looked yet')
})

test('SAB-CHS-05 the last of them is asked alone', () => {
  const campaign = away('red blue')
  patrolOf(campaign).acted.push('blue')
  expect(chaseTogether(campaign, pauseAfter(chase(campaign), '') as Choice)).toEqual([])
})

test('SAB-RTB-13 who may not land any more after another turn has the way home beside the chase', () => {
  const campaign = away('red')
  const choice = pauseAfter(chase(campaign), '') as Choice
  const listed = () => MANNERS.foremost?.(campaign, choice).map(({ id }) => id)
  expect(listed()).toEqual([])
  patrolOf(campaign).fuel.red = vapor(campaign) - 1
  expect(listed()).toEqual(['chase', 'home'])
  const said = choice.options.map((_, i) => words.answer(campaign, choice, i))
  expect(said[0]).toMatch(/: Fuel 1 → 0 at the turn’s end, each then lands \d+\s%, finds it /)
  expect(said.at(-1)).toMatch(/; Fuel stays 1, each lands \d+\s%,/)
})
