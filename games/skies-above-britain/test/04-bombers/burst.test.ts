import { expect, test } from 'vitest'
import { fighter } from '../../rules/01-general/fighters.ts'
import { patrolOf, vapor } from '../../rules/01-general/terms.ts'
import { bomberOf } from '../../rules/04-bombers/formation.ts'
import { bomberRound } from '../../rules/04-bombers/round.ts'
import { amongBombers, aPatrol, bombers, expectAt, script } from '../kit/table.ts'

const onePass = (campaign: ReturnType<typeof aPatrol>, lines: string) =>
  script(bomberRound(campaign, ['red-1']), lines)

test('SAB-EX-60 SAB-ICO-07 SAB-ICO-08 a first Engine marker makes a Dornier fall out, a third destroys it', () => {
  const campaign = aPatrol()
  bombers(campaign)
  amongBombers(campaign, 'red-1')
  const pass = 'bombers.approach 0.0/port, draw.medium m-damage, draw.damage engine'
  onePass(campaign, pass)
  expect(bomberOf(campaign, '0.0').state).toBe('fallen')
  onePass(campaign, 'bombers.approach 0.0/port, draw.medium m-damage-b, draw.damage engine-fallen')
  expect(bomberOf(campaign, '0.0')).toMatchObject({ state: 'fallen', damage: ['engine', 'engine-fallen'] })
  onePass(
    campaign,
    'bombers.approach 0.0/port, draw.medium m-damage--return-fire, bombers.icon damage, draw.damage engine, draw.hit wing-3',
  )
  expect(bomberOf(campaign, '0.0').state).toBe('destroyed')
  expect(patrolOf(campaign).score.bombers).toBe(1)
  expect(campaign.pilots[0]?.bombers).toBe(1)
  expectAt(campaign, 'lost red-1')
})

test('SAB-EX-18 SAB-ICO-09 SAB-ICO-10 a collision on 1 alone; too few markers and fighters disrupt nothing', () => {
  const campaign = aPatrol()
  bombers(campaign)
  amongBombers(campaign, 'red-1')
  bomberOf(campaign, '1.0').damage.push('wing', 'wing')
  onePass(campaign, 'bombers.approach 0.0/port, draw.medium m-collision--disruption-4, collision 2')
  expect(patrolOf(campaign).raid?.tiles.some(({ isolated }) => isolated)).toBe(false)
  expect(fighter(campaign, 'red-1').at).toBe('bombers')
})

test('SAB-GEN-15 what the burst does to the bombers counts, though Return Fire has made the pilot bail out before', () => {
  const campaign = aPatrol()
  bombers(campaign)
  amongBombers(campaign, 'red-1')
  patrolOf(campaign).fuel.red = vapor(campaign)
  const first = 'draw.medium m-damage--return-fire, bombers.icon return-fire, draw.hit fuel-tank-8'
  onePass(campaign, `bombers.approach 0.0/port, ${first}, draw.damage cockpit`)
  expectAt(campaign, 'bailed-out red-1')
  expect(bomberOf(campaign, '0.0').state).toBe('destroyed')
  expect(campaign.pilots[0]?.bombers).toBe(1)
})

test('SAB-GEN-15 SAB-A-110 but whoever has bailed out suffers nothing more by the card', () => {
  const campaign = aPatrol()
  bombers(campaign)
  amongBombers(campaign, 'red-1')
  patrolOf(campaign).fuel.red = vapor(campaign)
  const first = 'draw.medium m-hit--return-fire, bombers.icon return-fire, draw.hit fuel-tank-8'
  onePass(campaign, `bombers.approach 0.0/port, ${first}`)
  expect(fighter(campaign, 'red-1')).toMatchObject({ at: 'bailed-out', hits: [] })
})
