import { type Choice, glance, type Option, random } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import { chanceAbove, chanceOfAtLeast, expectedHits } from '../../bot/odds.ts'
import { attackWorth, bestAim } from '../../bot/targets.ts'
import { heuristic } from '../../bot.ts'
import type { Side } from '../../pack/types.ts'
import { nameOf } from '../../rules/01-words/geometry.ts'
import { actionsOf } from '../../rules/07-tallies/tally-phase.ts'
import { optionsFor } from '../../rules/08-movement/move-options.ts'
import { advance } from '../../rules/08-movement/paths.ts'
import { POINT } from '../../rules/08-movement/points.ts'
import { plansFor } from '../../rules/09-command/plans.ts'
import type { Battle, Conduct, Fight, Unit } from '../../state.ts'
import { aFight } from '../kit/fights.ts'
import { aFlight, aProfile } from '../kit/runs.ts'
import { aBattle, battleOf, d, type Layout, r, the } from '../kit/table.ts'

/** What the commander takes of these options. */
function taken(
  battle: Battle,
  ask: string,
  seat: Side,
  options: readonly Option[],
  about?: string[],
): string {
  const choice: Choice = { kind: 'choice', seat, ask, options, ...(about && { about }) }
  const answer = heuristic(glance(battle, choice, random(1)))
  return options[answer]?.id ?? 'none'
}

/** The first step of a unit's move. */
function firstStep(battle: Battle, id: string, conduct: Conduct, points = 3): string {
  const unit = the(battle, id)
  const flight = aFlight(unit, conduct, points)
  battle.flight = flight
  return taken(battle, 'move.step', unit.side, optionsFor(battle, unit, flight), [`unit:${unit.no}`])
}

const FREE: Conduct = { kind: 'free' }

describe('in the air', () => {
  /** Where a whole move ends that is flown step by step as the commander likes. */
  function endOfMove(battle: Battle, id: string): string {
    const unit = the(battle, id)
    const goal = unit.tally === undefined ? undefined : battle.units[unit.tally]?.square
    const flight = aFlight(unit, FREE, 3)
    battle.flight = flight
    while (flight.left >= POINT && unit.square !== goal) {
      const options = optionsFor(battle, unit, flight)
      const choice = taken(battle, 'move.step', unit.side, options, [`unit:${unit.no}`])
      const option = options.find(one => one.id === choice)
      if (option?.act === 'bonus') {
        flight.bonus = true
        flight.left += POINT
      } else if (option?.act === 'step') {
        advance(unit, flight, option.facing, option.cost)
        flight.spent += option.cost
      } else break
    }
    return nameOf(unit.square)
  }

  const chase = (bomber: string, hunter: string): Battle =>
    aBattle({
      units: [r(`he-111 ${bomber} bombing`), d(`spitfire-i ${hunter} intercept >rA`, { facing: 4 })],
    })

  test.each(['K12', 'I14', 'H15', 'F12', 'L13'])('a hunter at %s flies into the square of its target', at =>
    expect(endOfMove(chase('H12', at), 'dA')).toBe('H12'),
  )

  test('with the target out of reach it comes nearer, and does not give its height away', () =>
    expect(endOfMove(chase('D10', 'N10'), 'dA')).toBe('K10'))

  test('a bomber flies on: it neither scatters nor throws its bombs away', () => {
    const battle = battleOf('he-111 H12 bombing')
    expect(firstStep(battle, 'rA', { kind: 'straight', edge: 'right' }, 2)).toBe('step/0')
  })

  test('tanks go when enemies are near, not before', () => {
    const layout = (at: string): Layout => ({
      units: [r('p-51b H12 sweep tanks alerted'), d(`bf-109e ${at} intercept`)],
    })
    const conduct: Conduct = { kind: 'straight', edge: 'right' }
    expect(firstStep(aBattle(layout('K12')), 'rA', conduct, 2)).toBe('drop-tanks')
    expect(firstStep(aBattle(layout('Z12')), 'rA', conduct, 2)).toBe('step/0')
  })

  test('a sweep goes to the help of a friend that has found somebody', () => {
    const battle = battleOf('bf-109e H12 sweep, bf-109e K12 sweep >dA, d spitfire-i M12 intercept')
    const unit = the(battle, 'rA')
    const plans = plansFor(battle, unit)
    expect(taken(battle, 'move.plan', 'raider', plans, [`unit:${unit.no}`])).toBe('support/rB')
  })

  test('an interceptor is sent to where the bombers will be, above them', () => {
    const battle = battleOf('he-111 E10 bombing, d spitfire-i S10 intercept')
    const squares = Array.from({ length: 520 }, (_, square) => ({ id: nameOf(square), square }))
    // Three turns at two columns for the bombers, at three for the fighters.
    expect(taken(battle, 'vector.square', 'defender', squares, ['unit:1'])).toBe('K11')
  })
})

