import { expect, test } from 'vitest'
import { fighter } from '../../rules/01-general/fighters.ts'
import { patrolOf } from '../../rules/01-general/terms.ts'
import { isolate } from '../../rules/04-bombers/damage.ts'
import { flakTargets } from '../../rules/04-bombers/flak.ts'
import { bomberOf } from '../../rules/04-bombers/formation.ts'
import { placeBombers } from '../../rules/07-raid-vector/contact.ts'
import { applyVector } from '../../rules/07-raid-vector/icons.ts'
import type { Campaign } from '../../state.ts'
import { words } from '../../text.ts'
import { among, bombersAre, burst } from '../kit/bombers.ts'
import { aPatrol, bombers, expectAt, factsOf, offers, script } from '../kit/table.ts'

function underFlak(more: Parameters<typeof aPatrol>[0] = {}): Campaign {
  const campaign = aPatrol(more)
  bombers(campaign)
  return campaign
}

const tilesOf = (bombers: readonly string[]) => [...new Set(bombers.map(id => id.split('.')[0]))].join(' ')

test('SAB-VEC-02 as many markers as the number, each on another tile, on random bombers', () => {
  const campaign = underFlak()
  script(applyVector(campaign, ['flak:2']), 'random.bomber 0.1, random.bomber 3.2, draw.damage wing fuselage')
  expect(bomberOf(campaign, '0.1').damage).toEqual(['wing'])
  expect(bomberOf(campaign, '3.2').damage).toEqual(['fuselage'])
  expect(offers(flakTargets(campaign, 1))).toHaveLength(6)
})

test('SAB-VEC-02 tiles with the fewest markers first: Damage, Dorsal, Fallen and Destroyed count', () => {
  const campaign = underFlak()
  bombersAre(campaign, 'fallen 0.0, destroyed 1.0')
  bomberOf(campaign, '2.0').dorsal = 1
  expect(offers(flakTargets(campaign, 1))).toEqual(['3.0', '3.1', '3.2'])
  bomberOf(campaign, '3.0').damage.push('wing', 'wing')
  expect(tilesOf(offers(flakTargets(campaign, 1)))).toBe('0 1 2')
  expect(offers(flakTargets(campaign, 1))).not.toContain('0.0')
})

test('SAB-VEC-02 SAB-A-111 in the largest group of tiles', () => {
  const campaign = underFlak()
  isolate(campaign, 'SAB-ICO-10', 3)
  expect(tilesOf(offers(flakTargets(campaign, 1)))).toBe('0 1 2')
  isolate(campaign, 'SAB-ICO-10', 2)
  expect(tilesOf(offers(flakTargets(campaign, 1)))).toBe('0 1 2 3')
})

test('SAB-VEC-02 SAB-A-111 a tile without bombers makes no group larger', () => {
  const campaign = underFlak()
  bombers(campaign, 'dornier', [
    [0, 0],
    [0, 1],
    [5, 0],
    [5, 1],
  ])
  bombersAre(campaign, 'destroyed 0.0 0.1 0.2')
  expect(tilesOf(offers(flakTargets(campaign, 1)))).toBe('2 3')
})

test('SAB-VEC-02 SAB-A-111 more markers than tiles are spread as evenly as can be, on other bombers', () => {
  const campaign = underFlak()
  bombers(campaign, 'dornier', [
    [0, 0],
    [0, 1],
  ])
  const first = 'random.bomber 0.0, random.bomber 1.0'
  expect(offers(flakTargets(campaign, 4), first)).toEqual(['0.1', '0.2', '1.1', '1.2'])
  expect(offers(flakTargets(campaign, 4), `${first}, random.bomber 1.1`)).toEqual(['0.1', '0.2'])
})

test('SAB-VEC-02 the Hurricane side is read, whoever flies; Catastrophic Effects are checked', () => {
  const campaign = underFlak({ aircraft: 'spitfire' })
  const { notes } = script(
    applyVector(campaign, ['flak:2']),
    'random.bomber 0.0, random.bomber 1.0, draw.damage two-faced wing-9, catastrophe 9',
  )
  expect(factsOf({ notes }, 'damage-drawn')).toMatchObject([{ type: 'wing' }, { happens: true }])
  expect(bomberOf(campaign, '1.0').state).toBe('fallen')
})

