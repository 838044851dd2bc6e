import type { Choice } from '@tallyho/engine'
import { pauseAfter } from '@tallyho/engine/proof/script'
import { describe, expect, test } from 'vitest'
import { MANNERS } from '../../board/asked/manners.ts'
import { unasked } from '../../board/asked/unasked.ts'
import { words } from '../../index.ts'
import { FACINGS, squareNamed } from '../../rules/01-words/geometry.ts'
import { faceAnew } from '../../rules/10-air-combat/cohesion.ts'
import { combatsOf, fight } from '../../rules/10-air-combat/combats.ts'
import { moveDogfight } from '../../rules/10-air-combat/dogfight-movement.ts'
import { chooseTally } from '../../rules/10-air-combat/dogfights.ts'
import type { Battle, Unit } from '../../state.ts'
import { combat } from '../kit/fights.ts'
import { wholeMoveOf } from '../kit/moves.ts'
import { aBattle, battleOf, d, r, the } from '../kit/table.ts'

const choiceOf = (ask: string, ids: readonly string[]): Choice => ({
  kind: 'choice',
  seat: 'raider',
  ask,
  options: ids.map(id => ({ id })),
})

describe('what goes without asking', () => {
  /** Who would lead the attack on one Spitfire. */
  const leadOf = (battle: Battle, lines: readonly string[] = []) =>
    unasked(battle, pauseAfter(combat(battle), lines) as Choice)

  test('WL-10.2.c who leads, where one is better in everything or all are alike', () => {
    const attack = (one: string, other: string) =>
      leadOf(battleOf(`bf-109e G8 >dA${one}, bf-109e G8 >dA${other}, d spitfire-i G8`))
    expect(attack('', '')).toBe('rA')
    expect(attack('', ' veteran')).toBe('rB')
    expect(attack(' experte', ' veteran')).toBeUndefined()
    expect(attack(' experte ammo:low', '')).toBeUndefined()
  })

  test('WL-9.2.6.b a unit flies home by itself, unless it is whole and somebody is after it', () => {
    const course = (unit: string, hunter: string) => {
      const battle = aBattle({ units: [r(`bf-109e G8${unit} home:left`), d(`spitfire-i M8${hunter}`)] })
      return unasked(battle, pauseAfter(wholeMoveOf(battle, 'rA')) as Choice)
    }
    expect(course(' broken', '')).toBe('on')
    expect(course(' broken', ' >rA')).toBe('on')
    expect(course('', ' >rA')).toBeUndefined()
  })

  test('WL-9.2.6.b a sweep that is whole and has seen nobody flies on; one that is hurt may think of home', () => {
    const plan = (unit: string) =>
      unasked(
        battleOf(`${unit}, d spitfire-i W8`),
        pauseAfter(wholeMoveOf(battleOf(`${unit}, d spitfire-i W8`), 'rA')) as Choice,
      )
    expect(plan('bf-109e D8 sweep')).toBe('continue')
    expect(plan('bf-109e D8 sweep ammo:low')).toBeUndefined()
  })

  test('WL-9.2.4.c a patrol that is whole and has seen nobody circles on; one that is hunted may think of home', () => {
    const plan = (hunter: string) => {
      const battle = battleOf(`d spitfire-i M8 cap, bf-109e D8${hunter}`)
      return unasked(battle, pauseAfter(wholeMoveOf(battle, 'dA')) as Choice)
    }
    expect(plan('')).toBe('circle')
    expect(plan(' >dA')).toBeUndefined()
  })

  test('WL-6.0.f which combat comes next, where each has a square of its own', () => {
    const next = (square: string) => {
      const battle = battleOf(
        `bf-109e G8 >dA, d spitfire-i G8, bf-109e ${square} >dB, d spitfire-i ${square}`,
      )
      battle.combats = combatsOf(battle)
      return unasked(battle, pauseAfter(fight(battle)) as Choice)
    }
    expect(next('K8')).toBe('rA+dA')
    expect(next('G8')).toBeUndefined()
  })

  test('WL-11.0.e a broken unit slips away where nobody is there to stop it', () => {
    const tries = (hunter: string) =>
      unasked(battleOf(`bf-109e G8 broken, d ${hunter}`), {
        ...choiceOf('escape.try', ['try', 'stay']),
        about: ['unit:0'],
      })
    expect(tries('he-111 M8 bombing')).toBe('try')
    expect(tries('spitfire-i M8'), 'a 6 stops it').toBeUndefined()
    expect(tries('spitfire-i N8'), 'no die does').toBe('try')
  })

  test('WL-10.7.1.f a broken fighter turns homeward; one that is whole faces the enemy, and is asked where these are on both sides', () => {
    const facing = (state: string, other = '') => {
      const battle = battleOf(`bf-109e G8${state}, d spitfire-i K8${other}`)
      return unasked(battle, pauseAfter(faceAnew(the(battle, 'rA'), FACINGS)) as Choice)
    }
    expect(facing(' broken home:left')).toBe('rA/4')
    expect(facing('')).toBe('rA/0')
    expect(facing('', ', d spitfire-i C8')).toBeUndefined()
  })

  test('WL-10.7.1.a nobody is asked whether it leaves, unless it is shaken and locked in a dogfight', () => {
    const stays = (state: string) => {
      const options = [
        { id: 'done', act: 'done' },
        { id: 'break/rA', act: 'break', unit: 0 },
      ]
      return unasked(battleOf(`bf-109e G8${state}, d spitfire-i G8`), {
        ...choiceOf('combat.break', []),
        options,
      })
    }
    expect(stays(' disruptions:1')).toBe('done')
    expect(stays(' fighting')).toBe('done')
    expect(stays(' fighting disruptions:1')).toBeUndefined()
  })

  test('WL-7.2.4.1.a whom to go after, where all are alike: him whom it has in sight', () => {
    const prey = (other: string) => {
      const battle = battleOf(`bf-109e G8 >dB, d spitfire-i G8, d spitfire-i G8${other}`)
      const [unit, a, b] = ['rA', 'dA', 'dB'].map(id => the(battle, id)) as [Unit, Unit, Unit]
      return unasked(battle, pauseAfter(chooseTally(battle, unit, [a, b])) as Choice)
    }
    expect(prey('')).toBe('rA/dB')
    expect(prey(' disruptions:1')).toBeUndefined()
  })

  test('WL-10.0.a whom one who is alone of his side in a dogfight has in sight: all of them fight him anyway', () => {
    const prey = (units: string) => {
      const battle = battleOf(units)
      const [unit, a, b] = ['rA', 'dA', 'dB'].map(id => the(battle, id)) as [Unit, Unit, Unit]
      return unasked(battle, pauseAfter(chooseTally(battle, unit, [a, b])) as Choice)
    }
    const enemies = 'd spitfire-i G8 fighting >rA, d spitfire-i G8 fighting >rA disruptions:1'
    expect(prey(`bf-109e G8 fighting >dB, ${enemies}`)).toBe('rA/dB')
    expect(prey(`bf-109e G8 fighting >dB, bf-109e G8 fighting >dA, ${enemies}`)).toBeUndefined()
  })

  test('WL-10.8.1.b which way it faces that joins a dogfight: nobody in it faces any way', () => {
    const facing = (other: string) => {
      const battle = battleOf(
        `bf-109e G8${other}, spitfire-i G8 >dA alerted facing:4, d spitfire-i G8${other} >rA`,
      )
      const options = FACINGS.map(one => ({ id: `face/${one}`, facing: one }))
      return unasked(battle, {
        ...choiceOf('move.face', []),
        about: [`unit:${the(battle, 'rB').no}`],
        options,
      })
    }
    expect(facing(' fighting')).toBe('face/4')
  })

  test('WL-8.1.1.b which way who circles faces: all enemies ahead, or as before where there are none', () => {
    const battle = battleOf('bf-109e G8 facing:4, d spitfire-i M8')
    const choice = { ...choiceOf('move.face', []), about: [`unit:${the(battle, 'rA').no}`] }
    const options = FACINGS.map(facing => ({ id: `face/${facing}`, facing }))
    expect(unasked(battle, { ...choice, options })).toBe('face/0')
    the(battle, 'dA').at = 'exited'
    expect(unasked(battle, { ...choice, options })).toBe('face/4')
  })

  test('WL-9.2.4.c to circle, where nothing else is open and nobody is after it', () => {
    const step = (hunter: string, ...options: readonly object[]) => {
      const battle = battleOf(`spitfire-i G8, d bf-109e M8${hunter}`)
      battle.flight = { unit: 0 } as Battle['flight']
      return unasked(battle, { ...choiceOf('move.step', []), options: options as Choice['options'] })
    }
    const [circle, leave] = [
      { id: 'circle', act: 'circle' },
      { id: 'break', act: 'break', rare: true },
    ]
    expect(step('', circle, leave)).toBe('circle')
    expect(step(' >rA', circle, leave)).toBeUndefined()
    expect(step('', circle, { id: 'stop', act: 'stop' })).toBeUndefined()
  })

  test('WL-11.0.f nobody throws a die that cannot stop who escapes', () => {
    const isIdle = (against: number) =>
      MANNERS.isIdle?.(battleOf('spitfire-i G8'), {
        kind: 'chance',
        what: 'escape.stop',
        outcomes: [],
        against,
      })
    expect([6, 7].map(isIdle)).toEqual([false, true])
  })

  test('WL-10.8.2.c where a dogfight drifts, as long as no other place is better for anybody', () => {
    const drift = (other: string) => {
      const battle = battleOf(`bf-109e G8 fighting >dA, d spitfire-i G8 fighting >rA${other}`)
      return unasked(battle, pauseAfter(moveDogfight(battle, 1), ['dogfight.mover 1']) as Choice)
    }
    expect(drift('')).toBe('stay')
    expect(drift(', d spitfire-i J8')).toBeUndefined()
    expect(drift(', d spitfire-i N8')).toBe('stay')
  })

  test('WL-10.8.2.c else each place says who is near, and what is the same everywhere is said once', () => {
    const battle = battleOf('bf-109e G8 fighting >dA, d spitfire-i G8 fighting >rA, d spitfire-i H8')
    const pause = pauseAfter(moveDogfight(battle, 1), ['dogfight.mover 1']) as Choice
    expect(words.stakes(battle, pause)[0]).toMatch(/^Everywhere next turn: you .* to hit\.$/)
    const said = pause.options.map((_, index) => words.answer(battle, pause, index))
    expect(said.join('\n')).toMatch(/H8: Spitfire\u00a0B is there, to friend –, to enemy 0 squares/)
    expect(new Set(said.map(line => line.replace(/^.*?: /, ''))).size).toBeGreaterThan(1)
  })

  test('WL-5.2.1.a in the easiest battles who flies with the ace', () => {
    const choice = choiceOf('forces.experte', ['give/rA', 'give/rB'])
    expect(unasked({ ...aBattle({ units: [] }), pack: 'standard', scenario: 'wl-01' }, choice)).toBe(
      'give/rA',
    )
    expect(
      unasked({ ...aBattle({ units: [] }), pack: 'standard', scenario: 'wl-20' }, choice),
    ).toBeUndefined()
  })
})

