import type { Procedure, Step } from '@tallyho/engine'
import { expect, test } from 'vitest'
import { ALTITUDES, POSITIONS, STATIONS } from '../../pack/types.ts'
import { isInSun, isStationInSun, patrolOf } from '../../rules/01-general/terms.ts'
import { bombersCostFuel } from '../../rules/05-interception/bombers.ts'
import { contactStep } from '../../rules/07-raid-vector/sequence.ts'
import { begin } from '../../rules/10-campaign/begin.ts'
import { setUpPatrol } from '../../rules/10-campaign/patrol.ts'
import { STEPS } from '../../sequence.ts'
import type { TrackPlace } from '../../state.ts'
import { PROOF_PACK } from '../kit/charts.ts'
import { escortOn, formationsOn, fuelOfAll } from '../kit/interception.ts'
import { aPatrol, escort, formation, germansOf, offers, script, stopsFor } from '../kit/table.ts'

const OVER_THE_COAST: TrackPlace = { row: 'inbound', space: 1 }

/** The squadron waits at High over the coast, and the raid is there. */
function atContact(more: Parameters<typeof aPatrol>[0] = {}) {
  const campaign = aPatrol({
    station: { zone: 'coast', altitude: 'high' },
    track: { inbound: [0, 0, 0, 0, 0, 0], outbound: [], held: [], raid: OVER_THE_COAST, released: undefined },
    ...more,
  })
  formation(campaign, 'squadron', 'red yellow blue green')
  return campaign
}

const CONTACT = 'contact contact, contact 3'

test('SAB-INT-01 Contact lays escort and bombers and puts the squadron on the map; Fuel stays as it is', () => {
  const campaign = atContact()
  const { value } = script(
    contactStep(campaign),
    `${CONTACT}, contact.adjust stay, escort.chart 5, bombers.chart 1`,
  )
  expect(value).toBe('orders')
  expect(escortOn(campaign)).toBe('high 109 heavy, port 110 light')
  expect(patrolOf(campaign).raid?.type).toBe('dornier')
  expect(formationsOn(campaign)).toBe('squadron at tail high')
  expect(fuelOfAll(campaign, 'red yellow blue green')).toBe('red 0, yellow 0, blue 0, green 0')
})

test('SAB-INT-01 in clouds nobody sees yet what bombers they are', () => {
  const campaign = atContact({ visibility: 'clouds' })
  script(contactStep(campaign), `${CONTACT}, contact.adjust stay, escort.chart 5`)
  expect(patrolOf(campaign).raid).toBeUndefined()
})

test('SAB-INT-02 escort that is on the map stays there, in clouds and without sun', () => {
  const campaign = atContact({ visibility: 'clouds' })
  escort(campaign, 'low 110 light')
  script(contactStep(campaign), `${CONTACT}, contact.adjust stay`)
  expect(escortOn(campaign)).toBe('low 110 light')
})

test('SAB-INT-03 a scenario says where the squadron, the escort and the sun are, and how much Fuel has been burnt', () => {
  const campaign = begin({ scenario: 'sab-10', pack: PROOF_PACK, options: {} })
  expect(script(STEPS.muster(campaign)).value).toBe('orders')
  expect(formationsOn(campaign)).toBe('squadron at port high')
  expect(escortOn(campaign)).toBe('high 109 heavy')
  expect(fuelOfAll(campaign, 'red yellow blue green')).toBe('red 3, yellow 3, blue 3, green 3')
  expect(patrolOf(campaign)).toMatchObject({ visibility: 'clear', sun: undefined, turn: 1 })
  expect(patrolOf(campaign).raid?.type).toBe('heinkel')
})

test('SAB-INT-04 SAB-FRM-20 four positions, each High or Low', () => {
  const campaign = aPatrol()
  formation(campaign, 'squadron', 'red yellow blue green', 'port low', { order: 'cruise' })
  const places = POSITIONS.flatMap(position => ALTITUDES.map(altitude => `${position}/${altitude}`))
  expect(offers(STEPS.cruise(campaign))).toEqual(places)
  expect(places).toHaveLength(8)
})

