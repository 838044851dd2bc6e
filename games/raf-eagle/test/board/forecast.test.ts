import { describe, expect, test } from 'vitest'
import { type Forecast, forecastOf, knownForecast } from '../../board/desk/forecast.ts'
import { gaugesOf, toneOf } from '../../board/desk/gauges.ts'
import { betterMix } from '../../board/desk/mix.ts'
import { promiseOf, promisesOf } from '../../board/desk/promise.ts'
import type { Segment } from '../../pack/types.ts'
import { gruppe, gruppenIn, gruppeSpec, isBomber } from '../../rules/02-terms.ts'
import { begin } from '../../rules/03-set-up.ts'
import { patrolNeeded } from '../../rules/06-raid/deployment.ts'
import type { Campaign, Raid } from '../../state.ts'
import { aCampaign, inTheAir, lay, plan } from '../kit/table.ts'

/** Biggin Hill in the east, with bombers and fighters of Luftflotte 2. */
const [BIGGIN, KENLEY] = [12, 15]
const BOMBERS = 'I/KG1 II/KG1 III/KG1 I/KG2'
const FIGHTERS = 'I/JG51 II/JG51 III/JG51 I/JG26 II/JG26 III/JG26'

function raidOf(gruppen: string, more: Partial<Raid> = {}, rest: Partial<Campaign> = {}): Campaign {
  const campaign = aCampaign(rest)
  plan(campaign, BIGGIN, more)
  if (gruppen) lay(campaign, `planned/0 ${gruppen}`)
  return campaign
}

function told(campaign: Campaign, isSkyKnown = false): Forecast {
  const forecast = forecastOf(campaign, 0, isSkyKnown)
  if (!forecast) throw new Error('nothing is forecast')
  return forecast
}

const gauge = (campaign: Campaign, of: string) =>
  gaugesOf(campaign, 0, told(campaign)).find(one => one.of === of)

