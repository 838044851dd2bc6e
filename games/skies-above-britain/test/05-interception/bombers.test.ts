import { expect, test } from 'vitest'
import { fighter } from '../../rules/01-general/fighters.ts'
import { patrolOf } from '../../rules/01-general/terms.ts'
import { ordersPhase } from '../../rules/05-interception/orders.ts'
import { STEPS } from '../../sequence.ts'
import { aFlight, both, escortOn, formationsOn, fuelOfAll } from '../kit/interception.ts'
import {
  amongBombers,
  aPatrol,
  asked,
  bombers,
  expectAt,
  factsOf,
  formation,
  germansOf,
  offers,
  script,
  stopsFor,
} from '../kit/table.ts'

const intercept = (campaign: ReturnType<typeof aPatrol>) => STEPS['intercept-bombers'](campaign)

/** What happens among the bombers does not matter: everybody goes home. */
const HOME = ['bombers.approach']

const numberOf = (campaign: ReturnType<typeof aPatrol>, lines: string) =>
  factsOf(script(intercept(campaign), lines, HOME), 'intercept')[0]

test('SAB-EX-29 SAB-IBM-01 a Flight on a flank at Low, 110s in High and Low: 9 counts, not 3; 10 is enough', () => {
  const campaign = aFlight('port low', 'bombers', 'high 110 heavy, low 110 heavy')
  bombers(campaign)
  const pause = asked(intercept(campaign), 'intercept.bombers 10')
  expect(pause).toContain('bombers.approach of fighter:red-1: home, 0.0/port')
  expect(fuelOfAll(campaign, 'red yellow')).toBe('red 1, yellow 1')
  expect(formationsOn(campaign)).toBe('')
  expectAt(campaign, 'bombers red-1 red-2 red-3 yellow-1 yellow-2 yellow-3')
})

test.each([
  ['nose high', 'trailing 109 light', 3],
  ['nose low', 'lead 110 light, high 109 light', 11],
  ['tail high', 'trailing 109 light, high 109 light suppressed', 9],
  ['tail low', 'ahead 110 heavy', 4],
  ['port high', 'port 109 light', 8],
  ['port high', 'starboard 109 light', 4],
  ['starboard low', 'starboard 110 light, port 109 light', 10],
] as const)('SAB-IBM-01 SAB-K-084 from %s past %s it takes %i', (at, markers, number) => {
  const campaign = aFlight(at, 'bombers', markers)
  bombers(campaign)
  expect(numberOf(campaign, 'intercept.bombers 12')).toMatchObject({ number, success: true })
})

test('SAB-IBM-02 of stations with the same number 109s come before 110s; among 109s the player picks', () => {
  // Port High: 8 by the 109s in Port and the 110s in High.
  const mixed = aFlight('port high', 'bombers', 'port 109 light, high 110 heavy')
  const lines = `intercept.bombers 1, intercept.again no, dogfight.next red, draw.luftwaffe lw-rotte-tailed`
  stopsFor(intercept(mixed), lines)
  expect(germansOf(mixed, 'red')).toBe('109 2 tailed')
  // Nose High: 9 by the 109s in Ahead and in High.
  const alike = aFlight('nose high', 'bombers', 'ahead 109 light, high 109 heavy')
  expect(asked(intercept(alike))).toBe('intercept.station of formation:flight-1: ahead, high')
})

test.each([
  ['port high', 5],
  ['port low', 7],
  ['nose high', 4],
] as const)('SAB-IBM-03 from %s past no escort, or suppressed escort, it takes %i', (at, number) => {
  for (const markers of ['', 'high 109 heavy suppressed']) {
    const campaign = aFlight(at, 'bombers', markers)
    bombers(campaign)
    expect(numberOf(campaign, `intercept.bombers ${number}`)).toMatchObject({ number, success: true })
  }
})

test('SAB-IBM-04 as much as the number succeeds, 1 less does not', () => {
  const reached = aFlight('port high', 'bombers', 'high 109 light')
  bombers(reached)
  expect(stopsFor(intercept(reached), 'intercept.bombers 10')).toBe('bombers.approach')
  const failed = aFlight('port high', 'bombers', 'high 109 light')
  expect(stopsFor(intercept(failed), 'intercept.bombers 9')).toBe('intercept.again')
})

test.each([
  ['nose high', 0],
  ['port high', 0],
  ['starboard high', 0],
  ['tail high', 1],
  ['nose low', 1],
  ['port low', 1],
  ['tail low', 1],
] as const)('SAB-IBM-05 SAB-K-082 from %s it costs every Section %i Fuel, before the dice', (at, fuel) => {
  const campaign = aFlight(at, 'bombers', '')
  expect(stopsFor(intercept(campaign))).toBe('intercept.bombers')
  expect(fuelOfAll(campaign, 'red yellow')).toBe(`red ${fuel}, yellow ${fuel}`)
})

test.each([
  ['port high', 'red 1, yellow 1'],
  ['port low', 'red 2, yellow 2'],
] as const)(
  'SAB-IBM-06 from %s a failure may be rolled again once, for 1 Fuel of every Section',
  (at, fuel) => {
    const campaign = aFlight(at, 'bombers', 'high 109 light')
    const lines = `intercept.bombers 1, intercept.again again, intercept.bombers 2, ${both('luftwaffe')}`
    expect(numberOf(campaign, lines)).toMatchObject({ dice: [2], success: false })
    expect(fuelOfAll(campaign, 'red yellow')).toBe(fuel)
  },
)