test('WL-9.2.4.c who can only circle is asked once no enemy is left, so that the battle can be ended', () => {
  const circling = (enemy: Unit['at']) => {
    const battle = battleOf('spitfire-i G8 intercept, d bf-109e Z8')
    the(battle, 'dA').at = enemy
    return unasked(battle, pauseAfter(wholeMoveOf(battle, 'rA')) as Choice)
  }
  expect(circling('map')).toBe('circle')
  expect(circling('waiting')).toBe('circle')
  expect(circling('exited')).toBeUndefined()
})

test('a battle is not decided as long as somebody is hunted', () => {
  const home = (hunter: string) => battleOf(`bf-109e G8 broken home:left, d spitfire-i M8${hunter}`)
  expect(MANNERS.decided?.(home(''), 'raider')).toBe(true)
  expect(MANNERS.decided?.(home(' >rA'), 'raider')).toBe(false)
})

test('WL-10.1.2.a an attack says who may still join in', () => {
  const battle = battleOf(
    'spitfire-i J8 >dA alerted facing:0, d bf-109e K8 alerted facing:0, d bf-109e M8 >rA alerted',
  )
  const pause = pauseAfter(wholeMoveOf(battle, 'rA')) as Choice
  const [attack] = MANNERS.foremost?.(battle, pause) ?? []
  expect(attack?.why).toContain('unless Bf\u00a0109\u00a0B takes the attack')
})

