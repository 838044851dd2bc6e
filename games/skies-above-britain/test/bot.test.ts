import { Run, random, seeded, seedOf } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import { fuelCost } from '../bot/worth.ts'
import { game, standard } from '../index.ts'
import { fighter } from '../rules/01-general/fighters.ts'
import { patrolOf, tablesOf, vapor } from '../rules/01-general/terms.ts'
import { bomberOf } from '../rules/04-bombers/formation.ts'
import { bomberRound } from '../rules/04-bombers/round.ts'
import { formationNamed } from '../rules/05-interception/map.ts'
import { ordersPhase } from '../rules/05-interception/orders.ts'
import { chase } from '../rules/06-entropy/chase.ts'
import { contactStep, vectorStep } from '../rules/07-raid-vector/sequence.ts'
import { straggler } from '../rules/07-raid-vector/straggler.ts'
import type { Campaign, Track } from '../state.ts'
import { answer, decide } from './kit/decided.ts'
import { amongBombers, aPatrol, bombers, escort, formation } from './kit/table.ts'

// ---- whole games

/** One game to its end; the answers are his own, or anybody's while he is asked beside the table. */
function play(scenario: string, seed: number, own: boolean) {
  const campaign = game.begin({ scenario, pack: standard.id, options: {} })
  const run = new Run(game, campaign)
  const dice = seeded(seed)
  const anybody = random(seedOf(seed, 1))
  const asked = new Set<string>()
  while (run.pause) {
    const { pause } = run
    if (pause.kind === 'together') throw new Error('Nobody else sits at this table')
    if (pause.kind === 'chance') {
      run.answer(dice(pause))
      continue
    }
    const before = asked.has(pause.ask) ? undefined : JSON.stringify(campaign)
    const taken = decide(campaign, pause)
    expect(pause.options[taken], pause.ask).toBeDefined()
    if (before !== undefined) expect(JSON.stringify(campaign), pause.ask).toBe(before)
    asked.add(pause.ask)
    run.answer(own ? taken : anybody(pause.options.length))
  }
  return { campaign, asked }
}

describe('the squadron leader', () => {
  test.each(standard.scenarios.filter(({ kind }) => kind !== 'campaign').map(({ id }) => id))(
    'flies %s to its end, and leaves the table alone while he thinks',
    id => {
      expect(play(id, 3, true).campaign.ended).toBeDefined()
    },
  )

  test('has an answer to whatever comes up in campaigns that anybody flies', () => {
    const asked = new Set<string>()
    for (const id of ['chapter-1', 'chapter-4', 'sab-10'])
      for (const ask of play(id, 2, false).asked) asked.add(ask)
    expect(asked.size).toBeGreaterThan(35)
  })

  test('flies the same patrol the same way', () => {
    const [one, other] = [play('patrol-2', 5, true), play('patrol-2', 5, true)]
    expect(JSON.stringify(one.campaign)).toBe(JSON.stringify(other.campaign))
  })
})

// ---- bombers

