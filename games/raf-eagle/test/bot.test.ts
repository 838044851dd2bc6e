import { type Bot, type Choice, glance, Run, random, recordOf, seeded, seedOf } from '@tallyho/engine'
import { playKept } from '@tallyho/engine/proof/play-proof'
import { describe, expect, test } from 'vitest'
import { bomberRoster } from '../bot/assign.ts'
import { dayPlan } from '../bot/day.ts'
import { bombersOf, forceOf } from '../bot/force.ts'
import { oddsOf } from '../bot/odds.ts'
import { allot } from '../bot/plan.ts'
import { prospect, raidWorth } from '../bot/prospect.ts'
import { share } from '../bot/share.ts'
import { sightOf, squadronsWaiting } from '../bot/sight.ts'
import { heuristic } from '../bot.ts'
import { game, words } from '../index.ts'
import { cardOf, gruppeSpec, plannedFor } from '../rules/02-terms.ts'
import type { Campaign, Raid } from '../state.ts'

const anybody: Bot<Campaign> = ({ choice, random: numbers }) => numbers(choice.options.length)

const EVERY_RULE = { night: true, advanced: true }

/** The table is compared before and after every so many decisions. */
const SAMPLED = 25

/** One game to its end. Every question must be one that the player has an opinion on, every answer legal. */
function play(bot: Bot<Campaign>, scenario: string, seed: number, options: Record<string, boolean> = {}) {
  const campaign = game.begin({ scenario, pack: 'standard', options })
  const run = new Run(game, campaign)
  const dice = seeded(seed)
  const numbers = random(seedOf(seed, 1))
  const asked = new Set<string>()
  let decisions = 0
  while (run.pause) {
    const { pause } = run
    if (pause.kind === 'together') throw new Error('Nobody else sits at this table')
    if (pause.kind === 'chance') {
      run.answer(dice(pause))
      continue
    }
    asked.add(pause.ask)
    decisions += 1
    const before = decisions % SAMPLED === 0 ? JSON.stringify(campaign) : undefined
    const answer = bot(glance(campaign, pause, numbers))
    if (pause.options[answer] === undefined) throw new Error(`No option ${answer} of ${pause.ask}`)
    if (before !== undefined) expect(JSON.stringify(campaign), pause.ask).toBe(before)
    run.answer(answer)
  }
  return { campaign, asked, vp: campaign.vp, winner: run.result?.winner }
}

describe('the commander of the Luftflotten', () => {
  test.each(game.scenarios.map(({ id }) => id))(
    'answers every question of %s, and leaves the table alone',
    id => {
      for (const options of [{}, EVERY_RULE])
        expect(play(heuristic, id, 11, options).campaign.ended).toBeDefined()
    },
    60_000,
  )

  test('plays the same campaign the same way', () => {
    const [one, other] = [play(heuristic, 'hardest-days', 3), play(heuristic, 'hardest-days', 3)]
    expect(JSON.stringify(one.campaign)).toBe(JSON.stringify(other.campaign))
  })

  test('plans the same day whether anything is remembered of it or not', () => {
    const campaign = game.begin({ scenario: 'prelude', pack: 'standard', options: {} })
    const run = new Run(game, campaign)
    const dice = seeded(5)
    while (run.pause?.kind === 'chance') run.answer(dice(run.pause))
    const plan = dayPlan(campaign)
    expect(plan.length).toBeGreaterThan(1)
    const [first] = plan
    const { pause } = run
    const at =
      pause?.kind === 'choice'
        ? pause.options.findIndex(({ id }) => id === `${first?.card}@${first?.segment}`)
        : -1
    run.answer(at)
    expect(dayPlan(structuredClone(campaign))).toEqual(plan)
  })

  test('a Prelude goes far better than with random legal play', () => {
    let [own, others] = [0, 0]
    const DAYS = 40
    for (let i = 0; i < DAYS; i++) {
      own += play(heuristic, 'prelude', seedOf(7, i)).vp
      others += play(anybody, 'prelude', seedOf(7, i)).vp
    }
    // Points count for the British. An alarm, not the measurement.
    expect((others - own) / DAYS).toBeGreaterThan(4)
  })
})

