import { describe, expect, test } from 'vitest'
import { escortsIn, missionOf } from '../../rules/05-map/table.ts'
import { movePhase } from '../../rules/07-move/move.ts'
import { escortPhase, isEscortAtHand, passOver, placeEscorts } from '../../rules/09-escort/escort-arrival.ts'
import type { Campaign, Escort } from '../../state.ts'
import { aCampaign, factsOf, ids, type Layout, pauseAfter, rolls, script, takes } from '../kit/table.ts'

const UNPLACED = Array.from({ length: 5 }, () => ({ at: 'unplaced' }) as const)

function withEscort(layout: Layout, status: Escort['status']): Campaign {
  const campaign = aCampaign({
    fighters: [{ at: 'tail/low' }],
    escorts: UNPLACED,
    strength: 'light',
    ...layout,
  })
  missionOf(campaign).escort.status = status
  return campaign
}

const statusOf = (campaign: Campaign) => missionOf(campaign).escort.status
const stationsOf = (campaign: Campaign) => missionOf(campaign).escort.markers.map(({ at }) => at)

describe('set-up of the stations', () => {
  test.each([
    ['light', 1, [5, 0, 0]],
    ['light', 3, [0, 3, 2]],
    ['light', 8, [0, 2, 3]],
    ['light', 9, [0, 0, 5]],
    ['heavy', 2, [7, 0, 0]],
    ['heavy', 5, [4, 3, 0]],
    ['heavy', 6, [0, 3, 4]],
    ['heavy', 10, [0, 4, 3]],
  ] as const)('SR-SET-20 %s, die %i: %j above, forward and below', (strength, die, counts) => {
    const escorts = Array.from({ length: strength === 'heavy' ? 7 : 5 }, () => ({ at: 'unplaced' }) as const)
    const campaign = withEscort({ escorts, strength }, 'waiting')
    const played = script(placeEscorts(campaign), [rolls('escort.set-up', die)])
    const at = stationsOf(campaign)
    expect(
      ['above-trailing', 'forward', 'below-trailing'].map(one => at.filter(two => two === one).length),
    ).toEqual(counts)
    expect(statusOf(campaign)).toBe('present')
    expect(factsOf(played, 'escort.placed')).toMatchObject([{ strength, die }])
  })

  test('SR-SET-20 without an escort there is nothing to roll for', () => {
    expect(script(placeEscorts(aCampaign({ fighters: [{ at: 'tail/low' }] }))).pauses).toEqual([])
  })

  test('SR-SET-20 rolled when the escort first acts, if not at set-up', () => {
    const campaign = withEscort({}, 'waiting')
    const { value } = script(escortPhase(campaign), [rolls('escort.set-up', 1)])
    expect(value).toBe('stations')
    expect(stationsOf(campaign)).toEqual(Array(5).fill('above-trailing'))
  })

  test('SR-SET-20 SR-SET-18 rolled at set-up for an escort that is to arrive: known, but not there', () => {
    const campaign = withEscort({ escortTurn: 4, turn: 3 }, 'due')
    script(placeEscorts(campaign), [rolls('escort.set-up', 1)])
    expect(statusOf(campaign)).toBe('due')
    expect(escortsIn(missionOf(campaign), 'above-trailing')).toEqual([])
    missionOf(campaign).turn = 4
    expect(script(escortPhase(campaign)).pauses).toEqual([])
    expect(escortsIn(missionOf(campaign), 'above-trailing')).toHaveLength(5)
  })
})

