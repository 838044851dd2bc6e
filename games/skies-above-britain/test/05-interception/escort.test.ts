import { expect, test } from 'vitest'
import type { Station } from '../../pack/types.ts'
import { patrolOf } from '../../rules/01-general/terms.ts'
import { escortCell } from '../../rules/05-interception/map.ts'
import { ordersPhase } from '../../rules/05-interception/orders.ts'
import { STEPS } from '../../sequence.ts'
import { aFlight, both, brief, escortOn, formationsOn, fuelOfAll } from '../kit/interception.ts'
import {
  aPatrol,
  asked,
  escort,
  expectAt,
  factsOf,
  formation,
  germansOf,
  offers,
  pauseAfter,
  script,
  stopsFor,
} from '../kit/table.ts'

const intercept = (campaign: ReturnType<typeof aPatrol>) => STEPS['intercept-escort'](campaign)

/** No check to be seen: the table says 1. */
const UNSHAKEN = 'suppression 1'

test('SAB-EX-25 a Flight at Port Low after 109s at High: 12 needed, 5 and 10 fail, and each Section meets Germans with the advantage', () => {
  const campaign = aFlight('port low', 'escort', 'high 109 heavy')
  const lines = `intercept.escort 5, intercept.again again, intercept.escort 10, ${both('luftwaffe')}, suppression 8`
  const played = script(intercept(campaign), lines)
  expect(factsOf(played, 'intercept')).toEqual([
    expect.objectContaining({ station: 'high', number: 12, dice: [10], total: 10, success: false }),
  ])
  // SAB-FRM-23 Both are away from the raid, and it is said once.
  expect(factsOf(played, 'lost-contact')).toEqual([{ units: ['red', 'yellow'] }])
  // Once for the target, once to roll again.
  expect(fuelOfAll(campaign, 'red yellow')).toBe('red 2, yellow 2')
  expect(patrolOf(campaign).formations).toEqual([])
})

test('SAB-ESC-01 Escort orders come first, then Bombers, then Cruise', () => {
  const campaign = aPatrol()
  escort(campaign, 'low 109 light')
  formation(campaign, 'red', 'red', 'port high', { order: 'cruise' })
  formation(campaign, 'blue', 'blue', 'port high', { order: 'bombers' })
  formation(campaign, 'green', 'green', 'port high', { order: 'escort' })
  expect(stopsFor(intercept(campaign))).toBe('intercept.escort')
  script(intercept(campaign), `intercept.escort 12, ${brief('raf')}, suppression 1`)
  expect(script(intercept(campaign)).value).toBe('intercept-bombers')
  expect(stopsFor(STEPS['intercept-bombers'](campaign))).toBe('intercept.bombers')
  script(
    STEPS['intercept-bombers'](campaign),
    `intercept.bombers 1, intercept.again no, ${brief('luftwaffe')}`,
  )
  expect(script(STEPS['intercept-bombers'](campaign)).value).toBe('cruise')
  expect(stopsFor(STEPS.cruise(campaign))).toBe('cruise.to')
})

test('SAB-ESC-02 the target is picked when the order is carried out; the next formation may pick the same, on its own', () => {
  const campaign = aPatrol({ fly: 'red yellow' })
  escort(campaign, 'high 109 heavy, low 109 heavy')
  formation(campaign, 'red', 'red', 'port high', { order: 'escort' })
  formation(campaign, 'yellow', 'yellow', 'port high', { order: 'escort' })
  const first = `intercept.next red, escort.target low, intercept.escort 12, ${brief('raf')}, suppression 1`
  const played = script(intercept(campaign), first)
  expect(asked(intercept(campaign))).toBe('escort.target of formation:yellow: high, low')
  // Three fighters count, not six.
  expect(factsOf(played, 'suppression')).toMatchObject([{ fighters: 3, blue: 9 }])
})

test.each([
  ['nose', 'low', '109', 'lead', 9, true],
  ['nose', 'high', '110', 'low', 4, false],
  ['tail', 'low', '110', 'trailing', 6, false],
  ['tail', 'high', '109', 'starboard', 8, true],
  ['port', 'high', '109', 'port', 6, false],
  ['port', 'high', '109', 'starboard', 9, false],
  ['starboard', 'high', '109', 'starboard', 6, false],
  ['starboard', 'low', '110', 'port', 9, true],
  // SAB-A-04
  ['starboard', 'low', '110', 'ahead', 10, true],
] as const)(
  'SAB-ESC-03 SAB-A-03 from %s %s against %s in %s',
  (position, altitude, type, station, number, fuel) => {
    expect(escortCell(aPatrol(), { position, altitude }, station, type)).toEqual({ number, fuel })
  },
)

