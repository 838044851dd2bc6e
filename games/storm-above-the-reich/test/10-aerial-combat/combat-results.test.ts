import { describe, expect, test } from 'vitest'
import type { BoxId } from '../../pack/types.ts'
import { missionOf } from '../../rules/05-map/table.ts'
import type { AerialLetter } from '../../rules/10-aerial-combat/aerial-combat.ts'
import { applyResult } from '../../rules/10-aerial-combat/combat-results.ts'
import { finishDogfights } from '../../rules/10-aerial-combat/dogfight.ts'
import type { Campaign } from '../../state.ts'
import {
  aCampaign,
  factsOf,
  ids,
  type Layout,
  type Line,
  type Piece,
  pauseAfter,
  rolls,
  script,
  takes,
} from '../kit/table.ts'

/** Fighters and escorts in one box; all fighters survived and Question 2 counted all escorts. */
function table(
  box: BoxId,
  fighters: readonly Partial<Piece>[],
  numbers: readonly number[],
  rest: Layout = {},
) {
  const group = box === 'dogfight' ? 1 : 0
  return aCampaign({
    escort: 'p-51',
    ...rest,
    fighters: fighters.map(one => ({ at: box, group, ...one })),
    escorts: numbers.map(number => ({ at: box, group, number })),
  })
}

function apply(campaign: Campaign, letter: AerialLetter, box: BoxId) {
  const { fighters, escort } = missionOf(campaign)
  let excess = fighters.length
  for (const { number } of escort.markers) excess -= number
  return applyResult(campaign, box, { letter, survivors: fighters, excess }, escort.markers)
}

const fightersAt = (campaign: Campaign) => missionOf(campaign).fighters.map(({ at }) => at)
const escortsAt = (campaign: Campaign) => missionOf(campaign).escort.markers.map(({ at }) => at)

/** Where all are after a result in a box. */
function after(campaign: Campaign, letter: AerialLetter, box: BoxId, lines: readonly Line[] = []) {
  const played = script(apply(campaign, letter, box), lines)
  return { played, fighters: fightersAt(campaign), escorts: escortsAt(campaign) }
}

