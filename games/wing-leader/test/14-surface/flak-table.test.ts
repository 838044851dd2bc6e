import { factsOf, script } from '@tallyho/engine/script'
import { expect, test } from 'vitest'
import { sufferFlak } from '../../rules/14-surface/flak-table.ts'
import type { Attack } from '../../state.ts'
import { PROOF_TABLES } from '../kit/charts.ts'
import { AFTER, flak, over } from '../kit/runs.ts'
import { aBattle, battleOf, cases, d, inDogfight, type Layout, type Piece, r, the } from '../kit/table.ts'

function shoot(
  mode: 'barrage' | 'direct',
  a: number,
  b: number,
  type = 'flak-h0',
  piece: Partial<Piece> = {},
  layout: Partial<Layout> = {},
  attack?: Partial<Attack>,
) {
  const { battle, unit } = over('K3', flak(type), piece, layout)
  if (attack) battle.attacks.push({ ...ATTACK, ...attack })
  const shot = { mode, from: { surface: 0, gun: 0 }, support: 0 }
  return { battle, unit, played: script(sufferFlak(battle, unit, shot), `flak.roll ${a} ${b}`, AFTER) }
}
const ATTACK: Attack = {
  unit: 0,
  target: 0,
  kind: 'level',
  strafing: false,
  aimed: true,
  longRange: false,
  altitude: 3,
  weather: 0,
  sun: false,
  flak: 0,
}

test.each([
  ['barrage', 3, 3, '-'],
  ['direct', 3, 3, '-'],
  ['barrage', 3, 4, '-'],
  ['direct', 3, 4, 'C'],
  ['barrage', 4, 4, 'C'],
  ['direct', 4, 4, 1],
  ['barrage', 5, 5, 1],
  ['direct', 5, 5, 2],
  ['barrage', 6, 6, 2],
  ['direct', 6, 6, 'd6'],
] as const)('WL-14.2.5.a %s column, %i + %i: %s', (mode, a, b, result) =>
  expect(factsOf(shoot(mode, a, b).played, 'flak')).toMatchObject([{ dice: [a, b], total: a + b, result }]),
)

test.each([
  ['-', 1, 1, []],
  ['C', 3, 4, ['cohesion.1', 'cohesion.2']],
  ['1', 4, 4, ['losses.confirm', 'cohesion.1', 'cohesion.2']],
  ['2', 5, 5, ['losses.confirm', 'losses.confirm', 'cohesion.1', 'cohesion.2']],
] as const)('WL-14.2.5.c result %s: hits are confirmed, then cohesion is checked', (_, a, b, then) => {
  const { played } = shoot('direct', a, b)
  expect(played.pauses.slice(2).map(pause => ('what' in pause ? pause.what : ''))).toEqual(then)
})

test('WL-14.2.5.c 1d6 is that many hits', () => {
  const { battle, unit } = over('K3', flak('flak-h0'))
  const shot = { mode: 'direct', from: { surface: 0, gun: 0 }, support: 0 } as const
  const { pauses } = script(sufferFlak(battle, unit, shot), ['flak.roll 6 6, flak.hits 3'], AFTER)
  expect(pauses.filter(pause => 'what' in pause && pause.what === 'losses.confirm')).toHaveLength(3)
})

test.each([
  ['barrage', 5, 5, false, 0],
  ['direct', 4, 4, false, 1],
  ['barrage', 5, 5, true, 1],
  ['direct', 4, 4, true, 2],
] as const)(
  'WL-14.2.5.d WL-14.2.7.c %s fire is confirmed with firepower 0 or 1, one more with dual fuses: %i + %i, %s: %i',
  (mode, a, b, dualFuse, firepower) => {
    const defender = dualFuse ? { flak: { dualFuse: true as const } } : {}
    const { played } = shoot(mode, a, b, 'flak-h0', {}, { defender })
    expect(factsOf(played, 'confirmation')).toMatchObject([{ firepower }])
  },
)

test('WL-14.2.7.c dual fuses are for heavy flak', () => {
  const { played } = shoot('direct', 4, 4, 'flak-l0', {}, { defender: { flak: { dualFuse: true } } })
  expect(factsOf(played, 'confirmation')).toMatchObject([{ firepower: 1 }])
})

test('WL-14.2.a WL-C-32 strength helps', () =>
  expect(factsOf(shoot('barrage', 1, 1, 'flak-h1').played, 'flak')).toMatchObject([
    { modifiers: [{ id: 'strength', by: 1 }], total: 3 },
  ]))

test('WL-14.2.5.a WL-14.2.4.f the table says what a point of strength and a supporting unit are worth', () => {
  const { flak: table } = PROOF_TABLES
  const changed = { ...table, modifiers: { ...table.modifiers, strength: 3, support: 2 } }
  const { battle, unit } = over('K3', flak('flak-h1'), {}, { tables: { ...PROOF_TABLES, flak: changed } })
  const shot = { mode: 'barrage', from: { surface: 0, gun: 0 }, support: 2 } as const
  expect(factsOf(script(sufferFlak(battle, unit, shot), 'flak.roll 1 1', AFTER), 'flak')).toMatchObject([
    {
      modifiers: [
        { id: 'strength', by: 3 },
        { id: 'support', by: 4 },
      ],
    },
  ])
})

test.each(cases({ 'ju-87': 1, 'me-262': -1 }))(
  'WL-C-33 WL-C-59 the target’s basic speed tells: %s %i',
  (model, by) => {
    for (const mode of ['barrage', 'direct'] as const)
      expect(factsOf(shoot(mode, 1, 1, 'flak-h0', { model }).played, 'flak')).toMatchObject([
        { modifiers: [{ id: 'speed', by }] },
      ])
  },
)

