import { describe, expect, test } from 'vitest'
import { missionOf } from '../../rules/05-map/table.ts'
import { movePhase } from '../../rules/07-move/move.ts'
import { returnPhase } from '../../rules/08-return.ts'
import { modifiersOf } from '../../rules/10-aerial-combat/combat-questions.ts'
import { flak } from '../../rules/13-flak.ts'
import { approach } from '../../rules/15-approach.ts'
import { checkSpaces } from '../../rules/17-collision/collision.ts'
import { checkAdvantages } from '../../rules/18-advantages/advantage-check.ts'
import { attack } from '../../rules/20-burst/attack-card.ts'
import { burst } from '../../rules/20-burst/burst.ts'
import { leaveFormation } from '../../rules/21-continuing-fire/continuing-fire.ts'
import { damageOn, element, fighter, flying } from '../kit/attackers.ts'
import { aCampaign, after, factsOf, offers, script } from '../kit/table.ts'

/** Damage, Hits and collisions where they meet the attack. */

const ahead = flying('3.3', 'nose/approach/level', { target: 'A1' })

describe('damage', () => {
  test('SR-DMG-08 Schwarm adds one or two Damage results to those of the card', () => {
    const campaign = aCampaign({ fighters: [ahead], advantages: { a: 'schwarm-2' } })
    // Level 2: an empty cell.
    const card = 'card.nose nose-2'
    expect(offers(burst(campaign), [card])).toEqual(['schwarm/a', 'none'])
    const again = aCampaign({ fighters: [ahead], advantages: { a: 'schwarm-2' } })
    script(burst(again), [
      card,
      'burst.result schwarm/a, damage.draw spar-4, burst.result schwarm/a, damage.draw tailplane-2',
    ])
    expect(damageOn(again, 'A1')).toEqual(['spar-4', 'tailplane-2'])
    expect(element(again, 'a').schwarm).toBe(0)
  })

  test('SR-EX-33c the shared target falls first: the Ju88 attacks all the same, at level 3, without Damage', () => {
    const ju88 = flying('2.2', 'left/approach/high', { kind: 'ju88', target: 'A1' })
    const campaign = aCampaign({ cohesion: { a: 'kaputt' }, fighters: [ahead, ju88] })
    script(
      burst(campaign),
      'burst.next fighter/0, card.nose nose-2, damage.draw motor-5, damage.catastrophe 5',
    )
    const played = script(burst(campaign), 'card.oblique oblique-1, hit.draw fuel-5')
    expect(factsOf(played, 'burst.results')).toMatchObject([{ fighter: 1, column: 3, card: 'oblique-1' }])
    expect(damageOn(campaign, 'A1')).toEqual([])
    expect(fighter(campaign, 1).hits).toEqual(['fuel-5'])
  })
})

describe('hits', () => {
  test('SR-Q-35 a Disoriented pilot finishes the card as it was read; the next is read in his new mode', () => {
    const campaign = aCampaign({ fighters: [{ ...ahead, penalty: 'disoriented' }] })
    // Determined at level 2: Damage, Hit, two spaces. Evasive it would be a Collision Check.
    const first = script(burst(campaign), 'card.nose nose-1, damage.draw spar-4, hit.draw fuel-5')
    expect(factsOf(first, 'collision.check')).toEqual([])
    expect(fighter(campaign).mode).toBe('evasive')
    const next = script(attack(campaign, fighter(campaign)), 'card.nose nose-3')
    expect(factsOf(next, 'burst.results')).toMatchObject([{ mode: 'evasive', damage: 0 }])
  })

  test('SR-HIT-05 a hit fighter may neither move, nor return, nor exit', () => {
    const campaign = aCampaign({ fighters: ['tail/level fuel-5', 'tail/high', 'tail/return/low fuel-5'] })
    expect(offers(movePhase(campaign))).toEqual(['fighter/1', 'done'])
    expect(script(returnPhase(campaign)).pauses).toEqual([])
    expect(fighter(campaign, 2).at).toBe('tail/return/low')
  })

  test('SR-HIT-05 SR-HIT-07 each Hit marker takes 1 in aerial combat', () => {
    const campaign = aCampaign({ fighters: ['tail/level fuel-5 wing-4', 'tail/level'] })
    expect(modifiersOf(campaign, missionOf(campaign).fighters)).toEqual([{ id: 'hit', by: -2 }])
  })

  test('SR-HIT-04 Out of the Sun lapses when the last has broken away', () => {
    const campaign = aCampaign({ fighters: [{ ...ahead, outOfTheSun: true }, ahead] })
    const out = 'card.fire fire-hard-roll'
    script(leaveFormation(campaign), ['fire.next fighter/0', out], ['hit.cancel', 'hit.draw'])
    expect(fighter(campaign).outOfTheSun).toBe(true)
    script(leaveFormation(campaign), 'card.fire fire-strafe', ['hit.draw'])
    expect(fighter(campaign).outOfTheSun).toBe(false)
  })

  test('SR-FLK-08 a fighter hit by flak must attack in the same turn', () => {
    const campaign = aCampaign({ map: '7', type: 'near-target', fighters: ['nose/approach/low'] })
    script(flak(campaign), 'flak.roll 7, damage.draw spar-4 spar-4, hit.draw fuel-5')
    expect(script(approach(campaign), 'approach.target bomber/C1').value).toBe('engage')
    expect(fighter(campaign)).toMatchObject({ at: 'space', hits: ['fuel-5'] })
  })
})

describe('collisions', () => {
  const escapes = 'collision.next fighter/0, proximity.draw escape-1, collision.escape to/tail/return/high'

  test('SR-COL-22 who has left its space neither attacks nor takes Continuing Fire', () => {
    const campaign = after(aCampaign({ fighters: [ahead, ahead] }), checkSpaces, escapes)
    // Only the other attacks, and only it is fired at.
    const { notes } = script(burst(campaign), 'card.nose nose-2')
    expect(factsOf({ notes }, 'burst.card').map(one => one.fighter)).toEqual([1])
    const fire = script(leaveFormation(campaign), 'card.fire fire-strafe', ['hit.draw'])
    expect(factsOf(fire, 'fire.card').map(one => one.fighter)).toEqual([1])
    expect(fighter(campaign).at).toBe('tail/return/high')
  })

  test.each([
    [false, 2],
    [true, 0],
  ])(
    'SR-EX-31 SR-COL-22 three in a space and one beside them: Escape of one (%s) leaves Schwarm %i',
    (gone, schwarm) => {
      const beside = flying('2.3', 'nose/approach/level', { target: 'A1' })
      const campaign = aCampaign({ fighters: [ahead, ahead, ahead, beside] })
      if (gone) script(checkSpaces(campaign), escapes)
      script(checkAdvantages(campaign))
      expect(element(campaign, 'a').schwarm).toBe(schwarm)
      expect(missionOf(campaign).proximity).toHaveLength(gone ? 1 : 0)
    },
  )
})
