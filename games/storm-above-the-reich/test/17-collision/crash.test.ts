import { describe, expect, test } from 'vitest'
import { missionOf } from '../../rules/05-map/table.ts'
import { collide } from '../../rules/17-collision/crash.ts'
import type { Campaign } from '../../state.ts'
import { damageOn, fighter, goneOf, placesOf } from '../kit/attackers.ts'
import { aCampaign, asked, type Layout, type Lines, offers, play, stopsFor } from '../kit/table.ts'

const crash = (campaign: Campaign) => collide(campaign, fighter(campaign))
const aCrash = (fighters: string, layout: Layout = {}) => crash(aCampaign({ ...layout, fighters }))

/** The first of these fighters collides. */
function crashed(fighters: string, lines: Lines, layout: Layout = {}) {
  const played = play(aCampaign({ ...layout, fighters }), crash, lines)
  const { campaign } = played
  return { ...played, at: placesOf(campaign), pilots: campaign.pilots.map(({ status }) => status) }
}

const even = 'collision.crash 6'
const odd = 'collision.crash 5'
/** Four markers without a catastrophe: 8 points. */
const FOUR = 'damage.draw tailplane-2 tailplane-2 tailplane-2 tailplane-2'

describe('even', () => {
  test('SR-COL-13 the fighter is destroyed, its pilot dead, and the bomber takes four Damage markers', () => {
    const { campaign, facts, at, pilots } = crashed('2.2 A1', [even, FOUR])
    expect([at, pilots[0], damageOn(campaign, 'A1').length]).toEqual([['lost'], 'killed', 4])
    expect(missionOf(campaign).score.killed).toEqual([0])
    expect(facts('collision.crash')).toEqual([
      { fighter: 0, name: 'Arnold', die: 6, needs: { even: true }, even: true, damage: 4 },
    ])
    expect(facts('collision.bomber')).toEqual([{ fighter: 0, name: 'Arnold', bomber: 'A1' }])
  })

  test('SR-COL-13 each marker is checked, and a bomber that is gone takes no more', () => {
    const { campaign } = crashed('2.2 A1', [even, 'damage.draw tailplane-2 motor-5, damage.catastrophe 7'])
    expect([damageOn(campaign, 'A1'), goneOf(campaign, 'A1')]).toEqual([[], 'fallen'])
  })

  test.each([
    ['its target is struck, if it is in the space', '1.1 A2', [even, FOUR]],
    ['else one that the player picks', '1.1 A1', [even, 'collision.bomber bomber/A2', FOUR]],
  ])('SR-Q-29 %s', (_, fighters, lines) => {
    expect(damageOn(crashed(fighters, lines).campaign, 'A2')).toHaveLength(4)
  })

  test('SR-Q-29 he picks among those in the space', () => {
    expect(asked(aCrash('1.1 A1'), even)).toBe('collision.bomber of fighter:0: bomber/A3, bomber/A2')
  })

  test.each<[string, string, Layout, string[]]>([
    ['SR-COL-14 with no bomber in the space, one of the element', '0.0 A2', { fallen: 'A3' }, ['A1', 'A2']],
    [
      'SR-COL-14 SR-Q-55 from an overlap, one of either element',
      '2.2',
      { map: '7', fallen: 'X B1 B2 C1' },
      ['B3', 'C2', 'C3'],
    ],
  ])('%s', (_, fighters, layout, bombers) => {
    expect(offers(aCrash(fighters, layout), even)).toEqual(bombers.map(id => `bomber/${id}`))
  })

  test.each<[string, string, Layout, string[]]>([
    ['with no bomber in the element', '0.0, 2.2', { fallen: 'A1 A2 A3' }, ['lost', 'lost']],
    ['outside all elements', '3.1, 3.1, 2.2', { map: '7', fallen: 'X' }, ['lost', 'lost', 'space']],
  ])('SR-COL-14 %s it is odd after all', (_, fighters, layout, at) => {
    expect(crashed(fighters, even, layout).at).toEqual(at)
  })
})

describe('odd', () => {
  test('SR-COL-15 another fighter in the space is destroyed with it; nobody bails out', () => {
    const { campaign, facts, at, pilots } = crashed('2.2 A1, 2.2 A1, 1.1', odd)
    expect(at).toEqual(['lost', 'lost', 'space'])
    expect(pilots.slice(0, 3)).toEqual(['killed', 'killed', 'ready'])
    expect(damageOn(campaign, 'A1')).toEqual([])
    expect(facts('collision.fighters')).toEqual([
      { fighter: 0, name: 'Arnold', other: 1, otherName: 'Brnold' },
    ])
  })

  test('SR-COL-15 chance says which, if several share the space', () => {
    expect(asked(aCrash('2.2, 2.2, 2.2, 1.1'), odd)).toBe('collision.partner: fighter/1, fighter/2')
  })

  test.each([
    ['in the space', '2.2, 2.2, 2.2, 1.1', ['lost', 'space', 'lost', 'space']],
    ['else in the element', '2.2, 1.1, 0.0, tail/level', ['lost', 'space', 'lost', 'tail/level']],
  ])('SR-COL-15 it finds its partner %s', (_, fighters, at) => {
    expect(crashed(fighters, [odd, 'collision.partner fighter/2']).at).toEqual(at)
  })

  test('SR-Q-55 in an overlap the player names the element in which it finds its partner', () => {
    expect(stopsFor(aCrash('2.2, 0.0, 3.3', { map: '7' }), odd)).toBe('element.partner')
    const { at } = crashed('2.2, 0.0, 3.3', [odd, 'element.partner element/high'], { map: '7' })
    expect(at).toEqual(['lost', 'space', 'lost'])
  })

  test.each<[string, string, Layout, string, string[]]>([
    ['SR-COL-15 not one of another element', '0.0 B1, 3.3', { map: '7' }, 'B1', ['lost', 'space']],
    ['SR-COL-16 alone in the element', '2.2 A1', {}, 'A1', ['lost']],
  ])('%s: it strikes the bomber after all', (_, fighters, layout, bomber, at) => {
    const { campaign, ...played } = crashed(fighters, [odd, FOUR], layout)
    expect([played.at, damageOn(campaign, bomber).length]).toEqual([at, 4])
  })

  test.each([even, odd])('SR-COL-16 with neither fighter nor bomber it is destroyed alone: %j', die => {
    const { at, pilots, facts } = crashed('2.2 A1', die, { fallen: 'A1 A2 A3' })
    expect([at, pilots[0]]).toEqual([['lost'], 'killed'])
    expect(facts('collision.debris')).toEqual([{ fighter: 0, name: 'Arnold' }])
  })
})

describe('the price', () => {
  test('SR-COL-20 an auxiliary costs 1 Staffel EP and 1 OP of the next mission, and no pilot', () => {
    const { campaign } = crashed('2.2 A1, 2.2 A1 ju88', odd, { ep: 5 })
    expect(campaign).toMatchObject({ ep: 4, deduction: 1, mission: { score: { killed: [0] } } })
  })

  test('SR-COL-20 a pilot is dead; his aircraft costs nothing', () => {
    const { campaign, pilots } = crashed('2.2 A1', [even, FOUR], { ep: 5 })
    expect(campaign).toMatchObject({ ep: 5, deduction: 0 })
    expect(pilots[0]).toBe('killed')
  })
})
