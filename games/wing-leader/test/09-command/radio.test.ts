import { script } from '@tallyho/engine/proof/script'
import { describe, expect, test } from 'vitest'
import { raiderTallies, tallyModifiers } from '../../rules/07-tallies/tally-phase.ts'
import {
  callForHelp,
  getsRadioCall,
  isCluttered,
  isUnderGci,
  netNamed,
  warnByRadio,
} from '../../rules/09-command/radio.ts'
import type { Battle } from '../../state.ts'
import { battleOf, inDogfight, type Layout, unitsOn } from '../kit/table.ts'

const [FIGHTERS, BOMBERS] = ['fighters', 'bombers'].map(name => netNamed('raider', name))
const gci = { raider: { gci: { rating: 4, nets: ['fighters'] } } }
const alertsIn = (battle: Battle) => battle.units.map(({ alerted }) => alerted)

describe('nets', () => {
  test('WL-9.4.a WL-5.1.i a side has one net unless the scenario names more, or no radios', () => {
    expect(netNamed('raider', undefined)).toBe('raider')
    expect(new Set([FIGHTERS, BOMBERS, netNamed('defender', 'fighters')]).size).toBe(3)
    expect(netNamed('raider', 'none')).toBeUndefined()
  })

  test('WL-9.2.4.g WL-5.1.h ground control speaks on its nets alone', () => {
    const battle = battleOf('spitfire-i H8, spitfire-i H8, spitfire-i H8 deaf, d bf-109e K8', gci)
    const nets = [FIGHTERS, BOMBERS, undefined, netNamed('defender', 'fighters')]
    const units = battle.units.map((unit, no) => ({ ...unit, net: nets[no] }))
    expect(units.map(unit => isUnderGci(battle, unit))).toEqual([true, false, false, false])
  })

  test('WL-9.2.4.g without a named net it speaks on all of its side', () => {
    const battle = battleOf('spitfire-i H8, d bf-109e K8', { raider: { gci: { rating: 4, nets: [] } } })
    expect(battle.units.map(unit => isUnderGci(battle, unit))).toEqual([true, false])
  })
})

describe('warnings', () => {
  test('WL-9.4.b WL-7.1.c an alerted unit warns the others on its net', () => {
    const friends = 'spitfire-i H8, spitfire-i H8 net:other, spitfire-i H8 deaf, ju-88 H8 bombing'
    const battle = battleOf(`spitfire-i H8 alerted, ${friends}, d bf-109e K8`)
    warnByRadio(battle, 'raider')
    expect(alertsIn(battle)).toEqual([true, true, false, false, false, false])
  })

  test.each([
    ['nobody alerted, nobody warned; and those gone warn nobody', 'rA', 'exited', false],
    ['one that waits at the edge hears the warning', 'rB', 'edge', true],
  ] as const)('WL-9.4.b %s', (_, id, at, alerted) => {
    const units = unitsOn('spitfire-i H8 alerted, spitfire-i H8')
    units[id].at = at
    warnByRadio(units.battle, 'raider')
    expect(units.rB.alerted).toBe(alerted)
  })

  test('WL-Q-34 the active side is warned before and after each of its actions', () => {
    const battle = battleOf('spitfire-i H8, spitfire-i H9, d bf-109e I8')
    script(raiderTallies(battle), ['tally.action roll/rA/dA, tally.roll 2'])
    expect(alertsIn(battle)).toEqual([true, true, false])
    const before = battleOf('spitfire-i H8 alerted, spitfire-i H8')
    script(raiderTallies(before))
    expect(alertsIn(before)).toEqual([true, true])
  })

  test('WL-9.4.1.a WL-Q-94 a bomber under attack alerts the fighters on its net', () => {
    const { battle, rA } = unitsOn('ju-88 H8 bombing, spitfire-i H8, spitfire-i H8 net:other')
    callForHelp(battle, rA)
    expect(alertsIn(battle)).toEqual([false, true, false])
  })
})

test('WL-9.4.1.a WL-5.3.1.a fighters that are not in play yet do not hear it; those at the edge do', () => {
  const { battle, rA, rB, rC } = unitsOn('ju-88 H8 bombing, spitfire-i H8, spitfire-i H8')
  rB.at = 'waiting'
  rC.at = 'edge'
  callForHelp(battle, rA)
  expect(alertsIn(battle)).toEqual([false, false, true])
})

