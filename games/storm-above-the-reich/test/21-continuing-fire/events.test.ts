import { describe, expect, test } from 'vitest'
import { ESCORT_TYPES, type FireCard, type PositionBox } from '../../pack/types.ts'
import { missionOf } from '../../rules/05-map/table.ts'
import { leaveFormation } from '../../rules/21-continuing-fire/continuing-fire.ts'
import type { Campaign, Fighter, Maneuver } from '../../state.ts'
import { damageOn, element, fighter, flying, goneOf, whereabouts } from '../kit/attackers.ts'
import { proofPack } from '../kit/charts.ts'
import {
  aCampaign,
  factsOf,
  ids,
  type Line,
  type Piece,
  pauseAfter,
  rolls,
  script,
  takes,
} from '../kit/table.ts'

const NOSE = 'nose/approach/level'
const WING = rolls('hit.draw', 'wing-4')
const ARNOLD = { fighter: 0, name: 'Arnold' }

type RowsOfType = typeof proofPack.combat.rows.fw190
const RETURNS = 'R R R R R R R R R R'

type Layout = Parameters<typeof aCampaign>[0]

/** At 2.2, Lethal Level 3, where every card of the proofs hits a Determined fighter but Debris. */
function under(more: Partial<Piece> = {}, layout: Layout = {}): Campaign {
  return aCampaign({ ...layout, fighters: [flying('2.2', NOSE, more)] })
}

const draws = (event: FireCard['event']) => rolls('card.fire', `fire-${event}`)
const out = (campaign: Campaign, event: FireCard['event'], ...lines: Line[]) =>
  script(leaveFormation(campaign), [draws(event), ...lines])
const escortAt = (campaign: Campaign, no = 0) => missionOf(campaign).escort.markers[no]?.at

describe('Achtung!', () => {
  const above = { escorts: [{ at: 'above-trailing' as const }, { at: 'above-trailing' as const, number: 2 }] }

  test('SR-EVT-01 one escort of Above Trailing goes to the Return Box of a Determined fighter', () => {
    const campaign = under({ maneuver: 'dive' }, above)
    const played = out(campaign, 'achtung', WING, takes('event.escort', 'escort/1'))
    expect(whereabouts(campaign)).toBe('tail/return/low')
    expect([escortAt(campaign, 0), escortAt(campaign, 1)]).toEqual(['above-trailing', 'tail/return/low'])
    expect(factsOf(played, 'event.achtung')).toEqual([{ ...ARNOLD, escort: 1, box: 'tail/return/low' }])
  })

  test('SR-EVT-01 the player picks among markers that differ', () => {
    const pause = pauseAfter(leaveFormation(under({}, above)), [draws('achtung'), WING])
    expect(pause).toMatchObject({ ask: 'event.escort', about: ['fighter:0'] })
    expect(ids(pause)).toEqual(['escort/0', 'escort/1'])
  })

  test('SR-EVT-01 not for an Evasive fighter, not from another station', () => {
    const evasive = under({ mode: 'evasive' }, above)
    out(evasive, 'achtung', WING)
    expect(escortAt(evasive)).toBe('above-trailing')
    const elsewhere = under({}, { escorts: [{ at: 'forward' }, { at: 'below-trailing' }] })
    const played = out(elsewhere, 'achtung', WING)
    expect([escortAt(elsewhere, 0), escortAt(elsewhere, 1)]).toEqual(['forward', 'below-trailing'])
    expect(factsOf(played, 'event.achtung')).toEqual([])
  })
})

