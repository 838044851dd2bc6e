import { expect, test } from 'vitest'
import { fighter } from '../../rules/01-general/fighters.ts'
import { patrolOf } from '../../rules/01-general/terms.ts'
import { interceptBombers } from '../../rules/05-interception/bombers.ts'
import { chase } from '../../rules/06-entropy/chase.ts'
import { entropyBombers } from '../../rules/06-entropy/reaction.ts'
import { contactStep } from '../../rules/07-raid-vector/sequence.ts'
import { aFlight } from '../kit/interception.ts'
import {
  amongBombers,
  aPatrol,
  bombers,
  expectAt,
  factsOf,
  pauseAfter,
  script,
  stopsFor,
} from '../kit/table.ts'
import { onTrack } from '../kit/track.ts'

const FLIGHT = 'red-1 red-2 red-3 yellow-1 yellow-2 yellow-3'
const approach = `bombers.approach ${Array.from({ length: 6 }, () => '0.0/port').join(' ')}`

test('SAB-BMB-05 SAB-BMB-06 a Bombers order that succeeds: its fighters are in the area and play one round', () => {
  const campaign = aFlight('port high', 'bombers', '', { visibility: 'clear' })
  bombers(campaign)
  expect(stopsFor(interceptBombers(campaign), 'intercept.bombers 12')).toBe('bombers.approach')
  expectAt(campaign, `bombers ${FLIGHT}`)
  expect(patrolOf(campaign).formations).toEqual([])
})

test('SAB-BMB-06 exactly one round', () => {
  const campaign = onlyRed1(aFlight('port high', 'bombers', ''))
  bombers(campaign)
  const { notes } = script(
    interceptBombers(campaign),
    'intercept.bombers 12, bombers.approach 0.0/port, draw.medium m-nothing',
  )
  expect(factsOf({ notes }, 'bomber-round')).toEqual([{ fighters: ['red-1'] }])
})

test('SAB-BMB-07 whoever was there before does nothing in that round', () => {
  const campaign = aFlight('port high', 'bombers', '', { fly: 'red yellow blue-1' })
  bombers(campaign)
  amongBombers(campaign, 'blue-1')
  const pause = pauseAfter(interceptBombers(campaign), `intercept.bombers 12, ${approach}`)
  expect(pause).toMatchObject({ ask: 'bombers.attacker' })
  expect(fighter(campaign, 'blue-1').attack).toBeUndefined()
})

test('SAB-BMB-08 in the Entropy Phase all who are in the area play a round, new or not', () => {
  const campaign = aPatrol({ fly: 'red' })
  bombers(campaign)
  amongBombers(campaign, 'red-1 red-2')
  fighter(campaign, 'red-2').entry = { from: undefined, altitude: 'low', outOfTheSun: false }
  const { notes } = script(
    entropyBombers(campaign),
    'bombers.approach 0.0/port 0.0/port, bombers.attacker red-1, draw.medium m-nothing, draw.medium m-nothing-b',
  )
  expect(factsOf({ notes }, 'bomber-round')).toEqual([{ fighters: ['red-1', 'red-2'] }])
})

test('SAB-BMB-09 SAB-BMB-05 whoever arrives by a Chase waits for the next Entropy Phase', () => {
  const campaign = aPatrol({ fly: 'red-1' })
  bombers(campaign)
  const { notes } = script(chase(campaign), 'chase chase, chase 12 12')
  expectAt(campaign, 'bombers red-1')
  expect(factsOf({ notes }, 'bomber-round')).toEqual([])
  expect(fighter(campaign, 'red-1').entry).toMatchObject({ from: undefined })
})

/** What is rolled and asked from Contact on, up to the orders. */
const contact = (visibility: 'clear' | 'haze' | 'clouds', chart = '') => {
  const campaign = aPatrol({ visibility })
  onTrack(campaign, 'middle high', 'inbound 2')
  const whatever = ['contact.position', 'contact.adjust', 'escort.chart']
  script(contactStep(campaign), `contact contact, contact 12${chart}`, whatever)
  return patrolOf(campaign).raid
}

test.each(['clear', 'haze'] as const)('SAB-BMB-04 type and layout are known at Contact: %s', visibility => {
  expect(contact(visibility, ', bombers.chart 5')).toMatchObject({ type: 'heinkel', layout: 'column' })
})

test('SAB-BMB-04 in clouds only when fighters enter the area', () => {
  expect(contact('clouds')).toBeUndefined()
  const { notes } = script(
    interceptBombers(onlyRed1(aFlight('port high', 'bombers', '', { visibility: 'clouds' }))),
    'intercept.bombers 12, bombers.chart 11, bombers.approach 0.0/port, draw.light l-nothing',
  )
  expect(factsOf({ notes }, 'raid-seen')).toMatchObject([{ type: 'stuka', layout: 'pair' }])
})

function onlyRed1(campaign: ReturnType<typeof aPatrol>) {
  for (const id of ['red-2', 'red-3', 'yellow-1', 'yellow-2', 'yellow-3'] as const)
    fighter(campaign, id).at = 'rtb'
  return campaign
}