describe('with the advanced rules', () => {
  /** The first question of this kind, the machine's answers given up to then. */
  function askedFor(ask: string, scenario: string, seed: number) {
    const campaign = game.begin({ scenario, pack: 'standard', options: { advanced: true } })
    const run = new Run(game, campaign)
    const dice = seeded(seed)
    for (; run.pause && run.pause.kind !== 'together'; ) {
      const { pause } = run
      if (pause.kind === 'chance') run.answer(dice(pause))
      else if (pause.ask === ask) return { campaign, pause }
      else run.answer(answer(campaign, pause))
    }
    throw new Error(`Nobody asked ${ask}`)
  }

  function answer(view: Campaign, choice: Choice): number {
    return heuristic(glance(view, choice, random(1)))
  }

  test('RE-19.5.e he rests, and presses as soon as a day costs the same either way', () => {
    const { campaign, pause } = askedFor('press-or-rest', 'hardest-days', 3)
    const said = () => pause.options[answer(campaign, pause)]?.id
    expect(said()).toBe('rest')
    campaign.sealion.preparing = true
    expect(said()).toBe('press')
  })

  test('RE-19.2.a the Ju 87s that must fly go where they are escorted best, and no more of them', () => {
    const { campaign } = askedFor('assign-bomber', 'prelude', 3)
    const raids = campaign.plan
    const stukas = [...bomberRoster(campaign)].filter(([id]) => gruppeSpec(campaign, id).type === 'Ju 87')
    expect(stukas).toHaveLength(2)
    const most = Math.max(...allot(campaign, raids).map(({ beside }) => beside))
    const escorts = stukas.map(
      ([, card]) => allot(campaign, raids).find(one => one.raid.card === card)?.beside,
    )
    expect(escorts).toEqual([most, most])
  })
})

describe('a whole campaign', () => {
  const MOST = 500_000
  /** The three longest of sixty, when they were measured: up to D-Day. */
  const LONGEST = [12, 15, 38]

  const SETUP = { scenario: 'battle-of-britain', pack: 'standard', options: EVERY_RULE }

  test.each(LONGEST)(
    '%i, saved, is a file of less than 500 KB, its log included',
    seed => {
      const match = playKept(game, SETUP, heuristic, seed)
      expect(match.result).toBeDefined()
      const file = new TextEncoder().encode(JSON.stringify(recordOf(match, words)))
      expect(file.length).toBeLessThan(MOST)
    },
    60_000,
  )
})

