import { describe, expect, test } from 'vitest'
import { missionOf } from '../../rules/05-map/table.ts'
import { burst } from '../../rules/20-burst/burst.ts'
import { damageOn, fighter, whereabouts } from '../kit/attackers.ts'
import { packWith } from '../kit/one-card.ts'
import { aCampaign, after, asked, type Layout, offers, play, script, stopsFor } from '../kit/table.ts'

const ARNOLD = { fighter: 0, name: 'Arnold' }
/** Level 2 in an element that is Kaputt: 0. */
const HARMLESS: Layout = { cohesion: { a: 'kaputt' } }

/** In front of A1 at Lethal Level 0, where nose-1 reads D2 Determined and C2 Evasive. */
const before = (words = '', layout: Layout = {}) =>
  aCampaign({ ...HARMLESS, ...layout, fighters: [`3.3 nose/level A1 ${words}`.trim()] })
/** Behind it. */
const behind = (layout: Layout = {}) => aCampaign({ ...HARMLESS, ...layout, fighters: ['2.2 tail/level A1'] })
/** With one card in the Oblique deck, which reads the same everywhere. */
const withCard = (cell: string, piece: string, layout: Layout = {}) =>
  aCampaign({ ...layout, pack: packWith({ high: cell, low: cell }), fighters: [piece] })

describe('who attacks', () => {
  test('SR-ATK-01 one answer lets all fire, one after the other', () => {
    const fighters = ['3.3 nose/level A1', '2.1 nose/level', '1.2 nose/level']
    const campaign = aCampaign({ ...HARMLESS, fighters })
    const { value } = script(burst(campaign), 'burst.next rest', [
      'card.nose',
      'burst.result',
      'burst.ride',
      'proximity.draw',
      'collision.leave',
      'collision.escape',
      'damage.draw',
      'damage.catastrophe',
      'hit.draw',
    ])
    expect(value).toBe('break-away')
    expect([0, 1, 2].map(no => fighter(campaign, no).attacked)).toEqual([true, true, true])
  })

  test('SR-ATK-01 each fighter in a space, in the order the player likes', () => {
    const fighters = ['3.3 nose/level A1', '2.1 nose/level', '1.2 nose/level']
    const campaign = aCampaign({ ...HARMLESS, fighters })
    expect(asked(burst(campaign))).toBe('burst.next: fighter/0, fighter/1, fighter/2, rest')
    expect(script(burst(campaign), 'burst.next fighter/1, card.nose nose-2').value).toBe('burst')
    expect(offers(burst(campaign))).toEqual(['fighter/0', 'fighter/2', 'rest'])
  })

  test('SR-ATK-01 when all have attacked Burst is over', () => {
    expect(script(burst(aCampaign({ fighters: ['3.3 nose/level attacked'] }))).value).toBe('break-away')
  })

  test('SR-ATK-02 fighters in boxes do not attack', () => {
    const fighters = ['nose/approach/level', '2.2 tail/level', 'tail/return/low']
    const whatever = ['damage.draw', 'damage.catastrophe', 'hit.draw']
    const campaign = after(aCampaign({ fighters }), burst, 'card.tail tail-2', whatever)
    expect([0, 2].map(no => fighter(campaign, no).attacked)).toEqual([false, false])
  })

  test('SR-ATK-02 the target is the bomber ahead', () => {
    const campaign = after(before(), burst, 'card.nose nose-1, damage.draw spar-4')
    expect(damageOn(campaign, 'A1')).toEqual(['spar-4'])
  })
})