describe('radio calls', () => {
  test.each<[string, string, boolean, Omit<Layout, 'units'>?]>([
    ['WL-9.4.c the target is in the square of another unit on the net', 'spitfire-i H8, spitfire-i K8', true],
    ['WL-9.4.c not in another square', 'spitfire-i H8, spitfire-i K7', false],
    ['WL-9.4.c nor of one on another net', 'spitfire-i H8, spitfire-i K8 net:other', false],
    ['WL-9.4.c nor in its own', 'spitfire-i K8', false],
    ['WL-9.4.d another unit on the net has tallied the target', 'spitfire-i H8, spitfire-i H8 >dA', true],
    ['WL-9.4.d not another target', 'spitfire-i H8, spitfire-i H8 >dB', false],
    ['WL-9.4.e the tallier is not under ground control', 'spitfire-i H8', false, gci],
    ['WL-9.4.a without a radio there are no calls', 'spitfire-i H8 deaf, spitfire-i K8 deaf >dA', false],
  ])('%s: %s %s', (_, units, calls, layout) => {
    const { battle, rA, dA } = unitsOn(`${units}, d bf-109e K8, d bf-109e K8`, layout)
    expect(getsRadioCall(battle, rA, dA)).toBe(calls)
  })

  test.each(['destroyed', 'exited', 'waiting'] as const)(
    'WL-9.4.c nobody calls who is not on the map: %s',
    at => {
      const { battle, rA, rB, dA } = unitsOn('spitfire-i H8, spitfire-i K8, d bf-109e K8')
      rB.at = at
      expect(getsRadioCall(battle, rA, dA)).toBe(false)
    },
  )

  test('WL-9.4.d even with a tally of the same phase', () => {
    const { battle, rA, dA } = unitsOn('spitfire-i H8, spitfire-i H9, d bf-109e K8')
    script(raiderTallies(battle), ['tally.action roll/rB/dA, tally.roll 4'])
    expect(tallyModifiers(battle, rA, dA)).toEqual([{ id: 'radio', by: 1 }])
  })

  test('WL-9.4.e WL-9.4.f WL-7.2.1.f WL-C-13 the tallier is under ground control; it counts once, however many causes there are', () => {
    for (const others of ['', 'spitfire-i K8 >dA, spitfire-i H8 >dA, ']) {
      const { battle, dA } = unitsOn(`spitfire-i H8, ${others}d bf-109e K8`, gci)
      const units = battle.units.map(unit => (unit.side === 'raider' ? { ...unit, net: FIGHTERS } : unit))
      const [tallier] = units
      if (tallier === undefined) throw new Error('Nobody looks')
      expect(tallyModifiers({ ...battle, units }, tallier, dA)).toEqual([{ id: 'radio', by: 1 }])
    }
  })
})

describe('clutter', () => {
  test('WL-9.4.2.a a dogfight clutters the net of its members', () => {
    const battle = battleOf('spitfire-i H8, spitfire-i H8 fighting, d bf-109e K8 fighting')
    const cluttered = ['raider', 'raider other', undefined].map(net => isCluttered(battle, net))
    expect(cluttered).toEqual([true, false, false])
  })

  test('WL-9.4.2.a WL-Q-35 so does an air combat in the same turn, but not flak', () => {
    const { battle, rA } = unitsOn('spitfire-i H8, d bf-109e K8')
    rA.deeds.flak = true
    expect(isCluttered(battle, 'raider')).toBe(false)
    rA.deeds.fought = true
    expect(isCluttered(battle, 'raider')).toBe(true)
  })

  test('WL-9.4.2.b on a cluttered net nobody gets a call', () => {
    const { battle, rA, dA } = unitsOn('spitfire-i H8, spitfire-i K8 >dA, d bf-109e K8 >rB')
    expect(getsRadioCall(battle, rA, dA)).toBe(true)
    inDogfight(battle, 'rB', 'dA')
    expect(getsRadioCall(battle, rA, dA)).toBe(false)
  })
})
