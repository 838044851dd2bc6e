import { expect, test } from 'vitest'
import { afterNight, endOfDay, reset } from '../../rules/14-calendar/end-of-day.ts'
import { aCampaign, expectAt, factsOf, lay, reduce, script } from '../kit/table.ts'

test('RE-4.b RE-12.a the Prelude is over at the end of its day: no Calendar Update', () => {
  const campaign = aCampaign({ scenario: 'prelude', night: true, vp: -3 })
  expect(script(endOfDay(campaign)).value).toBeUndefined()
  expect(campaign.ended).toEqual({ level: 'draw', winner: undefined })
})

test('RE-4.IV.1 the night comes first where it is played', () => {
  expect(script(endOfDay(aCampaign({ night: true }))).value).toBe('night-raids')
  expect(script(endOfDay(aCampaign())).value).toBe('reset')
})

test('RE-17.1.a RE-17.1.b The Hardest Days end with their fourth Raid Day', () => {
  const third = aCampaign({ scenario: 'hardest-days', raidDay: 3 })
  expect(script(endOfDay(third)).value).toBe('reset')
  expect(third.ended).toBeUndefined()
  const fourth = aCampaign({ scenario: 'hardest-days', raidDay: 4 })
  expect(script(endOfDay(fourth)).value).toBeUndefined()
  expect(fourth.ended?.level).toBe('german-operational-defeat')
  expect(script(endOfDay(aCampaign({ raidDay: 4 }))).value).toBe('reset')
})

test('RE-17.1.c with night rules the fourth night is still flown', () => {
  const campaign = aCampaign({ scenario: 'hardest-days', raidDay: 4, night: true })
  expect(script(endOfDay(campaign)).value).toBe('night-raids')
  expect(campaign.ended).toBeUndefined()
})

test('RE-4.IV.2.a RE-4.IV.2.b squadrons in flight come home full, those on the ground keep their side', () => {
  const campaign = aCampaign()
  lay(campaign, 'inflight 54 65, landing 32 501, re-arm 64 615, light-loss 56, heavy-loss 151')
  reduce(campaign, '54 32 64')
  const played = script(reset(campaign))
  expect(played.value).toBe('day-advance')
  expectAt(campaign, 'sector 54 65, sector- 32, sector 501, sector- 64, sector 615')
  expectAt(campaign, 'light-loss 56, heavy-loss 151')
  expect(factsOf(played, 'reset')).toEqual([{ squadrons: 6, gruppen: 0 }])
})

test('RE-14.3.a a green squadron stays green through the reset', () => {
  const campaign = aCampaign()
  reduce(campaign, '54')
  script(reset(campaign))
  expectAt(campaign, 'sector- 54')
})

test('RE-4.IV.2.c Gruppen come home full from the air, the night and the clock, and those at base turn full', () => {
  const campaign = aCampaign({ night: true })
  lay(campaign, 'inflight I/JG51, night-raid I/KG1, clock/5 II/JG51, light-loss I/KG2, night-patrol 600')
  reduce(campaign, 'I/JG51 I/KG1 II/JG51 III/JG51')
  Object.assign(campaign.gruppen['I/KG2'] ?? {}, { flown: true, raid: 0 })
  Object.assign(campaign.gruppen['I/JG51'] ?? {}, { jabo: true })
  script(reset(campaign))
  expectAt(campaign, 'base I/JG51 I/KG1 II/JG51 III/JG51, light-loss I/KG2, night-patrol 600')
  expect(campaign.gruppen['II/JG51']).toEqual({ place: 'base', full: true })
  expect(campaign.gruppen['I/KG2']).toEqual({ place: 'light-loss', full: true })
  expect(campaign.gruppen['I/JG51']).toEqual({ place: 'base', full: true })
})

test('RE-16.2.a RE-17.1.b a battle that the last night has decided stays decided', () => {
  const ended = { level: 'german-decisive', winner: 'luftwaffe' } as const
  const campaign = aCampaign({ scenario: 'hardest-days', raidDay: 4, night: true, vp: -36, ended })
  expect(afterNight(campaign)).toBeUndefined()
  expect(campaign.ended).toEqual(ended)
})
