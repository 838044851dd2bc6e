import { describe, expect, test } from 'vitest'
import type { ApproachBox } from '../pack/types.ts'
import { endTurn } from '../rules/06-turn/turn.ts'
import { checkAdvantages } from '../rules/18-advantages/advantage-check.ts'
import { advantagesOf, schwarmOf, spendAdvantage, spendSchwarm } from '../rules/18-advantages/advantages.ts'
import { burst } from '../rules/20-burst/burst.ts'
import { leaveFormation } from '../rules/21-continuing-fire/continuing-fire.ts'
import type { Campaign } from '../state.ts'
import { advantagesIn, damageOn, element, fighter, flying, whereabouts } from './kit/attackers.ts'
import {
  aCampaign,
  after,
  asked,
  factsOf,
  type Layout,
  type Lines,
  offers,
  type Piece,
  pauseAfter,
  script,
} from './kit/table.ts'

const NOSE: ApproachBox = 'nose/approach/low'
const TAIL: ApproachBox = 'tail/approach/high'

/** What the fighters earn in the one element of Map 5. */
function earned(...fighters: Piece[]): string {
  const campaign = after(aCampaign({ fighters }), checkAdvantages)
  return advantagesIn(campaign, 'a')
}

function checked(layout: Layout, lines: Lines = []): Campaign {
  const campaign = after(aCampaign(layout), checkAdvantages, lines)
  return campaign
}

/** As many as are named, from one box, each in its space. */
function group(approach: ApproachBox, ...spaces: readonly Piece['at'][]): Piece[] {
  return spaces.map(at => flying(at, approach))
}

describe('Rotte', () => {
  test('SR-ADV-04 two Determined fighters of one type and one Approach Box in one space', () => {
    expect(earned(...group(NOSE, '3.3', '3.3'))).toBe('rotte')
    expect(earned(...group('right/approach/high', '3.2', '3.2'))).toBe('rotte')
  })

  test.each<[string, Partial<Piece>]>([
    ['in another space', { at: '2.1' }],
    ['of another type', { kind: 'mc202' }],
    ['Evasive', { mode: 'evasive' }],
    ['from another box of its position', { approach: 'nose/approach/level', altitude: 'level' }],
  ])('SR-ADV-04 not with one that is %s', (_, other) => {
    expect(earned(flying('3.3', NOSE), flying('3.3', NOSE, other))).toBe('')
    expect(earned(flying('3.3', NOSE, other), flying('3.3', NOSE))).toBe('')
  })

  test('SR-ADV-04 SR-Q-01 two auxiliaries of one type will do, without ammunition too', () => {
    const ju88 = { kind: 'ju88', ammo: 'none' } as const
    expect(earned(flying('3.3', NOSE, ju88), flying('3.3', NOSE, ju88))).toBe('rotte')
  })
})

describe('Position', () => {
  test.each<[string, ApproachBox, ApproachBox, string]>([
    ['two positions and two altitudes', NOSE, TAIL, 'position'],
    ['two positions, one altitude', NOSE, 'tail/approach/low', ''],
    ['two altitudes, one position', NOSE, 'nose/approach/high', ''],
    ['the two flanks, two altitudes', 'left/approach/low', 'right/approach/high', 'position'],
  ])('SR-ADV-05 %s', (_, one, other, gain) => {
    expect(earned(flying('3.3', one), flying('2.1', other))).toBe(gain)
  })

  test('SR-ADV-05 mode and type do not matter', () => {
    const fighters = ['3.3 nose/low evasive', '2.1 tail/high bf110']
    expect(earned(...fighters)).toBe('position')
  })

  test('SR-ADV-05 both must attack the same element', () => {
    const campaign = checked({ map: '7', fighters: ['1.1 nose/low', '3.3 tail/high'] })
    expect([advantagesIn(campaign, 'low'), advantagesIn(campaign, 'high')]).toEqual(['', ''])
  })
})

