import { describe, expect, test } from 'vitest'
import { ALTITUDES, type SpaceId, type TargetId } from '../../pack/types.ts'
import { enterEngland, moveOn, moveRaids } from '../../rules/09-raid-movement.ts'
import type { Raid } from '../../state.ts'
import { factsOf, ids, pauseAfter, script, takes } from '../kit/script.ts'
import { aDay, aRaid, dayWith, expectAt, group, put, reduce, targetChit, whereIs } from '../kit/table.ts'

/** A deployed raid of one bomber group over England, on its way to a target. */
function aBomberRaid(space: SpaceId, target: TargetId, more: Partial<Raid> = {}) {
  const { day, raid } = dayWith({ space, target, deployed: true, ...more }, 'bomber/left I/KG1')
  return { day, raid }
}

/** The first of two ways, if there are several. */
function movedTo(space: SpaceId, target: TargetId, more: Partial<Raid> = {}) {
  const { day, raid } = aBomberRaid(space, target, more)
  script(moveRaids(day))
  return raid.place
}

describe('inbound', () => {
  test('THD-9.1.a every raid marker moves once, by where it starts', () => {
    const { day, raid } = aBomberRaid('6/11b', 'hornchurch-airfield')
    const track = aRaid(day, { track: 'lf3-A' })
    const home = aRaid(day, { space: '1/11a', recovering: true, deployed: true })
    expect(script(moveRaids(day)).value).toBe('squadron-movement')
    expect(raid.place).toEqual({ on: 'map', space: '6/11c' })
    expect(track.place).toEqual({ on: 'track', space: 2 })
    expect(day.raids).not.toContain(home)
    expect(raid.recovering).toBe(false)
  })

  test('THD-9.2.a on track space 3 or 2 a raid comes one space closer', () => {
    for (const space of [3, 2]) {
      const { day, raid } = dayWith({ place: { on: 'track', space } })
      script(moveRaids(day))
      expect(raid.place).toEqual({ on: 'track', space: space - 1 })
      expect(raid.deployed).toBe(false)
    }
  })

  test('THD-9.3.a from track space 1 it enters the space the track points at and is deployed there', () => {
    const { day, raid } = dayWith({ place: { on: 'track', space: 1 }, effort: 'minor' })
    // One Me109, and clouds that are not there.
    const played = script(moveRaids(day), 'size 5D*, force 1, event.approach E12', ['group'])
    expect(raid).toMatchObject({ place: { on: 'map', space: '7/11a' }, deployed: true, altitude: 'MED' })
    expect(factsOf(played, 'deployed')).toHaveLength(1)
    const facts = { raid: 1, space: '7/11a' }
    expect(played.notes[0]).toEqual({ rule: 'THD-9.3.a', what: 'raid-arrives', facts })
  })

  test('THD-9.3.a what is deployed already is not deployed again', () => {
    const { day, raid } = dayWith(
      { place: { on: 'track', space: 1 }, deployed: true, altitude: 'HIGH' },
      'hunt/left I/JG3',
    )
    expect(script(moveRaids(day)).pauses).toEqual([])
    expect(raid).toMatchObject({ place: { on: 'map', space: '7/11a' }, altitude: 'HIGH' })
  })

  test('THD-9.3.a THD-8.16.a several raids are deployed in raid order', () => {
    const day = aDay()
    for (const [track, effort, id] of [
      ['lf2-east-A', 'minor', 'I/JG3'],
      ['lf3-C', 'major', 'I/JG2'],
      ['lf2-south-A', 'major', 'I/JG26'],
    ] as const) {
      const raid = aRaid(day, { track, effort, place: { on: 'track', space: 1 }, deployed: true })
      put(day, `hunt/left ${id}`, raid)
    }
    expect(factsOf(script(moveRaids(day)), 'raid-arrives').map(({ raid }) => raid)).toEqual([3, 2, 1])
  })

  test('THD-17.7.b over England the Low Altitude chit has done its work; the raid stays low', () => {
    const day = aDay()
    const chit = targetChit('pathfinders')
    day.eventCup[chit] = 0
    const raid = aRaid(day, {
      place: { on: 'track', space: 1 },
      deployed: true,
      altitude: 'LOW',
      kept: [{ chit, reminder: 'low-altitude' }],
    })
    put(day, 'bomber/left I/KG1, patrol I/JG3', raid)
    script(enterEngland(day, raid))
    expect(raid).toMatchObject({ kept: [], altitude: 'LOW' })
    expectAt(day, 'patrol I/JG3')
    expect(day.eventCup[chit]).toBe(1)
  })

  test('THD-17.4.c the High Altitude chit stays with the raid', () => {
    const day = aDay()
    const kept = [{ chit: targetChit('pathfinders'), reminder: 'high-altitude' as const }]
    const raid = aRaid(day, {
      place: { on: 'track', space: 1 },
      deployed: true,
      altitude: 'HIGH',
      kept: [...kept],
    })
    put(day, 'hunt/left I/JG3', raid)
    script(enterEngland(day, raid))
    expect(raid.kept).toEqual(kept)
  })

  test('THD-9.3.a a raid that comes up during this step does not move again in it', () => {
    const day = aDay()
    aRaid(day, { place: { on: 'track', space: 1 }, effort: 'minor' })
    script(
      moveRaids(day),
      [
        'size 5D*, force 1',
        // An Undetected Raid.
        'event.approach E16, undetected.region lf3, crossing 1, effort 6',
        // Early warning, poor intelligence: one space on from 3, and no further.
        'detection 2',
      ],
      ['group'],
    )
    expect(day.raids[1]).toMatchObject({ region: 'lf3', place: { on: 'track', space: 2 } })
  })

  test('THD-9.4.a into the target space if it is adjacent, whatever the arrow says', () => {
    expect(movedTo('6/11b', 'hornchurch-airfield')).toEqual({ on: 'map', space: '6/11c' })
    expect(movedTo('7/11a', 'rochford-airfield')).toEqual({ on: 'map', space: '6/11b' })
  })

  test('THD-9.4.b else along the arrow of its space', () => {
    expect(movedTo('6/11a', 'hornchurch-airfield')).toEqual({ on: 'map', space: '6/11b' })
    expect(movedTo('7/11a', 'kenley-airfield')).toEqual({ on: 'map', space: '7/11b' })
  })

  test('THD-9.4.c 6/11b: one arrow for London, the other for everything else', () => {
    expect(movedTo('6/11b', 'london-city')).toEqual({ on: 'map', space: '6/11c' })
    expect(movedTo('6/11b', 'kenley-airfield')).toEqual({ on: 'map', space: '7/11a' })
    // Elsewhere there is but one.
    expect(movedTo('6/11a', 'london-city')).toEqual({ on: 'map', space: '6/11b' })
  })

  test('a raid can move on only over England, and only where an arrow leads', () => {
    const { day, raid } = dayWith({ target: 'dover-port' })
    expect(() => script(moveOn(day, raid))).toThrow('no space over England for raid 1')
    raid.place = { on: 'map', space: '3/11b' }
    expect(() => script(moveOn(day, raid))).toThrow('no arrow from 3/11b to 6/11a')
  })

  test('THD-9.5.a THD-2.27.a THD-15.1.a over its target a raid turns for home instead of moving', () => {
    const { day, raid } = aBomberRaid('6/11c', 'hornchurch-airfield', { bombed: true })
    expect(raid.recovering).toBe(false)
    const { notes } = script(moveRaids(day))
    expect(notes).toEqual([{ rule: 'THD-9.5.a', what: 'recover', facts: { raid: 1 } }])
    expect(raid).toMatchObject({ recovering: true, place: { on: 'map', space: '6/11c' } })
  })

  test('THD-9.8.a a raid keeps its altitude from space to space', () => {
    for (const altitude of ALTITUDES) {
      const { day, raid } = aBomberRaid('6/11b', 'london-city', { altitude })
      const played = script(moveRaids(day))
      const facts = { raid: 1, from: '6/11b', to: '6/11c', altitude }
      expect(played.notes).toEqual([{ rule: 'THD-9.8.a', what: 'raid-moves', facts }])
      expect(raid.altitude).toBe(altitude)
    }
  })
})

