import { expect, test } from 'vitest'
import { breakOut, returnToBase } from '../../rules/01-general/acts.ts'
import { colourOf, fighter, fighterIds, numberOf, pilotOf } from '../../rules/01-general/fighters.ts'
import { hasLostContact, leaderOf, membersOf, sections, sizeOf } from '../../rules/01-general/formations.ts'
import { layOutPatrol } from '../../rules/01-general/lay-out.ts'
import { patrolOf } from '../../rules/01-general/terms.ts'
import { interceptBombers } from '../../rules/05-interception/bombers.ts'
import { cruise } from '../../rules/05-interception/cruise.ts'
import { fightersIn } from '../../rules/05-interception/map.ts'
import { ordersPhase } from '../../rules/05-interception/orders.ts'
import { chase } from '../../rules/06-entropy/chase.ts'
import { reformStep } from '../../rules/06-entropy/patrol-complete.ts'
import { assign } from '../../rules/10-campaign/assign.ts'
import { setUpPatrol } from '../../rules/10-campaign/patrol.ts'
import {
  amongBombers,
  aPatrol,
  aPilot,
  asked,
  bombers,
  expectAt,
  formation,
  offers,
  script,
} from '../kit/table.ts'

test('SAB-FRM-01 SAB-FRM-04 SAB-FRM-05 SAB-A-09 a marker is a squadron, a Flight or a Section, and stands for all in it', () => {
  const campaign = aPatrol()
  const squadron = formation(campaign, 'squadron', 'red yellow blue green')
  expect([sizeOf(squadron), fightersIn(campaign, squadron).length]).toEqual(['squadron', 12])
  const flight = { ...squadron, sections: squadron.sections.slice(0, 2) }
  expect([sizeOf(flight), fightersIn(campaign, flight)]).toEqual([
    'flight',
    ['red-1', 'red-2', 'red-3', 'yellow-1', 'yellow-2', 'yellow-3'],
  ])
  expect(sizeOf({ ...squadron, sections: ['red'] })).toBe('section')
})

test('SAB-FRM-01 SAB-FRM-02 a lone fighter that catches up is no formation: it is among the bombers', () => {
  const campaign = aPatrol({ fly: 'red-1' })
  bombers(campaign)
  script(chase(campaign), 'chase chase, chase 12 12')
  expectAt(campaign, 'bombers red-1')
  expect(patrolOf(campaign).formations).toEqual([])
})

test('SAB-FRM-03 SAB-FRM-06 SAB-FRM-19 one squadron of four Sections of three, all of one type, under one marker', () => {
  const campaign = aPatrol({ scenario: 'patrol' })
  script(assign(campaign), 'assign adjutant, slots yellow')
  expect(sections(campaign).map(section => membersOf(campaign, section).length)).toEqual([3, 3, 3, 3])
  script(setUpPatrol(campaign), 'visibility 12, climb 1')
  expect(patrolOf(campaign).formations).toMatchObject([
    { id: 'squadron', sections: ['red', 'yellow', 'blue', 'green'], at: undefined },
  ])
})

test('SAB-FRM-06 SAB-A-90 a Section begins with three: eleven pilots make three Sections', () => {
  const campaign = aPatrol({ scenario: 'patrol' })
  campaign.pilots = Array.from({ length: 11 }, (_, no) => aPilot(no))
  script(assign(campaign), 'assign adjutant, slots yellow')
  expect(fighterIds(patrolOf(campaign))).toHaveLength(9)
})

test('SAB-FRM-07 SAB-FRM-08 SAB-FRM-17 a Section of two still is one; the last of it is independent, and its marker is gone', () => {
  const campaign = aPatrol()
  formation(campaign, 'flight-1', 'red yellow', 'port low')
  breakOut(campaign, 'SAB-FRM-17', 'red-2')
  expect(membersOf(campaign, 'red')).toEqual(['red-1', 'red-3'])
  expect(patrolOf(campaign).formations).toMatchObject([{ sections: ['red', 'yellow'] }])
  breakOut(campaign, 'SAB-FRM-17', 'red-3')
  expect(sections(campaign)).toEqual(['yellow', 'blue', 'green'])
  expect(patrolOf(campaign).formations).toMatchObject([{ sections: ['yellow'] }])
  expectAt(campaign, 'lost red-1 red-2 red-3')
})

test('SAB-FRM-08 SAB-A-08 also when the others went home', () => {
  const campaign = aPatrol()
  formation(campaign, 'red', 'red', 'port low')
  returnToBase(campaign, 'SAB-ORD-03', ['red-1', 'red-2'])
  expectAt(campaign, 'rtb red-1 red-2, lost red-3')
  expect(patrolOf(campaign).formations).toEqual([])
})

