import { expect, test } from 'vitest'
import { leaveFormation } from '../../rules/01-general/acts.ts'
import { patrolOf } from '../../rules/01-general/terms.ts'
import { ordersPhase } from '../../rules/05-interception/orders.ts'
import { STEPS } from '../../sequence.ts'
import { aFlight, both, formationsOn } from '../kit/interception.ts'
import { amongBombers, aPatrol, asked, escort, expectAt, formation, offers, script } from '../kit/table.ts'

function aSquadron(at = 'port low', more: Parameters<typeof aPatrol>[0] = {}) {
  const campaign = aPatrol(more)
  formation(campaign, 'squadron', 'red yellow blue green', at)
  escort(campaign, 'high 109 heavy, low 110 light')
  return campaign
}

test('SAB-ORD-01 a formation on the map gets one of three orders, or goes home; it may also be split', () => {
  const splits = ['red+yellow', 'blue+green', 'red', 'yellow', 'blue', 'green'].map(part => `split/${part}`)
  expect(asked(ordersPhase(aSquadron()))).toBe(
    `orders of formation:squadron: escort, bombers, cruise, home, ${splits.join(', ')}`,
  )
})

test('SAB-ORD-02 SAB-FRM-10 SAB-EX-23 each Flight has its own order, the one that leaves first: two formations at one place', () => {
  const campaign = aSquadron()
  script(ordersPhase(campaign), 'orders split/red+yellow')
  expect(formationsOn(campaign)).toBe('flight-1 at port low, flight-2 at port low')
  script(ordersPhase(campaign), 'orders escort')
  expect(script(ordersPhase(campaign), 'orders bombers').value).toBe('orders')
  expect(patrolOf(campaign).formations).toMatchObject([
    { id: 'flight-1', sections: ['red', 'yellow'], order: 'escort' },
    { id: 'flight-2', sections: ['blue', 'green'], order: 'bombers' },
  ])
  expect(script(ordersPhase(campaign)).value).toBe('intercept-escort')
})

test('SAB-EX-72 SAB-FRM-11 SAB-A-09 one Section splits off; the squadron stays, and is a Flight or a Section when no more is left of it', () => {
  const campaign = aSquadron()
  script(ordersPhase(campaign), 'orders split/red')
  expect(formationsOn(campaign)).toBe('red at port low, squadron at port low')
  script(ordersPhase(campaign), 'orders cruise')
  script(ordersPhase(campaign), 'orders split/green')
  expect(patrolOf(campaign).formations.map(({ id, sections }) => [id, sections])).toEqual([
    ['red', ['red']],
    ['green', ['green']],
    ['flight-1', ['yellow', 'blue']],
  ])
  script(ordersPhase(campaign), 'orders cruise')
  script(ordersPhase(campaign), 'orders split/blue')
  expect(patrolOf(campaign).formations.map(({ id }) => id)).toEqual(['red', 'green', 'blue', 'yellow'])
})

test('SAB-FRM-02 SAB-FRM-11 on the Raid Track it is the squadron, whatever is left of it', () => {
  const campaign = aPatrol({ fly: 'red yellow' })
  formation(campaign, 'squadron', 'red yellow')
  leaveFormation(campaign, 'red')
  expect(patrolOf(campaign).formations).toMatchObject([{ id: 'squadron', sections: ['yellow'] }])
})

test('SAB-ORD-02 of three Sections a Flight may go its own way, of two no Flight can', () => {
  const campaign = aPatrol({ fly: 'red yellow blue' })
  formation(campaign, 'squadron', 'red yellow blue', 'port low')
  const splits = () => offers(ordersPhase(campaign)).filter(id => id.startsWith('split'))
  expect(splits()).toEqual(['split/red+yellow', 'split/red', 'split/yellow', 'split/blue'])
  script(ordersPhase(campaign), 'orders split/red+yellow')
  expect(splits()).toEqual(['split/red', 'split/yellow'])
})

