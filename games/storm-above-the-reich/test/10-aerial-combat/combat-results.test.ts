import { describe } from 'vitest'
import type { BoxId } from '../../pack/types.ts'
import { missionOf } from '../../rules/05-map/table.ts'
import type { AerialLetter } from '../../rules/10-aerial-combat/aerial-combat.ts'
import { applyResult } from '../../rules/10-aerial-combat/combat-results.ts'
import { finishDogfights } from '../../rules/10-aerial-combat/dogfight.ts'
import { prove, testLines } from '../kit/lines.ts'
import { aCampaign } from '../kit/table.ts'

/**
 * `D tail/low 3 4 - wiley+wing-4`: a result in a box, the numbers of its escorts, and its fighters by what sets them apart.
 * All fighters survived, and Question 2 counted all escorts.
 */
const testResults = (tests: Parameters<typeof testLines>[0], isSpent = false) =>
  testLines(tests, (before, lines, after) => {
    const [letter, box, ...words] = before.split(' ') as [AerialLetter, BoxId, ...string[]]
    const group = box === 'dogfight' ? ' group-1' : ''
    const numbers = words.filter(word => /^\d$/.test(word))
    const pieces = words
      .slice(numbers.length)
      .map(word => (word === '-' ? '' : ` ${word.replaceAll('+', ' ')}`))
    const campaign = aCampaign({
      escort: 'p-51',
      fighters: pieces.map(piece => `${box}${group}${piece}`),
      escorts: numbers.map(number => `${box} ${number}${group}`),
    })
    const { fighters, escort } = missionOf(campaign)
    if (isSpent) for (const { used } of fighters) used.wiley = 1
    const excess = numbers.reduce((left, number) => left - Number(number), fighters.length)
    prove(
      campaign,
      applyResult(campaign, box, { letter, survivors: fighters, excess }, escort.markers),
      lines,
      after,
    )
  })

describe('B, R and S', () => {
  testResults({
    'SR-ACB-15 SR-ACB-27 B: all fighters and one escort exit':
      'B tail/low 3 3 - -: = at exited exited, groups 0 0, escorts exited tail/low, quiet',
    'SR-ACB-15 B in the Dogfight Box: all escorts exit':
      'B dogfight 3 4 - -: = at exited exited, groups 0 0, escorts exited exited, quiet',
    'SR-ACB-21 SR-ACB-27 R: to Evasive Return, and the log names who returns': [
      'R nose/high 3 3 - -: = at tail/evasive/low tail/evasive/low, groups 0 0, escorts exited nose/high, quiet',
      'R nose/high 3 3 - -: = combat.return 0 Arnold tail/evasive/low & 1 Brnold tail/evasive/low',
    ],
    'SR-ACB-21 SR-Q-21 R from a dogfight':
      'R dogfight 3 3 - -: = at tail/evasive/low tail/evasive/low, groups 0 0, escorts exited below-trailing, quiet',
    'SR-ACB-22 SR-ACB-27 S: one goes below':
      'S tail/low 3 3 - -: = at exited exited, groups 0 0, escorts below-trailing tail/low, quiet',
    'SR-ACB-22 S in the Dogfight Box: the others exit':
      'S dogfight 3 3 4 -: combat.marker escort/2 = escorts exited exited below-trailing, escort-groups 0 0 0',
    'SR-ACB-27 the player picks the one escort, by its number': [
      'B tail/low 3 4 4 -: = asks combat.marker of box:tail/low: escort/0, escort/1',
      'R tail/low 3 4 4 -: = asks combat.marker of box:tail/low: escort/0, escort/1',
      'S tail/low 3 4 4 -: = asks combat.marker of box:tail/low station:below-trailing: escort/0, escort/1',
      'B tail/low 3 4 4 -: combat.marker escort/1 = escorts tail/low exited tail/low, rule escort.sent SR-ACB-15',
      'R tail/low 3 4 4 -: combat.marker escort/1 = escorts tail/low exited tail/low, rule escort.sent SR-ACB-21',
      'S tail/low 3 4 4 -: combat.marker escort/1 = escorts tail/low below-trailing tail/low, rule escort.sent SR-ACB-22',
    ],
    'SR-ACB-28 B and S: who exits with a Hit marker is checked at once': [
      'B tail/low 3 wing-4 -: recovery.roll 3 = at fate exited',
      'S tail/low 3 wing-4 -: recovery.roll 3 = at fate exited',
    ],
    'SR-ACB-28 R: he has not exited and keeps his marker':
      'R tail/low 3 wing-4: = at tail/evasive/low, hits wing-4, quiet',
    'the log names the rule that sends a fighter home': [
      'B tail/low 3 -: = rule exit.left SR-ACB-15',
      'S tail/low 3 -: = rule exit.left SR-ACB-22',
    ],
  })
})

