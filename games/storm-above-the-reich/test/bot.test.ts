import {
  type Bot,
  type Choice,
  glance,
  type Option,
  Run,
  random,
  type Step,
  seeded,
  seedOf,
} from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import { wayOutOdds } from '../board/attack/odds.ts'
import { heuristic } from '../bot.ts'
import { game } from '../index.ts'
import { packOf, standard } from '../pack/index.ts'
import { fighterNo, missionOf } from '../rules/05-map/table.ts'
import { type Campaign, MANEUVERS, type Maneuver } from '../state.ts'
import { aCampaign, type Layout } from './kit/table.ts'

const anybody: Bot<Campaign> = ({ choice, random: numbers }) => numbers(choice.options.length)

/** The table is compared before and after every so many decisions. */
const SAMPLED = 25

const EVERY_RULE = { 'leader-shift': true, 'nine-pilots': false, 'staffel-erosion': true }

/** One campaign to its end. Every question must be one that the player has an opinion on, every answer legal. */
function play(bot: Bot<Campaign>, scenario: string, seed: number, options: Record<string, boolean> = {}) {
  const campaign = game.begin({ scenario, pack: 'standard', options })
  const run = new Run(game, campaign)
  const dice = seeded(seed)
  const numbers = random(seedOf(seed, 1))
  let asked = 0
  while (run.pause) {
    const { pause } = run
    if (pause.kind === 'together') throw new Error('Nobody else sits at this table')
    if (pause.kind === 'chance') {
      run.answer(dice(pause))
      continue
    }
    asked += 1
    const before = asked % SAMPLED === 0 ? JSON.stringify(campaign) : undefined
    const answer = bot(glance(campaign, pause, numbers))
    if (pause.options[answer] === undefined) throw new Error(`No option ${answer} of ${pause.ask}`)
    if (before !== undefined) expect(JSON.stringify(campaign), pause.ask).toBe(before)
    run.answer(answer)
  }
  return { campaign, vp: run.result?.figures.vp ?? 0, level: run.result?.level }
}

describe('the Staffelkapitän', () => {
  test.each(game.scenarios.map(({ id }) => id))(
    'answers every question of %s, and leaves the table alone',
    id => {
      expect(play(heuristic, id, 11, EVERY_RULE).level).toMatch(/won|lost|between|trained|failed/)
    },
    60_000,
  )

  test('plays the same campaign the same way', () => {
    const [one, other] = [play(heuristic, '1943-late', 3), play(heuristic, '1943-late', 3)]
    expect(JSON.stringify(one.campaign)).toBe(JSON.stringify(other.campaign))
  })

  test.each(['1942', '1943-late', '1945'])('earns far more than random play: %s', id => {
    let [own, others] = [0, 0]
    for (let i = 0; i < 4; i++) {
      own += play(heuristic, id, seedOf(5, i)).vp
      others += play(anybody, id, seedOf(5, i)).vp
    }
    // An alarm, not the measurement.
    expect(own).toBeGreaterThan(4 * others)
  })
})

/** What the player takes of these options. */
function taken(campaign: Campaign, ask: string, options: readonly Option[], about: string[] = []): string {
  const choice: Choice = { kind: 'choice', seat: 'staffel', ask, options, about }
  return options[decide(campaign, choice)]?.id ?? 'none'
}

function decide(campaign: Campaign, choice: Choice): number {
  return heuristic(glance(campaign, choice, random(1)))
}

/** Plays a step as the player would; the answers he gives, until `ask` has been answered. */
function answerTo(campaign: Campaign, step: Step, ask: string): string {
  const run = new Run(game, campaign, step)
  for (;;) {
    const { pause } = run
    if (pause?.kind !== 'choice') throw new Error(`${ask} is not asked`)
    const answer = decide(campaign, pause)
    if (pause.ask === ask) return pause.options[answer]?.id ?? 'none'
    run.answer(answer)
  }
}

