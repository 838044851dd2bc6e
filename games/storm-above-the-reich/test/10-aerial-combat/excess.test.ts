import { describe, expect, test } from 'vitest'
import { missionOf } from '../../rules/05-map/table.ts'
import { fightIn } from '../../rules/10-aerial-combat/aerial-combat.ts'
import { aCampaign, type Line, rolls, script, takes } from '../kit/table.ts'

/** The proof pack has Dx for a 2 when the fighters are more, and not higher. */
function fight(fighters: number, escorts: number, victim: number, lines: readonly Line[]) {
  const campaign = aCampaign({
    escort: 'p-51',
    fighters: Array.from({ length: fighters }, () => ({ at: 'tail/low' }) as const),
    escorts: [{ at: 'tail/low', number: escorts }],
  })
  script(fightIn(campaign, 'tail/low', 0), [
    rolls('combat.roll', 2),
    rolls('combat.victim', `fighter/${victim}`),
    rolls('combat.bail-out', 7),
    ...lines,
  ])
  const { fighters: pieces, escort } = missionOf(campaign)
  return { fighters: pieces.map(({ at }) => at), escort: escort.markers[0]?.at }
}

const stays = (no: number): Line => takes('combat.excess', `fighter/${no}`)

describe('the excess under Dx', () => {
  test('SR-Q-52 SR-ACB-17 four against two: two may stay out, though one of the four is shot down', () => {
    expect(fight(4, 2, 3, [stays(0), stays(1)])).toEqual({
      fighters: ['tail/low', 'tail/low', 'dogfight', 'lost'],
      escort: 'dogfight',
    })
  })

  test('SR-Q-52 and no more than those two', () => {
    expect(() => fight(4, 2, 3, [stays(0), stays(1), stays(2)])).toThrow('not used up')
  })

  test('SR-Q-52 SR-Q-21 two against one: who is left may stay out, and the escort goes to Below Trailing', () => {
    expect(fight(2, 1, 1, [stays(0)])).toEqual({ fighters: ['tail/low', 'lost'], escort: 'below-trailing' })
    expect(fight(2, 1, 1, [takes('combat.excess', 'done')])).toEqual({
      fighters: ['dogfight', 'lost'],
      escort: 'dogfight',
    })
  })
})