describe('D', () => {
  testResults({
    'SR-ACB-16 SR-MAP-05 the fighters and one escort make a group in the Dogfight Box; other escorts stay': [
      'D tail/low 3 3 - -: = at dogfight dogfight, groups 1 1, escorts dogfight tail/low, escort-groups 1 0',
      'D tail/low 3 3 - -: = dogfight.entered 1 0 1 Arnold Brnold 0',
    ],
    'SR-ACB-16 the player picks the escort': [
      'D tail/low 3 4 -: = asks combat.marker of box:tail/low box:dogfight: escort/0, escort/1',
      'D tail/low 3 4 -: combat.marker escort/1 = escorts tail/low dogfight',
    ],
    'SR-ACB-17 as many as exceed the number may stay behind, and need not': [
      'D tail/low 2 - - - -: = asks combat.excess of fighter:0 fighter:1 fighter:2 fighter:3: fighter/0, fighter/1, fighter/2, fighter/3, done',
      'D tail/low 2 - - - -: combat.excess fighter/1 = offers fighter/0 fighter/2 fighter/3 done',
      'D tail/low 2 - - - -: combat.excess fighter/1 fighter/3 = at dogfight tail/low dogfight tail/low',
      'D tail/low 2 - - - -: combat.excess done = at dogfight dogfight dogfight dogfight',
    ],
    'SR-ACB-17 SR-Q-52 without an excess over all the escorts nobody is asked':
      'D tail/low 2 2 - - -: = quiet',
    'SR-Q-52 SR-Q-60 D in the Dogfight Box: the group and all its escorts stay, a Wiley pilot too':
      'D dogfight 1 1 wiley - -: = at dogfight dogfight dogfight, escorts dogfight dogfight, groups 1 1 1, quiet, dogfight.goes-on 1',
  })

  testLines(
    {
      'SR-ACB-18 a second group is kept apart from the first':
        'dogfight group-1, tail/low: = groups 1 2, escort-groups 1 2',
    },
    (fighters, lines, after) => {
      const campaign = aCampaign({ fighters, escorts: ['dogfight 2 group-1', 'tail/low 2'] })
      const { fighters: all, escort } = missionOf(campaign)
      const outcome = { letter: 'D', survivors: all.slice(1), excess: -1 } as const
      prove(campaign, applyResult(campaign, 'tail/low', outcome, escort.markers.slice(1)), lines, after)
    },
  )
})

describe('Wiley', () => {
  testResults({
    'SR-PIL-16 SR-Q-12 he may exit or go to any Return Box': [
      'D tail/low 3 - wiley: = asks combat.wiley of fighter:0 fighter:1: fighter/1, no',
      'D tail/low 3 - wiley: combat.wiley fighter/1 = asks combat.wiley-to of fighter:1: to/nose/return/high, to/nose/return/low, to/right/return/high, to/right/return/low, to/tail/return/high, to/tail/return/low, to/left/return/high, to/left/return/low, exit',
    ],
    'SR-PIL-16 the escort marker exits and the others stay in their box':
      'D tail/low 3 4 wiley -: combat.wiley fighter/0, combat.wiley-to to/left/return/high, combat.marker escort/1 = at left/return/high tail/low, escorts tail/low exited, combat.wiley 0 Arnold left/return/high, wiley 1 used',
    'SR-PIL-16 SR-ACB-28 he may exit, and is checked':
      'D tail/low 3 wiley+wing-4: combat.wiley fighter/0, combat.wiley-to exit, recovery.roll 4 = at exited',
    'SR-PIL-16 he need not': 'D tail/low 3 wiley+wing-4: combat.wiley no = at dogfight',
    'SR-PIL-16 he is not asked after B, R and S': [
      'B tail/low 3 wiley: = quiet',
      'R tail/low 3 wiley: = quiet',
      'S tail/low 3 wiley: = quiet',
    ],
  })
  testResults({ 'SR-PIL-16 without a use left he is not asked': 'D tail/low 3 wiley: = quiet' }, true)
})

describe('dogfights at the end of the mission', () => {
  testLines(
    {
      'SR-ACB-29 SR-ACB-02 each group fights once more, even one that was formed this turn': [
        ': combat.roll 10 4 = at tail/evasive/low exited tail/low',
        ': combat.roll 10 4 = escorts exited below-trailing tail/low',
      ],
      'SR-Q-52 a D has no further effect': ': combat.roll 5 5 = at dogfight dogfight tail/low',
    },
    (_, lines, after) => {
      const fighters = [{ at: 'dogfight', group: 1, fought: true }, 'dogfight group-2', 'tail/low'] as const
      const escorts = ['dogfight 2 group-1', 'dogfight 2 group-2', 'tail/low 3']
      const campaign = aCampaign({ fighters, escorts })
      prove(campaign, finishDogfights(campaign), lines, after)
    },
  )

  testLines(
    {
      'SR-Q-21 with nobody left to fight the escort goes to Below Trailing':
        'fate: = escorts below-trailing, escort-groups 0, quiet',
    },
    (fighters, lines, after) => {
      const campaign = aCampaign({ fighters, escorts: ['dogfight 2 group-1'] })
      prove(campaign, finishDogfights(campaign), lines, after)
    },
  )
})
