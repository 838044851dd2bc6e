import { factsOf, ids, pauseAfter, script } from '@tallyho/engine/proof/script'
import { describe, expect, test } from 'vitest'
import { squareNamed } from '../../rules/01-words/geometry.ts'
import { beginMovement } from '../../rules/06-turn/move-order.ts'
import { bombTargets } from '../../rules/15-bombing/bombing.ts'
import type { Battle } from '../../state.ts'
import { testFlights } from '../kit/flights.ts'
import { act, at, face, flown, moveOf, nextMove, offered, step, thenFlown } from '../kit/moves.ts'
import { aProfile, barrageAt } from '../kit/runs.ts'
import { aBattle, inWing, type Layout, type Piece, r, the } from '../kit/table.ts'

/** Bombing missions in whole moves, with the movement rules around them. */

function raid(units: readonly Partial<Piece>[], type = 'bridge', layout: Partial<Layout> = {}): Battle {
  return aBattle({
    units: units.map((unit): Piece => r('ju-88 D8 bombing', unit)),
    bombing: true,
    surface: [`${type} K`],
    ...layout,
  })
}

const OVER_BRIDGE: Partial<Layout> = { bombing: true, surface: ['bridge K'] }
const OVER_TRUCKS: Partial<Layout> = { bombing: true, surface: ['truck K'] }

const home = (edge: 'left' | 'right') => `bombing.home home/${edge}`

describe('to the target', () => {
  testFlights(
    {
      'WL-15.2.1.b two squares a turn, jets three': [
        'ju-88 D8 bombing: 0 0 = F8>0',
        'ar-234 D8 bombing: 0 0 0 = G8>0',
      ],
      'WL-15.2.1.b a climb may take its place': ['p-51b D8 bombing: ? 0 1 7', 'p-51b D8 bombing: 1 = E9>1'],
      'WL-15.2.1.c one level down, then level': 'ju-88 D8 bombing: 7 ? 0',
      'WL-15.2.1.d WL-Q-31 the second bomber of a formation dives with the first':
        'ju-88 D8 bombing, ju-88 D9 bombing: rA 7 0 rB 0 7 = F8>7',
      'WL-15.2.1.e WL-8.2.f no dive bonus on the way, WL-15.3.g but on a profile that dives': [
        'ju-87 J8 bombing: - dive-bonus',
        'ju-87 J8 bombing: designate/level/0 - dive-bonus',
        'ju-87 J8 bombing: designate/dive/0 + dive-bonus',
      ],
      'WL-Q-90 given up, the limits of the way are back': [
        'ju-87 K8 bombing: designate/dive/0 6 break-off ? 0 4',
        'ju-87 K8 bombing: designate/dive/0 6 break-off - designate/dive/0',
      ],
      'WL-15.2.5.a past the target it turns round and comes back': 'ju-88 L8 bombing: 4 stop = K8>4',
      'WL-15.2.4.g farther off than four columns a fighter-bomber has two points':
        'p-47d F8 bombing: 0 0 = H8>0',
      'WL-15.2.4.g escorts of fighter-bombers do not share their third':
        'p-47d J8 bombing, p-51b J9 escort: rB 0 0 = L9>0',
      'WL-15.2.4.g WL-8.2.c within four columns two or three, one more for a dive on a profile': [
        'p-47d J8 bombing: ? attack attack/fast',
        'p-47d G8 bombing: ? attack attack/fast',
        'p-47d F8 bombing: - attack/fast',
        'p-47d J8 bombing: plan/attack/fast designate/steep/0 dive-bonus 0 6 6 6 6 6 6 stop = K2>6',
      ],
      'WL-15.3.i WL-15.3.j over its target with the last point a bomber may still drop, or not': [
        'he-111 I8 bombing: designate/level/0 0 0 ? stop drop jettison break',
        'he-111 I8 bombing: designate/level/0 0 0 drop home/right = K8>0 home:right',
      ],
      'WL-15.3.i WL-Q-83 after the attack the rest of the move is the way home':
        'ju-88 J8 bombing: designate/level/0 0 drop home/right 0 = L8>0 home:right',
      'WL-15.2.4.e a fighter-bomber goes on as a sweep with the points it has left':
        'p-47d J8 bombing: plan/attack designate/level/0 0 drop plan/continue 0 = L8>0 mission:sweep',
    },
    OVER_BRIDGE,
  )

  test('WL-15.2.1.f on a profile it dives as far as its points go', () => {
    const battle = raid([{ model: 'ju-87', at: 'K8' }])
    flown(battle, 'rA', act('designate/dive/0'), step(6, 6, 6, 6))
    expect(at(battle, 'rA')).toBe('K4>6')
    expect(the(battle, 'rA').profile).toMatchObject({ kind: 'dive', dived: 4 })
  })

  test('WL-15.2.1.g WL-Q-89 a third bomber does not end its move with two others', () => {
    const battle = raid([{}, {}, {}])
    flown(battle, 'rA', step(0, 0))
    thenFlown(battle, 'rB', step(0, 0))
    expect(at(battle, 'rB')).toBe('F8>0')
    // WL-Q-23 Its formation flew level, but there it finds no room.
    expect(ids(pauseAfter(nextMove(battle, 'rC')))).toEqual([
      'step/0',
      'step/7',
      'begin-circling',
      'jettison',
      'break',
    ])
    expect(ids(pauseAfter(nextMove(battle, 'rC'), [step(0)])).slice(0, -2)).toEqual([
      'step/7',
      'begin-circling',
    ])
  })

  test('WL-15.2.1.3.a circling takes the rest of the move, and goes on next turn until it is left', () => {
    const battle = raid([{}])
    flown(battle, 'rA', step(0), act('begin-circling'), face(0))
    expect(at(battle, 'rA')).toBe('E8>0')
    expect(offered(battle, 'rA')).toEqual(['circle', 'leave-circle', 'jettison', 'break'])
    flown(battle, 'rA', act('leave-circle'), step(0, 0))
    expect(at(battle, 'rA')).toBe('G8>0')
    expect(offered(battle, 'rA')).not.toContain('begin-circling')
  })
})

