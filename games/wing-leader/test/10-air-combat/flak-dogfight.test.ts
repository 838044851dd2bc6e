import { expect, test } from 'vitest'
import { sufferFlak } from '../../rules/14-surface/flak-table.ts'
import { dice } from '../kit/fights.ts'
import { aBattle, inDogfight, rolls, script, takes, unitNamed } from '../kit/table.ts'

test('WL-10.8.1.d flak that shoots the last of a side down ends its dogfight at once', () => {
  const battle = aBattle({
    bombing: true,
    surface: [{ type: 'flak-h1', name: 'Guns', column: 'G' }],
    units: [
      { side: 'raider', model: 'bf-109e', at: 'G8', tallies: 'dA', losses: 5 },
      { side: 'defender', model: 'spitfire-i', at: 'G8', tallies: 'rA' },
    ],
  })
  inDogfight(battle, 'rA', 'dA')
  const shot = { mode: 'direct', from: { surface: 0, gun: 0 }, support: 0 } as const
  const lines = [...dice('flak.roll', 3, 3), rolls('losses.confirm', 6), takes('combat.face', 'dA/2')]
  script(sufferFlak(battle, unitNamed(battle, 'rA'), shot), lines)
  expect(unitNamed(battle, 'rA').at).toBe('destroyed')
  expect(unitNamed(battle, 'dA')).toMatchObject({ dogfight: undefined, facing: 2 })
  expect(battle.dogfights).toEqual([])
})
