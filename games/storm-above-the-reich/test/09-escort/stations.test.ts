import { describe, expect, test } from 'vitest'
import { peelOff } from '../../rules/09-escort/escort-moves.ts'
import { checkStations } from '../../rules/09-escort/stations.ts'
import { prove, testLines } from '../kit/lines.ts'
import { aCampaign, type Layout, pauseAfter } from '../kit/table.ts'

type Lines = Parameters<typeof testLines>[0]

/** `above-trailing, forward 2`: escorts that are checked, with fighters in these boxes. */
const testStations = (tests: Lines, layout: Layout = { fighters: 'left/low' }) =>
  testLines(tests, (escorts, lines, after) => {
    const campaign = aCampaign({ ...layout, escorts: escorts.split(', ') })
    prove(campaign, checkStations(campaign), lines, after)
  })

describe('station checks', () => {
  test.each([
    'above-trailing 1 forward',
    'above-trailing 3 tail/high',
    'above-trailing 4 tail/return/high',
    'above-trailing 5 left/low',
    'above-trailing 10 left/low',
    'forward 4 above-trailing',
    'forward 7 nose/level',
    'forward 8 below-trailing',
    'below-trailing 1 exited',
    'below-trailing 2 forward',
    'below-trailing 5 tail/low',
    'below-trailing 6 left/level',
    'below-trailing 7 right/level',
    'below-trailing 8 above-trailing',
  ])('SR-ESC-12 %s: by the die to a place, and it remembers whence', row => {
    const [station = '', die, to] = row.split(' ')
    const campaign = aCampaign({ fighters: 'left/low', escorts: [station] })
    const then = `escorts ${to}, moved-from ${station}, then combat`
    prove(campaign, checkStations(campaign), `station.roll ${die}`, then)
  })

  testStations({
    'SR-ESC-12 SR-ESC-13 one die for a station and one marker of it':
      'forward, forward, forward: station.roll 5 = escorts nose/level forward forward',
    'SR-Q-22 SR-ESC-12 Above Trailing, then Forward, then Below Trailing; none for an empty station': [
      'below-trailing, forward, above-trailing: station.roll 2 5 6 = escorts left/level nose/level tail/high',
      'below-trailing, forward, above-trailing: station.roll 2 5 6 = station.rolled above-trailing 2 tail/high & forward 5 nose/level & below-trailing 6 left/level',
      'below-trailing, above-trailing: station.roll 2 6 = escorts left/level tail/high',
    ],
    'SR-ESC-04 SR-Q-22 a marker that has just come to a station does not act again':
      'above-trailing: station.roll 1 = escorts forward, station.rolled above-trailing 1 forward',
    'SR-ESC-12 with different numbers the player picks the marker, after the die': [
      'forward 2, forward 2, forward: station.roll 5 = asks station.marker of station:forward: escort/0, escort/2',
      'forward 2, forward 2, forward: station.roll 5, station.marker escort/2 = escorts forward forward nose/level',
    ],
    'SR-ESC-17 SR-Q-46 Exit takes the marker out of play, though the escort has no turn of exit':
      'below-trailing, below-trailing: station.roll 1 = escorts exited below-trailing',
    'SR-MAP-18 SR-MAP-19 a check moves escorts between the three stations, never a fighter to one':
      'above-trailing, forward, below-trailing: station.roll 1 1 10 = escorts forward above-trailing above-trailing, at left/low',
  })
  testStations(
    {
      'SR-ESC-14 SR-SIT-05 an anchored box receives it like any other':
        'forward: station.roll 5 = escorts nose/level',
    },
    { fighters: 'left/low', anchored: ['nose/level'] },
  )

  test('SR-ESC-04 nor does one that moved on the map before', () => {
    const campaign = aCampaign({
      fighters: 'left/low',
      escorts: [{ at: 'forward', movedFrom: 'above-trailing' }],
    })
    prove(campaign, checkStations(campaign), '', 'quiet')
  })
})

