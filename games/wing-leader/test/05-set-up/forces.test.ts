import { factsOf, ids, pauseAfter, script } from '@tallyho/engine/proof/script'
import { describe, expect, test } from 'vitest'
import type { UnitLine } from '../../pack/types.ts'
import { armamentsOf } from '../../rules/03-aircraft/armament.ts'
import { chooseForces } from '../../rules/05-set-up/forces.ts'
import type { Battle } from '../../state.ts'
import { mustered } from '../kit/mustered.ts'
import { the } from '../kit/table.ts'

const withLine = (line: Partial<UnitLine>): Battle => mustered({ raider: [line] })
const only = (battle: Battle) => the(battle, battle.units[0]?.id ?? '')
const armaments = (line: Partial<UnitLine>) => {
  const battle = withLine(line)
  return armamentsOf(battle, only(battle))
}

describe('what a unit carries', () => {
  test.each<[string, Partial<UnitLine>, string[]]>([
    ['WL-5.2.c bombs on a bombing mission', { mission: 'bombing', model: 'ju-88' }, ['bomb']],
    ['WL-2.1.l cargo on a transport mission', { mission: 'transport', model: 'c-47' }, ['cargo']],
    ['WL-3.2.1.b nothing on a sweep', { mission: 'sweep' }, ['nothing']],
    ['WL-3.2.1.b nothing on an escort', { mission: 'escort', model: 'ju-88' }, ['nothing']],
    [
      'WL-3.2.1.c nothing on recce',
      { mission: 'recce', aar: true, model: 'bf-109g-6', pods: 'gun' },
      ['nothing'],
    ],
    [
      'WL-5.2.d WL-15.1.c WL-3.3.w torpedoes if it can',
      { mission: 'bombing', model: 'he-111', loads: ['torpedo', 'bomb', 'atgr'] },
      ['torpedo', 'bomb'],
    ],
    [
      'WL-5.2.d WL-3.3.u ground rockets if it can, parafrags in any case',
      { mission: 'bombing', model: 'fw-190a-8', loads: ['bomb', 'torpedo', 'atgr', 'parafrag'] },
      ['bomb', 'atgr', 'parafrag'],
    ],
    ['WL-5.2.c bombs if it can take nothing else', { mission: 'bombing', loads: ['torpedo'] }, ['bomb']],
    ['WL-3.3.o tanks if the scenario says so', { dropTanks: true }, ['tanks']],
    ['WL-3.3.o no tanks without the ability', { dropTanks: true, model: 'spitfire-i' }, ['nothing']],
    ['WL-3.3.n WL-5.2.e air rockets by choice', { aar: true, model: 'bf-109g-6' }, ['nothing', 'rockets']],
    ['WL-3.3.n no air rockets without the ability', { aar: true }, ['nothing']],
    ['WL-3.3.p gun pods by choice', { pods: 'gun', model: 'bf-109g-6' }, ['nothing', 'gun-pods']],
    ['WL-3.3.p no gun pods without the ability', { pods: 'gun' }, ['nothing']],
    [
      'WL-15.2.1.1.b AT pods instead of the load',
      { mission: 'strafing', pods: 'at', model: 'hs-129' },
      ['bomb', 'at-pods'],
    ],
    ['WL-3.3.p no AT pods without the ability', { mission: 'strafing', pods: 'at' }, ['bomb']],
  ])('%s', (_, line, expected) => expect(armaments(line)).toEqual(expected))

  test('WL-5.2.e WL-13.5.1.a WL-15.1.d what is chosen takes the place of the rest', () => {
    const battle = withLine({ dropTanks: true, aar: true, pods: 'gun', model: 'bf-109g-6' })
    expect(ids(pauseAfter(chooseForces(battle)))).toEqual(['tanks', 'rockets', 'gun-pods'])
    expect(only(battle)).toMatchObject({ tanks: true, load: undefined, aar: undefined, pod: undefined })
    const played = script(chooseForces(battle), ['forces.armament rockets'])
    expect(only(battle)).toMatchObject({ tanks: false, load: undefined, aar: 'loaded', pod: undefined })
    expect(factsOf(played, 'armed')).toMatchObject([{ id: 'rA', armament: 'rockets' }])
    script(chooseForces(battle), ['forces.armament gun-pods'])
    expect(only(battle)).toMatchObject({ tanks: false, aar: undefined, pod: 'gun' })
  })

  test('WL-15.1.d WL-13.5.1.a pods leave no room for bombs', () => {
    const battle = withLine({ mission: 'strafing', pods: 'at', model: 'hs-129' })
    expect(only(battle)).toMatchObject({ load: 'bomb', pod: undefined })
    script(chooseForces(battle), ['forces.armament at-pods'])
    expect(only(battle)).toMatchObject({ load: undefined, pod: 'at' })
  })

  test.each(['torpedo', 'bomb'] as const)('WL-5.2.d WL-15.1.c the owner chooses %s', load => {
    const battle = withLine({ mission: 'bombing', model: 'he-111', loads: ['torpedo', 'bomb'] })
    script(chooseForces(battle), [`forces.armament ${load}`])
    expect(only(battle).load).toBe(load)
  })

  test('WL-15.2.1.1.c a fighter class with gun pods sweeps instead of strafing', () => {
    const battle = withLine({ mission: 'strafing', pods: 'gun', model: 'bf-109g-6' })
    script(chooseForces(battle), ['forces.armament gun-pods'])
    expect(only(battle)).toMatchObject({ mission: 'sweep', pod: 'gun', load: undefined, alerted: false })
    const alerted = withLine({ mission: 'strafing', pods: 'gun', model: 'bf-109g-6', alerted: true })
    script(chooseForces(alerted), ['forces.armament gun-pods'])
    expect(only(alerted).alerted).toBe(true)
  })

  test('WL-15.2.1.1.b WL-15.2.1.1.c with AT pods, or as a bomber class, it stays a strafer', () => {
    const battle = withLine({ mission: 'strafing', pods: 'at', model: 'hs-129' })
    script(chooseForces(battle), ['forces.armament at-pods'])
    expect(only(battle)).toMatchObject({ mission: 'strafing', pod: 'at', load: undefined })
  })

  test('WL-5.2.a who sets up first is asked first', () => {
    const line = { aar: true, model: 'bf-109g-6' } as const
    for (const [first, second] of [
      ['raider', 'defender'],
      ['defender', 'raider'],
    ] as const) {
      const battle = mustered({ raider: [line], defender: [line], setsUpFirst: first })
      const { pauses, value } = script(chooseForces(battle), [], ['forces.armament'])
      expect(pauses.map(pause => (pause as { seat?: string }).seat)).toEqual([first, second])
      expect(value).toBe('placement')
    }
  })
})