describe('arrival and exit', () => {
  test.each<[Escort['status'], number, boolean]>([
    ['none', 4, false],
    ['gone', 4, false],
    ['due', 3, false],
    ['due', 4, true],
    ['due', 5, true],
    ['waiting', 1, true],
    ['present', 1, true],
  ])(
    'SR-SEQ-02 SR-ESC-02 an escort that is %s with Turn 4, on Turn %i: at hand %s',
    (status, turn, atHand) => {
      expect(isEscortAtHand(missionOf(withEscort({ escortTurn: 4, turn }, status)))).toBe(atHand)
    },
  )

  test('SR-ESC-02 SR-SET-18 on its turn of arrival the escort is placed, and its stations are checked', () => {
    const campaign = withEscort({ escortTurn: 4, turn: 4 }, 'due')
    const played = script(escortPhase(campaign), [rolls('escort.set-up', 9)])
    expect(played.value).toBe('stations')
    expect(statusOf(campaign)).toBe('present')
    expect(factsOf(played, 'escort.arrives')).toEqual([{ type: 'p-38', turn: 4 }])
  })

  test('SR-SET-18 the arrival turn of an Outbound escort never sends it home', () => {
    const campaign = withEscort({ escortTurn: 4, turn: 6, escorts: [{ at: 'forward' }] }, 'present')
    expect(script(escortPhase(campaign)).value).toBe('stations')
    expect(statusOf(campaign)).toBe('present')
  })

  test.each(['inbound', 'near-target'] as const)(
    'SR-ESC-03 SR-SET-17 %s: on its turn of exit every marker leaves, and so do the dogfighters',
    type => {
      const campaign = aCampaign({
        type,
        turn: 6,
        escortTurn: 6,
        fighters: [{ at: 'tail/low' }, { at: 'dogfight', group: 1 }, { at: 'dogfight', group: 2 }],
        escorts: [
          { at: 'tail/low' },
          { at: 'forward' },
          { at: 'dogfight', group: 1 },
          { at: 'dogfight', group: 2 },
        ],
      })
      const { value } = script(escortPhase(campaign))
      expect(stationsOf(campaign)).toEqual(Array(4).fill('exited'))
      expect(missionOf(campaign).escort.markers.map(({ group }) => group)).toEqual([0, 0, 0, 0])
      expect(missionOf(campaign).fighters.map(({ at }) => at)).toEqual(['tail/low', 'exited', 'exited'])
      expect(statusOf(campaign)).toBe('gone')
      expect(value).toBe('blast')
    },
  )

  test('SR-ESC-03 not before its turn', () => {
    const campaign = aCampaign({
      type: 'inbound',
      turn: 5,
      escortTurn: 6,
      fighters: [{ at: 'tail/low' }],
      escorts: [{ at: 'forward' }],
    })
    expect(script(escortPhase(campaign)).value).toBe('stations')
    expect(stationsOf(campaign)).toEqual(['forward'])
  })

  test('SR-SET-19 an escort without a turn stays', () => {
    const campaign = aCampaign({
      type: 'inbound',
      turn: 12,
      fighters: [{ at: 'tail/low' }],
      escorts: [{ at: 'forward' }],
    })
    expect(script(escortPhase(campaign)).value).toBe('stations')
  })

  test('SR-ACB-28 SR-REC-08 a dogfighter with a Hit marker finds out how bad it is as he leaves', () => {
    const campaign = aCampaign({
      type: 'inbound',
      turn: 6,
      escortTurn: 6,
      fighters: [{ at: 'tail/low' }, { at: 'dogfight', group: 1, hits: ['engine-6'] }],
      escorts: [{ at: 'dogfight', group: 1 }],
    })
    script(escortPhase(campaign), [rolls('recovery.roll', 5)])
    expect(missionOf(campaign).fighters[1]).toMatchObject({ at: 'fate', fate: 'engine', hits: [] })
  })

  test('SR-SEQ-06 if all were dogfighting, the mission ends with the exit of the escort', () => {
    const campaign = aCampaign({
      type: 'inbound',
      turn: 6,
      escortTurn: 6,
      fighters: [{ at: 'dogfight', group: 1 }],
      escorts: [{ at: 'dogfight', group: 1 }],
    })
    expect(script(escortPhase(campaign)).value).toBe('mission-end')
  })
})

