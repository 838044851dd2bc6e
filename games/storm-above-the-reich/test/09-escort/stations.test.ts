import { describe, expect, test } from 'vitest'
import type { Station } from '../../pack/types.ts'
import { missionOf } from '../../rules/05-map/table.ts'
import { peelOff } from '../../rules/09-escort/peel-off.ts'
import { checkStations } from '../../rules/09-escort/stations.ts'
import {
  aCampaign,
  factsOf,
  ids,
  type Layout,
  type Line,
  pauseAfter,
  rolls,
  script,
  takes,
} from '../kit/table.ts'

function checked(layout: Layout, lines: readonly Line[]) {
  const campaign = aCampaign({ fighters: [{ at: 'left/low' }], ...layout })
  const played = script(checkStations(campaign), lines)
  const { markers } = missionOf(campaign).escort
  return { played, markers, at: markers.map(({ at }) => at) }
}

describe('station checks', () => {
  test.each<[Station, number, string]>([
    ['above-trailing', 1, 'forward'],
    ['above-trailing', 3, 'tail/high'],
    ['above-trailing', 4, 'tail/return/high'],
    ['above-trailing', 5, 'left/low'],
    ['above-trailing', 10, 'left/low'],
    ['forward', 4, 'above-trailing'],
    ['forward', 7, 'nose/level'],
    ['forward', 8, 'below-trailing'],
    ['below-trailing', 1, 'exited'],
    ['below-trailing', 2, 'forward'],
    ['below-trailing', 5, 'tail/low'],
    ['below-trailing', 6, 'left/level'],
    ['below-trailing', 7, 'right/level'],
    ['below-trailing', 8, 'above-trailing'],
  ])('SR-ESC-12 %s, die %i: to %s, and it remembers whence', (station, die, to) => {
    const { markers, played } = checked({ escorts: [{ at: station }] }, [rolls('station.roll', die)])
    expect(markers[0]).toMatchObject({ at: to, movedFrom: station })
    expect(factsOf(played, 'station.rolled')).toMatchObject([{ station, die }])
    expect(played.value).toBe('combat')
  })

  test('SR-ESC-12 SR-ESC-13 one die for a station and one marker of it', () => {
    const { at } = checked({ escorts: [{ at: 'forward' }, { at: 'forward' }, { at: 'forward' }] }, [
      rolls('station.roll', 5),
    ])
    expect(at.toSorted()).toEqual(['forward', 'forward', 'nose/level'])
  })

  test('SR-Q-22 SR-ESC-12 Above Trailing, then Forward, then Below Trailing; none for an empty station', () => {
    const { played, at } = checked(
      { escorts: [{ at: 'below-trailing' }, { at: 'forward' }, { at: 'above-trailing' }] },
      [rolls('station.roll', 2), rolls('station.roll', 5), rolls('station.roll', 6)],
    )
    expect(factsOf(played, 'station.rolled').map(({ station }) => station)).toEqual([
      'above-trailing',
      'forward',
      'below-trailing',
    ])
    expect(at).toEqual(['left/level', 'nose/level', 'tail/high'])
  })

  test('SR-ESC-04 SR-Q-22 a marker that has just come to a station does not act again', () => {
    const { at, played } = checked({ escorts: [{ at: 'above-trailing' }] }, [rolls('station.roll', 1)])
    expect(at).toEqual(['forward'])
    expect(played.pauses).toHaveLength(1)
  })

  test('SR-ESC-04 nor one that moved on the map before', () => {
    const { played } = checked({ escorts: [{ at: 'forward', movedFrom: 'above-trailing' }] }, [])
    expect(played.pauses).toEqual([])
  })

  test('SR-ESC-12 with different numbers the player picks the marker, after the die', () => {
    const layout: Layout = {
      escorts: [
        { at: 'forward', number: 2 },
        { at: 'forward', number: 2 },
        { at: 'forward', number: 0 },
      ],
    }
    const pause = pauseAfter(checkStations(aCampaign({ fighters: [{ at: 'left/low' }], ...layout })), [
      rolls('station.roll', 5),
    ])
    expect(pause).toMatchObject({ ask: 'station.marker', about: ['station:forward'] })
    expect(ids(pause)).toEqual(['escort/0', 'escort/2'])
    const { at } = checked(layout, [rolls('station.roll', 5), takes('station.marker', 'escort/2')])
    expect(at).toEqual(['forward', 'forward', 'nose/level'])
  })

  test('SR-ESC-14 SR-SIT-05 an anchored box receives it like any other', () => {
    const { at } = checked({ escorts: [{ at: 'forward' }], anchored: ['nose/level'] }, [
      rolls('station.roll', 5),
    ])
    expect(at).toEqual(['nose/level'])
  })

  test('SR-ESC-17 SR-Q-46 Exit takes the marker out of play, though the escort has no turn of exit', () => {
    const { at } = checked({ escorts: [{ at: 'below-trailing' }, { at: 'below-trailing' }] }, [
      rolls('station.roll', 1),
    ])
    expect(at.toSorted()).toEqual(['below-trailing', 'exited'])
  })
})