describe('the card', () => {
  test.each([
    ['nose/level', 'nose', 'nose-3'],
    ['tail/low', 'tail', 'tail-3'],
    ['left/high', 'oblique', 'oblique-2'],
    ['right/low', 'oblique', 'oblique-2'],
  ] as const)('SR-ATK-04 from %s a card of the %s deck, discarded after use', (from, deck, card) => {
    const table = aCampaign({ fighters: [`3.0 ${from} evasive`] })
    expect(missionOf(after(table, burst, `card.${deck} ${card}`)).decks[deck][card]).toBe(0)
  })

  test('SR-ATK-05 SR-LL-08 the column by Lethal Level, the row by altitude, the section by mode', () => {
    const table = aCampaign({ ...HARMLESS, fighters: ['3.3 nose/high A1'], anchored: ['nose/low'] })
    const { facts } = play(table, burst, 'card.nose nose-1, damage.draw spar-4, hit.draw wing-4')
    const parts = [
      { id: 'printed', by: 2 },
      { id: 'anchored', by: 1 },
      { id: 'kaputt', by: -2 },
    ]
    const card = { card: 'nose-1', deck: 'nose', column: 1, parts, row: 'high', mode: 'determined' }
    const reading = { ...ARNOLD, ...card, space: 15, bomber: 'A1' }
    expect(facts('burst.card')).toEqual([reading])
    const none = { collision: false, riding: false, noAmmo: false, jam: false }
    expect(facts('burst.results')).toEqual([{ ...reading, ...none, damage: 1, hits: 1, pass: 2 }])
  })

  test.each([
    ['high', '2.1'],
    ['low', '1.2'],
  ])('SR-ATK-05 the altitude picks the row: %s passes to %s', (altitude, to) => {
    const pack = packWith({ high: '1', low: '2' })
    expect(whereabouts(after(aCampaign({ pack, fighters: [`3.0 right/${altitude}`] }), burst))).toBe(to)
  })

  test.each<[number, string, Layout, object]>([
    [0, '', {}, { mode: 'determined', damage: 1, hits: 0, collision: false }],
    [0, 'evasive', {}, { mode: 'evasive', damage: 0, hits: 0, collision: true }],
    [2, '', { cohesion: {} }, { mode: 'determined', damage: 1, hits: 1, collision: false }],
    [2, 'evasive', { cohesion: {} }, { mode: 'evasive', damage: 0, hits: 1, collision: true }],
  ])('SR-ATK-05 SR-LL-08 at level %s, %s, its own cell is read', (column, words, layout, cell) => {
    const whatever = ['damage.draw', 'hit.draw', 'proximity.draw', 'burst.result', 'collision.escape']
    const { facts } = play(before(words, layout), burst, 'card.nose nose-1', whatever)
    expect(facts('burst.results')).toMatchObject([{ column, ...cell }])
  })

  test('SR-ATK-06 an empty cell does nothing', () => {
    const campaign = before('', { cohesion: {} })
    const was = structuredClone({ ...fighter(campaign), attacked: true })
    script(burst(campaign), 'card.nose nose-2')
    expect(fighter(campaign)).toEqual(was)
    expect(damageOn(campaign, 'A1')).toEqual([])
  })

  test('SR-ADV-08 SR-HIT-02 a Hit of the card may be cancelled by whatever cancels Hits', () => {
    const campaign = before('sun luck', { anchored: ['nose/low'], advantages: { a: 'rotte position' } })
    const ways = ['take', 'rotte/a', 'position/a', 'sun', 'luck']
    expect(offers(burst(campaign), 'card.nose nose-1, damage.draw spar-4')).toEqual(ways)
  })
})

describe('without a bomber', () => {
  const gone: Layout = { bombers: { A1: 'fallen' } }

  test('SR-ATK-03 SR-OTH-08 everything but Damage applies', () => {
    const { campaign, facts } = play(before('', gone), burst, 'card.nose nose-3')
    expect(facts('burst.results')).toMatchObject([{ damage: 1, bomber: undefined }])
    expect(facts('burst.no-bomber')).toEqual([ARNOLD])
    expect(fighter(campaign).ammo).toBe('none')
    const jammed = after(before('evasive', { bombers: { A1: 'destroyed' } }), burst, 'card.nose nose-3')
    expect(fighter(jammed).ammo).toBe('jam')
  })

  test('SR-ATK-03 a Hit beside the lost Damage is still suffered', () => {
    const table = before('', { ...gone, cohesion: {} })
    const { campaign, facts } = play(table, burst, 'card.nose nose-1, hit.draw wing-4')
    expect(facts('burst.no-bomber')).toHaveLength(1)
    expect(fighter(campaign).hits).toEqual(['wing-4'])
  })

  test('SR-ATK-03 where the card gives no Damage there is none to be lost', () => {
    expect(play(before('evasive', gone), burst, 'card.nose nose-2').facts('burst.no-bomber')).toEqual([])
  })

  test('SR-COL-02 SR-ATK-03 a C result is a Collision Check all the same', () => {
    const { facts } = play(behind(gone), burst, 'card.tail tail-3, proximity.draw clear')
    expect(facts('collision.check')).toMatchObject([{ fighter: 0, marker: 'clear' }])
  })

  test('SR-ATK-03 the pass, the Hit and the Collision Check still apply', () => {
    const results = ['all', 'hit', 'pass-through', 'collision']
    expect(offers(burst(before('evasive', { ...gone, cohesion: {} })), 'card.nose nose-1')).toEqual(results)
  })
})

