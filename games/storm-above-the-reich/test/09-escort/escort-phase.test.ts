import { describe, expect, test } from 'vitest'
import { escortsIn, missionOf } from '../../rules/05-map/table.ts'
import { movePhase } from '../../rules/07-move/move.ts'
import { escortPhase, isEscortAtHand, passOver, placeEscorts } from '../../rules/09-escort/escort-arrival.ts'
import type { Campaign, Escort } from '../../state.ts'
import { aCampaign, after, asked, factsOf, type Layout, type Lines, play, script } from '../kit/table.ts'

const UNPLACED = Array.from({ length: 5 }, () => ({ at: 'unplaced' }) as const)

function withEscort(layout: Layout, status: Escort['status']): Campaign {
  const campaign = aCampaign({ fighters: ['tail/low'], escorts: UNPLACED, strength: 'light', ...layout })
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
    const played = script(placeEscorts(campaign), `escort.set-up ${die}`)
    const at = stationsOf(campaign)
    expect(
      ['above-trailing', 'forward', 'below-trailing'].map(one => at.filter(two => two === one).length),
    ).toEqual(counts)
    expect(statusOf(campaign)).toBe('present')
    expect(factsOf(played, 'escort.placed')).toMatchObject([{ strength, die }])
  })

  test('SR-SET-20 without an escort there is nothing to roll for', () => {
    expect(script(placeEscorts(aCampaign({ fighters: ['tail/low'] }))).pauses).toEqual([])
  })

  test('SR-SET-20 rolled when the escort first acts, if not at set-up', () => {
    const { campaign, value } = play(withEscort({}, 'waiting'), escortPhase, 'escort.set-up 1')
    expect(value).toBe('stations')
    expect(stationsOf(campaign)).toEqual(Array(5).fill('above-trailing'))
  })

  test('SR-SET-20 SR-SET-18 rolled at set-up for an escort that is to arrive: known, but not there', () => {
    const campaign = after(withEscort({ escortTurn: 4, turn: 3 }, 'due'), placeEscorts, 'escort.set-up 1')
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
    const played = script(escortPhase(campaign), 'escort.set-up 9')
    expect(played.value).toBe('stations')
    expect(statusOf(campaign)).toBe('present')
    expect(factsOf(played, 'escort.arrives')).toEqual([{ type: 'p-38', turn: 4 }])
  })

  test('SR-SET-18 the arrival turn of an Outbound escort never sends it home', () => {
    const campaign = withEscort({ escortTurn: 4, turn: 6, escorts: ['forward'] }, 'present')
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
        fighters: ['tail/low', 'dogfight group-1', 'dogfight group-2'],
        escorts: ['tail/low', 'forward', 'dogfight group-1', 'dogfight group-2'],
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
      fighters: ['tail/low'],
      escorts: ['forward'],
    })
    expect(script(escortPhase(campaign)).value).toBe('stations')
    expect(stationsOf(campaign)).toEqual(['forward'])
  })

  test('SR-SET-19 an escort without a turn stays', () => {
    const campaign = aCampaign({ type: 'inbound', turn: 12, fighters: ['tail/low'], escorts: ['forward'] })
    expect(script(escortPhase(campaign)).value).toBe('stations')
  })

  test('SR-ACB-28 SR-REC-08 a dogfighter with a Hit marker finds out how bad it is as he leaves', () => {
    const campaign = aCampaign({
      type: 'inbound',
      turn: 6,
      escortTurn: 6,
      fighters: ['tail/low', 'dogfight group-1 engine-6'],
      escorts: ['dogfight group-1'],
    })
    script(escortPhase(campaign), 'recovery.roll 5')
    expect(missionOf(campaign).fighters[1]).toMatchObject({ at: 'fate', fate: 'engine', hits: [] })
  })

  test('SR-SEQ-06 if all were dogfighting, the mission ends with the exit of the escort', () => {
    const campaign = aCampaign({
      type: 'inbound',
      turn: 6,
      escortTurn: 6,
      fighters: ['dogfight group-1'],
      escorts: ['dogfight group-1'],
    })
    expect(script(escortPhase(campaign)).value).toBe('mission-end')
  })
})

describe('turns passed over', () => {
  const late = (layout: Layout, status: Escort['status']) =>
    withEscort({ fighters: ['reserve moved'], ...layout }, status)

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
    const campaign = late({ turn: 2, escortTurn: 2, escorts: ['forward'] }, 'due')
    passOver(missionOf(campaign))
    expect(statusOf(campaign)).toBe('present')
  })
})

