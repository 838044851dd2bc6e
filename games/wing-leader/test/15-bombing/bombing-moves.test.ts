import { describe, expect, test } from 'vitest'
import { squareNamed } from '../../rules/01-words/geometry.ts'
import { beginMovement } from '../../rules/06-turn/move-order.ts'
import { bombTargets } from '../../rules/15-bombing/bombing.ts'
import type { Battle } from '../../state.ts'
import { act, at, face, flown, moveOf, nextMove, offered, plan, step, thenFlown, ways } from '../kit/moves.ts'
import { aProfile, barrageAt } from '../kit/runs.ts'
import {
  aBattle,
  factsOf,
  ids,
  inWing,
  type Layout,
  type Piece,
  pauseAfter,
  r,
  script,
  the,
} from '../kit/table.ts'

/** Bombing missions in whole moves, with the movement rules around them. */

function raid(units: readonly Partial<Piece>[], type = 'bridge', layout: Partial<Layout> = {}): Battle {
  return aBattle({
    units: units.map((unit): Piece => r('ju-88 D8 bombing', unit)),
    bombing: true,
    surface: [`${type} K`],
    ...layout,
  })
}

const home = (edge: 'left' | 'right') => `bombing.home home/${edge}`

describe('to the target', () => {
  test('WL-15.2.1.b two squares a turn, jets three', () => {
    const slow = raid([{}])
    flown(slow, 'rA', step(0, 0))
    expect(at(slow, 'rA')).toBe('F8>0')
    const jet = raid([{ model: 'ar-234' }])
    flown(jet, 'rA', step(0, 0, 0))
    expect(at(jet, 'rA')).toBe('G8>0')
  })

  test('WL-15.2.1.b a climb may take its place', () => {
    const battle = raid([{ model: 'p-51b' }])
    expect(ways(offered(battle, 'rA'))).toEqual([0, 1, 7])
    flown(battle, 'rA', step(1))
    expect(at(battle, 'rA')).toBe('E9>1')
  })

  test('WL-15.2.1.c one level down, then level', () =>
    expect(ways(offered(raid([{}]), 'rA', step(7)))).toEqual([0]))

  test('WL-15.2.1.d WL-Q-31 the second bomber of a formation dives with the first', () => {
    const battle = raid([{}, { at: 'D9' }])
    flown(battle, 'rA', step(7, 0))
    thenFlown(battle, 'rB', step(0, 7))
    expect(at(battle, 'rB')).toBe('F8>7')
  })

  test('WL-15.2.1.e no dive bonus on the way, WL-15.3.g but on a profile that dives', () => {
    const battle = raid([{ model: 'ju-87', at: 'J8' }])
    expect(offered(battle, 'rA')).not.toContain('dive-bonus')
    expect(offered(battle, 'rA', act('designate/level/0'))).not.toContain('dive-bonus')
    const diving = raid([{ model: 'ju-87', at: 'J8' }])
    expect(offered(diving, 'rA', act('designate/dive/0'))).toContain('dive-bonus')
  })

  test('WL-15.2.1.f on a profile it dives as far as its points go', () => {
    const battle = raid([{ model: 'ju-87', at: 'K8' }])
    flown(battle, 'rA', act('designate/dive/0'), step(6, 6, 6, 6))
    expect(at(battle, 'rA')).toBe('K4>6')
    expect(the(battle, 'rA').profile).toMatchObject({ kind: 'dive', dived: 4 })
  })

  test('WL-Q-90 given up, the limits of the way are back', () => {
    const battle = raid([{ model: 'ju-87', at: 'K8' }])
    const open = offered(battle, 'rA', act('designate/dive/0'), step(6), act('break-off'))
    expect(ways(open)).toEqual([0, 4])
    expect(open).not.toContain('designate/dive/0')
  })

  test('WL-15.2.5.a past the target it turns round and comes back', () => {
    const battle = raid([{ at: 'L8' }])
    flown(battle, 'rA', step(4), act('stop'))
    expect(at(battle, 'rA')).toBe('K8>4')
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

describe('three points for fighter-bombers', () => {
  test('WL-15.2.4.g WL-8.2.c within four columns two or three, one more for a dive on a profile', () => {
    const battle = raid([{ model: 'p-47d', at: 'J8' }])
    expect(offered(battle, 'rA')).toEqual(['attack', 'attack/fast'])
    flown(
      battle,
      'rA',
      plan('attack/fast'),
      act('designate/steep/0'),
      act('dive-bonus'),
      step(0),
      ...Array(6).fill(step(6)),
      act('stop'),
    )
    expect(at(battle, 'rA')).toBe('K2>6')
  })

  test('WL-15.2.4.g farther off two', () => {
    const battle = raid([{ model: 'p-47d', at: 'F8' }])
    flown(battle, 'rA', step(0, 0))
    expect(at(battle, 'rA')).toBe('H8>0')
  })

  test('WL-15.2.4.g their escorts do not share it', () => {
    const battle = raid([
      { model: 'p-47d', at: 'J8' },
      { model: 'p-51b', mission: 'escort', at: 'J9' },
    ])
    flown(battle, 'rB', step(0, 0))
    expect(at(battle, 'rB')).toBe('L9>0')
  })
})

describe('after the attack', () => {
  test('WL-15.3.i WL-Q-83 the rest of the move is the way home', () => {
    const battle = raid([{ at: 'J8' }])
    flown(battle, 'rA', act('designate/level/0'), step(0), act('drop'), home('right'), step(0))
    expect(at(battle, 'rA')).toBe('L8>0')
    expect(the(battle, 'rA').home).toBe('right')
  })

  test('WL-15.2.4.e a fighter-bomber goes on as a sweep with the points it has left', () => {
    const battle = raid([{ model: 'p-47d', at: 'J8' }])
    flown(
      battle,
      'rA',
      plan('attack'),
      act('designate/level/0'),
      step(0),
      act('drop'),
      plan('continue'),
      step(0),
    )
    expect(at(battle, 'rA')).toBe('L8>0')
    expect(the(battle, 'rA').mission).toBe('sweep')
  })

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

  test('WL-15.3.7.e WL-15.2.3.b between two runs a sweep moves 3 points near surface targets', () => {
    const battle = raid(
      [{ model: 'p-47d', mission: 'sweep', facing: 4, at: 'H0', strafing: true, ammo: 'low' }],
      'truck',
    )
    expect(offered(battle, 'rA')).toContain('strafe')
    expect(ways(offered(battle, 'rA', plan('strafe'), step(4)))).toEqual([0, 1, 2])
    expect(at(battle, 'rA')).toBe('G0>4')
    flown(battle, 'rA', plan('strafe'), step(2, 0))
    expect(at(battle, 'rA')).toBe('H1>0')
  })

  test('WL-15.2.3.b going on with its sweep ends that', () => {
    const battle = raid(
      [{ model: 'p-47d', mission: 'sweep', at: 'H0', strafing: true, ammo: 'low' }],
      'truck',
    )
    flown(battle, 'rA', plan('continue'), step(0, 0))
    expect(the(battle, 'rA').strafing).toBeUndefined()
  })

  test('WL-15.3.7.e one that can strafe no more takes up its mission', () => {
    const battle = raid(
      [{ model: 'p-47d', mission: 'sweep', at: 'H0', strafing: true, ammo: 'depleted' }],
      'truck',
    )
    expect(offered(battle, 'rA')).not.toContain('strafe')
  })

  test('WL-15.5.3.b a kamikaze stops where it strikes', () => {
    const battle = raid([{ model: 'a6m5', at: 'J1', line_: { kamikaze: true } }], 'cv')
    flown(battle, 'rA', act('designate/kamikaze/0'), step(7), act('drop'))
    expect(at(battle, 'rA')).toBe('K0>7')
  })
})

describe('escorts of bombers on the attack', () => {
  const escorted = (escort: string) =>
    raid([{ at: 'D8' }, { model: 'bf-109e', mission: 'escort', at: escort }])

  test('WL-15.2.2.a they climb or dive no more than the bombers may', () => {
    expect(ways(offered(escorted('D9'), 'rB'))).toContain(7)
    expect(ways(offered(escorted('D9'), 'rB', step(7)))).toEqual([0, 4])
  })

  test.each<[string, Partial<Piece>, boolean]>([
    ['may yet begin to dive', { model: 'ju-87' }, true],
    ['cannot dive', { model: 'b-17g' }, false],
    ['fly a level run', { model: 'ju-87', profile: aProfile('level') }, false],
    ['fly a diving run', { model: 'ju-87', profile: aProfile('steep') }, true],
    ['are far off', { model: 'ju-87', at: 'F8' }, false],
    ['go home', { model: 'b-17g', home: 'right' }, true],
  ])('WL-15.2.2.a near the target they dive with bombers that %s', (_, bomber, dives) => {
    const column = bomber.at?.[0] ?? 'I'
    const battle = raid([
      { at: 'I8', ...bomber },
      { model: 'bf-109e', mission: 'escort', at: `${column}9` },
    ])
    expect(ways(offered(battle, 'rB', step(6)))).toEqual(
      dives ? expect.arrayContaining([6]) : expect.not.arrayContaining([6]),
    )
  })

  test('WL-15.2.1.3.a they may circle where the bombers may begin to', () => {
    const battle = escorted('D9')
    expect(offered(battle, 'rB')).toContain('circle')
    the(battle, 'rA').hasCircled = true
    expect(offered(battle, 'rB')).not.toContain('circle')
  })

  test('WL-15.2.2.a and keep their place: not ahead of where the bombers can be', () => {
    const battle = escorted('F9')
    flown(battle, 'rB', step(0))
    expect(at(battle, 'rB')).toBe('F8>5')
  })
})

describe('flak on the way', () => {
  test('WL-14.2.3.a WL-9.5.6.d any turn that costs a point draws fire, a balbo’s sharp turn too', () => {
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

  test('WL-14.2.3.a WL-14.2.5.e the barrage comes when the move is over, and spoils the attack made in it', () => {
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
})
