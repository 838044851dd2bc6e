import { describe, expect, test } from 'vitest'
import type { Weather } from '../../pack/types.ts'
import { hunterAttack } from '../../rules/09-combat/attacks.ts'
import { targetEvent } from '../../rules/12-events/target-events.ts'
import { type Approach, appliesOnApproach, approaching } from '../kit/events.ts'
import { aRaid as raid } from '../kit/raid.ts'
import { expectAt, reduce, script } from '../kit/table.ts'

/** A coast in the area of Luftflotte 3. */
const COAST_3 = 1

describe('clouds', () => {
  test.each(['patchy', 'broken'] as const)('RE-CP.A3.a in %s clouds hunters of the letter leave', weather => {
    const campaign = raid('hunt I/JG51 II/JG51 54, escort I/JG26, bomber I/KG1', { weather })
    reduce(campaign, 'I/JG51')
    approaching(campaign, 'clouds-hunters A')
    expectAt(campaign, 'inflight- I/JG51, hunt II/JG51 54, escort I/JG26, bomber I/KG1')
  })

  test('RE-CP.A3.a RE-A-22 not if it is clear over the target’s area', () => {
    const campaign = raid('hunt I/JG51 54', { card: COAST_3 })
    campaign.weather[2] = 'broken'
    expect(appliesOnApproach(campaign, 'clouds-hunters A')).toBe(false)
    expectAt(campaign, 'hunt I/JG51')
  })

  test('RE-CP.A3.b when Hunt is left without Gruppen its squadrons go on to the bombers', () => {
    const campaign = raid('hunt I/JG51 54 65, bomber I/KG1', { weather: 'patchy' })
    reduce(campaign, '65')
    approaching(campaign, 'clouds-hunters A')
    expectAt(campaign, 'inflight I/JG51, bomber 54, bomber- 65')
  })

  test('RE-CP.A3.b or leave, if the raid has no bombers', () => {
    const campaign = raid('hunt I/JG51 54 65', { weather: 'patchy' })
    reduce(campaign, '65')
    expect(approaching(campaign, 'clouds-hunters A').value).toBe('hunter-attack')
    expectAt(campaign, 'inflight I/JG51 54, inflight- 65')
    expect(script(hunterAttack(campaign)).value).toBe('target-event')
  })

  test('RE-CP.A4.a clouds scatter all Gruppen of the letter, wherever they fly; reduced ones stay as they are', () => {
    const display = 'hunt II/JG51 54 65, bomber II/KG1 II/KG2 I/KG1, escort II/ZG26, patrol II/JG26'
    const campaign = raid(display, { weather: 'broken' })
    reduce(campaign, 'II/KG2')
    approaching(campaign, 'clouds-raid B')
    expectAt(campaign, 'hunt- II/JG51, bomber- II/KG1 II/KG2, bomber I/KG1, escort- II/ZG26, patrol- II/JG26')
    expectAt(campaign, 'hunt 54 65')
    const clear = raid(display)
    expect(appliesOnApproach(clear, 'clouds-raid B')).toBe(false)
    expectAt(clear, display)
  })
})

describe('weather', () => {
  const turned = (event: Approach, two: Weather, three: Weather) => {
    const campaign = raid('bomber I/KG1')
    campaign.weather = { 2: two, 3: three }
    approaching(campaign, event)
    return `${campaign.weather[2]} ${campaign.weather[3]}`
  }

  test('RE-CP.A8.a weather changes over Luftflotte 3', () => {
    expect(turned('weather-changes', 'clear', 'clear')).toBe('clear patchy')
    expect(turned('weather-changes', 'clear', 'patchy')).toBe('clear broken')
    expect(turned('weather-changes', 'patchy', 'broken')).toBe('patchy clear')
  })

  test('RE-CP.A9.a weather improves over one area', () => {
    expect(turned('weather-improves 2', 'broken', 'broken')).toBe('patchy broken')
    expect(turned('weather-improves 2', 'patchy', 'patchy')).toBe('clear patchy')
    expect(turned('weather-improves 2', 'clear', 'patchy')).toBe('clear patchy')
  })

  test('RE-CP.A10.a weather worsens over one area', () => {
    expect(turned('weather-worsens 3', 'clear', 'clear')).toBe('clear patchy')
    expect(turned('weather-worsens 3', 'clear', 'patchy')).toBe('clear broken')
    expect(turned('weather-worsens 3', 'clear', 'broken')).toBe('clear broken')
  })

  test('RE-CP.A14.a weather moves east', () => {
    expect(turned('weather-east', 'clear', 'broken')).toBe('broken broken')
    expect(turned('weather-east', 'patchy', 'clear')).toBe('clear clear')
  })

  test('RE-CP.A15.a it holds at once for this raid: clouds of the approach inhibit squadrons over the target', () => {
    const campaign = raid('hunt I/JG51 III/JG51 610, bomber I/KG1 54', { card: COAST_3 })
    approaching(campaign, 'weather-changes')
    script(hunterAttack(campaign), 'combat 1')
    script(targetEvent(campaign), 'draw.raid-event 94')
    expectAt(campaign, 'inflight 54')
  })
})

test('RE-CP.A9.a RE-CP.A10.a RE-CP.A14.a weather that cannot change makes no event', () => {
  expect(appliesOnApproach(raid(''), 'weather-improves 2')).toBe(false)
  expect(appliesOnApproach(raid('', { weather: 'broken' }), 'weather-worsens 3')).toBe(false)
  expect(appliesOnApproach(raid(''), 'weather-east')).toBe(false)
})
