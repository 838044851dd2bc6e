import { describe, expect, test } from 'vitest'
import type { BoxId } from '../../pack/types.ts'
import { missionOf } from '../../rules/05-map/table.ts'
import type { AerialLetter } from '../../rules/10-aerial-combat/aerial-combat.ts'
import { applyResult } from '../../rules/10-aerial-combat/combat-results.ts'
import { finishDogfights } from '../../rules/10-aerial-combat/dogfight.ts'
import type { Campaign } from '../../state.ts'
import { aCampaign, asked, factsOf, type Lines, offers, play, script } from '../kit/table.ts'

/** Fighters, by what sets them apart, and escorts of these numbers in one box. */
function table(box: BoxId, fighters: readonly string[], numbers: readonly number[]): Campaign {
  const group = box === 'dogfight' ? ' group-1' : ''
  return aCampaign({
    escort: 'p-51',
    fighters: fighters.map(words => `${box}${group} ${words}`.trim()),
    escorts: numbers.map(number => `${box} ${number}${group}`),
  })
}

/** A result in the box in which all are: all fighters survived, and Question 2 counted all escorts. */
function apply(campaign: Campaign, letter: AerialLetter) {
  const { fighters, escort } = missionOf(campaign)
  const excess = escort.markers.reduce((left, { number }) => left - number, fighters.length)
  const outcome = { letter, survivors: fighters, excess }
  return applyResult(campaign, fighters[0]?.at as BoxId, outcome, escort.markers)
}

const fightersAt = (campaign: Campaign) => missionOf(campaign).fighters.map(({ at }) => at)
const escortsAt = (campaign: Campaign) => missionOf(campaign).escort.markers.map(({ at }) => at)
const groupsOf = (pieces: readonly { readonly group: number }[]) => pieces.map(({ group }) => group)

/** Where all are after a result. */
function after(campaign: Campaign, letter: AerialLetter, lines: Lines = []) {
  const played = script(apply(campaign, letter), lines)
  return { played, fighters: fightersAt(campaign), escorts: escortsAt(campaign) }
}

describe('B, R and S', () => {
  test.each<[string, AerialLetter, BoxId, number[], string, string[]]>([
    [
      'SR-ACB-15 SR-ACB-27 all fighters and one escort exit',
      'B',
      'tail/low',
      [3, 3],
      'exited',
      ['exited', 'tail/low'],
    ],
    [
      'SR-ACB-15 in the Dogfight Box all escorts exit',
      'B',
      'dogfight',
      [3, 4],
      'exited',
      ['exited', 'exited'],
    ],
    [
      'SR-ACB-21 SR-ACB-27 to Evasive Return',
      'R',
      'nose/high',
      [3, 3],
      'tail/evasive/low',
      ['exited', 'nose/high'],
    ],
    [
      'SR-ACB-21 SR-Q-21 from a dogfight',
      'R',
      'dogfight',
      [3, 3],
      'tail/evasive/low',
      ['below-trailing', 'exited'],
    ],
    ['SR-ACB-22 SR-ACB-27 one goes below', 'S', 'tail/low', [3, 3], 'exited', ['below-trailing', 'tail/low']],
  ])('%s: %s in %s', (_, letter, box, numbers, to, then) => {
    const campaign = table(box, ['', ''], numbers)
    const { fighters, escorts, played } = after(campaign, letter)
    expect(fighters).toEqual([to, to])
    expect(groupsOf(missionOf(campaign).fighters)).toEqual([0, 0])
    expect(escorts.toSorted()).toEqual(then)
    expect(played.pauses).toEqual([])
  })

  test('SR-ACB-21 the log names who returns', () => {
    const { played } = after(table('nose/high', ['', ''], [3, 3]), 'R')
    expect(factsOf(played, 'combat.return').map(({ name }) => name)).toEqual(['Arnold', 'Brnold'])
  })

  test('SR-ACB-22 S in the Dogfight Box: the others exit', () => {
    const campaign = table('dogfight', [''], [3, 3, 4])
    const { escorts } = after(campaign, 'S', 'combat.marker escort/2')
    expect(escorts).toEqual(['exited', 'exited', 'below-trailing'])
    expect(groupsOf(missionOf(campaign).escort.markers)).toEqual([0, 0, 0])
  })

  test.each([
    ['B', 'SR-ACB-15', 'exited', ''],
    ['R', 'SR-ACB-21', 'exited', ''],
    ['S', 'SR-ACB-22', 'below-trailing', ' station:below-trailing'],
  ] as const)('SR-ACB-27 %s: the player picks the one escort, by its number', (letter, rule, to, about) => {
    const three = () => table('tail/low', [''], [3, 4, 4])
    expect(asked(apply(three(), letter))).toBe(`combat.marker of box:tail/low${about}: escort/0, escort/1`)
    const { escorts, played } = after(three(), letter, 'combat.marker escort/1')
    expect(escorts).toEqual(['tail/low', to, 'tail/low'])
    expect(played.notes.find(({ what }) => what === 'escort.sent')?.rule).toBe(rule)
  })

  test.each(['B', 'S'] as const)('SR-ACB-28 %s: who exits with a Hit marker is checked at once', letter => {
    const { fighters } = after(table('tail/low', ['wing-4', ''], [3]), letter, 'recovery.roll 3')
    expect(fighters).toEqual(['fate', 'exited'])
  })

  test('SR-ACB-28 R: he has not exited and keeps his marker', () => {
    const { fighters, played } = after(table('tail/low', ['wing-4'], [3]), 'R')
    expect(fighters).toEqual(['tail/evasive/low'])
    expect(played.pauses).toEqual([])
  })

  test.each([
    ['B', 'SR-ACB-15'],
    ['S', 'SR-ACB-22'],
  ] as const)('after %s the log names the rule that sends a fighter home, %s', (letter, rule) => {
    const { played } = after(table('tail/low', [''], [3]), letter)
    expect(played.notes.find(({ what }) => what === 'exit.left')?.rule).toBe(rule)
  })
})

