import { expect, test } from 'vitest'
import { squareNamed } from '../../rules/01-words/geometry.ts'
import { entersHeadOn } from '../../rules/07-tallies/tallies.ts'
import { isHeadOn } from '../../rules/10-air-combat/situation.ts'
import type { Battle } from '../../state.ts'
import { aFight } from '../kit/fights.ts'
import { act, at, face, flown, moveOf, nextMove, offered, step, thenFlown, ways } from '../kit/moves.ts'
import { aBattle, d, ids, type Piece, pauseAfter, r, the } from '../kit/table.ts'

/** A Spitfire at its place and a bomber flying right at K8 (or elsewhere), tallied. */
function chase(from: string, more: Partial<Piece> = {}, quarry: Partial<Piece> = {}): Battle {
  return aBattle({ units: [d(`spitfire-i ${from} >rA alerted`, more), r('he-111 K8 bombing', quarry)] })
}

test('WL-7.2.3.a entering its target\u2019s square it stops, whatever is left', () => {
  const battle = chase('I8', { facing: 0 })
  flown(battle, 'dA', step(0, 0))
  expect(at(battle, 'dA')).toBe('K8>0')
})

test('WL-7.2.3.a a dive declared must be flown first', () => {
  expect(ways(offered(chase('J8', { facing: 0 }), 'dA'))).toContain(0)
  expect(ways(offered(chase('J8', { facing: 0 }), 'dA', act('dive-bonus')))).not.toContain(0)
})

test('WL-7.2.3.b starting in its target\u2019s square it stays', () => {
  const battle = chase('K8', { facing: 0 })
  expect(offered(battle, 'dA')).toEqual(['circle', 'break'])
  flown(battle, 'dA', act('circle'), face(4))
  expect(at(battle, 'dA')).toBe('K8>4')
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

test('WL-7.2.3.c WL-Q-18 it leaves without a half circle first', () => {
  const options = ways(offered(chase('L8', { facing: 4 }), 'dA', step(4)))
  expect(options).not.toContain(0)
  expect(options).toContain(4)
  const battle = chase('L8', { facing: 4 })
  flown(battle, 'dA', step(4, 4, 4))
  expect(at(battle, 'dA')).toBe('I8>4')
  const stays = chase('L8', { facing: 4 })
  flown(stays, 'dA', step(4), act('stop'))
  expect(at(stays, 'dA')).toBe('K8>4')
})

test.each(['J7', 'J8', 'K9', 'K7'])('WL-7.2.3.c from %s, not ahead, it must stop', from => {
  const facing = { J7: 1, J8: 0, K9: 6, K7: 2 }[from] as 0
  const battle = chase(from, { facing })
  flown(battle, 'dA', step(facing))
  expect(at(battle, 'dA')).toBe(`K8>${facing}`)
})

test('WL-7.2.3.c WL-8.1.2.b a Lufbery has no front to be met at', () => {
  const battle = chase(
    'L8',
    { facing: 4 },
    { mission: 'sweep', lufbery: true, model: 'bf-109e', alerted: true },
  )
  flown(battle, 'dA', step(4))
  expect(at(battle, 'dA')).toBe('K8>4')
})

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

test('WL-7.2.3.e a target that came from behind does not', () => {
  const battle = chase('K8', { facing: 0 }, { at: 'I8' })
  flown(battle, 'rA', step(0))
  expect(ids(pauseAfter(nextMove(battle, 'dA')))).toEqual(['circle', 'break'])
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

test('WL-7.2.3.e nor one that was there before this phase', () => {
  const battle = chase('K8', { facing: 4 })
  expect(pauseAfter(moveOf(battle, 'dA'))).toMatchObject({ options: [{ id: 'circle' }, { id: 'break' }] })
})

test('WL-8.1.2.a ahead and behind fan out from nose and tail', () => {
  const battle = chase('M10', { facing: 5 })
  flown(battle, 'dA', step(5, 5), act('stop'))
  expect(at(battle, 'dA')).toBe('K8>5')
})