describe('the order of the results', () => {
  const card = 'card.nose nose-1'
  const setUp = () => before('evasive', { cohesion: {} })

  test('SR-ATK-07 with a Collision Check among them the player picks, one after another', () => {
    const question = 'burst.result of fighter:0: all, hit, pass-through, collision'
    expect(asked(burst(setUp()), card)).toBe(question)
    expect(offers(burst(setUp()), [card, 'burst.result pass-through'])).toEqual(['all', 'hit', 'collision'])
  })

  test('SR-ATK-07 or all as they come: the Hit, the pass, the check', () => {
    const lines = [card, 'burst.result all, hit.draw wing-4, proximity.draw impact-3']
    const { campaign, notes } = play(setUp(), burst, lines)
    const order = notes.map(({ what }) => what).filter(what => /marker|passes|check/.test(what))
    expect(order).toEqual(['hit.marker', 'burst.passes', 'collision.check'])
    expect(whereabouts(campaign)).toBe('1.1')
  })

  test('SR-ATK-07 Damage counts among them too', () => {
    expect(offers(burst(withCard('DC', '3.2 right/low A1')))).toEqual(['all', 'damage', 'collision'])
  })

  test('SR-ATK-07 a Collision Check alone needs no order', () => {
    expect(stopsFor(burst(behind()), 'card.tail tail-3')).toBe('proximity.draw')
  })

  test('SR-ATK-07 SR-DMG-08 added Damage comes before a Collision Check or after it', () => {
    const setUp = () => withCard('C', '3.2 right/low A1', { advantages: { a: 'schwarm-1' } })
    expect(offers(burst(setUp()))).toEqual(['schwarm/a', 'collision'])
    const checked = 'burst.result collision, proximity.draw clear'
    expect(asked(burst(setUp()), checked)).toBe('burst.result of fighter:0: schwarm/a, none')
  })

  test('SR-OTH-01 C is a Collision Check on the attacker', () => {
    const { campaign, facts } = play(behind(), burst, 'card.tail tail-3, proximity.draw hit-fuel-5')
    expect(facts('collision.check')).toMatchObject([{ fighter: 0, marker: 'hit-fuel-5' }])
    expect(fighter(campaign).hits).toEqual(['hit-fuel-5'])
  })

  test('SR-COL-19 SR-Q-58 who leaves the space has no Hit and no pass to expect, but a Jam sticks', () => {
    const lines = 'burst.result collision, proximity.draw escape-1'
    const table = withCard('HCJ2', '3.2 right/low', { tp: 0 })
    const { campaign, value } = play(table, burst, lines, ['collision.leave'])
    expect(value).toBe('mission-end')
    expect(fighter(campaign)).toMatchObject({ at: 'exited', hits: [], ammo: 'jam', resolving: false })
  })
})