describe('D', () => {
  test('SR-ACB-16 SR-MAP-05 the fighters and one escort make a group in the Dogfight Box; other escorts stay', () => {
    const campaign = table('tail/low', ['', ''], [3, 3])
    const { played, fighters, escorts } = after(campaign, 'D')
    expect(fighters).toEqual(['dogfight', 'dogfight'])
    expect(groupsOf(missionOf(campaign).fighters)).toEqual([1, 1])
    expect(escorts).toEqual(['dogfight', 'tail/low'])
    expect(groupsOf(missionOf(campaign).escort.markers)).toEqual([1, 0])
    const entered = { group: 1, fighters: [0, 1], names: ['Arnold', 'Brnold'], escort: 0 }
    expect(factsOf(played, 'dogfight.entered')).toEqual([entered])
  })

  test('SR-ACB-16 the player picks the escort', () => {
    const two = () => table('tail/low', [''], [3, 4])
    expect(asked(apply(two(), 'D'))).toBe('combat.marker of box:tail/low box:dogfight: escort/0, escort/1')
    expect(after(two(), 'D', 'combat.marker escort/1').escorts).toEqual(['tail/low', 'dogfight'])
  })

  test('SR-ACB-18 a second group is kept apart from the first', () => {
    const campaign = aCampaign({
      fighters: ['dogfight group-1', 'tail/low'],
      escorts: ['dogfight 2 group-1', 'tail/low 2'],
    })
    const { fighters, escort } = missionOf(campaign)
    const outcome = { letter: 'D', survivors: fighters.slice(1), excess: -1 } as const
    script(applyResult(campaign, 'tail/low', outcome, escort.markers.slice(1)))
    expect(groupsOf(fighters)).toEqual([1, 2])
    expect(groupsOf(escort.markers)).toEqual([1, 2])
  })

  test('SR-ACB-17 as many as exceed the number may stay behind, and need not', () => {
    const four = () => table('tail/low', ['', '', '', ''], [2])
    const all = [0, 1, 2, 3].map(no => `fighter/${no}`)
    const about = 'fighter:0 fighter:1 fighter:2 fighter:3'
    expect(asked(apply(four(), 'D'))).toBe(`combat.excess of ${about}: ${all.join(', ')}, done`)
    const then = offers(apply(four(), 'D'), 'combat.excess fighter/1')
    expect(then).toEqual(['fighter/0', 'fighter/2', 'fighter/3', 'done'])
    const some = after(four(), 'D', 'combat.excess fighter/1 fighter/3')
    expect(some.fighters).toEqual(['dogfight', 'tail/low', 'dogfight', 'tail/low'])
    expect(after(four(), 'D', 'combat.excess done').fighters).toEqual(Array(4).fill('dogfight'))
  })

  test('SR-ACB-17 SR-Q-52 without an excess over all the escorts nobody is asked', () => {
    expect(after(table('tail/low', ['', '', ''], [2, 2]), 'D').played.pauses).toEqual([])
  })

  test('SR-Q-52 SR-Q-60 D in the Dogfight Box: the group and all its escorts stay, a Wiley pilot too', () => {
    const campaign = table('dogfight', ['wiley', '', ''], [1, 1])
    const { fighters, escorts, played } = after(campaign, 'D')
    expect(fighters).toEqual(['dogfight', 'dogfight', 'dogfight'])
    expect(escorts).toEqual(['dogfight', 'dogfight'])
    expect(groupsOf(missionOf(campaign).fighters)).toEqual([1, 1, 1])
    expect(played.pauses).toEqual([])
    expect(factsOf(played, 'dogfight.goes-on')).toEqual([{ group: 1 }])
  })
})