describe('turns passed over', () => {
  const late = (layout: Layout, status: Escort['status']) =>
    withEscort({ fighters: [{ at: 'reserve', moved: true }], ...layout }, status)

  test('SR-ESC-22 past its turn of exit the escort is gone', () => {
    const campaign = late({ type: 'inbound', turn: 2, escortTurn: 2 }, 'waiting')
    expect(script(movePhase(campaign)).value).toBe('turn')
    expect(statusOf(campaign)).toBe('gone')
    expect(stationsOf(campaign)).toEqual(Array(5).fill('exited'))
    expect(isEscortAtHand(missionOf(campaign))).toBe(false)
  })

  test('SR-ESC-22 it goes home once, however many more turns are passed over', () => {
    const campaign = late({ type: 'inbound', turn: 2, escortTurn: 2 }, 'waiting')
    expect(factsOf(script(movePhase(campaign)), 'escort.leaves')).toEqual([{ type: 'p-38', turn: 2 }])
    missionOf(campaign).turn = 3
    expect(factsOf(script(movePhase(campaign)), 'escort.leaves')).toEqual([])
  })

  test('SR-ESC-22 before it, nothing happens', () => {
    const campaign = late({ type: 'inbound', turn: 1, escortTurn: 2 }, 'waiting')
    passOver(missionOf(campaign))
    expect(statusOf(campaign)).toBe('waiting')
    expect(stationsOf(campaign)).toEqual(Array(5).fill('unplaced'))
  })

  test.each([
    [1, 'due'],
    [2, 'waiting'],
  ] as const)('SR-ESC-22 arrival on Turn 2, Turn %i passed over: %s', (turn, status) => {
    const campaign = late({ turn, escortTurn: 2 }, 'due')
    passOver(missionOf(campaign))
    expect(statusOf(campaign)).toBe(status)
  })

  test('SR-ESC-22 an escort with known stations that arrived unseen is present', () => {
    const campaign = late({ turn: 2, escortTurn: 2, escorts: [{ at: 'forward' }] }, 'due')
    passOver(missionOf(campaign))
    expect(statusOf(campaign)).toBe('present')
  })
})

