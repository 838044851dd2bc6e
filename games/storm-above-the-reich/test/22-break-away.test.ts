import { describe, expect, test } from 'vitest'
import { missionOf } from '../rules/05-map/table.ts'
import { leaveFormation } from '../rules/21-continuing-fire/continuing-fire.ts'
import { breakAway } from '../rules/22-break-away.ts'
import type { Campaign } from '../state.ts'
import { fighter, whereabouts } from './kit/attackers.ts'
import { aCampaign, after, play, stopsFor } from './kit/table.ts'

const go = (campaign: Campaign) => breakAway(campaign, fighter(campaign), 'tail/return/low')

describe('where to', () => {
  test('SR-BRK-01 every fighter leaves its space', () => {
    const { campaign, facts } = play(aCampaign({ fighters: '3.0 nose/level A1' }), go)
    expect(fighter(campaign)).toMatchObject({
      at: 'tail/return/low',
      space: -1,
      approach: undefined,
      target: -1,
    })
    expect(facts('break-away.placed')).toEqual([{ fighter: 0, name: 'Arnold', box: 'tail/return/low' }])
  })

  test.each([
    ['nose/level climb', 'tail/return/high'],
    ['nose/level dive-roll-right', 'left/return/low'],
    ['tail/low dive', 'nose/return/low'],
    ['tail/low climb-roll-right', 'right/return/high'],
    ['right/low climb', 'left/return/high'],
    ['right/high dive-roll-left', 'tail/return/low'],
    ['left/low dive', 'right/return/low'],
    ['left/high climb-roll-left', 'nose/return/high'],
    ['nose/level dive', 'tail/return/low'],
    ['nose/level dive evasive', 'tail/evasive/low'],
  ])('SR-BRK-02 SR-BRK-03 SR-BRK-04 from %s: %s', (piece, to) => {
    // Of no interest to anybody: Lethal Level 0, an event without effect.
    const nobody = aCampaign({ fighters: `3.0 ${piece}`, cohesion: { a: 'kaputt' } })
    expect(whereabouts(after(nobody, leaveFormation, 'card.fire fire-strafe'))).toBe(to)
  })
})

describe('Blackout', () => {
  const pulls = (words = 'blackout') => aCampaign({ fighters: `3.0 nose/level ${words}, tail/low` })

  test.each([
    [1, 'lost', 'killed', 'killed'],
    [2, 'exited', 'exits', 'ready'],
    [3, 'exited', 'exits', 'ready'],
    [4, 'tail/return/low', 'awake', 'ready'],
    [10, 'tail/return/low', 'awake', 'ready'],
  ])('SR-PIL-19 SR-BRK-05 a die before it is placed: %i, and it is %s', (die, at, outcome, status) => {
    const { campaign, facts } = play(pulls(), go, `blackout.roll ${die}`)
    expect(whereabouts(campaign)).toBe(at)
    expect(facts('break-away.blackout')).toEqual([
      { fighter: 0, name: 'Arnold', die, killed: { upTo: 1 }, exits: { upTo: 3 }, outcome },
    ])
    expect(facts('break-away.placed')).toHaveLength(die > 3 ? 1 : 0)
    expect(campaign.pilots[0]?.status).toBe(status)
    expect(missionOf(campaign).score.killed).toEqual(status === 'killed' ? [0] : [])
  })

  test('SR-BRK-05 while the die is rolled it is still in its space', () => {
    const campaign = pulls()
    expect(stopsFor(go(campaign))).toBe('blackout.roll')
    expect(whereabouts(campaign)).toBe('3.0')
  })

  test.each([
    ['an exit with a Hit marker is followed by Recovery at once', '3, recovery.roll 3', 'fate', []],
    ['who is awake keeps it', '4', 'tail/return/low', ['wing-4']],
  ])('SR-PIL-20 %s', (_, dice, at, hits) => {
    const campaign = after(pulls('blackout wing-4'), go, `blackout.roll ${dice}`)
    expect(fighter(campaign)).toMatchObject({ at, hits, fate: at === 'fate' ? 'wing' : undefined })
  })

  test.each(['rookie', 'disoriented', 'ju88'])('SR-PIL-19 no die for a %s', words => {
    const { campaign, pauses } = play(pulls(words), go)
    expect([pauses, whereabouts(campaign)]).toEqual([[], 'tail/return/low'])
  })
})