describe('Bounced', () => {
  const below = (more: Partial<Piece> = {}) =>
    under({ maneuver: 'dive', ...more }, { escorts: [{ at: 'below-trailing', number: 1 }] })
  /** Neither higher nor more: Dx Sx Dx S D S D B De R. A Hit takes one off. */
  const rolled = (die: number) => [WING, rolls('combat.roll', die)]

  test.each<[Maneuver, boolean]>([
    ['climb', false],
    ['climb-roll-left', false],
    ['dive', true],
    ['dive-roll-right', true],
  ])('SR-EVT-02 after the table, on a %s: %s', (maneuver, bounced) => {
    const campaign = below({ maneuver })
    const lines = [draws('bounced'), WING]
    if (bounced) {
      const pause = pauseAfter(leaveFormation(campaign), lines)
      expect(pause).toMatchObject({ what: 'combat.roll' })
    } else {
      script(leaveFormation(campaign), lines)
      expect(whereabouts(campaign)).toContain('/return/high')
    }
  })

  test('SR-EVT-02 only by an escort in Below Trailing', () => {
    const campaign = under({ maneuver: 'dive' }, { escorts: [{ at: 'above-trailing' }, { at: 'tail/low' }] })
    out(campaign, 'bounced', WING)
    expect(whereabouts(campaign)).toBe('tail/return/low')
  })

  test('SR-EVT-02 SR-Q-26 one escort attacks, and the fighter is not higher', () => {
    const campaign = under(
      { maneuver: 'dive' },
      {
        escorts: [
          { at: 'below-trailing', number: 1 },
          { at: 'below-trailing', number: 2 },
        ],
      },
    )
    const played = out(campaign, 'bounced', WING, takes('event.escort', 'escort/1'), rolls('combat.roll', 6))
    expect(factsOf(played, 'combat.rolled')).toMatchObject([{ fighters: [0], escorts: [1], higher: false }])
    expect(factsOf(played, 'event.bounced')).toEqual([{ ...ARNOLD, escort: 1 }])
  })

  test('SR-EVT-03 D: both go to the Dogfight Box', () => {
    const campaign = below()
    out(campaign, 'bounced', ...rolled(6))
    expect([whereabouts(campaign), escortAt(campaign)]).toEqual(['dogfight', 'dogfight'])
    expect(fighter(campaign).group).toBe(missionOf(campaign).escort.markers[0]?.group)
  })

  test('SR-EVT-03 SR-EVT-05 D with the fighter destroyed is S: the escort is back in Below Trailing', () => {
    const campaign = below()
    out(campaign, 'bounced', ...rolled(1), rolls('combat.bail-out', 10))
    expect([whereabouts(campaign), escortAt(campaign)]).toEqual(['lost', 'below-trailing'])
  })

  test('SR-EVT-05 S: the fighter exits, the escort is back in Below Trailing', () => {
    const campaign = below()
    out(campaign, 'bounced', ...rolled(5), rolls('recovery.roll', 9))
    expect([whereabouts(campaign), escortAt(campaign)]).toEqual(['exited', 'below-trailing'])
  })

  test('SR-EVT-05 B: both exit', () => {
    const campaign = below()
    out(campaign, 'bounced', ...rolled(9), rolls('recovery.roll', 9))
    expect([whereabouts(campaign), escortAt(campaign)]).toEqual(['exited', 'exited'])
  })

  describe('a fighter that is not made to exit', () => {
    /** Level 1, Evasive: no Hit, and a 10 is R. */
    const free = (more: Partial<Piece> = {}) =>
      aCampaign({
        fighters: [flying('3.3', NOSE, { maneuver: 'dive', mode: 'evasive', ...more })],
        escorts: [{ at: 'below-trailing', number: 1 }],
      })
    const lines = [draws('bounced'), rolls('combat.roll', 10)]

    test('SR-EVT-04 may exit or go to the Tail, Evasive Return, Low', () => {
      const pause = pauseAfter(leaveFormation(free()), lines)
      expect(pause).toMatchObject({ ask: 'event.bounced', about: ['fighter:0'] })
      expect(ids(pause)).toEqual(['to/tail/evasive/low', 'exit'])
    })

    test.each([
      ['to/tail/evasive/low', 'tail/evasive/low'],
      ['exit', 'exited'],
    ] as const)('SR-EVT-04 SR-Q-26 %s', (take, at) => {
      const campaign = free({ approach: 'tail/approach/low' })
      script(leaveFormation(campaign), [...lines, takes('event.bounced', take)])
      expect([whereabouts(campaign), escortAt(campaign)]).toEqual([at, 'exited'])
    })

    test.each([
      [4, 'tail/evasive/low'],
      [3, 'exited'],
    ])('SR-Q-53 a break away like another: on a Blackout die of %s it is %s', (die, at) => {
      const returns = Object.fromEntries(ESCORT_TYPES.map(type => [type, { any: RETURNS }])) as RowsOfType
      const pack = {
        ...proofPack,
        id: 'proof where a combat ends in R',
        combat: { ...proofPack.combat, rows: { ...proofPack.combat.rows, fw190: returns } },
      }
      const campaign = aCampaign({
        pack,
        fighters: [flying('3.3', NOSE, { maneuver: 'dive', mode: 'evasive', penalty: 'blackout' })],
        escorts: [{ at: 'below-trailing', number: 1 }],
      })
      const away = takes('event.bounced', 'to/tail/evasive/low')
      script(leaveFormation(campaign), [...lines, away, rolls('blackout.roll', die)])
      expect(whereabouts(campaign)).toBe(at)
    })
  })

  test('SR-PIL-14 on another card the escort below does nothing, and Quick decides on the box', () => {
    const pause = pauseAfter(leaveFormation(below({ skills: ['quick'], maneuver: 'dive-roll-left' })), [
      draws('into-the-sun'),
      WING,
    ])
    expect(pause).toMatchObject({ ask: 'quick.break-away' })
  })

  test('SR-PIL-14 Quick is not asked about a box that the combat decides', () => {
    const campaign = below({ skills: ['quick'], maneuver: 'dive-roll-left' })
    const { pauses } = script(leaveFormation(campaign), [draws('bounced'), ...rolled(6)])
    expect(pauses).toHaveLength(3)
  })
})

