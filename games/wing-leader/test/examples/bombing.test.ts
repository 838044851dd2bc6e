import { factsOf, script } from '@tallyho/engine/proof/script'
import { describe, expect, test } from 'vitest'
import { altitudeOf, nameOf, squareNamed } from '../../rules/01-words/geometry.ts'
import { isHighSpeed } from '../../rules/03-aircraft/ratings.ts'
import { fly } from '../../rules/08-movement/flight.ts'
import { sufferBarrage } from '../../rules/14-surface/barrage.ts'
import { fireFlak } from '../../rules/14-surface/direct-fire.ts'
import { surfaceAt } from '../../rules/14-surface/surface.ts'
import { cornersOpenTo, isInZone, zonesFlown } from '../../rules/14-surface/zones.ts'
import { bombValueOf } from '../../rules/15-bombing/bomb-values.ts'
import { bomb, bombingModifiers } from '../../rules/15-bombing/bombing.ts'
import type { Battle, Unit } from '../../state.ts'
import { PROOF_TABLES } from '../kit/charts.ts'
import { AIMED, does, flies, inFlight, offers } from '../kit/runs.ts'
import { aBattle, battleOf, type Layout, type Piece, r, the } from '../kit/table.ts'

const [RIGHT, DOWN, DOWN_RIGHT] = [0, 6, 7] as const

function withTarget(
  type: string,
  piece: Partial<Piece> = {},
  layout: Partial<Layout> = {},
): { battle: Battle; unit: Unit } {
  const battle = aBattle({
    units: [r('he-111 K4 bombing', piece)],
    bombing: true,
    surface: [`${type} K`],
    ...layout,
  })
  return { battle, unit: the(battle, 'rA') }
}

const flakDice = ['flak.roll 1 1']

