import { describe, expect, test } from 'vitest'
import { missionOf } from '../../rules/05-map/table.ts'
import { burst } from '../../rules/20-burst/burst.ts'
import type { Fighter } from '../../state.ts'
import { damageOn, element, fighter, flying, goneOf, whereabouts } from '../kit/attackers.ts'
import { packWith } from '../kit/one-card.ts'
import { aCampaign, factsOf, ids, type Piece, pauseAfter, rolls, script, takes } from '../kit/table.ts'

const NOSE = 'nose/approach/level'
const TAIL = 'tail/approach/level'
/** Level 2 in an element that is Kaputt: 0. */
const HARMLESS = { a: 'kaputt' } as const

/** In front of A1 at Lethal Level 0, where nose-1 reads D2 Determined and C2 Evasive. */
function before(more: Partial<Piece> = {}, layout: Parameters<typeof aCampaign>[0] = {}) {
  return aCampaign({
    cohesion: HARMLESS,
    ...layout,
    fighters: [flying('3.3', NOSE, { target: 'A1', ...more })],
  })
}

describe('who attacks', () => {
  test('SR-ATK-01 each fighter in a space, in the order the player likes', () => {
    const fighters = [flying('3.3', NOSE, { target: 'A1' }), flying('2.1', NOSE), flying('1.2', NOSE)]
    const campaign = aCampaign({ fighters, cohesion: HARMLESS })
    expect(pauseAfter(burst(campaign))).toMatchObject({ ask: 'burst.next' })
    expect(ids(pauseAfter(burst(campaign)))).toEqual(['fighter/0', 'fighter/1', 'fighter/2'])
    const { value } = script(burst(campaign), [
      takes('burst.next', 'fighter/1'),
      rolls('card.nose', 'nose-2'),
    ])
    expect(value).toBe('burst')
    expect(ids(pauseAfter(burst(campaign)))).toEqual(['fighter/0', 'fighter/2'])
  })

  test('SR-ATK-01 when all have attacked Burst is over', () => {
    const campaign = aCampaign({ fighters: [flying('3.3', NOSE, { attacked: true })] })
    expect(script(burst(campaign)).value).toBe('break-away')
  })

  test('SR-ATK-02 fighters in boxes do not attack', () => {
    const campaign = aCampaign({ fighters: [{ at: NOSE }, flying('2.2', TAIL), { at: 'tail/return/low' }] })
    script(burst(campaign), [rolls('card.tail', 'tail-2')], WHATEVER)
    expect([0, 2].map(no => fighter(campaign, no).attacked)).toEqual([false, false])
  })

  test('SR-ATK-02 the target is the bomber ahead', () => {
    const campaign = before()
    script(burst(campaign), [rolls('card.nose', 'nose-1'), rolls('damage.draw', 'spar-4')])
    expect(damageOn(campaign, 'A1')).toEqual(['spar-4'])
  })
})

