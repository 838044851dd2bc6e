import { factsOf, type Lines, script } from '@tallyho/engine/proof/script'
import { expect, test } from 'vitest'
import type { Force } from '../../pack/types.ts'
import { type FlakShot, sufferFlak } from '../../rules/14-surface/flak-table.ts'
import type { Attack, Battle } from '../../state.ts'
import { PROOF_TABLES } from '../kit/charts.ts'
import { AFTER, AIMED } from '../kit/runs.ts'
import { battleOf, cases, type Layout, the } from '../kit/table.ts'

interface Shot extends Omit<Layout, 'units'> {
  /** Who fires, at which unit. */
  readonly gun?: string
  readonly at?: string
  readonly support?: number
  readonly attack?: Partial<Attack>
}

type Mode = FlakShot['mode']

/** A flak unit in K fires at a Spitfire at K3 unless told otherwise; the dice first, then what follows. */
function shoot(mode: Mode, lines: Lines, shot: Shot = {}) {
  const { gun = 'flak-h0', at = 'spitfire-i K3', support = 0, attack, ...layout } = shot
  const battle = battleOf(at, { surface: [`${gun} K`], ...layout })
  if (attack) battle.attacks.push({ ...AIMED, altitude: 3, ...attack })
  return { battle, played: fired(battle, { mode, from: { surface: 0, gun: 0 }, support }, lines) }
}

const fired = (battle: Battle, shot: FlakShot, lines: Lines) =>
  script(sufferFlak(battle, the(battle, 'rA'), shot), lines, AFTER)

/** What is told of the shot. */
const told = (mode: Mode, dice: string, shot: Shot = {}) =>
  factsOf(shoot(mode, `flak.roll ${dice}`, shot).played, 'flak')[0] ?? {}

const modifiersOf = (...shot: Parameters<typeof told>) =>
  (told(...shot).modifiers as { id: string; by: number }[]).map(({ id, by }) => `${id} ${by}`).join(', ')

test.each([
  ['barrage', '3 3', '-'],
  ['direct', '3 3', '-'],
  ['barrage', '3 4', '-'],
  ['direct', '3 4', 'C'],
  ['barrage', '4 4', 'C'],
  ['direct', '4 4', 1],
  ['barrage', '5 5', 1],
  ['direct', '5 5', 2],
  ['barrage', '6 6', 2],
  ['direct', '6 6', 'd6'],
] as const)('WL-14.2.5.a %s column, %s: %s', (mode, dice, result) => {
  const [a = 0, b = 0] = dice.split(' ').map(Number)
  expect(told(mode, dice)).toMatchObject({ dice: [a, b], total: a + b, result })
})

const COHESION = ['cohesion.1', 'cohesion.2']

test.each([
  ['-', 'flak.roll 1 1', []],
  ['C', 'flak.roll 3 4', COHESION],
  ['1', 'flak.roll 4 4', ['losses.confirm', ...COHESION]],
  ['2', 'flak.roll 5 5', ['losses.confirm', 'losses.confirm', ...COHESION]],
  ['1d6', 'flak.roll 6 6, flak.hits 2', ['flak.hits', 'losses.confirm', 'losses.confirm', ...COHESION]],
])('WL-14.2.5.c result %s: hits are confirmed, then cohesion is checked', (_, lines, then) => {
  const { pauses } = shoot('direct', lines).played
  expect(pauses.slice(2).map(pause => ('what' in pause ? pause.what : ''))).toEqual(then)
})

const DUAL: Shot = { defender: { flak: { dualFuse: true } } }

test.each<[string, Mode, string, Shot, number]>([
  ['WL-14.2.5.d a barrage', 'barrage', '5 5', {}, 0],
  ['WL-14.2.5.d direct fire', 'direct', '4 4', {}, 1],
  ['WL-14.2.7.c a barrage with dual fuses', 'barrage', '5 5', DUAL, 1],
  ['WL-14.2.7.c direct fire with dual fuses', 'direct', '4 4', DUAL, 2],
  ['WL-14.2.7.c light flak has no dual fuses: direct fire', 'direct', '4 4', { ...DUAL, gun: 'flak-l0' }, 1],
])('%s is confirmed with the right firepower', (_, mode, dice, shot, firepower) =>
  expect(factsOf(shoot(mode, `flak.roll ${dice}`, shot).played, 'confirmation')).toMatchObject([
    { firepower },
  ]),
)

const { flak: FLAK } = PROOF_TABLES
const CHANGED = { ...FLAK, modifiers: { ...FLAK.modifiers, strength: 3, support: 2 } }
const advanced = (flak: NonNullable<Force['flak']>): Shot => ({ defender: { flak } })
const [DIRECTED, FUSED] = [{ improvedFireDirection: true }, { proximityFuse: true }] as const
const BOTH = advanced({ ...DIRECTED, ...FUSED })

