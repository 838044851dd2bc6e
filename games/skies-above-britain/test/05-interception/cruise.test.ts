import { expect, test } from 'vitest'
import { patrolOf } from '../../rules/01-general/terms.ts'
import { STEPS } from '../../sequence.ts'
import { aFlight, both, escortOn, formationsOn, fuelOfAll } from '../kit/interception.ts'
import { asked, factsOf, germansOf, script, stopsFor } from '../kit/table.ts'

const cruise = (campaign: ReturnType<typeof aFlight>) => STEPS.cruise(campaign)

test('SAB-EX-30 SAB-CRZ-03 from Port Low to Tail High past 110s in High and Low: 10 needed, a 7 is caught', () => {
  const campaign = aFlight('port low', 'cruise', 'high 110 light, low 110 light')
  const played = script(cruise(campaign), `cruise.to tail/high, cruise.a 7, ${both('luftwaffe')}`)
  expect(factsOf(played, 'intercept')).toMatchObject([{ order: 'cruise', number: 10, success: false }])
  expect(formationsOn(campaign)).toBe('')
})

test('SAB-EX-31 SAB-CRZ-11 the only escort is a heavy marker in Ahead: on 10 it breaks, half of it to Starboard', () => {
  const campaign = aFlight('port low', 'cruise', 'ahead 109 heavy', { sun: 'starboard' })
  const played = script(cruise(campaign), 'cruise.to starboard/high, cruise.b 10')
  expect(factsOf(played, 'cruise')).toMatchObject([{ column: 'heavy', result: 'break' }])
  expect(escortOn(campaign)).toBe('ahead 109 light, starboard 109 light')
  expect(formationsOn(campaign)).toBe('flight-1 at starboard high')
})

test('SAB-CRZ-01 SAB-CRZ-12 past no escort, or suppressed escort, it just moves, without Fuel', () => {
  for (const markers of ['', 'high 109 heavy suppressed, ahead 110 light suppressed']) {
    const campaign = aFlight('port low', 'cruise', markers)
    script(cruise(campaign), 'cruise.to nose/high')
    expect(formationsOn(campaign)).toBe('flight-1 at nose high')
    expect(fuelOfAll(campaign, 'red yellow')).toBe('red 0, yellow 0')
  }
})

test.each([
  ['high 109 light', undefined, 'cruise.a'],
  ['port 109 light', undefined, 'cruise.a'],
  ['starboard 110 light', undefined, 'cruise.a'],
  ['low 110 light', undefined, 'cruise.a'],
  ['lead 109 heavy', undefined, 'cruise.b'],
  ['ahead 109 heavy', undefined, 'cruise.b'],
  ['trailing 109 heavy', undefined, 'cruise.b'],
  ['ahead 109 heavy', 'nose', 'cruise.a'],
  ['trailing 109 heavy', 'tail', 'cruise.a'],
  ['ahead 109 heavy', 'tail', 'cruise.b'],
  ['lead 109 light, high 109 heavy suppressed', undefined, 'cruise.b'],
] as const)('SAB-CRZ-02 SAB-A-51 past %s with the sun at %s the roll is %s', (markers, sun, roll) => {
  const campaign = aFlight('port low', 'cruise', markers, { sun })
  expect(stopsFor(cruise(campaign), 'cruise.to tail/low')).toBe(roll)
})

test.each([
  ['high 109 light', undefined, 11],
  ['high 110 heavy', undefined, 10],
  ['port 109 light', undefined, 8],
  ['low 110 light', undefined, 7],
  ['starboard 109 light', 'starboard', 11],
  ['trailing 110 light', 'tail', 10],
  ['low 109 light, high 110 light', undefined, 10],
  ['low 109 light, lead 109 heavy', undefined, 8],
] as const)('SAB-CRZ-03 past %s with the sun at %s it takes %i', (markers, sun, number) => {
  const campaign = aFlight('port low', 'cruise', markers, { sun })
  const played = script(cruise(campaign), 'cruise.to tail/low, cruise.a 12')
  expect(factsOf(played, 'intercept')).toMatchObject([{ number, success: true }])
})