describe('flak', () => {
  test('WL-EX-62 H0 with two channels fires at two units in a Combat Phase', () => {
    const battle = aBattle({
      units: ['K3', 'K4', 'K5'].map((at): Piece => r(`spitfire-i ${at}`)),
      surface: ['flak-h0 K Flak'],
    })
    const lines = ['flak.fire fire/0.0/rA', ...flakDice, 'flak.fire fire/0.0/rC', ...flakDice]
    expect(factsOf(script(fireFlak(battle), lines), 'flak').map(({ id }) => id)).toEqual(['rA', 'rC'])
  })

  test('WL-EX-63 a Barrage marker between K4, K5, L4 and L5 covers those four squares', () => {
    const { battle } = withTarget('flak-h0')
    const flak = surfaceAt(battle, 0)
    if (flak.guns[0]) flak.guns[0].barrage = squareNamed('K4')
    const zone = Array.from({ length: 520 }, (_, square) => square).filter(square =>
      isInZone(battle, flak, 0, square),
    )
    expect(zone.map(nameOf)).toEqual(['K4', 'K5', 'L4', 'L5'])
  })

  test('WL-EX-64 light flak in K: the corners J|K and K|L over its square; heavy has these and all above', () => {
    const { battle } = withTarget('flak-l0', {}, { surface: ['flak-l0 K Light', 'flak-h0 K Heavy'] })
    const [light, heavy] = [0, 1].map(surface => cornersOpenTo(battle, { surface, gun: 0 }).map(nameOf))
    expect(light).toEqual(['J0', 'K0'])
    expect(heavy).toEqual(expect.arrayContaining(['J0', 'K0', 'J18', 'K18']))
    expect(heavy).toHaveLength(76)
  })

  test('WL-EX-65 through a heavy and a small-arms zone: one attack by the heavy flak, one point of support', () => {
    const { battle, unit } = withTarget(
      'flak-s0',
      { model: 'spitfire-i', mission: 'sweep', at: 'L0' },
      { surface: ['flak-s0 K Small arms', 'flak-h1 K Heavy'] },
    )
    const [heavy] = surfaceAt(battle, 1).guns
    if (heavy) heavy.barrage = squareNamed('K0')
    for (const name of ['K0', 'L0']) unit.deeds.track.push({ square: squareNamed(name), how: 'entered' })
    const played = script(sufferBarrage(battle, unit), ['flak.zone flak/1.0', ...flakDice])
    expect(factsOf(played, 'flak')).toMatchObject([
      {
        modifiers: [
          { id: 'strength', by: 1 },
          { id: 'support', by: 1 },
        ],
      },
    ])
  })

  test('WL-EX-66 a barrage of the mover’s own side attacks it all the same, and the other player picks', () => {
    const battle = battleOf('d spitfire-i K0', { surface: ['flak-s0 K Small arms'], balloons: 'K0' })
    const unit = the(battle, 'dA')
    unit.deeds.track.push({ square: squareNamed('K0'), how: 'entered' })
    const played = script(sufferBarrage(battle, unit), ['flak.zone flak/0.0', ...flakDice])
    expect(played.pauses[0]).toMatchObject({ seat: 'raider' })
    expect(factsOf(played, 'flak')).toHaveLength(1)
  })

  test('WL-EX-67 two H1 with two channels at one unit: one roll with one point of support, a channel left to each', () => {
    const battle = aBattle({
      units: ['K3', 'K9'].map((at): Piece => r(`spitfire-i ${at}`)),
      surface: ['One', 'Two'].map(name => ({ type: 'flak-h1', name, column: 'K' })),
    })
    const fire = fireFlak(battle)
    const lines = ['flak.fire fire/0.0/rA, flak.support with/1.0', ...flakDice]
    const played = script(fire, [...lines, 'flak.fire hold-fire'])
    expect(factsOf(played, 'flak')).toMatchObject([{ support: 1 }])
    const pause = played.pauses.at(-1)
    expect(pause && 'options' in pause && pause.options.map(({ id }) => id)).toEqual([
      'hold-fire',
      'fire/0.0/rB',
      'fire/1.0/rB',
    ])
  })

  test('WL-EX-68 a bomber and the friendly fighter on its tail: two rolls, one channel', () => {
    const battle = battleOf('he-111 K3 bombing, d spitfire-i K3 >rA, he-111 L3 bombing', {
      surface: ['flak-h1 K Flak'],
    })
    const lines = ['flak.fire fire/0.0/rA', ...flakDice, ...flakDice, 'flak.fire fire/0.0/rB', ...flakDice]
    expect(factsOf(script(fireFlak(battle), lines), 'flak').map(({ id }) => id)).toEqual(['rA', 'dA', 'rB'])
  })

  test('WL-EX-69 low-angle guns lay barrages at altitude 0 alone', () => {
    const { battle } = withTarget('ca-old')
    expect(cornersOpenTo(battle, { surface: 0, gun: 0 }).map(altitudeOf)).toEqual([0, 0, 0, 0])
  })

  test('WL-EX-70 through two balloon zones: one attack with one point of support', () => {
    const { battle, unit } = withTarget(
      'truck',
      { model: 'spitfire-i', mission: 'sweep', at: 'L1' },
      { balloons: [{ square: 'K2' }, { square: 'L1' }] },
    )
    for (const name of ['K1', 'L1']) unit.deeds.track.push({ square: squareNamed(name), how: 'entered' })
    expect(zonesFlown(battle, unit, 0)).toHaveLength(2)
    const played = script(sufferBarrage(battle, unit), ['flak.zone balloon/0', ...flakDice])
    expect(factsOf(played, 'flak')).toMatchObject([{ modifiers: [{ id: 'support', by: 1 }] }])
  })
})