describe('the card', () => {
  test.each([
    [NOSE, 'nose', 'nose-3'],
    ['tail/approach/low', 'tail', 'tail-3'],
    ['left/approach/high', 'oblique', 'oblique-2'],
    ['right/approach/low', 'oblique', 'oblique-2'],
  ] as const)('SR-ATK-04 from %s a card of the %s deck, discarded after use', (from, deck, card) => {
    const campaign = aCampaign({ fighters: [flying('3.0', from, { mode: 'evasive' })] })
    script(burst(campaign), [rolls(`card.${deck}`, card)])
    expect(missionOf(campaign).decks[deck][card]).toBe(0)
  })

  test('SR-ATK-05 SR-LL-08 the column by Lethal Level, the row by altitude, the section by mode', () => {
    const campaign = before({ approach: 'nose/approach/high', altitude: 'high' }, { anchored: ['nose/low'] })
    const played = script(burst(campaign), [
      rolls('card.nose', 'nose-1'),
      rolls('damage.draw', 'spar-4'),
      rolls('hit.draw', 'wing-4'),
    ])
    const reading = {
      fighter: 0,
      name: 'Arnold',
      card: 'nose-1',
      deck: 'nose',
      column: 1,
      parts: [
        { id: 'printed', by: 2 },
        { id: 'anchored', by: 1 },
        { id: 'kaputt', by: -2 },
      ],
      row: 'high',
      mode: 'determined',
      space: 15,
      bomber: 'A1',
    }
    expect(factsOf(played, 'burst.card')).toEqual([reading])
    expect(factsOf(played, 'burst.results')).toEqual([
      {
        ...reading,
        damage: 1,
        hits: 1,
        pass: 2,
        collision: false,
        riding: false,
        noAmmo: false,
        jam: false,
      },
    ])
  })

  test.each([
    ['high', '2.1'],
    ['low', '1.2'],
  ] as const)('SR-ATK-05 the altitude picks the row: %s passes to %s', (altitude, to) => {
    const from = `right/approach/${altitude}` as const
    const campaign = aCampaign({ pack: packWith({ high: '1', low: '2' }), fighters: [flying('3.0', from)] })
    script(burst(campaign))
    expect(whereabouts(campaign)).toBe(to)
  })

  test.each<[number, Fighter['mode'], Parameters<typeof aCampaign>[0], object]>([
    [0, 'determined', {}, { damage: 1, hits: 0, collision: false }],
    [0, 'evasive', {}, { damage: 0, hits: 0, collision: true }],
    [2, 'determined', { cohesion: {} }, { damage: 1, hits: 1, collision: false }],
    [2, 'evasive', { cohesion: {} }, { damage: 0, hits: 1, collision: true }],
  ])('SR-ATK-05 SR-LL-08 at level %s, %s, its own cell is read', (column, mode, layout, cell) => {
    const whatever = ['damage.draw', 'hit.draw', 'proximity.draw', 'burst.result', 'collision.escape']
    const played = script(burst(before({ mode }, layout)), [rolls('card.nose', 'nose-1')], whatever)
    expect(factsOf(played, 'burst.results')).toMatchObject([{ column, mode, ...cell }])
  })

  test('SR-ATK-06 an empty cell does nothing', () => {
    const campaign = aCampaign({ fighters: [flying('3.3', NOSE, { target: 'A1' })] })
    const was = structuredClone({ ...fighter(campaign), attacked: true })
    script(burst(campaign), [rolls('card.nose', 'nose-2')])
    expect(fighter(campaign)).toEqual(was)
    expect(damageOn(campaign, 'A1')).toEqual([])
  })

  test('SR-ATK-03 SR-OTH-08 without a bomber everything but Damage applies', () => {
    const campaign = before({}, { bombers: { A1: 'fallen' } })
    const played = script(burst(campaign), [rolls('card.nose', 'nose-3')])
    expect(factsOf(played, 'burst.results')).toMatchObject([{ damage: 1, bomber: undefined }])
    expect(factsOf(played, 'burst.no-bomber')).toEqual([{ fighter: 0, name: 'Arnold' }])
    expect(fighter(campaign).ammo).toBe('none')
    const jammed = before({ mode: 'evasive' }, { bombers: { A1: 'destroyed' } })
    script(burst(jammed), [rolls('card.nose', 'nose-3')])
    expect(fighter(jammed).ammo).toBe('jam')
  })

  test('SR-ATK-03 a Hit beside the lost Damage is still suffered', () => {
    const campaign = before({}, { bombers: { A1: 'fallen' }, cohesion: {} })
    const played = script(burst(campaign), [rolls('card.nose', 'nose-1'), rolls('hit.draw', 'wing-4')])
    expect(factsOf(played, 'burst.no-bomber')).toHaveLength(1)
    expect(fighter(campaign).hits).toEqual(['wing-4'])
  })

  test('SR-ATK-03 where the card gives no Damage there is none to be lost', () => {
    const campaign = before({ mode: 'evasive' }, { bombers: { A1: 'fallen' } })
    const played = script(burst(campaign), [rolls('card.nose', 'nose-2')])
    expect(factsOf(played, 'burst.no-bomber')).toEqual([])
  })

  test('SR-ADV-08 SR-HIT-02 a Hit of the card may be cancelled by whatever cancels Hits', () => {
    const campaign = before({ outOfTheSun: true, skills: ['luck'] }, { anchored: ['nose/low'] })
    element(campaign, 'a').rotte = true
    element(campaign, 'a').position = true
    const lines = [rolls('card.nose', 'nose-1'), rolls('damage.draw', 'spar-4')]
    expect(ids(pauseAfter(burst(campaign), lines))).toEqual(['take', 'rotte/a', 'position/a', 'sun', 'luck'])
  })

  test('SR-COL-02 SR-ATK-03 a C result is a Collision Check though the bomber is gone', () => {
    const campaign = before({ at: '2.2', approach: TAIL }, { bombers: { A1: 'destroyed' } })
    const played = script(burst(campaign), [rolls('card.tail', 'tail-3'), rolls('proximity.draw', 'clear')])
    expect(factsOf(played, 'collision.check')).toMatchObject([{ fighter: 0, marker: 'clear' }])
  })

  test('SR-ATK-03 the pass, the Hit and the Collision Check still apply', () => {
    const campaign = aCampaign({
      fighters: [flying('3.3', NOSE, { target: 'A1', mode: 'evasive' })],
      bombers: { A1: 'fallen' },
    })
    const pause = pauseAfter(burst(campaign), [rolls('card.nose', 'nose-1')])
    expect(ids(pause)).toEqual(['hit', 'pass-through', 'collision', 'all'])
  })
})

