import type { Option } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import { missionOf } from '../../rules/05-map/table.ts'
import { movePhase } from '../../rules/07-move/move.ts'
import { placesOf } from '../kit/attackers.ts'
import { aCampaign, asked, type Layout, offers, pauseAfter, play, script, stopsFor } from '../kit/table.ts'

const move = (layout: Layout) => movePhase(aCampaign(layout))

/** Several moves, one after the other: `fighter/0 to/tail/level`. */
function moved(layout: Layout, ...moves: readonly string[]) {
  const campaign = aCampaign(layout)
  const played = moves.map(one => play(campaign, movePhase, moveLine(one)))
  const { tp, fighters } = missionOf(campaign)
  const facts = played.flatMap(one => one.facts('move.moved'))
  return { campaign, value: played.at(-1)?.value, places: placesOf(campaign), facts, tp, fighters }
}

const moveLine = (said: string) => `move.next ${said.replace(' ', ', move.to ')}`

/** The boxes that `move.to` offers to the first fighter, with their cost. */
function costs(layout: Layout): Record<string, number> {
  const pause = pauseAfter(move(layout), 'move.next fighter/0')
  if (pause.kind !== 'choice') throw new Error('Not asked where to')
  return Object.fromEntries(pause.options.map((one: Option & { tp?: number }) => [one.id, one.tp ?? -1]))
}

function offered(layout: Layout, next = 'fighter/0'): string[] {
  expect(stopsFor(move(layout), `move.next ${next}`)).toBe('move.to')
  return offers(move(layout), `move.next ${next}`)
}

describe('who may move', () => {
  test.each<[string, Layout, string[]]>([
    [
      'SR-MOV-01 fighters in Position Boxes and High Bombing, nobody else',
      { map: '7', fighters: 'nose/high, left/level, tail/low, high-bombing cable, nose/approach/low' },
      ['fighter/0', 'fighter/1', 'fighter/2', 'fighter/3', 'done'],
    ],
    [
      'SR-MOV-02 SR-REC-08 not one that is hit, which does not exit either; the others of its box are free',
      { fighters: 'tail/low wing-4, tail/low, tail/low' },
      ['fighter/1', 'fighter/2', 'group/tail/low', 'done'],
    ],
  ])('%s', (_, layout, who) => {
    expect(offers(move(layout))).toEqual(who)
  })

  test('SR-MOV-03 SR-ACB-19 nobody moves out of a Return, an Evasive Return or the Dogfight Box', () => {
    const fighters = ['tail/return/high', 'nose/evasive/low', 'dogfight group-1']
    const { campaign, pauses } = play(aCampaign({ fighters }), movePhase)
    expect(pauses).toEqual([])
    expect(placesOf(campaign)).toEqual(['tail/return/high', 'nose/evasive/low', 'dogfight'])
  })

  test('SR-MOV-04 one move for each, and then no more', () => {
    const { campaign, value } = moved({ fighters: 'tail/low, nose/low' }, 'fighter/0 to/tail/level')
    expect(value).toBe('move')
    expect(offers(movePhase(campaign))).toEqual(['fighter/1', 'done'])
  })

  test('SR-MOV-04 moving is optional: one by one, or for all at once', () => {
    const { value, places } = moved({ fighters: 'tail/low, nose/low' }, 'fighter/0 stay', 'done')
    expect([value, places]).toEqual(['return', ['tail/low', 'nose/low']])
  })

  test.each([
    ['fighter/1', 'fighter:1'],
    ['group/tail/low', 'box:tail/low'],
  ])('a question about %s is put about %s', (next, about) => {
    const question = asked(move({ fighters: 'tail/low, tail/low' }), `move.next ${next}`)
    expect(question).toMatch(`move.to of ${about}:`)
  })
})