describe('escorts on the map', () => {
  /** Where the escorts are after their moves. */
  function moved(layout: Layout, lines: Parameters<typeof script>[1] = []) {
    const campaign = aCampaign(layout)
    const played = script(escortPhase(campaign), lines)
    return { played, markers: missionOf(campaign).escort.markers, at: stationsOf(campaign) }
  }

  test('SR-ESC-01 the phase goes on with the stations', () => {
    expect(moved({ fighters: [{ at: 'tail/low' }], escorts: [{ at: 'nose/low' }] }).played.value).toBe(
      'stations',
    )
  })

  test('SR-ESC-05 with a fighter in its box it stays, whoever is next to it', () => {
    const { at } = moved({
      fighters: [{ at: 'tail/level' }, { at: 'tail/low' }],
      escorts: [{ at: 'tail/level' }],
    })
    expect(at).toEqual(['tail/level'])
  })

  test('SR-ESC-06 of two in a box with a fighter one goes to the fighters next to it', () => {
    const { at } = moved({
      fighters: [{ at: 'tail/level' }, { at: 'tail/low' }],
      escorts: [{ at: 'tail/level' }, { at: 'tail/level' }],
    })
    expect(at.toSorted()).toEqual(['tail/level', 'tail/low'])
  })

  test('SR-ESC-06 and both stay if there are none', () => {
    const { at } = moved({
      fighters: [{ at: 'tail/level' }, { at: 'left/low' }],
      escorts: [{ at: 'tail/level' }, { at: 'tail/level' }],
    })
    expect(at).toEqual(['tail/level', 'tail/level'])
  })

  test.each([
    ['tail/high', 'tail/level'],
    ['tail/approach/level', 'tail/level'],
    ['tail/return/high', 'tail/high'],
    ['tail/return/low', 'tail/evasive/low'],
    ['nose/level', 'nose/approach/level'],
  ] as const)(
    'SR-ESC-07 SR-Q-38 an escort in %s moves in on a fighter in %s, and remembers whence',
    (from, to) => {
      const { markers, played } = moved({ fighters: [{ at: to }], escorts: [{ at: from }] })
      expect(markers[0]).toMatchObject({ at: to, movedFrom: from })
      expect(factsOf(played, 'escort.sent')).toEqual([{ escort: 0, from, to }])
    },
  )

  test.each([
    ['tail/high', 'tail/low'],
    ['tail/level', 'left/level'],
    ['tail/approach/low', 'tail/approach/level'],
    ['tail/low', 'dogfight'],
  ] as const)('SR-Q-38 SR-ESC-11 an escort in %s does not reach %s', (from, to) => {
    const { at } = moved({ fighters: [{ at: to, group: 0 }], escorts: [{ at: from }] })
    expect(at).toEqual([from])
  })

  test('SR-ESC-08 SR-ESC-11 of several only one goes, however many fighters are there', () => {
    const { at } = moved({
      fighters: [{ at: 'tail/low' }, { at: 'tail/low' }, { at: 'tail/low' }],
      escorts: [{ at: 'tail/level' }, { at: 'tail/level' }, { at: 'tail/level' }],
    })
    expect(at.toSorted()).toEqual(['tail/level', 'tail/level', 'tail/low'])
  })

  test('SR-ESC-08 from two boxes, one from each', () => {
    const { at } = moved({
      fighters: [{ at: 'tail/level' }],
      escorts: [{ at: 'tail/high' }, { at: 'tail/low' }],
    })
    expect(at).toEqual(['tail/level', 'tail/level'])
  })

  test('SR-ESC-09 one escort between two boxes: the player chooses', () => {
    const layout: Layout = {
      fighters: [{ at: 'tail/low' }, { at: 'tail/high' }],
      escorts: [{ at: 'tail/level' }],
    }
    const pause = pauseAfter(escortPhase(aCampaign(layout)))
    expect(pause).toMatchObject({ ask: 'escort.to', about: ['box:tail/level'] })
    expect(ids(pause).toSorted()).toEqual(['to/tail/high', 'to/tail/low'])
    expect(moved(layout, [takes('escort.to', 'to/tail/low')]).at).toEqual(['tail/low'])
  })

  test('SR-ESC-10 two escorts between two boxes: one to each, unasked', () => {
    const { at } = moved({
      fighters: [{ at: 'tail/low' }, { at: 'tail/high' }],
      escorts: [{ at: 'tail/level' }, { at: 'tail/level' }],
    })
    expect(at.toSorted()).toEqual(['tail/high', 'tail/low'])
  })

  test('SR-ESC-10 with different numbers the player says who goes where', () => {
    const layout: Layout = {
      fighters: [{ at: 'tail/low' }, { at: 'tail/high' }],
      escorts: [
        { at: 'tail/level', number: 2 },
        { at: 'tail/level', number: 3 },
      ],
    }
    const pause = pauseAfter(escortPhase(aCampaign(layout)))
    expect(pause).toMatchObject({ ask: 'escort.marker', about: ['box:tail/high'] })
    expect(ids(pause)).toEqual(['escort/0', 'escort/1'])
    const first = moved(layout, [takes('escort.marker', 'escort/0')])
    const second = moved(layout, [takes('escort.marker', 'escort/1')])
    expect(first.at).toEqual(second.at.toReversed())
  })

  test('SR-Q-51 three escorts with a fighter, two boxes next to them: one stays, two go', () => {
    const { at } = moved({
      fighters: [{ at: 'tail/level' }, { at: 'tail/low' }, { at: 'tail/high' }],
      escorts: [{ at: 'tail/level' }, { at: 'tail/level' }, { at: 'tail/level' }],
    })
    expect(at.toSorted()).toEqual(['tail/high', 'tail/level', 'tail/low'])
  })

  test('SR-Q-51 two escorts with a fighter and two boxes to go to: one goes, the player says where', () => {
    const layout: Layout = {
      fighters: [{ at: 'tail/level' }, { at: 'tail/low' }, { at: 'tail/high' }],
      escorts: [{ at: 'tail/level' }, { at: 'tail/level' }],
    }
    expect(moved(layout, [takes('escort.to', 'to/tail/high')]).at.toSorted()).toEqual([
      'tail/high',
      'tail/level',
    ])
  })

  test('SR-ESC-04 who has moved does not move on from there', () => {
    const { at } = moved({
      fighters: [{ at: 'tail/level' }, { at: 'tail/low' }],
      escorts: [{ at: 'tail/high' }, { at: 'tail/level' }],
    })
    expect(at).toEqual(['tail/level', 'tail/level'])
  })

  test('SR-ESC-04 each phase begins with nobody having moved', () => {
    const { markers } = moved({
      fighters: [{ at: 'tail/level' }],
      escorts: [{ at: 'forward', movedFrom: 'above-trailing' }],
    })
    expect(markers[0]?.movedFrom).toBeUndefined()
  })

  test('SR-SIT-05 SR-ESC-14 escorts enter and leave anchored boxes', () => {
    const { at } = moved({
      fighters: [{ at: 'tail/level' }, { at: 'nose/level' }],
      escorts: [{ at: 'tail/low' }, { at: 'nose/high' }],
      anchored: ['tail/level', 'nose/high'],
    })
    expect(at).toEqual(['tail/level', 'nose/level'])
  })
})
