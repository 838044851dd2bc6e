import { factsOf, ids, pauseAfter, script } from '@tallyho/engine/proof/script'
import { expect, test } from 'vitest'
import { lossVP } from '../../rules/12-end/victory.ts'
import { fireFlak } from '../../rules/14-surface/direct-fire.ts'
import { surfaceAt } from '../../rules/14-surface/surface.ts'
import { bomb, bombTargets, TAKE_SEVEN } from '../../rules/15-bombing/bombing.ts'
import type { Attack } from '../../state.ts'
import { PROOF_TABLES } from '../kit/charts.ts'
import { AIMED, attacked } from '../kit/runs.ts'
import { battleOf, cases, type Piece } from '../kit/table.ts'

test.each([
  [2, 3, 5, 10, 1],
  [4, 4, 8, 25, 3],
  [5, 6, 11, 50, 5],
  [1, 1, 2, 0, 0],
])('WL-15.4.a WL-15.4.d %i + %i is %i: %i percent of 10 is %i', (a, b, total, percent, hits) => {
  const { battle, attack } = attacked('truck')
  const played = script(bomb(battle, attack), `bombing.roll ${a} ${b}`)
  expect(factsOf(played, 'bombing')).toMatchObject([{ dice: [a, b], total, percent, value: 10, hits }])
  expect(surfaceAt(battle, 0).hits).toBe(hits)
  expect(factsOf(played, 'damage')).toHaveLength(hits > 0 ? 1 : 0)
})

test.each([
  ['up', { kind: 'skip' } as Partial<Attack>, 'dd', { model: 'b-25' } as Partial<Piece>, 1],
  [
    'down',
    { weather: 3, flak: -2, aimed: false } as Partial<Attack>,
    'dd',
    { broken: true } as Partial<Piece>,
    -6,
  ],
])('WL-15.4.a all modifiers together are six at most: %s', (_, attack, type, piece, sum) => {
  const made = attacked(type, piece, attack)
  expect(factsOf(script(bomb(made.battle, made.attack), 'bombing.roll 6 6'), 'bombing')).toMatchObject([
    { sum, total: 12 + sum },
  ])
})

test('WL-15.4.a six at most upward too', () => {
  const bombing = { ...PROOF_TABLES.bombing, profile: { ...PROOF_TABLES.bombing.profile, skip: 9 } }
  const made = attacked('truck', {}, { kind: 'skip' }, { tables: { ...PROOF_TABLES, bombing } })
  expect(factsOf(script(bomb(made.battle, made.attack), 'bombing.roll 1 1'), 'bombing')).toMatchObject([
    { sum: 6, total: 8 },
  ])
})

test('WL-15.4.e by agreement a bomber may take 7', () => {
  const { battle, attack } = attacked('truck', {}, {}, { options: { [TAKE_SEVEN]: true } })
  expect(ids(pauseAfter(bomb(battle, attack)))).toEqual(['roll', 'seven'])
  const played = script(bomb(battle, attack), ['bombing.seven seven'])
  expect(factsOf(played, 'bombing')).toMatchObject([{ dice: [], total: 7, percent: 10 }])
})

test('WL-15.4.e modified like a roll, and the dice are still there for who wants them', () => {
  const options = { [TAKE_SEVEN]: true }
  const seven = attacked('truck', {}, { kind: 'dive' }, { options })
  const played = script(bomb(seven.battle, seven.attack), ['bombing.seven seven'])
  expect(factsOf(played, 'bombing')).toMatchObject([{ total: 10, percent: 25 }])
  const rolled = attacked('truck', {}, {}, { options })
  script(bomb(rolled.battle, rolled.attack), ['bombing.seven roll, bombing.roll 6 6'])
  expect(surfaceAt(rolled.battle, 0).hits).toBe(5)
})

test('WL-15.4.e without that agreement nothing is asked', () => {
  const { battle, attack } = attacked('truck', {}, {}, { options: { [TAKE_SEVEN]: false } })
  expect(pauseAfter(bomb(battle, attack))).toMatchObject({ kind: 'chance', what: 'bombing.roll.1' })
})

