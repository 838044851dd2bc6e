import { describe, expect, test } from 'vitest'
import { missionOf } from '../../rules/05-map/table.ts'
import { escortPhase } from '../../rules/09-escort/escort-arrival.ts'
import { peelOff } from '../../rules/09-escort/escort-moves.ts'
import { checkStations } from '../../rules/09-escort/stations.ts'
import { combatStep, rollCombat } from '../../rules/10-aerial-combat/aerial-combat.ts'
import { areHigher, modifiersOf } from '../../rules/10-aerial-combat/combat-questions.ts'
import { recoveryPhase } from '../../rules/11-recovery.ts'
import type { Campaign } from '../../state.ts'
import { aCampaign, after, factsOf, type Layout, offers, script } from '../kit/table.ts'

const escortsAt = (campaign: Campaign) => missionOf(campaign).escort.markers.map(({ at }) => at)
const fightersAt = (campaign: Campaign) => missionOf(campaign).fighters.map(({ at }) => at)

describe('stations and moves', () => {
  test.each([
    [5, 'nose/level'],
    [8, 'below-trailing'],
  ])('SR-EX-10 Forward check, die %i: one marker to %s', (die, to) => {
    const campaign = aCampaign({ fighters: ['tail/low'], escorts: ['forward', 'forward'] })
    script(checkStations(campaign), `station.roll ${die}`)
    expect(escortsAt(campaign).toSorted()).toEqual(['forward', to].toSorted())
  })

  /** Escorts in Tail Level, fighters where the figure has them. */
  const inTail = (count: number, ...fighters: ('tail/high' | 'tail/level' | 'tail/low')[]) =>
    aCampaign({
      fighters: fighters.map(at => ({ at })),
      escorts: Array.from({ length: count }, () => ({ at: 'tail/level' }) as const),
    })

  test('SR-EX-11a with a fighter in its box the escort stays', () => {
    const campaign = after(inTail(1, 'tail/level', 'tail/low'), escortPhase)
    expect(escortsAt(campaign)).toEqual(['tail/level'])
  })

  test('SR-EX-11b of two with a fighter one stays, one goes', () => {
    const campaign = after(inTail(2, 'tail/level', 'tail/low'), escortPhase)
    expect(escortsAt(campaign).toSorted()).toEqual(['tail/level', 'tail/low'])
  })

  test('SR-EX-11c one escort, two boxes: the player chooses', () => {
    expect(offers(escortPhase(inTail(1, 'tail/high', 'tail/low'))).toSorted()).toEqual([
      'to/tail/high',
      'to/tail/low',
    ])
  })

  test('SR-EX-11d two escorts, two boxes: one into each', () => {
    const campaign = after(inTail(2, 'tail/high', 'tail/low'), escortPhase)
    expect(escortsAt(campaign).toSorted()).toEqual(['tail/high', 'tail/low'])
  })

  test('SR-EX-11e one escort, one box: it moves in', () => {
    const campaign = after(inTail(1, 'tail/low'), escortPhase)
    expect(escortsAt(campaign)).toEqual(['tail/low'])
  })

  test('SR-EX-12 two escorts with no fighter near: one goes to Below Trailing', () => {
    const campaign = aCampaign({ fighters: ['nose/low'], escorts: ['tail/level', 'tail/level'] })
    script(peelOff(campaign))
    expect(escortsAt(campaign).toSorted()).toEqual(['below-trailing', 'tail/level'])
  })
})

