import { describe, expect, test } from 'vitest'
import { layOut, packOf } from '../../pack/index.ts'
import { squadronInterception } from '../../rules/08-interception/squadrons.ts'
import { squadronAttack } from '../../rules/09-combat/attacks.ts'
import { recover } from '../../rules/11-recovery.ts'
import { targetEvent } from '../../rules/12-events/target-events.ts'
import { PROOF_PACK } from '../kit/charts.ts'
import { appliesOverTarget, overTarget } from '../kit/events.ts'
import { COAST, DEEP, INLAND, aRaid as raid } from '../kit/raid.ts'
import { expectAt, factsOf, lay, offers, reduce, script } from '../kit/table.ts'

/** Hornchurch airfield, in 6/11. */
const HORNCHURCH = 14

describe('the draw', () => {
  test('RE-4.II.8 RE-2.32.a a card is drawn, its target event applied, and discarded', () => {
    const campaign = raid('bomber I/KG1 54')
    const played = overTarget(campaign, 'nothing')
    expect(played.value).toBe('squadron-interception')
    expect(campaign.decks['raid-event'].discards).toEqual([104])
    expect(factsOf(played, 'raid-event')).toEqual([{ step: 'target', card: 104, applies: false }])
  })

  test('RE-A-36 RE-A-37 a raid with nobody in Bomber is over after its target event', () => {
    const campaign = raid('bomber 54 65, escort I/JG26, patrol I/JG51')
    reduce(campaign, '65 I/JG26')
    expect(overTarget(campaign, 'nothing').value).toBe('recovery')
    script(recover(campaign))
    expectAt(campaign, 'inflight 54, inflight- 65, clock/4 I/JG26, clock/3 I/JG51')
  })
})

describe('big wing', () => {
  test('RE-CP.T1.a two squadrons of 12 Group shift the squadron attack one row down, with altitude', () => {
    const campaign = raid('bomber I/KG1 II/KG1 19 242', { flight: { altitude: -1 } })
    overTarget(campaign, 'big-wing')
    script(squadronInterception(campaign))
    expect(factsOf(script(squadronAttack(campaign), 'combat 1'), 'combat')).toMatchObject([{ shift: 0 }])
  })

  test('RE-CP.T1.a not one of them, and not with squadrons of other groups', () => {
    const campaign = raid('bomber I/KG1 19 54 65')
    expect(appliesOverTarget(campaign, 'big-wing')).toBe(false)
    expect(campaign.flight?.bigWing).toBe(false)
  })

  test('RE-CP.T1.a RE-A-32 nor is the ace one of them, whatever sector its counter names', () => {
    const { pack } = packOf({ pack: PROOF_PACK })
    const squadrons = pack.squadrons.map(one => (one.ace ? { ...one, sector: '2/12' } : one))
    const moved = layOut({ ...pack, id: 'ace-of-12-group', squadrons })
    const campaign = raid('bomber I/KG1 19 Ace', { with: { pack: moved, advanced: true } })
    expect(appliesOverTarget(campaign, 'big-wing')).toBe(false)
  })
})

describe('Blenheims intercept bombers', () => {
  const night = { night: true }

  test('RE-CP.T2.a one Blenheim of the card’s sectors joins, of the player’s choice', () => {
    // Card 14 lists 6/11, 5/11 and 4/11: 600 and 25.
    const campaign = raid('bomber I/KG1 II/KG1 54', { card: HORNCHURCH, with: night })
    expect(offers(targetEvent(campaign), 'draw.raid-event 92')).toEqual(['600', '25'])
    const again = raid('bomber I/KG1 II/KG1 54', { card: HORNCHURCH, with: night })
    overTarget(again, 'blenheims', 'blenheim 25')
    expectAt(again, 'bomber 25 54, sector 600 23')
  })

  test('RE-CP.T2.a RE-A-44 it needs a squadron in Bomber, and more bombers than squadrons: fighters do not count', () => {
    for (const display of ['bomber I/KG1 II/KG1', 'bomber I/KG1 54', 'bomber I/KG1 I/JG51 I/ZG26 54'])
      expect(appliesOverTarget(raid(display, { card: HORNCHURCH, with: night }), 'blenheims')).toBe(false)
    const jabo = raid('bomber I/KG1 I/JG51 54', { card: HORNCHURCH, with: night })
    Object.assign(jabo.gruppen['I/JG51'] ?? {}, { jabo: true })
    expect(appliesOverTarget(jabo, 'blenheims')).toBe(false)
  })

  test('RE-CP.T2.b RE-18.22.a without Blenheims on the map nothing happens', () => {
    expect(appliesOverTarget(raid('bomber I/KG1 II/KG1 54', { card: HORNCHURCH }), 'blenheims')).toBe(false)
    const campaign = raid('bomber I/KG1 II/KG1 54', { card: HORNCHURCH, with: night })
    lay(campaign, 'night-patrol 600, landing 25')
    expect(appliesOverTarget(campaign, 'blenheims')).toBe(false)
  })
})

describe('channel patrollers close escort', () => {
  test.each([COAST, INLAND])('RE-CP.T3.a against card %i they escort', card => {
    const campaign = raid('bomber I/KG1 54, patrol I/JG51 II/JG51', { card })
    overTarget(campaign, 'patrollers-escort')
    expectAt(campaign, 'escort I/JG51 II/JG51')
    expect(appliesOverTarget(raid('bomber I/KG1 54, patrol I/JG51', { card }), 'patrollers-escort')).toBe(
      true,
    )
  })

  test('RE-CP.T3.a not against a deep target', () => {
    const campaign = raid('bomber I/KG1 54, patrol I/JG51', { card: DEEP })
    expect(appliesOverTarget(campaign, 'patrollers-escort')).toBe(false)
    expectAt(campaign, 'patrol I/JG51')
  })
})

