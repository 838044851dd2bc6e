import { factsOf, script } from '@tallyho/engine/proof/script'
import { describe, expect, test } from 'vitest'
import { gainTally, loseTally } from '../../rules/07-tallies/tallies.ts'
import { raiderTallies } from '../../rules/07-tallies/tally-phase.ts'
import { bombTargets } from '../../rules/15-bombing/bombing.ts'
import type { Battle } from '../../state.ts'
import { testFlights } from '../kit/flights.ts'
import { act, at, flown, offered, plan, step, ways } from '../kit/moves.ts'
import { aProfile } from '../kit/runs.ts'
import { aBattle, battleOf, type Layout, type Line, type Piece, r, the } from '../kit/table.ts'

/** How bombing and strafing runs end, in whole moves. */

const RUN = aProfile('strafing')

function run(piece: Partial<Piece>, type = 'truck'): Battle {
  return aBattle({ units: [r('p-47d H4 sweep', piece)], bombing: true, surface: [`${type} K`] })
}

const OVER_TRUCKS: Partial<Layout> = { bombing: true, surface: ['truck K'] }

describe('a run given up', () => {
  testFlights(
    {
      'WL-15.2.1.e WL-Q-90 takes the dive bonus with it':
        'ju-87 J8 bombing: designate/dive/0 dive-bonus break-off 0 0 = L8>0',
      'WL-15.2.1.e WL-Q-90 but no point that has been spent':
        'ju-87 J8 bombing: designate/dive/0 dive-bonus 0 6 6 break-off stop = K6>6',
      'WL-15.2.3.b a sweep that has not strafed goes on with its sweep: two squares, straight on': [
        'p-47d H4 sweep: plan/continue designate/strafing/0 break-off 0 = J4>0 strafing:none',
        'p-47d H4 sweep on-strafe: plan/strafe designate/strafing/0 break-off 0 = J4>0 strafing:none',
      ],
      'WL-15.2.3.b by one that has strafed before and took up its sweep again: the same':
        'p-47d H4 sweep strafes:1 ammo:low: plan/continue designate/strafing/0 break-off 0 = J4>0',
      'WL-15.3.7.e one that has strafed keeps its points and flies as it likes': [
        'p-47d H4 sweep on-strafe strafes:1 ammo:low: plan/strafe designate/strafing/0 break-off ? 0 1 2 3 4 5 6 7',
        'p-47d H4 sweep on-strafe strafes:1 ammo:low: plan/strafe designate/strafing/0 break-off 0 0 + 6',
        'p-47d H4 sweep on-strafe strafes:1 ammo:low: plan/strafe designate/strafing/0 break-off 0 0 0 = K4>0 strafing:true',
      ],
      'WL-15.3.7.b WL-9.2.5.a a move that does not bring it nearer gives a strafing run up':
        'p-47d G4 strafing load:none: designate/strafing/0 6 6 6 6 = G0>6 profile:none',
    },
    OVER_TRUCKS,
  )

  test('WL-15.2.3.b WL-15.3.7.e nor does it fly as it likes on the turn after', () => {
    const battle = run({})
    flown(battle, 'rA', plan('continue'), act('designate/strafing/0'), step(7, 0, 0))
    expect(at(battle, 'rA')).toBe('K3>0')
    battle.turn += 1
    expect(ways(offered(battle, 'rA', plan('strafe'), act('break-off')))).toEqual([0])
  })

  const RUNS: readonly [rule: string, kind: string, piece: Partial<Piece>, first: readonly Line[]][] = [
    ['WL-15.3.6.a', 'atgr', { mission: 'bombing', load: 'atgr' }, [plan('attack')]],
    ['WL-15.3.7.b', 'strafing', {}, [plan('continue')]],
    ['WL-15.5.3.b', 'kamikaze', { model: 'a6m5', mission: 'bombing', line_: { kamikaze: true } }, []],
  ]

  test.each(RUNS)('%s WL-9.2.5.c %s: level flight above the target gives it up', (_, kind, piece, first) => {
    const rest = kind === 'strafing' ? step(0, 0) : step(0)
    const profileAfter = (start: 0 | 7) => {
      const battle = run({ at: 'G3', ...piece })
      flown(battle, 'rA', ...first, act(`designate/${kind}/0`), step(start), rest)
      return the(battle, 'rA').profile?.kind
    }
    expect([profileAfter(0), profileAfter(7)]).toEqual([undefined, kind])
  })
})

