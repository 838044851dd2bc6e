import { describe, expect, test } from 'vitest'
import { actionsOf } from '../../rules/07-tallies/tally-phase.ts'
import { POINT } from '../../rules/08-movement/points.ts'
import { plansFor } from '../../rules/09-command/plans.ts'
import { act, at, flown, offered, plan, step } from '../kit/moves.ts'
import { aBattle, inWing, type Piece, the, unitsOn } from '../kit/table.ts'

const spitfire: Piece = { side: 'raider', model: 'spitfire-i', at: 'H8' }
const bf109: Piece = { side: 'defender', model: 'bf-109e', at: 'K8' }

test.each([false, true])(
  'WL-Q-100 points of a sweep: support and return cost 3 MP, continuing 2: alerted %s',
  alerted => {
    const battle = aBattle({
      units: [{ ...spitfire, alerted }, { ...spitfire, at: 'K9', tallies: 'dA', alerted: true }, bf109],
    })
    const points = plansFor(battle, the(battle, 'rA')).map(({ id, allowance }) => [id, allowance / POINT])
    expect(points).toEqual([
      ['continue', 2],
      ['support/rB', 3],
      ['home', 3],
    ])
  },
)

describe('a slow climb begun anew', () => {
  const heinkel: Piece = { side: 'raider', model: 'he-111', at: 'G8', mission: 'intercept' }

  test('WL-Q-101 WL-8.5.1.c instead of completed: the marker is laid again, and it counts as climbing each time', () => {
    const battle = aBattle({ units: [{ ...heinkel, vector: 16 * 20 + 12 }] })
    const unit = the(battle, 'rA')
    for (const square of ['H8>0', 'I8>0', 'J8>0']) {
      expect(offered(battle, 'rA')).toContain('slow-climb/on/0')
      flown(battle, 'rA', act('slow-climb/on/0'))
      expect([at(battle, 'rA'), unit.marker]).toEqual([square, 'slow-climb'])
    }
    flown(battle, 'rA', act('slow-climb/up/1'))
    expect([at(battle, 'rA'), unit.marker]).toEqual(['K9>1', 'climb'])
  })

  test('WL-8.5.1.d WL-Q-101 any other move ends it', () => {
    const { battle, rA } = unitsOn('he-111 G8 sweep slow-climb')
    flown(battle, 'rA', plan('continue'), step(0))
    expect(rA.marker).toBeUndefined()
  })
})

describe('orders for the whole wing', () => {
  const deaf: Piece = { ...spitfire, net: undefined, size: 'flight' }
  const wholeWing = (...enemies: readonly Piece[]) => {
    const battle = aBattle({
      units: [
        deaf,
        { ...deaf, at: 'H9', tallies: 'dA' },
        { ...deaf, at: 'G8', tallies: 'dB' },
        { ...deaf, at: 'G9' },
        ...enemies,
      ],
    })
    inWing(battle, 'rA', 'rB', 'rC', 'rD')
    return actionsOf(battle, 'raider')
      .map(({ id }) => id)
      .filter(id => id.startsWith('all/'))
  }

  test('WL-9.5.5.1.c one for each enemy formation, however many of it are tallied', () => {
    expect(wholeWing(bf109, { ...bf109, at: 'L8' })).toEqual(['all/rA/dA'])
    expect(wholeWing(bf109, { ...bf109, at: 'M8' })).toEqual(['all/rA/dA', 'all/rA/dB'])
  })
})
