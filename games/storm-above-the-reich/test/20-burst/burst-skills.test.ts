import { describe, expect, test } from 'vitest'
import { burst } from '../../rules/20-burst/burst.ts'
import { damageOn, fighter, goneOf, whereabouts } from '../kit/attackers.ts'
import { packWith } from '../kit/one-card.ts'
import { aCampaign, after, asked, type Layout, offers, play, script, stopsFor } from '../kit/table.ts'

const ARNOLD = { fighter: 0, name: 'Arnold' }

describe('Timing', () => {
  /** In front of A1 at Lethal Level 0. */
  const timed = (words = 'evasive', layout: Layout = {}) =>
    aCampaign({
      ...layout,
      cohesion: { a: 'kaputt' },
      fighters: [`3.3 nose/level A1 timing ${words}`.trim()],
    })
  const card = 'card.nose nose-2'

  test('SR-PIL-18 SR-Q-11 one more Damage result, once in a mission', () => {
    expect(offers(burst(timed()), card)).toEqual(['timing', 'none'])
    const { campaign, facts } = play(timed(), burst, [card, 'burst.result timing, damage.draw spar-4'])
    expect(damageOn(campaign, 'A1')).toEqual(['spar-4'])
    expect(fighter(campaign).used.timing).toBe(1)
    expect(facts('burst.timing')).toEqual([ARNOLD])
  })

  test('SR-PIL-18 it may be kept', () => {
    const campaign = after(timed(), burst, [card, 'burst.result none'])
    expect(fighter(campaign).used.timing).toBe(0)
    expect(whereabouts(campaign)).toBe('0.0')
  })

  test('SR-Q-11 the guns may jam', () => {
    const campaign = after(timed('evasive jam'), burst, [card, 'burst.result timing, damage.jam 3'])
    expect(damageOn(campaign, 'A1')).toEqual([])
  })

  test('SR-PIL-18 not without ammunition, not without a bomber, not twice', () => {
    const used = timed()
    fighter(used).used.timing = 1
    for (const campaign of [timed('evasive no-ammo'), timed('evasive', { bombers: { A1: 'fallen' } }), used])
      expect(script(burst(campaign), card).pauses).toHaveLength(1)
  })

  test('SR-PIL-18 not when the card itself has brought the bomber down', () => {
    const campaign = after(timed(''), burst, 'card.nose nose-1, damage.draw hull-9, damage.catastrophe 9')
    expect(goneOf(campaign, 'A1')).toBe('fallen')
  })
})

describe('Quick', () => {
  const quick = (piece = '3.3 nose/level A1 evasive quick') => aCampaign({ fighters: [piece] })
  /** With one card in the Oblique deck, which reads the same everywhere. */
  const flank = (cell: string, words = 'quick') =>
    aCampaign({ pack: packWith({ high: cell, low: cell }), fighters: [`3.2 right/low ${words}`] })

  test('SR-PIL-14 with the card on the table, before anything of it is applied', () => {
    expect(asked(burst(quick()), 'card.nose nose-1')).toBe('quick.card of fighter:0: keep, change')
  })

  test('SR-PIL-14 the card is read in the new mode', () => {
    const lines = 'card.nose nose-1, quick.card change, damage.draw spar-4, hit.draw wing-4'
    const { campaign, facts } = play(quick(), burst, lines)
    expect(fighter(campaign)).toMatchObject({ mode: 'determined', used: { quick: 1 } })
    expect(facts('burst.results')).toMatchObject([{ mode: 'determined', damage: 1, collision: false }])
    expect(facts('attack.quick')).toEqual([{ ...ARNOLD, mode: 'determined', when: 'card' }])
  })

  test('SR-PIL-14 not asked where both modes read the same, nor once it is used up', () => {
    // Level 3: both sections of nose-2 are empty
    const same = quick('2.2 nose/level A1 evasive quick')
    expect(script(burst(same), 'card.nose nose-2').pauses).toHaveLength(1)
    const used = quick()
    fighter(used).used.quick = 1
    expect(stopsFor(burst(used), 'card.nose nose-1')).toBe('burst.result')
  })

  test.each([
    ['for the sun alone: an Evasive fighter hides there for certain', 'H', 'quick sun', 'quick.card'],
    ['but not without the sun', 'H', 'quick', 'hit.draw'],
    ['for a Collision Check alone: it treats the two modes differently', 'C', 'quick', 'quick.card'],
  ])('SR-PIL-14 it is asked %s', (_, cell, words, stop) => {
    expect(stopsFor(burst(flank(cell, words)))).toBe(stop)
  })

  test('SR-PIL-14 the sun alone, without a Hit on the card, is no reason to ask', () => {
    const { campaign, pauses } = play(flank('2', 'quick sun'), burst)
    expect(pauses).toEqual([])
    expect(whereabouts(campaign)).not.toBe('3.2')
  })

  test('SR-PIL-14 Evasive in time, he is not hit by the marker of the check', () => {
    const campaign = after(flank('C'), burst, 'quick.card change, proximity.draw hit-fuel-5')
    expect(fighter(campaign)).toMatchObject({ mode: 'evasive', hits: [], used: { quick: 1 } })
  })

  test('SR-PIL-15 never between two results: a Collision Check of the card does not ask', () => {
    const results = 'burst.result collision, proximity.draw impact-3, hit.draw wing-4'
    const { campaign, pauses } = play(quick(), burst, ['card.nose nose-1, quick.card keep', results])
    expect(pauses.filter(pause => pause.kind === 'choice' && pause.ask.startsWith('quick'))).toHaveLength(1)
    expect(fighter(campaign).resolving).toBe(false)
  })
})
