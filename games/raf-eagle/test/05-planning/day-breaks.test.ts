import { expect, test } from 'vitest'
import { clockAndWeather, repair } from '../../rules/05-planning/day-breaks.ts'
import { STEPS } from '../../sequence.ts'
import type { Campaign } from '../../state.ts'
import { dealt } from '../kit/planning.ts'
import { aCampaign, factsOf, lay, plan, script } from '../kit/table.ts'

/** A damaged table on the second day; the repair chance of its Day Event card is 4. */
function damaged(damage: Campaign['damage'], more: Parameters<typeof aCampaign>[0] = {}): Campaign {
  return aCampaign({ raidDay: 2, dayCard: 137, damage: { ...damage }, ...more })
}

test('RE-4.I.7 nothing is repaired on the first day of a scenario', () => {
  const campaign = damaged({ Rye: 'light', Poling: 'heavy' }, { raidDay: 1 })
  expect(script(repair(campaign)).value).toBe('clock-weather')
  expect(campaign.damage).toEqual({ Rye: 'light', Poling: 'heavy' })
})

test('RE-10.3.a RE-2.22.a RE-A-67 all light damage is repaired: radar, headquarters, airfields', () => {
  const campaign = damaged({ Rye: 'light', Uxbridge: 'light', 'Biggin Hill': 'light' })
  const played = script(repair(campaign))
  expect(played.value).toBe('clock-weather')
  expect(campaign.damage).toEqual({})
  expect(factsOf(played, 'light-damage-repaired')).toEqual([{ targets: ['Rye', 'Uxbridge', 'Biggin Hill'] }])
})

test('RE-10.3.b RE-10.3.c RE-DX-12 chance 4: a three repairs, a four leaves it light, a five leaves it heavy', () => {
  const campaign = damaged({ Rye: 'heavy', Poling: 'heavy', Uxbridge: 'heavy' })
  const played = script(repair(campaign), 'repair 3 4 5')
  expect(Object.entries(campaign.damage)).toEqual([
    ['Poling', 'light'],
    ['Uxbridge', 'heavy'],
  ])
  expect(factsOf(played, 'light-damage-repaired')).toEqual([])
  expect(factsOf(played, 'repair-check')).toEqual([
    { target: 'Rye', die: 3, chance: 4 },
    { target: 'Poling', die: 4, chance: 4, left: 'light' },
    { target: 'Uxbridge', die: 5, chance: 4, left: 'heavy' },
  ])
})

test('RE-10.3.d what was heavy this morning is still damaged today', () => {
  const campaign = damaged({ Rye: 'heavy', Poling: 'light' })
  script(repair(campaign), 'repair 4')
  expect(campaign.damage).toEqual({ Rye: 'light' })
})

test('RE-4.I.8.a the clock stands at the first segment with a raid', () => {
  const campaign = aCampaign({ clock: 7 })
  plan(campaign, 12, { segment: 4 })
  plan(campaign, 14, { segment: 2 })
  const played = script(clockAndWeather(campaign), 'forecast 1')
  expect(campaign.clock).toBe(2)
  expect(played.value).toBe('deployment')
  expect(factsOf(played, 'first-segment')).toEqual([{ segment: 2 }])
})

test('RE-4.I.8.b RE-2.1.e a die tells the weather of both areas', () => {
  const campaign = aCampaign()
  plan(campaign, 12)
  script(clockAndWeather(campaign), 'forecast 5')
  expect(campaign.weather).toEqual({ 2: 'patchy', 3: 'broken' })
  script(clockAndWeather(campaign), 'forecast 2')
  expect(campaign.weather).toEqual({ 2: 'clear', 3: 'clear' })
})

test('RE-4.I.8.a RE-A-16 without a raid the day is over at once', () => {
  const campaign = aCampaign({ clock: 7 })
  const played = script(clockAndWeather(campaign))
  expect(played.pauses).toEqual([])
  expect(played.value).toBe('clock-check')
})

test('RE-4.I.8.a RE-A-10 where the first segment was scrubbed the clock goes on from there', () => {
  const campaign = aCampaign()
  lay(campaign, 'light-loss I/JG2 II/JG2 I/ZG2')
  plan(campaign, 20, { segment: 1, done: true })
  plan(campaign, 12, { segment: 6 })
  expect(script(clockAndWeather(campaign), 'forecast 1').value).toBe('clock-check')
  expect(campaign.clock).toBe(1)
})

test('RE-4.a RE-4.I.8.c a day is planned step by step: night, strategies, targets, bombers, fighters, patrol, repair; then the weather', () => {
  const campaign = dealt([12, 14, 5, 8], { night: true, day: 1, raidDay: 2, dayCard: 137 })
  campaign.damage = { Rye: 'heavy' }
  const answers = {
    'set-up': '',
    'night-planning': 'night-commit I/KG55 done',
    strategy: 'draw.strategy 159 161',
    targets: 'draw.target 12 14 5, plan-raid 12@0 159>12 8@3 done',
    bombers: 'assign-bomber I/KG1>12 done',
    fighters: 'assign-fighter I/JG51>12 done',
    'night-patrol': 'night-patrol 3',
    repair: 'repair 6',
    'clock-weather': 'forecast 4',
  } satisfies Partial<Record<keyof typeof STEPS, string>>
  const order: string[] = []
  let step: string = 'set-up'
  while (step in answers) {
    order.push(step)
    const name = step as keyof typeof answers
    expect(campaign.weather).toEqual({ 2: 'clear', 3: 'clear' })
    step = script(STEPS[name](campaign), answers[name]).value
  }
  expect(step).toBe('deployment')
  expect(order).toEqual(Object.keys(answers))
  expect(campaign).toMatchObject({ clock: 0, offered: 2, weather: { 2: 'patchy', 3: 'patchy' } })
})