test.each(cases({ barrage: [], direct: [{ id: 'altitude', by: 1 }] }))(
  'WL-14.2.5.b WL-C-34 altitude tells in direct fire alone: %s %j',
  (mode, modifiers) =>
    expect(factsOf(shoot(mode, 1, 1, 'flak-h0', { at: 'K8' }).played, 'flak')).toMatchObject([{ modifiers }]),
)

test.each(cases({ barrage: [], direct: [{ id: 'weather', by: -2 }] }))(
  'WL-4.7.g WL-Q-95 weather on the line of sight hampers direct fire alone: %s %j',
  (mode, modifiers) => {
    const sky = { cloud: [{ type: 'broken' as const, squares: ['K1'] }] }
    expect(factsOf(shoot(mode, 1, 1, 'flak-h0', {}, { sky }).played, 'flak')).toMatchObject([{ modifiers }])
  },
)

test.each([
  ['direct', 'flak-h0', ['improvedFireDirection', 'proximityFuse']],
  ['direct', 'flak-l0', []],
  ['barrage', 'flak-h0', []],
] as const)(
  'WL-14.2.7.a WL-14.2.7.b advanced flak helps heavy direct fire alone: %s %s %j',
  (mode, type, names) => {
    const defender = { flak: { improvedFireDirection: true, proximityFuse: true } as const }
    const [facts] = factsOf(shoot(mode, 1, 1, type, {}, { defender }).played, 'flak')
    const modifiers = facts?.modifiers as { id: string }[] | undefined
    expect(modifiers?.map(({ id }) => id)).toEqual(names)
    expect(facts?.total).toBe(names.length === 0 ? 2 : 5)
  },
)

test('WL-14.2.7.a WL-14.2.7.b each on its own', () => {
  const only = (flak: { improvedFireDirection?: true; proximityFuse?: true }) =>
    factsOf(shoot('direct', 1, 1, 'flak-h0', {}, { defender: { flak } }).played, 'flak')[0]?.modifiers
  expect(only({ improvedFireDirection: true })).toEqual([{ id: 'improvedFireDirection', by: 1 }])
  expect(only({ proximityFuse: true })).toEqual([{ id: 'proximityFuse', by: 2 }])
})

test.each([
  [4, 4, 0, -1],
  [6, 6, 0, -2],
  [6, 6, -1, -2],
  [4, 4, -2, -2],
  [3, 3, -1, -1],
  [3, 3, 0, 0],
])(
  'WL-14.2.5.e the Bomb column spoils an attack made this turn, the larger penalty counts: %i + %i after %i: %i',
  (a, b, before, after) => {
    const { battle } = shoot('barrage', a, b, 'flak-h0', {}, {}, { flak: before })
    expect(battle.attacks[0]?.flak).toBe(after)
  },
)

test.each([
  [undefined, 0],
  [{}, -1],
])('WL-14.2.5.e the log tells of a spoilt attack only where there is one: %j %i', (attack, bomb) => {
  const { played } = shoot('barrage', 4, 4, 'flak-h0', {}, {}, attack)
  expect(factsOf(played, 'flak')).toMatchObject([{ bomb }])
})

test('WL-14.2.5.e WL-Q-96 only of the unit that was fired at, and the attack stands', () => {
  const { battle } = shoot('barrage', 4, 4, 'flak-h0', {}, {}, { unit: 7 })
  expect(battle.attacks).toMatchObject([{ unit: 7, flak: 0 }])
})

test('WL-14.2.6.b a fighter broken by flak loses its tally', () => {
  const surface = flak('flak-h0')
  const battle = battleOf('spitfire-i K3 flight >dA, d spitfire-i K3', { ...(surface && { surface }) })
  const unit = the(battle, 'rA')
  const shot = { mode: 'direct', from: { surface: 0, gun: 0 }, support: 0 } as const
  script(sufferFlak(battle, unit, shot), ['flak.roll 3 4, cohesion 1 1'], ['bombing.home'])
  expect(unit).toMatchObject({ broken: true, tally: undefined })
})

test.each([
  ['broken', { size: 'flight' }, ['flak.roll 3 4, cohesion 1 1']],
  ['shot down', { losses: 5 }, ['flak.roll 4 4, losses.confirm 6']],
] as const)(
  'WL-14.2.6.b a dogfight whose last fighter of one side is %s by flak is over',
  (_, piece, lines) => {
    const surface = flak('flak-h0')
    const battle = aBattle({
      units: [r('spitfire-i K3 >dA', piece), d('spitfire-i K3 >rA')],
      ...(surface && { surface }),
    })
    inDogfight(battle, 'rA', 'dA')
    const shot = { mode: 'direct', from: { surface: 0, gun: 0 }, support: 0 } as const
    script(sufferFlak(battle, the(battle, 'rA'), shot), lines, ['bombing.home', 'combat.face'])
    expect(the(battle, 'dA').dogfight).toBeUndefined()
    expect(battle.dogfights).toEqual([])
  },
)

test('WL-14.2.5.a totals off the table use its nearest row', () => {
  const low = shoot('barrage', 1, 1, 'flak-h0', { model: 'me-262' })
  expect(factsOf(low.played, 'flak')).toMatchObject([{ total: 1, row: 2, result: '-' }])
  const high = shoot('barrage', 6, 6, 'flak-h1', { model: 'ju-87' })
  expect(factsOf(high.played, 'flak')).toMatchObject([{ total: 14, row: 12, result: 2 }])
})
