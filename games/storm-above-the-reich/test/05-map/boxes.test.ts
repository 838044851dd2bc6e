import { describe, expect, test } from 'vitest'
import { packOf } from '../../pack/index.ts'
import { MAP_IDS, POSITIONS, STATIONS } from '../../pack/types.ts'
import {
  BOXES,
  boxCalled,
  isApproach,
  isBox,
  isPositionBox,
  isReturnOrEvasive,
  rankOf,
} from '../../rules/05-map/boxes.ts'
import { movePhase } from '../../rules/07-move/move.ts'
import { aCampaign, offers } from '../kit/table.ts'

const idsOf = (kind: string, position: string) =>
  BOXES.filter(one => one.kind === kind && one.position === position).map(({ id }) => id)

describe('the boxes', () => {
  test('SR-MAP-01 four positions: Nose, Right Flank, Tail, Left Flank', () => {
    const positions = new Set(BOXES.map(({ position }) => position))
    expect([...positions]).toEqual(['nose', 'right', 'tail', 'left', undefined])
  })

  test.each(POSITIONS)('SR-MAP-02 %s has three Position Boxes', position => {
    expect(idsOf('position', position)).toEqual([`${position}/high`, `${position}/level`, `${position}/low`])
  })

  test.each(POSITIONS)(
    'SR-MAP-03 %s: three Approach Boxes at Nose and Tail, High and Low at a flank',
    position => {
      const flank = position === 'left' || position === 'right'
      expect(idsOf('approach', position).toSorted()).toEqual(
        (flank ? ['high', 'low'] : ['high', 'level', 'low']).map(one => `${position}/approach/${one}`),
      )
    },
  )

  test.each(POSITIONS)('SR-MAP-04 %s: a Return and an Evasive Return Box on each side', position => {
    expect(idsOf('return', position)).toEqual([`${position}/return/high`, `${position}/return/low`])
    expect(idsOf('evasive', position)).toEqual([`${position}/evasive/high`, `${position}/evasive/low`])
    for (const hand of ['high', 'low'] as const) {
      const { adjacent } = packOf({ pack: 'proof' }).formation('5')
      expect(adjacent(`${position}/return/${hand}`)).toEqual([
        `${position}/${hand}`,
        `${position}/evasive/${hand}`,
      ])
      expect(adjacent(`${position}/evasive/${hand}`)).toEqual([`${position}/return/${hand}`])
    }
  })

  test('SR-MAP-05 no move leads into the Dogfight Box or out of it', () => {
    for (const map of MAP_IDS) {
      const { links } = packOf({ pack: 'proof' }).formation(map).map
      expect(links.filter(({ from, to }) => [from, to].some(one => !isBox(one)))).toEqual([])
    }
    expect(boxCalled('dogfight')).toMatchObject({ kind: 'dogfight', position: undefined })
    const boxes = offers(movePhase(aCampaign({ fighters: 'nose/high' })), 'move.next fighter/0')
    expect(boxes).not.toContain('to/dogfight')
  })

  test('SR-MAP-07 arrows and notes join them, some at a price', () => {
    const links = packOf({ pack: 'proof' }).formation('5').linksFrom('tail/low')
    expect(links.find(({ to }) => to === 'tail/level')).toMatchObject({ by: 'arrow', tp: 0 })
    expect(links.find(({ to }) => to === 'tail/high')).toMatchObject({ by: 'note', tp: 1 })
  })

  test('SR-MAP-19 a station is no box', () => {
    for (const station of STATIONS) {
      expect(isBox(station)).toBe(false)
      expect(rankOf(station)).toBe(0)
    }
  })

  test.each([
    ['tail/low', [true, false, false]],
    ['tail/approach/low', [false, true, false]],
    ['tail/return/low', [false, false, true]],
    ['tail/evasive/high', [false, false, true]],
    ['dogfight', [false, false, false]],
    ['exited', [false, false, false]],
  ] as const)('SR-MAP-02 SR-MAP-03 SR-MAP-04 what %s is: position, approach, return', (id, kinds) => {
    expect([isPositionBox(id), isApproach(id), isReturnOrEvasive(id)]).toEqual(kinds)
  })
})