test('SAB-FRM-09 under an Innovator a Section has four, and operates with three or two', () => {
  const campaign = aPatrol({ fly: 'red-1 red-2 red-3 red-4' })
  for (const id of fighterIds(patrolOf(campaign))) fighter(campaign, id).at = 'section'
  expect(membersOf(campaign, 'red')).toHaveLength(4)
  breakOut(campaign, 'SAB-FRM-17', 'red-4')
  breakOut(campaign, 'SAB-FRM-17', 'red-3')
  expect(membersOf(campaign, 'red')).toHaveLength(2)
  expect(hasLostContact(campaign, 'red')).toBe(true)
})

test('SAB-FRM-13 two Sections at one place stay two, until they reform', () => {
  const campaign = aPatrol({ fly: 'red yellow' })
  formation(campaign, 'red', 'red', 'nose low', { order: 'cruise' })
  formation(campaign, 'yellow', 'yellow', 'port low')
  script(cruise(campaign), 'cruise.to port/low')
  expect(patrolOf(campaign).formations).toHaveLength(2)
  script(reformStep(campaign), 'reform red')
  expect(patrolOf(campaign).formations).toMatchObject([{ sections: ['red', 'yellow'] }])
})

test.each([
  ['with a Veteran', 'red-1', 'reform: done, red-1, blue-1'],
  ['without', '', undefined],
])(
  'SAB-FRM-14 fighters of different Sections form one of their own by Reform, %s',
  (_, veterans, question) => {
    const campaign = aPatrol({ fly: 'red-1 blue-1', veterans })
    if (question === undefined) {
      expect(script(reformStep(campaign)).value).toBe('raid-vector')
      return
    }
    expect(asked(reformStep(campaign))).toBe(question)
    script(reformStep(campaign), 'reform red-1')
    expect(membersOf(campaign, 'gray')).toEqual(['red-1', 'blue-1'])
    expect(leaderOf(campaign, 'gray')).toBe('red-1')
  },
)

test('SAB-FRM-15 a fighter is known by its colour and number, and 1 leads', () => {
  expect([colourOf('yellow-1'), numberOf('yellow-1')]).toEqual(['yellow', 1])
  expect(leaderOf(aPatrol(), 'yellow')).toBe('yellow-1')
})

test('SAB-EX-42 SAB-FRM-16 each fighter has its pilot for the patrol: I, B and W in Yellow 3, Leader and 2', () => {
  const campaign = aPatrol()
  campaign.pilots = [...'ABCDEFGHIJKLMNOPQRSTUVW'].map((name, no) => aPilot(no, { name }))
  campaign.patrol = layOutPatrol(campaign, { 'yellow-3': 8, 'yellow-1': 1, 'yellow-2': 22 }, true)
  const names = (['yellow-1', 'yellow-2', 'yellow-3'] as const).map(id => pilotOf(campaign, id).name)
  expect(names).toEqual(['B', 'W', 'I'])
  expect(leaderOf(campaign, 'yellow')).toBe('yellow-1')
  breakOut(campaign, 'SAB-FRM-17', 'yellow-3')
  expect(pilotOf(campaign, 'yellow-3').name).toBe('I')
})

test('SAB-FRM-17 whoever flies alone gets no orders', () => {
  const campaign = aPatrol({ fly: 'red-1 blue-2' })
  expect(script(ordersPhase(campaign))).toMatchObject({ value: 'entropy-bombers', pauses: [] })
})

test('SAB-FRM-22 SAB-FRM-02 SAB-FRM-18 a formation that reaches the bombers is one no more: its fighters attack singly', () => {
  const campaign = aPatrol({ fly: 'red' })
  bombers(campaign)
  formation(campaign, 'red', 'red', 'port high', { order: 'bombers' })
  expect(asked(interceptBombers(campaign), 'intercept.bombers 12')).toMatch(
    /^bombers.approach of fighter:red-1/,
  )
  expect(patrolOf(campaign).formations).toEqual([])
  expectAt(campaign, 'bombers red-1 red-2 red-3')
})

test('SAB-FRM-18 among the bombers a fighter keeps the cube of its Section', () => {
  const campaign = aPatrol()
  amongBombers(campaign, 'blue-2')
  patrolOf(campaign).fuel.blue = 5
  returnToBase(campaign, 'SAB-BMB-13', ['blue-2'])
  expect(fighter(campaign, 'blue-2').rtb).toBe(5)
})

test('SAB-FRM-21 SAB-FRM-20 a formation goes to a position, High or Low: never to a station or where the sun is', () => {
  const campaign = aPatrol({ fly: 'red', sun: 'port' })
  formation(campaign, 'red', 'red', 'nose low', { order: 'cruise' })
  const places = ['nose', 'starboard', 'tail', 'port'].flatMap(at => [`${at}/high`, `${at}/low`])
  expect(offers(cruise(campaign))).toEqual(places)
})
