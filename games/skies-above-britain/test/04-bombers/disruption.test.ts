import { expect, test } from 'vitest'
import type { FighterId } from '../../pack/types.ts'
import { fighter } from '../../rules/01-general/fighters.ts'
import { patrolOf } from '../../rules/01-general/terms.ts'
import { isolate } from '../../rules/04-bombers/damage.ts'
import { bomberOf } from '../../rules/04-bombers/formation.ts'
import type { Campaign, TrackPlace } from '../../state.ts'
import { words } from '../../text.ts'
import type { Notes } from '../../vocabulary.ts'
import { among, bombersAre, burst, isolated, round } from '../kit/bombers.ts'
import { amongBombers, factsOf } from '../kit/table.ts'

/** Other fighters wait on the noses of these bombers: they count, and do not fire. */
function waiting(campaign: Campaign, attacks: Partial<Record<FighterId, string>>): void {
  for (const [id, bomber] of Object.entries(attacks) as [FighterId, string][]) {
    amongBombers(campaign, id)
    fighter(campaign, id).attack = { bomber, angle: 'nose', delayed: true }
  }
}

const count = (played: ReturnType<typeof burst>, what: 'disruption' | 'distress') =>
  factsOf(played, what).map(({ count }) => count)

test('SAB-ICO-10 SAB-A-40 fighters and Damage markers on the tile and all that hang together with it', () => {
  const campaign = among('red-1')
  waiting(campaign, { 'red-2': '0.1', 'red-3': '3.0' })
  bomberOf(campaign, '1.0').damage.push('wing')
  bomberOf(campaign, '2.0').dorsal = 1
  expect(count(burst(campaign, 'm-disruption-4'), 'disruption')).toEqual([5])
  expect(isolated(campaign)).toEqual([0])
})

test('SAB-ICO-10 a Fallen and a Destroyed marker count for one each, whatever went with the bomber', () => {
  const campaign = among('red-1')
  bombersAre(campaign, 'fallen 0.1 1.0, destroyed 2.0')
  bomberOf(campaign, '1.0').damage.push('wing', 'wing')
  waiting(campaign, { 'red-2': '1.0' })
  expect(count(burst(campaign, 'm-disruption-4'), 'disruption')).toEqual([4])
  expect(isolated(campaign)).toEqual([0])
})

test.each([
  ['m-disruption-3', []],
  ['m-disruption-1', [0]],
])('SAB-ICO-10 one fighter alone: %s', (card, tiles) => {
  const campaign = among('red-1')
  burst(campaign, card)
  expect(isolated(campaign)).toEqual(tiles)
})

test('SAB-ICO-10 who is in the area and attacks nobody does not count, nor who attacks an isolated tile', () => {
  const campaign = among('red-1 red-2')
  isolate(campaign, 'SAB-ICO-10', 3)
  waiting(campaign, { 'red-3': '3.0' })
  expect(count(burst(campaign, 'm-disruption-3'), 'disruption')).toEqual([1])
})

test('SAB-ICO-10 a lone bomber is on no tile: there is nothing to disrupt', () => {
  const campaign = among('red-1')
  bombersAre(campaign, 'fallen 0.0')
  expect(count(burst(campaign, 'm-disruption-1'), 'disruption')).toEqual([])
  expect(isolated(campaign)).toEqual([])
})

test('SAB-EX-18 SAB-ICO-09 SAB-ICO-10 the other outcome: on a 1 both are destroyed', () => {
  const campaign = among('red-1')
  bomberOf(campaign, '1.0').damage.push('wing', 'wing')
  const played = burst(campaign, 'm-collision--disruption-4, collision 1')
  const of = { fighters: 1, damage: 2, fallen: 0, destroyed: 0 }
  expect(factsOf(played, 'disruption')).toMatchObject([{ tile: 0, needs: 4, count: 3, of, isolated: false }])
  expect(fighter(campaign, 'red-1').at).toBe('destroyed')
  expect(bomberOf(campaign, '0.0').state).toBe('destroyed')
})

test('SAB-EX-61 SAB-A-42 a tile is separated, and those that touch no other then are isolated too', () => {
  const campaign = among('red-1')
  const played = burst(campaign, 'm-disruption-1', '2.0')
  expect(isolated(campaign)).toEqual([0, 1, 2, 3])
  expect(patrolOf(campaign).score.isolated).toBe(4)
  const [first, ...others] = factsOf(played, 'tile-isolated').toSorted(
    (a, b) => Number(b.tile === 2) - Number(a.tile === 2),
  )
  expect(first).toEqual({ tile: 2, scores: true, why: 'pressure' })
  for (const other of others) expect(other).toMatchObject({ scores: true, why: 'alone', without: 2 })
})