describe('recovering', () => {
  test('THD-9.6.a toward the coast by the shortest way, which need not be the way it came', () => {
    const { day, raid } = aBomberRaid('7/11b', 'biggin-hill-airfield', {
      recovering: true,
      track: 'lf2-east-A',
    })
    script(moveRaids(day))
    expect(raid.place).toEqual({ on: 'map', space: '7/11a' })
    expect(day.raids).toEqual([raid])
  })

  test('THD-9.6.a of several coastal neighbours the player picks one', () => {
    const { day, raid } = aBomberRaid('6/11c', 'hornchurch-airfield', { recovering: true })
    const pause = pauseAfter(moveRaids(day))
    expect(ids(pause)).toEqual(['5/11a', '6/11b', 'Thames Estuary'])
    expect(pause).toMatchObject({ about: ['raid:1'], options: [{ on: ['space:5/11a'] }, {}, {}] })
    script(moveRaids(day), takes('recovery-route', 'Thames Estuary'))
    expect(raid.place).toEqual({ on: 'map', space: 'Thames Estuary' })
  })

  test('THD-9.6.a where no coastal space is adjacent, along the arrow', () => {
    for (const [from, to] of [
      ['London', '6/11c'],
      ['3/11b', '5/11b'],
    ] as const)
      expect(movedTo(from, 'london-city', { recovering: true })).toEqual({ on: 'map', space: to })
  })

  test('THD-9.7.a THD-2.12.a starting in a coastal space it leaves, its groups inflight with their faces', () => {
    const { day, raid } = aBomberRaid('Thames Estuary', 'hornchurch-airfield', { recovering: true })
    put(day, 'patrol I/JG3', raid)
    reduce(day, 'I/KG1')
    aRaid(day, { track: 'lf3-A' })
    const { value, notes } = script(moveRaids(day))
    expect(value).toBe('squadron-movement')
    expect(notes.slice(0, 2)).toEqual([
      { rule: 'THD-9.7.a', what: 'raid-leaves', facts: { raid: 1 } },
      { rule: 'THD-9.2.a', what: 'raid-advances', facts: { raid: 2, track: 'lf3-A', space: 2 } },
    ])
    expect(day.raids.map(({ number }) => number)).toEqual([2])
    expect(group(day, 'I/KG1')).toMatchObject({ reduced: true, place: { at: 'inflight' } })
    expect(group(day, 'I/JG3')).toMatchObject({ reduced: false, place: { at: 'inflight' } })
  })

  test('THD-9.7.a entering a coastal space is not yet leaving it; 6/11c is not coastal', () => {
    const { day, raid } = aBomberRaid('6/11c', 'hornchurch-airfield', { recovering: true })
    script(moveRaids(day), 'recovery-route 6/11b')
    expect(day.raids).toEqual([raid])
    script(moveRaids(day))
    expect(day.raids).toEqual([])
  })

  test('THD-9.7.b THD-4.II.5.a with the last raid gone the Air Action Phase ends at once', () => {
    const { day } = aBomberRaid('7/11a', 'dover-port', { recovering: true })
    expect(script(moveRaids(day)).value).toBe('german-recovery')
  })

  test('THD-17.13.b THD-17.14.b chits kept for the coast come due when the recovering raid gets there', () => {
    for (const [reminder, place] of [
      ['patrollers-escort', 'escort/left'],
      ['patrollers-hunt', 'hunt/left'],
    ] as const) {
      const chit = targetChit(reminder)
      const { day, raid } = aBomberRaid('London', 'london-city', {
        recovering: true,
        kept: [{ chit, reminder }],
      })
      day.eventCup[chit] = 0
      const later = { chit: targetChit('pathfinders'), reminder: 'high-altitude' as const }
      raid.kept.push(later)
      put(day, 'patrol I/JG3', raid)
      // 6/11c is inland still.
      script(moveRaids(day))
      expectAt(day, 'patrol I/JG3')
      expect(raid.kept).toHaveLength(2)
      script(moveRaids(day), 'recovery-route 6/11b')
      expect(whereIs(group(day, 'I/JG3'))).toBe(place)
      expect(raid.kept).toEqual([later])
      expect(day.eventCup[chit]).toBe(1)
    }
  })
})