describe('Schwarm', () => {
  const FOUR: readonly Piece['at'][] = ['3.3', '3.2', '2.1', '1.1']

  test('SR-ADV-06 SR-ADV-09 SR-Q-27 four alongside, from edge to edge and from corner to corner', () => {
    expect(earned(...group(NOSE, ...FOUR))).toBe('schwarm-2')
    expect(earned(...group(NOSE, '3.3', '2.2', '1.1', '0.0'))).toBe('schwarm-2')
    expect(earned(...group(TAIL, '3.3', '3.3', '3.3', '3.3'))).toBe('rotte schwarm-2')
  })

  test('SR-ADV-06 three are too few', () => {
    expect(earned(...group(NOSE, '3.3', '3.2', '2.1'))).toBe('')
  })

  test('SR-ADV-06 SR-Q-27 a gap of one space parts them', () => {
    expect(earned(...group(NOSE, '3.3', '3.2', '2.1', '0.1'))).toBe('')
    expect(earned(...group(NOSE, '3.3', '3.2', '0.0', '0.1'))).toBe('')
  })

  test('SR-ADV-06 the one who joins them may be the last to be counted', () => {
    expect(earned(...group(NOSE, '3.3', '1.1', '0.1', '2.2'))).toBe('schwarm-2')
  })

  test.each<[string, Partial<Piece>]>([
    ['of another type', { kind: 'mc202' }],
    ['Evasive', { mode: 'evasive' }],
    ['No Ammo', { ammo: 'none' }],
    ['from another box', { approach: 'nose/approach/level' }],
  ])('SR-ADV-06 SR-OTH-04 not with a fourth that is %s, wherever it is counted', (_, odd) => {
    for (const at of [0, 1, 2, 3]) {
      const fighters = group(NOSE, ...FOUR)
      fighters[at] = { ...(fighters[at] as Piece), ...odd }
      expect(earned(...fighters)).not.toContain('schwarm')
    }
  })

  test('SR-ADV-06 a fifth that does not qualify does no harm, a jammed one qualifies', () => {
    const fifth = flying('3.3', NOSE, { ammo: 'none' })
    expect(earned(fifth, ...group(NOSE, ...FOUR))).toBe('rotte schwarm-2')
    const [first, ...rest] = group(NOSE, ...FOUR)
    expect(earned({ ...(first as Piece), ammo: 'jam' }, ...rest)).toBe('schwarm-2')
  })

  test('SR-ADV-07 never from a flank', () => {
    expect(earned(...group('right/approach/high', ...FOUR))).toBe('')
    expect(earned(...group('left/approach/low', ...FOUR))).toBe('')
  })
})

describe('the check', () => {
  test('SR-ADV-01 every element with fighters is checked', () => {
    const campaign = aCampaign({
      map: '7',
      fighters: [...group(NOSE, '1.1', '1.1'), ...group(NOSE, '4.4', '4.4')],
    })
    const played = script(checkAdvantages(campaign))
    expect([advantagesIn(campaign, 'low'), advantagesIn(campaign, 'high')]).toEqual(['rotte', 'rotte'])
    expect(factsOf(played, 'advantage.earned')).toEqual([
      { element: 'Low', advantages: ['rotte'] },
      { element: 'High', advantages: ['rotte'] },
    ])
  })

  test('SR-ADV-01 SR-MAP-12 in spaces outside every element nothing is earned', () => {
    const campaign = checked({ map: '7', fighters: group(NOSE, '3.1', '3.1') })
    expect([advantagesIn(campaign, 'low'), advantagesIn(campaign, 'high')]).toEqual(['', ''])
  })

  test('SR-ADV-01 the note names all that is earned', () => {
    const fighters = [...group(NOSE, '3.3', '3.3', '3.3', '3.3'), flying('3.3', TAIL)]
    const played = script(checkAdvantages(aCampaign({ fighters })))
    expect(factsOf(played, 'advantage.earned')).toEqual([
      { element: 'Lead', advantages: ['rotte', 'position', 'schwarm'] },
    ])
  })

  test('SR-ADV-02 each type once in an element, however many earn it', () => {
    expect(earned(...group(NOSE, '3.3', '3.3', '2.1', '2.1'), flying('3.3', TAIL))).toBe('rotte position')
  })

  test('SR-ADV-02 SR-Q-18 a type that is left from the last wave is not doubled; one used up is earned anew', () => {
    const fighters = group(NOSE, '3.3', '3.3', '3.3', '3.3')
    const campaign = aCampaign({ fighters, advantages: { a: 'schwarm-1' } })
    expect(factsOf(script(checkAdvantages(campaign)), 'advantage.earned')).toEqual([
      { element: 'Lead', advantages: ['rotte'] },
    ])
    expect(advantagesIn(campaign, 'a')).toBe('rotte schwarm-1')
    element(campaign, 'a').schwarm = 0
    element(campaign, 'a').rotte = true
    element(campaign, 'a').position = true
    expect(factsOf(script(checkAdvantages(campaign)), 'advantage.earned')).toEqual([
      { element: 'Lead', advantages: ['schwarm'] },
    ])
    expect(advantagesIn(campaign, 'a')).toBe('rotte position schwarm-2')
  })

  test('SR-ADV-02 a Position that is left is not earned twice', () => {
    const campaign = aCampaign({ fighters: ['3.3 nose/low', '3.3 tail/high'], advantages: { a: 'position' } })
    expect(factsOf(script(checkAdvantages(campaign)), 'advantage.earned')).toEqual([])
  })
})