test.each([
  [9, 'luftwaffe'],
  [10, 'raf'],
] as const)(
  'SAB-ESC-04 SAB-ESC-05 SAB-ESC-06 with 10 needed a %i draws a card of the %s deck for each Section',
  (die, deck) => {
    const campaign = aFlight('port low', 'escort', 'port 109 light')
    const again = deck === 'raf' ? '' : ', intercept.again no'
    script(intercept(campaign), `intercept.escort ${die}${again}, ${both(deck)}, ${UNSHAKEN}`)
    expect(escortOn(campaign)).toBe('port 109 light')
  },
)

test('SAB-ESC-05 SAB-ESC-06 they are of the type, size and sun of the target', () => {
  const campaign = aFlight('port high', 'escort', 'low 110 light')
  const lines = 'intercept.escort 2, intercept.again no, dogfight.next red, draw.luftwaffe lw-schwarm-tailed'
  stopsFor(intercept(campaign), lines)
  expect(germansOf(campaign, 'red')).toBe('110 4 tailed')
})

test('SAB-ESC-07 SAB-ESC-13 win or lose, all have lost contact and the marker stays; a Suppression Check ends it', () => {
  const campaign = aFlight('port high', 'escort', 'low 109 light')
  const before = `intercept.escort 12, ${both('raf')}`
  expect(stopsFor(intercept(campaign), before)).toBe('suppression')
  expect(formationsOn(campaign)).toBe('')
  expectAt(campaign, 'section red-1 red-2 red-3 yellow-1')
  expect(escortOn(campaign)).toBe('low 109 light')
})

test('SAB-ESC-08 SAB-A-53 where the table has an X the order is cancelled: no dogfight, no check, no contact', () => {
  const campaign = aFlight('port low', 'escort', 'lead 109 light, low 109 light')
  expect(pauseAfter(intercept(campaign))).toMatchObject({
    options: [{ id: 'lead', rare: true }, { id: 'low' }],
  })
  const played = script(intercept(campaign), 'escort.target lead')
  expect(factsOf(played, 'order-cancelled')).toEqual([{ formation: 'flight-1', station: 'lead' }])
  expect(formationsOn(campaign)).toBe('')
  expect(fuelOfAll(campaign, 'red yellow')).toBe('red 0, yellow 0')
})

test.each([
  ['port high', 'port', 'escort.first 4, intercept.escort 5', [4, 5], true],
  ['port low', 'port', 'intercept.escort 4', [4], false],
  ['port high', 'tail', 'intercept.escort 4', [4], false],
] as const)('SAB-ESC-09 at %s with the sun at %s the dice are %s', (at, sun, rolls, dice, success) => {
  const campaign = aFlight(at, 'escort', 'high 109 light', { sun })
  const again = success ? '' : ', intercept.again no'
  const deck = success ? 'raf' : 'luftwaffe'
  const lines = `${rolls}${again}, ${both(deck)}, ${UNSHAKEN}`
  expect(factsOf(script(intercept(campaign), lines), 'intercept')).toMatchObject([{ dice, success }])
})

test.each([
  ['low', 'red 0, yellow 0'],
  ['high', 'red 1, yellow 1'],
] as const)(
  'SAB-ESC-10 from Port Low at %s costs every Section of it %s, before the dice',
  (station, fuel) => {
    const campaign = aFlight('port low', 'escort', `${station} 109 light`)
    expect(stopsFor(intercept(campaign))).toBe('intercept.escort')
    expect(fuelOfAll(campaign, 'red yellow')).toBe(fuel)
  },
)

test('SAB-ESC-11 SAB-A-56 a failure may be rolled again once, all dice of it, for 1 Fuel of every Section', () => {
  const campaign = aFlight('port high', 'escort', 'high 109 light', { sun: 'port' })
  const lines = `escort.first 1, intercept.escort 2, intercept.again again, escort.first 3, intercept.escort 4, ${both('luftwaffe')}, ${UNSHAKEN}`
  const played = script(intercept(campaign), lines)
  expect(factsOf(played, 'intercept')).toMatchObject([{ dice: [3, 4], success: false }])
  expect(fuelOfAll(campaign, 'red yellow')).toBe('red 1, yellow 1')
})

test('SAB-ESC-11 a success stands', () => {
  const campaign = aFlight('port high', 'escort', 'high 109 light')
  expect(stopsFor(intercept(campaign), 'intercept.escort 9')).toBe('dogfight.next')
})

test('SAB-ESC-12 SAB-A-14 with a Section in Vapor no target that costs Fuel is offered, and nothing is rolled again', () => {
  const campaign = aFlight('port low', 'escort', 'high 109 light, low 109 light, trailing 109 light', {
    fuel: { red: 0, yellow: 11 },
  })
  expect(offers(intercept(campaign))).toEqual(['low', 'trailing'])
  expect(stopsFor(intercept(campaign), 'escort.target low, intercept.escort 1')).toBe('dogfight.next')
})