describe('Riding the Tail', () => {
  const two = 'damage.draw tailplane-2 tailplane-2'
  const ride = ['card.tail tail-1', two]

  test('SR-OTH-02 after all other results: again at once, or back to the Tail', () => {
    expect(asked(burst(behind()), ride)).toBe('burst.ride of fighter:0: again, drop-back')
  })

  test('SR-OTH-02 SR-OTH-03 dropping back ends in the Position Box, out of reach of Continuing Fire', () => {
    const { campaign, facts, value } = play(behind(), burst, [...ride, 'burst.ride drop-back'])
    expect(value).toBe('break-away')
    expect(fighter(campaign)).toMatchObject({ at: 'tail/level', space: -1, approach: undefined, target: -1 })
    expect(facts('burst.drops-back')).toEqual([ARNOLD])
  })

  test('SR-OTH-02 without a new R there is no way back', () => {
    const lines = [...ride, 'burst.ride again, card.tail tail-3, proximity.draw clear']
    const { campaign, facts, value } = play(behind(), burst, lines)
    expect(whereabouts(campaign)).toBe('2.2')
    expect(facts('burst.again')).toEqual([ARNOLD])
    expect(value).toBe('break-away')
  })

  test('SR-OTH-02 a new R repeats the choice', () => {
    const campaign = behind()
    missionOf(campaign).decks.tail = { 'tail-1': 2 }
    expect(offers(burst(campaign), [two, 'burst.ride again', two])).toEqual(['again', 'drop-back'])
  })

  test('SR-OTH-02 SR-Q-25 the next attack is on what is ahead now, if anything is', () => {
    // From 2.0 over 1.1 to 0.2: nothing ahead of a fighter from Right Flank there
    const { facts } = play(withCard('R2', '2.0 right/low A2'), burst, 'burst.ride again drop-back')
    expect(facts('burst.card').map(({ bomber }) => bomber)).toEqual(['A2', undefined])
  })

  test('SR-Q-25 nobody drops back into an anchored box', () => {
    const campaign = behind({ anchored: ['tail/level'] })
    missionOf(campaign).decks.tail = { 'tail-1': 1, 'tail-3': 1 }
    script(burst(campaign), [...ride, 'proximity.draw clear'])
    expect(whereabouts(campaign)).toBe('2.2')
  })

  test('SR-Q-25 other anchored boxes bar nobody', () => {
    const question = burst(behind({ anchored: ['tail/low', 'nose/level'] }))
    expect(offers(question, ride)).toEqual(['again', 'drop-back'])
  })

  test('SR-Q-54 out of ammunition before the next attack', () => {
    const lines = 'damage.draw tailplane-2, burst.ride again drop-back'
    const campaign = after(withCard('DNR', '3.2 right/low A1'), burst, lines)
    expect(damageOn(campaign, 'A1')).toEqual(['tailplane-2'])
  })
})

describe('No Ammo and Jam', () => {
  test.each([
    ['', 'none'],
    ['evasive', 'jam'],
    ['jam', 'none'],
    ['jam evasive', 'jam'],
    ['no-ammo', 'none'],
    ['no-ammo evasive', 'none'],
  ])('SR-OTH-04 SR-OTH-06 SR-OTH-07 guns "%s": then %s', (words, then) => {
    const table = before(words)
    const { ammo } = fighter(table)
    const { campaign, facts } = play(table, burst, 'card.nose nose-3', ['damage.draw', 'damage.jam'])
    expect(fighter(campaign).ammo).toBe(then)
    expect([...facts('burst.no-ammo'), ...facts('burst.jam')]).toHaveLength(ammo === then ? 0 : 1)
  })

  test('SR-OTH-04 SR-OTH-06 after all other results: the Damage of that card is still done', () => {
    const campaign = after(before(), burst, 'card.nose nose-3, damage.draw spar-4')
    expect(damageOn(campaign, 'A1')).toEqual(['spar-4'])
  })

  test('SR-OTH-05 a fighter without ammunition attacks, does no Damage and takes the rest', () => {
    const table = before('no-ammo', { anchored: ['nose/low'] })
    const campaign = after(table, burst, 'card.nose nose-1, hit.draw wing-4')
    expect(damageOn(campaign, 'A1')).toEqual([])
    expect(fighter(campaign).hits).toEqual(['wing-4'])
    expect(whereabouts(campaign)).toBe('1.1')
  })

  test('SR-DMG-10 neither Schwarm nor Timing helps a fighter without ammunition', () => {
    const campaign = before('no-ammo timing', { advantages: { a: 'schwarm-2' } })
    expect(script(burst(campaign), 'card.nose nose-2').pauses).toHaveLength(1)
  })
})