describe('what a raid promises', () => {
  const table = () => game.begin({ scenario: 'battle-of-britain', pack: 'standard', options: {} })
  const raidOn = (card: number): Raid => ({ card, major: true, segment: 0, strategies: [], done: false })
  const BOMBERS = ['I/KG1', 'II/KG1', 'III/KG1', 'I/KG2']
  const DOVER = 34

  function worth(campaign: Campaign, me109: number, raid = raidOn(DOVER)): number {
    const sight = sightOf(campaign, raid, squadronsWaiting(campaign))
    return prospect(
      campaign,
      sight,
      forceOf(campaign, sight, bombersOf(campaign, BOMBERS), { me109, me110: 0, close: 0 }),
    )
  }

  test('more with hunters than without', () => {
    const campaign = table()
    expect(worth(campaign, 8)).toBeGreaterThan(worth(campaign, 0) + 0.5)
  })

  test('more where no squadrons wait, and most unmet', () => {
    const campaign = table()
    const met = worth(campaign, 3)
    for (const { sector } of cardOf(campaign, { card: DOVER }).chart)
      for (const unit of Object.entries(campaign.squadrons))
        if (sector !== undefined) unit[1].place = 'light-loss'
    expect(worth(campaign, 3)).toBeGreaterThan(met)
  })

  test('more with Pathfinders; the bombs of one that nobody meets are worth a mean of the table', () => {
    const campaign = table()
    const sight = sightOf(campaign, raidOn(DOVER), squadronsWaiting(campaign))
    const led = sightOf(campaign, { ...raidOn(DOVER), strategies: [159] }, squadronsWaiting(campaign))
    const force = forceOf(campaign, sight, bombersOf(campaign, BOMBERS), { me109: 0, me110: 0, close: 0 })
    expect(prospect(campaign, led, force)).toBeGreaterThan(prospect(campaign, sight, force))
    const { bombs } = oddsOf(campaign)
    expect(bombs.some(mean => Math.abs(raidWorth(campaign, sight, force, 0) - mean) < 1e-9)).toBe(true)
  })

  test('RE-19.63.a less with the advanced rules: an ace comes to whom they see well', () => {
    const campaign = table()
    expect(worth({ ...campaign, advanced: true }, 8)).toBeLessThan(worth(campaign, 8))
  })

  test('RE-19.4.b less for hunters at the edge of their range: they come reduced', () => {
    const campaign = { ...table(), advanced: true }
    const sight = sightOf(campaign, raidOn(DOVER), squadronsWaiting(campaign))
    const force = forceOf(campaign, sight, bombersOf(campaign, []), { me109: 8, me110: 0, close: 0 })
    const [near, far] = [sight, { ...sight, range: 'edge' as const }].map(seen =>
      raidWorth(campaign, seen, force, 6),
    )
    expect(far).toBeLessThan(near ?? 0)
  })

  test('the more squadrons come, the less it is worth without escort', () => {
    const campaign = table()
    const sight = sightOf(campaign, raidOn(DOVER), squadronsWaiting(campaign))
    const force = forceOf(campaign, sight, bombersOf(campaign, BOMBERS), { me109: 0, me110: 0, close: 0 })
    const worths = [0, 2, 4, 8].map(squadrons => raidWorth(campaign, sight, force, squadrons))
    expect(worths).toEqual(worths.toSorted((a, b) => b - a))
  })
})

test('RE-5.3.b no raid of the plan is without a Gruppe, though the fighters of the afternoon come later', () => {
  let raids = 0
  for (let seed = 0; seed < 40; seed++) {
    const run = new Run(game, game.begin({ scenario: 'prelude', pack: 'standard', options: {} }))
    const dice = seeded(seed)
    const numbers = random(seed)
    const isPlanned = () => run.state.offered >= 0 && run.pause?.kind !== 'choice'
    while (run.pause && !isPlanned()) {
      const { pause } = run
      if (pause.kind === 'chance') run.answer(dice(pause))
      else if (pause.kind === 'choice') run.answer(heuristic(glance(run.state, pause, numbers)))
    }
    for (const [index] of run.state.plan.entries()) {
      expect(plannedFor(run.state, index), `seed ${seed}, raid ${index}`).not.toEqual([])
      raids++
    }
  }
  expect(raids).toBeGreaterThan(100)
})

describe('what is shared out', () => {
  test('goes where it is worth most, also where only a good number is of use', () => {
    expect(
      share(3, [
        [0, 1, 1, 1],
        [0, 0, 3, 3],
      ]),
    ).toEqual([1, 2])
    expect(
      share(2, [
        [0, -1, -2],
        [0, 0, 0],
      ]),
    ).toEqual([0, 0])
    expect(
      share(4, [
        [0, 2, 3],
        [0, 2, 3],
        [0, 2, 3],
      ]),
    ).toEqual([2, 1, 1])
  })

  test('goes first where nothing at all would be a loss', () => {
    expect(
      share(2, [
        [0, 0.5, 1],
        [-3, -2, -1],
      ]),
    ).toEqual([0, 2])
  })
})
