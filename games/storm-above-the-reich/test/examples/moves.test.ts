import { describe, expect, test } from 'vitest'
import { missionOf } from '../../rules/05-map/table.ts'
import { movePhase } from '../../rules/07-move/move.ts'
import { returnPhase } from '../../rules/08-return.ts'
import { escortPhase } from '../../rules/09-escort/escort-arrival.ts'
import { areHigher } from '../../rules/10-aerial-combat/combat-questions.ts'
import type { Campaign } from '../../state.ts'
import { aCampaign, after, offers, script } from '../kit/table.ts'

const move = (campaign: Campaign, fighter: number, to: string) =>
  script(movePhase(campaign), `move.next fighter/${fighter}, move.to ${to}`)
const offersTo = (campaign: Campaign, next: string) => offers(movePhase(campaign), `move.next ${next}`)
const placesOf = (campaign: Campaign) => missionOf(campaign).fighters.map(({ at }) => at)

describe('Move Example 1', () => {
  const flank = () =>
    aCampaign({
      fighters: ['right/low', 'right/low', 'right/return/low wing-4', 'right/low wing-4'],
      escorts: ['right/level'],
      tp: 3,
    })

  test('SR-EX-07a from Flank/Low to the Oblique Low Approach Box, free of charge', () => {
    const campaign = flank()
    move(campaign, 0, 'to/right/approach/low')
    expect(placesOf(campaign)[0]).toBe('right/approach/low')
    expect(missionOf(campaign).tp).toBe(3)
  })

  test('SR-EX-07b from Flank/Low past the escort to Flank/High for 1 TP; the escort follows from below', () => {
    const campaign = flank()
    missionOf(campaign).fighters.length = 2
    move(campaign, 0, 'exit')
    move(campaign, 1, 'to/right/high')
    expect(missionOf(campaign).tp).toBe(2)
    script(escortPhase(campaign))
    const { fighters, escort } = missionOf(campaign)
    expect(escort.markers[0]).toMatchObject({ at: 'right/high', movedFrom: 'right/level' })
    expect(areHigher('right/high', fighters.slice(1), escort.markers)).toBe(true)
  })

  test('SR-EX-07c neither the fighter in the Return Box nor the hit one beside Bär may move; Bär may', () => {
    expect(offers(movePhase(flank()))).toEqual(['fighter/0', 'fighter/1', 'group/right/low', 'done'])
  })
})

describe('Move Example 2', () => {
  const flank = () => aCampaign({ fighters: ['left/level', 'left/level'], tp: 2 })

  test('SR-EX-08a one of two stays in Flank/Level', () => {
    const campaign = flank()
    move(campaign, 0, 'stay')
    move(campaign, 1, 'to/nose/level')
    expect(placesOf(campaign)).toEqual(['left/level', 'nose/level'])
  })

  test('SR-EX-08b by the note to Nose Level for 1 TP, and no more if both go', () => {
    const one = flank()
    move(one, 1, 'to/nose/level')
    expect(missionOf(one).tp).toBe(1)
    const both = after(flank(), movePhase, 'move.next group/left/level, move.to to/nose/level')
    expect(placesOf(both)).toEqual(['nose/level', 'nose/level'])
    expect(missionOf(both).tp).toBe(1)
  })

  test('SR-EX-08c both Oblique Approach Boxes, none of another position', () => {
    const approaches = offersTo(flank(), 'group/left/level').filter(id => id.includes('approach'))
    expect(approaches).toEqual(['to/left/approach/high', 'to/left/approach/low'])
  })
})

test('SR-EX-09 from the Return Box to Low, from Evasive Return to the Return Box', () => {
  const campaign = aCampaign({ fighters: ['tail/return/low', 'tail/evasive/low'] })
  script(returnPhase(campaign), 'return.to all')
  expect(placesOf(campaign)).toEqual(['tail/low', 'tail/return/low'])
})
