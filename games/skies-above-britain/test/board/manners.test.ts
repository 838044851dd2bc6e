import type { Choice } from '@tallyho/engine'
import { expect, test } from 'vitest'
import { countedOf, figuresOf } from '../../board/header/Header.tsx'
import { MANNERS } from '../../board/manners.ts'
import { fighter } from '../../rules/01-general/fighters.ts'
import { patrolOf } from '../../rules/01-general/terms.ts'
import { fighterWithPilot } from '../../text/names.ts'
import { aPatrol, escort } from '../kit/table.ts'

const asked = (ask: string, ...ids: readonly string[]): Choice => ({
  kind: 'choice',
  seat: 'squadron',
  ask,
  options: ids.map(id => ({ id })),
})

test('SAB-IBM-10 SAB-CHS-05 nobody is asked whom to meet of escorts that stand in the way alike, or who chases first', () => {
  const campaign = aPatrol()
  escort(campaign, 'high 109 heavy')
  escort(campaign, 'ahead 109 light')
  expect(MANNERS.unasked?.(campaign, asked('intercept.station', 'high', 'ahead'))).toBe('ahead')
  expect(MANNERS.unasked?.(campaign, asked('chase.next', 'red', 'blue'))).toBe('red')
  expect(MANNERS.unasked?.(campaign, asked('chase', 'chase', 'home'))).toBeUndefined()
})

test('SAB-VET-07 what helps comes before what lets it be', () => {
  const order = MANNERS.foremost?.(aPatrol(), asked('intercept.again', 'no', 'again', 'red-1'))
  expect(order?.map(({ id }) => id)).toEqual(['red-1', 'again', 'no'])
})

test('SAB-DOG-34 who is badly hit is counted as open and not as lost, and a patrol that is over stands as it ended', () => {
  const campaign = aPatrol()
  expect(countedOf(campaign).aircraftLost).toBe(0)
  fighter(campaign, 'red-1').at = 'fate'
  expect(countedOf(campaign)).toMatchObject({ aircraftLost: 0, open: 1 })
  expect(figuresOf(campaign, countedOf(campaign)).find(({ name }) => name === 'lost')).toMatchObject({
    value: 0,
    more: ', 1 open',
  })
  patrolOf(campaign).score.bombers = 2
  expect(countedOf(campaign).bombers).toBe(2)
})

test('a cockpit without a pilot has its own name alone', () => {
  const campaign = aPatrol()
  campaign.patrol = undefined
  expect(fighterWithPilot(campaign, 'green-3')).toBe('Green 3')
})