describe('after the attack', () => {
  test('WL-15.3.5.1.a the Slow marker comes off when the Movement Phase after the attack begins', () => {
    const battle = raid([{ model: 'tbf', load: 'torpedo', at: 'I0' }], 'dd')
    const unit = the(battle, 'rA')
    flown(battle, 'rA', act('designate/torpedo/0'), step(0, 0), act('drop'), home('left'))
    expect(unit.slow).toBe(true)
    script(bombTargets(battle), ['bombing.roll 1 1'])
    expect(unit.slow).toBe(true)
    script(beginMovement(battle))
    expect(unit.slow).toBe(false)
  })

  test('WL-15.3.5.1.a a run that is still flown stays slow', () => {
    const battle = raid([{ model: 'tbf', load: 'torpedo', at: 'I0' }], 'dd')
    flown(battle, 'rA', act('designate/torpedo/0'), step(0), act('break-off'))
    const unit = the(battle, 'rA')
    unit.slow = true
    unit.profile = aProfile('torpedo', { aimed: 1 })
    script(beginMovement(battle))
    expect(unit.slow).toBe(true)
  })

  testFlights(
    {
      'WL-15.3.7.e WL-15.2.3.b between two runs a sweep moves 3 points near surface targets': [
        'p-47d H0 sweep on-strafe ammo:low facing:4: + strafe',
        'p-47d H0 sweep on-strafe ammo:low facing:4: plan/strafe 4 ? 0 1 2',
        'p-47d G0 sweep on-strafe ammo:low facing:4: plan/strafe 2 0 = H1>0',
      ],
      'WL-15.2.3.b going on with its sweep ends that':
        'p-47d H0 sweep on-strafe ammo:low: plan/continue 0 0 = J0>0 strafing:none',
      'WL-15.3.7.e one that can strafe no more takes up its mission':
        'p-47d H0 sweep on-strafe ammo:depleted: - strafe',
    },
    OVER_TRUCKS,
  )

  testFlights(
    {
      'WL-15.5.3.b a kamikaze stops where it strikes':
        'a6m5 J1 bombing kamikaze: designate/kamikaze/0 7 drop = K0>7',
    },
    { ...OVER_BRIDGE, surface: ['cv K'] },
  )
})

describe('escorts of bombers on the attack', () => {
  testFlights(
    {
      'WL-15.2.2.a they climb or dive no more than the bombers may': [
        'ju-88 D8 bombing, bf-109e D9 escort: rB + 7',
        'ju-88 D8 bombing, bf-109e D9 escort: rB 7 ? 0 4',
      ],
      'WL-15.2.1.3.a they may circle where the bombers may begin to': [
        'ju-88 D8 bombing, bf-109e D9 escort: rB + circle',
        'ju-88 D8 bombing has-circled, bf-109e D9 escort: rB - circle',
      ],
      'WL-15.2.2.a and keep their place: not ahead of where the bombers can be':
        'ju-88 D8 bombing, bf-109e F9 escort: rB 0 = F8>5',
    },
    OVER_BRIDGE,
  )

  test.each<[string, Partial<Piece>, boolean]>([
    ['may yet begin to dive', { model: 'ju-87' }, true],
    ['cannot dive', { model: 'b-17g' }, false],
    ['fly a level run', { model: 'ju-87', profile: aProfile('level') }, false],
    ['fly a diving run', { model: 'ju-87', profile: aProfile('steep') }, true],
    ['are far off', { model: 'ju-87', at: 'F8' }, false],
    ['go home', { model: 'b-17g', home: 'right' }, true],
  ])('WL-15.2.2.a near the target they dive with bombers that %s', (_, bomber, dives) => {
    const column = bomber.at?.[0] ?? 'I'
    const escort: Partial<Piece> = { model: 'bf-109e', mission: 'escort', at: `${column}9` }
    expect(offered(raid([{ at: 'I8', ...bomber }, escort]), 'rB', step(6)).includes('step/6')).toBe(dives)
  })
})

test('WL-14.2.3.a WL-9.5.6.d flak on the way: any turn that costs a point draws fire, a balbo’s sharp turn too', () => {
  const battle = aBattle({
    units: ['G5', 'G6', 'G7'].map(square =>
      r(`spitfire-i ${square} intercept`, { vector: squareNamed('I15') }),
    ),
    surface: ['flak-h0 G Flak'],
  })
  barrageAt(battle, 'G5')
  inWing(battle, 'rA', 'rB', 'rC')
  const played = script(moveOf(battle, 'rB'), [step(2), 'flak.roll 1 1'])
  expect(at(battle, 'rB')).toBe('G7>2')
  expect(factsOf(played, 'flak')).toHaveLength(1)
})

test('WL-14.2.3.a WL-14.2.5.e flak on the way: the barrage comes when the move is over, and spoils the attack made in it', () => {
  const battle = raid([{ at: 'J8' }], 'flak-h0')
  barrageAt(battle, 'K8')
  const played = flown(
    battle,
    'rA',
    act('designate/level/0'),
    step(0),
    act('drop'),
    home('right'),
    step(0),
    'flak.roll 4 4, cohesion 6 6',
  )
  expect(factsOf(played, 'flak')).toMatchObject([{ id: 'rA', mode: 'barrage', bomb: -1 }])
  expect(battle.attacks).toMatchObject([{ flak: -1 }])
})
