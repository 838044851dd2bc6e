import type { Option } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import { missionOf } from '../../rules/05-map/table.ts'
import { movePhase } from '../../rules/07-move/move.ts'
import { aCampaign, factsOf, ids, type Layout, offers, pauseAfter, script } from '../kit/table.ts'

const move = (layout: Layout) => movePhase(aCampaign(layout))
const placesOf = (campaign: ReturnType<typeof aCampaign>) => missionOf(campaign).fighters.map(({ at }) => at)

/** The boxes that `move.to` offers to the first fighter, with their cost. */
function offered(layout: Layout, next = 'fighter/0'): Record<string, number> {
  const pause = pauseAfter(move(layout), `move.next ${next}`)
  if (pause.kind !== 'choice' || pause.ask !== 'move.to') throw new Error(`Not asked where to: ${pause.kind}`)
  return Object.fromEntries(pause.options.map((one: Option & { tp?: number }) => [one.id, one.tp ?? -1]))
}

describe('who may move', () => {
  test('SR-MOV-01 fighters in Position Boxes and High Bombing may move, nobody else', () => {
    expect(
      offers(
        move({
          map: '7',
          fighters: ['nose/high', 'left/level', 'tail/low', 'high-bombing cable', 'nose/approach/low'],
        }),
      ),
    ).toEqual(['fighter/0', 'fighter/1', 'fighter/2', 'fighter/3', 'done'])
  })

  test('SR-MOV-03 SR-ACB-19 nobody moves out of a Return, an Evasive Return or the Dogfight Box', () => {
    const campaign = aCampaign({ fighters: ['tail/return/high', 'nose/evasive/low', 'dogfight group-1'] })
    const played = script(movePhase(campaign))
    expect(played.pauses).toEqual([])
    expect(placesOf(campaign)).toEqual(['tail/return/high', 'nose/evasive/low', 'dogfight'])
  })

  test('SR-MOV-02 SR-REC-08 a hit fighter neither moves nor exits; the others of its box are free', () => {
    expect(offers(move({ fighters: ['tail/low wing-4', 'tail/low', 'tail/low'] }))).toEqual([
      'fighter/1',
      'fighter/2',
      'group/tail/low',
      'done',
    ])
  })

  test('SR-MOV-04 one move for each, and then no more', () => {
    const campaign = aCampaign({ fighters: ['tail/low', 'nose/low'] })
    const { value } = script(movePhase(campaign), 'move.next fighter/0, move.to to/tail/level')
    expect(value).toBe('move')
    expect(offers(movePhase(campaign))).toEqual(['fighter/1', 'done'])
  })

  test('SR-MOV-04 moving is optional: one by one, or for all at once', () => {
    const campaign = aCampaign({ fighters: ['tail/low', 'nose/low'] })
    script(movePhase(campaign), 'move.next fighter/0, move.to stay')
    const { value } = script(movePhase(campaign), 'move.next done')
    expect(placesOf(campaign)).toEqual(['tail/low', 'nose/low'])
    expect(value).toBe('return')
  })

  test('a question is put about the fighter, or about the box of those who go together', () => {
    const layout: Layout = { fighters: ['tail/low', 'tail/low'] }
    expect(pauseAfter(move(layout), 'move.next fighter/1')).toMatchObject({ about: ['fighter:1'] })
    expect(pauseAfter(move(layout), 'move.next group/tail/low')).toMatchObject({ about: ['box:tail/low'] })
  })
})

