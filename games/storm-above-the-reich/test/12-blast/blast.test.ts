import { describe, expect, test } from 'vitest'
import { fighterNo, formation, missionOf } from '../../rules/05-map/table.ts'
import { blast } from '../../rules/12-blast/blast.ts'
import { deployCable } from '../../rules/12-blast/cable.ts'
import { bomberAt } from '../../rules/20-burst/bombers.ts'
import {
  aCampaign,
  factsOf,
  ids,
  type Layout,
  type Line,
  type Piece,
  pauseAfter,
  rolls,
  script,
  takes,
} from '../kit/table.ts'

const CABLE: Piece = { at: 'high-bombing', cable: true }
const ROCKETS: Piece = { at: 'tail/level', rockets: 'loaded' }

function aBlast(fighters: readonly Piece[], layout: Layout = {}) {
  const campaign = aCampaign({ map: '7', ...layout, fighters })
  return { campaign, mission: missionOf(campaign), phase: blast(campaign) }
}

describe('what may be aimed', () => {
  test.each<[string, Piece, Layout, boolean]>([
    ['SR-BLA-01 a Cable in the High Bombing Box', CABLE, {}, true],
    ['SR-BLA-01 a Cable in a Position Box', { ...CABLE, at: 'tail/high' }, {}, false],
    ['SR-BLA-01 no Cable in the High Bombing Box', { ...CABLE, cable: false }, {}, false],
    ['SR-BLA-01 Rockets in the High Bombing Box', { ...ROCKETS, at: 'high-bombing' }, {}, false],
    ['SR-BLA-02 loaded Rockets in Tail/Level', ROCKETS, {}, true],
    [
      'SR-BLA-02 Rockets in the Tail/Level Approach Box',
      { ...ROCKETS, at: 'tail/approach/level' },
      {},
      false,
    ],
    ['SR-BLA-02 Rockets in Tail/High', { ...ROCKETS, at: 'tail/high' }, {}, false],
    ['SR-BLA-02 Rockets on Map 5', ROCKETS, { map: '5' }, false],
    ['SR-BLA-02 Rockets on Map 6', ROCKETS, { map: '6' }, true],
    ['SR-BLA-02 no Rockets in Tail/Level', { at: 'tail/level' }, {}, false],
    ['SR-BLA-02 SR-BLA-03 Rockets that were fired', { ...ROCKETS, rockets: 'fired' }, {}, false],
  ])('%s', (_, piece, layout, may) => {
    const { phase } = aBlast([piece, { at: 'nose/level' }], layout)
    if (may) expect(ids(pauseAfter(phase))).toEqual([`${piece.cable ? 'cable' : 'rockets'}/0`, 'done'])
    else expect(script(phase)).toMatchObject({ value: 'flak', pauses: [] })
  })

  test('SR-BLA-01 SR-BLA-02 nobody has to use a weapon', () => {
    const { mission, phase } = aBlast([CABLE, ROCKETS])
    expect(script(phase, [takes('blast.aim', 'done')]).value).toBe('flak')
    expect(mission.fighters.map(({ cable, rockets }) => [cable, rockets])).toEqual([
      [true, 'none'],
      [false, 'loaded'],
    ])
  })
})

const aims = (weapon: string, element: string): Line[] => [
  takes('blast.aim', weapon),
  takes('blast.element', `element/${element}`),
]