test('SAB-ORD-03 a formation that goes home is laid under its Sections’ cubes', () => {
  const campaign = aFlight('port low', 'cruise', '', { fuel: { red: 3, yellow: 5 } })
  for (const one of patrolOf(campaign).formations) one.order = undefined
  script(ordersPhase(campaign), 'orders home')
  expectAt(campaign, 'rtb red-1 red-2 red-3 yellow-1 yellow-2 yellow-3')
  expect(patrolOf(campaign).fighters['red-1']?.rtb).toBe(3)
  expect(patrolOf(campaign).fighters['yellow-2']?.rtb).toBe(5)
  expect(patrolOf(campaign).formations).toEqual([])
})

test('SAB-ORD-04 SAB-ORD-05 SAB-ORD-06 nobody without contact, and no lone fighter, gets an order: the phases are skipped', () => {
  const campaign = aPatrol({ fly: 'red blue-1 green-2' })
  amongBombers(campaign, 'green-2')
  expect(script(ordersPhase(campaign)).value).toBe('entropy-bombers')
})

test('SAB-ORD-07 an order that is given stands', () => {
  const campaign = aFlight('port low', 'bombers', 'high 109 light')
  expect(script(ordersPhase(campaign)).value).toBe('intercept-escort')
  expect(script(STEPS['intercept-escort'](campaign)).value).toBe('intercept-bombers')
  expect(patrolOf(campaign).formations[0]?.order).toBe('bombers')
})

test('SAB-ORD-08 to stay where it is takes a Cruise, which is checked like any other', () => {
  const campaign = aFlight('port low', 'cruise', 'high 110 light')
  const lines = `cruise.to port/low, cruise.a 9, ${both('luftwaffe')}`
  script(STEPS.cruise(campaign), lines)
  expect(patrolOf(campaign).formations).toEqual([])
})

test('SAB-ORD-09 SAB-EX-24 two Flights with the same order go one after the other, each at its own target', () => {
  const campaign = aSquadron('port high')
  script(ordersPhase(campaign), 'orders split/red+yellow')
  for (const one of patrolOf(campaign).formations) one.order = 'escort'
  const first = `intercept.next flight-1, escort.target low, intercept.escort 1, intercept.again no, ${both('luftwaffe')}, suppression 1`
  script(STEPS['intercept-escort'](campaign), first)
  expect(formationsOn(campaign)).toBe('flight-2 at port high')
  expect(offers(STEPS['intercept-escort'](campaign))).toEqual(['high', 'low'])
})

test('SAB-ORD-10 an Escort order ends without contact, not at the station', () => {
  const campaign = aFlight('port high', 'escort', 'low 109 light')
  script(STEPS['intercept-escort'](campaign), `intercept.escort 12, ${both('raf')}, suppression 1`)
  expect(patrolOf(campaign).formations).toEqual([])
  expectAt(campaign, 'section red-1 yellow-1')
})

test('SAB-ORD-11 a Bombers order leads from the position of the formation to the bombers', () => {
  const campaign = aFlight('starboard high', 'bombers', '')
  patrolOf(campaign).raid = undefined
  const played = script(STEPS['intercept-bombers'](campaign), 'intercept.bombers 12, bombers.chart 1', [
    'bombers.approach',
  ])
  expect(played.notes.find(({ what }) => what === 'into-the-bombers')?.facts).toMatchObject({
    from: 'starboard',
    altitude: 'high',
  })
})

test.each([
  ['another position', 'tail/low'],
  ['another altitude', 'port/high'],
  ['both', 'nose/high'],
  ['neither', 'port/low'],
])('SAB-ORD-12 a Cruise takes a formation to %s', (_, to) => {
  const campaign = aFlight('port low', 'cruise', '')
  script(STEPS.cruise(campaign), `cruise.to ${to}`)
  expect(formationsOn(campaign)).toBe(`flight-1 at ${to.replace('/', ' ')}`)
})
