import { describe, expect, test } from 'vitest'
import type { ApproachBox, MapId } from '../../pack/types.ts'
import { burst } from '../../rules/20-burst/burst.ts'
import { passThrough } from '../../rules/20-burst/pass-through.ts'
import { MANEUVERS, type Maneuver } from '../../state.ts'
import { fighter, flying, whereabouts } from '../kit/attackers.ts'
import { aCampaign, factsOf, type Piece, script } from '../kit/table.ts'

/** Where a fighter is after a pass. */
function passed(
  at: Piece['at'],
  approach: ApproachBox,
  maneuver: Maneuver,
  steps: number,
  map: MapId = '5',
): string {
  const campaign = aCampaign({ map, fighters: [flying(at, approach, { maneuver })] })
  passThrough(campaign, fighter(campaign), steps)
  return whereabouts(campaign)
}

describe('Pass Through', () => {
  test.each([
    [0, '3.3'],
    [1, '2.2'],
    [2, '1.1'],
    [3, '0.0'],
  ])('SR-PAS-01 %s spaces, no more and no fewer: from 3.3 to %s', (steps, to) => {
    expect(passed('3.3', 'nose/approach/level', 'climb', steps)).toBe(to)
  })

  test.each([
    ['nose/approach/level', '1.1'],
    ['tail/approach/level', '3.3'],
    ['right/approach/low', '1.3'],
    ['left/approach/low', '3.1'],
  ] as const)('SR-PAS-02 straight on from %s: 2.2 to %s, over the corner', (from, to) => {
    expect(passed('2.2', from, 'climb', 1)).toBe(to)
    expect(passed('2.2', from, 'dive', 1)).toBe(to)
  })

  test('SR-PAS-02 the first step ends on the far side of the target', () => {
    // A1: before it 3.3, behind it 2.2; right of it 3.2, left 2.3
    expect(passed('3.3', 'nose/approach/level', 'dive', 1)).toBe('2.2')
    expect(passed('3.2', 'right/approach/low', 'dive', 1)).toBe('2.3')
  })

  test.each([
    ['nose/approach/level', '1.2', '2.1'],
    ['tail/approach/level', '3.2', '2.3'],
    ['right/approach/low', '2.3', '1.2'],
    ['left/approach/low', '2.1', '3.2'],
  ] as const)(
    'SR-PAS-03 from %s a roll right goes to %s, a roll left to %s, over the edge',
    (from, right, left) => {
      expect(passed('2.2', from, 'climb-roll-right', 1)).toBe(right)
      expect(passed('2.2', from, 'dive-roll-right', 1)).toBe(right)
      expect(passed('2.2', from, 'climb-roll-left', 1)).toBe(left)
      expect(passed('2.2', from, 'dive-roll-left', 1)).toBe(left)
    },
  )

  test('SR-PAS-03 a roll goes on the same way, step by step', () => {
    expect(passed('3.3', 'nose/approach/level', 'dive-roll-right', 3)).toBe('0.3')
  })

  test('SR-PAS-04 SR-MAP-11 it stops in the last space before the edge', () => {
    expect(passed('1.1', 'nose/approach/level', 'climb', 3)).toBe('0.0')
    expect(passed('3.3', 'tail/approach/level', 'climb', 2)).toBe('3.3')
  })

  test('SR-PAS-04 SR-MAP-08 a cell without a Lethal Level is no space, inside the formation either', () => {
    // 3.0 and 4.0 are nothing on this map
    expect(passed('2.0', 'tail/approach/level', 'dive-roll-right', 3, '7')).toBe('2.0')
    // 3.1 is a space though no element has it
    expect(passed('2.1', 'tail/approach/level', 'dive-roll-right', 3, '7')).toBe('3.1')
  })

  test('SR-PAS-05 SR-MAP-17 Map 6 has straight ways of its own; rolls are the same', () => {
    expect(passed('4.4', 'nose/approach/level', 'climb', 2, '6')).toBe('2.4')
    expect(passed('4.4', 'nose/approach/level', 'climb', 2, '7')).toBe('2.2')
    expect(passed('0.0', 'tail/approach/level', 'dive', 2, '6')).toBe('2.0')
    expect(passed('4.4', 'nose/approach/level', 'climb-roll-left', 2, '6')).toBe('4.2')
  })

  test.each([
    ['3.0', '1.2', false],
    ['3.2', '2.3', true],
  ] as const)(
    'SR-PAS-01 the note tells the way from %s to %s, and that the edge stopped it: %s',
    (at, to, stopped) => {
      const campaign = aCampaign({ fighters: [flying(at, 'right/approach/low', { mode: 'evasive' })] })
      const from = fighter(campaign).space
      const played = script(burst(campaign), 'card.oblique oblique-2')
      expect(whereabouts(campaign)).toBe(to)
      expect(factsOf(played, 'burst.passes')).toEqual([
        { fighter: 0, name: 'Arnold', steps: 2, from, to: fighter(campaign).space, stopped },
      ])
    },
  )

  test('SR-PAS-03 every roll is one step over an edge', () => {
    const ways = MANEUVERS.filter(maneuver => maneuver.includes('roll')).map(maneuver =>
      passed('2.2', 'nose/approach/level', maneuver, 1),
    )
    expect(ways).toEqual(['2.1', '1.2', '2.1', '1.2'])
  })
})