describe('Confused', () => {
  test('SR-EVT-06 a green pilot costs 1 TP, after the table', () => {
    const campaign = under({ penalty: 'rookie' }, { tp: 2 })
    const played = out(campaign, 'confused', WING, WING)
    expect(missionOf(campaign).tp).toBe(1)
    expect(fighter(campaign).hits).toHaveLength(1)
    expect(factsOf(played, 'event.confused')).toEqual([{ ...ARNOLD, paid: true, tp: 1 }])
    expect(played.notes.findIndex(({ what }) => what === 'event.confused')).toBeGreaterThan(
      played.notes.findIndex(({ what }) => what === 'hit.marker'),
    )
  })

  test('SR-EVT-06 without TP he is hit, and no Attack advantage helps; the sun and Luck do', () => {
    const setUp = () => {
      const campaign = aCampaign({
        tp: 0,
        fighters: [
          flying('3.3', NOSE, { penalty: 'blackout', mode: 'evasive', skills: ['luck'], outOfTheSun: true }),
        ],
      })
      element(campaign, 'a').rotte = true
      return campaign
    }
    expect(ids(pauseAfter(leaveFormation(setUp()), [draws('confused')]))).toEqual(['take', 'sun', 'luck'])
    const campaign = setUp()
    script(leaveFormation(campaign), [
      draws('confused'),
      takes('hit.cancel', 'take'),
      WING,
      rolls('blackout.roll', 4),
    ])
    expect(fighter(campaign).hits).toEqual(['wing-4'])
    expect(missionOf(campaign).tp).toBe(0)
  })

  test('SR-EVT-06 only a pilot with a penalty is confused', () => {
    for (const more of [
      {},
      { skills: ['luck'] as const, mode: 'evasive' as const },
      { kind: 'mc202' as const },
    ]) {
      const campaign = aCampaign({ tp: 2, fighters: [flying('3.0', NOSE, more)], cohesion: { a: 'kaputt' } })
      out(campaign, 'confused')
      expect(missionOf(campaign).tp).toBe(2)
    }
  })
})

