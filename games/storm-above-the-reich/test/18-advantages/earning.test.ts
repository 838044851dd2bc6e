import { describe, expect, test } from 'vitest'
import { checkAdvantages } from '../../rules/18-advantages/advantage-check.ts'
import { advantagesIn, fighter } from '../kit/attackers.ts'
import { aCampaign, after, asked, type Layout, type Lines, play, script } from '../kit/table.ts'

/** What the fighters earn in the one element of Map 5. */
const earned = (...fighters: string[]) => advantagesIn(after(aCampaign({ fighters }), checkAdvantages), 'a')

/** What they earn on Map 7, in the elements Low and High. */
function earnedOn7(fighters: string[], lines: Lines = [], more: Layout = {}): string[] {
  const campaign = after(aCampaign({ map: '7', fighters, ...more }), checkAdvantages, lines)
  return [advantagesIn(campaign, 'low'), advantagesIn(campaign, 'high')]
}

const notedFor = (layout: Layout) => play(aCampaign(layout), checkAdvantages).facts('advantage.earned')

/** As many as are named, from one box, each in its space. */
const group = (approach: string, ...spaces: string[]) => spaces.map(at => `${at} ${approach}`)
const FOUR = ['3.3', '3.2', '2.1', '1.1']
const ROTTE = ['3.3', '3.3']

test.each([
  [
    'SR-ADV-04 Rotte: two Determined fighters of one type and one box in a space',
    group('nose/low', ...ROTTE),
  ],
  ['SR-ADV-04 from a flank as well', group('right/high', '3.2', '3.2')],
  ['SR-ADV-04 SR-Q-01 two auxiliaries of one type', group('nose/low ju88 no-ammo', ...ROTTE)],
])('%s', (_, fighters) => {
  expect(earned(...fighters)).toBe('rotte')
})

test.each([
  ['in another space', '2.1 nose/low'],
  ['of another type', '3.3 nose/low mc202'],
  ['Evasive', '3.3 nose/low evasive'],
  ['from another box of its position', '3.3 nose/level'],
])('SR-ADV-04 no Rotte with one that is %s', (_, other) => {
  expect(earned('3.3 nose/low', other)).toBe('')
  expect(earned(other, '3.3 nose/low')).toBe('')
})

test.each([
  ['two positions and two altitudes', '3.3 nose/low', '2.1 tail/high', 'position'],
  ['two positions, one altitude', '3.3 nose/low', '2.1 tail/low', ''],
  ['two altitudes, one position', '3.3 nose/low', '2.1 nose/high', ''],
  ['the two flanks, two altitudes', '3.3 left/low', '2.1 right/high', 'position'],
  ['mode and type do not matter', '3.3 nose/low evasive', '2.1 tail/high bf110', 'position'],
])('SR-ADV-05 Position: %s', (_, one, other, gain) => {
  expect(earned(one, other)).toBe(gain)
})

test('SR-ADV-05 both must attack the same element', () => {
  expect(earnedOn7(['1.1 nose/low', '3.3 tail/high'])).toEqual(['', ''])
})

describe('Schwarm', () => {
  test.each([
    ['SR-ADV-06 SR-ADV-09 SR-Q-27 four alongside, from edge to edge', 'nose/low', FOUR, 'schwarm-2'],
    ['SR-ADV-06 SR-Q-27 from corner to corner', 'nose/low', ['3.3', '2.2', '1.1', '0.0'], 'schwarm-2'],
    ['SR-ADV-06 SR-ADV-09 in one space', 'tail/high', [...ROTTE, ...ROTTE], 'rotte schwarm-2'],
    ['SR-ADV-06 three are too few', 'nose/low', ['3.3', '3.2', '2.1'], ''],
    ['SR-ADV-06 SR-Q-27 a gap of one space parts them', 'nose/low', ['3.3', '3.2', '2.1', '0.1'], ''],
    ['SR-ADV-06 SR-Q-27 in two pairs as well', 'nose/low', ['3.3', '3.2', '0.0', '0.1'], ''],
    [
      'SR-ADV-06 the last may be the one who joins them',
      'nose/low',
      ['3.3', '1.1', '0.1', '2.2'],
      'schwarm-2',
    ],
    ['SR-ADV-07 never from Right Flank', 'right/high', FOUR, ''],
    ['SR-ADV-07 nor from Left Flank', 'left/low', FOUR, ''],
  ])('%s', (_, approach, spaces, gain) => {
    expect(earned(...group(approach, ...spaces))).toBe(gain)
  })

  test.each(['nose/low mc202', 'nose/low evasive', 'nose/low no-ammo', 'nose/level'])(
    'SR-ADV-06 SR-OTH-04 not with a fourth that is %s, wherever it is counted',
    odd => {
      for (const at of FOUR)
        expect(earned(...FOUR.map(one => `${one} ${one === at ? odd : 'nose/low'}`))).not.toContain('schwarm')
    },
  )

  test('SR-ADV-06 a fifth that does not qualify does no harm, a jammed one qualifies', () => {
    expect(earned('3.3 nose/low no-ammo', ...group('nose/low', ...FOUR))).toBe('rotte schwarm-2')
    expect(earned('3.3 nose/low jam', ...group('nose/low', ...FOUR.slice(1)))).toBe('schwarm-2')
  })
})

