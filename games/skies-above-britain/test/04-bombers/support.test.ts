import { expect, test } from 'vitest'
import type { BomberType } from '../../pack/types.ts'
import { patrolOf } from '../../rules/01-general/terms.ts'
import { isolate } from '../../rules/04-bombers/damage.ts'
import { bomberOf, classOf, ketten } from '../../rules/04-bombers/formation.ts'
import { bomberRound } from '../../rules/04-bombers/round.ts'
import { words } from '../../text.ts'
import { among, bombersAre, burst, isolated, round } from '../kit/bombers.ts'
import { aPatrol, expectAt, factsOf, stopsFor } from '../kit/table.ts'

test.each([
  ['heinkel', 'medium'],
  ['dornier', 'medium'],
  ['junkers', 'medium'],
  ['stuka', 'light'],
] as const)('SAB-BMB-01 SAB-BMB-03 %s is %s, and so is the deck', (type, deck) => {
  expect(classOf(type)).toBe(deck)
  const campaign = among('red-1', {}, type as BomberType)
  expect(stopsFor(bomberRound(campaign, ['red-1']), 'bombers.approach 0.0/port')).toBe(`draw.${deck}`)
})

test.each(['vee', 'pair', 'column'])(
  'SAB-BMB-01 SAB-BMB-02 three bombers to a tile, no tile apart: %s',
  layout => {
    const tiles = ketten(aPatrol(), layout)
    for (const { x, y, isolated, bombers } of tiles) {
      expect(isolated).toBe(false)
      expect(bombers.map(({ state }) => state)).toEqual(['formation', 'formation', 'formation'])
      expect(tiles.some(other => Math.abs(other.x - x) + Math.abs(other.y - y) === 1)).toBe(true)
    }
  },
)

test('SAB-BMB-24 the player says who fires next; the card is read by row and column', () => {
  const campaign = among('red-1 red-2')
  const { notes } = round(
    campaign,
    'red-1 red-2',
    'bombers.approach 0.0/starboard 0.0/port, bombers.attacker red-2, draw.medium m-sorted, draw.medium m-nothing',
  )
  expect(factsOf({ notes }, 'bomber-card')[0]).toMatchObject({
    fighter: 'red-2',
    row: 'supported',
    column: 'flank',
    icons: ['jammed'],
  })
})

test.each([
  ['SAB-BMB-25', 'on a tile that touches another', '', '', '0.0', 'supported'],
  ['SAB-BMB-25 SAB-A-45', 'the last of such a tile', 'destroyed 0.1 0.2', '', '0.0', 'supported'],
  [
    'SAB-BMB-25 SAB-A-41',
    'beside a tile that has lost its bombers',
    'destroyed 2.0 2.1 2.2',
    '',
    '0.0',
    'supported',
  ],
  ['SAB-BMB-26', 'on an isolated tile with others', '', '0', '0.0', 'isolated'],
  ['SAB-BMB-26', 'with one other there', 'fallen 0.1', '0', '0.0', 'isolated'],
  ['SAB-BMB-27', 'the only one left there', 'fallen 0.1, destroyed 0.2', '0', '0.0', 'alone'],
  ['SAB-BMB-27', 'a lone Bomber marker', 'fallen 0.0', '', '0.0', 'alone'],
] as const)('%s %s', (_, __, states, tile, bomber, row) => {
  const campaign = among('red-1')
  if (states) bombersAre(campaign, states)
  if (tile) isolate(campaign, 'SAB-ICO-10', Number(tile))
  const { notes } = burst(campaign, 'm-nothing', bomber)
  expect(factsOf({ notes }, 'bomber-card')).toMatchObject([{ row }])
})

