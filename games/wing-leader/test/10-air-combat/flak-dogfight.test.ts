import { script } from '@tallyho/engine/proof/script'
import { expect, test } from 'vitest'
import { sufferFlak } from '../../rules/14-surface/flak-table.ts'
import { battleOf, the } from '../kit/table.ts'

test('WL-10.8.1.d flak that shoots the last of a side down ends its dogfight at once', () => {
  const battle = battleOf('bf-109e G8 >dA losses:5 fighting, d spitfire-i G8 >rA fighting', {
    bombing: true,
    surface: ['flak-h1 G Guns'],
  })
  const shot = { mode: 'direct', from: { surface: 0, gun: 0 }, support: 0 } as const
  const lines = ['flak.roll 3 3, losses.confirm 6, combat.face dA/2']
  script(sufferFlak(battle, the(battle, 'rA'), shot), lines)
  expect(the(battle, 'rA').at).toBe('destroyed')
  expect(the(battle, 'dA')).toMatchObject({ dogfight: undefined, facing: 2 })
  expect(battle.dogfights).toEqual([])
})