test.each<[string, Mode, Shot, string]>([
  ['WL-14.2.a WL-C-32 strength helps', 'barrage', { gun: 'flak-h1' }, 'strength 1'],
  [
    'WL-14.2.5.a WL-14.2.4.f the table says what a point of strength and a supporting unit are worth',
    'barrage',
    { gun: 'flak-h1', support: 2, tables: { ...PROOF_TABLES, flak: CHANGED } },
    'strength 3, support 4',
  ],
  ['WL-C-33 WL-C-59 the target’s basic speed tells', 'barrage', { at: 'ju-87 K3' }, 'speed 1'],
  ['WL-C-33 WL-C-59 the target’s basic speed tells', 'direct', { at: 'ju-87 K3' }, 'speed 1'],
  ['WL-C-33 WL-C-59 the target’s basic speed tells', 'barrage', { at: 'me-262 K3' }, 'speed -1'],
  ['WL-C-33 WL-C-59 the target’s basic speed tells', 'direct', { at: 'me-262 K3' }, 'speed -1'],
  ['WL-14.2.5.b WL-C-34 altitude tells in direct fire', 'direct', { at: 'spitfire-i K8' }, 'altitude 1'],
  ['WL-14.2.5.b WL-C-34 not in a barrage', 'barrage', { at: 'spitfire-i K8' }, ''],
  [
    'WL-4.7.g WL-Q-95 weather on the line of sight hampers direct fire',
    'direct',
    { sky: 'broken K1' },
    'weather -2',
  ],
  ['WL-4.7.g WL-Q-95 not a barrage', 'barrage', { sky: 'broken K1' }, ''],
  [
    'WL-14.2.7.a WL-14.2.7.b advanced flak helps heavy direct fire',
    'direct',
    BOTH,
    'improvedFireDirection 1, proximityFuse 2',
  ],
  ['WL-14.2.7.a WL-14.2.7.b not light', 'direct', { ...BOTH, gun: 'flak-l0' }, ''],
  ['WL-14.2.7.a WL-14.2.7.b nor a barrage', 'barrage', BOTH, ''],
  ['WL-14.2.7.a each on its own', 'direct', advanced(DIRECTED), 'improvedFireDirection 1'],
  ['WL-14.2.7.b each on its own', 'direct', advanced(FUSED), 'proximityFuse 2'],
])('%s: %s', (_, mode, shot, modifiers) => {
  expect(modifiersOf(mode, '1 1', shot)).toBe(modifiers)
  const sum = modifiers.match(/-?\d+/g)?.reduce((total, by) => total + Number(by), 0) ?? 0
  expect(told(mode, '1 1', shot).total).toBe(2 + sum)
})

test.each([
  ['4 4', 0, -1],
  ['6 6', 0, -2],
  ['6 6', -1, -2],
  ['4 4', -2, -2],
  ['3 3', -1, -1],
  ['3 3', 0, 0],
])(
  'WL-14.2.5.e the Bomb column spoils an attack made this turn, the larger penalty counts: %s after %i: %i',
  (dice, before, after) => {
    const { battle } = shoot('barrage', `flak.roll ${dice}`, { attack: { flak: before } })
    expect(battle.attacks[0]?.flak).toBe(after)
  },
)

test.each<[Shot, number]>([
  [{}, 0],
  [{ attack: {} }, -1],
])('WL-14.2.5.e the log tells of a spoilt attack only where there is one: %j %i', (shot, bomb) =>
  expect(told('barrage', '4 4', shot)).toMatchObject({ bomb }),
)

test.each(['strafing', 'atgr', 'torpedo'] as const)(
  'WL-Q-102 WL-14.2.5.e it spoils attacks without bombs as well: %s',
  kind => {
    const { battle } = shoot('barrage', 'flak.roll 4 4', { attack: { kind } })
    expect(battle.attacks[0]?.flak).toBe(-1)
  },
)

test('WL-14.2.5.e WL-Q-96 only of the unit that was fired at, and the attack stands', () => {
  const { battle } = shoot('barrage', 'flak.roll 4 4', { attack: { unit: 7 } })
  expect(battle.attacks).toMatchObject([{ unit: 7, flak: 0 }])
})

test('WL-14.2.6.b a fighter broken by flak loses its tally', () => {
  const at = 'spitfire-i K3 flight >dA, d spitfire-i K3'
  const { battle } = shoot('direct', 'flak.roll 3 4, cohesion 1 1', { at })
  expect(the(battle, 'rA')).toMatchObject({ broken: true, tally: undefined })
})

test.each(
  cases({
    'flight broken': 'flak.roll 3 4, cohesion 1 1',
    'losses:5 shot down': 'flak.roll 4 4, losses.confirm 6',
  }),
)('WL-14.2.6.b a dogfight whose last fighter of one side is %s by flak is over', (how, lines) => {
  const at = `spitfire-i K3 >dA fighting ${how.split(' ')[0]}, d spitfire-i K3 >rA fighting`
  const { battle } = shoot('direct', lines, { at })
  expect([the(battle, 'dA').dogfight, battle.dogfights]).toEqual([undefined, []])
})

test('WL-14.2.5.a totals off the table use its nearest row', () => {
  expect(told('barrage', '1 1', { at: 'me-262 K3' })).toMatchObject({ total: 1, row: 2, result: '-' })
  const high = told('barrage', '6 6', { gun: 'flak-h1', at: 'ju-87 K3' })
  expect(high).toMatchObject({ total: 14, row: 12, result: 2 })
})
