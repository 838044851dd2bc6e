import { describe, expect, test } from 'vitest'
import { ALTITUDES, type SpaceId, type TargetId } from '../../pack/types.ts'
import { enterEngland, moveOn, moveRaids } from '../../rules/09-raid-movement.ts'
import type { Raid, Reminder } from '../../state.ts'
import { factsOf, pauseAfter, script, told } from '../kit/script.ts'
import { aDay, aRaid, dayWith, expectAt, put, targetChit } from '../kit/table.ts'

/** A deployed raid of one bomber group over England, on its way to a target. */
const aBomberRaid = (space: SpaceId, target: TargetId, more: Partial<Raid> = {}) =>
  dayWith({ space, target, deployed: true, ...more }, 'bomber/left I/KG1')

const over = (space: SpaceId) => ({ on: 'map', space }) as const
const onTrack = (space: number) => ({ on: 'track', space }) as const
/** Next it enters England. */
const ARRIVING = { place: onTrack(1), deployed: true } as const

describe('inbound', () => {
  test('THD-9.1.a every raid marker moves once, by where it starts', () => {
    const { day, raid } = aBomberRaid('6/11b', 'hornchurch-airfield')
    const track = aRaid(day, { track: 'lf3-A' })
    const home = aRaid(day, { space: '1/11a', recovering: true, deployed: true })
    expect(script(moveRaids(day)).value).toBe('squadron-movement')
    expect([raid.place, track.place, raid.recovering]).toEqual([over('6/11c'), onTrack(2), false])
    expect(day.raids).not.toContain(home)
  })

  test.each([3, 2])('THD-9.2.a on track space %i a raid comes one space closer', space => {
    const { day, raid } = dayWith({ place: onTrack(space) })
    script(moveRaids(day))
    expect([raid.place, raid.deployed]).toEqual([onTrack(space - 1), false])
  })

  test('THD-9.3.a from track space 1 it enters the space the track points at and is deployed there', () => {
    const { day, raid } = dayWith({ place: onTrack(1), effort: 'minor' })
    // One Me109, and clouds that are not there.
    const played = script(moveRaids(day), 'size 5D*, force 1, event.approach E12', ['group'])
    expect(raid).toMatchObject({ place: over('7/11a'), deployed: true, altitude: 'MED' })
    expect(factsOf(played, 'deployed')).toHaveLength(1)
    expect(told(played.notes[0])).toBe('THD-9.3.a raid-arrives raid 1, space 7/11a, name Weald')
  })

  test('THD-9.3.a what is deployed already is not deployed again', () => {
    const { day, raid } = dayWith({ ...ARRIVING, altitude: 'HIGH' }, 'hunt/left I/JG3')
    expect(script(moveRaids(day)).pauses).toEqual([])
    expect(raid).toMatchObject({ place: over('7/11a'), altitude: 'HIGH' })
  })

  test('THD-9.3.a THD-8.16.a several raids are deployed in raid order', () => {
    const day = aDay()
    for (const [track, effort, id] of [
      ['lf2-east-A', 'minor', 'I/JG3'],
      ['lf3-C', 'major', 'I/JG2'],
      ['lf2-south-A', 'major', 'I/JG26'],
    ] as const)
      put(day, `hunt/left ${id}`, aRaid(day, { ...ARRIVING, track, effort }))
    expect(factsOf(script(moveRaids(day)), 'raid-arrives').map(({ raid }) => raid)).toEqual([3, 2, 1])
  })

  test('THD-17.7.b over England the Low Altitude chit has done its work; the raid stays low', () => {
    const chit = targetChit('pathfinders')
    const low = { ...ARRIVING, altitude: 'LOW', kept: [{ chit, reminder: 'low-altitude' }] } as const
    const { day, raid } = dayWith({ ...low, kept: [...low.kept] }, 'bomber/left I/KG1, patrol I/JG3')
    day.eventCup[chit] = 0
    script(enterEngland(day, raid))
    expect([raid.kept, raid.altitude, day.eventCup[chit]]).toEqual([[], 'LOW', 1])
    expectAt(day, 'patrol I/JG3')
  })

  test('THD-17.4.c the High Altitude chit stays with the raid', () => {
    const kept: Raid['kept'] = [{ chit: targetChit('pathfinders'), reminder: 'high-altitude' }]
    const { day, raid } = dayWith({ ...ARRIVING, altitude: 'HIGH', kept: [...kept] }, 'hunt/left I/JG3')
    script(enterEngland(day, raid))
    expect(raid.kept).toEqual(kept)
  })

  test('THD-9.3.a a raid that comes up during this step does not move again in it', () => {
    const { day } = dayWith({ place: onTrack(1), effort: 'minor' })
    // An Undetected Raid: early warning, poor intelligence: one space on from 3, and no further.
    const unseen = 'event.approach E16, undetected.region lf3, crossing 1, effort 6, detection 2'
    script(moveRaids(day), ['size 5D*, force 1', unseen], ['group'])
    expect(day.raids[1]).toMatchObject({ region: 'lf3', place: onTrack(2) })
  })

  test.each<[string, SpaceId, TargetId, SpaceId, Partial<Raid>?]>([
    ['THD-9.4.a into the target space if it is adjacent', '6/11b', 'hornchurch-airfield', '6/11c'],
    ['THD-9.4.a whatever the arrow says', '7/11a', 'rochford-airfield', '6/11b'],
    ['THD-9.4.b else along the arrow of its space', '6/11a', 'hornchurch-airfield', '6/11b'],
    ['THD-9.4.b else along the arrow of its space', '7/11a', 'kenley-airfield', '7/11b'],
    ['THD-9.4.c 6/11b: one arrow for London', '6/11b', 'london-city', '6/11c'],
    ['THD-9.4.c the other for everything else', '6/11b', 'kenley-airfield', '7/11a'],
    ['THD-9.4.c elsewhere there is but one', '6/11a', 'london-city', '6/11b'],
    [
      'THD-9.6.a on the way home, if no coastal space is adjacent, along the arrow',
      'London',
      'london-city',
      '6/11c',
      { recovering: true },
    ],
    [
      'THD-9.6.a on the way home, if no coastal space is adjacent, along the arrow',
      '3/11b',
      'london-city',
      '5/11b',
      { recovering: true },
    ],
    [
      'THD-9.6.a the shortest way, not the way it came',
      '7/11b',
      'biggin-hill-airfield',
      '7/11a',
      { recovering: true, track: 'lf2-east-A' },
    ],
  ])('%s: from %s, bound for %s, to %s', (_, from, target, to, more) => {
    const { day, raid } = aBomberRaid(from, target, more)
    script(moveRaids(day))
    expect(raid.place).toEqual(over(to))
    expect(day.raids).toEqual([raid])
  })

  test('a raid can move on only over England, and only where an arrow leads', () => {
    const { day, raid } = dayWith({ target: 'dover-port' })
    expect(() => script(moveOn(day, raid))).toThrow('no space over England for raid 1')
    raid.place = over('3/11b')
    expect(() => script(moveOn(day, raid))).toThrow('no arrow from 3/11b to 6/11a')
  })

  test('THD-9.5.a THD-2.27.a THD-15.1.a over its target a raid turns for home instead of moving', () => {
    const { day, raid } = aBomberRaid('6/11c', 'hornchurch-airfield', { bombed: true })
    expect(script(moveRaids(day)).notes.map(told)).toEqual(['THD-9.5.a recover raid 1'])
    expect(raid).toMatchObject({ recovering: true, place: over('6/11c') })
  })

  test.each(ALTITUDES)('THD-9.8.a a raid at %s keeps its altitude from space to space', altitude => {
    const { day, raid } = aBomberRaid('6/11b', 'london-city', { altitude })
    const { notes } = script(moveRaids(day))
    const moves = `THD-9.8.a raid-moves raid 1, from 6/11b, to 6/11c, name Lower Thames, altitude ${altitude}`
    expect([notes.map(told), raid.altitude]).toEqual([[moves], altitude])
  })
})

