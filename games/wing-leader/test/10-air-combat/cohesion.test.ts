import { factsOf, ids, pauseAfter, script } from '@tallyho/engine/proof/script'
import { describe, expect, test } from 'vitest'
import { isAvailable } from '../../rules/01-words/units.ts'
import { canTally } from '../../rules/07-tallies/tallies.ts'
import {
  breakAndTurn,
  breakUnit,
  type CohesionCause,
  checkCohesion,
} from '../../rules/10-air-combat/cohesion.ts'
import type { Unit } from '../../state.ts'
import { type Layout, unitsOn } from '../kit/table.ts'

interface Options extends Omit<Layout, 'units'> {
  readonly cause?: CohesionCause
  readonly losses?: number
  readonly bounced?: boolean
}

/** One unit, its check rolled with these dice. */
function check(unit: string, dice: string, { cause = 'air', losses = 0, bounced, ...rest }: Options = {}) {
  const { battle, rA } = unitsOn(unit, rest)
  const played = script(checkCohesion(battle, rA, cause, losses, bounced), `cohesion ${dice}`)
  return { unit: rA, battle, facts: factsOf(played, 'cohesion')[0] ?? {} }
}

describe('the roll', () => {
  test('WL-10.7.a two dice and modifiers on the table, losses or not', () => {
    const { facts, unit } = check('bf-109e G8', '4 4')
    expect(facts).toEqual({
      unit: 0,
      id: 'rA',
      model: 'bf-109e',
      side: 'raider',
      cause: 'air',
      column: 'fighter',
      dice: [4, 4],
      modifiers: [],
      total: 8,
      needed: 8,
      disruptions: 0,
      inAll: 0,
    })
    expect(unit.disruptions).toBe(0)
  })

  test.each<[string, string, string, Partial<Unit>, Options?]>([
    // A 6 disrupts a fighter once, a bomber not at all; 7 under flak is read in the row of 6.
    ['WL-10.7.b WL-EX-06 fighters have a column', 'bf-109e G8', '3 3', { disruptions: 1 }],
    ['WL-10.7.b WL-EX-06 bombers have another', 'he-111 G8 bombing', '3 3', { disruptions: 0 }],
    ['WL-10.7.b WL-EX-06 and flak', 'he-111 G8 bombing', '3 3', { disruptions: 1 }, { cause: 'flak' }],
    [
      'WL-10.7.d a 1 adds a disruption to those there are',
      'bf-109e G8',
      '2 2',
      { disruptions: 1, broken: false },
    ],
    ['WL-10.7.d a 2 adds two', 'bf-109e G8', '1 1', { disruptions: 2, broken: true }],
    ['WL-10.7.d to those there are', 'bf-109e G8 disruptions:1', '2 2', { disruptions: 2, broken: true }],
    ['WL-10.7.d a total off the chart uses its nearest row', 'bf-109e G8 green', '1 1', { disruptions: 2 }],
    ['WL-10.7.d a total off the chart uses its nearest row', 'bf-109e G8 veteran', '6 6', { disruptions: 0 }],
    ['WL-10.7.e a flight breaks at one disruption', 'bf-109e G8 flight', '2 2', { broken: true }],
    [
      'WL-10.7.3.a a natural 2 with a loss takes the Experte',
      'bf-109e G8 experte',
      '1 1',
      { experte: false },
      { losses: 1 },
    ],
    ['WL-10.7.3.a not without a loss', 'bf-109e G8 experte', '1 1', { experte: true }],
    ['WL-10.7.3.a nor on another roll', 'bf-109e G8 experte', '1 2', { experte: true }, { losses: 1 }],
    [
      'WL-Q-62 flak takes leaders as well',
      'bf-109e G8 experte',
      '1 1',
      { experte: false },
      { losses: 1, cause: 'flak' },
    ],
  ])('%s: %s, %s, %j', (_, unit, dice, after, options) =>
    expect(check(unit, dice, options).unit).toMatchObject(after),
  )

  test.each([
    ['he-111 G8 intercept', 'fighter'],
    ['f6f G8 bombing', 'bomber'],
  ])('WL-10.7.b %s checks as a %s', (unit, column) => expect(check(unit, '3 3').facts.column).toBe(column))

  test('WL-10.7.a WL-10.7.1.b a broken unit does not check again, nor does one that is gone', () => {
    const { battle, rA: unit } = unitsOn('bf-109e G8 broken')
    expect(script(checkCohesion(battle, unit, 'air', 2)).pauses).toEqual([])
    Object.assign(unit, { broken: false, at: 'destroyed' })
    expect(script(checkCohesion(battle, unit, 'air', 2)).pauses).toEqual([])
  })
})

const CLOUD = { sky: 'broken G8' }

