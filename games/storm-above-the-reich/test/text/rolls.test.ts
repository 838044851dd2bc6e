import { itemsOf, type Procedure } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import { combatStep } from '../../rules/10-aerial-combat/aerial-combat.ts'
import { recoveryPhase } from '../../rules/11-recovery.ts'
import { checkCohesion } from '../../rules/14-cohesion/cohesion.ts'
import type { Campaign } from '../../state.ts'
import { words } from '../../text.ts'
import { aCampaign, type Layout, pauseAfter } from '../kit/table.ts'

/** What is asked of a die, and what each face of it would mean, before it falls. */
function faces(layout: Layout, rule: (campaign: Campaign) => Procedure<unknown>): readonly string[] {
  const campaign = aCampaign(layout)
  const pause = pauseAfter(rule(campaign), [])
  if (pause.kind !== 'chance') throw new Error('Nothing is rolled')
  return [words.pause(campaign, pause), ...itemsOf(pause).map((_, i) => words.answer(campaign, pause, i))]
}

describe('a die says what it decides', () => {
  test('SR-REC-02 how bad a hit is', () => {
    const [asks, ...meanings] = faces({ fighters: [{ at: 'tail/low', hits: ['wing-4'] }] }, recoveryPhase)
    expect(asks).toBe('How bad is the hit on Arnold?')
    expect(meanings.map(one => /scratch/.test(one))).toEqual([
      ...[false, false, false],
      ...Array.from({ length: 7 }, () => true),
    ])
  })

  test('SR-COH-04 whether an element holds', () => {
    const layout: Layout = { fighters: 'tail/low', bombers: { A1: ['spar-4', 'spar-4'] } }
    const [asks, ...meanings] = faces(layout, checkCohesion)
    expect(asks).toBe('Does the Lead element hold together?')
    expect(meanings.filter(one => /loses its order/.test(one))).toHaveLength(2)
  })

  test('SR-ACB-04 who leads a fight: how often each comes to what', () => {
    const fighters = 'tail/low, tail/low, tail/low, tail/low me163'
    const campaign = aCampaign({ fighters, escorts: ['tail/low 4'] })
    const pause = pauseAfter(combatStep(campaign))
    if (pause.kind !== 'choice') throw new Error('Nothing is asked')
    expect(words.pause(campaign, pause)).toBe('Which aircraft leads the fight of all 4?')
    const answers = pause.options.map((_, i) => words.answer(campaign, pause, i).replaceAll(/\s/g, ' '))
    // The proof pack: Dx Sx Dx S D S D B De R, and S D S D B De R Be R Be.
    expect(answers).toEqual([
      'FW190: dogfight 50 %, you get away 10 %, both leave 10 %, scattered 30 %, escort down 10 %, ours down 30 %',
      'Me163: dogfight 30 %, you get away 20 %, both leave 30 %, scattered 20 %, escort down 30 %, ours down 0 %',
    ])
  })
})
