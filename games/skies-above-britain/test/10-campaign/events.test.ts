import { expect, test } from 'vitest'
import { patrolOf } from '../../rules/01-general/terms.ts'
import { contactStep } from '../../rules/07-raid-vector/sequence.ts'
import { assign } from '../../rules/10-campaign/assign.ts'
import { begin } from '../../rules/10-campaign/begin.ts'
import { setUpPatrol } from '../../rules/10-campaign/patrol.ts'
import type { Campaign, Pilot } from '../../state.ts'
import { PROOF_PACK } from '../kit/charts.ts'
import { aSquadron, storyOf } from '../kit/roster.ts'
import { aPatrol, escort, factsOf, script, stopsFor } from '../kit/table.ts'
import { onTrack, spent } from '../kit/track.ts'

/** A squadron that plays with Random Events. */
const eventful = (size: number, but: Readonly<Record<number, Partial<Pilot>>> = {}, graduated = false) =>
  aSquadron(size, but, { options: { randomEvents: true, graduatedReplacements: graduated } })

const ORDERS = 'assign adjutant, slots yellow'
const flies = (campaign: Campaign, no: number) =>
  Object.values(patrolOf(campaign).fighters).some(({ pilot }) => pilot === no)

test('SAB-CMP-08 SAB-A-100 an event at the start of every patrol of a campaign, if the player wants them', () => {
  expect(stopsFor(assign(eventful(12)))).toBe('random-event')
  expect(stopsFor(assign(aSquadron(12)))).toBe('assign')
  const patrol = begin({ scenario: 'patrol', pack: PROOF_PACK, options: { 'random-events': true } })
  expect(patrol.options).toEqual({ randomEvents: true, graduatedReplacements: false })
  expect(stopsFor(assign({ ...patrol, pilots: aSquadron(12).pilots }))).toBe('assign')
})

test('SAB-A-100 a quiet day ends what the day before brought', () => {
  const campaign = { ...eventful(12), event: 'bad-weather' as const }
  const { notes } = script(assign(campaign), `random-event 4, ${ORDERS}`)
  expect(campaign.event).toBe('nothing')
  expect(factsOf({ notes }, 'random-event')).toEqual([{ die: 4, event: 'nothing' }])
})

test('SAB-A-101 a Big Wing takes time to form up: 1 Fuel more for every Section', () => {
  const campaign = Object.assign(aPatrol(), { event: 'big-wing' })
  const { notes } = script(setUpPatrol(campaign), 'visibility 12, climb 9')
  expect(spent(campaign)).toBe('red 1, yellow 1, blue 1, green 1')
  expect(factsOf({ notes }, 'climb-to-station')).toMatchObject([{ fuel: 1 }])
})

test('SAB-A-101 at Contact the second squadron of a Big Wing holds escorts on 7 or more', () => {
  const campaign = Object.assign(aPatrol(), { event: 'big-wing' })
  onTrack(campaign, 'coast low', 'inbound 0')
  escort(campaign, 'high 109 heavy, low 110 light')
  const lines = 'contact contact, contact 5, contact.adjust stay, big-wing 7 6, bombers.chart 1'
  const { notes } = script(contactStep(campaign), lines)
  expect(patrolOf(campaign).escort.high?.suppressed).toBe(true)
  expect(patrolOf(campaign).escort.low?.suppressed).toBe(false)
  expect(factsOf({ notes }, 'big-wing')).toEqual([
    { station: 'high', die: 7, number: 7, held: true },
    { station: 'low', die: 6, number: 7, held: false },
  ])
})

test('SAB-A-102 New Men: two of those who were lost are replaced at once', () => {
  const gone = { status: 'gone' as const }
  const campaign = eventful(16, { 0: gone, 1: gone, 2: gone })
  script(assign(campaign), `random-event 11, ${ORDERS}`)
  expect(campaign.pilots).toHaveLength(18)
  expect(storyOf(campaign, 17)).toEqual(['joined'])
  const full = eventful(12)
  script(assign(full), `random-event 11, ${ORDERS}`)
  expect(full.pilots).toHaveLength(12)
})

test('SAB-A-102 SAB-A-104 with Graduated Replacements each of the New Men is rolled for', () => {
  const gone = { status: 'gone' as const }
  const campaign = eventful(16, { 0: gone, 1: gone }, true)
  script(assign(campaign), `random-event 11, replacement 1 12, ${ORDERS}`)
  expect(campaign.pilots.slice(16).map(({ patrols }) => patrols)).toEqual([0, 4])
})

test('SAB-A-103 a rest day: nobody is tired any more', () => {
  const campaign = eventful(12, { 0: { inARow: 3 }, 5: { inARow: 2 } })
  script(assign(campaign), `random-event 2, ${ORDERS}`)
  expect(campaign.pilots.every(({ inARow }) => inARow === 0)).toBe(true)
})

test('SAB-A-103 a decoration: the pilot with most kills is away', () => {
  const campaign = eventful(13, {
    2: { fighters: 2 },
    5: { bombers: 2, fighters: 1 },
    6: { fighters: 3 },
    7: { fighters: 9, status: 'hospital' },
  })
  const { notes } = script(assign(campaign), `random-event 1, ${ORDERS}`, ['slots'])
  expect(factsOf({ notes }, 'random-event')).toEqual([
    { die: 1, event: 'decoration', pilot: 5, name: 'Pilot 5' },
  ])
  expect(flies(campaign, 5)).toBe(false)
  expect(flies(campaign, 6)).toBe(true)
  expect(storyOf(campaign, 5)).toEqual(['decorated'])
})

test('SAB-A-103 without a kill nobody is decorated', () => {
  const campaign = eventful(12)
  script(assign(campaign), `random-event 1, ${ORDERS}`)
  expect(campaign.pilots.every(({ sitsOut }) => sitsOut === 0)).toBe(true)
})

test.each([
  [1, 'haze'],
  [7, 'clouds'],
  [12, 'clouds'],
])('SAB-A-103 bad weather, die %i: %s, one step worse', (die, visibility) => {
  const campaign = Object.assign(aPatrol(), { event: 'bad-weather' })
  script(setUpPatrol(campaign), `visibility ${die}`, ['sun.start', 'climb'])
  expect(patrolOf(campaign).visibility).toBe(visibility)
})