describe('recovering', () => {
  test('THD-9.6.a of several coastal neighbours the player picks one', () => {
    const { day, raid } = aBomberRaid('6/11c', 'hornchurch-airfield', { recovering: true })
    expect(pauseAfter(moveRaids(day))).toMatchObject({
      about: ['raid:1'],
      options: [{ id: '5/11a', on: ['space:5/11a'] }, { id: '6/11b' }, { id: 'Thames Estuary' }],
    })
    script(moveRaids(day), { ask: 'recovery-route', take: 'Thames Estuary' })
    expect(raid.place).toEqual(over('Thames Estuary'))
  })

  test('THD-9.7.a THD-2.12.a starting in a coastal space it leaves, its groups inflight with their faces', () => {
    const { day } = aBomberRaid('Thames Estuary', 'hornchurch-airfield', { recovering: true })
    put(day, 'bomber/left I/KG1-, patrol I/JG3')
    aRaid(day, { track: 'lf3-A' })
    const { value, notes } = script(moveRaids(day))
    expect(value).toBe('squadron-movement')
    expect(notes.map(told)).toEqual([
      'THD-9.7.a raid-leaves raid 1',
      'THD-9.2.a raid-advances raid 2, track lf3-A, space 2',
    ])
    expect(day.raids.map(({ number }) => number)).toEqual([2])
    expectAt(day, 'inflight I/KG1- I/JG3')
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

  /** A raid on its way home that keeps a chit, with a channel patroller. */
  function keeping(
    reminder: Reminder & ('patrollers-escort' | 'patrollers-hunt'),
    space: SpaceId,
    target: TargetId,
  ) {
    const chit = targetChit(reminder)
    const { day, raid } = aBomberRaid(space, target, { recovering: true, kept: [{ chit, reminder }] })
    day.eventCup[chit] = 0
    put(day, 'patrol I/JG3')
    return { day, raid, chit }
  }

  test.each([
    ['patrollers-escort', 'escort/left I/JG3'],
    ['patrollers-hunt', 'hunt/left I/JG3'],
  ] as const)(
    'THD-17.13.b THD-17.14.b %s, kept for the coast, comes due when the recovering raid gets there',
    (reminder, after) => {
      const { day, raid, chit } = keeping(reminder, 'London', 'london-city')
      const later = { chit: targetChit('pathfinders'), reminder: 'high-altitude' as const }
      raid.kept.push(later)
      // 6/11c is inland still.
      script(moveRaids(day))
      expectAt(day, 'patrol I/JG3')
      expect(raid.kept).toHaveLength(2)
      script(moveRaids(day), 'recovery-route 6/11b')
      expectAt(day, after)
      expect([raid.kept, day.eventCup[chit]]).toEqual([[later], 1])
    },
  )

  test('THD-9.9.a a coast beyond the range limit lets no channel patroller join on the way home', () => {
    const { day, raid, chit } = keeping('patrollers-hunt', '4/11b', 'debden-airfield')
    script(moveRaids(day))
    expect(raid.place).toEqual(over('4/11a'))
    expectAt(day, 'patrol I/JG3')
    // The raid is gone with the next move, and the chit goes back.
    script(moveRaids(day))
    expect(day.eventCup[chit]).toBe(1)
  })
})

test('THD-9.1.a a raid that is taken off its track during the step does not move any more', () => {
  const day = aDay()
  // A raid comes up unseen while the first is deployed, bombs at once, and shows the last to be a decoy.
  aRaid(day, { track: 'lf3-A', place: onTrack(1), size: 1, sizeChit: '7A' })
  const decoy = aRaid(day, { track: 'lf3-C', place: onTrack(2), effort: 'minor' })
  day.sizeCup['7A'] = 0
  const unseen = 'undetected.region lf2-east, crossing 3, effort 1, detection 1, size 7A, force 1'
  // Dover, in 6/11a.
  const bombs = `event.approach E12, target 4, event.target ${targetChit('decoy-raid')}`
  script(moveRaids(day), ['force 1, event.approach E16', unseen, bombs], ['group'])
  expect(day.raids.map(({ track }) => track)).toEqual(['lf3-A', 'lf2-east-C'])
  expect(decoy.place).toEqual(onTrack(2))
})