test('WL-10.1.1.a beside bombers who comes later can only join in', () => {
  const battle = battleOf(
    'spitfire-i J8 >dA alerted facing:0, d he-111 K8 bombing facing:0, d bf-109e M8 >rA alerted',
  )
  const pause = pauseAfter(wholeMoveOf(battle, 'rA')) as Choice
  const [attack] = MANNERS.foremost?.(battle, pause) ?? []
  expect(attack?.why).toContain('unless Bf\u00a0109\u00a0B joins in')
})

test('WL-10.3.a two ways to attack the same enemy say which of them is head-on', () => {
  const battle = battleOf('spitfire-i K10 >dA alerted facing:0, d he-111 K8 bombing facing:0')
  const pause = pauseAfter(wholeMoveOf(battle, 'rA')) as Choice
  const [one, other] = MANNERS.foremost?.(battle, pause) ?? []
  expect([one?.why, other?.why].toSorted()).toEqual(['head-on', expect.stringMatching(/^not head-on/)])
})

test('WL-10.1.2.a an attack says who is there already and will attack instead', () => {
  const battle = battleOf(
    'spitfire-i J8 >dA alerted facing:0, d bf-109e K8 alerted facing:0, d bf-109e K8 >rA alerted',
  )
  const pause = pauseAfter(wholeMoveOf(battle, 'rA')) as Choice
  const [attack] = MANNERS.foremost?.(battle, pause) ?? []
  expect(attack?.why).toContain('Bf\u00a0109\u00a0B moves after you: they attack')
})

test('WL-5.3.b two squares side by side and as high are no question: the nearer to the enemy', () => {
  const battle = battleOf('bf-109e G8, d spitfire-i T8')
  const among = (...names: readonly string[]): Choice => ({
    kind: 'choice',
    seat: 'defender',
    ask: 'placement.square',
    options: names.map(name => ({ id: name, unit: 1, square: squareNamed(name) })),
  })
  expect(unasked(battle, among('L11', 'K11'))).toBe('K11')
  expect(unasked(battle, among('K11', 'K12'))).toBeUndefined()
  expect(unasked(battle, among('K11', 'L11', 'M11'))).toBeUndefined()
})
