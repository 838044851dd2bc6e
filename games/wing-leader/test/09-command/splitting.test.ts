import { factsOf, ids, pauseAfter, script } from '@tallyho/engine/proof/script'
import { describe, expect, test } from 'vitest'
import { squareNamed } from '../../rules/01-words/geometry.ts'
import { canSplit, split } from '../../rules/09-command/splitting.ts'
import { aProfile } from '../kit/runs.ts'
import { aBattle, battleOf, cases, type Layout, type Piece, r, the, unitsOn } from '../kit/table.ts'

const bf109: Piece = r('bf-109e H8')

const splits = (piece: Partial<Piece>, layout: Partial<Layout> = {}) => {
  const battle = aBattle({ units: [{ ...bf109, ...piece }], ...layout })
  return canSplit(battle, the(battle, 'rA'))
}

describe('who may split', () => {
  test.each<[string, Partial<Piece>, boolean]>([
    ['a squadron', {}, true],
    ['a flight', { size: 'flight' }, false],
    ['a disrupted squadron', { disruptions: 1 }, false],
    ['a broken squadron', { broken: true }, false],
  ])('WL-9.3.a WL-9.3.b %s: %s', (_, piece, expected) => expect(splits(piece)).toBe(expected))

  test.each(cases({ torpedo: false, level: true }))(
    'WL-15.3.5.c nobody on a torpedo run, not even for a tally: %s %s',
    (kind, expected) =>
      expect(splits({ mission: 'bombing', load: 'torpedo', profile: aProfile(kind) })).toBe(expected),
  )

  test('WL-9.3.h WL-5.1.k the limit of its model counts flights, two for each split', () => {
    const limit = (models: Record<string, number>, made: number) => {
      const { battle, rA } = unitsOn('bf-109e H8', { raider: { splitLimit: { models } } })
      battle.splits.raider = { 'bf-109e': made }
      return canSplit(battle, rA)
    }
    expect(limit({ 'bf-109e': 2 }, 0)).toBe(true)
    expect(limit({ 'bf-109e': 2 }, 1)).toBe(false)
    expect(limit({ 'bf-109e': 4 }, 2)).toBe(true)
    expect(limit({ 'bf-109e': 4 }, 4)).toBe(false)
    expect(limit({ 'me-110': 0 }, 10)).toBe(true)
  })

  test('WL-9.3.h WL-Q-38 the limit in all counts every model', () => {
    const limit = (all: number) => {
      const { battle, rA } = unitsOn('bf-109e H8', { raider: { splitLimit: { all } } })
      battle.splits.raider = { 'me-110': 2 }
      return canSplit(battle, rA)
    }
    expect([limit(3), limit(4)]).toEqual([false, true])
  })

  test('WL-9.3.h what has been split is counted', () => {
    const battle = battleOf('bf-109e H8, bf-109e H8, bf-109e H8', { raider: { splitLimit: { all: 4 } } })
    script(split(battle, the(battle, 'rA')))
    expect(canSplit(battle, the(battle, 'rB'))).toBe(true)
    script(split(battle, the(battle, 'rB')))
    expect(canSplit(battle, the(battle, 'rC'))).toBe(false)
    expect(battle.splits).toEqual({ raider: { 'bf-109e': 4 }, defender: {} })
  })

  test('WL-9.3.1.c not with more losses than two flights can bear', () => {
    const layout = { raider: { maxLosses: { squadron: 6, flight: 2 } } }
    expect(splits({ losses: 4 }, layout)).toBe(true)
    expect(splits({ losses: 5 }, layout)).toBe(false)
  })
})

