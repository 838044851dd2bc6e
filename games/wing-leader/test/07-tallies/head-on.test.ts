import { ids, pauseAfter } from '@tallyho/engine/proof/script'
import { expect, test } from 'vitest'
import { squareNamed } from '../../rules/01-words/geometry.ts'
import { entersHeadOn } from '../../rules/07-tallies/tallies.ts'
import { isHeadOn } from '../../rules/10-air-combat/situation.ts'
import type { Battle } from '../../state.ts'
import { aFight } from '../kit/fights.ts'
import { testFlights } from '../kit/flights.ts'
import { act, at, face, flown, nextMove, offered, step, thenFlown, ways } from '../kit/moves.ts'
import { aBattle, d, type Piece, r, the } from '../kit/table.ts'

/** A Spitfire at its place and a bomber flying right at K8 (or elsewhere), tallied. */
function chase(from: string, more: Partial<Piece> = {}, quarry: Partial<Piece> = {}): Battle {
  return aBattle({ units: [d(`spitfire-i ${from} >rA alerted`, more), r('he-111 K8 bombing', quarry)] })
}

testFlights({
  'WL-7.2.3.a entering its target’s square it stops, whatever is left':
    'd spitfire-i I8 >rA alerted facing:0, he-111 K8 bombing: 0 0 = K8>0',
  'WL-7.2.3.a a dive declared must be flown first': [
    'd spitfire-i J8 >rA alerted facing:0, he-111 K8 bombing: + 0',
    'd spitfire-i J8 >rA alerted facing:0, he-111 K8 bombing: dive-bonus - 0',
  ],
  'WL-7.2.3.b starting in its target’s square it stays': [
    'd spitfire-i K8 >rA alerted facing:0, he-111 K8 bombing: ? circle break',
    'd spitfire-i K8 >rA alerted facing:0, he-111 K8 bombing: circle face/4 = K8>4',
  ],
  'WL-7.2.3.c WL-Q-18 it leaves without a half circle first': [
    'd spitfire-i L8 >rA alerted, he-111 K8 bombing: 4 - 0',
    'd spitfire-i L8 >rA alerted, he-111 K8 bombing: 4 + 4',
    'd spitfire-i L8 >rA alerted, he-111 K8 bombing: 4 4 4 = I8>4',
    'd spitfire-i L8 >rA alerted, he-111 K8 bombing: 4 stop = K8>4',
  ],
  'WL-7.2.3.c from below, behind or above, not ahead, it must stop': [
    'd spitfire-i J7 >rA alerted facing:1, he-111 K8 bombing: 1 = K8>1',
    'd spitfire-i J8 >rA alerted facing:0, he-111 K8 bombing: 0 = K8>0',
    'd spitfire-i K9 >rA alerted facing:6, he-111 K8 bombing: 6 = K8>6',
    'd spitfire-i K7 >rA alerted facing:2, he-111 K8 bombing: 2 = K8>2',
  ],
  'WL-7.2.3.c WL-8.1.2.b a Lufbery has no front to be met at':
    'd spitfire-i L8 >rA alerted, bf-109e K8 lufbery alerted: 4 = K8>4',
  'WL-7.2.3.e a target that came from behind does not let it go':
    'd spitfire-i K8 >rA alerted facing:0, he-111 I8 bombing: rA 0 dA ? circle break',
  'WL-7.2.3.e nor one that was there before this phase':
    'd spitfire-i K8 >rA alerted, he-111 K8 bombing: ? circle break',
  'WL-8.1.2.a ahead and behind fan out from nose and tail':
    'd spitfire-i M10 >rA alerted facing:5, he-111 K8 bombing: 5 5 stop = K8>5',
})

test('WL-7.2.3.b only its own target holds it', () => {
  const battle = chase('G8', { facing: 0 })
  battle.units.push({ ...the(battle, 'rA'), no: 2, id: 'rB', square: squareNamed('G8') })
  expect(ways(offered(battle, 'dA'))).toHaveLength(8)
})

test.each(['L7', 'L8', 'L9'])(
  'WL-7.2.3.c from %s, ahead of its target, it may stop or fly on at once',
  from => {
    const facing = { L7: 3, L8: 4, L9: 5 }[from] as 3
    const options = offered(chase(from, { facing, model: 'me-262' }), 'dA', step(facing))
    expect(options).toContain('stop')
    expect(options).not.toContain('circle')
    expect(options).not.toContain('dive-bonus')
    expect(ways(options).length).toBeGreaterThan(3)
  },
)

test('WL-7.2.3.d WL-10.4.d the second entry of the phase is not head-on: it stops', () => {
  const battle = chase('L8', { facing: 4, model: 'me-262' })
  flown(battle, 'dA', step(4, 4, 0))
  expect(at(battle, 'dA')).toBe('K8>0')
  // From ahead again, if it ever came round.
  const again = chase('L8', { facing: 4 })
  const unit = the(again, 'dA')
  expect(entersHeadOn(again, unit, 4)).toBe(true)
  expect(entersHeadOn(again, unit, 3)).toBe(false)
  unit.deeds.track.push({ square: squareNamed('K8'), how: 'entered', from: squareNamed('L8') })
  expect(entersHeadOn(again, unit, 4)).toBe(false)
})

test('WL-7.2.3.e a target that came from ahead lets it go with its first point, and no other', () => {
  // The bomber flies from I8 into K8, where the fighter faces it.
  const battle = chase('K8', { facing: 4 }, { at: 'I8' })
  flown(battle, 'rA', step(0))
  expect(at(battle, 'rA')).toBe('K8>0')
  const options = ids(pauseAfter(nextMove(battle, 'dA')))
  expect(options).toContain('stop')
  expect(options).toContain('step/4')
  expect(options).not.toContain('circle')
  expect(options).not.toContain('step/0')
  thenFlown(structuredClone(battle), 'dA', act('stop'))
  thenFlown(battle, 'dA', step(3), act('circle'), face(3))
  expect(at(battle, 'dA')).toBe('J9>3')
})

test('WL-10.3.b turning to it while it circles does not make it a head-on combat', () => {
  const battle = chase('K8', { facing: 0 }, { at: 'I8' })
  flown(battle, 'rA', step(0))
  thenFlown(battle, 'dA', act('circle'), face(4))
  expect(isHeadOn(battle, aFight(battle, ['dA'], ['rA']))).toBe(false)
  const facing = chase('K8', { facing: 4 }, { at: 'I8' })
  flown(facing, 'rA', step(0))
  thenFlown(facing, 'dA', act('stop'))
  expect(isHeadOn(facing, aFight(facing, ['dA'], ['rA']))).toBe(true)
})