test('SAB-EX-21 SAB-FRM-20 on its block the squadron is High, and needs no Fuel to reach the bombers; without it is Low, and does', () => {
  const campaign = aPatrol()
  expect(bombersCostFuel(formation(campaign, 'flight-1', 'red yellow', 'nose high'))).toBe(false)
  expect(bombersCostFuel(formation(campaign, 'flight-2', 'blue green', 'nose low'))).toBe(true)
})

test('SAB-INT-05 seven stations, each with one marker at most', () => {
  const campaign = aPatrol()
  formation(campaign, 'squadron', 'red yellow blue green', 'port high', { order: 'escort' })
  escort(campaign, STATIONS.map(station => `${station} 109 light`).join(', '))
  escort(campaign, 'high 110 heavy')
  expect(offers(STEPS['intercept-escort'](campaign))).toEqual([...STATIONS])
  expect(patrolOf(campaign).escort.high).toEqual({ type: '110', size: 'heavy', suppressed: false })
})

test.each([
  // Bounced! brings them behind the Section if their marker is heavy.
  ['109 heavy', 'lw-bounced', '109 4 tailed'],
  ['109 light', 'lw-bounced', '109 4 head-on'],
  ['110 light', 'lw-rotte-tailed', '110 2 tailed'],
])(
  'SAB-INT-06 SAB-EX-22 %s tells type and size; how many Germans it stands for the Advantage Card says',
  (marker, card, germans) => {
    const ready = () => {
      const campaign = aPatrol({ fly: 'red' })
      formation(campaign, 'red', 'red', 'port high', { order: 'escort' })
      escort(campaign, `low ${marker}`)
      return campaign
    }
    const before = ready()
    const attempt = 'intercept.escort 1, intercept.again no'
    expect(stopsFor(STEPS['intercept-escort'](before), attempt)).toBe('draw.luftwaffe')
    expect(germansOf(before, 'red')).toBe('')
    const after = ready()
    stopsFor(STEPS['intercept-escort'](after), `${attempt}, draw.luftwaffe ${card}`)
    expect(germansOf(after, 'red')).toBe(germans)
  },
)

test.each([
  ['nose', 'ahead'],
  ['port', 'port'],
  ['starboard', 'starboard'],
  ['tail', 'trailing'],
] as const)(
  'SAB-INT-07 SAB-INT-08 SAB-EX-20 with the sun at %s that station alone is in the sun, and a formation there at High',
  (sun, station) => {
    const patrol = patrolOf(aPatrol({ sun }))
    expect(STATIONS.filter(one => isStationInSun(patrol, one))).toEqual([station])
    const inTheSun = POSITIONS.flatMap(position =>
      ALTITUDES.filter(altitude => isInSun(patrol, { position, altitude })).map(altitude => [
        position,
        altitude,
      ]),
    )
    expect(inTheSun).toEqual([[sun, 'high']])
  },
)

test.each([
  [1, 'clear', 'sun.start 8, climb 12', 'port'],
  [8, 'haze', 'sun.start 8, climb 12', 'port'],
  [12, 'clouds', 'climb 12', undefined],
] as const)(
  'SAB-INT-09 on %i visibility is %s, and in clouds there is no sun',
  (die, visibility, rest, sun) => {
    const campaign = aPatrol()
    script(setUpPatrol(campaign), `visibility ${die}, ${rest}`)
    expect(patrolOf(campaign)).toMatchObject({ visibility, sun })
  },
)

test('SAB-INT-10 a turn goes from Orders over Intercept and Entropy to Patrol Complete, and begins again', () => {
  const campaign = aPatrol({ fly: 'red', turn: 1 })
  formation(campaign, 'red', 'red', 'tail low')
  const turn: readonly (readonly [keyof typeof STEPS, string])[] = [
    ['orders', 'orders cruise'],
    ['orders', ''],
    ['intercept-escort', ''],
    ['intercept-bombers', ''],
    ['cruise', 'cruise.to tail/low'],
    ['cruise', ''],
    ['entropy-bombers', ''],
    ['escort-reaction', ''],
    ['chase', ''],
    ['patrol-complete', ''],
    ['reform', ''],
    ['raid-vector', ''],
  ]
  const next = turn.map(([step, lines]) => script(STEPS[step](campaign) as Procedure<Step>, lines).value)
  expect(next).toEqual([...turn.slice(1).map(([step]) => step), 'orders'])
  expect(patrolOf(campaign).turn).toBe(2)
})