describe('aerial combat', () => {
  test('SR-EX-13 two FW190 and an Me163: either row', () => {
    const campaign = aCampaign({
      fighters: ['tail/low', 'tail/low', 'tail/low me163'],
      escorts: ['tail/low 4'],
      escort: 'p-51',
    })
    expect(offers(combatStep(campaign))).toEqual(['fw190', 'me163'])
  })

  const higher = (layout: Layout) => {
    const { fighters, escort } = missionOf(aCampaign(layout))
    return areHigher(fighters[0]?.at as 'tail/low', fighters, escort.markers)
  }

  test('SR-EX-14a Return and Evasive Return: not higher', () => {
    for (const at of ['tail/return/high', 'tail/evasive/high'] as const)
      expect(higher({ fighters: [{ at }], escorts: [{ at }] })).toBe(false)
  })

  test('SR-EX-14b neither moved: not higher', () => {
    expect(higher({ fighters: ['left/level'], escorts: ['left/level'] })).toBe(false)
  })

  test('SR-EX-14c a fighter joins from above, an escort from below, but two began the turn there: not higher', () => {
    expect(
      higher({
        fighters: ['left/level', { at: 'left/level', movedFrom: 'left/high' }],
        escorts: ['left/level', { at: 'left/level', movedFrom: 'left/low' }],
      }),
    ).toBe(false)
  })

  test('SR-EX-14d from Level to Low upon the escort: higher', () => {
    expect(higher({ fighters: [{ at: 'left/low', movedFrom: 'left/level' }], escorts: ['left/low'] })).toBe(
      true,
    )
  })

  test('SR-EX-15 Cannon and a Hit marker are -2, three Cables -3', () => {
    const sum = (layout: Layout) => {
      const campaign = aCampaign(layout)
      return modifiersOf(campaign, missionOf(campaign).fighters).reduce((total, { by }) => total + by, 0)
    }
    expect(sum({ fighters: ['tail/low cannon wing-4'] })).toBe(-2)
    expect(sum({ fighters: Array.from({ length: 3 }, () => ({ at: 'tail/low', cable: true })) })).toBe(-3)
  })

  test('SR-EX-16 two MC202, one with Rockets, against four Spitfires: a 1 becomes 0, counts as 1: Dx', () => {
    const campaign = aCampaign({
      fighters: ['tail/low mc202 rockets', 'tail/low mc202'],
      escorts: ['tail/low 4'],
      escort: 'spitfire',
    })
    const { fighters, escort } = missionOf(campaign)
    const played = script(
      rollCombat(campaign, fighters, escort.markers, false),
      'combat.roll 1, combat.victim fighter/0',
    )
    expect(factsOf(played, 'combat.rolled')).toMatchObject([
      { higher: false, more: false, die: 1, total: 1, result: 'Dx' },
    ])
  })

  test('SR-EX-17 three fighters and an escort of 2: one may stay out of the dogfight, or none', () => {
    const table = () => aCampaign({ fighters: ['tail/low', 'tail/low', 'tail/low'], escorts: ['tail/low 2'] })
    const one = after(table(), combatStep, 'combat.roll 4, combat.excess fighter/2')
    expect(fightersAt(one)).toEqual(['dogfight', 'dogfight', 'tail/low'])
    const none = after(table(), combatStep, 'combat.roll 4, combat.excess done')
    expect(fightersAt(none)).toEqual(['dogfight', 'dogfight', 'dogfight'])
  })

  test('SR-EX-18 a lone fighter and Dx: it is destroyed, and the marker goes to Below Trailing', () => {
    const campaign = aCampaign({ fighters: ['tail/low', 'nose/low'], escorts: ['tail/low 2'] })
    script(combatStep(campaign), 'combat.roll 1, combat.bail-out 10')
    expect(fightersAt(campaign)).toEqual(['lost', 'nose/low'])
    expect(escortsAt(campaign)).toEqual(['below-trailing'])
  })
})

describe('Recovery Example', () => {
  const hit = () => aCampaign({ fighters: ['tail/low fuselage-3 fuel-5', 'nose/low'] })

  test('SR-EX-19a Fuselage 3 with a 6 and Fuel 5 with a 7 are trivial: the fighter stays', () => {
    const campaign = after(hit(), recoveryPhase, 'recovery.marker marker/fuselage-3, recovery.roll 6 7')
    expect(missionOf(campaign).fighters[0]).toMatchObject({ at: 'tail/low', hits: [] })
    expect(missionOf(campaign).cups.hits).toMatchObject({ 'fuselage-3': 4, 'fuel-5': 4 })
  })

  test('SR-EX-19b Fuselage 3 with a 2 is serious: the Fuselage Box, and Fuel is not rolled for', () => {
    const campaign = hit()
    const played = script(recoveryPhase(campaign), 'recovery.marker marker/fuselage-3, recovery.roll 2')
    expect(missionOf(campaign).fighters[0]).toMatchObject({ at: 'fate', fate: 'fuselage', hits: [] })
    expect(missionOf(campaign).cups.hits).toMatchObject({ 'fuselage-3': 4, 'fuel-5': 4 })
    expect(factsOf(played, 'recovery.rolled')).toHaveLength(1)
  })
})