describe('most and least', () => {
  const above: Layout = { escorts: [{ at: 'above-trailing' }] }
  const crowd: Layout = {
    ...above,
    fighters: [
      { at: 'tail/low' },
      { at: 'tail/low' },
      { at: 'tail/low' },
      { at: 'nose/approach/high' },
      { at: 'nose/approach/high' },
      { at: 'left/evasive/low' },
      { at: 'exited' },
      { at: 'reserve' },
    ],
  }

  test('SR-ESC-15 most: the one box that holds most fighters', () => {
    expect(checked(crowd, [rolls('station.roll', 6)]).at).toEqual(['tail/low'])
  })

  test('SR-ESC-15 least: a box with at least one fighter', () => {
    expect(checked(crowd, [rolls('station.roll', 5)]).at).toEqual(['left/evasive/low'])
  })

  test('SR-ESC-15 least may be two', () => {
    const fighters = ['nose/low', 'nose/low', 'nose/low', 'tail/low', 'tail/low'] as const
    expect(
      checked({ ...above, fighters: fighters.map(at => ({ at })) }, [rolls('station.roll', 5)]).at,
    ).toEqual(['tail/low'])
  })

  test.each([
    [6, ['to/nose/low', 'to/tail/low']],
    [5, ['to/nose/high', 'to/left/low']],
  ] as const)('SR-ESC-15 die %i, ties: the player breaks them', (die, boxes) => {
    const layout: Layout = {
      ...above,
      fighters: [
        { at: 'nose/high' },
        { at: 'nose/low' },
        { at: 'nose/low' },
        { at: 'tail/low' },
        { at: 'tail/low' },
        { at: 'left/low' },
      ],
    }
    const pause = pauseAfter(checkStations(aCampaign(layout)), [rolls('station.roll', die)])
    expect(pause).toMatchObject({ ask: 'station.to' })
    expect(ids(pause)).toEqual(boxes)
    const to = boxes[1]
    expect(checked(layout, [rolls('station.roll', die), takes('station.to', to)]).at).toEqual([to.slice(3)])
  })

  test('SR-ESC-16 SR-MAP-05 the Dogfight Box counts as one box, and the marker joins the dogfight', () => {
    const { markers } = checked(
      {
        fighters: [{ at: 'dogfight', group: 3 }, { at: 'dogfight', group: 3 }, { at: 'tail/low' }],
        escorts: [{ at: 'above-trailing' }, { at: 'dogfight', group: 3 }],
      },
      [rolls('station.roll', 6)],
    )
    expect(markers[0]).toMatchObject({ at: 'dogfight', group: 3, movedFrom: 'above-trailing' })
  })

  test('SR-ESC-16 with several dogfights the player says which one it joins', () => {
    const layout: Layout = {
      fighters: [{ at: 'dogfight', group: 1 }, { at: 'dogfight', group: 2 }, { at: 'tail/low' }],
      escorts: [{ at: 'above-trailing' }, { at: 'dogfight', group: 1 }, { at: 'dogfight', group: 2 }],
    }
    const pause = pauseAfter(checkStations(aCampaign(layout)), [rolls('station.roll', 6)])
    expect(pause).toMatchObject({
      ask: 'station.dogfight',
      about: ['escort:0'],
      options: [
        { id: 'dogfight/1', on: ['fighter:0'] },
        { id: 'dogfight/2', on: ['fighter:1'] },
      ],
    })
    const { markers } = checked(layout, [rolls('station.roll', 6), takes('station.dogfight', 'dogfight/2')])
    expect(markers[0]).toMatchObject({ at: 'dogfight', group: 2 })
  })

  test('SR-MAP-18 SR-MAP-19 a check moves escorts between the three stations, never a fighter to one', () => {
    const campaign = aCampaign({
      fighters: [{ at: 'tail/low' }],
      escorts: [{ at: 'above-trailing' }, { at: 'forward' }, { at: 'below-trailing' }],
    })
    script(
      checkStations(campaign),
      [1, 1, 10].map(die => rolls('station.roll', die)),
    )
    expect(missionOf(campaign).escort.markers.map(({ at }) => at)).toEqual([
      'forward',
      'above-trailing',
      'above-trailing',
    ])
    expect(missionOf(campaign).fighters[0]?.at).toBe('tail/low')
  })
})

