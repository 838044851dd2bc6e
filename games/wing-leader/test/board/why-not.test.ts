import type { Choice } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import { MANNERS } from '../../board/asked/manners.ts'
import type { Battle } from '../../state.ts'
import { battleOf, the, unitsOn } from '../kit/table.ts'

const asked = (ask: string, seat = 'raider'): Choice => ({ kind: 'choice', seat, ask, options: [] })
const why = (battle: Battle, ask: string, no: number) => MANNERS.whyNot?.(battle, asked(ask), `unit:${no}`)

describe('why not', () => {
  test('in the Tally Phase: whoever has a tally, is broken, is a bomber, has looked, or sees nobody', () => {
    const battle = battleOf(
      'bf-109e G8 >dA, bf-109e G8 broken, he-111 G8 bombing, bf-109e G8, d spitfire-i K8',
    )
    expect(why(battle, 'tally.action', 0)).toContain('has sighted somebody already')
    expect(why(battle, 'tally.action', 1)).toContain('broken')
    expect(why(battle, 'tally.action', 2)).toContain('only fighters')
    the(battle, 'rD').deeds.rolledTally = true
    expect(why(battle, 'tally.action', 3)).toContain('has looked')
    expect(why(battleOf('bf-109e A8, d spitfire-i Z8'), 'tally.action', 0)).toContain('No enemy')
  })

  test('an enemy that nobody can see, for cloud or for distance', () => {
    const sky = { cloud: [{ type: 'dense' as const, squares: ['I8'] }] }
    const hidden = battleOf('bf-109e G8, d spitfire-i K8', { sky })
    expect(why(hidden, 'tally.action', 1)).toContain('Cloud')
    expect(why(battleOf('bf-109e A8, d spitfire-i Z8'), 'tally.action', 1)).toContain('farther')
    expect(why(battleOf('bf-109e G8, d spitfire-i K8'), 'tally.action', 1)).toBeUndefined()
  })

  test('when escorts and bombers move: others have moved, come later, or are in a dogfight', () => {
    const battle = battleOf(
      'bf-109e G8, he-111 G8 bombing, bf-109e H8 >dA fighting, d spitfire-i H8 >rC fighting',
    )
    expect(why(battle, 'movement.next', 0)).toContain('moves later')
    the(battle, 'rB').deeds.ordinal = 1
    expect(why(battle, 'movement.next', 1)).toContain('has moved')
    expect(why(battle, 'movement.next', 2)).toContain('in a dogfight')
    expect(why(battle, 'movement.next', 3)).toContain('not yours')
  })

  test('when escorts react', () => {
    const battle = battleOf('bf-109e G8, bf-109e A8 escort, d spitfire-i H8')
    expect(why(battle, 'reaction.declare', 0)).toContain('no escort')
    expect(why(battle, 'reaction.declare', 1)).toContain('too far')
    expect(why(battle, 'combat.attack', 0)).toBeUndefined()
  })

  test('who is not on the map', () => {
    const { battle, rA } = unitsOn('bf-109e G8, d spitfire-i H8')
    rA.at = 'escaped'
    expect(why(battle, 'tally.action', 0)).toContain('not on the map')
  })
})

describe('a battle is decided for a side', () => {
  const decided = (battle: Battle) => MANNERS.decided?.(battle, 'raider')

  test('when all that fly are broken or on their way home', () => {
    expect(decided(battleOf('bf-109e G8 broken, bf-109e G9 home:left, d spitfire-i K8'))).toBe(true)
    expect(decided(battleOf('bf-109e G8 broken, bf-109e G9, d spitfire-i K8'))).toBe(false)
  })

  test('not while somebody fights, or is still to come', () => {
    expect(decided(battleOf('bf-109e G8 home:left >dA, d spitfire-i K8'))).toBe(false)
    const { battle, rB } = unitsOn('bf-109e G8 broken, bf-109e G9, d spitfire-i K8')
    rB.at = 'waiting'
    expect(decided(battle)).toBe(false)
  })

  test('when no enemy is left whom it could still fight', () => {
    const { battle, dA } = unitsOn('bf-109e G8, d spitfire-i K8')
    expect(decided(battle)).toBe(false)
    dA.at = 'exited'
    expect(decided(battle)).toBe(true)
  })

  test('not while an enemy who runs can be sighted, or there is something to bomb', () => {
    expect(decided(battleOf('bf-109e C8, d spitfire-i K8 broken'))).toBe(false)
    expect(decided(battleOf('bf-109e C8, d spitfire-i V8 broken'))).toBe(true)
    expect(decided(battleOf('he-111 C8 bombing, d spitfire-i V8 broken'))).toBe(false)
  })
})