describe('where to, and for what', () => {
  test('SR-MOV-04 SR-MAP-07 along an arrow or a note of its own box, or it exits or stays', () => {
    expect(offered({ fighters: ['tail/level'] })).toEqual({
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
    const pause = pauseAfter(move({ fighters: ['tail/low'] }), 'move.next fighter/0')
    expect(pause.kind === 'choice' && pause.options).toEqual(
      expect.arrayContaining([
        { id: 'to/tail/high', on: ['box:tail/high'], way: 'move', to: 'tail/high', tp: 1 },
        { id: 'exit', way: 'exit', tp: 0 },
        { id: 'stay', way: 'stay', tp: 0 },
      ]),
    )
  })

  test('SR-MOV-08 any: every other Position Box, but no Dogfight Box and no Approach Box of another position', () => {
    const boxes = Object.keys(offered({ fighters: ['nose/high'] }))
    for (const position of ['right', 'tail', 'left'])
      for (const altitude of ['high', 'level', 'low']) expect(boxes).toContain(`to/${position}/${altitude}`)
    expect(boxes.filter(id => id.includes('approach'))).toEqual(['to/nose/approach/high'])
    expect(boxes).not.toContain('to/dogfight')
    expect(boxes.filter(id => id.includes('return') || id.includes('evasive'))).toEqual([])
  })

  test('SR-MOV-05 what costs more TP than there are is not offered; what is taken is paid at once', () => {
    const fighters = [{ at: 'tail/level' }] as const
    expect(Object.keys(offered({ fighters, tp: 1 }))).not.toContain('to/nose/level')
    expect(Object.keys(offered({ fighters, tp: 0 }))).toEqual([
      'to/tail/high',
      'to/tail/low',
      'to/tail/approach/level',
      'exit',
      'stay',
    ])
    const campaign = aCampaign({ fighters, tp: 3 })
    const played = script(movePhase(campaign), 'move.next fighter/0, move.to to/nose/level')
    expect(missionOf(campaign)).toMatchObject({ tp: 1 })
    expect(placesOf(campaign)).toEqual(['nose/level'])
    expect(factsOf(played, 'move.moved')).toEqual([
      { fighter: 0, name: 'Arnold', from: 'tail/level', to: 'nose/level', tp: 2 },
    ])
  })

  test('SR-MOV-06 a group pays once', () => {
    const campaign = aCampaign({ fighters: ['tail/low', 'tail/low', 'tail/low'], tp: 3 })
    const played = script(movePhase(campaign), 'move.next group/tail/low, move.to to/left/low')
    expect(placesOf(campaign)).toEqual(['left/low', 'left/low', 'left/low'])
    expect(missionOf(campaign).tp).toBe(2)
    expect(factsOf(played, 'move.moved').map(({ tp }) => tp)).toEqual([1, 0, 0])
  })

  test('SR-MOV-07 a box that splits pays for each destination', () => {
    const campaign = aCampaign({ fighters: ['tail/low', 'tail/low'], tp: 3 })
    script(movePhase(campaign), 'move.next fighter/0, move.to to/left/low')
    script(movePhase(campaign), 'move.next fighter/1, move.to to/right/low')
    expect(missionOf(campaign).tp).toBe(1)
  })

  test('SR-MOV-17 who follows from the same box to the same box goes free, even with no TP left', () => {
    const campaign = aCampaign({ fighters: ['tail/low', 'tail/low'], tp: 1 })
    script(movePhase(campaign), 'move.next fighter/0, move.to to/left/low')
    expect(missionOf(campaign).tp).toBe(0)
    const pause = pauseAfter(movePhase(campaign), 'move.next fighter/1')
    expect(ids(pause)).toContain('to/left/low')
    expect(ids(pause)).not.toContain('to/left/level')
    script(movePhase(campaign), 'move.next fighter/1, move.to to/left/low')
    expect(missionOf(campaign).tp).toBe(0)
  })

  test('SR-MOV-17 who comes from another box to the same box pays for himself', () => {
    const campaign = aCampaign({ fighters: ['tail/low', 'tail/high'], tp: 3 })
    script(movePhase(campaign), 'move.next fighter/0, move.to to/left/low')
    script(movePhase(campaign), 'move.next fighter/1, move.to to/left/low')
    expect(missionOf(campaign).tp).toBe(1)
  })

  test('SR-MOV-17 a fighter that was in the destination before is no part of the group', () => {
    const campaign = aCampaign({ fighters: ['left/low', 'tail/low'], tp: 3 })
    script(movePhase(campaign), 'move.next fighter/1, move.to to/left/low')
    expect(missionOf(campaign).tp).toBe(2)
  })

  test('SR-MOV-09 SR-SIT-05 an anchored box is neither entered nor passed through', () => {
    const low = Object.keys(offered({ fighters: ['tail/low'], anchored: ['tail/level'] }))
    expect(low).not.toContain('to/tail/level')
    expect(low).not.toContain('to/tail/high')
    expect(low).toContain('to/tail/approach/low')
    expect(low).toContain('to/left/level')
  })

  test('SR-Q-39 a note to another position has no path, one that skips a box of its own has', () => {
    const high = Object.keys(offered({ fighters: ['nose/high'], anchored: ['nose/level', 'tail/level'] }))
    expect(high).not.toContain('to/nose/low')
    expect(high).toContain('to/tail/low')
    expect(high).not.toContain('to/tail/level')
  })

  test('SR-Q-40 an anchored position leaves its Approach Boxes open', () => {
    expect(
      Object.keys(offered({ fighters: ['tail/low'], anchored: ['tail/low', 'tail/level', 'tail/high'] })),
    ).toContain('to/tail/approach/low')
  })

  test('SR-MOV-10 an escort bars neither a box nor the way through it', () => {
    const low = Object.keys(offered({ fighters: ['tail/low'], escorts: ['tail/level'] }))
    expect(low).toContain('to/tail/level')
    expect(low).toContain('to/tail/high')
  })

  test('SR-MOV-16 SR-MAP-06 only a Cable goes to High Bombing, and of a group only if all have one', () => {
    const layout: Layout = { map: '6', fighters: ['tail/high cable', 'tail/high'] }
    expect(Object.keys(offered(layout))).toContain('to/high-bombing')
    expect(Object.keys(offered(layout, 'fighter/1'))).not.toContain('to/high-bombing')
    expect(Object.keys(offered(layout, 'group/tail/high'))).not.toContain('to/high-bombing')
  })

  test('SR-MAP-06 there is no High Bombing Box on Map 5', () => {
    expect(Object.keys(offered({ map: '5', fighters: ['tail/high cable'] }))).not.toContain('to/high-bombing')
  })

  test('SR-MOV-15 a fighter exits free of charge and is out of the mission', () => {
    const campaign = aCampaign({ fighters: ['tail/low', 'nose/low'], tp: 2 })
    const { value } = script(movePhase(campaign), 'move.next fighter/0, move.to exit')
    expect(value).toBe('move')
    expect(placesOf(campaign)).toEqual(['exited', 'nose/low'])
    expect(missionOf(campaign).tp).toBe(2)
    expect(offers(movePhase(campaign))).toEqual(['fighter/1', 'done'])
  })

  test('SR-MOV-15 a group exits together', () => {
    const campaign = aCampaign({ fighters: ['tail/low', 'tail/low', 'nose/low'] })
    script(movePhase(campaign), 'move.next group/tail/low, move.to exit')
    expect(placesOf(campaign)).toEqual(['exited', 'exited', 'nose/low'])
  })

  test('SR-SEQ-06 when the last fighter exits the mission is over', () => {
    const campaign = aCampaign({ fighters: ['tail/low'] })
    const { value } = script(movePhase(campaign), 'move.next fighter/0, move.to exit')
    expect(value).toBe('mission-end')
  })

  test('SR-ACB-10 a move is remembered: the box the fighter left', () => {
    const campaign = aCampaign({ fighters: ['tail/low', 'nose/low'] })
    script(movePhase(campaign), 'move.next fighter/0, move.to to/tail/level')
    script(movePhase(campaign), 'move.next fighter/1, move.to stay')
    expect(missionOf(campaign).fighters.map(({ movedFrom }) => movedFrom)).toEqual(['tail/low', undefined])
  })
})
