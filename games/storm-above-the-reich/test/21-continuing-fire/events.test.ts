import { describe, expect, test } from 'vitest'
import type { FireCard, PositionBox } from '../../pack/types.ts'
import { missionOf } from '../../rules/05-map/table.ts'
import { leaveFormation } from '../../rules/21-continuing-fire/continuing-fire.ts'
import type { Campaign } from '../../state.ts'
import { damageOn, fighter, goneOf, whereabouts } from '../kit/attackers.ts'
import { aCampaign, after, asked, type Layout, offers, play, stopsFor } from '../kit/table.ts'

const WING = 'hit.draw wing-4'
const ARNOLD = { fighter: 0, name: 'Arnold' }
const HARMLESS: Layout = { cohesion: { a: 'kaputt' } }
const EMPTY = { A1: 'fallen', A2: 'fallen', A3: 'fallen' } as const

/** At 2.2, Lethal Level 3, where every card of the proofs hits a Determined fighter but Debris. */
const under = (words = '', layout: Layout = {}) =>
  aCampaign({ ...layout, fighters: [`2.2 nose/level ${words}`.trim()] })
const draws = (event: FireCard['event']) => `card.fire fire-${event}`
const out = (campaign: Campaign, event: FireCard['event'], ...lines: string[]) =>
  play(campaign, leaveFormation, [draws(event), ...lines])

describe('Debris and Friendly Fire', () => {
  test.each([
    ['SR-EVT-07', 'debris', 4, [], 0],
    ['SR-EVT-10', 'friendly-fire', 10, [WING], 1],
  ] as const)(
    '%s %s, even: one Damage marker on the nearest bomber, then the table',
    (_, event, die, hits, count) => {
      const { campaign, facts } = out(under(), event, `event.${event} ${die}`, 'damage.draw spar-4', ...hits)
      expect(damageOn(campaign, 'A1')).toEqual(['spar-4'])
      expect(facts(`event.${event}`)).toEqual([{ ...ARNOLD, die, needs: { even: true }, even: true }])
      expect(facts('fire.table')).toMatchObject([{ column: 3, hits: count }])
      expect(fighter(campaign).hits).toHaveLength(count)
    },
  )

  test('SR-EVT-07 odd: a Hit that nothing cancels, then the table', () => {
    const table = under('luck sun', { advantages: { a: 'rotte' } })
    const { campaign, facts } = out(table, 'debris', 'event.debris 7', WING)
    expect(fighter(campaign).hits).toEqual(['wing-4'])
    expect(facts('fire.table')).toHaveLength(1)
  })

  test('SR-EVT-10 odd: the table is skipped', () => {
    const { campaign } = out(under(), 'friendly-fire', 'event.friendly-fire 9')
    expect(fighter(campaign).hits).toEqual([])
    expect(whereabouts(campaign)).toBe('tail/return/high')
  })

  test('SR-EVT-07 SR-Q-28 of several that are as near the player picks one; gone bombers are not near', () => {
    // 1.1 is left of A2 and right of A3; A1 is two steps away
    const fighters = ['1.1 nose/level evasive']
    const lines = [draws('debris'), 'event.debris 2']
    const question = 'event.nearest of fighter:0: bomber/A2, bomber/A3'
    expect(asked(leaveFormation(aCampaign({ fighters })), lines)).toBe(question)
    const table = aCampaign({ fighters, bombers: { A2: 'fallen', A3: 'destroyed' } })
    const alone = after(table, leaveFormation, [...lines, 'damage.draw spar-4'], ['hit.draw'])
    expect(damageOn(alone, 'A1')).toEqual(['spar-4'])
  })

  test('SR-EVT-07 with no bomber left nothing is damaged', () => {
    const { campaign } = out(under('', { bombers: EMPTY }), 'friendly-fire', 'event.friendly-fire 2', WING)
    expect(whereabouts(campaign)).toBe('tail/return/high')
  })

  test.each([
    ['outbound', 'hull-9', 'fallen', 1, 1],
    ['inbound', 'hull-9', 'fallen', 1, 2],
    ['outbound', 'wingtip-8', 'destroyed', 2, 1],
    ['inbound', 'wingtip-8', 'destroyed', 2, 2],
  ] as const)(
    'SR-EVT-08 %s, %s: %s, %s Staffel EP, %s VP, nothing for the pilot',
    (type, marker, how, ep, vp) => {
      for (const event of ['debris', 'friendly-fire'] as const) {
        const lines = [`event.${event} 2`, `damage.draw ${marker}`, 'damage.catastrophe 9']
        const { campaign } = out(under('evasive cannon', { ...HARMLESS, type }), event, ...lines)
        expect(goneOf(campaign, 'A1')).toBe(how)
        expect(missionOf(campaign).score).toMatchObject({ ep, vp })
        expect(campaign.pilots[0]?.ep).toBe(0)
      }
    },
  )
})

