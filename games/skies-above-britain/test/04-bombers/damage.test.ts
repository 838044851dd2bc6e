import { expect, test } from 'vitest'
import type { Aircraft, BomberType } from '../../pack/types.ts'
import { patrolOf } from '../../rules/01-general/terms.ts'
import { layDamage } from '../../rules/04-bombers/damage.ts'
import { bomberOf } from '../../rules/04-bombers/formation.ts'
import { among, bombersAre, burst, round } from '../kit/bombers.ts'
import { expectAt, factsOf, script } from '../kit/table.ts'

const kills = ({ pilots }: ReturnType<typeof among>) => pilots[0]?.bombers

test('SAB-ICO-03 a Damage marker is drawn onto the bomber; two for a double icon', () => {
  const campaign = among('red-1')
  burst(campaign, 'm-damage, draw.damage wing')
  expect(bomberOf(campaign, '0.0').damage).toEqual(['wing'])
  burst(campaign, 'm-damage--damage, draw.damage wing fuselage', '1.0')
  expect(bomberOf(campaign, '1.0').damage).toEqual(['wing', 'fuselage'])
  expect(patrolOf(campaign).cups.damage.wing).toBe(2)
})

test.each([
  ['hurricane', 'wing', 'formation'],
  ['spitfire', 'engine', 'fallen'],
] as const)('SAB-ICO-03 markers have a side for each aircraft: %s', (aircraft: Aircraft, type, state) => {
  const campaign = among('red-1', { aircraft })
  const { notes } = burst(campaign, 'm-damage, draw.damage two-faced')
  expect(factsOf({ notes }, 'damage-drawn')).toMatchObject([{ type }])
  expect(bomberOf(campaign, '0.0').state).toBe(state)
})

test.each([
  [9, 'fallen'],
  [12, 'fallen'],
  [8, 'formation'],
])('SAB-ICO-04 with a number the effect needs a die as high: %i on 9', (die, state) => {
  const campaign = among('red-1')
  burst(campaign, `m-damage, draw.damage wing-9, catastrophe ${die}`)
  expect(bomberOf(campaign, '0.0')).toMatchObject({ state, damage: ['wing-9'] })
})

test('SAB-ICO-04 without a number the effect needs no die', () => {
  const campaign = among('red-1')
  burst(campaign, 'm-damage, draw.damage fuselage-fallen')
  expect(bomberOf(campaign, '0.0').state).toBe('fallen')
})

test('SAB-EX-56 SAB-ICO-04 a 7 has no effect; the marker stays and is never checked again', () => {
  const campaign = among('red-1')
  burst(campaign, 'm-damage, draw.damage wing-9, catastrophe 7')
  burst(campaign, 'm-damage-b, draw.damage fuselage')
  expect(bomberOf(campaign, '0.0')).toMatchObject({ state: 'formation', damage: ['wing-9', 'fuselage'] })
})

test.each([
  ['cockpit', '', 'cockpit'],
  ['blown-up', ', catastrophe 6', 'destroyed'],
])(
  'SAB-ICO-05 SAB-PIL-12 %s: destroyed, its markers go back, a kill and a bomber for the squadron',
  (marker, roll, why) => {
    const campaign = among('red-1')
    const before = { ...patrolOf(campaign).cups.damage }
    burst(campaign, 'm-damage, draw.damage wing')
    const { notes } = burst(campaign, `m-damage-b, draw.damage ${marker}${roll}`)
    expect(bomberOf(campaign, '0.0')).toMatchObject({ state: 'destroyed', damage: [] })
    expect(factsOf({ notes }, 'bomber-destroyed')).toEqual([{ bomber: '0.0', why, by: 'red-1' }])
    expect(patrolOf(campaign).cups.damage).toEqual(before)
    expect(kills(campaign)).toBe(1)
    expect(patrolOf(campaign).score).toMatchObject({ bombers: 1, byFlak: 0 })
  },
)

test('SAB-ICO-05 the second marker of a double icon is not drawn for a bomber that is gone', () => {
  const campaign = among('red-1')
  burst(campaign, 'm-damage--damage, draw.damage cockpit')
  expect(patrolOf(campaign).score.bombers).toBe(1)
})

test('SAB-ICO-06 a bomber that falls out keeps its markers; falling again means nothing', () => {
  const campaign = among('red-1')
  burst(campaign, 'm-damage, draw.damage wing')
  burst(campaign, 'm-damage-b, draw.damage fuselage-fallen')
  expect(bomberOf(campaign, '0.0')).toMatchObject({
    state: 'fallen',
    damage: ['wing', 'fuselage-fallen'],
    fell: true,
  })
  const { notes } = burst(campaign, 'm-damage--damage, draw.damage fuselage-fallen wing')
  expect(factsOf({ notes }, 'bomber-falls')).toEqual([])
})