describe('peel off', () => {
  function peeled(layout: Layout, lines: readonly Line[] = []) {
    const campaign = aCampaign(layout)
    const played = script(peelOff(campaign), lines)
    return { played, at: missionOf(campaign).escort.markers.map(({ at }) => at) }
  }

  test('SR-ESC-19 a box with two or more escorts loses one of them to Below Trailing', () => {
    const { at, played } = peeled({
      fighters: [{ at: 'left/low' }],
      escorts: [{ at: 'nose/level' }, { at: 'nose/level' }, { at: 'nose/level' }, { at: 'tail/low' }],
    })
    expect(at.toSorted()).toEqual(['below-trailing', 'nose/level', 'nose/level', 'tail/low'])
    expect(played.value).toBe('blast')
  })

  test('SR-ESC-19 each such box does', () => {
    const { at } = peeled({
      fighters: [{ at: 'left/low' }],
      escorts: [
        { at: 'nose/level' },
        { at: 'nose/level' },
        { at: 'tail/return/high' },
        { at: 'tail/return/high' },
      ],
    })
    expect(at.toSorted()).toEqual(['below-trailing', 'below-trailing', 'nose/level', 'tail/return/high'])
  })

  test.each(['nose/level', 'nose/high', 'nose/approach/level'] as const)(
    'SR-ESC-20 not with a fighter in %s: in the box or next to it',
    at => {
      const { at: after } = peeled({
        fighters: [{ at }],
        escorts: [{ at: 'nose/level' }, { at: 'nose/level' }],
      })
      expect(after).toEqual(['nose/level', 'nose/level'])
    },
  )

  test('SR-ESC-19 the player picks between markers that show different numbers', () => {
    const layout: Layout = {
      fighters: [{ at: 'left/low' }],
      escorts: [
        { at: 'nose/level', number: 2 },
        { at: 'nose/level', number: 3 },
      ],
    }
    expect(pauseAfter(peelOff(aCampaign(layout)))).toMatchObject({
      ask: 'peel-off.marker',
      about: ['box:nose/level'],
    })
    expect(peeled(layout, [takes('peel-off.marker', 'escort/1')]).at).toEqual([
      'nose/level',
      'below-trailing',
    ])
  })

  test('SR-Q-21 escorts alone in the Dogfight Box go to Below Trailing, all of them', () => {
    const campaign = aCampaign({
      fighters: [{ at: 'left/low' }, { at: 'dogfight', group: 2 }],
      escorts: [
        { at: 'dogfight', group: 1 },
        { at: 'dogfight', group: 1 },
        { at: 'dogfight', group: 2 },
        { at: 'dogfight', group: 2 },
      ],
    })
    script(peelOff(campaign))
    expect(missionOf(campaign).escort.markers).toMatchObject([
      { at: 'below-trailing', group: 0 },
      { at: 'below-trailing', group: 0 },
      { at: 'dogfight', group: 2 },
      { at: 'dogfight', group: 2 },
    ])
  })
})