test('SAB-IBM-07 SAB-IBM-08 out of the sun, with escort in it too: two dice, and two again', () => {
  const campaign = aFlight('port high', 'bombers', 'port 109 light', { sun: 'port' })
  bombers(campaign)
  const lines =
    'bombers.sun two-dice, bombers.first 2, intercept.bombers 3, intercept.again again, bombers.first 4, intercept.bombers 4'
  expect(numberOf(campaign, lines)).toMatchObject({ number: 8, dice: [4, 4], success: true })
})

test('SAB-IBM-07 SAB-BMB-32 out of the sun: or one die, and no Hits in the first round', () => {
  const campaign = aFlight('port high', 'bombers', '', { sun: 'port' })
  bombers(campaign)
  stopsFor(intercept(campaign), 'bombers.sun no-hits, intercept.bombers 5')
  expect(fighter(campaign, 'yellow-3').entry).toEqual({ from: 'port', altitude: 'high', outOfTheSun: true })
})

test.each(['port low', 'nose high'])('SAB-IBM-07 at %s with the sun at Port nobody is asked', at => {
  expect(stopsFor(intercept(aFlight(at, 'bombers', '', { sun: 'port' })))).toBe('intercept.bombers')
})

test('SAB-IBM-09 in clouds it is seen only now what they are; whoever is there already waits for Entropy', () => {
  const campaign = aFlight('port high', 'bombers', '', { visibility: 'clouds', fly: 'red yellow blue-1' })
  amongBombers(campaign, 'blue-1')
  const played = script(intercept(campaign), 'intercept.bombers 5, bombers.chart 6', HOME)
  expect(patrolOf(campaign).raid?.type).toBe('heinkel')
  expect(factsOf(played, 'bomber-round')).toEqual([
    { fighters: ['red-1', 'red-2', 'red-3', 'yellow-1', 'yellow-2', 'yellow-3'] },
  ])
  expectAt(campaign, 'bombers blue-1')
})

test('SAB-IBM-10 caught by escort: no contact, Germans of that station for every Section, and no Suppression Check', () => {
  const campaign = aFlight('port high', 'bombers', 'port 110 heavy, low 109 light')
  const failed = 'intercept.bombers 7, intercept.again no'
  script(intercept(campaign), `${failed}, ${both('luftwaffe')}`)
  expect(formationsOn(campaign)).toBe('')
  expect(escortOn(campaign)).toBe('port 110 heavy, low 109 light')
  const again = aFlight('port high', 'bombers', 'port 110 heavy, low 109 light')
  // Bounced! applies: the marker of the station is heavy.
  stopsFor(intercept(again), `${failed}, dogfight.next yellow, draw.luftwaffe lw-bounced`)
  expect(germansOf(again, 'yellow')).toBe('110 4 tailed')
})

test.each([
  ['nose high', 'tail low'],
  ['tail low', 'nose high'],
  ['port low', 'starboard high'],
  ['starboard high', 'port low'],
] as const)(
  'SAB-IBM-11 SAB-A-57 a miss of unescorted bombers takes a formation from %s to %s',
  (from, to) => {
    const campaign = aFlight(from, 'bombers', '')
    script(intercept(campaign), 'intercept.bombers 1, intercept.again no')
    expect(formationsOn(campaign)).toBe(`flight-1 at ${to}`)
    expect(script(intercept(campaign)).value).toBe('cruise')
  },
)

test('SAB-IBM-12 in clouds such a miss loses contact', () => {
  const campaign = aFlight('port high', 'bombers', '', { visibility: 'clouds' })
  script(intercept(campaign), 'intercept.bombers 1, intercept.again no')
  expect(formationsOn(campaign)).toBe('')
  expectAt(campaign, 'section red-1 yellow-1')
})

test.each([
  ['port high', ['bombers', 'cruise', 'home']],
  ['port low', ['cruise', 'home']],
] as const)('SAB-IBM-13 at %s a Section in Vapor may have the orders %j', (at, orders) => {
  const campaign = aPatrol({ fly: 'red', fuel: { red: 11 } })
  formation(campaign, 'red', 'red', at)
  expect(offers(ordersPhase(campaign))).toEqual(orders)
})

test('SAB-IBM-13 and it rolls nothing again', () => {
  const campaign = aFlight('port high', 'bombers', 'high 109 light', { fuel: { red: 0, yellow: 11 } })
  expect(stopsFor(intercept(campaign), 'intercept.bombers 1')).toBe('dogfight.next')
})

test.each([
  ['bombers', 'red-1 red-2', 9, 'intercept.again red-1', true],
  ['bombers', 'red-1 yellow-1', 8, 'intercept.again yellow-1, use.pluck red-1', true],
  ['bombers', 'red-2', 9, 'intercept.again no', false],
  ['bombers', 'red-1', 8, 'intercept.again no', false],
  ['bombers', 'red-1', 9, 'intercept.again no', false],
  ['bombers', 'red-1', 5, 'intercept.again again, intercept.bombers 9, use.pluck red-1', true],
] as const)(
  'SAB-VET-07 SAB-VET-08 SAB-A-125 Pluck for a Bombers order is asked for beside the second roll (%s, Veterans %s, a %i of 10)',
  (order, veterans, die, pluck, success) => {
    const campaign = aFlight('port high', order, 'high 109 light', { veterans })
    bombers(campaign)
    const rest = [pluck, success ? '' : both('luftwaffe')].filter(said => said !== '').join(', ')
    const lines = `intercept.bombers ${die}, ${rest}`
    expect(numberOf(campaign, lines)).toMatchObject({ success })
  },
)
