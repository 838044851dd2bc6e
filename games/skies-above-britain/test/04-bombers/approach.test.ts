import { expect, test } from 'vitest'
import { packOf } from '../../pack/index.ts'
import type { BomberScenario, FighterId } from '../../pack/types.ts'
import { fighter } from '../../rules/01-general/fighters.ts'
import { patrolOf } from '../../rules/01-general/terms.ts'
import { bomberRound } from '../../rules/04-bombers/round.ts'
import { muster, scenarioBombers } from '../../rules/10-campaign/scenarios.ts'
import type { Campaign } from '../../state.ts'
import { among, bombersAre, entering, idsOf, round } from '../kit/bombers.ts'
import { aPatrol, expectAt, factsOf, offers, script, stopsFor } from '../kit/table.ts'

const offered = (campaign: Campaign, fighters = 'red-1', lines = '') =>
  offers(bomberRound(campaign, idsOf(fighters)), lines)
const angles = (options: readonly string[]) =>
  [...new Set(options.flatMap(id => id.split('/').slice(1)))].join(' ')
const attack = (campaign: Campaign, id: FighterId) => fighter(campaign, id).attack

test('SAB-BMB-11 Approach, Burst, Disengage, Hit Check: all engage, all fire, then they part, then Hits are checked', () => {
  const campaign = among('red-1 red-2')
  const { pauses, notes } = round(
    campaign,
    'red-1 red-2',
    'bombers.approach 0.0/port 1.0/port, bombers.attacker red-2, draw.medium m-hit, draw.hit wing-3, draw.medium m-nothing, hit-check 4',
  )
  expect(pauses.map(pause => ('ask' in pause ? pause.ask : 'what' in pause ? pause.what : ''))).toEqual([
    'bombers.approach',
    'bombers.approach',
    'bombers.attacker',
    'draw.medium',
    'draw.hit',
    'draw.medium',
    'hit-check',
  ])
  expect(notes.slice(-2).map(({ what }) => what)).toEqual(['disengages', 'hit-check'])
  expect(factsOf({ notes }, 'bomber-round')).toEqual([{ fighters: ['red-1', 'red-2'] }])
})

test('SAB-BMB-12 a Delay ends with the next Approach: same bomber, same angle, and now he fires', () => {
  const campaign = among('red-1')
  round(campaign, 'red-1', 'bombers.approach 2.1/nose')
  expect(attack(campaign, 'red-1')).toEqual({ bomber: '2.1', angle: 'nose', delayed: true })
  const { notes } = round(campaign, 'red-1', 'draw.medium m-nothing')
  expect(factsOf({ notes }, 'bomber-card')).toMatchObject([{ bomber: '2.1', column: 'nose' }])
  expect(attack(campaign, 'red-1')).toBeUndefined()
})

test('SAB-BMB-13 whoever is not engaged may go home, to the space under his cube', () => {
  const campaign = among('red-1')
  patrolOf(campaign).fuel.red = 5
  round(campaign, 'red-1', 'bombers.approach home')
  expect(fighter(campaign, 'red-1')).toMatchObject({ at: 'rtb', rtb: 5 })
})

test('SAB-BMB-13 in the first round too; without a board he is out of play', () => {
  const campaign = entering('red-1', 'nose high', { fuelled: false })
  round(campaign, 'red-1', 'bombers.approach home')
  expect(fighter(campaign, 'red-1')).toMatchObject({ at: 'rtb', rtb: undefined, entry: undefined })
})

test('SAB-BMB-13 SAB-A-39 whoever is still on a tail may not go home, but may look for another bomber', () => {
  const campaign = among('red-1')
  fighter(campaign, 'red-1').attack = { bomber: '0.0', angle: 'tail', delayed: false }
  const options = offered(campaign)
  expect(options).toContain('stay')
  expect(options).toContain('0.0/nose')
  expect(options).not.toContain('0.0/tail')
  expect(options).not.toContain('home')
  round(campaign, 'red-1', 'bombers.approach 1.0/tail')
  expect(attack(campaign, 'red-1')).toEqual({ bomber: '1.0', angle: 'tail', delayed: true })
})

test('SAB-BMB-14 nobody fires before all are engaged; where no bomber is left they go home', () => {
  const both = (lines: string) =>
    stopsFor(bomberRound(among('red-1 red-2'), idsOf('red-1 red-2')), `bombers.approach ${lines}`)
  expect(both('0.0/port')).toBe('bombers.approach')
  expect(both('0.0/port 0.0/port')).toBe('bombers.attacker')
  const campaign = among('red-1')
  bombersAre(campaign, 'destroyed 0.0 0.1 0.2 1.0 1.1 1.2 2.0 2.1 2.2 3.0 3.1 3.2')
  round(campaign, 'red-1')
  expectAt(campaign, 'rtb red-1')
})

test('SAB-BMB-15 targets: bombers on tiles and lone ones, none that are destroyed', () => {
  const campaign = among('red-1')
  bombersAre(campaign, 'fallen 0.0, destroyed 0.1')
  const targets = new Set(offered(campaign).map(id => id.split('/')[0]))
  expect([...targets]).toEqual('home 0.0 0.2 1.0 1.1 1.2 2.0 2.1 2.2 3.0 3.1 3.2'.split(' '))
})

