import { describe, expect, test } from 'vitest'
import type { FireCard } from '../../pack/types.ts'
import { leaveFormation } from '../../rules/21-continuing-fire/continuing-fire.ts'
import { element, fighter, flying, whereabouts } from '../kit/attackers.ts'
import { proofPack } from '../kit/charts.ts'
import {
  aCampaign,
  after,
  asked,
  factsOf,
  offers,
  type Piece,
  pauseAfter,
  play,
  script,
  stopsFor,
} from '../kit/table.ts'

const NOSE = 'nose/approach/level'
const WING = 'hit.draw wing-4'

/** One fighter under Continuing Fire: at 2.2 the Lethal Level is 3, at 3.3 it is 2. */
function under(more: Partial<Piece> = {}, layout: Parameters<typeof aCampaign>[0] = {}) {
  return aCampaign({ ...layout, fighters: [flying('2.2', NOSE, more)] })
}

const card = (event: FireCard['event']) => `card.fire fire-${event}`

describe('one after another', () => {
  test('SR-CF-01 every fighter in a space draws a card, in the order the player likes', () => {
    const fighters = ['2.2 nose/level', 'tail/return/low', '1.1 nose/level']
    const campaign = aCampaign({ fighters })
    expect(asked(leaveFormation(campaign))).toBe('fire.next: fighter/0, fighter/2, rest')
    const one = script(leaveFormation(campaign), ['fire.next fighter/2', card('bounced'), WING])
    expect(one.value).toBe('break-away')
    expect(stopsFor(leaveFormation(campaign))).toBe('card.fire')
  })

  test('SR-CF-01 the card is discarded', () => {
    const campaign = aCampaign({ fighters: ['2.2 nose/level', '1.1 nose/level'] })
    script(leaveFormation(campaign), ['fire.next fighter/0', card('bounced'), WING])
    expect(offers(leaveFormation(campaign))).not.toContain('fire-bounced')
  })

  test('SR-CF-09 SR-BRK-01 it breaks away right after its own card, before the next draws', () => {
    const campaign = aCampaign({ fighters: ['2.2 nose/level', '1.1 nose/level'] })
    const { value } = script(leaveFormation(campaign), ['fire.next fighter/0', card('bounced'), WING])
    expect(value).toBe('break-away')
    expect([whereabouts(campaign, 0), whereabouts(campaign, 1)]).toEqual(['tail/return/high', '1.1'])
  })

  test('SR-CF-02 a text whose conditions do not hold is ignored, the table is read', () => {
    const played = play(under({ maneuver: 'climb' }), leaveFormation, [card('hard-roll'), WING])
    expect(factsOf(played, 'event.skips')).toEqual([])
    expect(factsOf(played, 'fire.table')).toMatchObject([{ hits: 1 }])
  })

  test('SR-CF-03 SR-CF-05 skipped: nobody looks at the table', () => {
    const campaign = under({ maneuver: 'dive-roll-left' })
    const played = script(leaveFormation(campaign), [card('hard-roll')])
    expect(factsOf(played, 'fire.table')).toEqual([])
    expect(fighter(campaign).hits).toEqual([])
  })
})

