import { describe, expect, test } from 'vitest'
import { HIT_TYPES } from '../pack/types.ts'
import { exitMap } from '../rules/05-map/exits.ts'
import { fighterNo, missionOf } from '../rules/05-map/table.ts'
import { recover, recoveryPhase } from '../rules/11-recovery.ts'
import { proofPack } from './kit/charts.ts'
import { aCampaign, asked, factsOf, type Layout, type Lines, offers, play, script } from './kit/table.ts'

function recovered(hits: string[], lines: Lines, layout: Layout = {}) {
  const campaign = aCampaign({ fighters: [{ at: 'tail/return/low', hits }], ...layout })
  const mission = missionOf(campaign)
  const played = script(recover(campaign, fighterNo(mission, 0)), lines)
  return { played, mission, fighter: fighterNo(mission, 0) }
}

describe('one hit', () => {
  test.each([
    [3, true],
    [4, false],
    [5, false],
  ])('SR-REC-02 a die of %i against a 4: serious %s', (die, serious) => {
    const { played } = recovered(['wing-4'], `recovery.roll ${die}`)
    expect(factsOf(played, 'recovery.rolled')).toEqual([
      {
        fighter: 0,
        name: 'Arnold',
        marker: 'wing-4',
        hit: 'wing',
        number: 4,
        die,
        needs: { below: 4 },
        serious,
      },
    ])
  })

  test('SR-REC-03 SR-REC-06 trivial: the marker goes back to the cup, the fighter stays where it is', () => {
    const { fighter, mission } = recovered(['wing-4'], 'recovery.roll 4')
    expect(fighter).toMatchObject({ at: 'tail/return/low', hits: [], fate: undefined })
    expect(mission.cups.hits['wing-4']).toBe(4)
  })

  test('SR-REC-04 serious: to the Fate Box, with every marker back in the cup', () => {
    const { fighter, mission, played } = recovered(
      ['wing-4', 'fuel-5', 'veer-wing-4'],
      'recovery.marker marker/wing-4, recovery.roll 3',
    )
    expect(fighter).toMatchObject({ at: 'fate', fate: 'wing', hits: [] })
    expect(mission.cups.hits).toMatchObject({ 'wing-4': 4, 'fuel-5': 4 })
    expect(mission.cups.proximity['veer-wing-4']).toBe(3)
    expect(factsOf(played, 'recovery.rolled')).toHaveLength(1)
  })

  test.each(HIT_TYPES)('SR-REC-05 a serious %s hit leads to its own Fate Box', type => {
    const pack = {
      ...proofPack,
      id: 'proof-hits',
      markers: {
        ...proofPack.markers,
        hits: HIT_TYPES.map(one => ({
          id: one,
          type: one,
          number: 5,
          count: 1,
          source: 'designed' as const,
          ref: 'this proof',
        })),
      },
    }
    const { fighter } = recovered([type], 'recovery.roll 1', {
      pack,
      fighters: [{ at: 'tail/low', hits: [type] }],
    })
    expect(fighter).toMatchObject({ at: 'fate', fate: type })
  })

  test('SR-REC-01 SR-REC-03 the player picks the order of the markers; two that say the same are one answer', () => {
    const campaign = aCampaign({ fighters: ['tail/low wing-4 fuel-5 veer-wing-4'] })
    const fighter = fighterNo(missionOf(campaign), 0)
    expect(asked(recover(campaign, fighter))).toBe(
      'recovery.marker of fighter:0: marker/wing-4, marker/fuel-5',
    )
    script(recover(campaign, fighter), 'recovery.marker marker/fuel-5, recovery.roll 5 4 4')
    expect(fighter.hits).toEqual([])
  })
})

describe('Recovery Phase', () => {
  const two = (): Layout => ({
    fighters: ['tail/low wing-4', 'nose/return/low fuel-5', 'nose/low', { at: 'exited', hits: [] }],
  })

  test('SR-REC-01 every fighter with a Hit marker is checked, in the order the player picks', () => {
    const campaign = aCampaign(two())
    expect(offers(recoveryPhase(campaign))).toEqual(['fighter/0', 'fighter/1', 'rest'])
    const first = script(recoveryPhase(campaign), 'recovery.next fighter/1, recovery.roll 5')
    expect(first.value).toBe('recovery')
    expect(missionOf(campaign).fighters.map(({ hits }) => hits.length)).toEqual([1, 0, 0, 0])
    const second = script(recoveryPhase(campaign), 'recovery.roll 10')
    expect(second.value).toBe('blast')
  })

  test('SR-REC-01 or one after the other, unasked', () => {
    const { campaign, value } = play(aCampaign(two()), recoveryPhase, 'recovery.next rest, recovery.roll 3 4')
    expect(missionOf(campaign).fighters.map(({ at }) => at)).toEqual(['fate', 'fate', 'nose/low', 'exited'])
    expect(value).toBe('blast')
  })

  test('SR-REC-01 SR-ACB-19 a dogfighter is checked too, and SR-Q-21 its escort goes if he does', () => {
    const campaign = aCampaign({
      fighters: ['dogfight group-1 wing-4', 'tail/low'],
      escorts: ['dogfight group-1'],
    })
    script(recoveryPhase(campaign), 'recovery.roll 1')
    expect(missionOf(campaign).fighters[0]).toMatchObject({ at: 'fate', group: 0 })
    expect(missionOf(campaign).escort.markers[0]).toMatchObject({ at: 'below-trailing', group: 0 })
  })

  test('SR-SEQ-06 a Fate Box is not on the map: with the last fighter the mission is over', () => {
    const campaign = aCampaign({ fighters: ['tail/low wing-4'] })
    expect(script(recoveryPhase(campaign), 'recovery.roll 1').value).toBe('mission-end')
  })
})

describe('exits', () => {
  test('SR-REC-08 a fighter that exits with a Hit marker is checked at once', () => {
    const campaign = aCampaign({ fighters: [{ at: '2.2', target: 'A1', hits: ['wing-4', 'fuel-5'] }] })
    const fighter = fighterNo(missionOf(campaign), 0)
    script(exitMap(campaign, fighter), 'recovery.marker marker/wing-4, recovery.roll 4 4')
    expect(fighter).toMatchObject({ at: 'fate', fate: 'fuel', space: -1, target: -1, hits: [] })
  })

  test('SR-REC-08 if the hits are trivial it has exited like any other', () => {
    const campaign = aCampaign({ fighters: ['tail/low wing-4'] })
    const fighter = fighterNo(missionOf(campaign), 0)
    const played = script(exitMap(campaign, fighter), 'recovery.roll 4')
    expect(fighter).toMatchObject({ at: 'exited', fate: undefined, hits: [] })
    expect(factsOf(played, 'exit.left')).toEqual([{ fighter: 0, name: 'Arnold', from: 'tail/low' }])
  })

  test('SR-MOV-15 without a Hit marker there is nothing to roll for', () => {
    const campaign = aCampaign({ fighters: [{ at: 'dogfight', group: 2, approach: 'nose/approach/low' }] })
    const fighter = fighterNo(missionOf(campaign), 0)
    expect(script(exitMap(campaign, fighter)).pauses).toEqual([])
    expect(fighter).toMatchObject({ at: 'exited', group: 0, approach: undefined })
  })
})