describe('his choices', () => {
  test('of two bombers alike he goes for the one that is hurt', () => {
    const bare = aCampaign({ fighters: ['tail/approach/level'] })
    const [one, two] = [...packOf(bare).pack.markers.damage].sort((a, b) => b.damage - a.damage)
    const markers = one && two ? [one.id, two.id] : []
    const sound = answerTo(bare, 'approach', 'approach.target')
    const other = bare.mission?.bombers.find(({ id }) => `bomber/${id}` !== sound)?.id ?? ''
    const hurt = aCampaign({ fighters: ['tail/approach/level'], bombers: { [other]: markers } })
    expect(answerTo(hurt, 'approach', 'approach.target')).toBe(`bomber/${other}`)
  })

  test('a fighter that can attack once more comes back; with no time, or no ammunition, it goes home', () => {
    const back = (layout: Layout) => answerTo(aCampaign(layout), 'return', 'return.to')
    const fighters = [{ at: 'tail/return/low' }] as const
    expect(back({ fighters, turn: 3, limit: 8 })).toBe('back')
    expect(back({ fighters, turn: 8, limit: 8 })).toBe('exit')
    expect(back({ fighters: ['tail/return/low no-ammo'], turn: 3, limit: 8 })).toBe('exit')
    expect(back({ fighters: ['tail/evasive/low'], turn: 7, limit: 8 })).toBe('exit')
  })

  test('of ways out that lead to another attack as soon he takes the safest, or nearly', () => {
    const campaign = aCampaign({ fighters: ['nose/approach/low'], limit: 8, pack: standard })
    const way = MANEUVERS.find(one => one === answerTo(campaign, 'approach', 'engage.maneuver'))
    const fighter = fighterNo(missionOf(campaign), 0)
    const odds = (one: Maneuver) => wayOutOdds(campaign, fighter, one)
    expect(way && odds(way)).toBeLessThan(Math.min(...MANEUVERS.map(odds)) + 0.05)
  })

  test('from a Position Box he attacks', () => {
    const campaign = aCampaign({ fighters: ['tail/low'], turn: 2, limit: 8 })
    expect(answerTo(campaign, 'move', 'move.to')).toBe('to/tail/approach/low')
  })

  test('a Ju88 with Cannon stays behind the formation', () => {
    const ju88 = { kind: 'ju88', at: 'tail/level', cannon: true } as const
    expect(answerTo(aCampaign({ fighters: [ju88] }), 'move', 'move.next')).toBe('done')
    const below = aCampaign({ fighters: [{ ...ju88, at: 'tail/low' }] })
    expect(answerTo(below, 'move', 'move.to')).toBe('to/tail/level')
  })

  test('Hits are cancelled by what lapses soonest, and never taken if they need not be', () => {
    const campaign = aCampaign({ fighters: ['tail/level'] })
    const ways = ['take', 'luck', 'rotte', 'sun'].map(by => ({ id: by, by }))
    expect(taken(campaign, 'hit.cancel', ways, ['fighter:0'])).toBe('sun')
    expect(taken(campaign, 'hit.cancel', ways.slice(0, 3), ['fighter:0'])).toBe('rotte')
    expect(taken(campaign, 'hit.cancel', ways.slice(0, 2), ['fighter:0'])).toBe('luck')
  })

  test('a penalty is cleared before a skill is bought', () => {
    const campaign = aCampaign()
    const buys = ['skill', 'cure', 'nothing'].map(buy => ({ id: buy, buy, pilot: 0 }))
    expect(taken(campaign, 'quarters.spend', buys)).toBe('cure')
    expect(taken(campaign, 'quarters.spend', [buys[0] as Option, buys[2] as Option])).toBe('skill')
  })

  test('an escort is led to an auxiliary rather than to an experte', () => {
    const campaign = aCampaign({ fighters: ['nose/low luck', 'tail/low mc202'] })
    const boxes = ['nose/low', 'tail/low'].map(box => ({ id: `to/${box}`, box }))
    expect(taken(campaign, 'station.to', boxes)).toBe('to/tail/low')
  })

  test('the mission is flown, the escort placed at once, the contrails used while they hide him', () => {
    const campaign = aCampaign({ fighters: ['reserve'] })
    expect(taken(campaign, 'briefing.fly', [{ id: 'abort' }, { id: 'fly' }])).toBe('fly')
    expect(taken(campaign, 'escort.skip', [{ id: 'play' }, { id: 'skip' }])).toBe('skip')
  })

  test('a Staffel Command is spent on the way in rather than on the way home', () => {
    const results = ['outbound', 'inbound'].map((is, i) => ({ id: is, is, commanded: i > 0 }))
    expect(taken(aCampaign({ ep: 7 }), 'command.type', results)).toBe('inbound')
    expect(
      taken(
        aCampaign({ ep: 7 }),
        'command.type',
        [...results].reverse().map((one, i) => ({ ...one, commanded: i > 0 })),
      ),
    ).toBe('inbound')
  })

  test('experten are bought before greens', () => {
    const campaign = aCampaign({ op: 1 })
    const [experte, green] = campaign.pilots
    experte?.skills.push('timing')
    if (green) green.penalty = 'rookie'
    const offers = [1, 0].map(pilot => ({ id: `pilot/${pilot}`, buy: 'pilot', pilot, cost: 1 }))
    expect(taken(campaign, 'operations.buy', [...offers, { id: 'done' }])).toBe('pilot/0')
  })
})