describe('aim', () => {
  test('SR-BLA-04 each weapon is aimed at an element, any of them', () => {
    const pause = pauseAfter(aBlast([ROCKETS]).phase, [takes('blast.aim', 'rockets/0')])
    expect(pause).toMatchObject({ ask: 'blast.element', about: ['fighter:0'] })
    expect(ids(pause)).toEqual(['element/low', 'element/high'])
  })

  test('SR-BLA-04 all are aimed before the first is resolved, and lie on the table as Targets', () => {
    const { mission, phase } = aBlast([ROCKETS, CABLE, ROCKETS])
    const lines = [...aims('rockets/2', 'low'), ...aims('cable/1', 'high')]
    const pause = pauseAfter(phase, [...lines, ...aims('rockets/0', 'low')])
    expect(mission.targets).toEqual([
      { weapon: 'rockets', fighter: 2, element: 0 },
      { weapon: 'cable', fighter: 1, element: 1 },
      { weapon: 'rockets', fighter: 0, element: 0 },
    ])
    expect(pause).toMatchObject({ ask: 'blast.fire' })
    expect(ids(pause)).toEqual(['rockets/2', 'cable/1', 'rockets/0', 'all'])
    expect(ids(pauseAfter(aBlast([ROCKETS, CABLE, ROCKETS]).phase, lines))).toEqual(['rockets/0', 'done'])
  })

  test('SR-BLA-05 two may be aimed at the same element, and what is aimed goes off in any order', () => {
    const { mission, phase } = aBlast([ROCKETS, ROCKETS])
    const played = script(phase, [
      ...aims('rockets/0', 'low'),
      ...aims('rockets/1', 'low'),
      takes('blast.fire', 'rockets/1'),
      rolls('rockets.red', 2),
      rolls('rockets.black', 1),
      rolls('rockets.red', 3),
      rolls('rockets.black', 1),
    ])
    expect(factsOf(played, 'rockets.location').map(({ fighter, space }) => [fighter, space])).toEqual([
      [1, '0.0'],
      [0, '1.0'],
    ])
    expect(mission.targets).toEqual([])
    expect(factsOf(played, 'blast.aimed')[0]).toEqual({
      fighter: 0,
      name: 'Arnold',
      weapon: 'rockets',
      element: 'Low',
    })
  })

  test('all at once go off in the order they were aimed', () => {
    const { phase } = aBlast([ROCKETS, ROCKETS])
    const dice = [rolls('rockets.red', 2), rolls('rockets.black', 1)]
    const aimed = [...aims('rockets/1', 'low'), ...aims('rockets/0', 'high')]
    const played = script(phase, [...aimed, takes('blast.fire', 'all'), ...dice, ...dice])
    expect(factsOf(played, 'rockets.location').map(({ fighter }) => fighter)).toEqual([1, 0])
  })
})

