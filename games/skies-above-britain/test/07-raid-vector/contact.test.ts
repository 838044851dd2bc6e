import { expect, test } from 'vitest'
import { patrolOf } from '../../rules/01-general/terms.ts'
import { contactStep } from '../../rules/07-raid-vector/sequence.ts'
import type { Campaign } from '../../state.ts'
import { aPatrol, asked, escort, expectAt, factsOf, offers, script, stopsFor } from '../kit/table.ts'
import { onTrack, spent } from '../kit/track.ts'

const CHARTS = ['escort.chart', 'bombers.chart', 'contact.adjust']

/** Contact with this die; the rest as it comes. */
const contact = (campaign: Campaign, lines: string) =>
  script(contactStep(campaign), `contact contact, ${lines}`, CHARTS)
const at = (campaign: Campaign) =>
  patrolOf(campaign).formations.map(({ id, at }) => `${id} ${at?.position} ${at?.altitude}`)

test('SAB-RVS-14 Contact is offered, never forced, and not without a raid on the track', () => {
  const campaign = aPatrol()
  onTrack(campaign, 'coast low')
  expect(script(contactStep(campaign)).value).toBe('vector')
  const met = aPatrol()
  onTrack(met, 'coast low', 'inbound 0')
  expect(asked(contactStep(met))).toBe('contact of formation:squadron: contact, wait')
  expect(script(contactStep(met), 'contact wait').value).toBe('vector')
})

test.each([
  ['coast', 0, true],
  ['coast', 2, true],
  ['coast', 4, false],
  ['middle', 0, true],
  ['middle', 4, true],
  ['deep', 1, false],
  ['deep', 3, true],
])('SAB-RVS-14 SAB-RVS-08 SAB-A-71 from the %s zone to space %i: %s', (zone, space, may) => {
  const campaign = aPatrol()
  onTrack(campaign, `${zone} low`, `inbound ${space}`)
  if (may) expect(stopsFor(contactStep(campaign))).toBe('contact')
  else expect(script(contactStep(campaign)).value).toBe('vector')
})

test('SAB-RVS-15 from the adjacent zone every Section spends 1 Fuel, in the same zone none', () => {
  const near = aPatrol()
  onTrack(near, 'coast low', 'inbound 0')
  contact(near, 'contact 5')
  expect(spent(near)).toBe('')
  const far = aPatrol()
  onTrack(far, 'middle low', 'inbound 0')
  contact(far, 'contact 5')
  expect(spent(far)).toBe('red 1, yellow 1, blue 1, green 1')
})

test('SAB-RVS-15 SAB-A-14 with a Section in Vapor there is no Contact from the adjacent zone', () => {
  const campaign = aPatrol()
  onTrack(campaign, 'middle low', 'inbound 0')
  patrolOf(campaign).fuel.blue = 11
  expect(script(contactStep(campaign)).value).toBe('vector')
  patrolOf(campaign).fuel.blue = 10
  expect(stopsFor(contactStep(campaign))).toBe('contact')
})

test.each([
  // station, visibility, die, total, place
  ['coast low', 'clear', 5, 5, 'tail low'],
  ['coast low', 'clouds', 7, 6, 'tail low'],
  ['coast high', 'clear', 3, 4, 'tail high'],
  ['coast high', 'clouds', 4, 4, 'tail high'],
  ['coast high', 'clear', 12, 13, 'nose high'],
  ['middle high', 'clear', 6, 6, 'tail low'],
  ['middle low', 'clouds', 8, 6, 'tail low'],
  ['middle low', 'clear', 11, 11, 'nose low'],
] as const)(
  'SAB-RVS-16 SAB-RVS-17 from %s in %s, die %i: %i, %s',
  (station, visibility, die, total, place) => {
    const campaign = aPatrol({ visibility })
    onTrack(campaign, station, 'inbound 0')
    const { notes, value } = contact(campaign, `contact ${die}`)
    expect(factsOf({ notes }, 'contact')).toMatchObject([{ die, total }])
    expect(at(campaign)).toEqual([`squadron ${place}`])
    expect(value).toBe('orders')
  },
)

test('SAB-EX-45 SAB-RVS-16 8 and 1 for High: either Flank, Low; to stay High takes an Adjustment', () => {
  const campaign = aPatrol({ sun: 'port' })
  onTrack(campaign, 'coast high', 'inbound 0')
  expect(offers(contactStep(structuredClone(campaign)), 'contact contact, contact 8')).toEqual([
    'port/low',
    'starboard/low',
  ])
  contact(campaign, 'contact 8, contact.position port/low, contact.adjust port/high')
  expect(at(campaign)).toEqual(['squadron port high'])
  expect(spent(campaign)).toBe('red 1, yellow 1, blue 1, green 1')
})

test('SAB-EX-44 SAB-RVS-18 SAB-A-77 the squadron splits and one Flight alone pays to move', () => {
  const campaign = aPatrol()
  onTrack(campaign, 'coast low', 'inbound 0')
  const lines = 'contact 5, contact.adjust split/red+yellow nose/low stay'
  contact(campaign, lines)
  expect(at(campaign).sort()).toEqual(['flight-1 nose low', 'flight-2 tail low'])
  expect(spent(campaign)).toBe('red 1, yellow 1')
})

test('SAB-RVS-18 after a split the rest may adjust, and split, as well', () => {
  const campaign = aPatrol()
  onTrack(campaign, 'coast low', 'inbound 0')
  contact(campaign, 'contact 5, contact.adjust split/red+yellow stay split/blue port/low tail/high')
  expect(at(campaign).sort()).toEqual(['blue port low', 'flight-1 tail low', 'green tail high'])
  expect(spent(campaign)).toBe('blue 1, green 1')
})