describe('in an overlap', () => {
  test('SR-Q-55 SR-MAP-14 a fighter counts in the element that the player names, not in both', () => {
    const fighters = ['2.2 nose/low', '1.1 tail/high', '3.3 tail/high']
    expect(asked(checkAdvantages(aCampaign({ map: '7', fighters })))).toBe(
      'element.advantage of fighter:0: element/low, element/high',
    )
    for (const [named, other] of [
      ['low', 'high'],
      ['high', 'low'],
    ] as const) {
      const campaign = checked({ map: '7', fighters }, `element.advantage element/${named}`)
      expect([advantagesIn(campaign, named), advantagesIn(campaign, other)]).toEqual(['position', ''])
    }
  })

  test('SR-Q-55 two of them may be counted apart', () => {
    const fighters = ['2.2 nose/low', '2.2 nose/low']
    const campaign = checked({ map: '7', fighters }, 'element.advantage element/low element/high')
    expect([advantagesIn(campaign, 'low'), advantagesIn(campaign, 'high')]).toEqual(['', ''])
  })

  test('SR-Q-55 together they are a Rotte in either', () => {
    const fighters = ['2.2 nose/low', '2.2 nose/low']
    const named = 'element.advantage element/high'
    const campaign = checked({ map: '7', fighters }, [named, named])
    expect([advantagesIn(campaign, 'low'), advantagesIn(campaign, 'high')]).toEqual(['', 'rotte'])
  })

  test('SR-Q-55 asked too where it depends on how the others are named', () => {
    // Low has its Rotte already: only both together in High earn anything
    const campaign = aCampaign({
      map: '7',
      fighters: ['2.2 nose/low', '2.2 nose/low'],
      advantages: { low: 'rotte' },
    })
    const named = 'element.advantage element/high'
    script(checkAdvantages(campaign), [named, named])
    expect(advantagesIn(campaign, 'high')).toBe('rotte')
    const other = aCampaign({
      map: '7',
      fighters: ['2.2 nose/low', '2.2 nose/low'],
      advantages: { low: 'rotte' },
    })
    script(checkAdvantages(other), 'element.advantage element/low')
    expect(advantagesIn(other, 'high')).toBe('')
  })

  test('SR-Q-55 where it can make no difference nobody asks', () => {
    const fighters = ['2.2 nose/low', '1.1 nose/low', '3.3 nose/low']
    expect(script(checkAdvantages(aCampaign({ map: '7', fighters }))).pauses).toEqual([])
    expect(script(checkAdvantages(aCampaign({ map: '7', fighters: ['2.2 nose/low'] }))).pauses).toEqual([])
  })
})