describe('cable', () => {
  /** One cable into the element `low`. */
  function aCable(lines: readonly Line[], layout: Layout = {}) {
    const campaign = aCampaign({ map: '7', fighters: [CABLE], ...layout })
    const mission = missionOf(campaign)
    const fighter = fighterNo(mission, 0)
    const played = script(deployCable(campaign, fighter, 0), lines)
    return { campaign, mission, fighter, played }
  }
  const sum = (red: number, black: number): Line[] => [rolls('cable.red', red), rolls('cable.black', black)]
  const draws = (marker: string) => rolls('proximity.draw', marker)

  test('SR-BLA-06 the Target marker goes with the check', () => {
    const { mission, phase } = aBlast([CABLE])
    expect(script(phase, [...aims('cable/0', 'low'), ...sum(1, 1)]).value).toBe('flak')
    expect(mission.targets).toEqual([])
  })

  test.each([
    ['good', 3, 3, 'none'],
    ['good', 3, 4, 'proximity'],
    ['good', 10, 4, 'proximity'],
    ['good', 10, 5, 'none'],
    ['loose', 3, 3, 'proximity'],
    ['loose', 10, 6, 'none'],
    ['kaputt', 2, 3, 'proximity'],
    ['kaputt', 10, 6, 'proximity'],
  ] as const)('SR-BLA-06 %s, dice %i and %i: %s', (low, red, black, result) => {
    const lines = [...sum(red, black), ...(result === 'proximity' ? [draws('clear')] : [])]
    const { mission, played } = aCable(lines, { cohesion: { low } })
    expect(mission.proximity).toHaveLength(result === 'proximity' ? 1 : 0)
    expect(factsOf(played, 'cable.check')).toEqual([
      {
        fighter: 0,
        name: 'Arnold',
        element: 'Low',
        cohesion: low,
        red,
        black,
        total: red + black,
        result,
      },
    ])
  })

  test('SR-BLA-07 the marker lies in the element, not in the overlap', () => {
    const { campaign, mission } = aCable([...sum(5, 5), draws('clear')])
    expect(mission.proximity).toEqual([{ marker: 'clear', space: formation(campaign).spaceNamed('0.0') }])
  })

  test('SR-BLA-07 in an element whose first space is the overlap it lies elsewhere', () => {
    const campaign = aCampaign({ map: '7', fighters: [CABLE] })
    const mission = missionOf(campaign)
    script(deployCable(campaign, fighterNo(mission, 0), 1), [...sum(5, 5), draws('clear')])
    expect(mission.proximity).toEqual([{ marker: 'clear', space: formation(campaign).spaceNamed('2.3') }])
  })

  test.each(['clear', 'clear-twice', 'escape-1', 'veer-wing-4', 'hit-fuel-5'])(
    'SR-BLA-07 %s has no effect',
    marker => {
      const { mission, fighter } = aCable([...sum(5, 5), draws(marker)])
      expect(fighter).toMatchObject({ at: 'high-bombing', cable: true, hits: [] })
      expect(mission.proximity.map(one => one.marker)).toEqual([marker])
    },
  )

  test('SR-Q-24 with no marker in the cup nothing happens', () => {
    const campaign = aCampaign({ map: '7', fighters: [CABLE] })
    const mission = missionOf(campaign)
    mission.cups.proximity = {}
    script(deployCable(campaign, fighterNo(mission, 0), 0), sum(5, 5))
    expect(mission.proximity).toEqual([])
  })

  test('SR-BLA-08 Impact?: the player selects any bomber of the element', () => {
    const campaign = aCampaign({ map: '7', fighters: [CABLE], bombers: { B2: 'fallen' } })
    const cable = deployCable(campaign, fighterNo(missionOf(campaign), 0), 0)
    const pause = pauseAfter(cable, [...sum(5, 5), draws('impact-3')])
    expect(pause).toMatchObject({ ask: 'cable.bomber', about: ['fighter:0', 'element:0'] })
    expect(ids(pause)).toEqual(['bomber/B1', 'bomber/B3', 'bomber/X'])
  })

  const onX = [...sum(5, 5), draws('impact-3'), takes('cable.bomber', 'bomber/X')]

  test('SR-BLA-08 SR-Q-07 SR-BLA-09 at the number no snag: the Cable and the marker stay', () => {
    const { campaign, mission, fighter, played } = aCable([...onX, rolls('cable.impact', 3)])
    expect(fighter.cable).toBe(true)
    expect(bomberAt(campaign, formation(campaign).placeNamed('X')).damage).toEqual([])
    expect(mission.proximity).toHaveLength(1)
    expect(factsOf(played, 'cable.impact')).toEqual([
      {
        fighter: 0,
        name: 'Arnold',
        bomber: 'X',
        die: 3,
        number: 3,
        needs: { below: 3 },
        snags: false,
        damage: 4,
      },
    ])
  })

  test('SR-BLA-08 SR-BLA-09 below it the bomber snags: four Damage markers, the Cable is gone, the marker stays', () => {
    const four = Array.from({ length: 4 }, () => rolls('damage.draw', 'tailplane-2'))
    const { campaign, mission, fighter } = aCable([...onX, rolls('cable.impact', 2), ...four])
    expect(fighter.cable).toBe(false)
    expect(bomberAt(campaign, formation(campaign).placeNamed('X')).damage).toHaveLength(4)
    expect(mission.proximity.map(({ marker }) => marker)).toEqual(['impact-3'])
  })

  test('SR-BLA-10 a bomber lost to a cable brings Staffel EP and VP, and the pilot nothing', () => {
    const { campaign, mission } = aCable([
      ...onX,
      rolls('cable.impact', 2),
      rolls('damage.draw', 'wingtip-8'),
      rolls('damage.catastrophe', 8),
    ])
    expect(mission.score).toMatchObject({ vp: 1, ep: 2, destroyed: 1 })
    expect(campaign.pilots[0]?.ep).toBe(0)
  })

  test('SR-BLA-08 with no bomber in the element nobody snags', () => {
    const gone = { B1: 'fallen', B2: 'fallen', B3: 'fallen', X: 'fallen' } as const
    const { fighter } = aCable([...sum(5, 5), draws('impact-3')], { bombers: gone })
    expect(fighter.cable).toBe(true)
  })

  test('SR-BLA-01 a Cable that is kept may be let down again', () => {
    const { campaign, phase } = aBlast([CABLE])
    const once = [...aims('cable/0', 'low'), ...sum(1, 1)]
    script(phase, once)
    expect(script(blast(campaign), once).value).toBe('flak')
  })
})