test.each<[string, string, string, Options?]>([
  ['WL-10.7.a quality counts', 'bf-109e G8 veteran', 'veteran 1'],
  ['WL-10.7.a quality counts', 'bf-109e G8 green', 'green -1'],
  ['WL-10.7.a a leader counts', 'bf-109e G8 wing', 'leader 1'],
  ['WL-10.7.a an Experte counts', 'bf-109e G8 experte', 'leader 1'],
  ['WL-10.7.a each loss counts', 'bf-109e G8', 'losses -2', { losses: 2 }],
  ['WL-10.7.2.b low ammunition tells in the next combat', 'bf-109e G8 ammo:low', 'low-ammo -1'],
  ['WL-10.7.2.b depleted in all after it', 'bf-109e G8 ammo:depleted', 'depleted-ammo -3'],
  ['WL-10.7.2.c a bomber’s ammunition does not tell', 'he-111 G8 bombing ammo:depleted', ''],
  ['WL-10.7.2.c a fighter-bomber’s does', 'f6f G8 bombing ammo:low', 'low-ammo -1'],
  [
    'WL-10.7.c WL-4.7.b weather, ammunition and surprise count in air combat',
    'bf-109e G8 ammo:low',
    'weather -2, low-ammo -1, bounced -1',
    { ...CLOUD, bounced: true },
  ],
  [
    'WL-10.7.c WL-Q-63 not under flak, where quality, leaders and losses do',
    'bf-109e G8 ammo:low veteran',
    'veteran 1, losses -1',
    { ...CLOUD, cause: 'flak', losses: 1, bounced: true },
  ],
])('%s: %s, %s', (_, unit, modifiers, options) => {
  const found = check(unit, '6 6', options).facts.modifiers as { id: string; by: number }[]
  expect(found.map(({ id, by }) => `${id} ${by}`).join(', ')).toBe(modifiers)
})

describe('leaders', () => {
  test('WL-10.7.3.a WL-Q-37 a wing whose leader is lost breaks up', () => {
    const { battle, rA, rB } = unitsOn('he-111 G8 bombing wing, he-111 G8 bombing wing')
    script(checkCohesion(battle, rA, 'air', 1), 'cohesion 1 1')
    expect([rA.leader, rB.wing]).toEqual([false, undefined])
  })

  test('WL-10.7.3.a a unit without a leader loses none', () => {
    const { battle, rA } = unitsOn('bf-109e G8')
    const played = script(checkCohesion(battle, rA, 'air', 1), 'cohesion 1 1')
    expect(factsOf(played, 'leader-lost')).toEqual([])
  })
})

describe('breaking', () => {
  const fighters = (words = '', rest: Omit<Layout, 'units'> = {}) =>
    unitsOn(`bf-109e G8 >dA${words}, d spitfire-i G8 >rA`, rest)
  const dogfight = () => unitsOn('bf-109e G8 >dA fighting, d spitfire-i G8 >rA fighting')

  test('WL-10.7.1.c WL-7.2.2.d a broken fighter loses its tally and leaves its dogfight', () => {
    const { battle, rA, dA } = dogfight()
    breakUnit(battle, rA)
    expect([rA.broken, rA.tally, rA.dogfight, dA.tally]).toEqual([true, undefined, undefined, 0])
  })

  test('WL-10.7.1.f it goes home, whatever it was about', () => {
    const { battle, rA } = fighters(' vector:A9 formUp:A8')
    breakUnit(battle, rA)
    expect([rA.home, rA.vector, rA.formUp]).toEqual(['left', undefined, undefined])
  })

  test('WL-10.7.1.f WL-Q-15 a broken escort escorts nobody', () => {
    const { battle, rA } = fighters(' escort')
    breakUnit(battle, rA)
    expect(rA.mission).toBe('sweep')
  })

  test('WL-10.7.1.h WL-13.4.3.i it leaves its Lufbery and faces left or right', () => {
    const { battle, rA } = fighters(' lufbery')
    expect(ids(pauseAfter(breakAndTurn(battle, rA)))).toEqual(['rA/0', 'rA/4'])
    expect(rA.lufbery).toBe(false)
  })

  test('WL-10.8.1.c WL-13.4.3.i out of a dogfight it faces any way', () => {
    const { battle, rA } = dogfight()
    expect(ids(pauseAfter(breakAndTurn(battle, rA)))).toHaveLength(8)
    const again = dogfight()
    script(breakAndTurn(again.battle, again.rA), ['combat.face rA/3'])
    expect(again.rA.facing).toBe(3)
  })

  test('WL-9.2.6.c under rule 15 a broken raider chooses its edge', () => {
    const { battle, rA } = fighters('', { bombing: true })
    script(breakAndTurn(battle, rA), ['bombing.home home/right'])
    expect(rA.home).toBe('right')
  })

  test.each(['he-111', 'f6f'])('WL-10.7.1.d WL-10.7.1.e a broken %s with its bombs goes on', model => {
    const { battle, rA } = unitsOn(`${model} G8 bombing >dA, d spitfire-i G8 >rA`)
    script(breakAndTurn(battle, rA))
    expect([rA.broken, rA.home, rA.load, rA.facing]).toEqual([true, undefined, 'bomb', 0])
  })

  test('WL-10.7.1.g a broken unit is available for nothing', () => {
    const { battle, rA, dA } = unitsOn('bf-109e G8 >dA, d spitfire-i G8')
    expect(isAvailable(battle, rA)).toBe(true)
    breakUnit(battle, rA)
    expect([isAvailable(battle, rA), canTally(battle, rA), canTally(battle, dA)]).toEqual([
      false,
      false,
      true,
    ])
  })

  test('WL-10.7.1.b breaking twice is said once', () => {
    const { battle, rA } = fighters()
    const said = [script(breakAndTurn(battle, rA)), script(breakAndTurn(battle, rA))]
    expect(said.map(played => factsOf(played, 'broken').length)).toEqual([1, 0])
  })
})
