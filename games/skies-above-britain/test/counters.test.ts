import { expect, test } from 'vitest'
import { countersOf } from '../counters.ts'
import { returnHit } from '../rules/01-general/acts.ts'
import { patrolOf } from '../rules/01-general/terms.ts'
import { takeHit } from '../rules/03-dogfight/effects.ts'
import { damageBomber } from '../rules/04-bombers/damage.ts'
import type { Campaign } from '../state.ts'
import { aPatrol, bombers, pauseAfter, script } from './kit/table.ts'

const names = (campaign: Campaign) => countersOf(campaign).sort()

/** What the table has beyond another. */
function more(now: readonly string[], before: readonly string[]): string[] {
  const left = [...before]
  return now.filter(name => {
    const at = left.indexOf(name)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

test('SAB-GEN-14 a Hit marker is in the cup or on a fighter, also while an Ace looks at it', () => {
  const campaign = aPatrol({ fly: 'red', skills: { 'red-1': ['lucky-charm'] } })
  const all = names(campaign)
  expect(pauseAfter(takeHit(campaign, 'red-1'), 'draw.hit wing-3')).toMatchObject({ ask: 'use.lucky-charm' })
  expect(names(campaign)).toEqual(all)
  returnHit(campaign, 'red-1', 'wing-3')
  expect(names(campaign)).toEqual(all)
  script(takeHit(campaign, 'red-2'), 'draw.hit wing-3')
  expect(names(campaign)).toEqual(all)
  patrolOf(campaign).cups.hits['wing-3'] = 3
  expect(more(names(campaign), all)).toEqual(['hit:wing-3'])
})

test('SAB-ICO-04 a Damage marker lies on its bomber while the die is rolled for it', () => {
  const campaign = aPatrol({ fly: 'red' })
  bombers(campaign)
  const all = names(campaign)
  const gunner = { by: 'red-1', side: 'hurricane' } as const
  expect(pauseAfter(damageBomber(campaign, '0.0', gunner), 'draw.damage blown-up')).toMatchObject({
    what: 'catastrophe',
  })
  expect(names(campaign)).toEqual(all)
})

test('the cards of both aircraft belong to the game, whichever flies', () => {
  expect(names(aPatrol({ aircraft: 'hurricane' }))).toEqual(names(aPatrol({ aircraft: 'spitfire' })))
})

test('a card that is in its deck twice, or is none of its cards, is seen', () => {
  const campaign = aPatrol()
  const all = names(campaign)
  const { decks } = patrolOf(campaign)
  decks.tailed['t-hit'] = 2
  decks.raf['no-such-card'] = 1
  expect(more(names(campaign), all)).toEqual(['card:no-such-card', 'card:t-hit'])
})