describe('B, R and S', () => {
  test('SR-ACB-15 SR-ACB-27 B: all fighters exit and one escort does', () => {
    const { fighters, escorts } = after(table('tail/low', [{}, {}], [3, 3]), 'B', 'tail/low')
    expect(fighters).toEqual(['exited', 'exited'])
    expect(escorts.toSorted()).toEqual(['exited', 'tail/low'])
  })

  test('SR-ACB-15 B in the Dogfight Box: all escorts exit', () => {
    const { fighters, escorts, played } = after(table('dogfight', [{}], [3, 4]), 'B', 'dogfight')
    expect(fighters).toEqual(['exited'])
    expect(escorts).toEqual(['exited', 'exited'])
    expect(played.pauses).toEqual([])
  })

  test('SR-ACB-21 SR-ACB-27 R: one escort exits, the fighters go to Evasive Return Tail/Low', () => {
    const { fighters, escorts, played } = after(table('nose/high', [{}, {}], [3, 3]), 'R', 'nose/high')
    expect(fighters).toEqual(['tail/evasive/low', 'tail/evasive/low'])
    expect(escorts.toSorted()).toEqual(['exited', 'nose/high'])
    expect(factsOf(played, 'combat.return').map(({ name }) => name)).toEqual(['Arnold', 'Brnold'])
  })

  test('SR-ACB-21 SR-Q-21 R in the Dogfight Box: the other escorts are left alone there and go to Below Trailing', () => {
    const campaign = table('dogfight', [{}], [3, 3])
    const { fighters, escorts } = after(campaign, 'R', 'dogfight')
    expect(fighters).toEqual(['tail/evasive/low'])
    expect(missionOf(campaign).fighters[0]?.group).toBe(0)
    expect(escorts.toSorted()).toEqual(['below-trailing', 'exited'])
  })

  test('SR-ACB-22 SR-ACB-27 S: the fighters exit, one escort goes to Below Trailing', () => {
    const { fighters, escorts } = after(table('tail/low', [{}, {}], [3, 3]), 'S', 'tail/low')
    expect(fighters).toEqual(['exited', 'exited'])
    expect(escorts.toSorted()).toEqual(['below-trailing', 'tail/low'])
  })

  test('SR-ACB-22 S in the Dogfight Box: the others exit', () => {
    const campaign = table('dogfight', [{}], [3, 3, 4])
    const { escorts } = after(campaign, 'S', 'dogfight', [takes('combat.marker', 'escort/2')])
    expect(escorts).toEqual(['exited', 'exited', 'below-trailing'])
    expect(missionOf(campaign).escort.markers.map(({ group }) => group)).toEqual([0, 0, 0])
  })

  test.each(['B', 'R', 'S'] as const)(
    'SR-ACB-27 %s: the player picks the one escort, by its number',
    letter => {
      const campaign = table('tail/low', [{}], [3, 4, 4])
      const pause = pauseAfter(apply(campaign, letter, 'tail/low'))
      const about = letter === 'S' ? ['box:tail/low', 'station:below-trailing'] : ['box:tail/low']
      expect(pause).toMatchObject({ ask: 'combat.marker', about })
      expect(ids(pause)).toEqual(['escort/0', 'escort/1'])
      const { escorts, played } = after(table('tail/low', [{}], [3, 4, 4]), letter, 'tail/low', [
        takes('combat.marker', 'escort/1'),
      ])
      expect(escorts).toEqual(['tail/low', letter === 'S' ? 'below-trailing' : 'exited', 'tail/low'])
      const rule = { B: 'SR-ACB-15', R: 'SR-ACB-21', S: 'SR-ACB-22' }[letter]
      expect(played.notes.find(({ what }) => what === 'escort.sent')?.rule).toBe(rule)
    },
  )

  test.each(['B', 'S'] as const)('SR-ACB-28 %s: who exits with a Hit marker is checked at once', letter => {
    const { fighters } = after(table('tail/low', [{ hits: ['wing-4'] }, {}], [3]), letter, 'tail/low', [
      rolls('recovery.roll', 3),
    ])
    expect(fighters).toEqual(['fate', 'exited'])
  })

  test('SR-ACB-28 R: he has not exited and keeps his marker', () => {
    const { fighters, played } = after(table('tail/low', [{ hits: ['wing-4'] }], [3]), 'R', 'tail/low')
    expect(fighters).toEqual(['tail/evasive/low'])
    expect(played.pauses).toEqual([])
  })
})