describe('among the bombers', () => {
  function raid(fly = 'red-1'): Campaign {
    const campaign = aPatrol({ fly })
    bombers(campaign)
    amongBombers(campaign, fly)
    patrolOf(campaign).decks.medium = { 'm-damage': 1, 'm-damage-b': 1 }
    return campaign
  }

  test('he goes for the one that is all but down', () => {
    const campaign = raid()
    bomberOf(campaign, '2.1').damage.push('wing', 'wing', 'wing')
    expect(answer(campaign, bomberRound(campaign, ['red-1']))).toMatch(/^bombers.approach 2\.1\//)
  })

  test('he goes for what flies alone when the cards say so', () => {
    const campaign = raid()
    patrolOf(campaign).decks.medium = { 'm-sorted': 1 }
    Object.assign(bomberOf(campaign, '3.2'), { state: 'fallen', fell: true })
    expect(answer(campaign, bomberRound(campaign, ['red-1']))).toMatch(/^bombers.approach 3\.2\//)
  })

  test('he does not waste a round on the way to a tail where a flank is as good', () => {
    const campaign = raid()
    expect(answer(campaign, bomberRound(campaign, ['red-1']))).toMatch(/\/(port|starboard)$/)
  })

  test('he leaves a bomber alone that others bring down before it is his turn', () => {
    const campaign = raid('red-1 red-2')
    bombers(campaign, 'stuka')
    patrolOf(campaign).decks.light = { 'l-damage': 1, 'l-damage-b': 1 }
    fighter(campaign, 'red-2').attack = { bomber: '0.0', angle: 'port', delayed: false }
    expect(answer(campaign, bomberRound(campaign, ['red-1']))).not.toMatch(/ (0\.0\/|home)/)
  })

  test('without ammunition he goes home', () => {
    const campaign = raid()
    fighter(campaign, 'red-1').ammo = 'none'
    expect(answer(campaign, bomberRound(campaign, ['red-1']))).toBe('bombers.approach home')
  })

  test('he goes home when cards and gauge promise nothing but trouble', () => {
    const campaign = raid()
    patrolOf(campaign).decks.medium = { 'm-hit': 1, 'm-return-fire': 1 }
    expect(answer(campaign, bomberRound(campaign, ['red-1']))).toBe('bombers.approach home')
  })
})

// ---- the map and the track

describe('on patrol', () => {
  function onMap(markers: string | undefined, at: string, sections = 'red yellow blue green'): Campaign {
    const campaign = aPatrol({ fly: sections })
    bombers(campaign)
    if (markers) escort(campaign, markers)
    formation(campaign, 'squadron', sections, at)
    return campaign
  }

  test('bombers that nobody escorts are attacked', () => {
    const campaign = onMap(undefined, 'nose high')
    expect(answer(campaign, ordersPhase(campaign))).toBe('orders bombers')
  })

  test('a Section in Vapor goes home', () => {
    const campaign = onMap('high 109 heavy', 'tail low', 'red')
    patrolOf(campaign).fuel.red = 11
    expect(answer(campaign, ordersPhase(campaign))).toBe('orders home')
  })

  test('whoever stays behind keeps the escort busy for those who go for the bombers', () => {
    const campaign = onMap('high 109 light', 'port high', 'red blue green')
    formationNamed(campaign, 'squadron').sections = ['red']
    formation(campaign, 'flight-2', 'blue green', 'port high', { order: 'bombers' })
    patrolOf(campaign).decks.raf = { 'raf-rotte-tailing': 1 }
    expect(answer(campaign, ordersPhase(campaign))).toBe('orders escort')
  })

  const track = (space: number): Track => ({
    inbound: [1, 1, 1, 1, 1, 1],
    outbound: [],
    held: [],
    raid: { row: 'inbound', space },
    released: undefined,
  })

  test('he makes contact as soon as the raid is in his zone', () => {
    const campaign = aPatrol({ track: track(2), station: { zone: 'middle', altitude: 'high' } })
    formation(campaign, 'squadron', 'red yellow blue green')
    expect(answer(campaign, contactStep(campaign))).toBe('contact contact')
  })

  test('he climbs, and goes where the raid will be', () => {
    const campaign = aPatrol({ track: track(0), station: { zone: 'middle', altitude: 'high' } })
    formation(campaign, 'squadron', 'red yellow blue green')
    expect(answer(campaign, vectorStep(campaign))).toBe('vector.move coast/high')
  })

  test('after a straggler he sends those who have lost contact', () => {
    const campaign = aPatrol({ station: { zone: 'middle', altitude: 'high' } })
    formation(campaign, 'squadron', 'red yellow blue')
    expect(answer(campaign, straggler(campaign), 'bombers.chart 1')).toBe('straggler green')
  })

  test('whoever has lost contact without ammunition goes home', () => {
    const campaign = aPatrol({ fly: 'red-1' })
    bombers(campaign)
    fighter(campaign, 'red-1').ammo = 'none'
    expect(answer(campaign, chase(campaign))).toBe('chase home')
  })

  test('whoever has lost contact with full belts and no escort about gives chase to Stukas', () => {
    const campaign = aPatrol({ fly: 'red-1' })
    bombers(campaign, 'stuka')
    expect(answer(campaign, chase(campaign))).toBe('chase chase')
  })
})

test('SAB-RTB-13 a man is not flown dry for less than a bomber, on a single patrol as in a campaign', () => {
  for (const scenario of ['patrol-1', 'chapter-1']) {
    const campaign = { ...aPatrol(), pack: standard.id, scenario }
    patrolOf(campaign).fuel.red = vapor(campaign) - 1
    const { checks } = tablesOf(campaign).fuel
    const [now = 0, then = 0] = [checks.at(-2), checks.at(-1)]
    expect(fuelCost(campaign, 'red'), scenario).toBeGreaterThanOrEqual((then - now) / 12)
  }
})