test('SAB-ESC-12 without a target that it can pay for a formation gets no Escort order', () => {
  const campaign = aFlight('port low', 'escort', 'high 109 light', { fuel: { red: 0, yellow: 11 } })
  for (const one of patrolOf(campaign).formations) one.order = undefined
  expect(offers(ordersPhase(campaign))).toEqual(['cruise', 'home', 'split/red', 'split/yellow'])
})

/** Red and Yellow, each with an Escort order; Red removes the light marker of a station. */
function removes(station: Station, others: string) {
  const campaign = aPatrol({ fly: 'red yellow' })
  escort(campaign, `${station} 109 light${others}`)
  formation(campaign, 'red', 'red', 'port high', { order: 'escort' })
  formation(campaign, 'yellow', 'yellow', 'port high', { order: 'escort' })
  const target = others === '' ? '' : `escort.target ${station}, `
  script(
    intercept(campaign),
    `intercept.next red, ${target}intercept.escort 12, ${brief('raf')}, suppression 12`,
  )
  return campaign
}

test('SAB-ESC-14 a marker that is gone: another target, or a Cruise', () => {
  const campaign = removes('low', ', port 109 light')
  expect(offers(intercept(campaign))).toEqual(['port', 'cruise'])
  script(intercept(campaign), 'escort.target cruise')
  expect(script(intercept(campaign)).value).toBe('intercept-bombers')
  script(STEPS.cruise(campaign), 'cruise.to port/high, cruise.a 12')
  // That was this turn: in the next a target is a target.
  escort(campaign, 'low 109 light')
  script(STEPS['raid-vector'](campaign))
  script(ordersPhase(campaign), 'orders escort')
  expect(offers(intercept(campaign))).toEqual(['port', 'low'])
})

test('SAB-ESC-14 without any marker left it cruises', () => {
  const campaign = removes('low', '')
  const played = script(intercept(campaign))
  expect(factsOf(played, 'order')).toMatchObject([{ formation: 'yellow', order: 'cruise' }])
})

test('SAB-ESC-14 while every marker is still there nobody gets away from his order', () => {
  const campaign = aPatrol({ fly: 'red yellow' })
  escort(campaign, 'low 109 heavy, port 109 light')
  formation(campaign, 'red', 'red', 'port high', { order: 'escort' })
  formation(campaign, 'yellow', 'yellow', 'port high', { order: 'escort' })
  const first = `intercept.next red, escort.target low, intercept.escort 12, ${brief('raf')}, suppression 12`
  script(intercept(campaign), first)
  expect(escortOn(campaign)).toBe('low 109 light suppressed, port 109 light')
  // SAB-SUP-07 What is suppressed may be a target again.
  expect(offers(intercept(campaign))).toEqual(['port', 'low'])
})

test('SAB-EX-27 SAB-ESC-15 a Flight at Low after 110s at High: 11 succeeds for 1 Fuel, and on 7 they form a circle', () => {
  const campaign = aFlight('port low', 'escort', 'high 110 heavy')
  const played = pauseAfter(intercept(campaign), 'intercept.escort 11, circle 7')
  expect(played).toMatchObject({ ask: 'circle.place' })
  expect(fuelOfAll(campaign, 'red yellow')).toBe('red 1, yellow 1')
  expectAt(campaign, 'circle red-1 red-2 red-3 yellow-1 yellow-2 yellow-3')
})

test.each([
  ['high', 'red', 11],
  ['high', 'red yellow', 5],
  ['high', 'red yellow blue', 3],
  ['low', 'red', 12],
  ['low', 'red yellow', 6],
  ['low', 'red yellow blue green', 5],
] as const)(
  'SAB-ESC-15 SAB-A-09 SAB-K-086 at %s with %s a circle forms on %i',
  (altitude, sections, number) => {
    const ready = () => {
      const campaign = aPatrol({ fly: sections })
      formation(campaign, 'one', sections, `port ${altitude}`, { order: 'escort' })
      escort(campaign, 'low 110 heavy')
      return intercept(campaign)
    }
    const next = sections === 'red' ? 'draw.raf' : 'dogfight.next'
    expect(stopsFor(ready(), `intercept.escort 12, circle ${number - 1}`)).toBe(next)
    expect(stopsFor(ready(), `intercept.escort 12, circle ${number}`)).toBe('circle.place')
  },
)

test('SAB-ESC-15 SAB-K-079 after a failure, or against 109s, no circle is rolled for', () => {
  const failed = aFlight('port high', 'escort', 'low 110 heavy')
  expect(stopsFor(intercept(failed), 'intercept.escort 2, intercept.again no')).toBe('dogfight.next')
  const by109 = aFlight('port high', 'escort', 'low 109 heavy')
  expect(stopsFor(intercept(by109), 'intercept.escort 12')).toBe('dogfight.next')
})
