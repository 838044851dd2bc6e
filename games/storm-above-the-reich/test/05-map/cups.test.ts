import { describe, expect, test } from 'vitest'
import { drawCard, drawMarker, returnMarker } from '../../rules/05-map/cups.ts'
import { missionOf } from '../../rules/05-map/table.ts'
import { aCampaign, factsOf, offers, pauseAfter, script } from '../kit/table.ts'

describe('decks', () => {
  test('SR-ATK-04 a card that was drawn is out of its deck', () => {
    const campaign = aCampaign()
    const { value } = script(drawCard(campaign, 'nose'), 'card.nose nose-2')
    expect(value).toBe('nose-2')
    expect(offers(drawCard(campaign, 'nose'))).toEqual(['nose-1', 'nose-3'])
  })

  test('SR-Q-24 an empty deck is made anew, and the log says so', () => {
    const campaign = aCampaign()
    const { decks } = missionOf(campaign)
    decks.oblique = { 'oblique-1': 0, 'oblique-2': 0 }
    const played = script(drawCard(campaign, 'oblique'), 'card.oblique oblique-1')
    expect(played.value).toBe('oblique-1')
    expect(decks.oblique).toEqual({ 'oblique-1': 0, 'oblique-2': 1 })
    expect(factsOf(played, 'deck.shuffled')).toEqual([{ deck: 'oblique' }])
  })

  test('SR-Q-24 a deck with a card left is not made anew', () => {
    const campaign = aCampaign()
    missionOf(campaign).decks.oblique = { 'oblique-1': 0, 'oblique-2': 1 }
    const played = script(drawCard(campaign, 'oblique'))
    expect(played.value).toBe('oblique-2')
    expect(played.notes).toEqual([])
  })
})

describe('cups', () => {
  test('a marker is drawn by its share of the cup, and taken out', () => {
    const campaign = aCampaign()
    const pause = pauseAfter(drawMarker(campaign, 'damage'))
    expect(pause).toEqual({
      kind: 'chance',
      what: 'damage.draw',
      outcomes: [
        { id: 'tailplane-2', weight: 6 },
        { id: 'spar-4', weight: 6 },
        { id: 'hull-9', weight: 4 },
        { id: 'motor-5', weight: 4 },
        { id: 'wingtip-8', weight: 4 },
      ],
    })
    script(drawMarker(campaign, 'damage'), 'damage.draw spar-4')
    expect(missionOf(campaign).cups.damage['spar-4']).toBe(5)
  })

  test.each(['hits', 'damage', 'proximity'] as const)('SR-Q-24 an empty cup of %s yields nothing', cup => {
    const campaign = aCampaign()
    missionOf(campaign).cups[cup] = {}
    const played = script(drawMarker(campaign, cup))
    expect(played.value).toBeUndefined()
    expect(factsOf(played, 'cup.empty')).toEqual([{ cup }])
  })

  test.each([
    ['hits', 'wing-4', 5],
    ['damage', 'spar-4', 7],
    ['proximity', 'impact-3', 5],
  ] as const)('a marker goes back to the cup of %s that it came from', (cup, marker, count) => {
    const campaign = aCampaign()
    returnMarker(campaign, marker)
    expect(missionOf(campaign).cups[cup][marker]).toBe(count)
    const sizes = Object.values(missionOf(campaign).cups).map(one => Object.keys(one).length)
    expect(sizes).toEqual([6, 5, 6])
  })

  test('a marker may have any id that a pack allows, even one that every object knows', () => {
    const campaign = aCampaign()
    const { cups } = missionOf(campaign)
    cups.damage = { constructor: 1 } as unknown as typeof cups.damage
    script(drawMarker(campaign, 'damage'))
    returnMarker(campaign, 'constructor')
    expect(Object.entries(cups.damage)).toEqual([['constructor', 1]])
    expect(Object.keys(cups.hits)).toHaveLength(6)
  })

  test.each([
    ['hits', 'hit.draw'],
    ['proximity', 'proximity.draw'],
  ] as const)('the cup of %s has a name of its own for the draw', (cup, what) => {
    expect(pauseAfter(drawMarker(aCampaign(), cup))).toMatchObject({ what })
  })
})