describe('Confused', () => {
  test('SR-EVT-06 a green pilot costs 1 TP, after the table', () => {
    const { campaign, facts, notes } = out(under('rookie', { tp: 2 }), 'confused', WING, WING)
    expect(missionOf(campaign).tp).toBe(1)
    expect(fighter(campaign).hits).toHaveLength(1)
    expect(facts('event.confused')).toEqual([{ ...ARNOLD, paid: true, tp: 1 }])
    const order = notes.map(({ what }) => what)
    expect(order.indexOf('event.confused')).toBeGreaterThan(order.indexOf('hit.marker'))
  })

  test('SR-EVT-06 without TP he is hit, and no Attack advantage helps; the sun and Luck do', () => {
    const fighters = ['3.3 nose/level blackout evasive luck sun']
    const table = () => aCampaign({ tp: 0, fighters, advantages: { a: 'rotte' } })
    expect(offers(leaveFormation(table()), draws('confused'))).toEqual(['take', 'sun', 'luck'])
    const { campaign } = out(table(), 'confused', 'hit.cancel take', WING, 'blackout.roll 4')
    expect(fighter(campaign).hits).toEqual(['wing-4'])
    expect(missionOf(campaign).tp).toBe(0)
  })

  test.each(['3.0 nose/level', '3.0 nose/level luck evasive', '3.0 nose/level mc202'])(
    'SR-EVT-06 only a pilot with a penalty is confused: not %s',
    piece => {
      const { campaign } = out(aCampaign({ ...HARMLESS, tp: 2, fighters: [piece] }), 'confused')
      expect(missionOf(campaign).tp).toBe(2)
    },
  )
})

describe('Fall Away', () => {
  test('SR-EVT-09 SR-Q-47 a Determined diver turns Evasive before the table, and so goes', () => {
    // Level 1: only a Determined fighter is hit
    const table = aCampaign({ fighters: ['3.3 nose/level dive'], cohesion: { a: 'loose' } })
    const { campaign, facts } = out(table, 'fall-away')
    expect(fighter(campaign)).toMatchObject({ at: 'tail/evasive/low', mode: 'evasive', hits: [] })
    expect(facts('event.falls-away')).toEqual([ARNOLD])
    expect(facts('fire.table')).toMatchObject([{ mode: 'evasive' }])
  })

  test('SR-EVT-09 SR-CF-05 an Evasive diver skips the table', () => {
    const { campaign, facts } = out(under('dive evasive'), 'fall-away')
    expect(facts('event.skips')).toEqual([{ ...ARNOLD, event: 'fall-away' }])
    expect(facts('fire.table')).toEqual([])
    expect(whereabouts(campaign)).toBe('tail/evasive/low')
  })

  test('SR-EVT-09 not on a Dive Roll', () => {
    const { campaign } = out(under('dive-roll-left'), 'fall-away', WING)
    expect(fighter(campaign)).toMatchObject({ at: 'right/return/low', mode: 'determined' })
  })

  test('SR-PIL-14 SR-EVT-09 a Quick diver may turn Evasive before the draw, and is away before the table', () => {
    expect(asked(leaveFormation(under('dive quick')))).toMatch(/^quick.dive of fighter:0:/)
    const changed = ['quick.dive change', draws('fall-away')]
    const { campaign, facts } = play(under('dive quick'), leaveFormation, changed)
    expect(facts('fire.table')).toEqual([])
    expect(fighter(campaign)).toMatchObject({ mode: 'evasive', hits: [], used: { quick: 1 } })
  })

  test('SR-EVT-09 once the card is drawn it is too late for that: the table is read', () => {
    const kept = ['quick.dive keep', draws('fall-away')]
    const { campaign, facts } = play(under('dive quick'), leaveFormation, kept, ['hit.draw', 'quick.fire'])
    expect(facts('fire.table')).toHaveLength(1)
    expect(whereabouts(campaign)).toBe('tail/evasive/low')
  })

  test.each(['dive evasive', 'dive-roll-left', 'climb'])(
    'SR-EVT-09 on a %s nobody is asked before the draw',
    how => {
      expect(stopsFor(leaveFormation(under(`${how} quick`)))).toBe('card.fire')
    },
  )
})

