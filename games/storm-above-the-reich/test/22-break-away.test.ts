import { describe, expect, test } from 'vitest'
import { missionOf } from '../rules/05-map/table.ts'
import { leaveFormation } from '../rules/21-continuing-fire/continuing-fire.ts'
import { breakAway } from '../rules/22-break-away/break-away.ts'
import type { Maneuver } from '../state.ts'
import { fighter, flying, whereabouts } from './kit/attackers.ts'
import { aCampaign, factsOf, type Piece, pauseAfter, rolls, script } from './kit/table.ts'

/** Where a fighter of no interest to anybody goes: Lethal Level 0, an event without effect. */
function away(more: Partial<Piece> = {}): string {
  const campaign = aCampaign({
    fighters: [flying('3.0', 'nose/approach/level', more)],
    cohesion: { a: 'kaputt' },
  })
  script(leaveFormation(campaign), [rolls('card.fire', 'fire-strafe')])
  return whereabouts(campaign)
}

describe('where to', () => {
  test('SR-BRK-01 every fighter leaves its space', () => {
    const campaign = aCampaign({ fighters: [flying('3.0', 'nose/approach/level', { target: 'A1' })] })
    const played = script(breakAway(campaign, fighter(campaign), 'tail/return/low'))
    expect(fighter(campaign)).toMatchObject({
      at: 'tail/return/low',
      space: -1,
      approach: undefined,
      target: -1,
    })
    expect(factsOf(played, 'break-away.placed')).toEqual([
      { fighter: 0, name: 'Arnold', box: 'tail/return/low' },
    ])
  })

  test.each<[Piece['approach'], Maneuver, string]>([
    ['nose/approach/level', 'climb', 'tail/return/high'],
    ['nose/approach/level', 'dive-roll-right', 'left/return/low'],
    ['tail/approach/low', 'dive', 'nose/return/low'],
    ['tail/approach/low', 'climb-roll-right', 'right/return/high'],
    ['right/approach/low', 'climb', 'left/return/high'],
    ['right/approach/high', 'dive-roll-left', 'tail/return/low'],
    ['left/approach/low', 'dive', 'right/return/low'],
    ['left/approach/high', 'climb-roll-left', 'nose/return/high'],
  ])('SR-BRK-02 SR-BRK-03 from %s by %s: %s', (approach, maneuver, to) => {
    expect(away({ approach, maneuver })).toBe(to)
  })

  test('SR-BRK-04 Determined to the Return Box, Evasive to the Evasive Return Box', () => {
    expect(away({ mode: 'determined', maneuver: 'dive' })).toBe('tail/return/low')
    expect(away({ mode: 'evasive', maneuver: 'dive' })).toBe('tail/evasive/low')
  })
})

describe('Blackout', () => {
  const campaignOf = (more: Partial<Piece> = {}) =>
    aCampaign({
      fighters: [flying('3.0', 'nose/approach/level', { penalty: 'blackout', ...more }), { at: 'tail/low' }],
    })
  const go = (campaign: ReturnType<typeof aCampaign>, ...lines: Parameters<typeof rolls>[]) =>
    script(
      breakAway(campaign, fighter(campaign), 'tail/return/low'),
      lines.map(line => rolls(...line)),
    )

  test.each([
    [1, 'lost', 'killed'],
    [2, 'exited', 'exits'],
    [3, 'exited', 'exits'],
    [4, 'tail/return/low', 'awake'],
    [10, 'tail/return/low', 'awake'],
  ])('SR-PIL-19 SR-BRK-05 a die before it is placed: %s, and it is %s', (die, at, outcome) => {
    const campaign = campaignOf()
    const played = go(campaign, ['blackout.roll', die])
    expect(whereabouts(campaign)).toBe(at)
    expect(factsOf(played, 'break-away.blackout')).toEqual([
      { fighter: 0, name: 'Arnold', die, killed: { upTo: 1 }, exits: { upTo: 3 }, outcome },
    ])
    expect(factsOf(played, 'break-away.placed')).toHaveLength(die > 3 ? 1 : 0)
  })

  test('SR-BRK-05 while the die is rolled it is still in its space', () => {
    const campaign = campaignOf()
    const pause = pauseAfter(breakAway(campaign, fighter(campaign), 'tail/return/low'))
    expect(pause).toMatchObject({ what: 'blackout.roll' })
    expect(whereabouts(campaign)).toBe('3.0')
  })

  test('SR-PIL-19 on a 1 the pilot is killed', () => {
    const campaign = campaignOf()
    go(campaign, ['blackout.roll', 1])
    expect(campaign.pilots[0]?.status).toBe('killed')
    expect(missionOf(campaign).score.killed).toEqual([0])
    const other = campaignOf()
    go(other, ['blackout.roll', 2])
    expect(other.pilots[0]?.status).toBe('ready')
  })

  test('SR-PIL-20 an exit with a Hit marker is followed by Recovery at once', () => {
    const campaign = campaignOf({ hits: ['wing-4'] })
    go(campaign, ['blackout.roll', 3], ['recovery.roll', 3])
    expect(fighter(campaign)).toMatchObject({ at: 'fate', fate: 'wing' })
    const awake = campaignOf({ hits: ['wing-4'] })
    go(awake, ['blackout.roll', 4])
    expect(fighter(awake)).toMatchObject({ at: 'tail/return/low', hits: ['wing-4'] })
  })

  test('SR-PIL-19 no die for another penalty, or for none', () => {
    for (const piece of [
      { penalty: 'rookie' as const },
      { penalty: 'disoriented' as const },
      { kind: 'ju88' as const },
    ]) {
      const campaign = campaignOf(piece)
      expect(go(campaign).pauses).toEqual([])
      expect(whereabouts(campaign)).toBe('tail/return/low')
    }
  })
})