test.each([
  ['port high', 'port', 2],
  ['port low', 'port', 1],
  ['nose high', 'port', 1],
] as const)('SAB-CRZ-04 SAB-A-50 from %s with the sun at %s: %i dice', (at, sun, count) => {
  const campaign = aFlight(at, 'cruise', 'high 109 light', { sun })
  const played = script(
    cruise(campaign),
    `cruise.to tail/high, ${count === 2 ? 'cruise.first 5, cruise.a 6' : 'cruise.a 11'}`,
  )
  expect(factsOf(played, 'intercept')).toMatchObject([{ dice: count === 2 ? [5, 6] : [11] }])
})

test.each([
  ['nose low', 'port/low', true],
  ['port high', 'port/low', true],
  ['port high', 'tail/low', true],
  ['port low', 'nose/low', false],
  ['port low', 'port/high', false],
  ['tail high', 'port/high', false],
] as const)('SAB-CRZ-05 from %s to %s a second roll: %s', (from, to, again) => {
  const campaign = aFlight(from, 'cruise', 'high 109 light')
  const next = stopsFor(cruise(campaign), `cruise.to ${to}, cruise.a 1`)
  expect(next).toBe(again ? 'intercept.again' : 'dogfight.next')
})

test('SAB-CRZ-05 SAB-CRZ-06 SAB-CRZ-12 the second roll is free and stands; with as much as the number it moves', () => {
  const campaign = aFlight('nose low', 'cruise', 'high 109 light')
  script(cruise(campaign), 'cruise.to tail/high, cruise.a 10, intercept.again again, cruise.a 11')
  expect(formationsOn(campaign)).toBe('flight-1 at tail high')
  expect(fuelOfAll(campaign, 'red yellow')).toBe('red 0, yellow 0')
})

test('SAB-CRZ-07 SAB-A-97 caught by the marker whose number was used; the player says which of several', () => {
  const two = () => aFlight('port low', 'cruise', 'port 109 heavy, starboard 109 light')
  const failed = 'cruise.to tail/low, cruise.a 1'
  expect(asked(cruise(two()), failed)).toBe('intercept.station of formation:flight-1: port, starboard')
  // Bounced! needs a heavy marker.
  for (const [station, germans] of [
    ['port', '109 4 tailed'],
    ['starboard', '109 4 head-on'],
  ]) {
    const campaign = two()
    const lines = `${failed}, intercept.station ${station}, dogfight.next red, draw.luftwaffe lw-bounced`
    stopsFor(cruise(campaign), lines)
    expect(germansOf(campaign, 'red')).toBe(germans)
  }
  const lower = aFlight('port low', 'cruise', 'high 110 light, low 109 light')
  stopsFor(cruise(lower), `${failed}, dogfight.next red, draw.luftwaffe lw-rotte-tailed`)
  expect(germansOf(lower, 'red')).toBe('110 2 tailed')
})

test('SAB-CRZ-07 all Sections of it have a card and lose contact; no Suppression Check follows', () => {
  const campaign = aFlight('port low', 'cruise', 'high 109 light')
  script(cruise(campaign), `cruise.to tail/low, cruise.a 10, ${both('luftwaffe')}`)
  expect(escortOn(campaign)).toBe('high 109 light')
  expect(patrolOf(campaign).formations).toEqual([])
})