describe('the check', () => {
  test('SR-ADV-01 every element with fighters is checked', () => {
    const fighters = group('nose/low', '1.1', '1.1', '4.4', '4.4')
    expect(earnedOn7(fighters)).toEqual(['rotte', 'rotte'])
    expect(notedFor({ map: '7', fighters })).toEqual([
      { element: 'Low', advantages: ['rotte'] },
      { element: 'High', advantages: ['rotte'] },
    ])
  })

  test('SR-ADV-01 SR-MAP-12 in spaces outside every element nothing is earned', () => {
    expect(earnedOn7(group('nose/low', '3.1', '3.1'))).toEqual(['', ''])
  })

  test('SR-ADV-01 the note names all that is earned', () => {
    const fighters = [...group('nose/low', ...ROTTE, ...ROTTE), '3.3 tail/high']
    const advantages = ['rotte', 'position', 'schwarm']
    expect(notedFor({ fighters })).toEqual([{ element: 'Lead', advantages }])
  })

  test('SR-ADV-02 each type once in an element, however many earn it', () => {
    expect(earned(...group('nose/low', ...ROTTE, '2.1', '2.1'), '3.3 tail/high')).toBe('rotte position')
  })

  test.each([
    ['SR-ADV-02 SR-Q-18 a Schwarm', 'schwarm-1', ['rotte'], 'rotte schwarm-1'],
    ['SR-ADV-02 SR-Q-18 Rotte and Position', 'rotte position', ['schwarm'], 'rotte position schwarm-2'],
  ])('%s left from the last wave is not doubled; one used up is earned anew', (_, a, advantages, then) => {
    const table = aCampaign({ fighters: group('nose/low', ...ROTTE, ...ROTTE), advantages: { a } })
    const { campaign, facts } = play(table, checkAdvantages)
    expect(facts('advantage.earned')).toEqual([{ element: 'Lead', advantages }])
    expect(advantagesIn(campaign, 'a')).toBe(then)
  })

  test('SR-ADV-02 a Position that is left is not earned twice', () => {
    const fighters = ['3.3 nose/low', '3.3 tail/high']
    expect(notedFor({ fighters, advantages: { a: 'position' } })).toEqual([])
  })
})

describe('in an overlap', () => {
  const pair = group('nose/low', '2.2', '2.2')

  test('SR-Q-55 SR-MAP-14 a fighter counts in the element that the player names, not in both', () => {
    const fighters = ['2.2 nose/low', '1.1 tail/high', '3.3 tail/high']
    const question = 'element.advantage of fighter:0: element/low, element/high'
    expect(asked(checkAdvantages(aCampaign({ map: '7', fighters })))).toBe(question)
    expect(earnedOn7(fighters, 'element.advantage element/low')).toEqual(['position', ''])
    expect(earnedOn7(fighters, 'element.advantage element/high')).toEqual(['', 'position'])
  })

  test.each([
    ['two of them may be counted apart', 'element/low element/high', {}, ''],
    ['together they are a Rotte in either', 'element/high element/high', {}, 'rotte'],
    // Low has its Rotte already: only both together in High earn anything
    ['asked too where it depends on the others', 'element/high element/high', { low: 'rotte' }, 'rotte'],
    ['and not once it no longer does', 'element/low', { low: 'rotte' }, ''],
  ])('SR-Q-55 %s', (_, named, advantages, high) => {
    expect(earnedOn7(pair, `element.advantage ${named}`, { advantages })[1]).toBe(high)
  })

  test('SR-Q-55 counted apart neither element has a Rotte', () => {
    expect(earnedOn7(pair, 'element.advantage element/low element/high')).toEqual(['', ''])
  })

  test('SR-Q-55 where it can make no difference nobody asks', () => {
    for (const fighters of [group('nose/low', '2.2', '1.1', '3.3'), ['2.2 nose/low']])
      expect(script(checkAdvantages(aCampaign({ map: '7', fighters }))).pauses).toEqual([])
  })
})

describe('Quick before the check', () => {
  const quick = '3.3 nose/low evasive quick'
  const modes = (fighters: string[], lines: Lines) => {
    const campaign = after(aCampaign({ fighters }), checkAdvantages, lines)
    return [...fighters.map((_, no) => fighter(campaign, no).mode), advantagesIn(campaign, 'a')]
  }

  test('SR-PIL-14 an Evasive pilot may turn Determined if that earns something', () => {
    const fighters = ['3.3 nose/low', quick]
    expect(asked(checkAdvantages(aCampaign({ fighters })))).toContain('quick.advantage of fighter:1')
    const change = after(aCampaign({ fighters }), checkAdvantages, 'quick.advantage change')
    expect(fighter(change, 1)).toMatchObject({ mode: 'determined', used: { quick: 1 } })
    expect(advantagesIn(change, 'a')).toBe('rotte')
    const keep = after(aCampaign({ fighters }), checkAdvantages, 'quick.advantage keep')
    expect(fighter(keep, 1)).toMatchObject({ mode: 'evasive', used: { quick: 0 } })
    expect(advantagesIn(keep, 'a')).toBe('')
  })

  test('SR-PIL-14 two may earn it together: each is asked, and the second only if the first has turned', () => {
    expect(modes([quick, quick], 'quick.advantage change change').at(-1)).toBe('rotte')
    expect(modes([quick, quick], 'quick.advantage keep')).toEqual(['evasive', 'evasive', ''])
  })

  test('SR-PIL-14 and is not asked if it does not', () => {
    expect(earned('3.3 nose/low', '2.1 nose/low evasive quick')).toBe('')
    expect(earned('3.3 nose/low', '3.3 nose/low quick')).toBe('rotte')
  })
})
