import { expect, test } from 'vitest'
import { fighter } from '../../rules/01-general/fighters.ts'
import { patrolOf } from '../../rules/01-general/terms.ts'
import { bomberOf } from '../../rules/04-bombers/formation.ts'
import { among, burst, entering, round } from '../kit/bombers.ts'
import { expectAt, factsOf } from '../kit/table.ts'

const TAIL = 'bombers.approach 0.0/tail, draw.medium '

test('SAB-ICO-13 a Dorsal marker is Fuselage damage: with the fourth a Dornier is destroyed', () => {
  const campaign = among('red-1')
  bomberOf(campaign, '0.0').damage.push('fuselage', 'fuselage')
  burst(campaign, 'm-dorsal')
  expect(bomberOf(campaign, '0.0')).toMatchObject({ state: 'formation', dorsal: 1 })
  burst(campaign, 'm-dorsal-b')
  expect(bomberOf(campaign, '0.0')).toMatchObject({ state: 'destroyed', dorsal: 0 })
  expect(campaign.pilots[0]?.bombers).toBe(1)
})

test('SAB-ICO-13 without ammunition it is cancelled', () => {
  const campaign = among('red-1')
  fighter(campaign, 'red-1').ammo = 'none'
  burst(campaign, 'm-dorsal')
  expect(bomberOf(campaign, '0.0').dorsal).toBe(0)
})

test.each([
  [6, 1, true],
  [7, 0, false],
])('SAB-ICO-13 with jammed guns on an even die alone, an odd one clears them: %i', (die, dorsal, jammed) => {
  const campaign = among('red-1')
  fighter(campaign, 'red-1').jammed = true
  burst(campaign, `m-dorsal, jam ${die}`)
  expect(bomberOf(campaign, '0.0').dorsal).toBe(dorsal)
  expect(fighter(campaign, 'red-1').jammed).toBe(jammed)
})

test('SAB-EX-63 SAB-ICO-14 SAB-A-47 behind a silenced gunner Hits do not count, by card or by Return Fire', () => {
  const campaign = entering('red-1 red-2', 'tail low', { greens: 'red-2' })
  bomberOf(campaign, '0.0').dorsal = 1
  const { notes } = round(
    campaign,
    'red-1 red-2',
    'bombers.approach 0.0/tail 0.0/tail, bombers.attacker red-1, draw.medium m-return-fire, draw.hit fuselage-9, draw.medium m-hit-green, bombers.stay disengage disengage',
  )
  expect(factsOf({ notes }, 'return-fire')).toMatchObject([{ result: 'hit', applies: false }])
  expect(factsOf({ notes }, 'hit')).toEqual([])
  expect(patrolOf(campaign).cups.hits['fuselage-9']).toBe(3)
})

test('SAB-ICO-14 a second marker adds Damage alone', () => {
  const campaign = entering('red-1', 'tail low')
  bomberOf(campaign, '0.0').dorsal = 2
  const { notes } = round(campaign, 'red-1', `${TAIL}m-hit, bombers.stay disengage`)
  expect(factsOf({ notes }, 'hit')).toEqual([])
})

test.each([
  ['from the flank', '0.0/port'],
  ['at another bomber', '0.1/port'],
])('SAB-ICO-14 Hits count %s', (_, approach) => {
  const campaign = among('red-1')
  bomberOf(campaign, '0.0').dorsal = 1
  const lines = `bombers.approach ${approach}, draw.medium m-hit, draw.hit wing-3, hit-check 12`
  expect(factsOf(round(campaign, 'red-1', lines), 'hit')).toHaveLength(1)
})

test('SAB-ICO-14 and so they do on the tail of a bomber whose gunner lives', () => {
  const campaign = entering('red-1', 'tail low')
  bomberOf(campaign, '0.1').dorsal = 1
  const lines = `${TAIL}m-hit, draw.hit wing-3, bombers.stay disengage, hit-check 12`
  expect(factsOf(round(campaign, 'red-1', lines), 'hit')).toHaveLength(1)
})

test('SAB-ICO-16 a Hit marker for the fighter that fired', () => {
  const campaign = among('red-1 red-2')
  const { notes } = round(
    campaign,
    'red-1 red-2',
    'bombers.approach 0.0/port 0.0/port, bombers.attacker red-2, draw.medium m-hit, draw.hit wing-5, draw.medium m-nothing, hit-check 5',
  )
  expect(factsOf({ notes }, 'hit')).toEqual([{ fighter: 'red-2', marker: 'wing-5' }])
})

test('SAB-ICO-17 a Hit (Green) strikes a Green pilot alone', () => {
  const green = among('red-1', { greens: 'red-1' })
  expect(factsOf(burst(green, 'm-hit-green, draw.hit wing-5, hit-check 5'), 'hit')).toHaveLength(1)
  const regular = among('red-1')
  expect(factsOf(burst(regular, 'm-hit-green'), 'hit')).toEqual([])
})

test('SAB-ICO-18 the guns jam', () => {
  const campaign = among('red-1')
  burst(campaign, 'm-jammed')
  expect(fighter(campaign, 'red-1').jammed).toBe(true)
})