describe('Wiley', () => {
  test('SR-PIL-16 SR-Q-12 he may exit or go to any Return Box', () => {
    const campaign = table('tail/low', ['', 'wiley'], [3])
    expect(asked(apply(campaign, 'D'))).toBe('combat.wiley of fighter:0 fighter:1: fighter/1, no')
    const boxes = ['nose', 'right', 'tail', 'left'].flatMap(one => [
      `to/${one}/return/high`,
      `to/${one}/return/low`,
    ])
    const question = `combat.wiley-to of fighter:1: ${boxes.join(', ')}, exit`
    expect(asked(apply(campaign, 'D'), 'combat.wiley fighter/1')).toBe(question)
  })

  test('SR-PIL-16 the escort marker exits and the others stay in their box', () => {
    const campaign = table('tail/low', ['', 'wiley'], [3, 4])
    const lines = 'combat.wiley fighter/1, combat.wiley-to to/left/return/high, combat.marker escort/1'
    const { fighters, escorts, played } = after(campaign, 'D', lines)
    expect(fighters).toEqual(['tail/low', 'left/return/high'])
    expect(escorts).toEqual(['tail/low', 'exited'])
    expect(factsOf(played, 'combat.wiley')).toEqual([{ fighter: 1, name: 'Brnold', to: 'left/return/high' }])
    expect(missionOf(campaign).fighters[1]?.used.wiley).toBe(1)
  })

  test.each([
    [
      'SR-PIL-16 SR-ACB-28 he may exit, and is checked',
      'fighter/0, combat.wiley-to exit, recovery.roll 4',
      'exited',
    ],
    ['SR-PIL-16 he need not', 'no', 'dogfight'],
  ])('%s', (_, take, at) => {
    expect(after(table('tail/low', ['wiley wing-4'], [3]), 'D', `combat.wiley ${take}`).fighters).toEqual([
      at,
    ])
  })

  test('SR-PIL-16 without a use left he is not asked', () => {
    const campaign = table('tail/low', ['wiley'], [3])
    for (const { used } of missionOf(campaign).fighters) used.wiley = 1
    expect(after(campaign, 'D').played.pauses).toEqual([])
  })

  test.each(['B', 'R', 'S'] as const)('SR-PIL-16 he is not asked after %s', letter => {
    expect(after(table('tail/low', ['wiley'], [3]), letter).played.pauses).toEqual([])
  })
})

describe('dogfights at the end of the mission', () => {
  const two = () =>
    aCampaign({
      fighters: [{ at: 'dogfight', group: 1, fought: true }, 'dogfight group-2', 'tail/low'],
      escorts: ['dogfight 2 group-1', 'dogfight 2 group-2', 'tail/low 3'],
    })

  test('SR-ACB-29 SR-ACB-02 each group fights once more, even one that was formed this turn', () => {
    const { campaign, facts } = play(two(), finishDogfights, 'combat.roll 10 4')
    expect(facts('combat.rolled').map(({ fighters }) => fighters)).toEqual([[0], [1]])
    expect(fightersAt(campaign)).toEqual(['tail/evasive/low', 'exited', 'tail/low'])
    expect(escortsAt(campaign)).toEqual(['exited', 'below-trailing', 'tail/low'])
  })

  test('SR-Q-52 a D has no further effect', () => {
    const { campaign } = play(two(), finishDogfights, 'combat.roll 5 5')
    expect(fightersAt(campaign)).toEqual(['dogfight', 'dogfight', 'tail/low'])
  })
})