describe('Hard Roll, Into the Sun, Power Bleed, Slow Climb', () => {
  test.each<
    [rule: string, event: FireCard['event'], maneuver: string, sun: PositionBox | undefined, skips: boolean]
  >([
    ['SR-EVT-11', 'hard-roll', 'dive-roll-left', undefined, true],
    ['SR-EVT-11', 'hard-roll', 'dive-roll-right', undefined, true],
    ['SR-EVT-11', 'hard-roll', 'dive', undefined, false],
    ['SR-EVT-11', 'hard-roll', 'climb-roll-left', undefined, false],
    ['SR-EVT-12', 'into-the-sun', 'climb', 'tail/high', true],
    ['SR-EVT-12', 'into-the-sun', 'climb', 'tail/low', true],
    ['SR-EVT-12', 'into-the-sun', 'climb', 'nose/high', false],
    ['SR-EVT-12', 'into-the-sun', 'climb-roll-right', 'left/high', true],
    ['SR-EVT-12', 'into-the-sun', 'climb-roll-right', 'tail/high', false],
    ['SR-EVT-12', 'into-the-sun', 'dive', 'tail/high', false],
    ['SR-EVT-12', 'into-the-sun', 'climb', undefined, false],
  ])('%s %s on a %s with the Sun at %s: the table is skipped %s', (_, event, maneuver, sun, skips) => {
    const { campaign, facts } = out(under(maneuver, sun ? { sun } : {}), event, ...(skips ? [] : [WING]))
    expect(fighter(campaign).hits).toHaveLength(skips ? 0 : 1)
    expect(facts('event.skips')).toHaveLength(skips ? 1 : 0)
  })

  test.each(['', ' evasive'])('SR-EVT-14 Power Bleed,%s: the table, then Tail Evasive Return, Low', mode => {
    const table = aCampaign({ fighters: [`2.2 right/high climb-roll-right${mode}`] })
    const { campaign } = out(table, 'power-bleed', WING)
    expect(fighter(campaign)).toMatchObject({ at: 'tail/evasive/low', hits: ['wing-4'] })
  })

  test.each([
    ['climb', 'tail/return/high', 5],
    ['climb evasive', 'tail/evasive/high', 5],
    ['climb-roll-left', 'tail/return/high', 4],
    ['dive', 'nose/return/low', 3],
  ])('SR-EVT-15 SR-Q-14 Slow Climb on a %s: to %s, level %s', (how, to, column) => {
    const table = aCampaign({ fighters: [`2.2 tail/level ${how}`] })
    const { campaign, facts } = play(table, leaveFormation, draws('slow-climb'), ['hit.draw'])
    expect(whereabouts(campaign)).toBe(to)
    expect(facts('fire.table')).toMatchObject([{ column }])
  })
})

describe('Strafe', () => {
  const ace = (words = '', layout: Layout = {}) => under(`luck evasive ${words}`, { ...HARMLESS, ...layout })
  const dice = (red: number, black: number) => `event.strafe.red ${red}, event.strafe.black ${black}`

  test.each([
    [1, 3, false],
    [2, 3, true],
    [3, 2, true],
    [4, 6, true],
  ])('SR-EVT-13 dice %s and %s: a bomber of the element is damaged %s', (red, black, strikes) => {
    const struck = strikes ? 'event.strafe bomber/A3, damage.draw spar-4' : ''
    const { campaign, facts } = out(ace(), 'strafe', dice(red, black), struck)
    expect(damageOn(campaign, 'A3')).toEqual(strikes ? ['spar-4'] : [])
    expect(facts('event.strafe')).toEqual([{ ...ARNOLD, red, black, needs: { even: true }, strikes }])
    expect(facts('fire.table')).toHaveLength(1)
  })

  test('SR-EVT-13 the player picks any bomber of the element that still flies', () => {
    const campaign = ace('', { bombers: { A2: 'fallen' } })
    const question = 'event.strafe of fighter:0: bomber/A1, bomber/A3'
    expect(asked(leaveFormation(campaign), [draws('strafe'), dice(2, 2)])).toBe(question)
  })

  test('SR-EVT-13 SR-Q-55 in an overlap of either element', () => {
    const campaign = aCampaign({ map: '7', fighters: ['2.2 nose/level luck'] })
    const all = ['B1', 'B2', 'B3', 'X', 'C1', 'C2', 'C3'].map(id => `bomber/${id}`)
    expect(offers(leaveFormation(campaign), [draws('strafe'), dice(2, 2)])).toEqual(all)
  })

  test('SR-EVT-13 a used skill will do', () => {
    const campaign = ace()
    fighter(campaign).used.luck = 1
    expect(stopsFor(leaveFormation(campaign), draws('strafe'))).toBe('event.strafe.red')
  })

  test.each([
    ['SR-EVT-13 not without a skill', () => under('evasive', HARMLESS)],
    ['SR-EVT-13 not outside an element', () => aCampaign({ map: '7', fighters: ['3.1 nose/level luck'] })],
    ['SR-EVT-13 not without a bomber in it', () => ace('', { bombers: EMPTY })],
    ['SR-Q-34 not without ammunition', () => ace('no-ammo')],
  ])('%s', (_, table) => {
    expect(out(table(), 'strafe').facts('event.strafe')).toEqual([])
  })

  test('SR-Q-34 his own guns: Cannon counts, a Jam too, and the pilot earns', () => {
    const strikes = [dice(2, 1), 'event.strafe bomber/A1']
    expect(damageOn(out(ace('jam'), 'strafe', ...strikes, 'damage.jam 1').campaign, 'A1')).toEqual([])
    const best = 'damage.draw spar-4 hull-9, damage.marker marker/hull-9, damage.catastrophe 9'
    expect(out(ace('cannon'), 'strafe', ...strikes, best).campaign.pilots[0]?.ep).toBe(1)
  })
})
