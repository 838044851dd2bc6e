import { describe, expect, test } from 'vitest'
import { patrolOf } from '../../rules/01-general/terms.ts'
import { chancesOf } from '../../rules/03-dogfight/chances.ts'
import type { Campaign } from '../../state.ts'
import { aPatrol, dogfight } from '../kit/table.ts'

/** The only cards left in a deck, and one kind of marker in the cup: 7 or more saves, so half of the hits are severe. */
function left(campaign: Campaign, deck: 'tailed' | 'headOn', cards: string): Campaign {
  const patrol = patrolOf(campaign)
  patrol.decks[deck] = Object.fromEntries(cards.split(' ').map(id => [id, 1]))
  patrol.cups.hits = { 'engine-7': 4 }
  return campaign
}

function tailed(cards: string, more: Parameters<typeof aPatrol>[0] = {}) {
  const campaign = left(aPatrol({ fly: 'red', ...more }), 'tailed', cards)
  const fight = dogfight(campaign, 'red', '109 2 tailed')
  const [german] = fight.germans
  if (!german) throw new Error('no Germans')
  return { campaign, fight, german }
}

describe('SAB-GEN-13 what a card may bring is reckoned from those that are left', () => {
  test('SAB-DOG-26 straight on: each card as it is', () => {
    const { campaign, fight, german } = tailed('t-hit t-vanish t-hit--hit t-reduce')
    const chances = chancesOf(campaign, fight, german)
    expect(chances).toMatchObject({ hit: 0.5, rid: 0.25, kill: 0, cards: 4 })
    // One hit is severe with 1/2, one of two with 3/4.
    expect(chances.loss).toBeCloseTo((1 / 2 + 3 / 4) / 4)
  })

  test('SAB-MAN-01 an Evade: the kinder of every two', () => {
    const { campaign, fight, german } = tailed('t-hit t-vanish t-hit--hit')
    const chances = chancesOf(campaign, fight, german, 'evade')
    // hit+vanish: vanish; hit+two hits: hit; vanish+two hits: vanish
    expect(chances.hit).toBeCloseTo(1 / 3)
    expect(chances.rid).toBeCloseTo(2 / 3)
  })

  test('SAB-MAN-01 an Evade with the last card of the deck: one of the new deck with it', () => {
    const { campaign, fight, german } = tailed('t-hit')
    expect(chancesOf(campaign, fight, german, 'evade').hit).toBeLessThan(1)
    expect(chancesOf(campaign, fight, german).hit).toBe(1)
  })

  test('SAB-MAN-05 SAB-MAN-07 a Slip or a Tight Turn that comes off strikes out the rest', () => {
    const { campaign, fight, german } = tailed('t-slip--hit t-tight-turn--hit t-hit t-hit-b')
    expect(chancesOf(campaign, fight, german, 'slip')).toMatchObject({ hit: 0.75, works: 1, cards: 4 })
    expect(chancesOf(campaign, fight, german, 'turn')).toMatchObject({ hit: 0.75, works: 1 })
    expect(chancesOf(campaign, fight, german)).toMatchObject({ hit: 1, works: 0 })
  })

  test('SAB-PIL-08 a Hit on Greens counts where there is one', () => {
    const none = tailed('t-hit-green')
    expect(chancesOf(none.campaign, none.fight, none.german).hit).toBe(0)
    const green = tailed('t-hit-green', { greens: 'red-3' })
    expect(chancesOf(green.campaign, green.fight, green.german).hit).toBe(1)
  })

  test('SAB-DOG-35 a tired pilot is lost sooner', () => {
    const { campaign, fight, german } = tailed('t-hit', { fatigued: 'red-1 red-2 red-3' })
    expect(chancesOf(campaign, fight, german).loss).toBeCloseTo(7 / 12)
  })

  test('SAB-ICO-18 SAB-ICO-25 guns that are empty kill nobody, jammed ones every second time', () => {
    const campaign = left(aPatrol({ fly: 'red-1' }), 'headOn', 'x-damage')
    const fight = dogfight(campaign, 'red-1', '109 2 tailing')
    const [german] = fight.germans
    const red = patrolOf(campaign).fighters['red-1']
    if (!german || !red) throw new Error('nobody there')
    expect(chancesOf(campaign, fight, german).kill).toBe(1)
    red.jammed = true
    expect(chancesOf(campaign, fight, german).kill).toBe(0.5)
    red.ammo = 'none'
    expect(chancesOf(campaign, fight, german).kill).toBe(0)
  })
})