describe('the flights', () => {
  test('WL-9.3.1.a they inherit what the squadron is and carries', () => {
    const inherited = {
      model: 'bf-109e',
      square: squareNamed('H8'),
      facing: 0,
      alerted: true,
      quality: 'veteran',
      net: 'raider',
      ammo: 'low',
      tanks: true,
      mission: 'sweep',
      size: 'flight',
      maxLosses: 3,
    } as const
    const { battle, rA } = unitsOn('bf-109e H8 alerted veteran ammo:low tanks')
    const { value } = script(split(battle, rA))
    expect(value.map(({ id }) => id)).toEqual(['rA1', 'rA2'])
    expect(value.map(({ no }) => no)).toEqual([1, 2])
    for (const flight of value) expect(flight).toMatchObject(inherited)
    expect(rA).toMatchObject({ at: 'split', tally: undefined })
  })

  test.each<[string, Partial<Piece>]>([
    ['bombs', { mission: 'bombing', load: 'bomb' }],
    ['rockets', { aar: 'loaded' }],
    ['pods', { pod: 'gun' }],
  ])('WL-9.3.1.a they both carry its %s', (_, piece) => {
    const battle = aBattle({ units: [{ ...bf109, ...piece }] })
    const { value } = script(split(battle, the(battle, 'rA')))
    for (const flight of value) expect(flight).toMatchObject(piece)
  })

  test('WL-9.3.1.a what one does later leaves the other alone', () => {
    const { battle, rA } = unitsOn('bf-109e H8')
    const [first, second] = script(split(battle, rA)).value
    first.deeds.track.push({ square: 0, how: 'circled' })
    first.deeds.fought = true
    expect([second.deeds.track, second.deeds.fought]).toEqual([[], false])
  })

  test('WL-9.3.g a flight never splits again', () => {
    const { battle, rA } = unitsOn('bf-109e H8')
    const { value } = script(split(battle, rA))
    expect(value.map(flight => canSplit(battle, flight))).toEqual([false, false])
  })

  test('WL-9.3.1.d the first keeps the tally, the second has none and may not roll', () => {
    const { battle, rA } = unitsOn('bf-109e H8 >dA, d spitfire-i K8')
    const [first, second] = script(split(battle, rA)).value
    expect([first.tally, second.tally]).toEqual([1, undefined])
    expect([first.deeds.mayNotRoll, second.deeds.mayNotRoll]).toEqual([false, true])
  })
})

describe('sharing out', () => {
  test('WL-9.3.1.c losses in any proportion that both can bear', () => {
    const { battle, rA } = unitsOn('bf-109e H8 losses:4')
    const pause = pauseAfter(split(battle, rA))
    expect(ids(pause)).toEqual([1, 2, 3].map(losses => `losses/${losses}-${4 - losses}/straggler/1/pilot/1`))
  })

  test('WL-9.3.1.c the straggler goes with either', () => {
    const { battle, rA } = unitsOn('bf-109e H8 straggler')
    const played = script(split(battle, rA), ['split.share losses/0-0/straggler/2/pilot/1'])
    expect(played.value.map(({ straggler }) => straggler)).toEqual([false, true])
  })

  test('WL-9.3.1.c losses as chosen', () => {
    const { battle, rA } = unitsOn('bf-109e H8 losses:2')
    const played = script(split(battle, rA), ['split.share losses/0-2/straggler/1/pilot/1'])
    expect(played.value.map(({ losses }) => losses)).toEqual([0, 2])
    expect(factsOf(played, 'split')).toMatchObject([{ id: 'rA', losses: [0, 2] }])
  })

  test('WL-9.3.1.b Experte and wing leader go with one flight', () => {
    const { battle, rA } = unitsOn('bf-109e H8 experte wing')
    const played = script(split(battle, rA), ['split.share losses/0-0/straggler/1/pilot/2'])
    expect(played.value.map(({ experte, leader }) => [experte, leader])).toEqual([
      [false, false],
      [true, true],
    ])
    expect(battle.wings[0]?.leader).toBe(2)
    expect(played.value.map(({ wing }) => wing)).toEqual([0, 0])
  })

  test('WL-Q-39 a flight that starts with all its losses is lost at once', () => {
    const { battle, rA } = unitsOn('bf-109e H8 losses:3')
    const played = script(split(battle, rA), ['split.share losses/3-0/straggler/1/pilot/1'])
    expect(played.value.map(({ at }) => at)).toEqual(['destroyed', 'map'])
  })
})

test('WL-9.3.1.g enemies on its tail: each chooses its flight, after the squadron’s own decisions', () => {
  const battle = battleOf('bf-109e H8 losses:1, d spitfire-i K8 >rA, d spitfire-i K8 >rA, d spitfire-i K8')
  const played = script(split(battle, the(battle, 'rA')), [
    'split.share losses/1-0/straggler/1/pilot/1, split.follow flight/rA2 flight/rA1',
  ])
  expect(played.pauses.map(pause => (pause as { seat?: string }).seat)).toEqual([
    'raider',
    'defender',
    'defender',
  ])
  const [first, second] = played.value
  expect(battle.units.slice(1, 4).map(({ tally }) => tally)).toEqual([second.no, first.no, undefined])
})