test('SAB-RVS-18 SAB-A-77 another position or the other altitude, not both, and not from Vapor', () => {
  const campaign = aPatrol({ fly: 'red' })
  onTrack(campaign, 'coast low', 'inbound 0')
  expect(offers(contactStep(structuredClone(campaign)), 'contact contact, contact 5')).toEqual([
    'stay',
    'nose/low',
    'starboard/low',
    'port/low',
    'tail/high',
  ])
  patrolOf(campaign).fuel.red = 11
  expect(stopsFor(contactStep(campaign), 'contact contact, contact 5')).toBe('escort.chart')
})

test('SAB-A-99 the squadron adjusts before it sees what is not on the map yet', () => {
  const campaign = aPatrol({ visibility: 'haze' })
  onTrack(campaign, 'coast low', 'inbound 0')
  const lines = 'contact contact, contact 5, contact.adjust stay, escort.chart 5, bombers.chart 1'
  expect(script(contactStep(campaign), lines).value).toBe('orders')
})

test.each([
  ['coast high', 9, true],
  ['coast high', 8, false],
  ['coast low', 10, false],
  ['middle high', 10, false],
])('SAB-RVS-19 SAB-A-76 from %s with a die of %i into the sun for Fuel: %s', (station, die, may) => {
  const campaign = aPatrol({ sun: 'tail' })
  onTrack(campaign, station, 'inbound 0')
  const offered = offers(contactStep(campaign), `contact contact, contact ${die}`)
  expect(offered.includes('sun/tail')).toBe(may)
})

test('SAB-RVS-19 nobody is asked to pay for the sun where the die leads into it', () => {
  const places = (die: number) => {
    const campaign = aPatrol({ sun: 'port' })
    onTrack(campaign, 'coast high', 'inbound 0')
    return offers(contactStep(campaign), `contact contact, contact ${die}`)
  }
  expect(places(9)).toEqual(['port/high', 'starboard/high'])
  expect(places(12)).toEqual(['nose/high', 'sun/port'])
})

test('SAB-RVS-19 into the sun: High, and every Section pays; without a sun or Fuel it is not offered', () => {
  const campaign = aPatrol({ sun: 'tail' })
  onTrack(campaign, 'coast high', 'inbound 0')
  const dry = structuredClone(campaign)
  contact(campaign, 'contact 9, contact.position sun/tail')
  expect(at(campaign)).toEqual(['squadron tail high'])
  expect(spent(campaign)).toBe('red 1, yellow 1, blue 1, green 1')
  const offered = () => offers(contactStep(structuredClone(dry)), 'contact contact, contact 9')
  patrolOf(dry).fuel.red = 11
  expect(offered()).toEqual(['port/high', 'starboard/high'])
  patrolOf(dry).fuel.red = 0
  patrolOf(dry).sun = undefined
  expect(offered()).toEqual(['port/high', 'starboard/high'])
})

test('SAB-RVS-20 SAB-A-99 who has lost contact goes home at once, from where the cube is before Contact is paid', () => {
  const campaign = aPatrol({ fly: 'red yellow blue-1' })
  onTrack(campaign, 'middle low', 'inbound 0')
  patrolOf(campaign).formations = [{ id: 'squadron', sections: ['red'], at: undefined, order: undefined }]
  contact(campaign, 'contact 5')
  expectAt(campaign, 'section red-1, rtb yellow-1 yellow-2 yellow-3 blue-1')
  expect(patrolOf(campaign).fighters['blue-1']?.rtb).toBe(0)
  expect(spent(campaign)).toBe('red 1')
})

test('SAB-RVS-21 the escort is placed by the chart of the chapter, unless it is on the map', () => {
  const campaign = aPatrol()
  onTrack(campaign, 'coast low', 'inbound 0')
  contact(campaign, 'contact 5, contact.adjust stay, escort.chart 9')
  expect(Object.keys(patrolOf(campaign).escort)).toEqual(['high', 'low', 'trailing'])
  const seen = aPatrol()
  onTrack(seen, 'coast low', 'inbound 0')
  escort(seen, 'lead 109 light')
  const { pauses } = contact(seen, 'contact 5')
  expect(pauses.some(pause => pause.kind === 'chance' && pause.what === 'escort.chart')).toBe(false)
  expect(Object.keys(patrolOf(seen).escort)).toEqual(['lead'])
})

test('SAB-RVS-22 SAB-CMP-02 the bombers are placed by the chart, but in clouds only when somebody reaches them', () => {
  const clear = aPatrol()
  onTrack(clear, 'coast low', 'inbound 0')
  contact(clear, 'contact 5, contact.adjust stay, escort.chart 1, bombers.chart 6')
  expect(patrolOf(clear).raid).toMatchObject({ type: 'heinkel', layout: 'column' })
  const clouds = aPatrol({ visibility: 'clouds' })
  onTrack(clouds, 'coast low', 'inbound 0')
  contact(clouds, 'contact 5')
  expect(patrolOf(clouds).raid).toBeUndefined()
})

test('SAB-RVS-23 Contact ends the sequence: the first turn of the Interception Sequence begins, the track stays', () => {
  const campaign = aPatrol()
  const track = onTrack(campaign, 'coast low', 'inbound 0', [1, 1])
  expect(contact(campaign, 'contact 5').value).toBe('orders')
  expect(patrolOf(campaign)).toMatchObject({ station: undefined, turn: 1 })
  expect(track).toMatchObject({ inbound: [1, 1, 0, 0, 0, 0], raid: { row: 'inbound', space: 0 } })
})
