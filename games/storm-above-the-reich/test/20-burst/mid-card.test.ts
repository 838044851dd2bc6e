import { describe, expect, test } from 'vitest'
import { burst } from '../../rules/20-burst/burst.ts'
import { fighter, flying } from '../kit/attackers.ts'
import { packWith } from '../kit/one-card.ts'
import { aCampaign, rolls, script, takes } from '../kit/table.ts'

/** A card with a Hit, a Collision Check and what the guns suffer; the check takes the fighter away first. */
describe('a fighter that leaves its space in the middle of a card', () => {
  test.each([
    ['N', 'none', 'an Escape for TP', 'escape-1', 'to/tail/return/high', 'tail/return/high'],
    ['J', 'jam', 'an Escape for TP', 'escape-1', 'to/tail/return/low', 'tail/return/low'],
    ['N', 'none', 'an exit', 'escape-1', 'exit', 'exited'],
  ])('SR-Q-58 %s: the guns are %s after %s', (mark, ammo, _, marker, way, at) => {
    const campaign = aCampaign({
      pack: packWith({ high: `HC${mark}`, low: `HC${mark}` }),
      tp: 3,
      fighters: [flying('3.2', 'right/approach/low'), { at: 'tail/low' }],
    })
    script(
      burst(campaign),
      [takes('burst.result', 'collision'), rolls('proximity.draw', marker), takes('collision.escape', way)],
      ['collision.leave'],
    )
    expect(fighter(campaign)).toMatchObject({ at, hits: [], ammo })
  })

  test('SR-Q-58 SR-COL-20 one that is destroyed has no guns to speak of', () => {
    const campaign = aCampaign({
      pack: packWith({ high: 'CN', low: 'CN' }),
      fighters: [flying('3.2', 'right/approach/low'), { at: 'tail/low' }],
    })
    const { notes } = script(
      burst(campaign),
      [rolls('proximity.draw', 'impact-3'), rolls('collision.impact', 1), rolls('collision.crash', 1)],
      ['collision.leave', 'collision.bomber', 'damage.draw', 'damage.catastrophe'],
    )
    expect(fighter(campaign).at).toBe('lost')
    expect(notes.filter(({ what }) => what === 'burst.no-ammo')).toEqual([])
  })
})