test.each([
  ['ahead 109 light', 'clear', 8, 'light', 'shift'],
  ['ahead 109 light', 'clear', 12, 'light', 'shift'],
  ['ahead 109 light', 'clear', 7, 'light', 'nothing'],
  ['ahead 109 light, lead 110 heavy', 'clear', 6, 'heavy', 'shift'],
  ['ahead 109 light, lead 110 heavy', 'clear', 9, 'heavy', 'break'],
  ['ahead 109 light, lead 110 heavy suppressed', 'clear', 9, 'light', 'shift'],
  ['ahead 109 heavy', 'clouds', 7, 'heavy', 'nothing'],
  ['ahead 109 heavy', 'clouds', 8, 'heavy', 'shift'],
  ['ahead 109 heavy', 'clouds', 11, 'heavy', 'break'],
  ['ahead 109 heavy', 'clouds', 1, 'heavy', 'nothing'],
] as const)(
  'SAB-CRZ-08 SAB-CRZ-09 past %s, %s, a %i in the %s column: %s',
  (markers, visibility, die, column, result) => {
    const campaign = aFlight('port low', 'cruise', markers, { visibility })
    const played = script(cruise(campaign), `cruise.to tail/low, cruise.b ${die}`)
    expect(factsOf(played, 'cruise')).toMatchObject([{ column, result }])
    expect(formationsOn(campaign)).toBe('flight-1 at tail low')
    if (result === 'nothing') expect(escortOn(campaign)).toBe(markers)
  },
)

test.each([
  ['nose/low', 'trailing 109 light', 'ahead 109 light'],
  ['tail/low', 'ahead 109 light, lead 110 light', 'ahead 109 light, trailing 110 light'],
  ['port/low', 'ahead 109 light, trailing 110 light', 'ahead 109 light, port 110 light'],
  ['port/low', 'ahead 109 light, lead 110 light suppressed', 'lead 110 light suppressed, port 109 light'],
  [
    'tail/low',
    'trailing 110 light suppressed, lead 109 light',
    'trailing 110 light suppressed, high 109 light',
  ],
] as const)('SAB-CRZ-10 SAB-A-52 after a Cruise to %s a Shift makes of %s: %s', (to, before, after) => {
  const campaign = aFlight('starboard low', 'cruise', before)
  script(cruise(campaign), `cruise.to ${to}, cruise.b 12`)
  expect(escortOn(campaign)).toBe(after)
})

test('SAB-CRZ-10 SAB-A-52 the nearest of equals is found by chance', () => {
  const markers = 'trailing 109 light, high 109 light suppressed, low 109 light suppressed'
  const campaign = aFlight('port low', 'cruise', markers)
  script(cruise(campaign), 'cruise.to tail/low, cruise.b 12, escort.station starboard')
  expect(patrolOf(campaign).escort).toMatchObject({ starboard: { type: '109', size: 'light' } })
  expect(patrolOf(campaign).escort.trailing).toBeUndefined()
})

test('SAB-CRZ-11 the farthest heavy marker breaks, no light one, and none that is suppressed', () => {
  const markers = 'ahead 110 heavy, lead 109 light, trailing 109 heavy'
  const campaign = aFlight('port low', 'cruise', markers)
  script(cruise(campaign), 'cruise.to tail/high, cruise.b 12')
  expect(escortOn(campaign)).toBe('ahead 110 light, lead 109 light, trailing 109 heavy, high 110 light')
})

test('SAB-CRZ-10 with every station taken nobody moves', () => {
  const watching = ['port', 'starboard', 'high', 'low'].map(station => `${station} 109 light suppressed`)
  const markers = ['lead 109 light', 'ahead 109 light', 'trailing 109 light', ...watching].join(', ')
  const campaign = aFlight('port low', 'cruise', markers)
  script(cruise(campaign), 'cruise.to tail/low, cruise.b 12')
  expect(escortOn(campaign)).toBe(markers)
})

test('SAB-VET-08 Pluck is for interception: it helps no Cruise', () => {
  const campaign = aFlight('port low', 'cruise', 'high 109 light', { veterans: 'red-1 yellow-1' })
  expect(stopsFor(cruise(campaign), 'cruise.to tail/low, cruise.a 10')).toBe('dogfight.next')
})
