import { script } from '@tallyho/engine/script'
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
import { aBattle, battleOf, d, inDogfight, type Layout, type Piece, r, the, unitsOn } from '../kit/table.ts'

const spitfire: Piece = r('spitfire-i H8')
const bf109: Piece = d('bf-109e K8')
const gci = { rating: 4, nets: ['fighters'] }

describe('nets', () => {
  test('WL-9.4.a WL-5.1.i a side has one net unless the scenario names more, or no radios', () => {
    expect(netNamed('raider', undefined)).toBe('raider')
    expect(netNamed('raider', 'bombers')).not.toBe(netNamed('raider', 'fighters'))
    expect(netNamed('raider', 'fighters')).not.toBe(netNamed('defender', 'fighters'))
    expect(netNamed('raider', 'none')).toBeUndefined()
  })

  test('WL-9.2.4.g WL-5.1.h ground control speaks on its nets alone', () => {
    const battle = aBattle({
      units: [
        { ...spitfire, net: netNamed('raider', 'fighters') },
        { ...spitfire, net: netNamed('raider', 'bombers') },
        { ...spitfire, net: undefined },
        { ...bf109, net: netNamed('defender', 'fighters') },
      ],
      raider: { gci },
    })
    expect(battle.units.map(unit => isUnderGci(battle, unit))).toEqual([true, false, false, false])
  })

  test('WL-9.2.4.g without a named net it speaks on all of its side', () => {
    const battle = battleOf('spitfire-i H8, d bf-109e K8', { raider: { gci: { rating: 4, nets: [] } } })
    expect(battle.units.map(unit => isUnderGci(battle, unit))).toEqual([true, false])
  })
})

describe('warnings', () => {
  test('WL-9.4.b WL-7.1.c an alerted unit warns the others on its net', () => {
    const battle = aBattle({
      units: [
        { ...spitfire, alerted: true },
        spitfire,
        { ...spitfire, net: 'raider other' },
        { ...spitfire, net: undefined },
        { ...spitfire, mission: 'bombing', model: 'ju-88' },
        bf109,
      ],
    })
    warnByRadio(battle, 'raider')
    expect(battle.units.map(({ alerted }) => alerted)).toEqual([true, true, false, false, false, false])
  })

  test('WL-9.4.b nobody alerted, nobody warned; and those gone warn nobody', () => {
    const { battle, rA, rB } = unitsOn('spitfire-i H8 alerted, spitfire-i H8')
    rA.at = 'exited'
    warnByRadio(battle, 'raider')
    expect(rB.alerted).toBe(false)
  })

  test('WL-9.4.b one that waits at the edge hears the warning', () => {
    const { battle, rB } = unitsOn('spitfire-i H8 alerted, spitfire-i H8')
    rB.at = 'edge'
    warnByRadio(battle, 'raider')
    expect(rB.alerted).toBe(true)
  })

  test('WL-Q-34 the active side is warned before and after each of its actions', () => {
    const battle = battleOf('spitfire-i H8, spitfire-i H9, d bf-109e I8')
    script(raiderTallies(battle), ['tally.action roll/rA/dA, tally.roll 2'])
    expect(battle.units.map(({ alerted }) => alerted)).toEqual([true, true, false])
    const { battle: before, rB } = unitsOn('spitfire-i H8 alerted, spitfire-i H8')
    script(raiderTallies(before))
    expect(rB.alerted).toBe(true)
  })

  test('WL-9.4.1.a WL-Q-94 a bomber under attack alerts the fighters on its net', () => {
    const battle = aBattle({
      units: [
        { ...spitfire, model: 'ju-88', mission: 'bombing' },
        spitfire,
        { ...spitfire, net: 'raider other' },
      ],
    })
    callForHelp(battle, the(battle, 'rA'))
    expect(battle.units.map(({ alerted }) => alerted)).toEqual([false, true, false])
  })
})

describe('radio calls', () => {
  const calls = (layout: Layout) => {
    const battle = aBattle(layout)
    return getsRadioCall(battle, the(battle, 'rA'), the(battle, 'dA'))
  }

  test('WL-9.4.c the target is in the square of another unit on the net', () => {
    expect(calls({ units: [spitfire, { ...spitfire, at: 'K8' }, bf109] })).toBe(true)
    expect(calls({ units: [spitfire, { ...spitfire, at: 'K7' }, bf109] })).toBe(false)
    expect(calls({ units: [spitfire, { ...spitfire, at: 'K8', net: 'raider other' }, bf109] })).toBe(false)
    expect(calls({ units: [{ ...spitfire, at: 'K8' }, bf109] })).toBe(false)
  })

  test('WL-9.4.d another unit on the net has tallied the target', () => {
    expect(calls({ units: [spitfire, { ...spitfire, tallies: 'dA' }, bf109] })).toBe(true)
    expect(calls({ units: [spitfire, { ...spitfire, tallies: 'dB' }, bf109, bf109] })).toBe(false)
  })

  test('WL-9.4.d even with a tally of the same phase', () => {
    const { battle, rA, dA } = unitsOn('spitfire-i H8, spitfire-i H9, d bf-109e K8')
    script(raiderTallies(battle), ['tally.action roll/rB/dA, tally.roll 4'])
    expect(tallyModifiers(battle, rA, dA)).toEqual([{ id: 'radio', by: 1 }])
  })

  test('WL-9.4.e the tallier is under ground control', () => {
    expect(calls({ units: [{ ...spitfire, net: 'raider fighters' }, bf109], raider: { gci } })).toBe(true)
    expect(calls({ units: [spitfire, bf109], raider: { gci } })).toBe(false)
  })

  test('WL-9.4.a without a radio there are no calls', () => {
    const deaf = { ...spitfire, net: undefined }
    expect(calls({ units: [deaf, { ...deaf, at: 'K8', tallies: 'dA' }, bf109] })).toBe(false)
  })

  test('WL-9.4.f WL-7.2.1.f WL-C-13 it counts once, however many causes there are', () => {
    const unit = { ...spitfire, net: 'raider fighters' }
    const battle = aBattle({
      units: [unit, { ...unit, at: 'K8', tallies: 'dA' }, { ...unit, tallies: 'dA' }, bf109],
      raider: { gci },
    })
    expect(tallyModifiers(battle, the(battle, 'rA'), the(battle, 'dA'))).toEqual([{ id: 'radio', by: 1 }])
  })
})

describe('clutter', () => {
  test('WL-9.4.2.a a dogfight clutters the net of its members', () => {
    const battle = battleOf('spitfire-i H8, spitfire-i H8 fighting, d bf-109e K8 fighting')
    expect(isCluttered(battle, 'raider')).toBe(true)
    expect(isCluttered(battle, 'raider other')).toBe(false)
    expect(isCluttered(battle, undefined)).toBe(false)
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
