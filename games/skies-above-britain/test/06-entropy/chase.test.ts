import { expect, test } from 'vitest'
import { fighter } from '../../rules/01-general/fighters.ts'
import { formationOf } from '../../rules/01-general/formations.ts'
import { patrolOf } from '../../rules/01-general/terms.ts'
import { STEPS } from '../../sequence.ts'
import type { Campaign } from '../../state.ts'
import { brief, formationsOn, fuelOfAll } from '../kit/interception.ts'
import {
  aPatrol,
  asked,
  bombers,
  escort,
  expectAt,
  factsOf,
  formation,
  germansOf,
  offers,
  script,
  stopsFor,
} from '../kit/table.ts'

const chase = (campaign: Campaign) => STEPS.chase(campaign)

/** These have lost contact, with such escort on the map. */
function lost(fly: string, markers: string, more: Parameters<typeof aPatrol>[0] = {}): Campaign {
  const campaign = aPatrol({ fly, ...more })
  bombers(campaign)
  if (markers !== '') escort(campaign, markers)
  return campaign
}

test('SAB-CHS-01 SAB-CHS-03 SAB-A-61 every Section and fighter without contact has to act; nobody else does', () => {
  const campaign = lost('red yellow blue green-1', '')
  formation(campaign, 'blue', 'blue', 'port low')
  expect(offers(chase(campaign))).toEqual(['red', 'yellow', 'green-1'])
  expect(asked(chase(campaign), 'chase.next red')).toBe('chase of unit:red: chase, dissolve, home')
  expect(asked(chase(campaign), 'chase.next green-1')).toBe('chase of unit:green-1: chase, home')
})

test('SAB-EX-34 SAB-CHS-02 Red Leader goes home: under his Section’s cube, whatever it does later', () => {
  const campaign = lost('red-1', '', { fuel: { red: 4 } })
  script(chase(campaign), 'chase home')
  expectAt(campaign, 'rtb red-1')
  expect(fighter(campaign, 'red-1').rtb).toBe(4)
  expect(script(STEPS['patrol-complete'](campaign)).value).toBe('fate')
})

test('SAB-CHS-02 a Section goes home as a whole', () => {
  const campaign = lost('red', '', { fuel: { red: 4 } })
  script(chase(campaign), 'chase home')
  expectAt(campaign, 'rtb red-1 red-2 red-3')
})

test('SAB-CHS-04 a Section that is dissolved chases one by one', () => {
  const campaign = lost('red', '')
  script(chase(campaign), 'chase dissolve')
  expectAt(campaign, 'lost red-1 red-2 red-3')
  expect(offers(chase(campaign))).toEqual(['red-1', 'red-2', 'red-3'])
})

test('SAB-CHS-05 one after the other, each once', () => {
  const campaign = lost('red yellow', 'high 109 heavy')
  expect(
    script(chase(campaign), `chase.next yellow, chase chase, chase 1, ${brief('luftwaffe')}`).value,
  ).toBe('chase')
  expect(asked(chase(campaign))).toBe('chase of unit:red: chase, dissolve, home')
  script(chase(campaign), 'chase chase, chase 5')
  expect(script(chase(campaign)).value).toBe('patrol-complete')
})

test('SAB-CHS-05 whoever falls out of a Section that has chased does not chase again', () => {
  const campaign = lost('red', 'high 109 heavy')
  const fight =
    'draw.luftwaffe lw-rotte-head-on, draw.headOn x-loose, random.fighter red-2, draw.headOn x-vanish'
  script(chase(campaign), `chase chase, chase 1, ${fight}`)
  expectAt(campaign, 'lost red-2, section red-1 red-3')
  expect(script(chase(campaign)).value).toBe('patrol-complete')
})

test('SAB-CHS-05 SAB-VET-11 an Element that breaks off a Section which has chased does not chase again', () => {
  const four = ['red-1', 'red-2', 'red-3', 'red-4'] as const
  const campaign = lost(four.join(' '), 'high 109 heavy', { veterans: 'red-1', innovator: 'red-1' })
  for (const id of four) fighter(campaign, id).at = 'section'
  const breaks = 'dogfight.maneuver break/red-1, break 2, dogfight.element red, dogfight.tailing let-go'
  script(chase(campaign), `chase chase, chase 4, use.pluck no, draw.luftwaffe lw-steady, ${breaks}`)
  expect(fighter(campaign, 'red-3').section).toBe('yellow')
  expect(script(chase(campaign)).value).toBe('patrol-complete')
})

test('SAB-EX-35 SAB-CHS-09 Red Section, clear, a heavy marker: a 4 fails, and 109s are there', () => {
  const campaign = lost('red', 'high 109 heavy')
  const played = script(chase(campaign), `chase chase, chase 4, ${brief('luftwaffe')}`)
  expect(factsOf(played, 'chase')).toMatchObject([{ row: 'heavy', total: 4, result: 'intercepted' }])
  expect(factsOf(played, 'advantage')).toMatchObject([{ type: '109', deck: 'luftwaffe' }])
  expect(formationsOn(campaign)).toBe('')
})

