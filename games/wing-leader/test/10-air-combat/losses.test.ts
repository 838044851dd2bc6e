import { factsOf, script } from '@tallyho/engine/proof/script'
import { describe, expect, test } from 'vitest'
import { confirmHits, outcomeOf } from '../../rules/10-air-combat/losses.ts'
import { battleOf, the } from '../kit/table.ts'

const raid = () => battleOf('he-111 G8 bombing, d spitfire-i G8 >rA')

const dice = (...faces: readonly number[]) => faces.map(face => `losses.confirm ${face}`)

describe('one hit', () => {
  test.each([
    [2, 1, 'nothing'],
    [3, 1, 'straggler'],
    [4, 1, 'straggler'],
    [5, 1, 'loss'],
  ] as const)(
    'WL-10.6.c WL-10.6.j WL-10.6.k WL-EX-05 a %d with firepower %d against protection 4-5: %s',
    (die, firepower, outcome) => expect(outcomeOf(die, firepower, [4, 5])).toBe(outcome),
  )

  test('WL-10.6.d a natural 6 is a loss whatever the total', () => {
    expect(outcomeOf(6, 0, [9])).toBe('loss')
    expect(outcomeOf(5, 0, [9])).toBe('nothing')
  })

  test('WL-10.6.l a natural 1 does nothing whatever the total', () => {
    expect(outcomeOf(1, 8, [3])).toBe('nothing')
    expect(outcomeOf(2, 8, [3])).toBe('loss')
  })

  test('WL-Q-58 totals between two ratings make stragglers', () =>
    expect(outcomeOf(4, 1, [4, 6])).toBe('straggler'))
})

describe('several hits', () => {
  test('WL-10.6.a each hit is rolled with the firepower against the victim’s own protection', () => {
    const battle = raid()
    const played = script(confirmHits(battle, the(battle, 'rA'), 1, 3, [{ id: 'firepower', by: 3 }]), dice(3))
    expect(played.value).toBe(1)
    expect(factsOf(played, 'confirmation')).toEqual([
      {
        unit: 0,
        id: 'rA',
        model: 'he-111',
        side: 'raider',
        hit: 1,
        hits: 1,
        dice: [3],
        modifiers: [{ id: 'firepower', by: 3 }],
        firepower: 3,
        total: 6,
        protection: [4, 5],
        outcome: 'loss',
        losses: 1,
        maxLosses: 6,
      },
    ])
  })

  test('WL-10.6.e WL-10.6.1.a the second straggler turns the first into a loss', () => {
    const battle = raid()
    const unit = the(battle, 'rA')
    const played = script(confirmHits(battle, unit, 2, 1), dice(3, 4))
    expect(played.value).toBe(1)
    expect(unit).toMatchObject({ losses: 1, straggler: false })
    expect(factsOf(played, 'confirmation').map(({ outcome }) => outcome)).toEqual(['straggler', 'loss'])
  })

  test('WL-10.6.k one straggler is marked and costs nothing yet', () => {
    const battle = raid()
    const unit = the(battle, 'rA')
    expect(script(confirmHits(battle, unit, 1, 1), dice(3)).value).toBe(0)
    expect(unit).toMatchObject({ losses: 0, straggler: true })
  })

  test('WL-10.6.1.a a straggler stays behind when another aircraft is shot down', () => {
    const battle = raid()
    const unit = the(battle, 'rA')
    unit.straggler = true
    expect(script(confirmHits(battle, unit, 1, 1), dice(6)).value).toBe(1)
    expect(unit).toMatchObject({ losses: 1, straggler: true })
  })

  test('WL-10.6.f WL-1.1.m a unit that reaches its Max Losses is removed, its losses on record', () => {
    const battle = raid()
    const unit = the(battle, 'rA')
    unit.losses = 5
    script(confirmHits(battle, unit, 1, 1), dice(6))
    expect(unit).toMatchObject({ at: 'destroyed', losses: 6 })
    expect(the(battle, 'dA').tally).toBeUndefined()
  })

  test('WL-Q-56 hits on a unit that is gone are not rolled', () => {
    const battle = raid()
    const unit = the(battle, 'rA')
    unit.losses = 5
    expect(script(confirmHits(battle, unit, 3, 1), dice(6)).value).toBe(1)
    expect(unit.losses).toBe(6)
  })
})