describe('Debris and Friendly Fire', () => {
  test('SR-EVT-07 even: one Damage marker on the nearest bomber, then the table', () => {
    const campaign = under()
    const played = out(campaign, 'debris', rolls('event.debris', 4), rolls('damage.draw', 'spar-4'))
    expect(damageOn(campaign, 'A1')).toEqual(['spar-4'])
    expect(factsOf(played, 'event.debris')).toEqual([
      { ...ARNOLD, die: 4, needs: { even: true }, even: true },
    ])
    expect(factsOf(played, 'fire.table')).toMatchObject([{ column: 3, hits: 0 }])
  })

  test('SR-EVT-07 odd: a Hit that nothing cancels, then the table', () => {
    const campaign = under({ skills: ['luck'], outOfTheSun: true })
    element(campaign, 'a').rotte = true
    const played = out(campaign, 'debris', rolls('event.debris', 7), WING)
    expect(fighter(campaign).hits).toEqual(['wing-4'])
    expect(factsOf(played, 'fire.table')).toHaveLength(1)
  })

  test('SR-EVT-07 SR-Q-28 of several that are as near the player picks one; gone bombers are not near', () => {
    // 1.1 is left of A2 and right of A3; A1 is two steps away
    const layout = { fighters: [flying('1.1', NOSE, { mode: 'evasive' })] } as const
    const lines = [draws('debris'), rolls('event.debris', 2)]
    const pause = pauseAfter(leaveFormation(aCampaign(layout)), lines)
    expect(pause).toMatchObject({ ask: 'event.nearest', about: ['fighter:0'] })
    expect(ids(pause)).toEqual(['bomber/A2', 'bomber/A3'])
    const alone = aCampaign({ ...layout, bombers: { A2: 'fallen', A3: 'destroyed' } })
    script(leaveFormation(alone), [...lines, rolls('damage.draw', 'spar-4')], ['hit.draw'])
    expect(damageOn(alone, 'A1')).toEqual(['spar-4'])
  })

  test('SR-EVT-07 with no bomber left nothing is damaged', () => {
    const campaign = under({}, { bombers: { A1: 'fallen', A2: 'fallen', A3: 'fallen' } })
    out(campaign, 'friendly-fire', rolls('event.friendly-fire', 2), WING)
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
        const campaign = under({ mode: 'evasive', cannon: true }, { type, cohesion: { a: 'kaputt' } })
        out(
          campaign,
          event,
          rolls(`event.${event}`, 2),
          rolls('damage.draw', marker),
          rolls('damage.catastrophe', 9),
        )
        expect(goneOf(campaign, 'A1')).toBe(how)
        expect(missionOf(campaign).score).toMatchObject({ ep, vp })
        expect(campaign.pilots[0]?.ep).toBe(0)
      }
    },
  )

  test('SR-EVT-10 even: one Damage marker on the nearest bomber, then the table', () => {
    const campaign = under()
    const played = out(
      campaign,
      'friendly-fire',
      rolls('event.friendly-fire', 10),
      rolls('damage.draw', 'spar-4'),
      WING,
    )
    expect(damageOn(campaign, 'A1')).toEqual(['spar-4'])
    expect(fighter(campaign).hits).toEqual(['wing-4'])
    expect(factsOf(played, 'event.friendly-fire')).toEqual([
      { ...ARNOLD, die: 10, needs: { even: true }, even: true },
    ])
  })

  test('SR-EVT-10 odd: the table is skipped', () => {
    const campaign = under()
    out(campaign, 'friendly-fire', rolls('event.friendly-fire', 9))
    expect(fighter(campaign).hits).toEqual([])
    expect(whereabouts(campaign)).toBe('tail/return/high')
  })
})

