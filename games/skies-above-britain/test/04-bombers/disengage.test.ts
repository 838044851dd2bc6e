import { expect, test } from 'vitest'
import { fighter } from '../../rules/01-general/fighters.ts'
import { patrolOf } from '../../rules/01-general/terms.ts'
import { dogfights } from '../../rules/03-dogfight/dogfight.ts'
import { bomberRound } from '../../rules/04-bombers/round.ts'
import { among, bombersAre, entering, round } from '../kit/bombers.ts'
import { expectAt, factsOf, offers, stopsFor } from '../kit/table.ts'

test('SAB-BMB-35 SAB-BMB-36 SAB-EX-19 all disengage and stay in the area; one on a tail may keep his place', () => {
  const campaign = among('red-2 green-3')
  fighter(campaign, 'red-2').attack = { bomber: '0.0', angle: 'tail', delayed: false }
  const { notes } = round(
    campaign,
    'red-2 green-3',
    'bombers.approach stay 1.0/port, bombers.attacker red-2, draw.medium m-nothing, draw.medium m-nothing-b, bombers.stay stay',
  )
  expect(factsOf({ notes }, 'disengages')).toEqual([{ fighters: ['green-3'] }])
  expectAt(campaign, 'bombers red-2 green-3')
  expect(fighter(campaign, 'green-3').attack).toBeUndefined()
  expect(fighter(campaign, 'red-2').attack).toEqual({ bomber: '0.0', angle: 'tail', delayed: false })
})

test('SAB-BMB-36 he may, he need not; nobody is asked for another angle', () => {
  const campaign = entering('red-1', 'tail low')
  round(campaign, 'red-1', 'bombers.approach 0.0/tail, draw.medium m-nothing, bombers.stay disengage')
  expect(fighter(campaign, 'red-1').attack).toBeUndefined()
  round(campaign, 'red-1', 'bombers.approach 0.0/starboard, draw.medium m-nothing-b')
  expect(fighter(campaign, 'red-1').attack).toBeUndefined()
})

test('SAB-BMB-37 whoever has a Delay stays engaged', () => {
  const campaign = among('red-1')
  round(campaign, 'red-1', 'bombers.approach 0.0/tail')
  expect(fighter(campaign, 'red-1').attack).toEqual({ bomber: '0.0', angle: 'tail', delayed: true })
})

test('SAB-BMB-37 unless his bomber is destroyed: he disengages, and his Delay is gone', () => {
  const campaign = among('red-1 red-2')
  round(
    campaign,
    'red-1 red-2',
    'bombers.approach 0.0/tail 0.0/port, draw.medium m-damage, draw.damage cockpit',
  )
  expect(fighter(campaign, 'red-1').attack).toBeUndefined()
})

test('SAB-BMB-37 Flak may do that between two rounds: he looks for another bomber', () => {
  const campaign = among('red-1')
  fighter(campaign, 'red-1').attack = { bomber: '0.0', angle: 'nose', delayed: true }
  bombersAre(campaign, 'destroyed 0.0')
  expect(offers(bomberRound(campaign, ['red-1']))).toContain('home')
})

test('SAB-BMB-37 SAB-ICO-10 who waits at a bomber that is gone does not count for those who come in after', () => {
  const campaign = among('red-1 blue-1')
  fighter(campaign, 'red-1').attack = { bomber: '0.0', angle: 'nose', delayed: true }
  bombersAre(campaign, 'destroyed 0.0')
  const played = round(campaign, 'blue-1', 'bombers.approach 0.1/port, draw.medium m-disruption-3')
  expect(factsOf(played, 'disruption')).toMatchObject([{ count: 2, isolated: false }])
  expect(fighter(campaign, 'red-1').attack).toBeUndefined()
})

test('SAB-BMB-38 Hits are checked when all have disengaged: less than the number is severe', () => {
  const hit = 'bombers.approach 0.0/port, draw.medium m-hit, draw.hit fuselage-9'
  const trivial = among('red-1')
  round(trivial, 'red-1', `${hit}, hit-check 9`)
  expectAt(trivial, 'bombers red-1')
  const severe = among('red-1')
  round(severe, 'red-1', `${hit}, hit-check 8`)
  expect(fighter(severe, 'red-1')).toMatchObject({
    at: 'fate',
    fate: 'fuselage',
    attack: undefined,
    hits: [],
  })
  const tired = among('red-1', { fatigued: 'red-1' })
  round(tired, 'red-1', `${hit}, hit-check 9`)
  expectAt(tired, 'fate red-1')
})

test.each([
  ['m-hit--lost-contact, draw.hit fuselage-9', 'lost'],
  ['m-hit--return-fire, bombers.icon return-fire, draw.hit fuel-tank-8, draw.hit fuselage-9', 'rtb'],
])('SAB-BMB-38 SAB-A-110 also of a fighter that the same card has sent away: %s', (card, at) => {
  const lines = `bombers.approach 0.0/port, draw.medium ${card}`
  const lucky = among('red-1')
  round(lucky, 'red-1', `${lines}, hit-check 9`)
  expect(fighter(lucky, 'red-1')).toMatchObject({ at, hits: [] })
  const unlucky = among('red-1')
  round(unlucky, 'red-1', `${lines}, hit-check 1`)
  expectAt(unlucky, 'fate red-1')
})

test('SAB-BMB-39 then the round is over: nothing more is asked, and the next is not the first', () => {
  const campaign = entering('red-1', 'port high')
  round(campaign, 'red-1', 'bombers.approach 0.0/port, draw.medium m-nothing')
  expect(fighter(campaign, 'red-1')).toMatchObject({ at: 'bombers', entry: undefined, attack: undefined })
})

test.each([
  ['SAB-BMB-40', 'nose', true],
  ['SAB-BMB-40', 'tail', true],
  ['SAB-A-96', 'tail', false],
] as const)(
  '%s whoever is attacked leaves his bomber alone and may maneuver: %s, delayed %s',
  (_, angle, delayed) => {
    const campaign = among('red-1')
    fighter(campaign, 'red-1').attack = { bomber: '0.0', angle, delayed }
    const fight = dogfights(campaign, ['red-1'], { deck: 'luftwaffe', type: '109', heavy: false, sun: false })
    expect(stopsFor(fight, 'draw.luftwaffe lw-rotte-tailed')).toBe('dogfight.maneuver')
    expect(fighter(campaign, 'red-1').attack).toBeUndefined()
    expect(patrolOf(campaign).dogfights).toHaveLength(1)
  },
)