test('SAB-EX-36 SAB-CHS-06 SAB-CHS-12 Green 3 rolls 6 and 10: the 6 is enough, and he waits among the bombers', () => {
  const campaign = lost('green-3', 'high 109 heavy')
  const played = script(chase(campaign), 'chase chase, chase 6 10')
  expect(factsOf(played, 'chase')).toMatchObject([{ dice: [6, 10], total: 6, result: 'success' }])
  expectAt(campaign, 'bombers green-3')
  expect(fighter(campaign, 'green-3').entry).toEqual({ from: undefined, altitude: 'low', outOfTheSun: false })
  expect(factsOf(played, 'into-the-bombers')).toEqual([{ fighters: ['green-3'] }])
  expect(factsOf(played, 'bomber-round')).toEqual([])
  expect(script(chase(campaign)).value).toBe('patrol-complete')
})

test('SAB-EX-37 SAB-CHS-08 SAB-CHS-11 Yellow Section in haze, a light marker: 8 succeeds, 5 is the Tail at Low', () => {
  const campaign = lost('yellow', 'high 110 light', { visibility: 'haze' })
  const played = script(chase(campaign), 'chase chase, chase 8, chase.place 5')
  expect(formationsOn(campaign)).toBe('yellow at tail low')
  expect(formationOf(campaign, 'yellow')).toBeDefined()
  expect(factsOf(played, 'chase-place')).toEqual([{ section: 'yellow', position: 'tail', die: 5 }])
})

test('SAB-CHS-06 of two dice the lower counts, in whatever order', () => {
  const campaign = lost('green-3', 'high 109 heavy')
  const played = script(chase(campaign), 'chase chase, chase 10 5')
  expect(factsOf(played, 'chase')).toMatchObject([{ total: 5, result: 'failure' }])
  expectAt(campaign, 'lost green-3')
})

test.each([
  ['clear', '', 'none', 7, 0],
  ['clear', 'high 109 light', 'light', 6, 2],
  ['haze', 'high 109 light, low 110 heavy', 'heavy', 7, 4],
  ['clouds', 'high 110 heavy suppressed, low 109 light', 'heavy', 9, 3],
  ['clouds', '', 'none', 11, 0],
] as const)(
  'SAB-CHS-07 SAB-A-59 in %s with "%s" on the map: row %s, %i, intercepted up to %i',
  (visibility, markers, row, red, green) => {
    const campaign = lost('red', markers, { visibility })
    const played = script(chase(campaign), 'chase chase, chase 12, chase.place 1')
    expect(factsOf(played, 'chase')).toMatchObject([{ row, red, green }])
  },
)

test.each([
  [6, 'chase.place'],
  [5, undefined],
  [4, 'draw.luftwaffe'],
] as const)('SAB-CHS-08 SAB-CHS-09 with 6 needed and 4 in the green, a %i leads to %s', (die, next) => {
  const campaign = lost('red', 'high 109 heavy')
  const lines = `chase chase, chase ${die}`
  if (next) expect(stopsFor(chase(campaign), lines)).toBe(next)
  else expect(factsOf(script(chase(campaign), lines), 'chase')).toMatchObject([{ result: 'failure' }])
})

test.each([
  ['high 109 light, low 110 heavy', '109 2 tailed'],
  ['high 110 light, low 110 light', '110 2 tailed'],
  ['high 110 light, low 109 heavy suppressed', '110 2 tailed'],
  ['high 110 heavy suppressed', '109 2 tailed'],
])('SAB-CHS-10 SAB-A-60 SAB-SUP-08 with %s on the map they are %s', (markers, germans) => {
  const campaign = lost('red', markers)
  stopsFor(chase(campaign), 'chase chase, chase 1, draw.luftwaffe lw-rotte-tailed')
  expect(germansOf(campaign, 'red')).toBe(germans)
})

test.each([
  ['high 109 light, low 110 heavy', '109 4 tailed'],
  ['high 109 light, low 110 heavy suppressed', '109 4 head-on'],
])('SAB-CHS-10 SAB-A-94 Bounced! with %s on the map: %s', (markers, germans) => {
  const campaign = lost('red', markers)
  stopsFor(chase(campaign), 'chase chase, chase 1, draw.luftwaffe lw-bounced')
  expect(germansOf(campaign, 'red')).toBe(germans)
})

test.each([
  [1, 'port'],
  [2, 'port'],
  [3, 'tail'],
  [10, 'tail'],
  [11, 'starboard'],
  [12, 'starboard'],
])('SAB-CHS-11 on %i a Section comes back at %s, Low', (die, position) => {
  const campaign = lost('red', '')
  script(chase(campaign), `chase chase, chase 7, chase.place ${die}`)
  expect(formationsOn(campaign)).toBe(`red at ${position} low`)
})