describe('Fall Away', () => {
  test('SR-EVT-09 SR-Q-47 a Determined diver turns Evasive before the table, and so goes', () => {
    const campaign = aCampaign({
      fighters: [flying('3.3', NOSE, { maneuver: 'dive' })],
      cohesion: { a: 'loose' },
    })
    // Level 1: only a Determined fighter is hit
    const played = out(campaign, 'fall-away')
    expect(fighter(campaign)).toMatchObject({ mode: 'evasive', hits: [] })
    expect(whereabouts(campaign)).toBe('tail/evasive/low')
    expect(factsOf(played, 'event.falls-away')).toEqual([ARNOLD])
    expect(factsOf(played, 'fire.table')).toMatchObject([{ mode: 'evasive' }])
  })

  test('SR-EVT-09 SR-CF-05 an Evasive diver skips the table', () => {
    const campaign = under({ maneuver: 'dive', mode: 'evasive' })
    const played = out(campaign, 'fall-away')
    expect(factsOf(played, 'event.skips')).toEqual([{ ...ARNOLD, event: 'fall-away' }])
    expect(factsOf(played, 'fire.table')).toEqual([])
    expect(whereabouts(campaign)).toBe('tail/evasive/low')
  })

  test('SR-EVT-09 not on a Dive Roll', () => {
    const campaign = under({ maneuver: 'dive-roll-left' })
    out(campaign, 'fall-away', WING)
    expect(fighter(campaign).mode).toBe('determined')
    expect(whereabouts(campaign)).toBe('right/return/low')
  })

  test('SR-PIL-14 SR-EVT-09 a Quick diver may turn Evasive before the card is drawn, and is away before the table', () => {
    const campaign = under({ maneuver: 'dive', skills: ['quick'] })
    const pause = pauseAfter(leaveFormation(under({ maneuver: 'dive', skills: ['quick'] })))
    expect(pause).toMatchObject({ ask: 'quick.dive', about: ['fighter:0'] })
    const played = script(leaveFormation(campaign), [takes('quick.dive', 'change'), draws('fall-away')])
    expect(factsOf(played, 'fire.table')).toEqual([])
    expect(fighter(campaign)).toMatchObject({ mode: 'evasive', hits: [], used: { quick: 1 } })
  })

  test('SR-EVT-09 once the card is drawn it is too late for that: the table is read', () => {
    const campaign = under({ maneuver: 'dive', skills: ['quick'] })
    const played = script(
      leaveFormation(campaign),
      [takes('quick.dive', 'keep'), draws('fall-away')],
      ['hit.draw', 'quick.fire'],
    )
    expect(factsOf(played, 'fire.table')).toHaveLength(1)
    expect(whereabouts(campaign)).toBe('tail/evasive/low')
  })

  test.each<[Maneuver, Fighter['mode']]>([
    ['dive', 'evasive'],
    ['dive-roll-left', 'determined'],
    ['climb', 'determined'],
  ])('SR-EVT-09 on a %s, %s, nobody is asked before the draw', (maneuver, mode) => {
    const campaign = under({ maneuver, mode, skills: ['quick'] })
    expect(pauseAfter(leaveFormation(campaign))).toMatchObject({ what: 'card.fire' })
  })
})

describe('Hard Roll, Into the Sun, Power Bleed, Slow Climb', () => {
  test.each<[Maneuver, boolean]>([
    ['dive-roll-left', true],
    ['dive-roll-right', true],
    ['dive', false],
    ['climb-roll-left', false],
  ])('SR-EVT-11 Hard Roll on a %s: skipped %s', (maneuver, skipped) => {
    const campaign = under({ maneuver })
    out(campaign, 'hard-roll', ...(skipped ? [] : [WING]))
    expect(fighter(campaign).hits).toHaveLength(skipped ? 0 : 1)
  })

  test.each<[Maneuver, PositionBox | undefined, boolean]>([
    ['climb', 'tail/high', true],
    ['climb', 'tail/low', true],
    ['climb', 'nose/high', false],
    ['climb-roll-right', 'left/high', true],
    ['climb-roll-right', 'tail/high', false],
    ['dive', 'tail/high', false],
    ['climb', undefined, false],
  ])('SR-EVT-12 Into the Sun on a %s with the Sun at %s: skipped %s', (maneuver, sun, skipped) => {
    const campaign = under({ maneuver }, sun ? { sun } : {})
    const played = out(campaign, 'into-the-sun', ...(skipped ? [] : [WING]))
    expect(fighter(campaign).hits).toHaveLength(skipped ? 0 : 1)
    expect(factsOf(played, 'event.skips')).toHaveLength(skipped ? 1 : 0)
  })

  test.each(['determined', 'evasive'] as const)(
    'SR-EVT-14 Power Bleed, %s: the table, then Tail Evasive Return, Low',
    mode => {
      const campaign = under({ mode, approach: 'right/approach/high', maneuver: 'climb-roll-right' })
      out(campaign, 'power-bleed', WING)
      expect(fighter(campaign).hits).toEqual(['wing-4'])
      expect(whereabouts(campaign)).toBe('tail/evasive/low')
    },
  )

  test.each<[Maneuver, Piece['mode'], string, number]>([
    ['climb', 'determined', 'tail/return/high', 5],
    ['climb', 'evasive', 'tail/evasive/high', 5],
    ['climb-roll-left', 'determined', 'tail/return/high', 4],
    ['dive', 'determined', 'nose/return/low', 3],
  ])(
    'SR-EVT-15 SR-Q-14 Slow Climb on a %s, %s: to %s, level %s',
    (maneuver, mode = 'determined', to, column) => {
      const campaign = under({ maneuver, mode, approach: 'tail/approach/level' })
      const played = script(leaveFormation(campaign), [draws('slow-climb')], ['hit.draw'])
      expect(whereabouts(campaign)).toBe(to)
      expect(factsOf(played, 'fire.table')).toMatchObject([{ column }])
    },
  )
})