describe('the order of the results', () => {
  const setUp = () => aCampaign({ fighters: [flying('3.3', NOSE, { target: 'A1', mode: 'evasive' })] })
  const card = rolls('card.nose', 'nose-1')

  test('SR-ATK-07 with a Collision Check among them the player picks, one after another', () => {
    const pause = pauseAfter(burst(setUp()), [card])
    expect(pause).toMatchObject({ ask: 'burst.result', about: ['fighter:0'] })
    expect(ids(pause)).toEqual(['hit', 'pass-through', 'collision', 'all'])
    expect(ids(pauseAfter(burst(setUp()), [card, takes('burst.result', 'pass-through')]))).toEqual([
      'hit',
      'collision',
      'all',
    ])
  })

  test('SR-ATK-07 or all as they come: the Hit, the pass, the check', () => {
    const campaign = setUp()
    const played = script(burst(campaign), [
      card,
      takes('burst.result', 'all'),
      rolls('hit.draw', 'wing-4'),
      rolls('proximity.draw', 'impact-3'),
    ])
    const order = played.notes.map(({ what }) => what).filter(what => /marker|passes|check/.test(what))
    expect(order).toEqual(['hit.marker', 'burst.passes', 'collision.check'])
    expect(whereabouts(campaign)).toBe('1.1')
  })

  test('SR-ATK-07 Damage counts among them too', () => {
    const pack = packWith({ high: 'DC', low: 'DC' })
    const campaign = aCampaign({ pack, fighters: [flying('3.2', 'right/approach/low', { target: 'A1' })] })
    expect(ids(pauseAfter(burst(campaign)))).toEqual(['damage', 'collision', 'all'])
  })

  test('SR-ATK-07 a Collision Check alone needs no order', () => {
    const campaign = before({ at: '2.2', approach: TAIL })
    expect(pauseAfter(burst(campaign), [rolls('card.tail', 'tail-3')])).toMatchObject({
      what: 'proximity.draw',
    })
  })

  test('SR-ATK-07 SR-DMG-08 added Damage comes before a Collision Check or after it', () => {
    const pack = packWith({ high: 'C', low: 'C' })
    const setUp = () => {
      const campaign = aCampaign({ pack, fighters: [flying('3.2', 'right/approach/low', { target: 'A1' })] })
      element(campaign, 'a').schwarm = 1
      return campaign
    }
    expect(ids(pauseAfter(burst(setUp())))).toEqual(['schwarm/a', 'collision'])
    const checked = [takes('burst.result', 'collision'), rolls('proximity.draw', 'clear')]
    const pause = pauseAfter(burst(setUp()), checked)
    expect(pause).toMatchObject({ ask: 'burst.result' })
    expect(ids(pause)).toEqual(['schwarm/a', 'none'])
  })

  test('SR-OTH-01 C is a Collision Check on the attacker', () => {
    const campaign = before({ at: '2.2', approach: TAIL })
    const played = script(burst(campaign), [
      rolls('card.tail', 'tail-3'),
      rolls('proximity.draw', 'hit-fuel-5'),
    ])
    expect(factsOf(played, 'collision.check')).toMatchObject([{ fighter: 0, marker: 'hit-fuel-5' }])
    expect(fighter(campaign).hits).toEqual(['hit-fuel-5'])
  })

  test('SR-COL-19 SR-Q-58 who leaves the space has no Hit and no pass to expect, but a Jam sticks', () => {
    const pack = packWith({ high: 'HCJ2', low: 'HCJ2' })
    const campaign = aCampaign({
      pack,
      tp: 0,
      fighters: [flying('3.2', 'right/approach/low'), { at: 'tail/low' }],
    })
    const { value } = script(
      burst(campaign),
      [takes('burst.result', 'collision'), rolls('proximity.draw', 'escape-1')],
      ['collision.leave'],
    )
    expect(value).toBe('break-away')
    expect(fighter(campaign)).toMatchObject({ at: 'exited', hits: [], ammo: 'jam', resolving: false })
  })
})

