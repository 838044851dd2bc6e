import { expect, test } from 'vitest'
import { hunterInterception } from '../../rules/08-interception/hunters.ts'
import { squadronInterception } from '../../rules/08-interception/squadrons.ts'
import { hunterAttack } from '../../rules/09-combat/attacks.ts'
import { bombard } from '../../rules/10-bombing/bombing.ts'
import { recover } from '../../rules/11-recovery.ts'
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

/** Squadrons and escorts are all that there is. */
function met() {
  const campaign = raid('hunt 54 65, escort I/ZG26', { card: INLAND, weather: 'patchy' })
  script(hunterInterception(campaign))
  script(hunterAttack(campaign))
  expectAt(campaign, 'bomber 54 65, escort I/ZG26')
  return campaign
}

test('RE-A-36 squadrons that find escorts alone attack nobody, and everybody goes home', () => {
  const campaign = met()
  expect(overTarget(campaign, 'nothing').value).toBe('recovery')
  script(recover(campaign))
  expectAt(campaign, 'inflight 54 65, clock/3 I/ZG26')
  expect(campaign.vp).toBe(0)
})

test('RE-8.2.g RE-CP.T4.b but if clouds hide them from the last squadron the escorts strafe', () => {
  const campaign = met()
  // 54 has the letter of the clouds, 65 has not.
  expect(overTarget(campaign, 'clouds-squadrons A').value).toBe('recovery')
  const hidden = raid('bomber 54, escort I/ZG26', { card: INLAND, weather: 'patchy' })
  expect(overTarget(hidden, 'clouds-squadrons A').value).toBe('squadron-interception')
  script(squadronInterception(hidden))
  expectAt(hidden, 'inflight 54, bomber I/ZG26')
})
