import { factsOf, ids, pauseAfter, script } from '@tallyho/engine/proof/script'
import { describe, expect, test } from 'vitest'
import { basicSpeed } from '../../rules/03-aircraft/ratings.ts'
import { beginMovement, orderMoves } from '../../rules/06-turn/move-order.ts'
import { alert, canTally } from '../../rules/07-tallies/tallies.ts'
import { spendAmmo } from '../../rules/10-air-combat/aftermath.ts'
import { checkCohesion } from '../../rules/10-air-combat/cohesion.ts'
import { seekDogfight } from '../../rules/10-air-combat/dogfights.ts'
import { removeUnit } from '../../rules/12-end/end.ts'
import { canJettison, jettison, jettisonLoad } from '../../rules/15-bombing/attacks.ts'
import { aFight } from '../kit/fights.ts'
import { testRuns } from '../kit/run-lines.ts'
import { begun, does, flies, inFlight, offers, onTheWay, RIGHT } from '../kit/runs.ts'
import { battleOf, type Piece, unitsOn } from '../kit/table.ts'

describe('after an attack', () => {
  testRuns({
    'WL-15.2.1.a WL-Q-83 a bomber goes home by the edge that its player names at the drop, for the rest of this move too':
      'b-17g J4: level 0 drop@right =home:right ~conduct.kind:home ~conduct.edge:right ?',
    'WL-15.2.4.e WL-15.2.4.f WL-Q-84 a fighter-bomber is a fighter on Sweep now and may strafe; it is not alerted by that':
      'p-47d J4: level 0 drop =mission:sweep =load:none =home:none =alerted:false ?designate/strafing/0',
    'WL-15.2.4.e WL-9.2.6.c a broken fighter-bomber goes home as a broken fighter, by the edge its player names':
      'p-47d J4 broken: level 0 drop@right =mission:sweep =home:right',
    'WL-15.2.1.1.a it may go home before that':
      'hs-129 D4 strafing: ?begin-circling,go-home go-home@left =home:left =load:bomb',
    'WL-15.2.1.1.a after its bombs alone it flies on toward a target':
      'hs-129 J4 strafing: level 0 drop ~conduct.kind:en-route ~conduct.levels:none =home:none',
    'WL-15.2.4.e anti-tank pods keep a fighter a bomber':
      'p-47d J0 strafing load:none pod:at: strafing 0 drop =mission:strafing',
    'WL-15.2.3.b a sweep does not go home after strafing':
      'p-47d J0 sweep: strafing 0 drop =mission:sweep =strafing:true =home:none ~conduct.kind:strafe',
    'WL-15.3.7.d strafing uses ammunition, that of bombers too': [
      'p-47d J0 sweep: strafing 0 drop =ammo:low',
      'p-47d J0 sweep ammo:low: strafing 0 drop =ammo:depleted',
      'hs-129 J0 strafing: strafing 0 drop =ammo:low',
    ],
    'WL-15.3.7.d other attacks use none': 'p-47d J4: level 0 drop =ammo:full =strafes:0',
  })

  test('WL-15.2.1.a a bomber of the defender has both edges as well', () => {
    const battle = battleOf('d b-17g K4 bombing', {
      bombing: true,
      surface: [{ type: 'truck', name: 'Trucks', column: 'K', side: 'raider' }],
    })
    const unit = inFlight(battle, 'dA')
    does(battle, unit, 'designate/level/0')
    does(battle, unit, 'drop', ['bombing.home home/left'])
    expect(unit.home).toBe('left')
  })

  test('WL-15.2.1.1.a a strafing mission: bombs and two strafes in any order, then home', () => {
    const { battle, unit } = begun('strafing', { model: 'hs-129', mission: 'strafing', at: 'J0' })
    flies(battle, unit, RIGHT)
    does(battle, unit, 'drop')
    expect(unit).toMatchObject({ load: 'bomb', strafes: 1, ammo: 'low' })
    expect(unit.home).toBeUndefined()
    expect(battle.flight?.conduct).toEqual({ kind: 'strafe' })
    unit.deeds.attacked = false
    does(battle, unit, 'designate/level/0')
    does(battle, unit, 'drop')
    expect(unit).toMatchObject({ load: undefined, bombed: true, mission: 'strafing' })
    expect(unit.home).toBeUndefined()
    unit.deeds.attacked = false
    unit.square -= 20
    does(battle, unit, 'designate/strafing/0')
    flies(battle, unit, RIGHT)
    does(battle, unit, 'drop', ['bombing.home home/left'])
    expect(unit).toMatchObject({ strafes: 2, ammo: 'depleted', home: 'left' })
  })

  test.each(['low', 'depleted'] as const)('WL-15.3.7.d but %s ammunition does not trouble bombers', ammo => {
    const piece = { model: 'hs-129', mission: 'strafing', load: undefined, at: 'D4', ammo } as const
    const { battle, unit } = onTheWay(piece)
    const played = script(checkCohesion(battle, unit, 'air', 0), ['cohesion 6 6'])
    expect(factsOf(played, 'cohesion')).toMatchObject([{ column: 'bomber', modifiers: [], total: 12 }])
  })
})