describe('Riding the Tail', () => {
  const behind = (more: Partial<Piece> = {}, layout: Parameters<typeof aCampaign>[0] = {}) =>
    aCampaign({
      cohesion: HARMLESS,
      ...layout,
      fighters: [flying('2.2', TAIL, { target: 'A1', ...more })],
    })
  const two = [rolls('damage.draw', 'tailplane-2'), rolls('damage.draw', 'tailplane-2')]
  const ride = [rolls('card.tail', 'tail-1'), ...two]

  test('SR-OTH-02 after all other results: again at once, or back to the Tail', () => {
    const pause = pauseAfter(burst(behind()), ride)
    expect(pause).toMatchObject({ ask: 'burst.ride', about: ['fighter:0'] })
    expect(ids(pause)).toEqual(['again', 'drop-back'])
  })

  test('SR-OTH-02 SR-OTH-03 dropping back ends in the Position Box, out of reach of Continuing Fire', () => {
    const campaign = behind()
    const played = script(burst(campaign), [...ride, takes('burst.ride', 'drop-back')])
    expect(whereabouts(campaign)).toBe('tail/level')
    expect(played.value).toBe('break-away')
    expect(fighter(campaign)).toMatchObject({ space: -1, approach: undefined, target: -1 })
    expect(factsOf(played, 'burst.drops-back')).toEqual([{ fighter: 0, name: 'Arnold' }])
  })

  test('SR-OTH-02 without a new R there is no way back', () => {
    const campaign = behind()
    const played = script(burst(campaign), [
      ...ride,
      takes('burst.ride', 'again'),
      rolls('card.tail', 'tail-3'),
      rolls('proximity.draw', 'clear'),
    ])
    expect(whereabouts(campaign)).toBe('2.2')
    expect(factsOf(played, 'burst.again')).toEqual([{ fighter: 0, name: 'Arnold' }])
    expect(played.value).toBe('break-away')
  })

  test('SR-OTH-02 a new R repeats the choice', () => {
    const campaign = behind()
    missionOf(campaign).decks.tail = { 'tail-1': 2 }
    const again = [...ride, takes('burst.ride', 'again'), ...two]
    const pause = pauseAfter(
      burst(campaign),
      again.filter(line => !('what' in line) || line.what !== 'card.tail'),
    )
    expect(ids(pause)).toEqual(['again', 'drop-back'])
  })

  test('SR-OTH-02 SR-Q-25 the next attack is on what is ahead now, if anything is', () => {
    const pack = packWith({ high: 'R2', low: 'R2' })
    const campaign = aCampaign({ pack, fighters: [flying('3.0', 'right/approach/low', { target: 'A1' })] })
    script(burst(campaign), [takes('burst.ride', 'again'), takes('burst.ride', 'drop-back')])
    const still = aCampaign({ pack, fighters: [flying('2.0', 'right/approach/low', { target: 'A2' })] })
    // From 2.0 over 1.1 to 0.2: nothing ahead of a fighter from Flank 2-4 there
    const noted = script(burst(still), [takes('burst.ride', 'again'), takes('burst.ride', 'drop-back')])
    expect(factsOf(noted, 'burst.card').map(({ bomber }) => bomber)).toEqual(['A2', undefined])
  })

  test('SR-Q-25 nobody drops back into an anchored box', () => {
    const campaign = behind({}, { anchored: ['tail/level'] })
    missionOf(campaign).decks.tail = { 'tail-1': 1, 'tail-3': 1 }
    script(burst(campaign), [...ride, rolls('proximity.draw', 'clear')])
    expect(whereabouts(campaign)).toBe('2.2')
  })

  test('SR-Q-54 out of ammunition before the next attack', () => {
    const pack = packWith({ high: 'DNR', low: 'DNR' })
    const campaign = aCampaign({ pack, fighters: [flying('3.2', 'right/approach/low', { target: 'A1' })] })
    script(burst(campaign), [
      rolls('damage.draw', 'tailplane-2'),
      takes('burst.ride', 'again'),
      takes('burst.ride', 'drop-back'),
    ])
    expect(damageOn(campaign, 'A1')).toEqual(['tailplane-2'])
  })
})