describe('the table', () => {
  const PACK = {
    ...proofPack,
    id: 'proof with one fire card',
    fireCards: [
      {
        id: 'ladder',
        event: 'hard-roll',
        determined: [5, 4, 3, 2, 1, 0],
        evasive: [0, 0, 0, 0, 0, 1],
        climb: 2,
        climbRoll: 1,
        source: 'designed',
        ref: 'the proofs',
      },
    ],
  } as const satisfies typeof proofPack

  test.each([
    ['3.3', 'dive', 'determined', 3],
    ['2.2', 'dive', 'determined', 2],
    ['1.2', 'dive', 'determined', 1],
    ['2.1', 'dive', 'determined', 0],
    ['2.1', 'dive', 'evasive', 1],
    ['1.2', 'dive', 'evasive', 0],
  ] as const)('SR-CF-04 in %s, %s, %s: %s Hits', (at, maneuver, mode, hits) => {
    const campaign = aCampaign({ pack: PACK, fighters: [flying(at, NOSE, { maneuver, mode })] })
    script(leaveFormation(campaign), [], ['hit.draw'])
    expect(fighter(campaign).hits).toHaveLength(hits)
  })

  test.each([
    ['climb', 2, 1],
    ['climb-roll-left', 1, 2],
    ['climb-roll-right', 1, 2],
    ['dive', 0, 3],
  ] as const)('SR-CF-07 SR-LL-06 the card adds to the level of a %s: +%s', (maneuver, by, hits) => {
    const campaign = aCampaign({ pack: PACK, fighters: [flying('3.3', NOSE, { maneuver })] })
    const played = script(leaveFormation(campaign), [], ['hit.draw'])
    expect(fighter(campaign).hits).toHaveLength(hits)
    expect(factsOf(played, 'fire.table')).toEqual([
      {
        fighter: 0,
        name: 'Arnold',
        card: 'ladder',
        event: 'hard-roll',
        column: 2 + by,
        parts: [{ id: 'printed', by: 2 }, ...(by > 0 ? [{ id: 'card', by }] : [])],
        mode: 'determined',
        space: 15,
        hits,
      },
    ])
  })

  test('SR-CF-06 the Hits may be cancelled as usual', () => {
    const campaign = under({ outOfTheSun: true, skills: ['luck'] })
    element(campaign, 'a').rotte = true
    expect(offers(leaveFormation(campaign), [card('bounced')])).toEqual(['take', 'rotte/a', 'sun', 'luck'])
  })

  test('SR-MAP-15 in an overlap of different cohesion the player names the element, with the card in hand', () => {
    const layout = { map: '7', cohesion: { low: 'loose' }, fighters: ['2.2 nose/level'] } as const
    expect(asked(leaveFormation(aCampaign(layout)), [card('bounced')])).toBe(
      'element.level of fighter:0: element/low, element/high',
    )
    for (const [named, column] of [
      ['low', 3],
      ['high', 4],
    ] as const) {
      const lines = [card('bounced'), `element.level element/${named}`]
      const played = script(leaveFormation(aCampaign(layout)), lines, ['hit.draw'])
      expect(factsOf(played, 'fire.table')).toMatchObject([{ column }])
    }
  })
})

describe('Quick', () => {
  const quick = (more: Partial<Piece> = {}) => under({ skills: ['quick'], ...more })
  const keep = 'quick.break-away keep'

  test('SR-PIL-14 before the table, if the other row reads otherwise', () => {
    // Debris at level 3 is the same in both rows, Friendly Fire is not
    const plain = [card('debris'), 'event.debris 1', WING]
    expect(stopsFor(leaveFormation(quick()), plain)).toBe('quick.break-away')
    const campaign = quick()
    const lines = [card('friendly-fire'), 'event.friendly-fire 2, damage.draw spar-4']
    expect(pauseAfter(leaveFormation(quick()), lines)).toMatchObject({
      ask: 'quick.fire',
      about: ['fighter:0'],
    })
    script(leaveFormation(campaign), [...lines, 'quick.fire change'])
    expect(fighter(campaign).hits).toEqual([])
    expect(whereabouts(campaign)).toBe('tail/evasive/high')
  })

  test('SR-PIL-14 or if the sun hides an Evasive fighter from a Hit for certain', () => {
    const lines = [card('debris'), 'event.debris 2, damage.draw spar-4']
    const sunny = { outOfTheSun: true } as const
    // No Hit at level 3: the sun is of no use
    expect(stopsFor(leaveFormation(quick(sunny)), lines)).toBe('quick.break-away')
    const campaign = quick(sunny)
    // Bounced at level 3: a Hit in either row
    expect(stopsFor(leaveFormation(quick(sunny)), [card('bounced')])).toBe('quick.fire')
    script(leaveFormation(campaign), [card('bounced'), 'quick.fire change, hit.cancel sun'])
    expect(fighter(campaign)).toMatchObject({ hits: [], mode: 'evasive', used: { quick: 1 } })
  })

  test('SR-PIL-15 not between the Hits of the table: after the first the sun needs its die', () => {
    const campaign = quick({ outOfTheSun: true })
    const lines = [card('bounced'), 'quick.fire keep, hit.cancel sun']
    expect(stopsFor(leaveFormation(campaign), lines)).toBe('hit.sun')
    const after = quick({ outOfTheSun: true })
    const rest = [...lines, 'hit.sun 2']
    expect(stopsFor(leaveFormation(after), rest)).toBe('quick.break-away')
  })

  test('SR-PIL-14 SR-BRK-04 and before it leaves: the mode decides on the box', () => {
    const lines = [card('bounced'), WING]
    const stays = after(quick(), leaveFormation, [...lines, keep])
    expect(whereabouts(stays)).toBe('tail/return/high')
    const turns = after(quick(), leaveFormation, [...lines, 'quick.break-away change'])
    expect(whereabouts(turns)).toBe('tail/evasive/high')
    expect(fighter(turns).used.quick).toBe(1)
  })

  test('SR-PIL-14 not where the event has decided on the box', () => {
    const campaign = after(quick(), leaveFormation, [card('power-bleed'), WING])
    expect(whereabouts(campaign)).toBe('tail/evasive/low')
    const diver = after(quick({ maneuver: 'dive', mode: 'evasive' }), leaveFormation, [card('fall-away')])
    expect(whereabouts(diver)).toBe('tail/evasive/low')
  })
})