describe('out of the Sun', () => {
  testRuns(
    {
      'WL-14.1.3.a WL-14.1.3.b WL-4.6.2.f a dive from the Sun arc at the moment of the drop':
        'ju-87 K4 on dd: dive 6 6 6 drop@left !sun:true',
      'WL-14.1.3.a steep dives too, and only on ships': [
        'ju-87 K4 on dd: steep 6 6 drop@left !sun:true',
        'ju-87 K4 on bridge: dive 6 6 6 drop@left !sun:false',
      ],
      'WL-14.1.3.a not from a level run': 'ju-87 K4 on dd: level drop@left !sun:false',
      'WL-14.1.3.b WL-4.6.2.f in the ship’s own square the move counts: two squares in the arc, the last of them before the ship':
        ['ju-87 K4 on dd: dive 6 6 6 6 drop@left !sun:true', 'ju-87 K2 on dd: dive 6 6 drop@left !sun:false'],
    },
    { sky: 'sun above' },
  )
  const dive = 'ju-87 K4 on dd: dive 6 6 6 drop@left !sun:false'
  testRuns({ 'WL-14.1.3.b another Sun is not behind it': dive }, { sky: 'sun left-upper' })
  testRuns({ 'WL-14.1.3.b cloud above hides the Sun': dive }, { sky: 'sun above, dense K9' })
})

describe('fighter-bombers before that', () => {
  test('WL-15.2.4.h one with its load rolls cohesion as a bomber and marks ammunition as a fighter', () => {
    const { battle, unit } = onTheWay({ model: 'p-47d', at: 'D4' })
    const played = script(checkCohesion(battle, unit, 'air', 0), ['cohesion 6 6'])
    expect(factsOf(played, 'cohesion')).toMatchObject([{ column: 'bomber' }])
    spendAmmo(battle, unit)
    expect(unit.ammo).toBe('low')
  })

  test('WL-15.2.4.f nothing alerts it while it has its load', () => {
    const { battle, unit } = onTheWay({ model: 'p-47d', at: 'D4' })
    alert(unit)
    expect(unit.alerted).toBe(false)
    jettisonLoad(battle, unit)
    alert(unit)
    expect(unit.alerted).toBe(true)
  })

  test('WL-15.5.3.a a kamikaze is a bomber in this too: no tally, no ammunition to mark', () => {
    const { battle, unit } = onTheWay({ model: 'a6m5', at: 'D4', line_: { kamikaze: true } }, 'cv')
    expect(canTally(battle, unit)).toBe(false)
    spendAmmo(battle, unit)
    expect(unit.ammo).toBe('full')
  })

  test('WL-15.2.4.h it moves among the bombers and joins no dogfight', () => {
    const battle = battleOf('p-47d D4 bombing, p-47d D6 bombing, d bf-109e D4 >rA', {
      bombing: true,
      surface: ['truck K Trucks'],
    })
    script(beginMovement(battle))
    expect(ids(pauseAfter(orderMoves(battle)))).toEqual(['move/rA', 'move/rB'])
    expect(battle.movement?.step).toBe(3)
    expect(script(seekDogfight(battle, aFight(battle, ['dA'], ['rA']))).pauses).toEqual([])
  })
})