describe('escorts on the map', () => {
  /** Where the escorts are after their moves. */
  function moved(fighters: string[], escorts: string[], lines: Lines = [], more: Layout = {}): string[] {
    return stationsOf(after(aCampaign({ ...more, fighters, escorts }), escortPhase, lines)).toSorted()
  }
  const tail = (altitudes: string) => altitudes.split(' ').map(altitude => `tail/${altitude}`)

  test.each([
    ['SR-ESC-05 with a fighter in its box it stays, whoever is next to it', 'level low', 'level', 'level'],
    ['SR-ESC-06 of two with a fighter one goes to those next to it', 'level low', 'level level', 'level low'],
    ['SR-ESC-06 and both stay if there are none', 'level', 'level level', 'level level'],
    ['SR-ESC-08 SR-ESC-11 of several one goes', 'low low low', 'level level level', 'level level low'],
    ['SR-ESC-08 from two boxes, one from each', 'level', 'high low', 'level level'],
    ['SR-ESC-10 between two boxes one to each, unasked', 'low high', 'level level', 'high low'],
    ['SR-Q-51 of three one stays with a fighter', 'level low high', 'level level level', 'high level low'],
    ['SR-ESC-04 who has moved does not move on from there', 'level low', 'high level', 'level level'],
  ])('%s: fighters %s, escorts %s, then %s', (_, fighters, escorts, then) => {
    expect(moved(tail(fighters), tail(escorts))).toEqual(tail(then))
  })

  test('SR-ESC-01 the phase goes on with the stations', () => {
    expect(script(escortPhase(aCampaign({ fighters: ['tail/low'], escorts: ['nose/low'] }))).value).toBe(
      'stations',
    )
  })

  test.each([
    ['tail/high', 'tail/level'],
    ['tail/approach/level', 'tail/level'],
    ['tail/return/high', 'tail/high'],
    ['tail/return/low', 'tail/evasive/low'],
    ['nose/level', 'nose/approach/level'],
  ])('SR-ESC-07 SR-Q-38 an escort in %s moves in on a fighter in %s, and remembers whence', (from, to) => {
    const { campaign, facts } = play(aCampaign({ fighters: [to], escorts: [from] }), escortPhase)
    expect(missionOf(campaign).escort.markers[0]).toMatchObject({ at: to, movedFrom: from })
    expect(facts('escort.sent')).toEqual([{ escort: 0, from, to }])
  })

  test.each([
    ['tail/high', 'tail/low'],
    ['tail/level', 'left/level'],
    ['tail/approach/low', 'tail/approach/level'],
    ['tail/low', 'dogfight'],
  ])('SR-Q-38 SR-ESC-11 an escort in %s does not reach %s', (from, to) => {
    expect(moved([to], [from])).toEqual([from])
  })

  test('SR-ESC-09 one escort between two boxes: the player chooses', () => {
    const fighters = ['tail/low', 'tail/high']
    const question = asked(escortPhase(aCampaign({ fighters, escorts: ['tail/level'] })))
    expect(question).toBe('escort.to of box:tail/level: to/tail/high, to/tail/low')
    expect(moved(fighters, ['tail/level'], 'escort.to to/tail/low')).toEqual(['tail/low'])
  })

  test('SR-ESC-10 with different numbers the player says who goes where', () => {
    const layout: Layout = { fighters: ['tail/low', 'tail/high'], escorts: ['tail/level 2', 'tail/level 3'] }
    expect(asked(escortPhase(aCampaign(layout)))).toBe('escort.marker of box:tail/high: escort/0, escort/1')
    const [first, second] = [0, 1].map(no =>
      stationsOf(after(aCampaign(layout), escortPhase, `escort.marker escort/${no}`)),
    )
    expect(first).toEqual(second?.toReversed())
  })

  test('SR-Q-51 two escorts with a fighter and two boxes to go to: one goes, the player says where', () => {
    const fighters = ['tail/level', 'tail/low', 'tail/high']
    const then = moved(fighters, ['tail/level', 'tail/level'], 'escort.to to/tail/high')
    expect(then).toEqual(['tail/high', 'tail/level'])
  })

  test('SR-ESC-04 each phase begins with nobody having moved', () => {
    const escorts = [{ at: 'forward', movedFrom: 'above-trailing' }] as const
    const campaign = after(aCampaign({ fighters: ['tail/level'], escorts }), escortPhase)
    expect(missionOf(campaign).escort.markers[0]?.movedFrom).toBeUndefined()
  })

  test('SR-SIT-05 SR-ESC-14 escorts enter and leave anchored boxes', () => {
    const anchored = ['tail/level', 'nose/high'] as const
    const then = moved(['tail/level', 'nose/level'], ['tail/low', 'nose/high'], [], { anchored })
    expect(then).toEqual(['nose/level', 'tail/level'])
  })
})