test('SAB-VEC-03 SAB-A-48 without tiles the markers wait; they strike, and are checked, when the bombers are seen', () => {
  const campaign = aPatrol()
  script(applyVector(campaign, ['flak:2']), 'draw.damage wing-9 fuselage')
  expect(patrolOf(campaign).flak).toEqual(['wing-9', 'fuselage'])
  script(placeBombers(campaign), 'bombers.chart 1, random.bomber 0.0, catastrophe 9, random.bomber 2.1')
  expect(patrolOf(campaign).flak).toEqual([])
  expect(bomberOf(campaign, '0.0')).toMatchObject({ state: 'fallen', damage: ['wing-9'] })
  expect(bomberOf(campaign, '2.1').damage).toEqual(['fuselage'])
})

const STRIKES = 'random.bomber 0.0, random.bomber 1.0, draw.damage wing wing'

test('SAB-VEC-04 fighters among the bombers are hit too, one marker each, and checked at once', () => {
  const campaign = among('red-1 red-2 red-3')
  script(
    applyVector(campaign, ['flak:2']),
    `${STRIKES}, random.fighter red-2, draw.hit wing-3, random.fighter red-3, draw.hit fuselage-9, hit-check 3, hit-check 1`,
  )
  expectAt(campaign, 'bombers red-1 red-2, fate red-3')
  expect(fighter(campaign, 'red-2').hits).toEqual([])
})

test('SAB-VEC-04 no more markers than there are fighters; an Ace cannot charm them away', () => {
  const campaign = among('red-1', { skills: { 'red-1': ['lucky-charm'] } })
  const { notes } = script(applyVector(campaign, ['flak:2']), `${STRIKES}, draw.hit wing-3, hit-check 3`)
  expect(factsOf({ notes }, 'flak')).toEqual([
    { number: 2, bombers: ['0.0', '1.0'], fighters: ['red-1'], waiting: 0 },
  ])
})

test('SAB-EX-54 Flak 2: two tiles struck, one bomber falls out, two fighters hit and checked', () => {
  const campaign = among('red-1 red-2')
  script(
    applyVector(campaign, ['flak:2']),
    'random.bomber 0.0, random.bomber 2.0, draw.damage fuselage-fallen wing, random.fighter red-1, draw.hit wing-3, draw.hit wing-5, hit-check 3, hit-check 4',
  )
  expect(bomberOf(campaign, '0.0')).toMatchObject({ state: 'fallen', damage: ['fuselage-fallen'] })
  expect(bomberOf(campaign, '2.0')).toMatchObject({ state: 'formation', damage: ['wing'] })
  expectAt(campaign, 'bombers red-1, fate red-2')
})

test('SAB-VEC-08 a bomber that Flak destroys scores nothing, and is nobody’s kill', () => {
  const campaign = among('red-1')
  const { notes } = script(
    applyVector(campaign, ['flak:1']),
    'random.bomber 0.0, draw.damage cockpit, draw.hit wing-3, hit-check 12',
  )
  const told = notes.map(one => words.note(one)).join(' ')
  expect(told).toMatch(/Flak: bomber A1 is damaged.*Bomber A1 is destroyed.*by flak, which scores nothing/)
  expect(bomberOf(campaign, '0.0')).toMatchObject({ state: 'destroyed', damage: [], flak: 0 })
  expect(patrolOf(campaign).score).toMatchObject({ bombers: 0, byFlak: 1 })
  expect(campaign.pilots.every(({ bombers }) => bombers === 0)).toBe(true)
})

test('SAB-VEC-08 but one that our guns finish off is ours', () => {
  const campaign = among('red-1')
  Object.assign(bomberOf(campaign, '0.0'), { damage: ['wing', 'wing', 'wing'], flak: 3 })
  burst(campaign, 'm-damage, draw.damage wing')
  expect(bomberOf(campaign, '0.0').state).toBe('destroyed')
  expect(patrolOf(campaign).score).toMatchObject({ bombers: 1, byFlak: 0 })
})

test('SAB-VEC-02 SAB-ICO-05 a second marker for a bomber that the first has destroyed goes back to the cup', () => {
  const campaign = aPatrol()
  bombers(campaign, 'dornier', [[0, 0]])
  bombersAre(campaign, 'destroyed 0.0 0.1')
  const { damage } = structuredClone(patrolOf(campaign).cups)
  script(applyVector(campaign, ['flak:2']), 'draw.damage cockpit wing')
  expect(bomberOf(campaign, '0.2')).toMatchObject({ state: 'destroyed', damage: [], flak: 0 })
  expect(patrolOf(campaign).cups.damage).toEqual(damage)
})
