import { glance, Run, random, seeded } from '@tallyho/engine'
import { expect, test } from 'vitest'
import { forecastOf } from '../board/desk/forecast.ts'
import { fighterRoster } from '../bot/assign.ts'
import { dayPlan } from '../bot/day.ts'
import { heuristic } from '../bot.ts'
import { game } from '../index.ts'
import { packOf } from '../pack/index.ts'
import type { CardNumber, Segment } from '../pack/types.ts'
import { gruppe, gruppenIn, gruppeSpec, isBomber, plannedFor } from '../rules/02-terms.ts'
import type { Campaign } from '../state.ts'

/** A Prelude at its first question. */
function prelude(seed = 1): Campaign {
  const campaign = game.begin({ scenario: 'prelude', pack: 'standard', options: {} })
  const run = new Run(game, campaign)
  const dice = seeded(seed)
  while (run.pause?.kind === 'chance') run.answer(dice(run.pause))
  return campaign
}

/** A major raid of so many bombers of Luftflotte 2, as a player lays it. */
function laid(campaign: Campaign, target: string, bombers: number, segment: Segment): CardNumber {
  const [card = 0] = [...packOf(campaign).targetCard].find(([, one]) => one.target === target) ?? []
  campaign.plan.push({ card, major: true, segment, strategies: [], done: false })
  const raid = campaign.plan.length - 1
  const free = gruppenIn(campaign, 'base').filter(
    id => isBomber(campaign, id) && gruppeSpec(campaign, id).luftflotte === 2,
  )
  for (const id of free.slice(0, bombers)) Object.assign(gruppe(campaign, id), { place: 'planned', raid })
  return card
}

test('bombers have fighters before a raid of one bomber has a swarm of them', () => {
  const campaign = prelude()
  const many = laid(campaign, 'Swingate', 8, 0)
  const one = laid(campaign, 'Dover', 1, 0)
  const cards = [...fighterRoster(campaign, new Set([many, one])).values()]
  expect(cards.filter(card => card === many).length).toBeGreaterThanOrEqual(8)
})

test.each([1, 2, 3, 4])(
  'raids that the staff adds leave the hour of the player’s raid its fighters: %i',
  seed => {
    const campaign = prelude(seed)
    const own = laid(campaign, 'Swingate', 8, 0)
    campaign.hand = campaign.hand.filter(card => card !== own)
    const added = dayPlan(campaign).filter(({ card }) => card !== own)
    const [best] = added.filter(({ card }) => packOf(campaign).targetCard.get(card)?.luftflotte === 2)
    expect(best?.segment ?? 4).toBe(4)
  },
)

test('no bombers of the morning fly without as many fighters beside them', () => {
  for (let seed = 1; seed <= 40; seed++) {
    const campaign = game.begin({ scenario: 'prelude', pack: 'standard', options: {} })
    const run = new Run(game, campaign)
    const [dice, numbers] = [seeded(seed), random(seed)]
    while (run.pause && campaign.plan.length === 0 && run.pause.kind === 'chance') run.answer(dice(run.pause))
    while (run.pause?.kind === 'choice') run.answer(heuristic(glance(campaign, run.pause, numbers)))
    const alone = campaign.plan.flatMap(({ segment }, raid) => {
      const flying = plannedFor(campaign, raid)
      const bombers = flying.filter(id => isBomber(campaign, id)).length
      return segment === 0 && flying.length < 2 * bombers ? [raid] : []
    })
    expect(alone, `seed ${seed}`).toEqual([])
  }
})

test('RE-5.4.a no raid of the staff is flown by fewer than three bombers, or two of a minor one', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const campaign = game.begin({ scenario: 'prelude', pack: 'standard', options: {} })
    const run = new Run(game, campaign)
    const [dice, numbers] = [seeded(seed), random(seed)]
    while (run.pause?.kind === 'chance') run.answer(dice(run.pause))
    // A target of the player’s own, whatever it is worth, has its share as well.
    run.answer(seed % 5)
    while (run.pause?.kind === 'choice') run.answer(heuristic(glance(campaign, run.pause, numbers)))
    for (const [raid, { major, card }] of campaign.plan.entries()) {
      const bombers = plannedFor(campaign, raid).filter(id => isBomber(campaign, id)).length
      expect(bombers, `seed ${seed}, card ${card}`).toBeGreaterThanOrEqual(major ? 3 : 2)
    }
  }
})

test('RE-9.22.a no raid of the staff costs more than it brings, by the figure that its card shows', () => {
  for (let seed = 1; seed <= 12; seed++) {
    const campaign = game.begin({ scenario: 'prelude', pack: 'standard', options: {} })
    const run = new Run(game, campaign)
    const [dice, numbers] = [seeded(seed), random(seed)]
    while (run.pause?.kind === 'chance') run.answer(dice(run.pause))
    while (run.pause?.kind === 'choice') run.answer(heuristic(glance(campaign, run.pause, numbers)))
    for (const [index, { card }] of campaign.plan.entries())
      expect(
        forecastOf(campaign, index, false)?.balance,
        `seed ${seed}, card ${card}`,
      ).toBeGreaterThanOrEqual(0)
  }
})