describe('use', () => {
  test('SR-ADV-08 Rotte and Position cancel one Hit each, and are removed', () => {
    const campaign = aCampaign({ advantages: { a: 'rotte position' } })
    expect(advantagesOf(campaign, 0)).toEqual(['rotte', 'position'])
    spendAdvantage(campaign, 0, 'rotte')
    expect(advantagesOf(campaign, 0)).toEqual(['position'])
    spendAdvantage(campaign, 0, 'position')
    expect(advantagesOf(campaign, 0)).toEqual([])
    element(campaign, 'a').rotte = true
    expect(advantagesOf(campaign, 0)).toEqual(['rotte'])
  })

  test('SR-ADV-08 any fighter in the element, before the marker is drawn: an Evasive auxiliary that did not earn it', () => {
    const mc202 = flying('3.3', 'nose/approach/high', { kind: 'mc202', mode: 'evasive', target: 'A1' })
    const campaign = aCampaign({ fighters: [mc202], anchored: ['nose/low'], advantages: { a: 'rotte' } })
    const fires = 'card.nose nose-1'
    const lines = [fires, 'burst.result hit']
    expect(offers(burst(campaign), lines)).toEqual(['take', 'rotte/a'])
  })

  test('SR-ADV-08 in Continuing Fire too', () => {
    const setUp = () => aCampaign({ fighters: ['2.2 nose/low'], advantages: { a: 'position' } })
    const lines = 'card.fire fire-fall-away'
    expect(offers(leaveFormation(setUp()), lines)).toEqual(['take', 'position/a'])
    const campaign = after(setUp(), leaveFormation, [lines, 'hit.cancel position/a'])
    expect(fighter(campaign).hits).toEqual([])
    expect(advantagesIn(campaign, 'a')).toBe('')
  })

  describe('a Bf110 is hit and passes from the element High into Low', () => {
    const bf110 = flying('3.3', 'nose/approach/level', { kind: 'bf110' })
    const card = 'card.nose nose-2'
    const at = (id: string) => {
      const campaign = aCampaign({ map: '7', fighters: [bf110] })
      element(campaign, id).rotte = true
      return campaign
    }

    test('SR-ADV-03 SR-ATK-07 the order matters, so the player says it', () => {
      expect(offers(burst(at('low')), [card])).toEqual(['hit', 'pass-through', 'all'])
      expect(offers(burst(at('high')), [card])).toEqual(['hit', 'pass-through', 'all'])
    })

    test('SR-ADV-03 an advantage is open to a fighter that has passed into its element', () => {
      const campaign = after(at('low'), burst, [card, 'burst.result pass-through, hit.cancel rotte/low'])
      expect(whereabouts(campaign)).toBe('0.0')
      expect(advantagesIn(campaign, 'low')).toBe('')
    })

    test('SR-ADV-03 and not before it is there', () => {
      const campaign = after(at('low'), burst, [card, 'burst.result hit, hit.draw wing-4'])
      expect(advantagesIn(campaign, 'low')).toBe('rotte')
    })

    test('SR-ADV-03 it is lost to a fighter that has left', () => {
      const campaign = after(at('high'), burst, [card, 'burst.result pass-through, hit.draw wing-4'])
      expect(advantagesIn(campaign, 'high')).toBe('rotte')
    })

    test('SR-ATK-07 left to the order of the card it is hit first', () => {
      const campaign = after(at('high'), burst, [card, 'burst.result all, hit.cancel rotte/high'])
      expect(whereabouts(campaign)).toBe('0.0')
    })

    test('SR-ATK-07 with nothing to cancel by, here or there, nobody asks for the order', () => {
      const campaign = after(aCampaign({ map: '7', fighters: [bf110] }), burst, [card, 'hit.draw wing-4'])
      expect(whereabouts(campaign)).toBe('0.0')
    })
  })

  test('SR-ADV-03 SR-ADV-09 a Schwarm of the element it passes into adds to the attack it is making', () => {
    const layout = { map: '7', fighters: ['3.3 nose/low bf110 C1'] } as const
    const campaign = aCampaign(layout)
    element(campaign, 'low').schwarm = 1
    script(burst(campaign), 'card.nose nose-2, hit.draw wing-4, burst.result schwarm/low, damage.draw spar-4')
    expect(damageOn(campaign, 'C1')).toEqual(['spar-4'])
    const declined = aCampaign(layout)
    element(declined, 'low').schwarm = 1
    element(declined, 'high').schwarm = 1
    script(burst(declined), 'card.nose nose-2, burst.result none, hit.draw wing-4, burst.result none')
    expect([advantagesIn(declined, 'low'), advantagesIn(declined, 'high')]).toEqual([
      'schwarm-1',
      'schwarm-1',
    ])
  })

  test('SR-ADV-09 two Damage results, one at a time', () => {
    const campaign = aCampaign({ advantages: { a: 'schwarm-2' } })
    spendSchwarm(campaign, 0)
    expect(schwarmOf(campaign, 0)).toBe(1)
    spendSchwarm(campaign, 0)
    expect(schwarmOf(campaign, 0)).toBe(0)
  })

  test('SR-ADV-09 in Burst on top of the card, both by one fighter, though it did not help to earn them', () => {
    const setUp = () => aCampaign({ fighters: ['3.3 nose/low A1 evasive'], advantages: { a: 'schwarm-2' } })
    const lines = 'card.nose nose-2'
    expect(offers(burst(setUp()), lines)).toEqual(['schwarm/a', 'none'])
    const campaign = setUp()
    const one = 'burst.result schwarm/a, damage.draw tailplane-2'
    const played = script(burst(campaign), [lines, one, one])
    expect(damageOn(campaign, 'A1')).toEqual(['tailplane-2', 'tailplane-2'])
    expect(advantagesIn(campaign, 'a')).toBe('')
    expect(factsOf(played, 'advantage.spent')).toEqual([
      { element: 'Lead', advantage: 'schwarm', left: 1 },
      { element: 'Lead', advantage: 'schwarm', left: 0 },
    ])
  })

  test('SR-ADV-09 one result may be kept for another fighter', () => {
    const campaign = aCampaign({ fighters: ['3.3 nose/low A1'], advantages: { a: 'schwarm-2' } })
    script(
      burst(campaign),
      'card.nose nose-2, burst.result schwarm/a, damage.draw tailplane-2, burst.result none',
    )
    expect(advantagesIn(campaign, 'a')).toBe('schwarm-1')
  })

  test('SR-ADV-09 once declined it is not offered again for that attack, unless another element has one', () => {
    const card = 'card.nose nose-2'
    const evasive = { mode: 'evasive', target: 'A1' } as const
    const campaign = aCampaign({
      fighters: [flying('3.3', NOSE, evasive)],
      cohesion: { a: 'kaputt' },
      advantages: { a: 'schwarm-2' },
    })
    script(burst(campaign), [card, 'burst.result none'])
    expect(whereabouts(campaign)).toBe('0.0')
    const timed = aCampaign({
      map: '7',
      fighters: ['3.3 nose/low evasive C1 timing'],
      cohesion: { high: 'kaputt' },
    })
    script(burst(timed), [card, 'burst.result none'])
    expect(whereabouts(timed)).toBe('0.0')
  })

  test('SR-ADV-10 SR-CF-08 in Continuing Fire on any bomber of its space, after the event', () => {
    const campaign = aCampaign({ fighters: ['1.1 nose/low evasive'], advantages: { a: 'schwarm-1' } })
    const lines = 'card.fire fire-debris, event.debris 2'
    const event = 'event.nearest bomber/A2, damage.draw tailplane-2'
    expect(asked(leaveFormation(campaign), [lines, event])).toBe(
      'fire.schwarm of fighter:0: keep, a/A3, a/A2',
    )
  })

  test('SR-ADV-10 used, it is gone; kept, it stays', () => {
    const layout = { fighters: ['1.1 nose/low evasive'] } as const
    const card = 'card.fire fire-debris'
    const event = 'event.debris 1, hit.draw wing-4'
    const used = aCampaign(layout)
    element(used, 'a').schwarm = 1
    script(leaveFormation(used), [card, event, 'fire.schwarm a/A3, damage.draw spar-4'])
    expect(damageOn(used, 'A3')).toEqual(['spar-4'])
    expect(advantagesIn(used, 'a')).toBe('')
    const kept = aCampaign(layout)
    element(kept, 'a').schwarm = 2
    script(leaveFormation(kept), [card, event, 'fire.schwarm keep'])
    expect(advantagesIn(kept, 'a')).toBe('schwarm-2')
  })

  test('SR-ADV-10 not without a bomber in the space, nor without ammunition', () => {
    const card = 'card.fire fire-hard-roll'
    for (const piece of [
      flying('3.0', NOSE, { mode: 'evasive' }),
      flying('1.1', NOSE, { mode: 'evasive', ammo: 'none' }),
    ]) {
      const campaign = aCampaign({
        fighters: [piece],
        cohesion: { a: 'kaputt' },
        advantages: { a: 'schwarm-2' },
      })
      script(leaveFormation(campaign), [card])
      expect(advantagesIn(campaign, 'a')).toBe('schwarm-2')
    }
  })

  test('SR-Q-56 not when the event skips the table', () => {
    const campaign = aCampaign({ fighters: ['1.1 nose/low dive-roll-left'], advantages: { a: 'schwarm-2' } })
    expect(script(leaveFormation(campaign), 'card.fire fire-hard-roll').pauses).toHaveLength(1)
  })

  test('SR-ADV-12 in an overlap the advantages of both elements are there to pick from', () => {
    const campaign = aCampaign({
      map: '7',
      fighters: ['2.2 nose/low X'],
      advantages: { low: 'rotte schwarm-2', high: 'schwarm-1' },
    })
    expect(offers(burst(campaign), 'card.nose nose-2')).toEqual(['schwarm/low', 'schwarm/high', 'none'])
    const hit = aCampaign({
      map: '7',
      fighters: ['2.2 nose/low'],
      advantages: { low: 'rotte', high: 'position' },
    })
    expect(offers(leaveFormation(hit), 'card.fire fire-hard-roll')).toEqual([
      'take',
      'rotte/low',
      'position/high',
    ])
    const fire = aCampaign({
      map: '7',
      fighters: ['2.2 nose/low'],
      advantages: { low: 'schwarm-1', high: 'schwarm-1' },
    })
    const lines = 'card.fire fire-into-the-sun'
    expect(offers(leaveFormation(fire), lines)).toEqual(['keep', 'low/X', 'high/X'])
  })

  test('SR-ADV-11 SR-SEQ-10 what is not used by the end of the turn is lost', () => {
    const campaign = aCampaign({ fighters: ['tail/low'] })
    Object.assign(element(campaign, 'a'), { rotte: true, position: true, schwarm: 2 })
    script(endTurn(campaign))
    expect(advantagesIn(campaign, 'a')).toBe('')
  })
})