describe('D', () => {
  test('SR-ACB-16 SR-MAP-05 the fighters and one escort make a group in the Dogfight Box; other escorts stay', () => {
    const campaign = table('tail/low', [{}, {}], [3, 3])
    const { played } = after(campaign, 'D', 'tail/low')
    const { fighters, escort } = missionOf(campaign)
    expect(fighters).toMatchObject([
      { at: 'dogfight', group: 1 },
      { at: 'dogfight', group: 1 },
    ])
    expect(escort.markers).toMatchObject([
      { at: 'dogfight', group: 1 },
      { at: 'tail/low', group: 0 },
    ])
    expect(factsOf(played, 'dogfight.entered')).toEqual([
      { group: 1, fighters: [0, 1], names: ['Arnold', 'Brnold'], escort: 0 },
    ])
  })

  test('SR-ACB-16 the player picks the escort', () => {
    expect(pauseAfter(apply(table('tail/low', [{}], [3, 4]), 'D', 'tail/low'))).toMatchObject({
      ask: 'combat.marker',
      about: ['box:tail/low', 'box:dogfight'],
    })
    const { escorts } = after(table('tail/low', [{}], [3, 4]), 'D', 'tail/low', [
      takes('combat.marker', 'escort/1'),
    ])
    expect(escorts).toEqual(['tail/low', 'dogfight'])
  })

  test('SR-ACB-18 a second group is kept apart from the first', () => {
    const campaign = aCampaign({
      fighters: [{ at: 'dogfight', group: 1 }, { at: 'tail/low' }],
      escorts: [
        { at: 'dogfight', group: 1, number: 2 },
        { at: 'tail/low', number: 2 },
      ],
    })
    const { fighters, escort } = missionOf(campaign)
    const [, second] = fighters
    const [, marker] = escort.markers
    if (!second || !marker) throw new Error('Nobody there')
    script(applyResult(campaign, 'tail/low', { letter: 'D', survivors: [second], excess: -1 }, [marker]))
    expect(fighters.map(({ group }) => group)).toEqual([1, 2])
    expect(escort.markers.map(({ group }) => group)).toEqual([1, 2])
  })

  test('SR-ACB-17 as many as exceed the number may stay behind, and need not', () => {
    const campaign = table('tail/low', [{}, {}, {}, {}], [2])
    const pause = pauseAfter(apply(campaign, 'D', 'tail/low'))
    expect(pause).toMatchObject({ ask: 'combat.excess' })
    expect(ids(pause)).toEqual(['fighter/0', 'fighter/1', 'fighter/2', 'fighter/3', 'done'])
    expect(ids(pauseAfter(apply(campaign, 'D', 'tail/low'), [takes('combat.excess', 'fighter/1')]))).toEqual([
      'fighter/0',
      'fighter/2',
      'fighter/3',
      'done',
    ])
    const { fighters } = after(table('tail/low', [{}, {}, {}, {}], [2]), 'D', 'tail/low', [
      takes('combat.excess', 'fighter/1'),
      takes('combat.excess', 'fighter/3'),
    ])
    expect(fighters).toEqual(['dogfight', 'tail/low', 'dogfight', 'tail/low'])
    const all = after(table('tail/low', [{}, {}, {}, {}], [2]), 'D', 'tail/low', [
      takes('combat.excess', 'done'),
    ])
    expect(all.fighters).toEqual(['dogfight', 'dogfight', 'dogfight', 'dogfight'])
  })

  test('SR-ACB-17 SR-Q-52 without an excess over all the escorts nobody is asked', () => {
    const { played } = after(table('tail/low', [{}, {}, {}], [2, 2]), 'D', 'tail/low')
    expect(played.pauses).toEqual([])
  })

  test('SR-Q-52 D in the Dogfight Box: the group and all its escorts stay', () => {
    const campaign = table('dogfight', [{ skills: ['wiley'] }, {}, {}], [1, 1])
    const { fighters, escorts, played } = after(campaign, 'D', 'dogfight')
    expect(fighters).toEqual(['dogfight', 'dogfight', 'dogfight'])
    expect(escorts).toEqual(['dogfight', 'dogfight'])
    expect(missionOf(campaign).fighters.map(({ group }) => group)).toEqual([1, 1, 1])
    expect(factsOf(played, 'dogfight.goes-on')).toEqual([{ group: 1 }])
  })
})

