import { expect, test } from 'vitest'
import { fighter, isFatigued } from '../../rules/01-general/fighters.ts'
import { patrolOf } from '../../rules/01-general/terms.ts'
import { dogfights, fightPending } from '../../rules/03-dogfight/dogfight.ts'
import { collides, takeHit } from '../../rules/03-dogfight/effects.ts'
import { hitChecks } from '../../rules/03-dogfight/hit-check.ts'
import { bomberRound } from '../../rules/04-bombers/round.ts'
import {
  amongBombers,
  aPatrol,
  bombers,
  dogfight,
  expectAt,
  factsOf,
  germansOf,
  script,
  stopsFor,
} from '../kit/table.ts'

const BY_109 = { deck: 'luftwaffe', type: '109', heavy: false, sun: false } as const

test.each([
  ['red-1', true],
  ['', false],
])('SAB-PIL-08 a Dogfight Card with a Hit for Greens, Greens "%s": %s', (greens, hit) => {
  const campaign = aPatrol({ fly: 'red-1', greens })
  dogfight(campaign, 'red-1', '109 2 tailed')
  const drawn = stopsFor(fightPending(campaign), 'dogfight.maneuver none, draw.tailed t-hit-green')
  expect(drawn).toBe(hit ? 'draw.hit' : 'dogfight.maneuver')
})

test.each([
  ['red-1', 'rtb'],
  ['', 'lost'],
])('SAB-PIL-08 an Advantage Card for Greens, Greens "%s": %s', (greens, place) => {
  const campaign = aPatrol({ fly: 'red-1', greens })
  const lines = 'draw.luftwaffe lw-where-are-you'
  if (greens) script(dogfights(campaign, ['red-1'], BY_109), lines)
  else expect(stopsFor(dogfights(campaign, ['red-1'], BY_109), lines)).toBe('dogfight.maneuver')
  expectAt(campaign, `${place} red-1`)
})

test.each([
  ['m-hit-green', 'red-1', ', draw.hit wing-3, hit-check 12', true],
  ['m-hit-green', '', '', false],
  ['m-return-fire', 'red-1', ', draw.hit cockpit-11, hit-check 12', true],
  ['m-return-fire', '', ', draw.hit cockpit-11', false],
])('SAB-PIL-08 SAB-RFI-03 Bomber Card %s, Greens "%s"', (card, greens, then, hit) => {
  const campaign = aPatrol({ fly: 'red-1', greens })
  bombers(campaign)
  amongBombers(campaign, 'red-1')
  const lines = `bombers.approach 0.0/port, draw.medium ${card}${then}`
  const { notes } = script(bomberRound(campaign, ['red-1']), lines)
  expect(factsOf({ notes }, 'hit-check')).toHaveLength(hit ? 1 : 0)
})

test.each([
  [0, false],
  [1, false],
  [2, true],
  [3, true],
])('SAB-PIL-09 after %i patrols in a row Fatigued: %s', (inARow, fatigued) => {
  const campaign = aPatrol({ fly: 'red-1' })
  for (const pilot of campaign.pilots) pilot.inARow = inARow
  expect(isFatigued(campaign, 'red-1')).toBe(fatigued)
})

test.each([
  ['', 'lost'],
  ['red-1', 'fate'],
])('SAB-PIL-10 a Hit Check at the number, Fatigued "%s": %s', (fatigued, place) => {
  const campaign = aPatrol({ fly: 'red-1', fatigued })
  script(takeHit(campaign, 'red-1'), 'draw.hit engine-7')
  script(hitChecks(campaign, ['red-1']), 'hit-check 7')
  expectAt(campaign, `${place} red-1`)
})

test.each([
  ['', 2, 'lost'],
  ['', 1, 'destroyed'],
  ['red-1', 2, 'destroyed'],
  ['red-1', 3, 'lost'],
])('SAB-PIL-10 a Collision Check, Fatigued "%s", die %i: %s', (fatigued, die, place) => {
  const campaign = aPatrol({ fly: 'red-1', fatigued })
  script(collides(campaign, 'red-1'), `collision ${die}`)
  expectAt(campaign, `${place} red-1`)
})

test('SAB-PIL-12 SAB-PIL-13 Damage in a dogfight is a kill, for a random fighter of the Section', () => {
  const campaign = aPatrol({ fly: 'red' })
  dogfight(campaign, 'red', '109 1 tailing')
  script(fightPending(campaign), 'dogfight.tailing attack, draw.headOn x-damage, random.fighter red-3')
  expect(campaign.pilots.map(({ fighters }) => fighters)).toEqual([0, 0, 1])
  expect(patrolOf(campaign).score.germanFighters).toBe(1)
})

test.each([
  ['reduce', '109 1 tailing', ''],
  ['vanish', '109 4 tailing', ''],
])('SAB-PIL-14 %s gives no kill', (icon, before, after) => {
  const campaign = aPatrol({ fly: 'red-1' })
  dogfight(campaign, 'red-1', before)
  script(fightPending(campaign), `dogfight.tailing attack, draw.headOn x-${icon}`)
  expect(germansOf(campaign, 'red-1')).toBe(after)
  expect(campaign.pilots[0]?.fighters).toBe(0)
  expect(patrolOf(campaign).score.germanFighters).toBe(0)
})

test('SAB-PIL-14 a German reduced by an Evade is nobody’s kill', () => {
  const campaign = aPatrol({ fly: 'red-1' })
  dogfight(campaign, 'red-1', '109 1 tailed')
  const { notes } = script(
    fightPending(campaign),
    'dogfight.maneuver evade, draw.tailed t-reduce t-nothing',
    ['dogfight.evade-card'],
  )
  expect(factsOf({ notes }, 'kill')).toEqual([])
  expect(campaign.pilots[0]?.fighters).toBe(0)
})

test('SAB-PIL-12 a bomber that his burst destroys is the pilot’s kill', () => {
  const campaign = aPatrol({ fly: 'red-1' })
  bombers(campaign)
  amongBombers(campaign, 'red-1')
  const lines = 'bombers.approach 0.0/port, draw.medium m-damage, draw.damage cockpit'
  script(bomberRound(campaign, ['red-1']), lines)
  expect(campaign.pilots[0]?.bombers).toBe(1)
  expect(fighter(campaign, 'red-1').at).toBe('bombers')
})

test('SAB-PIL-12 a bomber destroyed in a collision is no kill, but a point', () => {
  const campaign = aPatrol({ fly: 'red-1' })
  bombers(campaign)
  amongBombers(campaign, 'red-1')
  script(bomberRound(campaign, ['red-1']), 'bombers.approach 0.0/port, draw.medium m-collision, collision 1')
  expect(campaign.pilots[0]).toMatchObject({ bombers: 0, status: 'gone' })
  expect(patrolOf(campaign).score.bombers).toBe(1)
})
