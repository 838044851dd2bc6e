import { expect, test } from 'vitest'
import { squadronInterception } from '../../rules/08-interception/squadrons.ts'
import { hunterAttack } from '../../rules/09-combat/attacks.ts'
import { bombard } from '../../rules/10-bombing/bombing.ts'
import { overTarget } from '../kit/events.ts'
import { DEEP, INLAND, aRaid as raid } from '../kit/raid.ts'
import { expectAt, reduce, script } from '../kit/table.ts'

/** Escorts whose bombers have missed the rendezvous. */

test('RE-8.2.g escorts without bombers strafe if no squadron is in the Bomber box', () => {
  const campaign = raid('escort I/ZG26 I/JG26', { card: INLAND })
  expect(overTarget(campaign, 'nothing').value).toBe('squadron-interception')
  expect(script(squadronInterception(campaign)).value).toBe('bombardment')
  expectAt(campaign, 'bomber I/ZG26 I/JG26')
  expect(campaign.flight?.unopposed).toBe(true)
  script(bombard(campaign), 'bombing 1')
  expectAt(campaign, 'inflight I/ZG26 I/JG26')
})

test('RE-8.2.g also after a hunter attack that sent everybody else home', () => {
  const campaign = raid('hunt III/JG51 III/JG26 54 610, escort I/ZG26')
  expect(script(hunterAttack(campaign), 'combat 1').value).toBe('target-event')
  expect(overTarget(campaign, 'nothing').value).toBe('squadron-interception')
  script(squadronInterception(campaign))
  expectAt(campaign, 'bomber I/ZG26, inflight III/JG51 III/JG26 54, inflight- 610')
})

test('RE-CP.T6.c but flak that leaves nobody to bomb ends the raid, escorts or not', () => {
  const campaign = raid('bomber I/KG1, escort I/ZG26')
  reduce(campaign, 'I/KG1')
  expect(overTarget(campaign, 'flak A').value).toBe('recovery')
  expectAt(campaign, 'inflight- I/KG1, escort I/ZG26')
})

test('RE-8.1.f RE-A-36 nor is there an interception for a patrol that nobody met, or for nobody', () => {
  const unopposed = raid('escort I/JG51', { flight: { unopposed: true } })
  expect(overTarget(unopposed, 'nothing').value).toBe('recovery')
  const patrol = raid('patrol I/JG51', { card: DEEP })
  expect(overTarget(patrol, 'nothing').value).toBe('recovery')
})
