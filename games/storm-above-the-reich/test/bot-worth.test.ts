import { describe, expect, test } from 'vitest'
import { oddsOf } from '../bot/odds.ts'
import { look } from '../bot/picture.ts'
import { attacksFrom, prospect } from '../bot/prospect.ts'
import { damageWorth, hitCost, pointsOn } from '../bot/worth.ts'
import { standard } from '../pack/index.ts'
import { POSITIONS } from '../pack/types.ts'
import { missionOf } from '../rules/05-map/table.ts'
import type { Campaign, Fighter, Mission } from '../state.ts'
import { aCampaign, type Layout } from './kit/table.ts'

describe('what cards and cups promise', () => {
  const odds = oddsOf({ pack: 'standard' })
  const LEVELS = [1, 2, 3, 4]

  test('the tail does most damage and takes most hits, the nose least; Evasive does and takes less', () => {
    for (const level of LEVELS) {
      const mean = (
        deck: 'nose' | 'oblique' | 'tail',
        mode: 'determined' | 'evasive',
        what: 'damage' | 'hits',
      ) => odds.attack[deck].low?.[mode][level]?.[what] ?? Number.NaN
      for (const what of ['damage', 'hits'] as const) {
        expect(mean('tail', 'determined', what)).toBeGreaterThan(mean('nose', 'determined', what))
        for (const deck of ['nose', 'oblique', 'tail'] as const)
          expect(mean(deck, 'evasive', what)).toBeLessThan(mean(deck, 'determined', what))
      }
      expect(odds.fire.dive.evasive[level]).toBeLessThan(odds.fire.dive.determined[level] ?? 0)
      expect(odds.fire.climb.determined[level]).toBeGreaterThanOrEqual(odds.fire.dive.determined[level] ?? 9)
    }
  })

  test('a damaged bomber is worth more than a sound one, two markers more than one, Armor saves lives', () => {
    const { one, two } = odds.damage
    for (let points = 0; points < 10; points++)
      expect(two[points], `${points} points`).toBeGreaterThanOrEqual(one[points] ?? 9)
    expect(one[7]).toBeGreaterThan(1.5 * (one[0] ?? 9))
    expect(two[0]).toBeGreaterThan(1.2 * (one[0] ?? 9))
    const [plain, armored] = odds.doom.fw190
    expect(armored.killed).toBeLessThan(plain.killed)
    expect(plain.killed + plain.wounded).toBeLessThanOrEqual(plain.lost + 1e-9)
  })

  test('no steps, one, two or three: the chances of a pass add up', () => {
    for (const chances of [odds.pass.nose.high, odds.pass.tail.level, odds.pass.oblique.low])
      expect(chances?.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
  })
})

describe('what things are worth', () => {
  const one: Layout = { fighters: ['tail/level'] }
  const of = (layout: Layout) => {
    const campaign = aCampaign(layout)
    return { campaign, fighter: campaign.mission?.fighters[0] as Fighter }
  }

  test('a Hit costs more on an experte than on a veteran, and less behind Armor', () => {
    const cost = (layout: Layout) => {
      const { campaign, fighter } = of(layout)
      return hitCost(campaign, fighter)
    }
    expect(cost({ fighters: ['tail/level luck'] })).toBeGreaterThan(cost(one))
    expect(cost({ fighters: ['tail/level armor'] })).toBeLessThan(cost(one))
  })

  test('on the way in a bomber counts twice', () => {
    const worth = (type: 'inbound' | 'outbound') => {
      const campaign = aCampaign({ type })
      return damageWorth(campaign, 0, false)
    }
    expect(worth('inbound')).toBeCloseTo(2 * worth('outbound'))
  })

  test('where bombers are gone the fire is weaker, and the prospect better', () => {
    const first = of(one).campaign.mission?.bombers[0]?.id ?? ''
    const second = of(one).campaign.mission?.bombers[1]?.id ?? ''
    const sound = of(one)
    const thinned = of({ ...one, bombers: { [first]: 'fallen' }, cohesion: { all: 'kaputt' } })
    expect(second).not.toBe(first)
    expect(prospect(thinned.campaign, thinned.fighter, 'tail', 'level')).toBeGreaterThan(
      prospect(sound.campaign, sound.fighter, 'tail', 'level'),
    )
  })

  test('an attack every other turn, until the Flight Limit', () => {
    const { campaign } = of({ ...one, limit: 8 })
    const attacks = [7, 8, 9, 4].map(turn => (campaign.mission ? attacksFrom(campaign.mission, turn) : -1))
    expect(attacks).toEqual([1, 1, 0, 3])
  })
})

describe('what has been reckoned holds until something changes that it was reckoned from', () => {
  const table = () =>
    aCampaign({
      map: '7',
      fighters: ['tail/level', 'tail/level ju88'],
      bombers: { B1: ['spar-4'] },
      turn: 2,
      limit: 8,
    })

  /** All that is kept in the picture, as the player sees it now. */
  function reckoned(campaign: Campaign): number[] {
    look(campaign)
    const { fighters, bombers } = missionOf(campaign)
    return [
      ...fighters.flatMap(one => POSITIONS.map(from => prospect(campaign, one, from, 'high'))),
      ...fighters.map(one => hitCost(campaign, one)),
      ...bombers.flatMap((_, place) => [pointsOn(campaign, place), damageWorth(campaign, place, false)]),
    ]
  }

  test.each<[string, (mission: Mission, campaign: Campaign) => void]>([
    ['the ammunition', ({ fighters }) => Object.assign(fighters[0] ?? {}, { ammo: 'none' })],
    ['Cannon', ({ fighters }) => Object.assign(fighters[0] ?? {}, { cannon: true })],
    ['Armor', ({ fighters }) => Object.assign(fighters[0] ?? {}, { armor: true })],
    ['the fighter', ({ fighters }) => Object.assign(fighters[1] ?? {}, { kind: 'bf110' })],
    ['another skill', (_, { pilots }) => pilots[0]?.skills.push('luck')],
    ['a penalty', (_, { pilots }) => Object.assign(pilots[0] ?? {}, { penalty: 'rookie' })],
    ['a Damage marker for another', ({ bombers }) => bombers[0]?.damage.splice(0, 1, 'tailplane-2')],
    ['a bomber', ({ bombers }) => Object.assign(bombers[0] ?? {}, { gone: 'fallen' })],
    ['the cohesion', ({ elements }) => Object.assign(elements[1] ?? {}, { cohesion: 'loose' })],
    ['a Detonation', ({ detonations }) => detonations.push(9)],
    ['a Proximity marker', ({ proximity }) => proximity.push({ marker: 'clear', space: 9 })],
    ['the sun', mission => Object.assign(mission, { sun: 'tail/high' })],
    ['the Flight Limit', mission => Object.assign(mission, { limit: 4 })],
    ['the mission type', mission => Object.assign(mission, { type: 'inbound' })],
    ['the turn', mission => Object.assign(mission, { turn: 5 })],
    ['the dead', ({ score }) => score.killed.push(4, 5, 6, 7, 8)],
  ])('%s', (_, change) => {
    const campaign = table()
    const before = reckoned(campaign)
    change(missionOf(campaign), campaign)
    expect(reckoned(campaign)).toEqual(reckoned(structuredClone(campaign)))
    expect(reckoned(campaign)).not.toEqual(before)
  })

  test('an anchored position', () => {
    const campaign = aCampaign({ pack: standard, map: '6', fighters: ['tail/level'] })
    const before = reckoned(campaign)
    missionOf(campaign).anchored.push('nose/low')
    expect(reckoned(campaign)).not.toEqual(before)
  })
})
