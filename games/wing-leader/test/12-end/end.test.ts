import { script } from '@tallyho/engine/proof/script'
import { describe, expect, test } from 'vitest'
import { endTurn } from '../../rules/12-end/end.ts'
import { STEPS } from '../../sequence.ts'
import { battleOf, type Layout, the } from '../kit/table.ts'

const duel = (rest: Partial<Layout> = {}) => battleOf('bf-109e G8, d spitfire-i K8', { ...rest })

describe('the end of a turn', () => {
  test('WL-6.0.i WL-EX-07 the Turn marker goes from 3 to 4, and the next Set-up Phase begins', () => {
    const battle = duel({ turn: 3 })
    expect(script(endTurn(battle)).value).toBe('entry')
    expect([battle.turn, battle.over]).toEqual([4, undefined])
  })

  test('WL-12.0.a the game ends by agreement', () => {
    const battle = duel()
    battle.agreedEnd = true
    expect(script(endTurn(battle)).value).toBeUndefined()
    expect(battle).toMatchObject({ turn: 1, over: true })
  })

  test('WL-12.0.a it ends with the scenario’s last turn', () => {
    expect(script(endTurn(duel({ turn: 14 }))).value).toBe('entry')
    expect(script(endTurn(duel({ turn: 15 }))).value).toBeUndefined()
  })

  test('WL-Q-74 it goes beyond turn 19 if the scenario says so', () => {
    const victory = { levels: [], otherwise: 'draw', lastTurn: 30 } as const
    expect(script(endTurn(duel({ turn: 20, victory }))).value).toBe('entry')
  })

  test.each(['destroyed', 'exited', 'escaped', 'expended', 'split'] as const)(
    'WL-12.0.a it ends when everybody is broken or %s',
    at => {
      const battle = duel()
      the(battle, 'dA').at = at
      expect(script(endTurn(battle)).value).toBe('entry')
      the(battle, 'rA').broken = true
      expect(script(endTurn(battle)).value).toBeUndefined()
    },
  )

  test.each(['waiting', 'edge'] as const)('WL-12.0.a a unit that is still %s keeps it going', at => {
    const battle = duel()
    the(battle, 'dA').at = at
    the(battle, 'rA').broken = true
    expect(script(endTurn(battle)).value).toBe('entry')
  })
})

test('WL-6.0.a WL-6.0.e the phases of a turn in their order, flak and bombing before air combat', () =>
  expect(Object.keys(STEPS)).toEqual([
    'forces',
    'placement',
    'entry',
    'raider-tally',
    'defender-tally',
    'movement',
    'move-order',
    'move',
    'flak',
    'bombing',
    'combats',
    'combat',
    'raider-escapes',
    'defender-escapes',
    'vectors',
    'escorts',
    'barrages',
    'end',
  ]))