test.each([
  ['m-damage', 4, ['wing'], true],
  ['m-damage', 5, [], false],
  ['m-damage--damage', 4, ['wing', 'wing'], true],
  ['m-damage--damage', 5, ['wing'], false],
])('SAB-ICO-18 jammed guns, %s on a %i', (card, die, damage, jammed) => {
  const campaign = among('red-1')
  fighter(campaign, 'red-1').jammed = true
  const draws = damage.length > 0 ? `, draw.damage ${damage.join(' ')}` : ''
  burst(campaign, `${card}, jam ${die}${draws}`)
  expect(bomberOf(campaign, '0.0').damage).toEqual(damage)
  expect(fighter(campaign, 'red-1').jammed).toBe(jammed)
})

test('SAB-ICO-19 guns that are jammed or empty cannot jam', () => {
  const campaign = among('red-1')
  fighter(campaign, 'red-1').ammo = 'none'
  burst(campaign, 'm-jammed')
  expect(fighter(campaign, 'red-1').jammed).toBe(false)
})

test('SAB-ICO-23 spun out of the area: contact is lost', () => {
  const campaign = among('red-1')
  burst(campaign, 'm-lost-contact')
  expectAt(campaign, 'lost red-1')
  expect(fighter(campaign, 'red-1').attack).toBeUndefined()
})

test('SAB-ICO-24 Low Ammo, then No Ammo, then nothing; jammed guns lose theirs too', () => {
  const campaign = among('red-1')
  fighter(campaign, 'red-1').jammed = true
  burst(campaign, 'm-low-ammo')
  expect(fighter(campaign, 'red-1')).toMatchObject({ ammo: 'low', jammed: true })
  burst(campaign, 'm-low-ammo-b')
  expect(fighter(campaign, 'red-1').ammo).toBe('none')
  burst(campaign, 'm-jammed--low-ammo')
  expect(fighter(campaign, 'red-1')).toMatchObject({ ammo: 'none', jammed: true })
})

test('SAB-ICO-25 without ammunition his Damage is ignored, all else applies', () => {
  const campaign = among('red-1')
  fighter(campaign, 'red-1').ammo = 'none'
  burst(campaign, 'm-damage--hit--low-ammo, draw.hit wing-3, hit-check 3')
  expect(bomberOf(campaign, '0.0').damage).toEqual([])
})

const ACE = { skills: { 'red-1': ['lucky-charm'] } } as const

test.each(['m-collision', 'm-jammed', 'm-lost-contact', 'm-low-ammo'])(
  'SAB-ACE-02 an Ace may cancel one icon of a Bomber Card: %s',
  card => {
    const campaign = among('red-1', ACE)
    burst(campaign, `${card}, use.lucky-charm red-1`)
    expect(fighter(campaign, 'red-1')).toMatchObject({ at: 'bombers', jammed: false, ammo: 'full' })
    burst(campaign, `${card}-b${card === 'm-collision' ? ', collision 2' : ''}`)
    expect(fighter(campaign, 'red-1').skillsUsed).toEqual(['lucky-charm'])
  },
)

test('SAB-ACE-02 of a Hit and of Return Fire he sees the marker first', () => {
  const hit = among('red-1', ACE)
  const shown = burst(hit, 'm-hit, draw.hit cockpit-11, use.lucky-charm red-1')
  expect(factsOf(shown, 'hit-looked-at')).toEqual([{ fighter: 'red-1', marker: 'cockpit-11' }])
  expect(patrolOf(hit).cups.hits['cockpit-11']).toBe(3)
  const fire = among('red-1', ACE)
  burst(fire, 'm-return-fire, draw.hit fuel-tank-8, use.lucky-charm red-1')
  expectAt(fire, 'bombers red-1')
  expect(patrolOf(fire).cups.hits['fuel-tank-8']).toBe(3)
})

test('SAB-ACE-02 he may let it happen; and is not asked about what does not touch him', () => {
  const campaign = among('red-1', ACE)
  burst(campaign, 'm-return-fire, draw.hit engine-7, use.lucky-charm no')
  expect(fighter(campaign, 'red-1')).toMatchObject({ jammed: true, skillsUsed: [] })
  burst(campaign, 'm-return-fire-b, draw.hit cockpit-11')
  burst(campaign, 'm-jammed')
  burst(campaign, 'm-disruption-1')
})

test('SAB-ACE-02 SAB-A-110 sent home by one icon of the card, he may still cancel the next', () => {
  const campaign = among('red-1', ACE)
  const failing = 'draw.hit tail-6, use.lucky-charm no, mechanical-failure 1'
  burst(
    campaign,
    `m-hit--return-fire, bombers.icon return-fire, ${failing}, draw.hit cockpit-11, use.lucky-charm red-1`,
  )
  expectAt(campaign, 'rtb red-1')
  expect(fighter(campaign, 'red-1')).toMatchObject({ hits: [], skillsUsed: ['lucky-charm'] })
})