test('WL-Q-85 transports: with rule 15 cargo scores nothing by itself', () => {
  const { battle, unit } = onTheWay({ model: 'c-47', mission: 'transport', at: 'Z4' })
  removeUnit(battle, unit, 'exited', 'right')
  expect(battle.scored.raider).toBe(0)
})

describe('jettison', () => {
  test.each<[string, Partial<Piece>, boolean]>([
    ['WL-9.2.1.1.a bombs', {}, true],
    ['WL-15.1.b torpedoes', { load: 'torpedo' }, true],
    ['WL-15.1.b rockets', { load: 'atgr' }, true],
    ['WL-15.1.b parafrags', { load: 'parafrag' }, true],
    ['WL-9.2.1.2.a cargo', { mission: 'transport', load: 'cargo' }, false],
    ['WL-9.2.1.1.a nothing', { load: undefined }, false],
    ['WL-15.5.3.a kamikaze', { line_: { kamikaze: true } }, false],
  ])('%s: what can be jettisoned', (_, piece, may) => {
    const { battle, unit } = onTheWay({ model: 'he-111', at: 'D4', ...piece })
    expect(canJettison(battle, unit)).toBe(may)
  })

  test('WL-15.1.b WL-9.2.1.1.b any load weighs, and its weight is gone at once', () => {
    const { battle, unit } = onTheWay({ model: 'p-47d', at: 'D4', load: 'atgr' })
    expect(basicSpeed(battle, unit)).toBe(5)
    jettisonLoad(battle, unit)
    expect(basicSpeed(battle, unit)).toBe(6)
  })

  test('WL-15.3.5.1.a with its torpedoes gone a unit need not fly slowly', () => {
    const { battle, unit } = begun('torpedo', { model: 'tbf', at: 'I0', load: 'torpedo' }, 'dd')
    expect(unit.slow).toBe(true)
    jettisonLoad(battle, unit)
    expect(unit).toMatchObject({ slow: false, profile: undefined })
  })

  test('WL-9.2.1.1.c WL-Q-91 a bomber that jettisons goes home and strafes no more', () => {
    const { battle, unit } = onTheWay({ model: 'hs-129', mission: 'strafing', at: 'J4' })
    script(jettison(battle, unit), ['bombing.home home/left'])
    expect(unit).toMatchObject({ load: undefined, home: 'left', bombed: false })
    expect(offers(battle, unit)).toEqual([])
  })

  test('WL-15.2.4.e WL-Q-91 a fighter-bomber becomes a sweep and stays', () => {
    const { battle, unit } = onTheWay({ model: 'p-47d', at: 'J4' })
    does(battle, unit, 'designate/level/0')
    const played = script(jettison(battle, unit))
    expect(unit).toMatchObject({ mission: 'sweep', profile: undefined })
    expect(unit.home).toBeUndefined()
    expect(factsOf(played, 'jettisoned')).toMatchObject([{ id: 'rA', load: 'bomb' }])
    expect(offers(battle, unit)).toEqual(['designate/strafing/0'])
  })

  test('WL-15.2.4.e a broken fighter-bomber goes home', () => {
    const { battle, unit } = onTheWay({ model: 'p-47d', at: 'J4', broken: true })
    script(jettison(battle, unit), ['bombing.home home/right'])
    expect(unit).toMatchObject({ mission: 'sweep', home: 'right' })
  })

  test('WL-9.2.1.1.c without rule 15 home is the friendly edge', () => {
    const { battle, rA } = unitsOn('b-17g J4 bombing')
    script(jettison(battle, rA))
    expect(rA.home).toBe('left')
  })

  test('WL-15.2.1.a a homeward bomber is asked for its edge, whose refs light the edges', () => {
    const { battle, unit } = onTheWay({ model: 'b-17g', at: 'J4' })
    const pause = pauseAfter(jettison(battle, unit))
    expect(ids(pause)).toEqual(['home/left', 'home/right'])
    expect(pause).toMatchObject({ seat: 'raider', options: [{ on: ['edge:left'] }, { on: ['edge:right'] }] })
  })
})