describe('a run flown', () => {
  testFlights(
    {
      'WL-15.3.2.b a dive goes on while there is half a point for it': [
        'ju-87 K8 bombing: designate/dive/0 6 6 6 + 6',
        'ju-87 K8 bombing: designate/dive/0 6 6 6 - stop',
      ],
      'WL-15.3.2.b but not below altitude 1 against its will':
        'ju-87 K4 bombing: designate/dive/0 6 6 6 + 6 stop drop',
      'WL-15.3.7.e WL-15.2.3.b a sweep that has shot off its ammunition takes up its mission for the rest of the move':
        'p-47d J0 sweep ammo:low: plan/continue designate/strafing/0 0 drop ? continue home circle',
    },
    OVER_TRUCKS,
  )

  test('WL-15.3.7.g a strafer that did not shoot when it came in has to come in again', () => {
    const battle = run({ at: 'H2' })
    flown(battle, 'rA', plan('continue'), act('designate/strafing/0'), step(0, 7, 7))
    expect(at(battle, 'rA')).toBe('K0>7')
    battle.turn += 1
    expect(offered(battle, 'rA', plan('strafe'))).not.toContain('drop')
  })
})

test('WL-15.2.3.b WL-15.3.7.a a tally: ends all strafing, whatever comes of it', () => {
  const battle = battleOf('p-47d H4 sweep on-strafe strafes:1, d bf-109e I4', {
    bombing: true,
    surface: ['truck K'],
  })
  const unit = the(battle, 'rA')
  gainTally(battle, unit, the(battle, 'dA'))
  loseTally(battle, unit)
  expect(offered(battle, 'rA')).not.toContain('strafe')
})

test('WL-15.3.7.a a tally: on a balloon as well', () => {
  const battle = aBattle({
    units: [r('p-47d H4 sweep', { strafing: true, profile: RUN })],
    bombing: true,
    surface: ['truck K'],
    balloons: 'K2',
  })
  script(raiderTallies(battle), ['tally.action balloon/rA/0'])
  expect(the(battle, 'rA')).toMatchObject({ balloon: 0, profile: undefined, strafing: undefined })
})

test('WL-15.3.b WL-15.3.d with the last point: a target may be named at any point of the move, its end included, and hit without aim', () => {
  const battle = run({ model: 'b-25', mission: 'bombing', load: 'parafrag', at: 'I2' })
  flown(battle, 'rA', step(0, 7), act('designate/parafrag/0'), act('drop'), 'bombing.home home/left')
  expect(battle.attacks).toMatchObject([{ kind: 'parafrag', altitude: 1, aimed: false }])
})

test('WL-15.2.1.2.a WL-15.3.b a recce: with its last point over the target it has its pictures', () => {
  const battle = run({ mission: 'recce', at: 'I5' })
  const unit = the(battle, 'rA')
  flown(battle, 'rA', step(0, 7), act('designate/recce/0'), 'bombing.home home/left')
  expect(unit).toMatchObject({ recce: 0, home: 'left' })
})

test('WL-15.5.1.a WL-14.2.6.a an anvil: takes two attacks that take place', () => {
  const battle = battleOf('he-111 J0 bombing load:torpedo, he-111 J0 bombing load:torpedo', {
    bombing: true,
    surface: ['dd K'],
  })
  const home = 'bombing.home home/left'
  flown(battle, 'rA', act('designate/torpedo/0'), act('drop'), home, step(4))
  flown(battle, 'rB', act('designate/torpedo/0'), act('drop'), home, step(4))
  the(battle, 'rB').at = 'destroyed'
  const played = script(bombTargets(battle), ['bombing.next bomb/rA, bombing.roll 1 1'])
  const [bombing] = factsOf(played, 'bombing') as { modifiers: { id: string }[] }[]
  expect(bombing?.modifiers.map(({ id }) => id)).not.toContain('anvil')
})