describe('Disoriented', () => {
  test('SR-PIL-14 SR-EVT-06 a Hit in confusion turns him, and if he is Quick he may still turn back', () => {
    const campaign = under({ skills: ['quick'], penalty: 'disoriented' }, { tp: 0 })
    const pause = pauseAfter(leaveFormation(campaign), [card('confused'), WING, WING])
    expect(pause).toMatchObject({ ask: 'quick.break-away' })
    expect(fighter(campaign)).toMatchObject({ mode: 'determined', hits: ['wing-4', 'wing-4'] })
  })

  test('SR-PIL-22 the text comes first, by the mode he had: a diver falls away, and the Hit turns him back', () => {
    const campaign = under({ maneuver: 'dive', penalty: 'disoriented' })
    script(leaveFormation(campaign), [card('fall-away'), WING])
    // Determined, then Evasive by the text and so hit as such, then Determined by the Hit; the text has fixed the box
    expect(fighter(campaign).mode).toBe('determined')
    expect(whereabouts(campaign)).toBe('tail/evasive/low')
  })

  test('SR-PIL-22 SR-CF-10 a text that comes after the table sees the mode that the Hit has left', () => {
    const escorts = [{ at: 'above-trailing' as const }]
    const turned = under({ penalty: 'disoriented' }, { escorts })
    script(leaveFormation(turned), [card('achtung'), WING])
    expect(whereabouts(turned)).toBe('tail/evasive/high')
    expect(turned.mission?.escort.markers[0]?.at).toBe('above-trailing')
    const steadfast = after(under({}, { escorts }), leaveFormation, [card('achtung'), WING])
    expect(steadfast.mission?.escort.markers[0]?.at).toBe('tail/return/high')
  })

  test('SR-PIL-22 a Hit by the text turns him before the table', () => {
    const campaign = under({ at: '3.3', penalty: 'disoriented' }, { cohesion: { a: 'loose' } })
    // Level 1: Determined would be hit again, Evasive is not
    script(leaveFormation(campaign), [card('debris'), 'event.debris 1', WING])
    expect(fighter(campaign)).toMatchObject({ mode: 'evasive', hits: ['wing-4'] })
  })
})

describe('the end of the step', () => {
  test('SR-CF-01 with nobody left in a space it is over at once', () => {
    const waiting = aCampaign({ fighters: ['nose/approach/level', 'tail/return/low'] })
    expect(script(leaveFormation(waiting)).value).toBe('approach')
  })

  test('SR-SEQ-11 SR-BRK-06 Out of the Sun markers go when all have left', () => {
    const sun = { outOfTheSun: true }
    const campaign = aCampaign({
      fighters: [flying('2.2', NOSE, sun), flying('1.1', NOSE, { ...sun, maneuver: 'dive-roll-left' })],
    })
    script(leaveFormation(campaign), ['fire.next fighter/1', card('hard-roll')])
    expect([0, 1].map(no => fighter(campaign, no).outOfTheSun)).toEqual([true, true])
    script(leaveFormation(campaign), [card('bounced'), 'hit.cancel take', WING])
    expect([0, 1].map(no => fighter(campaign, no).outOfTheSun)).toEqual([false, false])
  })
})