describe('Quick before the check', () => {
  test('SR-PIL-14 an Evasive pilot may turn Determined if that earns something', () => {
    const fighters = ['3.3 nose/low', '3.3 nose/low evasive quick']
    expect(pauseAfter(checkAdvantages(aCampaign({ fighters })))).toMatchObject({
      ask: 'quick.advantage',
      about: ['fighter:1'],
    })
    const campaign = checked({ fighters }, 'quick.advantage change')
    expect(fighter(campaign, 1)).toMatchObject({ mode: 'determined', used: { quick: 1 } })
    expect(advantagesIn(campaign, 'a')).toBe('rotte')
    const kept = checked({ fighters }, 'quick.advantage keep')
    expect(fighter(kept, 1)).toMatchObject({ mode: 'evasive', used: { quick: 0 } })
    expect(advantagesIn(kept, 'a')).toBe('')
  })

  test('SR-PIL-14 two of them may earn it together: each is asked, and the second only if the first has turned', () => {
    const evasive = { mode: 'evasive', skills: ['quick'] } as const
    const fighters = [flying('3.3', NOSE, evasive), flying('3.3', NOSE, evasive)]
    const change = 'quick.advantage change'
    const both = checked({ fighters }, [change, change])
    expect(advantagesIn(both, 'a')).toBe('rotte')
    const neither = checked({ fighters }, 'quick.advantage keep')
    expect(advantagesIn(neither, 'a')).toBe('')
    expect([0, 1].map(no => fighter(neither, no).mode)).toEqual(['evasive', 'evasive'])
  })

  test('SR-PIL-14 and is not asked if it does not', () => {
    const evasive = { mode: 'evasive', skills: ['quick'] } as const
    expect(earned(flying('3.3', NOSE), flying('2.1', NOSE, evasive))).toBe('')
    expect(earned(flying('3.3', NOSE), flying('3.3', NOSE, { skills: ['quick'] }))).toBe('rotte')
  })
})
