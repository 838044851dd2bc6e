import type { Procedure, Step } from '@tallyho/engine'
import { expect, test } from 'vitest'
import { packOf } from '../../pack/index.ts'
import type { DogfightScenario } from '../../pack/types.ts'
import { patrolOf } from '../../rules/01-general/terms.ts'
import { muster } from '../../rules/10-campaign/begin.ts'
import { muster as musterScenario } from '../../rules/10-campaign/scenarios.ts'
import { STEPS } from '../../sequence.ts'
import type { Campaign } from '../../state.ts'
import { aPatrol, asked, script } from '../kit/table.ts'

/** Plays step after step, and writes them down. */
function* flies(campaign: Campaign, from: keyof typeof STEPS, until: Step): Procedure<Step[]> {
  const seen: Step[] = []
  let step: Step | undefined = from
  while (step !== undefined && step !== until) {
    seen.push(step)
    step = yield* STEPS[step as keyof typeof STEPS](campaign)
  }
  return seen
}

test('SAB-GEN-03 set-up, Raid Vector Sequence, Contact, Interception Sequence again and again, Return to Base', () => {
  const campaign = aPatrol({ scenario: 'patrol' })
  const met =
    'draw.vector raid, escort.chart 1, contact contact, contact 5, contact.adjust stay, bombers.chart 1'
  const turn = 'orders cruise, cruise.to tail/low, cruise.a 12, channel-patrol 1, draw.vector weather'
  const { value } = script(
    flies(campaign, 'patrol-set-up', 'fate'),
    `visibility 1, sun.start 1, climb 1, ${met}, ${turn}, orders home`,
  )
  const interception = ['intercept-escort', 'intercept-bombers', 'cruise', 'cruise', 'entropy-bombers']
  expect(value).toEqual([
    ...['patrol-set-up', 'reveal', 'vector-fuel', 'contact'],
    ...[
      'orders',
      'orders',
      ...interception,
      'escort-reaction',
      'chase',
      'patrol-complete',
      'reform',
      'raid-vector',
    ],
    ...['orders', 'orders', 'entropy-bombers', 'escort-reaction', 'chase', 'patrol-complete'],
  ])
})

test.each([
  ['sab-1', 'scenario-dogfight'],
  ['sab-4', 'scenario-dogfight'],
  ['sab-6', 'scenario-bombers'],
  ['sab-10', 'orders'],
])('SAB-GEN-19 what is in play in %s: %s', (scenario, step) => {
  expect(musterScenario(aPatrol({ scenario }), specOf(scenario))).toBe(step)
})

test('SAB-GEN-19 a patrol begins with its squadron', () => {
  const campaign = aPatrol({ scenario: 'patrol' })
  expect(asked(muster(campaign))).toBe('aircraft: hurricane, spitfire')
})

test.each([
  ['sab-1', false],
  ['sab-4', false],
  ['sab-6', false],
  ['sab-10', true],
])('SAB-GEN-17 SAB-GEN-18 Fuel and formations in %s: %s', (scenario, used) => {
  const campaign = aPatrol({ scenario })
  musterScenario(campaign, specOf(scenario))
  expect(patrolOf(campaign).fuelled).toBe(used)
  expect(patrolOf(campaign).formations.length > 0).toBe(used)
})

function specOf(scenario: string) {
  return packOf(aPatrol()).scenario(scenario) as DogfightScenario
}