describe('bombing', () => {
  test('WL-EX-61 a destroyer of defence -2, dive-bombed out of the Sun, has -1', () => {
    const { battle, unit } = withTarget('dd', { model: 'ju-87', at: 'K4' }, { sky: { sun: 'above' } })
    inFlight(battle, 'rA')
    does(battle, unit, 'designate/dive/0')
    flies(battle, unit, DOWN, DOWN, DOWN)
    does(battle, unit, 'drop', ['bombing.home home/left'])
    const [attack] = battle.attacks
    if (attack === undefined) throw new Error('No attack')
    const list = bombingModifiers(battle, unit, surfaceAt(battle, 0), attack)
    expect(list.find(({ id }) => id === 'defence')?.by).toBe(-1)
  })

  test('WL-EX-71 a dive from altitude 2 to 0 attacks with +3 and without aim, -1', () => {
    const { battle, unit } = withTarget('truck', { model: 'ju-87', at: 'K2' })
    inFlight(battle, 'rA')
    does(battle, unit, 'designate/dive/0')
    flies(battle, unit, DOWN, DOWN)
    does(battle, unit, 'drop', ['bombing.home home/left'])
    const [attack] = battle.attacks
    if (attack === undefined) throw new Error('No attack')
    expect(bombingModifiers(battle, unit, surfaceAt(battle, 0), attack)).toEqual([
      { id: 'dive', by: 3 },
      { id: 'no-aim', by: -1 },
    ])
  })

  test('WL-EX-72 an SB2C dives from J4 with the bonus: one point into the column, three halves down, half a point lapses', () => {
    const { battle, unit } = withTarget('dd', { model: 'sb2c', at: 'J4' })
    battle.movement = { step: 3, ordinal: 0, dogfights: [], queue: [unit.no], order: [], followed: [] }
    script(fly(battle), [
      'move.step designate/dive/0 dive-bonus step/7 step/6 step/6 step/6 drop',
      'bombing.home home/left',
    ])
    expect(nameOf(unit.square)).toBe('K0')
    expect(unit.facing).toBe(DOWN)
    expect(battle.attacks).toMatchObject([{ kind: 'dive', altitude: 0, aimed: true }])
    expect(isHighSpeed(battle, unit)).toBe(true)
  })

  test('WL-EX-73 after a level attack a strafing profile may begin against another target, to attack next turn', () => {
    const { battle, unit } = withTarget(
      'truck',
      { model: 'p-47d', at: 'J0', mission: 'strafing' },
      { surface: ['K', 'L'].map(column => ({ type: 'truck', name: 'Trucks', column })) },
    )
    inFlight(battle, 'rA', 3)
    does(battle, unit, 'designate/level/0')
    flies(battle, unit, RIGHT)
    does(battle, unit, 'drop')
    does(battle, unit, 'designate/strafing/1')
    expect(unit.profile).toMatchObject({ kind: 'strafing', target: 1 })
    flies(battle, unit, RIGHT)
    expect(offers(battle, unit)).not.toContain('drop')
  })

  test('WL-EX-74 a glide begun at altitude 4 enters the target column at altitude 2', () => {
    const { battle, unit } = withTarget('truck', { model: 'p-47d', at: 'I4' })
    inFlight(battle, 'rA', 3)
    does(battle, unit, 'designate/glide/0')
    flies(battle, unit, DOWN_RIGHT, DOWN_RIGHT)
    expect(nameOf(unit.square)).toBe('K2')
    expect(offers(battle, unit)).toContain('drop')
  })

  test.each<[string, string, Partial<Piece>, number]>([
    ['firepower 0', 'truck', { model: 'popgun' }, 1],
    ['firepower 2', 'truck', { model: 'bf-109g-6' }, 2],
    ['firepower 2 with gun pods', 'truck', { model: 'bf-109g-6', pod: 'gun' }, 4],
    ['the same against a bunker', 'bunker', { model: 'bf-109g-6', pod: 'gun' }, 2],
    ['firepower 2 with an anti-tank gun 4', 'tank', { model: 'hs-129' }, 4],
  ])('WL-EX-75 strafing with %s on a %s', (_, type, piece, value) => {
    const { battle, unit } = withTarget(type, { mission: 'strafing', ...piece })
    expect(bombValueOf(battle, unit, { ...AIMED, kind: 'strafing' })).toBe(value)
  })

  test.each([
    [50, 7],
    [25, 3],
    [10, 1],
  ])('WL-EX-76 a bomb value of 13: %i percent is %i hits', (percent, hits) => {
    const bombing = { ...PROOF_TABLES.bombing, rows: [{ total: -4, percent }] }
    const { battle } = withTarget('truck', { bombValue: 13 }, { tables: { ...PROOF_TABLES, bombing } })
    script(bomb(battle, AIMED), ['bombing.roll 3 4'])
    expect(surfaceAt(battle, 0).hits).toBe(hits)
  })

  test('WL-EX-77 an A6M5 flight with one loss strikes a carrier: value 7 + 4, 25 percent is 3 hits, and it is gone', () => {
    const { battle, unit } = withTarget('cv', {
      model: 'a6m5',
      size: 'flight',
      losses: 1,
      line_: { kamikaze: true },
    })
    const played = script(bomb(battle, { ...AIMED, kind: 'kamikaze' }), ['bombing.roll 3 4'])
    expect(factsOf(played, 'bombing')).toMatchObject([{ total: 8, percent: 25, value: 11, hits: 3 }])
    expect(unit.at).toBe('expended')
  })
})