describe('Strafe', () => {
  const ace = (more: Partial<Piece> = {}, layout: Layout = {}) =>
    under({ skills: ['luck'], mode: 'evasive', ...more }, { cohesion: { a: 'kaputt' }, ...layout })
  const dice = (red: number, black: number) => [
    rolls('event.strafe.red', red),
    rolls('event.strafe.black', black),
  ]

  test.each([
    [1, 3, false],
    [2, 3, true],
    [3, 2, true],
    [4, 6, true],
  ])('SR-EVT-13 dice %s and %s: a bomber of the element is damaged %s', (red, black, strikes) => {
    const campaign = ace()
    const lines = strikes ? [takes('event.strafe', 'bomber/A3'), rolls('damage.draw', 'spar-4')] : []
    const played = out(campaign, 'strafe', ...dice(red, black), ...lines)
    expect(damageOn(campaign, 'A3')).toEqual(strikes ? ['spar-4'] : [])
    expect(factsOf(played, 'event.strafe')).toEqual([
      { ...ARNOLD, red, black, needs: { even: true }, strikes },
    ])
    expect(factsOf(played, 'fire.table')).toHaveLength(1)
  })

  test('SR-EVT-13 the player picks any bomber of the element that still flies', () => {
    const campaign = ace({}, { bombers: { A2: 'fallen' } })
    const pause = pauseAfter(leaveFormation(campaign), [draws('strafe'), ...dice(2, 2)])
    expect(pause).toMatchObject({ ask: 'event.strafe', about: ['fighter:0'] })
    expect(ids(pause)).toEqual(['bomber/A1', 'bomber/A3'])
  })

  test('SR-EVT-13 SR-Q-55 in an overlap of either element', () => {
    const campaign = aCampaign({ map: '7', fighters: [flying('2.2', NOSE, { skills: ['luck'] })] })
    const pause = pauseAfter(leaveFormation(campaign), [draws('strafe'), ...dice(2, 2)])
    expect(ids(pause)).toEqual(['B1', 'B2', 'B3', 'X', 'C1', 'C2', 'C3'].map(id => `bomber/${id}`))
  })

  test('SR-EVT-13 a used skill will do', () => {
    const campaign = ace({ used: { flyer: 0, quick: 0, wiley: 0, luck: 1, timing: 0 } })
    expect(pauseAfter(leaveFormation(campaign), [draws('strafe')])).toMatchObject({
      what: 'event.strafe.red',
    })
  })

  test('SR-EVT-13 not without a skill, not outside an element, not without a bomber in it', () => {
    out(under({ mode: 'evasive' }, { cohesion: { a: 'kaputt' } }), 'strafe')
    const outside = flying('3.1', NOSE, { skills: ['luck'] })
    out(aCampaign({ map: '7', fighters: [outside] }), 'strafe')
    out(ace({}, { bombers: { A1: 'fallen', A2: 'fallen', A3: 'fallen' } }), 'strafe')
  })

  test('SR-Q-34 his own guns: Cannon counts, a Jam and want of ammunition too, and the pilot earns', () => {
    const strikes = [...dice(2, 1), takes('event.strafe', 'bomber/A1')]
    const jammed = ace({ ammo: 'jam' })
    out(jammed, 'strafe', ...strikes, rolls('damage.jam', 1))
    expect(damageOn(jammed, 'A1')).toEqual([])
    out(ace({ ammo: 'none' }), 'strafe')
    const cannon = ace({ cannon: true })
    out(
      cannon,
      'strafe',
      ...strikes,
      rolls('damage.draw', 'spar-4'),
      rolls('damage.draw', 'hull-9'),
      takes('damage.marker', 'marker/hull-9'),
      rolls('damage.catastrophe', 9),
    )
    expect(cannon.pilots[0]?.ep).toBe(1)
  })
})