test.each(cases({ squadron: { id: 'disrupted', by: -1 }, flight: { id: 'broken', by: -2 } }))(
  'WL-15.4.c WL-14.2.4.a a %s is judged as the flak of this phase has left it',
  (size, modifier) => {
    const { battle } = attacked('flak-h0', { mission: 'bombing', size }, {}, {})
    script(fireFlak(battle), ['flak.fire fire/0.0/rA, flak.roll 3 3, cohesion 2 2'])
    const played = script(bombTargets(battle), 'bombing.roll 3 3')
    expect(factsOf(played, 'bombing')).toMatchObject([{ modifiers: [modifier] }])
  },
)

test('WL-14.2.6.a a unit shot down by flak makes no attack', () => {
  const { battle, unit } = attacked('truck')
  unit.at = 'destroyed'
  const played = script(bombTargets(battle))
  expect(surfaceAt(battle, 0).hits).toBe(0)
  expect(factsOf(played, 'bombs-lost')).toMatchObject([{ id: 'rA', name: 'truck' }])
})

test('WL-15.3.i one that has left the map since has made it', () => {
  const { battle, unit } = attacked('truck')
  unit.at = 'exited'
  script(bombTargets(battle), 'bombing.roll 6 5')
  expect(surfaceAt(battle, 0).hits).toBe(5)
})

test('WL-15.5.3.d WL-Q-86 a kamikaze is gone after it, at no gain to the enemy but for its losses', () => {
  const { battle, unit } = attacked(
    'cv',
    { model: 'a6m5', losses: 1, line_: { kamikaze: true } },
    { kind: 'kamikaze' },
  )
  script(bombTargets(battle), 'bombing.roll 1 1')
  expect(unit.at).toBe('expended')
  expect(lossVP(battle, 'defender')).toBe(1)
})

test('WL-15.5.3.d other bombers fly on', () => {
  const { battle, unit } = attacked('truck')
  script(bombTargets(battle), 'bombing.roll 1 1')
  expect(unit.at).toBe('map')
})

test('WL-14.2.4.a after the bombs comes the air combat, and the attacks are over', () => {
  const { battle } = attacked('truck')
  expect(script(bombTargets(battle), 'bombing.roll 1 1').value).toBe('combats')
  expect(battle.attacks).toEqual([])
})

test('WL-15.4.a each side chooses the order of its own attacks, the raider first', () => {
  const battle = battleOf('d he-111 L4 bombing, he-111 K4 bombing, he-111 K5 bombing', {
    bombing: true,
    surface: ['truck K Trucks', { type: 'truck', name: 'Trucks', column: 'L', side: 'raider' }],
  })
  battle.attacks.push({ ...AIMED, unit: 0, target: 1 }, { ...AIMED, unit: 1 }, { ...AIMED, unit: 2 })
  expect(ids(pauseAfter(bombTargets(battle)))).toEqual(['bomb/rA', 'bomb/rB'])
  const played = script(bombTargets(battle), [
    'bombing.next bomb/rB, bombing.roll 1 1, bombing.roll 1 1, bombing.roll 1 1',
  ])
  expect(factsOf(played, 'bombing').map(({ id }) => id)).toEqual(['rB', 'rA', 'dA'])
})

test('WL-14.1.1.e the order matters: a ship crippled by the first is dead in the water for the second', () => {
  const battle = battleOf('he-111 K4 bombing, he-111 K5 bombing', {
    bombing: true,
    surface: ['dd K Kelly'],
  })
  battle.attacks.push({ ...AIMED, unit: 0, kind: 'torpedo' }, { ...AIMED, unit: 1 })
  const played = script(bombTargets(battle), ['bombing.next bomb/rA, bombing.roll 6 6, bombing.roll 1 1'])
  expect(factsOf(played, 'bombing')[1]).toMatchObject({ modifiers: [] })
  expect(surfaceAt(battle, 0).deadInTheWater).toBe(true)
})