describe('where to, and for what', () => {
  test('SR-MOV-04 SR-MAP-07 along an arrow or a note of its own box, or it exits or stays', () => {
    expect(costs({ fighters: 'tail/level' })).toEqual({
      'to/tail/high': 0,
      'to/tail/low': 0,
      'to/tail/approach/level': 0,
      'to/nose/high': 2,
      'to/nose/level': 2,
      'to/nose/low': 2,
      'to/right/high': 1,
      'to/right/level': 1,
      'to/right/low': 1,
      'to/left/high': 1,
      'to/left/level': 1,
      'to/left/low': 1,
      exit: 0,
      stay: 0,
    })
  })

  test('SR-MOV-04 an answer says what it does, where it leads and what it costs', () => {
    const pause = pauseAfter(move({ fighters: 'tail/low' }), 'move.next fighter/0')
    expect(pause.kind === 'choice' && pause.options).toEqual(
      expect.arrayContaining([
        { id: 'to/tail/high', on: ['box:tail/high'], way: 'move', to: 'tail/high', tp: 1 },
        { id: 'exit', way: 'exit', tp: 0 },
        { id: 'stay', way: 'stay', tp: 0, ends: true },
      ]),
    )
  })

  test('SR-MOV-08 any: every other Position Box, but no Dogfight Box and no Approach Box of another position', () => {
    const others = ['right', 'tail', 'left'].flatMap(one => [`${one}/high`, `${one}/level`, `${one}/low`])
    const own = ['nose/level', 'nose/low', 'nose/approach/high']
    expect(offered({ fighters: 'nose/high' }).toSorted()).toEqual(
      ['exit', 'stay', ...[...own, ...others].map(box => `to/${box}`)].toSorted(),
    )
  })

  test('SR-MOV-05 what costs more TP than there are is not offered', () => {
    const free = ['to/tail/high', 'to/tail/low', 'to/tail/approach/level', 'exit', 'stay']
    expect(offered({ fighters: 'tail/level', tp: 1 })).not.toContain('to/nose/level')
    expect(offered({ fighters: 'tail/level', tp: 0 })).toEqual(free)
  })

  test('SR-MOV-05 what is taken is paid at once', () => {
    const { tp, places, facts } = moved({ fighters: 'tail/level', tp: 3 }, 'fighter/0 to/nose/level')
    expect([tp, places]).toEqual([1, ['nose/level']])
    expect(facts).toEqual([{ fighter: 0, name: 'Arnold', from: 'tail/level', to: 'nose/level', tp: 2 }])
  })

  test('SR-MOV-06 a group pays once', () => {
    const three: Layout = { fighters: 'tail/low, tail/low, tail/low', tp: 3 }
    const { tp, places, facts } = moved(three, 'group/tail/low to/left/low')
    expect([tp, places]).toEqual([2, ['left/low', 'left/low', 'left/low']])
    expect(facts.map(one => one.tp)).toEqual([1, 0, 0])
  })

  test.each([
    ['SR-MOV-07 a box that splits pays for each', 'tail/low, tail/low', ['0 left', '1 right'], 1],
    ['SR-MOV-17 who comes from another box pays too', 'tail/low, tail/high', ['0 left', '1 left'], 1],
    ['SR-MOV-17 who was there before is no part of the group', 'left/low, tail/low', ['1 left'], 2],
  ])('%s', (_, fighters, moves, tp) => {
    const said = moves.map(one => `fighter/${one.replace(' ', ' to/')}/low`)
    expect(moved({ fighters, tp: 3 }, ...said).tp).toBe(tp)
  })

  test('SR-MOV-17 who follows from the same box to the same box goes free, even with no TP left', () => {
    const { campaign, tp } = moved({ fighters: 'tail/low, tail/low', tp: 1 }, 'fighter/0 to/left/low')
    expect(tp).toBe(0)
    const boxes = offers(movePhase(campaign), 'move.next fighter/1')
    expect(['to/left/low', 'to/left/level'].map(box => boxes.includes(box))).toEqual([true, false])
    script(movePhase(campaign), moveLine('fighter/1 to/left/low'))
    expect(missionOf(campaign).tp).toBe(0)
  })

  test.each<[string, Layout, string, string]>([
    [
      'SR-MOV-09 SR-SIT-05 an anchored box is neither entered nor passed through',
      { fighters: 'tail/low', anchored: ['tail/level'] },
      'tail/approach/low left/level',
      'tail/level tail/high',
    ],
    [
      'SR-Q-39 a note to another position has no path, one that skips a box of its own has',
      { fighters: 'nose/high', anchored: ['nose/level', 'tail/level'] },
      'tail/low',
      'nose/low tail/level',
    ],
    [
      'SR-Q-40 an anchored position leaves its Approach Boxes open',
      { fighters: 'tail/low', anchored: ['tail/low', 'tail/level', 'tail/high'] },
      'tail/approach/low',
      'tail/level',
    ],
    [
      'SR-MOV-10 an escort bars neither a box nor the way through it',
      { fighters: 'tail/low', escorts: ['tail/level'] },
      'tail/level tail/high',
      'dogfight',
    ],
    [
      'SR-MAP-06 there is no High Bombing Box on Map 5',
      { map: '5', fighters: 'tail/high cable' },
      'tail/level',
      'high-bombing',
    ],
  ])('%s', (_, layout, open, barred) => {
    const boxes = offered(layout)
    expect(open.split(' ').filter(box => !boxes.includes(`to/${box}`))).toEqual([])
    expect(barred.split(' ').filter(box => boxes.includes(`to/${box}`))).toEqual([])
  })

  test('SR-MOV-16 SR-MAP-06 only a Cable goes to High Bombing, and of a group only if all have one', () => {
    const layout: Layout = { map: '6', fighters: 'tail/high cable, tail/high' }
    const may = ['fighter/0', 'fighter/1', 'group/tail/high'].map(next =>
      offered(layout, next).includes('to/high-bombing'),
    )
    expect(may).toEqual([true, false, false])
  })

  test('SR-MOV-15 a fighter exits free of charge and is out of the mission', () => {
    const { campaign, value, places, tp } = moved({ fighters: 'tail/low, nose/low', tp: 2 }, 'fighter/0 exit')
    expect([value, places, tp]).toEqual(['move', ['exited', 'nose/low'], 2])
    expect(offers(movePhase(campaign))).toEqual(['fighter/1', 'done'])
  })

  test('SR-MOV-15 a group exits together', () => {
    const { places } = moved({ fighters: 'tail/low, tail/low, nose/low' }, 'group/tail/low exit')
    expect(places).toEqual(['exited', 'exited', 'nose/low'])
  })

  test('SR-SEQ-06 when the last fighter exits the mission is over', () => {
    expect(moved({ fighters: 'tail/low' }, 'fighter/0 exit').value).toBe('mission-end')
  })

  test('SR-ACB-10 a move is remembered: the box the fighter left', () => {
    const two: Layout = { fighters: 'tail/low, nose/low' }
    const { fighters } = moved(two, 'fighter/0 to/tail/level', 'fighter/1 stay')
    expect(fighters.map(({ movedFrom }) => movedFrom)).toEqual(['tail/low', undefined])
  })
})