test('SAB-CHS-12 SAB-BMB-19 SAB-BMB-04 who comes out of the clouds sees now what they are, and attacks in the next Entropy Phase from any angle', () => {
  const campaign = lost('green-3', '', { visibility: 'clouds' })
  patrolOf(campaign).raid = undefined
  script(chase(campaign), 'chase chase, chase 11 12, bombers.chart 1')
  expect(patrolOf(campaign).raid?.type).toBe('dornier')
  const angles = offers(STEPS['entropy-bombers'](campaign)).filter(id => id.startsWith('0.0/'))
  expect(angles).toEqual(['0.0/nose', '0.0/starboard', '0.0/tail', '0.0/port'])
})

test('SAB-CHS-13 when the raid has escaped in the clouds nobody chases, nor dissolves for it', () => {
  const campaign = lost('red', '', { visibility: 'clouds', cloudsEscaped: true })
  script(chase(campaign))
  expectAt(campaign, 'rtb red-1 red-2 red-3')
})

test.each([
  ['red', 'red-1', 5, 'use.pluck red-1, chase.place 1', 'success'],
  ['red', 'red-2', 5, '', 'failure'],
  ['red', 'red-1', 5, 'use.pluck no', 'failure'],
  // Out of the green range, if no more.
  ['red', 'red-1', 4, 'use.pluck red-1', 'failure'],
  ['red', 'red-1', 3, brief('luftwaffe'), 'intercepted'],
] as const)(
  'SAB-CHS-14 SAB-VET-07 SAB-VET-08 Pluck of a Section (%s, Veteran %s, a %i of 6; "%s"): %s',
  (fly, veterans, die, rest, result) => {
    const campaign = lost(fly, 'high 109 heavy', { veterans })
    const lines = `chase chase, chase ${die}${rest === '' ? '' : `, ${rest}`}`
    expect(factsOf(script(chase(campaign), lines), 'chase')).toMatchObject([{ result }])
  },
)

test('SAB-CHS-14 SAB-A-55 an independent Veteran adds it to the die that counts', () => {
  const campaign = lost('red-2', 'high 109 heavy', { veterans: 'red-2' })
  const played = script(chase(campaign), 'chase chase, chase 5 9, use.pluck red-2')
  expect(factsOf(played, 'chase')).toMatchObject([{ pluck: 1, total: 6, result: 'success' }])
  expect(fighter(campaign, 'red-2').privilege).toBe('pluck')
})

const BLOODHOUND = { skills: { 'red-2': ['bloodhound'] } } as const

test('SAB-ACE-06 SAB-A-62 SAB-CHS-14 a Bloodhound finds them without a roll: at the tail or a flank, Low', () => {
  const campaign = lost('red', 'high 109 heavy', BLOODHOUND)
  const lines = 'chase chase, use.bloodhound red-2'
  expect(offers(chase(campaign), lines)).toEqual(['tail', 'port', 'starboard'])
  const again = lost('red', 'high 109 heavy', BLOODHOUND)
  const played = script(chase(again), `${lines}, bloodhound.place port`)
  expect(factsOf(played, 'chase-place')).toStrictEqual([{ section: 'red', position: 'port' }])
  expect(formationsOn(again)).toBe('red at port low')
  expect(fuelOfAll(again, 'red')).toBe('red 0')
  expect(fighter(again, 'red-2').skillsUsed).toEqual(['bloodhound'])
})

test('SAB-ACE-06 as Section Leader he may take them straight in, for 1 Fuel', () => {
  const campaign = lost('red', '', { skills: { 'red-1': ['bloodhound'] } })
  script(chase(campaign), 'chase chase, use.bloodhound red-1, bloodhound.place bombers')
  expectAt(campaign, 'bombers red-1 red-2 red-3')
  expect(fuelOfAll(campaign, 'red')).toBe('red 1')
  const dry = lost('red', '', { skills: { 'red-1': ['bloodhound'] }, fuel: { red: 11 } })
  expect(offers(chase(dry), 'chase chase, use.bloodhound red-1')).toEqual(['tail', 'port', 'starboard'])
})

test('SAB-ACE-06 on his own he is among the bombers; once a patrol, and if he wants to', () => {
  const campaign = lost('red-2', '', BLOODHOUND)
  script(chase(campaign), 'chase chase, use.bloodhound red-2')
  expectAt(campaign, 'bombers red-2')
  fighter(campaign, 'red-2').at = 'lost'
  patrolOf(campaign).acted = []
  expect(stopsFor(chase(campaign), 'chase chase')).toBe('chase')
  const refused = lost('red-2', '', BLOODHOUND)
  expect(stopsFor(chase(refused), 'chase chase, use.bloodhound no')).toBe('chase')
})