describe('clouds inhibit squadrons', () => {
  test('RE-CP.T4.a under clouds squadrons of the letter leave before the interception', () => {
    const campaign = raid('bomber I/KG1 54 32 65', { weather: 'patchy' })
    reduce(campaign, '32')
    expect(overTarget(campaign, 'clouds-squadrons A').value).toBe('squadron-interception')
    expectAt(campaign, 'inflight 54, inflight- 32, bomber 65 I/KG1')
    expect(appliesOverTarget(raid('bomber I/KG1 54'), 'clouds-squadrons A')).toBe(false)
  })

  test('RE-CP.T4.b if none remains it is as if none had come', () => {
    const campaign = raid('bomber I/KG1 54, escort I/JG51', { weather: 'broken' })
    overTarget(campaign, 'clouds-squadrons A')
    expect(script(squadronInterception(campaign)).value).toBe('bombardment')
    expectAt(campaign, 'bomber I/JG51')
    expect(campaign.flight?.unopposed).toBe(true)
  })
})

describe('extended attack', () => {
  test('RE-CP.T5.a RE-A-49 as many full bombers as full squadrons are reduced, of the player’s choice', () => {
    const campaign = raid('bomber I/KG1 II/KG1 III/KG1 I/KG2 I/ZG26 54 65 74')
    reduce(campaign, 'I/KG2 74')
    expect(offers(targetEvent(campaign), 'draw.raid-event 95')).toEqual(['I/KG1', 'II/KG1', 'III/KG1'])
    const again = raid('bomber I/KG1 II/KG1 III/KG1 I/KG2 I/ZG26 54 65 74')
    reduce(again, 'I/KG2 74')
    overTarget(again, 'extended-attack', 'extended-attack III/KG1 I/KG1')
    expectAt(again, 'bomber- I/KG1 III/KG1 I/KG2, bomber II/KG1 I/ZG26')
  })

  test('RE-CP.T5.a RE-A-49 RE-A-44 with fewer full bombers than that all of them; never fighters, Jabos neither', () => {
    const campaign = raid('bomber I/KG1 I/JG51 54 65')
    Object.assign(campaign.gruppen['I/JG51'] ?? {}, { jabo: true })
    overTarget(campaign, 'extended-attack')
    expectAt(campaign, 'bomber- I/KG1, bomber I/JG51')
  })

  test('RE-CP.T5.a reduced squadrons do not press on', () => {
    const campaign = raid('bomber I/KG1 54')
    reduce(campaign, '54')
    expect(appliesOverTarget(campaign, 'extended-attack')).toBe(false)
    expectAt(campaign, 'bomber I/KG1')
  })
})

describe('flak', () => {
  test('RE-CP.T6.a Gruppen of the letter in Bomber are reduced, strafers too; reduced ones leave', () => {
    const campaign = raid('bomber I/KG1 I/KG2 I/JG51 II/KG1 54, escort I/JG26')
    reduce(campaign, 'I/KG2')
    overTarget(campaign, 'flak A')
    expectAt(campaign, 'bomber- I/KG1 I/JG51, inflight- I/KG2, bomber II/KG1 54, escort I/JG26')
    expect(campaign.vp).toBe(0)
  })

  test('RE-CP.T6.b RE-A-47 a Ju 87 takes a light loss, reduced or not', () => {
    const campaign = raid('bomber I/SG1 I/SG77 II/SG77 I/KG1 54')
    reduce(campaign, 'I/SG77')
    overTarget(campaign, 'flak A')
    expectAt(campaign, 'light-loss I/SG1 I/SG77, bomber II/SG77, bomber- I/KG1')
    expect(campaign.vp).toBe(2)
  })

  test('RE-CP.T6.b RE-A-52 any Gruppe on a low-level raid does', () => {
    const campaign = raid('bomber I/KG1 I/JG51 II/KG1 54', { planned: { strategies: [160] } })
    reduce(campaign, 'I/JG51')
    overTarget(campaign, 'flak A')
    expectAt(campaign, 'light-loss I/KG1 I/JG51, bomber II/KG1')
    expect(campaign.vp).toBe(2)
  })

  test('RE-CP.T6.c RE-A-48 when Bomber is empty the raid ends, and all leave as they are', () => {
    const campaign = raid('bomber I/KG1 54 65, escort I/JG26 II/JG26, patrol III/JG26')
    reduce(campaign, 'I/KG1 65 II/JG26')
    expect(overTarget(campaign, 'flak A').value).toBe('recovery')
    script(recover(campaign))
    expectAt(campaign, 'base I/KG1, inflight 54, inflight- 65, clock/3 I/JG26 III/JG26, clock/4 II/JG26')
  })

  test('RE-16.2.a a loss by flak can decide the battle', () => {
    const campaign = raid('bomber I/SG1 I/KG1 54', { with: { vp: 34 } })
    expect(overTarget(campaign, 'flak A').value).toBeUndefined()
  })
})

test('RE-CP.T3.a RE-CP.T4.a RE-CP.T5.a RE-CP.T6.a an event that finds nobody does not apply', () => {
  expect(appliesOverTarget(raid('bomber I/KG1 54'), 'patrollers-escort')).toBe(false)
  expect(appliesOverTarget(raid('bomber I/KG1 65', { weather: 'broken' }), 'clouds-squadrons A')).toBe(false)
  expect(appliesOverTarget(raid('bomber I/JG51 54'), 'extended-attack')).toBe(false)
  expect(appliesOverTarget(raid('bomber II/KG1 54'), 'flak A')).toBe(false)
})