describe('No Ammo and Jam', () => {
  test.each<[Fighter['ammo'], Fighter['mode'], Fighter['ammo']]>([
    ['full', 'determined', 'none'],
    ['full', 'evasive', 'jam'],
    ['jam', 'determined', 'none'],
    ['jam', 'evasive', 'jam'],
    ['none', 'determined', 'none'],
    ['none', 'evasive', 'none'],
  ])('SR-OTH-04 SR-OTH-06 SR-OTH-07 guns %s, %s: then %s', (ammo, mode, then) => {
    const campaign = before({ ammo, mode })
    const played = script(burst(campaign), [rolls('card.nose', 'nose-3')], ['damage.draw', 'damage.jam'])
    expect(fighter(campaign).ammo).toBe(then)
    const told = [...factsOf(played, 'burst.no-ammo'), ...factsOf(played, 'burst.jam')]
    expect(told).toHaveLength(ammo === then ? 0 : 1)
  })

  test('SR-OTH-04 SR-OTH-06 after all other results: the Damage of that card is still done', () => {
    const campaign = before()
    script(burst(campaign), [rolls('card.nose', 'nose-3'), rolls('damage.draw', 'spar-4')])
    expect(damageOn(campaign, 'A1')).toEqual(['spar-4'])
  })

  test('SR-OTH-05 a fighter without ammunition attacks, does no Damage and takes the rest', () => {
    const campaign = before({ ammo: 'none' }, { anchored: ['nose/low'] })
    script(burst(campaign), [rolls('card.nose', 'nose-1'), rolls('hit.draw', 'wing-4')])
    expect(damageOn(campaign, 'A1')).toEqual([])
    expect(fighter(campaign).hits).toEqual(['wing-4'])
    expect(whereabouts(campaign)).toBe('1.1')
  })

  test('SR-DMG-10 neither Schwarm nor Timing helps a fighter without ammunition', () => {
    const campaign = before({ ammo: 'none', skills: ['timing'] })
    element(campaign, 'a').schwarm = 2
    expect(script(burst(campaign), [rolls('card.nose', 'nose-2')]).pauses).toHaveLength(1)
  })
})

describe('Timing', () => {
  const timed = (more: Partial<Piece> = {}) => before({ skills: ['timing'], mode: 'evasive', ...more })
  const card = rolls('card.nose', 'nose-2')

  test('SR-PIL-18 SR-Q-11 one more Damage result, once in a mission', () => {
    expect(ids(pauseAfter(burst(timed()), [card]))).toEqual(['timing', 'none'])
    const campaign = timed()
    const played = script(burst(campaign), [
      card,
      takes('burst.result', 'timing'),
      rolls('damage.draw', 'spar-4'),
    ])
    expect(damageOn(campaign, 'A1')).toEqual(['spar-4'])
    expect(fighter(campaign).used.timing).toBe(1)
    expect(factsOf(played, 'burst.timing')).toEqual([{ fighter: 0, name: 'Arnold' }])
  })

  test('SR-PIL-18 it may be kept', () => {
    const campaign = timed()
    script(burst(campaign), [card, takes('burst.result', 'none')])
    expect(fighter(campaign).used.timing).toBe(0)
    expect(whereabouts(campaign)).toBe('0.0')
  })

  test('SR-Q-11 the guns may jam', () => {
    const campaign = timed({ ammo: 'jam' })
    script(burst(campaign), [card, takes('burst.result', 'timing'), rolls('damage.jam', 3)])
    expect(damageOn(campaign, 'A1')).toEqual([])
  })

  test('SR-PIL-18 not without ammunition, not without a bomber, not twice', () => {
    for (const campaign of [
      timed({ ammo: 'none' }),
      before({ skills: ['timing'], mode: 'evasive' }, { bombers: { A1: 'fallen' } }),
      timed({ used: { flyer: 0, quick: 0, wiley: 0, luck: 0, timing: 1 } }),
    ])
      expect(script(burst(campaign), [card]).pauses).toHaveLength(1)
  })

  test('SR-PIL-18 not when the card itself has brought the bomber down', () => {
    const campaign = timed({ mode: 'determined' })
    script(burst(campaign), [
      rolls('card.nose', 'nose-1'),
      rolls('damage.draw', 'hull-9'),
      rolls('damage.catastrophe', 9),
    ])
    expect(goneOf(campaign, 'A1')).toBe('fallen')
  })
})