describe('the lookout', () => {
  const sky: Layout = {
    units: [r('bf-109e H10 sweep'), r('he-111 H10 bombing'), d('spitfire-i K10 intercept')],
  }

  test('looks for bombers before fighters', () => {
    const battle = aBattle(sky)
    expect(taken(battle, 'tally.action', 'defender', actionsOf(battle, 'defender'))).toBe('roll/dA/rB')
  })

  test('a fighter-bomber keeps its load and looks for nobody', () => {
    const battle = battleOf('fw-190a-8 H10 bombing, d spitfire-i K10 intercept', { bombing: true })
    const options = actionsOf(battle, 'raider')
    expect(options.length).toBeGreaterThan(1)
    expect(taken(battle, 'tally.action', 'raider', options)).toBe('end')
  })

  test('the only escort stays with its bombers', () => {
    const battle = battleOf('bf-109e H10 escort, he-111 H10 bombing, d spitfire-i J10 intercept')
    expect(taken(battle, 'tally.action', 'raider', actionsOf(battle, 'raider'))).toBe('end')
  })
})

/** A turning fight is under way. */
function fightOf(battle: Battle, attacker: string, defender: string, changes: Partial<Fight> = {}): void {
  battle.fight = aFight(battle, [attacker], [defender], { style: 'turning', ...changes })
}

const STYLES = [
  { id: 'turning', style: 'turning', rockets: false, standoff: false },
  { id: 'hit-and-run', style: 'hit-and-run', rockets: false, standoff: false },
]

describe('in combat', () => {
  const duel = (attacker: string, defender: string): Battle =>
    aBattle({ units: [r(`${attacker} H10 >dA`), d(`${defender} H10 alerted`)] })

  test('fights as its aircraft is better', () => {
    const turner = duel('spitfire-i', 'bf-109e')
    fightOf(turner, 'rA', 'dA')
    expect(taken(turner, 'combat.attack', 'raider', STYLES)).toBe('turning')
    const runner = duel('p-51b', 'a6m5')
    fightOf(runner, 'rA', 'dA')
    expect(taken(runner, 'combat.attack', 'raider', STYLES)).toBe('hit-and-run')
  })

  test('rockets and standoff are for bombers', () => {
    const battle = battleOf('b-17g H10 bombing, d bf-109g-6 H10 >rA aar:loaded')
    fightOf(battle, 'dA', 'rA')
    const far = { id: 'far', style: 'turning', rockets: true, standoff: true }
    expect(taken(battle, 'combat.attack', 'defender', [...STYLES, far])).toBe('far')
  })

  const EITHER = [{ id: 'stand' }, { id: 'evade' }]

  test('evades a better enemy, not a worse one', () => {
    const outclassed = duel('p-51b', 'a6m5')
    fightOf(outclassed, 'rA', 'dA', { style: 'hit-and-run' })
    expect(taken(outclassed, 'combat.evade', 'defender', EITHER)).toBe('evade')
    const better = duel('hurricane-i', 'fw-190a-8')
    fightOf(better, 'rA', 'dA', { style: 'hit-and-run' })
    expect(taken(better, 'combat.evade', 'defender', EITHER)).toBe('stand')
  })

  test('hits go where an aircraft falls most easily', () => {
    const battle = battleOf('spitfire-i H10 >dA, d bf-109e H10, d bf-109e H10 straggler')
    fightOf(battle, 'rA', 'dA', { defenders: [1, 2] })
    const options = [
      { id: 'dA', unit: 1 },
      { id: 'dB', unit: 2 },
    ]
    expect(taken(battle, 'combat.hit', 'raider', options)).toBe('dB')
  })

  test('whoever guards bombers wants a dogfight, whoever hunts them does not', () => {
    const battle = battleOf('bf-109e H10 >dA, he-111 J10 bombing, d spitfire-i H10 >rA')
    fightOf(battle, 'rA', 'dA')
    const options = [{ id: 'dogfight' }, { id: 'refuse' }]
    expect(taken(battle, 'dogfight.will', 'raider', options)).toBe('dogfight')
    expect(taken(battle, 'dogfight.will', 'defender', options)).toBe('refuse')
  })

  test('keeps order and bombs afterwards, but drops its tanks', () => {
    const battle = duel('spitfire-i', 'bf-109e')
    const options = [
      { id: 'done', act: 'done' },
      { id: 'load/rA', act: 'load', unit: 0 },
      { id: 'break/rA', act: 'break', unit: 0 },
    ]
    expect(taken(battle, 'combat.after', 'raider', options)).toBe('done')
    expect(
      taken(battle, 'combat.after', 'raider', [
        ...options,
        { id: 'tanks/rA', act: 'tanks', unit: 0 } as Option,
      ]),
    ).toBe('tanks/rA')
  })

  test('an escort goes for whoever comes at its bombers', () => {
    const battle = battleOf('bf-109e H10 escort, he-111 H10 bombing, d spitfire-i I11 intercept >rB')
    const options = [{ id: 'hold' }, { id: 'react/rA/dA', escort: 0, intruder: 2 }]
    expect(taken(battle, 'reaction.declare', 'raider', options)).toBe('react/rA/dA')
  })
})

