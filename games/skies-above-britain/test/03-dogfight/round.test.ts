import { expect, test } from 'vitest'
import { fighter, patrolOf } from '../../rules/01-general/terms.ts'
import { dogfights, fightPending } from '../../rules/03-dogfight/dogfight.ts'
import { aPatrol, dogfight, expectAt, formation, germansOf, script, stopsFor } from '../kit/table.ts'

const BY_109 = { deck: 'luftwaffe', type: '109', heavy: false, sun: false } as const

test('SAB-EX-02 a card with a schwarm behind the unit: it is tailed by four Germans', () => {
  const campaign = aPatrol({ fly: 'red-1' })
  stopsFor(dogfights(campaign, ['red-1'], BY_109), 'draw.luftwaffe lw-schwarm-tailed')
  expect(germansOf(campaign, 'red-1')).toBe('109 4 tailed')
})

test('SAB-EX-06 SAB-DOG-19 one card for each marker that tails', () => {
  const campaign = aPatrol({ fly: 'red-1' })
  dogfight(campaign, 'red-1', '109 4 tailed, 109 2 tailed')
  script(
    fightPending(campaign),
    'dogfight.marker red-1/1, dogfight.maneuver none, draw.tailed t-vanish, dogfight.maneuver none, draw.tailed t-vanish-b',
  )
  expect(germansOf(campaign, 'red-1')).toBe('')
  expect(patrolOf(campaign).dogfights).toEqual([])
})

test('SAB-EX-10 SAB-MAN-07 a Tight Turn brings the marker head-on and strikes out what stands below it', () => {
  const campaign = aPatrol({ fly: 'red' })
  formation(campaign, 'red', 'red', 'port low')
  dogfight(campaign, 'red', '109 4 tailed')
  const lines =
    'dogfight.maneuver turn, draw.tailed t-tight-turn-loose--hit, random.fighter red-2, draw.headOn x-vanish'
  script(fightPending(campaign), lines)
  expectAt(campaign, 'lost red-2, section red-1 red-3')
  expect(fighter(campaign, 'red-1').hits).toEqual([])
  expect(patrolOf(campaign).formations).toEqual([])
})

test('SAB-EX-07 SAB-DOG-18 head-on, then tailed, then tailing', () => {
  const campaign = aPatrol({ fly: 'red' })
  dogfight(campaign, 'red', '109 4 tailing, 109 4 tailed, 109 4 head-on')
  const lines =
    'draw.headOn x-nothing, dogfight.maneuver none, draw.tailed t-nothing, dogfight.tailing attack'
  expect(stopsFor(fightPending(campaign), lines)).toBe('draw.headOn')
})