describe('who flies it', () => {
  test('WL-5.2.1.b WL-9.5.1.a each wing gets one leader, with a unit of that wing', () => {
    const battle = mustered({ raider: [{ wing: 'JG 26', count: 3 }, { count: 2 }] })
    expect(ids(pauseAfter(chooseForces(battle)))).toEqual(['give/rA', 'give/rB', 'give/rC'])
    script(chooseForces(battle), ['forces.leader give/rB'])
    expect(battle.wings[0]?.leader).toBe(1)
    expect(battle.units.map(({ leader }) => leader)).toEqual([false, true, false, false, false])
  })

  test('WL-5.1.e WL-5.2.1.a Veteran and Green markers, fighters and bombers apart, one to a unit', () => {
    const battle = mustered({
      raider: [{ count: 3 }, { mission: 'bombing', model: 'ju-88', count: 2 }],
      raiders: { quality: { veteranFighters: 1, veteranBombers: 1, greenFighters: 1, greenBombers: 1 } },
    })
    const { pauses } = script(chooseForces(battle), ['forces.veteran give/rB give/rT, forces.green give/rA'])
    expect(pauses.map(ids)).toEqual([
      ['give/rA', 'give/rB', 'give/rC'],
      ['give/rT', 'give/rU'],
      ['give/rA', 'give/rC'],
    ])
    expect(battle.units.map(({ quality }) => quality)).toEqual([
      'green',
      'veteran',
      'trained',
      'veteran',
      'green',
    ])
  })

  test('WL-5.2.1.a markers for which there is no unit are left over', () => {
    const battle = mustered({ raider: [{}], raiders: { quality: { veteranFighters: 3, greenBombers: 1 } } })
    script(chooseForces(battle))
    expect(only(battle).quality).toBe('veteran')
  })

  test('WL-5.2.1.c one Experte to a unit', () => {
    const battle = mustered({ raider: [{ count: 2 }], raiders: { quality: { experten: 2 } } })
    script(chooseForces(battle), ['forces.experte give/rB'])
    expect(battle.units.map(({ experte }) => experte)).toEqual([true, true])
  })

  test('WL-5.2.1.d an Experte with the leader’s unit is the leader himself', () => {
    const battle = mustered({ raider: [{ wing: 'JG 26', count: 2 }], raiders: { quality: { experten: 1 } } })
    const played = script(chooseForces(battle), ['forces.leader give/rA, forces.experte give/rA'])
    expect(only(battle)).toMatchObject({ leader: true, experte: true })
    expect(factsOf(played, 'experte')).toMatchObject([{ id: 'rA', leads: true }])
  })
})