test('THD-9.9.a a coast beyond the range limit lets no channel patroller join on the way home', () => {
  const chit = targetChit('patrollers-hunt')
  const { day, raid } = aBomberRaid('4/11b', 'debden-airfield', {
    recovering: true,
    kept: [{ chit, reminder: 'patrollers-hunt' }],
  })
  day.eventCup[chit] = 0
  put(day, 'patrol I/JG3', raid)
  script(moveRaids(day))
  expect(raid.place).toEqual({ on: 'map', space: '4/11a' })
  expectAt(day, 'patrol I/JG3')
  // The raid is gone with the next move, and the chit goes back.
  script(moveRaids(day))
  expect(day.eventCup[chit]).toBe(1)
})

test('THD-9.1.a a raid that is taken off its track during the step does not move any more', () => {
  const day = aDay()
  // A raid comes up unseen while the first is deployed, bombs at once, and shows the last to be a decoy.
  aRaid(day, { track: 'lf3-A', place: { on: 'track', space: 1 }, size: 1, sizeChit: '7A' })
  const decoy = aRaid(day, { track: 'lf3-C', place: { on: 'track', space: 2 }, effort: 'minor' })
  day.sizeCup['7A'] = 0
  script(
    moveRaids(day),
    [
      'force 1, event.approach E16, undetected.region lf2-east, crossing 3',
      'effort 1, detection 1, size 7A, force 1',
      'event.approach E12',
      // Dover, in 6/11a.
      `target 4, event.target ${targetChit('decoy-raid')}`,
    ],
    ['group'],
  )
  expect(day.raids.map(({ track }) => track)).toEqual(['lf3-A', 'lf2-east-C'])
  expect(decoy.place).toEqual({ on: 'track', space: 2 })
})