describe('what the rules say of a raid beforehand', () => {
  test('is asked of copies: the board stays as it is', () => {
    const campaign = raidOf(`${BOMBERS} ${FIGHTERS}`)
    const before = structuredClone(campaign)
    forecastOf(campaign, 0, false)
    expect(campaign).toEqual(before)
  })

  test('RE-6.3.a counts those that stray: fewer of them win less, and lose less', () => {
    const alone = told(raidOf(`${BOMBERS} ${FIGHTERS}`))
    const campaign = raidOf(`${BOMBERS} ${FIGHTERS}`)
    plan(campaign, KENLEY)
    const beside = told(campaign)
    expect(beside.astray).toBeGreaterThan(alone.astray)
    expect(Math.abs(beside.balance)).toBeLessThan(Math.abs(alone.balance))
  })

  test('RE-5.3.b tells a raid that waits for its fighters with those that it can have', () => {
    const campaign = begin({ scenario: 'prelude', pack: 'standard', options: {} })
    const free = gruppenIn(campaign, 'base').filter(
      id => isBomber(campaign, id) && gruppeSpec(campaign, id).luftflotte === 2,
    )
    const told = (card: number, segment: Segment) => {
      const raid = plan(campaign, card, { segment })
      for (const id of free.splice(0, 5)) Object.assign(gruppe(campaign, id), { place: 'planned', raid })
      return () => forecastOf(campaign, raid, false)?.awaits ?? 0
    }
    const [pevensey, swingate] = [told(6, 0), told(9, 4)]
    expect(pevensey()).toBe(0)
    expect(swingate()).toBe(10)
    // RE-11.1.b Two raids of one afternoon have 15 Me 109s between them.
    const foreness = told(10, 5)
    expect(swingate()).toBeLessThan(10)
    expect(swingate() + foreness()).toBeLessThanOrEqual(15 + 5)
  })

  test('RE-9.22.a a card in hand, its button at that hour and the raid once they fly tell one figure', () => {
    const campaign = begin({ scenario: 'prelude', pack: 'standard', options: {} })
    /** What the button on a raid says, and the raid with those that it sends. */
    const pressed = (card: number, segment: Segment) => {
      const index = plan(campaign, card, { segment })
      const mix = betterMix({ ...campaign }, card)
      if (!mix) throw new Error('nobody is sent')
      for (const id of [...mix.bombers, ...mix.fighters])
        Object.assign(gruppe(campaign, id), { place: 'planned', raid: index })
      return [mix.points, forecastOf(campaign, index, false)?.balance ?? 0] as const
    }
    const first = promiseOf(campaign, 34)
    expect(first?.at).toBeUndefined()
    for (const figure of pressed(34, 0)) expect(figure).toBeCloseTo(first?.points ?? 9)
    // RE-5.3.b The fighters of the morning are gone: it is worth more once they are back, and says so.
    const next = { ...campaign }
    const second = promiseOf(next, 9)
    expect(second?.at).toBeGreaterThan(2)
    const hours = promisesOf(next, 9)
    expect(hours.get(0)?.points).toBeLessThan(second?.points ?? 0)
    for (const figure of pressed(9, second?.at ?? 0)) expect(figure).toBeCloseTo(second?.points ?? 9)
  })

  test('RE-9.22.a the sign of what a raid brings gives its colour, and about nothing has none', () => {
    expect([1.3, 0.5, 0.2, 0, -0.2, -0.3].map(toneOf)).toEqual([
      'good',
      'good',
      'fair',
      'fair',
      'fair',
      'bad',
    ])
  })

  test('needs somebody who flies', () => {
    expect(forecastOf(raidOf(''), 0, false)).toBeUndefined()
    expect(forecastOf(raidOf(BOMBERS, { done: true }), 0, false)).toBeUndefined()
  })

  test('tells the Channel Patrol that the bombers want, by the rule itself', () => {
    const { patrol, boxes, bombers } = told(raidOf(`${BOMBERS} ${FIGHTERS}`))
    const flown = aCampaign()
    inTheAir(flown, BIGGIN, `bomber ${BOMBERS}`)
    expect(patrol).toBe(patrolNeeded(flown))
    expect(bombers).toBe(4)
    expect(boxes.patrol).toBe(patrol)
    expect(boxes.hunt + boxes.escort).toBe(6 - patrol)
  })

  test('gives chances that add up, and squadrons within their span', () => {
    const { warnings, squadrons, astray } = told(raidOf(`${BOMBERS} ${FIGHTERS}`))
    expect(Object.values(warnings).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
    expect(squadrons.least).toBeLessThanOrEqual(squadrons.mean)
    expect(squadrons.mean).toBeLessThanOrEqual(squadrons.most)
    expect(astray).toBeGreaterThanOrEqual(0)
    expect(astray).toBeLessThanOrEqual(1)
  })

  test('another raid at the same hour makes the rendezvous harder', () => {
    const alone = raidOf(`${BOMBERS} ${FIGHTERS}`)
    const before = told(alone).astray
    plan(alone, KENLEY, { segment: 0 })
    expect(told(alone).astray).toBeGreaterThan(before)
  })

  test('more bombs are worth more, and most if nobody meets them', () => {
    const [few, many] = [told(raidOf('I/KG1')), told(raidOf(BOMBERS))]
    expect(many.strength).toBeGreaterThan(few.strength)
    expect(many.bombs.mean).toBeGreaterThan(few.bombs.mean)
    expect(many.unopposed.mean).toBeGreaterThanOrEqual(many.bombs.mean)
  })

  test('is the same as long as nothing that counts for it changes', () => {
    const campaign = raidOf(`${BOMBERS} ${FIGHTERS}`)
    const first = knownForecast(campaign, 0, false)
    expect(knownForecast({ ...campaign }, 0, false)).toBe(first)
    lay(campaign, 'planned/0 II/KG2')
    expect(knownForecast(campaign, 0, false)).not.toBe(first)
  })
})

describe('the gauges of a raid', () => {
  test('warn of bombers without fighters', () => {
    expect(gauge(raidOf(BOMBERS), 'fighters')).toMatchObject({ shows: '0', tone: 'bad' })
    expect(gauge(raidOf(BOMBERS), 'fighters')?.says).toContain('without fighters')
    expect(gauge(raidOf(`${BOMBERS} ${FIGHTERS}`), 'fighters')?.tone).not.toBe('bad')
  })

  test('RE-6.1.d count the fighters that are sent, and say how many of them wait over the Channel', () => {
    const { boxes } = told(raidOf(`${BOMBERS} ${FIGHTERS}`))
    const fighters = gauge(raidOf(`${BOMBERS} ${FIGHTERS}`), 'fighters')
    const beside = boxes.hunt + boxes.escort
    expect(boxes.patrol).toBeGreaterThan(0)
    expect(fighters?.shows).toBe(String(beside + boxes.patrol))
    expect(fighters?.more).toBe(`(${boxes.patrol} over the Channel)`)
  })

  test('wait for fighters that come later', () => {
    const campaign = aCampaign()
    plan(campaign, KENLEY, { segment: 0 })
    lay(campaign, 'planned/0 I/KG1')
    const late = plan(campaign, BIGGIN, { segment: 5 })
    lay(campaign, `planned/${late} II/KG1`)
    const forecast = forecastOf(campaign, late, false)
    const fighters = forecast && gaugesOf(campaign, late, forecast).find(({ of }) => of === 'fighters')
    expect(fighters).toMatchObject({ shows: '0', word: 'fighters so far', tone: 'fair' })
  })

  test('each name the rule behind it', () => {
    const campaign = raidOf(`${BOMBERS} ${FIGHTERS}`)
    const gauges = gaugesOf(campaign, 0, told(campaign))
    expect(gauges).toHaveLength(7)
    for (const { rule, says } of gauges) {
      expect(rule).toMatch(/^RE-\d/)
      expect(says.length).toBeGreaterThan(20)
    }
  })
})