test('SAB-BMB-16 two fighters at one bomber: a card for each', () => {
  const campaign = among('red-1 red-2')
  const { notes } = round(
    campaign,
    'red-1 red-2',
    'bombers.approach 0.0/port 0.0/starboard, bombers.attacker red-1, draw.medium m-nothing, draw.medium m-nothing-b',
  )
  expect(factsOf({ notes }, 'bomber-card')).toMatchObject([
    { fighter: 'red-1', bomber: '0.0', card: 'm-nothing' },
    { fighter: 'red-2', bomber: '0.0', card: 'm-nothing-b' },
  ])
})

test('SAB-BMB-17 the four angles', () => {
  expect(offered(among('red-1')).slice(1, 5)).toEqual(['0.0/nose', '0.0/starboard', '0.0/tail', '0.0/port'])
})

test.each(['nose high', 'port low', 'starboard high', 'tail low'])(
  'SAB-BMB-18 SAB-EX-17 in the first round all come from where they intercepted: %s',
  from => {
    const campaign = entering('red-1 red-2', from)
    const [position = ''] = from.split(' ')
    expect(angles(offered(campaign, 'red-1 red-2'))).toBe(position)
    expect(angles(offered(campaign, 'red-1 red-2', `bombers.approach 0.0/${position}`))).toBe(position)
  },
)

test('SAB-EX-16 a Flight from the Tail: from the tail first, from anywhere later', () => {
  const flight = 'red-1 red-2 red-3 yellow-1 yellow-2 yellow-3'
  const campaign = entering(flight, 'tail low')
  expect(angles(offered(campaign, flight))).toBe('tail')
  const first = entering('red-1', 'tail low')
  round(first, 'red-1', 'bombers.approach 0.0/tail, draw.medium m-nothing, bombers.stay disengage')
  expect(angles(offered(first))).toBe('nose starboard tail port')
})

test('SAB-BMB-19 after a Chase or at a straggler any angle will do at once', () => {
  expect(angles(offered(entering('red-1')))).toBe('nose starboard tail port')
})

test.each([
  ['nose', 'nose high'],
  ['tail', 'tail high'],
  ['nose', ''],
  ['tail', ''],
])('SAB-BMB-20 no Delay in the first round: %s, entered from "%s"', (angle, from) => {
  const campaign = entering('red-1', from)
  expect(stopsFor(bomberRound(campaign, ['red-1']), `bombers.approach 0.0/${angle}`)).toBe('draw.medium')
})

test.each([
  ['nose', true],
  ['tail', true],
  ['port', false],
  ['starboard', false],
])('SAB-BMB-21 SAB-BMB-23 later on, %s: delayed %s, and no attack while it lasts', (angle, delayed) => {
  const campaign = among('red-1')
  const { notes } = round(
    campaign,
    'red-1',
    `bombers.approach 0.0/${angle}${delayed ? '' : ', draw.medium m-nothing'}`,
  )
  expect(factsOf({ notes }, 'approach')).toEqual([{ fighter: 'red-1', bomber: '0.0', angle, delayed }])
  expect(factsOf({ notes }, 'bomber-card')).toHaveLength(delayed ? 0 : 1)
})

test('SAB-BMB-22 whoever is on a tail already may stay there and attacks without Delay', () => {
  const campaign = among('red-1')
  fighter(campaign, 'red-1').attack = { bomber: '0.0', angle: 'tail', delayed: false }
  const { notes } = round(
    campaign,
    'red-1',
    'bombers.approach stay, draw.medium m-nothing, bombers.stay disengage',
  )
  expect(factsOf({ notes }, 'bomber-card')).toMatchObject([{ bomber: '0.0', column: 'tail' }])
})

test('SAB-BMB-41 SAB-BMB-05 a scenario without the map says from where they come, and they are there already', () => {
  const campaign = aPatrol({ scenario: 'sab-6' })
  const spec = packOf(campaign).scenario('sab-6') as BomberScenario
  expect(muster(campaign, spec)).toBe('scenario-bombers')
  expectAt(campaign, 'bombers red-1 red-2 red-3 blue-1 blue-2 blue-3')
  expect(angles(offers(scenarioBombers(campaign)))).toBe('port')
})

test('SAB-BMB-10 there one round follows the other at once, and Germans come when the scenario says', () => {
  const campaign = aPatrol({ scenario: 'sab-6' })
  muster(campaign, packOf(campaign).scenario('sab-6') as BomberScenario)
  for (const id of idsOf('red-2 red-3 blue-1 blue-2 blue-3')) fighter(campaign, id).at = 'rtb'
  const first = scriptedRound(campaign, 'bombers.approach 0.0/port, draw.medium m-nothing')
  expect(first).toBe('scenario-bombers')
  const second =
    'bombers.approach 0.0/port, draw.medium m-nothing-b, draw.luftwaffe lw-rotte-head-on, draw.headOn x-vanish'
  expect(scriptedRound(campaign, second)).toBe('scenario-bombers')
})

function scriptedRound(campaign: Campaign, lines: string) {
  return script(scenarioBombers(campaign), lines).value
}
