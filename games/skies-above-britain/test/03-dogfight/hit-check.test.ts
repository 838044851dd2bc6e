import { expect, test } from 'vitest'
import { fighter } from '../../rules/01-general/fighters.ts'
import { patrolOf } from '../../rules/01-general/terms.ts'
import { hitChecks } from '../../rules/03-dogfight/hit-check.ts'
import type { Track } from '../../state.ts'
import { fights, fightsTo, hits } from '../kit/fight.ts'
import { aPatrol, asked, dogfight, expectAt, factsOf, script } from '../kit/table.ts'

test('SAB-EX-66 SAB-DOG-34 SAB-DOG-36 less than the number: into the Fate Box of that part, and the Germans are gone', () => {
  const campaign = aPatrol({ fly: 'green-2' })
  dogfight(campaign, 'green-2', '110 2 tailed')
  const lines = 'dogfight.maneuver turn, draw.tailed t-hit, draw.hit fuselage-9, hit-check 7'
  const { notes } = fights(campaign, lines)
  expect(fighter(campaign, 'green-2')).toMatchObject({
    at: 'fate',
    fate: 'fuselage',
    hits: [],
    channel: false,
  })
  expect(factsOf({ notes }, 'germans-gone')).toMatchObject([{ type: '110', why: 'alone' }])
  expect(patrolOf(campaign).cups.hits['fuselage-9']).toBe(3)
})

test('SAB-DOG-32 SAB-DOG-38 that a dogfight is over is told when its hits have been checked, of all units at once', () => {
  const campaign = aPatrol({ fly: 'red' })
  dogfight(campaign, 'red', '109 2 tailed')
  const lines =
    'dogfight.maneuver none, draw.tailed t-vanish--hit, random.fighter red-2, draw.hit wing-5, hit-check 4'
  const { notes } = fights(campaign, lines)
  const told = notes.map(({ what }) => what)
  expect(told.indexOf('dogfight-over')).toBeGreaterThan(told.indexOf('hit-check'))
  expect(factsOf({ notes }, 'dogfight-over')).toMatchObject([{ units: ['red'] }])
})

test('SAB-DOG-33 the number or more: a scratch, and the marker goes back', () => {
  const campaign = aPatrol()
  hits(campaign, 'red-1', 'fuselage-9')
  patrolOf(campaign).cups.hits['fuselage-9'] = 2
  script(hitChecks(campaign, ['red-1']), 'hit-check 9')
  expect(fighter(campaign, 'red-1')).toMatchObject({ at: 'section', hits: [], fate: undefined })
  expect(patrolOf(campaign).cups.hits['fuselage-9']).toBe(3)
})

test('SAB-DOG-32 SAB-A-114 one marker after the other; the player says which part of an aircraft is looked at first', () => {
  const campaign = aPatrol()
  hits(campaign, 'red-1', 'wing-3 engine-7')
  hits(campaign, 'red-2', 'wing-5')
  const checks = hitChecks(campaign, ['red-1', 'red-2'])
  expect(asked(checks, '')).toBe('hit-check.next of fighter:red-1: red-1/wing-3, red-1/engine-7')
  script(
    hitChecks(campaign, ['red-1', 'red-2']),
    'hit-check.next red-1/engine-7, hit-check 12, hit-check 12, hit-check 12',
  )
  expect(fighter(campaign, 'red-1').hits).toEqual([])
})

test('SAB-A-114 nobody is asked whose hit is checked first, nor which of two in the same part', () => {
  const campaign = aPatrol()
  hits(campaign, 'red-1', 'wing-3 wing-5')
  hits(campaign, 'red-2', 'engine-7')
  script(hitChecks(campaign, ['red-1', 'red-2']), 'hit-check 3, hit-check 4, hit-check 7')
  expect(fighter(campaign, 'red-1')).toMatchObject({ at: 'fate', fate: 'wing' })
  expectAt(campaign, 'section red-2')
})

test('SAB-DOG-34 his other Hits go back unchecked', () => {
  const campaign = aPatrol()
  patrolOf(campaign).cups.hits = { 'wing-3': 2, 'engine-7': 2 }
  hits(campaign, 'red-1', 'wing-3 engine-7')
  script(hitChecks(campaign, ['red-1']), 'hit-check.next red-1/engine-7, hit-check 6')
  expect(fighter(campaign, 'red-1')).toMatchObject({ at: 'fate', fate: 'engine', hits: [] })
  expect(patrolOf(campaign).cups.hits).toEqual({ 'wing-3': 3, 'engine-7': 3 })
})

test.each([
  ['rested', '', 'section'],
  ['fatigued', 'red-1', 'fate'],
])('SAB-DOG-35 SAB-PIL-10 a %s pilot rolls exactly the number', (_, fatigued, place) => {
  const campaign = aPatrol({ fatigued })
  hits(campaign, 'red-1', 'wing-5')
  script(hitChecks(campaign, ['red-1']), 'hit-check 5')
  expectAt(campaign, `${place} red-1`)
})

test('SAB-DOG-37 whoever goes down while the raid is over the Channel is marked', () => {
  const campaign = aPatrol({ track: overTheChannel() })
  hits(campaign, 'red-1', 'wing-5')
  script(hitChecks(campaign, ['red-1']), 'hit-check 4')
  expect(fighter(campaign, 'red-1')).toMatchObject({ at: 'fate', channel: true })
})

test('SAB-EX-14 SAB-DOG-32 SAB-ICO-33 Vanish and Hit: the rotte is gone, and the Hit is checked all the same', () => {
  const campaign = aPatrol({ fly: 'red-1', aircraft: 'spitfire' })
  dogfight(campaign, 'red-1', '109 2 head-on')
  fights(campaign, 'draw.headOn xs-vanish--hit, draw.hit engine-7, hit-check 6')
  expect(fighter(campaign, 'red-1')).toMatchObject({ at: 'fate', fate: 'engine' })
})

test('SAB-DOG-32 a fighter that was hit and came loose is checked too', () => {
  const campaign = aPatrol({ fly: 'red' })
  dogfight(campaign, 'red', '109 2 head-on')
  const lines =
    'draw.headOn x-loose--hit, dogfight.icon hit, random.fighter red-2, draw.hit wing-5, random.fighter red-2, hit-check 4'
  fightsTo(campaign, lines)
  expectAt(campaign, 'fate red-2, section red-1 red-3')
})

test('SAB-EX-15 SAB-DOG-24 in a Section chance says who is hit', () => {
  const campaign = aPatrol({ fly: 'red' })
  dogfight(campaign, 'red', '109 2 head-on')
  const lines = 'draw.headOn x-vanish--hit'
  expect(fightsTo(campaign, lines)).toBe('random.fighter: red-1, red-2, red-3')
})

/** The first space of the row inland. */
function overTheChannel(): Track {
  return { inbound: [], outbound: [], held: [], raid: { row: 'inbound', space: 0 }, released: undefined }
}