describe('Quick', () => {
  const quick = (more: Partial<Piece> = {}) =>
    aCampaign({
      fighters: [flying('3.3', NOSE, { target: 'A1', mode: 'evasive', skills: ['quick'], ...more })],
    })

  test('SR-PIL-14 with the card on the table, before anything of it is applied', () => {
    const pause = pauseAfter(burst(quick()), [rolls('card.nose', 'nose-1')])
    expect(pause).toMatchObject({ ask: 'quick.card', about: ['fighter:0'] })
    expect(ids(pause)).toEqual(['keep', 'change'])
  })

  test('SR-PIL-14 the card is read in the new mode', () => {
    const campaign = quick()
    const played = script(burst(campaign), [
      rolls('card.nose', 'nose-1'),
      takes('quick.card', 'change'),
      rolls('damage.draw', 'spar-4'),
      rolls('hit.draw', 'wing-4'),
    ])
    expect(fighter(campaign)).toMatchObject({ mode: 'determined', used: { quick: 1 } })
    expect(factsOf(played, 'burst.results')).toMatchObject([
      { mode: 'determined', damage: 1, collision: false },
    ])
    expect(factsOf(played, 'attack.quick')).toEqual([
      { fighter: 0, name: 'Arnold', mode: 'determined', when: 'card' },
    ])
  })

  test('SR-PIL-14 not asked where both modes read the same, nor once it is used up', () => {
    const same = quick({ at: '2.2' })
    // Level 3: both sections of nose-2 are empty
    expect(script(burst(same), [rolls('card.nose', 'nose-2')]).pauses).toHaveLength(1)
    const used = quick({ used: { flyer: 0, quick: 1, wiley: 0, luck: 0, timing: 0 } })
    expect(pauseAfter(burst(used), [rolls('card.nose', 'nose-1')])).toMatchObject({ ask: 'burst.result' })
  })

  test('SR-PIL-14 it is asked for the sun alone: an Evasive fighter hides there for certain', () => {
    const pack = packWith({ high: 'H', low: 'H' })
    const piece = flying('3.2', 'right/approach/low', { skills: ['quick'] })
    const plain = aCampaign({ pack, fighters: [piece] })
    expect(pauseAfter(burst(plain))).toMatchObject({ what: 'hit.draw' })
    const sunny = aCampaign({ pack, fighters: [{ ...piece, outOfTheSun: true }] })
    expect(pauseAfter(burst(sunny))).toMatchObject({ ask: 'quick.card' })
  })

  test('SR-PIL-14 the sun alone, without a Hit on the card, is no reason to ask', () => {
    const pack = packWith({ high: '2', low: '2' })
    const piece = flying('3.2', 'right/approach/low', { skills: ['quick'], outOfTheSun: true })
    const campaign = aCampaign({ pack, fighters: [piece] })
    expect(script(burst(campaign)).pauses).toEqual([])
    expect(whereabouts(campaign)).not.toBe('3.2')
  })

  test('SR-PIL-14 it is asked for a Collision Check alone: it treats the two modes differently', () => {
    const pack = packWith({ high: 'C', low: 'C' })
    const fighters = [flying('3.2', 'right/approach/low', { skills: ['quick'] })]
    const campaign = aCampaign({ pack, fighters })
    expect(pauseAfter(burst(aCampaign({ pack, fighters })))).toMatchObject({ ask: 'quick.card' })
    script(burst(campaign), [takes('quick.card', 'change'), rolls('proximity.draw', 'hit-fuel-5')])
    expect(fighter(campaign)).toMatchObject({ mode: 'evasive', hits: [], used: { quick: 1 } })
  })

  test('SR-PIL-15 never between two results: a Collision Check of the card does not ask', () => {
    const campaign = quick()
    const { pauses } = script(burst(campaign), [
      rolls('card.nose', 'nose-1'),
      takes('quick.card', 'keep'),
      takes('burst.result', 'collision'),
      rolls('proximity.draw', 'impact-3'),
      rolls('hit.draw', 'wing-4'),
    ])
    expect(pauses.filter(pause => pause.kind === 'choice' && pause.ask.startsWith('quick'))).toHaveLength(1)
    expect(fighter(campaign).resolving).toBe(false)
  })
})

const WHATEVER = ['damage.draw', 'damage.catastrophe', 'hit.draw']
