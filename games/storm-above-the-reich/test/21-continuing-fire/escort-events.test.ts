import { describe, expect, test } from 'vitest'
import { ESCORT_TYPES } from '../../pack/types.ts'
import { missionOf } from '../../rules/05-map/table.ts'
import { leaveFormation } from '../../rules/21-continuing-fire/continuing-fire.ts'
import type { Campaign } from '../../state.ts'
import { fighter, whereabouts } from '../kit/attackers.ts'
import { proofPack } from '../kit/charts.ts'
import { aCampaign, after, asked, play, stopsFor } from '../kit/table.ts'

const WING = 'hit.draw wing-4'
const ARNOLD = { fighter: 0, name: 'Arnold' }

/** At 2.2, Lethal Level 3, with these escorts about. */
const under = (words: string, ...escorts: string[]) =>
  aCampaign({ fighters: [`2.2 nose/level ${words}`.trim()], escorts })
const escortAt = (campaign: Campaign, no = 0) => missionOf(campaign).escort.markers[no]?.at

describe('Achtung!', () => {
  const above = ['above-trailing', 'above-trailing 2']
  const card = ['card.fire fire-achtung', WING]

  test('SR-EVT-01 one escort of Above Trailing goes to the Return Box of a Determined fighter', () => {
    const lines = [...card, 'event.escort escort/1']
    const { campaign, facts } = play(under('dive', ...above), leaveFormation, lines)
    expect(whereabouts(campaign)).toBe('tail/return/low')
    expect([0, 1].map(no => escortAt(campaign, no))).toEqual(['above-trailing', 'tail/return/low'])
    expect(facts('event.achtung')).toEqual([{ ...ARNOLD, escort: 1, box: 'tail/return/low' }])
  })

  test('SR-EVT-01 the player picks among markers that differ', () => {
    const question = 'event.escort of fighter:0: escort/0, escort/1'
    expect(asked(leaveFormation(under('', ...above)), card)).toBe(question)
  })

  test.each([
    ['for an Evasive fighter', 'evasive', above, ['above-trailing', 'above-trailing']],
    ['from another station', '', ['forward', 'below-trailing'], ['forward', 'below-trailing']],
  ])('SR-EVT-01 not %s', (_, words, escorts, then) => {
    const { campaign, facts } = play(under(words, ...escorts), leaveFormation, card)
    expect([0, 1].map(no => escortAt(campaign, no))).toEqual(then)
    expect(facts('event.achtung')).toEqual([])
  })
})

describe('Bounced', () => {
  const card = ['card.fire fire-bounced', WING]
  const below = (words = '') => under(`dive ${words}`.trim(), 'below-trailing 1')

  test.each([
    ['climb', false],
    ['climb-roll-left', false],
    ['dive', true],
    ['dive-roll-right', true],
  ])('SR-EVT-02 after the table, on a %s: %s', (maneuver, bounced) => {
    const campaign = under(maneuver, 'below-trailing 1')
    if (bounced) expect(stopsFor(leaveFormation(campaign), card)).toBe('combat.roll')
    else expect(whereabouts(after(campaign, leaveFormation, card))).toContain('/return/high')
  })

  test('SR-EVT-02 only by an escort in Below Trailing', () => {
    const campaign = after(under('dive', 'above-trailing', 'tail/low'), leaveFormation, card)
    expect(whereabouts(campaign)).toBe('tail/return/low')
  })

  test('SR-EVT-02 SR-Q-26 one escort attacks, and the fighter is not higher', () => {
    const lines = [...card, 'event.escort escort/1, combat.roll 6']
    const { facts } = play(under('dive', 'below-trailing 1', 'below-trailing 2'), leaveFormation, lines)
    expect(facts('combat.rolled')).toMatchObject([{ fighters: [0], escorts: [1], higher: false }])
    expect(facts('event.bounced')).toEqual([{ ...ARNOLD, escort: 1 }])
  })

  // Neither higher nor more: Dx Sx Dx S D S D B De R. A Hit takes one off.
  test.each([
    ['SR-EVT-03 D: both go to the Dogfight Box', '6', 'dogfight', 'dogfight'],
    ['SR-EVT-03 SR-EVT-05 Dx is S: the escort is back', '1, combat.bail-out 10', 'lost', 'below-trailing'],
    ['SR-EVT-05 S: the fighter exits, the escort is back', '5, recovery.roll 9', 'exited', 'below-trailing'],
    ['SR-EVT-05 B: both exit', '9, recovery.roll 9', 'exited', 'exited'],
  ])('%s', (_, die, at, escort) => {
    const campaign = after(below(), leaveFormation, [...card, `combat.roll ${die}`])
    expect([whereabouts(campaign), escortAt(campaign)]).toEqual([at, escort])
    expect(fighter(campaign).group).toBe(missionOf(campaign).escort.markers[0]?.group)
  })

  test('SR-PIL-14 on another card the escort below does nothing, and Quick decides on the box', () => {
    const campaign = under('dive-roll-left quick', 'below-trailing 1')
    expect(stopsFor(leaveFormation(campaign), ['card.fire fire-into-the-sun', WING])).toBe('quick.break-away')
  })

  test('SR-PIL-14 Quick is not asked about a box that the combat decides', () => {
    const campaign = under('dive-roll-left quick', 'below-trailing 1')
    expect(play(campaign, leaveFormation, [...card, 'combat.roll 6']).pauses).toHaveLength(3)
  })
})

describe('a fighter that is bounced and not made to exit', () => {
  /** Level 1, Evasive: no Hit, and a 10 is R. */
  const free = (from: string, words = '', pack = proofPack) =>
    aCampaign({ pack, fighters: [`3.3 ${from} dive evasive${words}`], escorts: ['below-trailing 1'] })
  const bounced = 'card.fire fire-bounced, combat.roll 10'

  test('SR-EVT-04 may exit or go to the Tail, Evasive Return, Low', () => {
    const question = 'event.bounced of fighter:0: to/tail/evasive/low, exit'
    expect(asked(leaveFormation(free('nose/level')), bounced)).toBe(question)
  })

  test.each([
    ['to/tail/evasive/low', 'tail/evasive/low'],
    ['exit', 'exited'],
  ])('SR-EVT-04 SR-Q-26 %s', (take, at) => {
    const campaign = after(free('tail/low'), leaveFormation, [bounced, `event.bounced ${take}`])
    expect([whereabouts(campaign), escortAt(campaign)]).toEqual([at, 'exited'])
  })

  test.each([
    [4, 'tail/evasive/low'],
    [3, 'exited'],
  ])('SR-Q-53 a break away like another: on a Blackout die of %s it is %s', (die, at) => {
    const any = 'R R R R R R R R R R'
    const { combat } = proofPack
    const fw190 = Object.fromEntries(ESCORT_TYPES.map(type => [type, { any }])) as typeof combat.rows.fw190
    const returns = { ...proofPack, id: 'all-return', combat: { ...combat, rows: { ...combat.rows, fw190 } } }
    const lines = [bounced, `event.bounced to/tail/evasive/low, blackout.roll ${die}`]
    expect(whereabouts(after(free('nose/level', ' blackout', returns), leaveFormation, lines))).toBe(at)
  })
})