test('SAB-ICO-06 whoever attacks it goes with it', () => {
  const campaign = among('red-1 red-2')
  const { notes } = round(
    campaign,
    'red-1 red-2',
    'bombers.approach 0.0/port 0.0/port, bombers.attacker red-1, draw.medium m-damage, draw.damage fuselage-fallen, draw.medium m-nothing',
  )
  expect(factsOf({ notes }, 'bomber-card')[1]).toMatchObject({
    fighter: 'red-2',
    bomber: '0.0',
    row: 'alone',
  })
})

test.each([
  ['dornier', 'wing', 4],
  ['heinkel', 'wing', 5],
  ['stuka', 'wing', 2],
  ['dornier', 'fuselage', 4],
  ['stuka', 'fuselage', 3],
  ['junkers', 'engine', 2],
] as const)('SAB-ICO-07 %s: destroyed by %s marker number %i', (type: BomberType, marker, limit) => {
  const campaign = among('red-1', {}, type)
  const bomber = bomberOf(campaign, '0.0')
  const lay = () => script(layDamage(campaign, '0.0', marker, { by: 'red-1', side: 'hurricane' }))
  for (let i = 1; i < limit; i++) lay()
  expect(bomber.state).not.toBe('destroyed')
  expect(bomber.damage).toHaveLength(limit - 1)
  lay()
  expect(bomber).toMatchObject({ state: 'destroyed', damage: [] })
  expect(kills(campaign)).toBe(1)
})

test('SAB-ICO-07 each type has its own limit: markers of several types do not add up', () => {
  const campaign = among('red-1')
  for (const marker of ['wing', 'wing', 'wing', 'fuselage', 'fuselage', 'fuselage'])
    script(layDamage(campaign, '0.0', marker, { by: 'red-1', side: 'hurricane' }))
  expect(bomberOf(campaign, '0.0').state).toBe('formation')
})

test('SAB-ICO-08 one Engine marker: a medium bomber falls out, a light one is destroyed', () => {
  const medium = among('red-1', {}, 'heinkel')
  burst(medium, 'm-damage, draw.damage engine')
  expect(bomberOf(medium, '0.0').state).toBe('fallen')
  const light = among('red-1', {}, 'stuka')
  burst(light, 'l-damage, draw.damage engine')
  expect(bomberOf(light, '0.0').state).toBe('destroyed')
})

test('SAB-VEC-02 SAB-ICO-07 what Flak has laid stays Hurricane side up under the guns of Spitfires', () => {
  const campaign = among('red-1', { aircraft: 'spitfire' })
  burst(campaign, 'm-damage, draw.damage wing')
  script(layDamage(campaign, '0.0', 'two-faced', { side: 'hurricane' }))
  burst(campaign, 'm-damage-b, draw.damage fuselage')
  expect(bomberOf(campaign, '0.0')).toMatchObject({
    state: 'formation',
    damage: ['two-faced', 'wing', 'fuselage'],
    flak: 1,
  })
})

test.each([
  [1, false, 'destroyed'],
  [2, false, 'bombers'],
  [2, true, 'destroyed'],
  [3, true, 'bombers'],
])('SAB-ICO-09 a collision on %i, fatigued %s: the fighter is %s', (die, tired, at) => {
  const campaign = among('red-1', tired ? { fatigued: 'red-1' } : {})
  bomberOf(campaign, '0.0').damage.push('wing')
  burst(campaign, `m-collision, collision ${die}`)
  const gone = at === 'destroyed'
  expectAt(campaign, `${at} red-1`)
  expect(bomberOf(campaign, '0.0')).toMatchObject(
    gone ? { state: 'destroyed', damage: [] } : { state: 'formation', damage: ['wing'] },
  )
  expect(patrolOf(campaign).score).toMatchObject({ bombers: gone ? 1 : 0, aircraftLost: gone ? 1 : 0 })
  expect(kills(campaign)).toBe(0)
})

test('SAB-ICO-09 the dead pilot suffers nothing more from the card', () => {
  const campaign = among('red-1')
  burst(campaign, 'm-collision--disruption-4, collision 1')
  expectAt(campaign, 'destroyed red-1')
})

test('SAB-ICO-05 SAB-BMB-15 nobody attacks a destroyed bomber again', () => {
  const campaign = among('red-1')
  bombersAre(campaign, 'destroyed 0.0')
  expect(() => burst(campaign, 'm-nothing')).toThrow('no answer')
})