describe('Wiley', () => {
  const sly = { skills: ['wiley'] } as const

  test('SR-PIL-16 SR-Q-12 he may exit or go to any Return Box', () => {
    const campaign = table('tail/low', [{}, sly], [3])
    const pause = pauseAfter(apply(campaign, 'D', 'tail/low'))
    expect(pause).toMatchObject({ ask: 'combat.wiley' })
    expect(ids(pause)).toEqual(['fighter/1', 'no'])
    const to = pauseAfter(apply(campaign, 'D', 'tail/low'), [takes('combat.wiley', 'fighter/1')])
    expect(to).toMatchObject({ ask: 'combat.wiley-to', about: ['fighter:1'] })
    expect(ids(to)).toEqual([
      'to/nose/return/high',
      'to/nose/return/low',
      'to/right/return/high',
      'to/right/return/low',
      'to/tail/return/high',
      'to/tail/return/low',
      'to/left/return/high',
      'to/left/return/low',
      'exit',
    ])
  })

  test('SR-PIL-16 the escort marker exits and the others stay in their box', () => {
    const campaign = table('tail/low', [{}, sly], [3, 4])
    const { fighters, escorts, played } = after(campaign, 'D', 'tail/low', [
      takes('combat.wiley', 'fighter/1'),
      takes('combat.wiley-to', 'to/left/return/high'),
      takes('combat.marker', 'escort/1'),
    ])
    expect(fighters).toEqual(['tail/low', 'left/return/high'])
    expect(escorts).toEqual(['tail/low', 'exited'])
    expect(factsOf(played, 'combat.wiley')).toEqual([{ fighter: 1, name: 'Brnold', to: 'left/return/high' }])
    expect(missionOf(campaign).fighters[1]?.used.wiley).toBe(1)
  })

  test('SR-PIL-16 SR-ACB-28 he may exit, and is checked if he is hit', () => {
    const { fighters } = after(table('tail/low', [{ ...sly, hits: ['wing-4'] }], [3]), 'D', 'tail/low', [
      takes('combat.wiley', 'fighter/0'),
      takes('combat.wiley-to', 'exit'),
      rolls('recovery.roll', 4),
    ])
    expect(fighters).toEqual(['exited'])
  })

  test('SR-PIL-16 he need not, and without a use left he is not asked', () => {
    const declined = after(table('tail/low', [sly], [3]), 'D', 'tail/low', [takes('combat.wiley', 'no')])
    expect(declined.fighters).toEqual(['dogfight'])
    const used = table(
      'tail/low',
      [{ ...sly, used: { flyer: 0, quick: 0, wiley: 1, luck: 0, timing: 0 } }],
      [3],
    )
    expect(after(used, 'D', 'tail/low').played.pauses).toEqual([])
  })

  test.each(['B', 'R', 'S'] as const)('SR-PIL-16 he is not asked after %s', letter => {
    expect(after(table('tail/low', [sly], [3]), letter, 'tail/low').played.pauses).toEqual([])
  })
})

test.each([
  ['B', 'SR-ACB-15'],
  ['S', 'SR-ACB-22'],
] as const)('after %s the log names the rule that sends a fighter home, %s', (letter, rule) => {
  const { played } = after(
    aCampaign({ fighters: [{ at: 'tail/low' }], escorts: [{ at: 'tail/low', number: 3 }] }),
    letter,
    'tail/low',
  )
  expect(played.notes.find(({ what }) => what === 'exit.left')?.rule).toBe(rule)
})

test('SR-Q-60 a Wiley pilot is not asked in the Dogfight Box', () => {
  const campaign = aCampaign({
    fighters: [{ at: 'dogfight', group: 1, skills: ['wiley'] }],
    escorts: [{ at: 'dogfight', group: 1, number: 3 }],
  })
  const { played, fighters } = after(campaign, 'D', 'dogfight')
  expect(played.pauses).toEqual([])
  expect(fighters).toEqual(['dogfight'])
})

describe('dogfights at the end of the mission', () => {
  const two = () =>
    aCampaign({
      fighters: [
        { at: 'dogfight', group: 1, fought: true },
        { at: 'dogfight', group: 2 },
        { at: 'tail/low' },
      ],
      escorts: [
        { at: 'dogfight', group: 1, number: 2 },
        { at: 'dogfight', group: 2, number: 2 },
        { at: 'tail/low', number: 3 },
      ],
    })

  test('SR-ACB-29 SR-ACB-02 each group fights once more, even one that was formed this turn', () => {
    const campaign = two()
    const played = script(finishDogfights(campaign), [rolls('combat.roll', 10), rolls('combat.roll', 4)])
    expect(factsOf(played, 'combat.rolled').map(({ fighters }) => fighters)).toEqual([[0], [1]])
    expect(fightersAt(campaign)).toEqual(['tail/evasive/low', 'exited', 'tail/low'])
    expect(escortsAt(campaign)).toEqual(['exited', 'below-trailing', 'tail/low'])
  })

  test('SR-Q-52 a D has no further effect', () => {
    const campaign = two()
    script(finishDogfights(campaign), [rolls('combat.roll', 5), rolls('combat.roll', 5)])
    expect(fightersAt(campaign)).toEqual(['dogfight', 'dogfight', 'tail/low'])
  })
})
