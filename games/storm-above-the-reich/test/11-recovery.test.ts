import { describe, expect, test } from 'vitest'
import { HIT_TYPES } from '../pack/types.ts'
import { exitMap } from '../rules/05-map/exits.ts'
import { fighterNo, missionOf } from '../rules/05-map/table.ts'
import { recover, recoveryPhase } from '../rules/11-recovery.ts'
import { proofPack } from './kit/charts.ts'
import {
  aCampaign,
  factsOf,
  ids,
  type Layout,
  type Line,
  pauseAfter,
  rolls,
  script,
  takes,
} from './kit/table.ts'

function recovered(hits: string[], lines: readonly Line[], layout: Layout = {}) {
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
    const { played } = recovered(['wing-4'], [rolls('recovery.roll', die)])
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
    const { fighter, mission } = recovered(['wing-4'], [rolls('recovery.roll', 4)])
    expect(fighter).toMatchObject({ at: 'tail/return/low', hits: [], fate: undefined })
    expect(mission.cups.hits['wing-4']).toBe(4)
  })

  test('SR-REC-04 serious: to the Fate Box, with every marker back in the cup', () => {
    const { fighter, mission, played } = recovered(
      ['wing-4', 'fuel-5', 'veer-wing-4'],
      [takes('recovery.marker', 'marker/wing-4'), rolls('recovery.roll', 3)],
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
    const { fighter } = recovered([type], [rolls('recovery.roll', 1)], {
      pack,
      fighters: [{ at: 'tail/low', hits: [type] }],
    })
    expect(fighter).toMatchObject({ at: 'fate', fate: type })
  })

  test('SR-REC-01 SR-REC-03 the player picks the order of the markers; two that say the same are one answer', () => {
    const campaign = aCampaign({ fighters: [{ at: 'tail/low', hits: ['wing-4', 'fuel-5', 'veer-wing-4'] }] })
    const fighter = fighterNo(missionOf(campaign), 0)
    const pause = pauseAfter(recover(campaign, fighter))
    expect(pause).toMatchObject({ ask: 'recovery.marker', about: ['fighter:0'] })
    expect(ids(pause)).toEqual(['marker/wing-4', 'marker/fuel-5'])
    script(recover(campaign, fighter), [
      takes('recovery.marker', 'marker/fuel-5'),
      rolls('recovery.roll', 5),
      rolls('recovery.roll', 4),
      rolls('recovery.roll', 4),
    ])
    expect(fighter.hits).toEqual([])
  })
})

describe('Recovery Phase', () => {
  const two = (): Layout => ({
    fighters: [
      { at: 'tail/low', hits: ['wing-4'] },
      { at: 'nose/return/low', hits: ['fuel-5'] },
      { at: 'nose/low' },
      { at: 'exited', hits: [] },
    ],
  })

  test('SR-REC-01 every fighter with a Hit marker is checked, in the order the player picks', () => {
    const campaign = aCampaign(two())
    expect(ids(pauseAfter(recoveryPhase(campaign)))).toEqual(['fighter/0', 'fighter/1', 'rest'])
    const first = script(recoveryPhase(campaign), [
      takes('recovery.next', 'fighter/1'),
      rolls('recovery.roll', 5),
    ])
    expect(first.value).toBe('recovery')
    expect(missionOf(campaign).fighters.map(({ hits }) => hits.length)).toEqual([1, 0, 0, 0])
    const second = script(recoveryPhase(campaign), [rolls('recovery.roll', 10)])
    expect(second.value).toBe('blast')
  })

  test('SR-REC-01 or one after the other, unasked', () => {
    const campaign = aCampaign(two())
    const { value } = script(recoveryPhase(campaign), [
      takes('recovery.next', 'rest'),
      rolls('recovery.roll', 3),
      rolls('recovery.roll', 4),
    ])
    expect(missionOf(campaign).fighters.map(({ at }) => at)).toEqual(['fate', 'fate', 'nose/low', 'exited'])
    expect(value).toBe('blast')
  })

  test('SR-REC-01 SR-ACB-19 a dogfighter is checked too, and SR-Q-21 its escort goes if he does', () => {
    const campaign = aCampaign({
      fighters: [{ at: 'dogfight', group: 1, hits: ['wing-4'] }, { at: 'tail/low' }],
      escorts: [{ at: 'dogfight', group: 1 }],
    })
    script(recoveryPhase(campaign), [rolls('recovery.roll', 1)])
    expect(missionOf(campaign).fighters[0]).toMatchObject({ at: 'fate', group: 0 })
    expect(missionOf(campaign).escort.markers[0]).toMatchObject({ at: 'below-trailing', group: 0 })
  })

  test('SR-SEQ-06 a Fate Box is not on the map: with the last fighter the mission is over', () => {
    const campaign = aCampaign({ fighters: [{ at: 'tail/low', hits: ['wing-4'] }] })
    expect(script(recoveryPhase(campaign), [rolls('recovery.roll', 1)]).value).toBe('mission-end')
  })
})

describe('exits', () => {
  test('SR-REC-08 a fighter that exits with a Hit marker is checked at once', () => {
    const campaign = aCampaign({ fighters: [{ at: '2.2', target: 'A1', hits: ['wing-4', 'fuel-5'] }] })
    const fighter = fighterNo(missionOf(campaign), 0)
    script(exitMap(campaign, fighter), [
      takes('recovery.marker', 'marker/wing-4'),
      rolls('recovery.roll', 4),
      rolls('recovery.roll', 4),
    ])
    expect(fighter).toMatchObject({ at: 'fate', fate: 'fuel', space: -1, target: -1, hits: [] })
  })

  test('SR-REC-08 if the hits are trivial it has exited like any other', () => {
    const campaign = aCampaign({ fighters: [{ at: 'tail/low', hits: ['wing-4'] }] })
    const fighter = fighterNo(missionOf(campaign), 0)
    const played = script(exitMap(campaign, fighter), [rolls('recovery.roll', 4)])
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
