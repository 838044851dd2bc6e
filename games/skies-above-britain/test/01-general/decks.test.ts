import { expect, test } from 'vitest'
import { packOf } from '../../pack/index.ts'
import { drawCard, drawDamage, drawHit, returnHit } from '../../rules/01-general/acts.ts'
import { patrolOf } from '../../rules/01-general/terms.ts'
import { bomberRound } from '../../rules/04-bombers/round.ts'
import { placeBombers } from '../../rules/07-raid-vector/contact.ts'
import { fightsTo } from '../kit/fight.ts'
import { amongBombers, aPatrol, dogfight, offers, pauseAfter, script, stopsFor } from '../kit/table.ts'

test.each([
  ['hurricane', 't-hit', 'x-hit'],
  ['spitfire', 'ts-hit', 'xs-hit'],
] as const)(
  'SAB-GEN-11 the Dogfight decks of a squadron of %ss, and both Advantage decks',
  (aircraft, tailed, headOn) => {
    const { decks } = patrolOf(aPatrol({ aircraft }))
    expect([decks.tailed[tailed], decks.headOn[headOn]]).toEqual([1, 1])
    const others = Object.keys(decks.tailed).filter(
      card => card.startsWith('ts-') !== (aircraft === 'spitfire'),
    )
    expect(others).toEqual([])
    expect([decks.raf['raf-scatter'], decks.luftwaffe['lw-madness'], decks.reaction['r-nothing']]).toEqual([
      1, 1, 1,
    ])
  },
)

test.each([
  ['Dorniers', 1, 'draw.medium'],
  ['Stukas', 12, 'draw.light'],
])('SAB-GEN-12 SAB-GEN-11 nobody knows the deck before the bombers: %s', (_, die, deck) => {
  const campaign = aPatrol()
  expect(patrolOf(campaign).raid).toBeUndefined()
  script(placeBombers(campaign), `bombers.chart ${die}`)
  amongBombers(campaign, 'red-1')
  expect(stopsFor(bomberRound(campaign, ['red-1']), 'bombers.approach 0.0/port')).toBe(deck)
})

test('SAB-GEN-13 decks are full when a patrol begins, and a card that is drawn is out', () => {
  const campaign = aPatrol()
  expect(patrolOf(campaign).decks.raf).toEqual(packOf(campaign).decks('hurricane').raf)
  script(drawCard(campaign, 'raf'), 'draw.raf raf-scatter')
  expect(offers(drawCard(campaign, 'raf'))).not.toContain('raf-scatter')
})

test('SAB-GEN-13 a deck that has run out is shuffled again, but for the card in the hand', () => {
  const campaign = aPatrol({ fly: 'red-1' })
  const { decks } = patrolOf(campaign)
  for (const card of Object.keys(decks.tailed)) decks.tailed[card] = card === 't-hit' ? 1 : 0
  dogfight(campaign, 'red-1', '109 4 tailed')
  const two = fightsTo(campaign, 'dogfight.maneuver evade')
  expect(two).toContain('t-vanish')
  expect(two).not.toContain('t-hit,')
})

test('SAB-GEN-14 two cups, drawn from blindly; a marker is back when a rule puts it back', () => {
  const campaign = aPatrol()
  const { cups } = patrolOf(campaign)
  expect(pauseAfter(drawHit(campaign, 'red-1'))).toMatchObject({ kind: 'chance', what: 'draw.hit' })
  script(drawHit(campaign, 'red-1'), 'draw.hit wing-3')
  expect(cups.hits['wing-3']).toBe(2)
  returnHit(campaign, 'red-1', 'wing-3')
  expect(cups.hits['wing-3']).toBe(3)
  script(drawDamage(campaign), 'draw.damage wing')
  expect(cups.damage.wing).toBe(3)
})