test('SAB-A-42 SAB-VEC-12 the log says why a kette is cut off that nobody fired at', () => {
  const told = (facts: Notes['tile-isolated']) =>
    words.note({ what: 'tile-isolated', rule: 'SAB-ICO-11', facts })
  expect(told({ tile: 2, scores: true, why: 'behind' })).toBe(
    'Kette C falls behind, and is cut off from the others: 1 point.',
  )
  expect(told({ tile: 0, scores: true, why: 'alone', without: 2 })).toBe(
    'With kette C gone kette A touches no other, and is cut off too: 1 point.',
  )
})

test('SAB-GEN-15 SAB-ICO-06 once damage has made its bomber fall out, a card cuts nothing off: with pressure enough that comes first', () => {
  const lines = (first: string) =>
    `bombers.approach 0.0/port, draw.medium m-damage--disruption-1, bombers.icon ${first}, draw.damage engine-fallen`
  const cut = among('red-1')
  round(cut, 'red-1', lines('disruption:1'))
  expect(isolated(cut)).toContain(0)
  const damaged = among('red-1')
  round(damaged, 'red-1', lines('damage'))
  expect(isolated(damaged)).toEqual([])
})

test('SAB-ICO-11 an isolated tile stays, takes its attackers along, and is read in the middle row', () => {
  const campaign = among('red-1 red-2')
  const played = round(
    campaign,
    'red-1 red-2',
    'bombers.approach 0.0/port 0.1/port, bombers.attacker red-1, draw.medium m-disruption-1, draw.medium m-nothing',
  )
  expect(factsOf(played, 'bomber-card')).toMatchObject([
    { row: 'supported' },
    { fighter: 'red-2', bomber: '0.1', row: 'isolated' },
  ])
})

test('SAB-ICO-11 what is isolated cannot be disrupted again', () => {
  const campaign = among('red-1')
  isolate(campaign, 'SAB-ICO-10', 0)
  expect(count(burst(campaign, 'm-disruption-1'), 'disruption')).toEqual([])
  expect(patrolOf(campaign).score.isolated).toBe(1)
})

test.each([
  [undefined, 1],
  [{ row: 'inbound', space: 3 }, 1],
  [{ row: 'turn' }, 0],
  [{ row: 'outbound', space: 0 }, 0],
] as const)(
  'SAB-VP-03 a tile scores while the raid is inbound: %j',
  (raid: TrackPlace | undefined, scores) => {
    const campaign = among('red-1', {
      track: { inbound: [], outbound: [], held: [], raid, released: 'deep' },
    })
    burst(campaign, 'm-disruption-1')
    expect(patrolOf(campaign).score.isolated).toBe(scores)
  },
)

test('SAB-VP-03 and only while a fighter is among the bombers', () => {
  const campaign = among('red-1')
  fighter(campaign, 'red-1').at = 'lost'
  isolate(campaign, 'SAB-VEC-12', 0)
  expect(patrolOf(campaign).score.isolated).toBe(0)
})

test('SAB-EX-62 SAB-ICO-12 Distress counts the tile of the bomber alone; it takes its markers and attackers along', () => {
  const campaign = among('red-1 red-2')
  bomberOf(campaign, '0.0').damage.push('wing')
  bomberOf(campaign, '1.0').damage.push('wing', 'wing')
  waiting(campaign, { 'red-3': '1.0' })
  const played = round(
    campaign,
    'red-1 red-2',
    'bombers.approach 0.0/port 0.0/starboard, bombers.attacker red-1, draw.medium m-distress-3, draw.medium m-nothing',
  )
  expect(count(played, 'distress')).toEqual([3])
  expect(bomberOf(campaign, '0.0')).toMatchObject({ state: 'fallen', damage: ['wing'], fell: true })
  expect(factsOf(played, 'bomber-card')[1]).toMatchObject({ fighter: 'red-2', bomber: '0.0', row: 'alone' })
})

test.each([
  ['m-distress-1', 'fallen'],
  ['m-distress-2', 'formation'],
])('SAB-ICO-12 one fighter alone: %s', (card, state) => {
  const campaign = among('red-1')
  burst(campaign, card)
  expect(bomberOf(campaign, '0.0').state).toBe(state)
})

test('SAB-ICO-12 Fallen and Destroyed markers of the tile count', () => {
  const campaign = among('red-1')
  bombersAre(campaign, 'fallen 0.1, destroyed 0.2')
  expect(count(burst(campaign, 'm-distress-3'), 'distress')).toEqual([3])
  expect(bomberOf(campaign, '0.0').state).toBe('fallen')
})

test('SAB-ICO-12 a lone bomber is out of its kette already', () => {
  const campaign = among('red-1')
  bombersAre(campaign, 'fallen 0.0')
  expect(count(burst(campaign, 'm-distress-1'), 'distress')).toEqual([])
})
