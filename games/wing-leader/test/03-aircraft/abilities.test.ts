import { script } from '@tallyho/engine/proof/script'
import { describe, expect, test } from 'vitest'
import { sumOf, twoDice } from '../../rules/01-words/dice.ts'
import { basicSpeed, basicTurn } from '../../rules/03-aircraft/ratings.ts'
import { actionsOf, tallyModifiers } from '../../rules/07-tallies/tally-phase.ts'
import { fighterAllowance } from '../../rules/08-movement/points.ts'
import { combatValueParts } from '../../rules/10-air-combat/combat-values.ts'
import { beginCombats } from '../../rules/10-air-combat/combats.ts'
import { surfaceAt } from '../../rules/14-surface/surface.ts'
import { strafingValue } from '../../rules/15-bombing/bomb-values.ts'
import { profilesOpenTo } from '../../rules/15-bombing/prerequisites.ts'
import { aFight } from '../kit/fights.ts'
import { flown, offered, plan, step, ways } from '../kit/moves.ts'
import { aBattle, battleOf, d, type Piece, r, the, unitsOn, whereIs } from '../kit/table.ts'

const bf109: Piece = r('bf-109e H8')
const spitfire: Piece = d('spitfire-i H8')

describe('abilities of the cards', () => {
  const allowance = (model: string) => {
    const battle = aBattle({ units: [{ ...bf109, model }] })
    return fighterAllowance(battle, the(battle, 'rA')) / 2
  }

  test('WL-3.3.k a jet has four Movement Points', () =>
    expect([allowance('me-262'), allowance('bf-109e')]).toEqual([4, 3]))

  test('WL-3.3.2.j the speed rating has no say in Movement Points', () =>
    expect([allowance('p-51b'), allowance('me-110')]).toEqual([3, 3]))

  test.each([
    ['sb2c', true, true],
    ['ju-88', false, true],
    ['he-111', false, false],
  ])('WL-3.3.v the brakes of the %s: dive %s, steep %s', (model, dive, steep) => {
    const battle = aBattle({ units: [{ ...bf109, model, mission: 'bombing' }], bombing: true })
    const kinds = profilesOpenTo(battle, the(battle, 'rA'))
    expect([kinds.includes('dive'), kinds.includes('steep')]).toEqual([dive, steep])
  })

  test('WL-3.3.t an AT gun strafes tanks with its own value, other targets with its firepower', () => {
    const battle = battleOf('hs-129 H8 strafing', {
      bombing: true,
      surface: ['truck H Trucks', 'flak-l0 I Guns'],
    })
    const unit = the(battle, 'rA')
    expect([0, 1].map(no => strafingValue(battle, unit, surfaceAt(battle, no)))).toEqual([4, 2])
  })
})

test('WL-3.3.2.h basic and combat values: what counts in air combat does not change the basic values', () => {
  const { battle, rA: unit } = unitsOn('bf-109e H8 veteran, d spitfire-i H8')
  expect(sumOf(combatValueParts(battle, aFight(battle, ['rA'], ['dA']), 'attacker'))).toBe(6)
  expect([basicSpeed(battle, unit), basicTurn(battle, unit)]).toEqual([5, 5])
})

test('WL-2.1.p basic and combat values: two dice are the total of both', () => {
  const { value } = script(twoDice('cohesion', ['unit:0'], 0), ['cohesion 3 5'])
  expect(value).toEqual({ a: 3, b: 5, total: 8 })
})

describe('flights and squares', () => {
  test('WL-1.1.i WL-C-15 a flight looks for enemies as a squadron does, and upward as well as level', () => {
    const layout = (size: 'flight' | 'squadron') =>
      aBattle({
        units: [
          { ...bf109, size },
          { ...spitfire, at: 'J9', size },
        ],
      })
    const [flight, squadron] = [layout('flight'), layout('squadron')]
    expect(actionsOf(flight, 'raider')).toEqual(actionsOf(squadron, 'raider'))
    expect(tallyModifiers(flight, the(flight, 'rA'), the(flight, 'dA'))).toEqual([])
  })

  test('WL-4.1.b WL-4.1.a at altitude 0, nose down, it turns and flies on', () => {
    const battle = battleOf('bf-109e H0 facing:6 alerted >dA, d spitfire-i N6')
    const facings = ways(offered(battle, 'rA'))
    expect(facings).toContain(0)
    for (const down of [5, 6, 7] as const) expect(facings).not.toContain(down)
  })

  test('WL-5.1.q whoever flies off the map is gone, and nothing else moves with it', () => {
    const battle = battleOf('bf-109e Z8, d spitfire-i Q8')
    flown(battle, 'rA', plan('continue'), step(0))
    expect(battle.units.map(whereIs)).toEqual(['exited', 'Q8'])
  })

  test('WL-2.1.o two fights in one crowded square are two, however they are laid out', () => {
    const battle = battleOf(
      'bf-109e H8 >dA, bf-109e H8 >dB, d spitfire-i H8, d spitfire-i H8, d spitfire-i K8',
    )
    script(beginCombats(battle), [], ['combat.next'])
    expect(battle.combats.map(combat => [...combat].sort())).toEqual([
      [0, 2],
      [1, 3],
    ])
  })
})