test('SAB-BMB-33 a bomber that falls out takes its other attackers with it: they fire at a lone bomber', () => {
  const campaign = among('red-1 red-2')
  const { notes } = round(
    campaign,
    'red-1 red-2',
    'bombers.approach 0.0/port 0.0/port, bombers.attacker red-1, draw.medium m-distress-2, draw.medium m-damage, draw.damage wing',
  )
  expect(factsOf({ notes }, 'bomber-card')).toMatchObject([
    { row: 'supported' },
    { bomber: '0.0', row: 'alone' },
  ])
  expect(bomberOf(campaign, '0.0')).toMatchObject({ state: 'fallen', damage: ['wing'] })
})

test.each([
  ['m-damage', ''],
  ['m-dorsal', ''],
  ['m-hit', ', draw.hit wing-3, hit-check 12'],
])('SAB-BMB-34 SAB-A-44 a bomber that is destroyed already: %s', (card, rest) => {
  const campaign = among('red-1 red-2')
  const { notes } = round(
    campaign,
    'red-1 red-2',
    `bombers.approach 0.0/port 0.0/port, bombers.attacker red-1, draw.medium m-damage-b, draw.damage cockpit, draw.medium ${card}${rest}`,
  )
  expect(factsOf({ notes }, 'bomber-card')[1]).toMatchObject({
    row: 'supported',
    struck: rest ? [] : [card.slice(2)],
    wreck: true,
  })
  const [first, second] = notes.filter(({ what }) => what === 'bomber-card').map(one => words.note(one))
  expect(first).not.toContain('down already')
  expect(second).toContain('which is down already')
  expect(bomberOf(campaign, '0.0')).toMatchObject({ state: 'destroyed', damage: [], dorsal: 0 })
  expect(patrolOf(campaign).score.bombers).toBe(1)
})

test('SAB-BMB-34 SAB-A-44 the row it had: a lone bomber that is shot down stays a lone one', () => {
  const campaign = among('red-1 red-2')
  bombersAre(campaign, 'fallen 0.0')
  const { notes } = round(
    campaign,
    'red-1 red-2',
    'bombers.approach 0.0/port 0.0/port, bombers.attacker red-1, draw.medium m-damage, draw.damage cockpit, draw.medium m-disruption-1',
  )
  expect(factsOf({ notes }, 'bomber-card')).toMatchObject([{ row: 'alone' }, { row: 'alone' }])
  expect(isolated(campaign)).toEqual([])
})

test('SAB-BMB-34 SAB-A-44 on an isolated tile with one other it keeps the middle row', () => {
  const campaign = among('red-1 red-2')
  isolate(campaign, 'SAB-ICO-10', 0)
  bombersAre(campaign, 'destroyed 0.2')
  const { notes } = round(
    campaign,
    'red-1 red-2',
    'bombers.approach 0.0/port 0.0/port, bombers.attacker red-1, draw.medium m-damage, draw.damage cockpit, draw.medium m-nothing',
  )
  expect(factsOf({ notes }, 'bomber-card')).toMatchObject([{ row: 'isolated' }, { row: 'isolated' }])
})

test('SAB-A-44 Disruption still counts, a collision kills the pilot alone, and nothing falls that is gone', () => {
  const campaign = among('red-1 red-2 red-3')
  const { notes } = round(
    campaign,
    'red-1 red-2 red-3',
    [
      'bombers.approach 0.0/port 0.0/port 0.0/port, bombers.attacker red-1, draw.medium m-damage, draw.damage cockpit',
      'bombers.attacker red-2, draw.medium m-distress-1, draw.medium m-collision--disruption-4, bombers.icon disruption:4, collision 1',
    ].join(', '),
  )
  expect(factsOf({ notes }, 'distress')).toEqual([])
  // A Destroyed marker, and three fighters that are still engaged there.
  expect(factsOf({ notes }, 'disruption')).toMatchObject([{ count: 4, isolated: true }])
  expectAt(campaign, 'destroyed red-3, bombers red-1 red-2')
  expect(patrolOf(campaign).score.bombers).toBe(1)
})