describe('most and least', () => {
  const CROWD =
    'tail/low, tail/low, tail/low, nose/approach/high, nose/approach/high, left/evasive/low, exited, reserve'
  testStations(
    {
      'SR-ESC-15 most: the one box that holds most fighters':
        'above-trailing: station.roll 6 = escorts tail/low',
      'SR-ESC-15 least: a box with at least one fighter':
        'above-trailing: station.roll 5 = escorts left/evasive/low',
    },
    { fighters: CROWD },
  )
  testStations(
    { 'SR-ESC-15 least may be two': 'above-trailing: station.roll 5 = escorts tail/low' },
    { fighters: 'nose/low, nose/low, nose/low, tail/low, tail/low' },
  )
  testStations(
    {
      'SR-ESC-15 ties: the player breaks them': [
        'above-trailing: station.roll 6 = asks station.to: to/nose/low, to/tail/low',
        'above-trailing: station.roll 5 = asks station.to: to/nose/high, to/left/low',
        'above-trailing: station.roll 6, station.to to/tail/low = escorts tail/low',
        'above-trailing: station.roll 5, station.to to/left/low = escorts left/low',
      ],
    },
    { fighters: 'nose/high, nose/low, nose/low, tail/low, tail/low, left/low' },
  )
  testStations(
    {
      'SR-ESC-16 SR-MAP-05 the Dogfight Box counts as one box, and the marker joins the dogfight':
        'above-trailing, dogfight group-3: station.roll 6 = escorts dogfight dogfight, escort-groups 3 3, moved-from above-trailing -',
    },
    { fighters: 'dogfight group-3, dogfight group-3, tail/low' },
  )

  const two: Layout = { fighters: 'dogfight group-1, dogfight group-2, tail/low' }
  testStations(
    {
      'SR-ESC-16 with several dogfights the player says which one it joins': [
        'above-trailing, dogfight group-1, dogfight group-2: station.roll 6 = asks station.dogfight of escort:0: dogfight/1, dogfight/2',
        'above-trailing, dogfight group-1, dogfight group-2: station.roll 6, station.dogfight dogfight/2 = escorts dogfight dogfight dogfight, escort-groups 2 1 2',
      ],
    },
    two,
  )

  test('SR-ESC-16 each of them is pointed out by its fighters', () => {
    const campaign = aCampaign({
      ...two,
      escorts: ['above-trailing', 'dogfight group-1', 'dogfight group-2'],
    })
    expect(pauseAfter(checkStations(campaign), 'station.roll 6')).toMatchObject({
      options: [{ on: ['fighter:0'] }, { on: ['fighter:1'] }],
    })
  })
})

describe('peel off', () => {
  testLines(
    {
      'SR-ESC-19 a box with two or more escorts loses one of them to Below Trailing':
        'left/low; nose/level, nose/level, nose/level, tail/low: = escorts below-trailing nose/level nose/level tail/low, then blast',
      'SR-ESC-19 each such box does':
        'left/low; nose/level, nose/level, tail/return/high, tail/return/high: = escorts below-trailing nose/level below-trailing tail/return/high',
      'SR-ESC-19 whatever kind of box it is': [
        'left/low; tail/evasive/low, tail/evasive/low: = escorts below-trailing tail/evasive/low',
        'left/low; nose/approach/low, nose/approach/low: = escorts below-trailing nose/approach/low',
      ],
      'SR-ESC-20 not with a fighter in the box or next to it': [
        'nose/level; nose/level, nose/level: = escorts nose/level nose/level',
        'nose/high; nose/level, nose/level: = escorts nose/level nose/level',
        'nose/approach/level; nose/level, nose/level: = escorts nose/level nose/level',
      ],
      'SR-ESC-19 the player picks between markers that show different numbers': [
        'left/low; nose/level 2, nose/level 3: = asks peel-off.marker of box:nose/level: escort/0, escort/1',
        'left/low; nose/level 2, nose/level 3: peel-off.marker escort/1 = escorts nose/level below-trailing',
      ],
      'SR-Q-21 escorts alone in the Dogfight Box go to Below Trailing, all of them':
        'left/low, dogfight group-2; dogfight group-1, dogfight group-1, dogfight group-2, dogfight group-2: = escorts below-trailing below-trailing dogfight dogfight, escort-groups 0 0 2 2',
    },
    (table, lines, after) => {
      const [fighters = '', escorts = ''] = table.split('; ')
      const campaign = aCampaign({ fighters, escorts: escorts.split(', ') })
      prove(campaign, peelOff(campaign), lines, after)
    },
  )
})