describe('over the target', () => {
  const raid = (changes: Partial<Unit> = {}, at = 'J10'): Battle =>
    aBattle({ bombing: true, surface: ['cv L Carrier'], units: [r(`ju-87 ${at} bombing`, changes)] })

  test('a dive bomber prefers the dive, and begins it beside the target', () => {
    const battle = raid({}, 'K8')
    expect(bestAim(battle, the(battle, 'rA'), 1)?.kind).toBe('dive')
    expect(firstStep(battle, 'rA', { kind: 'en-route' }, 2)).toBe('designate/dive/0')
  })

  test('far off it flies toward the target', () =>
    expect(firstStep(raid({}, 'D8'), 'rA', { kind: 'en-route' }, 2)).toMatch(/^step\/[017]$/))

  test('at the bottom of the dive it drops', () =>
    expect(
      firstStep(raid({ profile: aProfile('dive', { dived: 6 }) }, 'L1'), 'rA', { kind: 'en-route' }, 2),
    ).toBe('drop'))

  test('an attack is worth what the table promises, and nothing more on a wreck', () => {
    const battle = raid({}, 'K8')
    const [carrier] = battle.surface
    if (!carrier) throw new Error('no carrier')
    const unit = the(battle, 'rA')
    const fresh = attackWorth(battle, unit, 'dive', carrier)
    expect(fresh).toBeGreaterThan(0)
    expect(attackWorth(battle, unit, 'level', carrier)).toBeLessThan(fresh)
    expect(attackWorth(battle, unit, 'dive', { ...carrier, hits: 99 })).toBeCloseTo(0)
  })

  test('flak fires at the bomber that has just attacked, but never into a fight of its own side', () => {
    const battle = battleOf('bf-109e L9, ju-88 L8 bombing, ju-88 L7 bombing, d spitfire-i L7 >rC', {
      bombing: true,
      surface: ['flak-h0 L Flak'],
    })
    const gun = { surface: 0, gun: 0 }
    const options = [{ id: 'hold-fire' }, ...[0, 1, 2].map(target => ({ id: `fire/${target}`, gun, target }))]
    expect(taken(battle, 'flak.fire', 'defender', options)).toBe('fire/1')
    expect(taken(battle, 'flak.fire', 'defender', [options[0], options[3]] as Option[])).toBe('hold-fire')
  })
})

describe('afterwards', () => {
  test('broken fighters try to escape; a broken bomber near its goal flies on', () => {
    const layout = (at: string): Layout => ({
      units: [r('bf-109e H10 broken'), r(`he-111 ${at} bombing broken`), d(`spitfire-i ${at} >rB`)],
    })
    const answer = (battle: Battle, unit: number) =>
      taken(battle, 'escape.try', 'raider', [{ id: 'stay' }, { id: 'try' }], [`unit:${unit}`])
    expect(answer(aBattle(layout('M10')), 0)).toBe('try')
    expect(answer(aBattle(layout('M10')), 1)).toBe('try')
    expect(answer(aBattle(layout('Y10')), 1)).toBe('stay')
  })

  test('a unit keeps its course, unless it can dive away from somebody', () => {
    const course = (battle: Battle) =>
      taken(battle, 'move.course', 'raider', [{ id: 'on' }, { id: 'steer' }], ['unit:0'])
    expect(course(battleOf('bf-109e H10 broken home:left, d spitfire-i K10'))).toBe('steer')
    expect(course(battleOf('bf-109e H10 broken home:left, d spitfire-i S10'))).toBe('on')
    expect(course(battleOf('bf-109e H10, d spitfire-i K10'))).toBe('on')
  })

  test('it agrees to nothing', () => {
    const battle = battleOf('bf-109e H10')
    const options = [{ id: 'refuse' }, { id: 'agree' }]
    expect(taken(battle, 'end.agree', 'raider', options)).toBe('refuse')
    expect(taken(battle, 'escape.agree', 'raider', [...options].reverse())).toBe('refuse')
  })
})

test('the odds: are counted face by face', () => {
  expect([0, 3, 6].map(chanceAbove)).toEqual([1, 0.5, 0])
  expect([2, 7, 12, 13].map(chanceOfAtLeast)).toEqual([1, 21 / 36, 1 / 36, 0])
})

test('the odds: hits grow with the column and with the modifier', () => {
  const battle = battleOf('bf-109e H10')
  for (let column = -4; column < 4; column++)
    expect(expectedHits(battle, column + 1, 0)).toBeGreaterThanOrEqual(expectedHits(battle, column, 0))
  expect(expectedHits(battle, 0, 2)).toBeGreaterThan(expectedHits(battle, 0, 0))
})
