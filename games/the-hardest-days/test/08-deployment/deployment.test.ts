import type { Procedure } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import { packOf } from '../../pack/index.ts'
import { inRaidOrder } from '../../rules/02-terms/terms.ts'
import { closeUp, deploy, drawSize, putEscorts } from '../../rules/08-deployment/deployment.ts'
import { enterEngland } from '../../rules/09-raid-movement.ts'
import { bomb, ESCORTS_STRAFE } from '../../rules/14-bombing/bombing.ts'
import type { Day, Group, Raid } from '../../state.ts'
import { factsOf, offers, pauseAfter, script } from '../kit/script.ts'
import {
  aDay,
  aRaid,
  dayWith,
  expectAt,
  group,
  groupsLike,
  list,
  onlyReady,
  put,
  whereIs,
} from '../kit/table.ts'

/** Deploys a raid by size chit and force die. The event lets an Undetected Raid through, which nobody follows up. */
function deployed(day: Day, raid: Raid, chit: string, force: number, lines = '') {
  return script(
    deploy(day, raid),
    [`size ${chit}, force ${force}`, lines, 'event.approach E16'],
    ['group', 'placement.bomber', 'escort-order', 'escort-section'],
  )
}

function boxes(day: Day, type: string): string[] {
  return day.groups
    .filter(one => one.type === type && one.place.at === 'display')
    .map(one => whereIs(one).split('/')[0] ?? '')
    .sort()
}

/** Escorts come to a raid: into their sections, and from there to where the bombers are. */
function* placeEscorts(day: Day, raid: Raid, groups: readonly Group[]): Procedure {
  yield* putEscorts(day, raid, groups)
  yield* closeUp(day, raid, groups)
}

describe('size and timing', () => {
  test('THD-8.1.a size, then composition, placement, event and altitude', () => {
    const { day, raid } = dayWith({ effort: 'minor' })
    const { notes } = deployed(day, raid, '7A', 1)
    expect(notes.map(({ what }) => what)).toEqual(['size', 'force', 'deployed', 'event'])
    expect(raid).toMatchObject({ deployed: true, size: 1, altitude: 'MED' })
  })

  test('THD-8.2.a what is deployed at detection is not deployed again over England', () => {
    const { day, raid } = dayWith({ effort: 'minor' })
    deployed(day, raid, '7A', 1)
    expect(script(enterEngland(day, raid)).pauses).toEqual([])
    expect(day.groups.filter(({ place }) => place.at === 'display')).toHaveLength(1)
  })

  test('THD-8.2.b with the size known, composition follows in the first English space', () => {
    const { day, raid } = dayWith({ effort: 'minor' })
    script(drawSize(day, raid), 'size 7A')
    script(drawSize(day, raid))
    const { pauses } = script(enterEngland(day, raid), 'force 1', ['group', 'event.approach'])
    expect(pauses.map(pause => pause.kind === 'chance' && pause.what)).toEqual(
      list('force group event.approach'),
    )
    expect(raid).toMatchObject({ deployed: true, place: { on: 'map', space: '7/11a' } })
  })

  test('THD-8.2.c with nothing known, size and composition both follow there', () => {
    const { day, raid } = dayWith({ effort: 'minor' })
    const { pauses } = script(enterEngland(day, raid), 'size 7A', ['force', 'group', 'event.approach'])
    expect(pauses.map(pause => pause.kind === 'chance' && pause.what)).toEqual(
      list('size force group event.approach'),
    )
    expect(raid.deployed).toBe(true)
  })

  test('THD-8.3.a the side of the raid’s effort gives the number of groups', () => {
    const size = (effort: 'major' | 'minor') => {
      const { day, raid } = dayWith({ effort })
      script(drawSize(day, raid), 'size 9B')
      return raid.size
    }
    expect([size('major'), size('minor')]).toEqual([9, 2])
  })

  test('THD-8.3.b THD-8.13.a the size chit is out of the cup until the raid is deployed', () => {
    const { day, raid } = dayWith()
    script(drawSize(day, raid), 'size 9B')
    expect([raid.sizeChit, day.sizeCup['9B']]).toEqual(['9B', 0])
    script(
      deploy(day, raid),
      [],
      ['force', 'group', 'placement.bomber', 'escort-order', 'escort-section', 'event.approach'],
    )
    expect([raid.sizeChit, day.sizeCup['9B']]).toEqual([undefined, 1])
    expect(raid.size).toBe(9)
  })

  test('THD-8.4.a THD-8.4.b die and letter give the list, read for as many entries as the size', () => {
    for (let die = 1; die <= 6; die++) {
      const day = aDay()
      const { notes } = deployed(day, aRaid(day, { effort: 'minor' }), '13C', die)
      const list = packOf(day).pack.force.rows.C?.[die - 1]?.slice(0, 4)
      expect(notes.find(({ what }) => what === 'force')?.facts).toMatchObject({
        force: 'C',
        die,
        entries: list,
      })
    }
  })

  test('THD-8.8.a nobody to send: the raid is false, its marker and chit go back, and no event is drawn', () => {
    const day = aDay()
    onlyReady(day, [])
    const raid = aRaid(day)
    const { value, notes } = script(deploy(day, raid), 'size 9B, force 1')
    expect(value).toBe(false)
    expect(day.raids).toEqual([])
    expect(day.sizeCup['9B']).toBe(1)
    expect(notes.at(-1)?.what).toBe('false-raid')
  })
})

describe('boxes', () => {
  test('THD-8.10.a THD-8.15.a Me109s hunt in the section of their letter, also in place of Me110s', () => {
    const day = aDay()
    onlyReady(day, ['I/JG3', 'II/JG3', 'III/JG3'])
    // D2 begins with two Me110s.
    deployed(day, aRaid(day, { effort: 'minor' }), '10D', 2)
    expectAt(day, 'hunt/left I/JG3, hunt/centre II/JG3, hunt/right III/JG3')
  })

  test('THD-8.10.b one die puts the bombers into the section of their letter', () => {
    const sections = ['bomber/left', 'bomber/centre', 'bomber/right']
    for (const [i, letters] of ['ABC', 'BAC', 'CBA', 'ACB', 'BCA', 'CAB'].entries()) {
      const day = aDay()
      deployed(day, aRaid(day), '9B', 4, `placement.bomber ${i + 1}`)
      const bombers = groupsLike(day, { type: 'Do17' }).filter(({ place }) => place.at === 'display')
      expect(bombers).toHaveLength(3)
      expect(bombers.map(whereIs)).toEqual(bombers.map(({ letter }) => sections[letters.indexOf(letter)]))
    }
  })

  test('THD-8.10.c THD-8.15.a with bombers in the raid Me110s escort in the section of their letter, also for Me109s', () => {
    const day = aDay()
    onlyReady(day, ['I/ZG26', 'II/ZG26', 'III/ZG26', 'I/KG2', 'II/KG2', 'III/KG2'])
    // A1: three Me109s and a Do17. The letters of the escorts take A, B and C; the bomber of any letter.
    const played = deployed(day, aRaid(day, { effort: 'minor' }), '12A', 1, 'placement.bomber 1')
    expect(boxes(day, 'Me110')).toEqual(['escort', 'escort', 'escort'])
    expect(boxes(day, 'Do17')).toEqual(['bomber'])
    expect(factsOf(played, 'deployed')).toMatchObject([
      { groups: [{ entry: 'Me109' }, {}, {}, { entry: 'Do17', box: 'bomber' }] },
    ])
  })

  test('THD-8.10.f without bombers the Me110s go into the Bomber Box by the die', () => {
    const day = aDay()
    onlyReady(day, ['I/ZG26', 'II/ZG26', 'III/ZG26'])
    // D2, size 3: two Me110s and an Me109, which is an Me110 too.
    deployed(day, aRaid(day, { effort: 'minor' }), '10D', 2, 'placement.bomber 3')
    expectAt(day, 'bomber/right I/ZG26, bomber/centre II/ZG26, bomber/left III/ZG26')
  })

  test('THD-8.11.a an Me109e escorts instead of hunting', () => {
    const day = aDay()
    // A3, size 4: Me109, Ju88, Me109, Me109e.
    deployed(day, aRaid(day, { effort: 'minor' }), '12A', 3)
    expect(boxes(day, 'Me109')).toEqual(['escort', 'hunt', 'hunt'])
  })

  test('THD-8.11.a without bombers in the raid it strafes, like an Me110', () => {
    const day = aDay()
    // D1, size 5: four Me109s and an Me109e.
    deployed(day, aRaid(day), '5D*', 1)
    expect(boxes(day, 'Me109')).toEqual(['bomber', 'hunt', 'hunt', 'hunt', 'hunt'])
  })

  test('THD-8.12.a THD-8.15.a THD-8.15.d an Me109cp waits on channel patrol', () => {
    const day = aDay()
    // D4, size 5: Me109, Me109, Ju88, Me109, Me109cp.
    deployed(day, aRaid(day, { warning: 'late' }), '5D*', 4)
    expect(boxes(day, 'Me109')).toEqual(['hunt', 'hunt', 'hunt', 'patrol'])
  })

  test('THD-8.10.a the log tells each group, the entry it fills and its place', () => {
    const day = aDay()
    onlyReady(day, ['I/JG3', 'II/JG3', 'III/JG3', 'II/KG76', 'I/JG26'])
    const { notes } = deployed(day, aRaid(day, { warning: 'late' }), '5D*', 4)
    expect(notes.find(({ what }) => what === 'deployed')?.facts.groups).toEqual([
      { group: 'I/JG3', entry: 'Me109', box: 'hunt', section: 'left' },
      { group: 'II/JG3', entry: 'Me109', box: 'hunt', section: 'centre' },
      { group: 'II/KG76', entry: 'Ju88', box: 'bomber', section: 'centre' },
      { group: 'III/JG3', entry: 'Me109', box: 'hunt', section: 'right' },
      { group: 'I/JG26', entry: 'Me109cp', box: 'patrol', section: undefined },
    ])
  })

  test('THD-8.12.b on No Warning it escorts', () => {
    const day = aDay()
    deployed(day, aRaid(day, { warning: 'none' }), '5D*', 4)
    expect(boxes(day, 'Me109')).toEqual(['escort', 'hunt', 'hunt', 'hunt'])
  })

  test('THD-8.12.c an Me110 in a cp entry escorts', () => {
    const day = aDay()
    onlyReady(day, ['I/JG3', 'II/JG3', 'III/JG3', 'II/KG76', '1/EGr210'])
    deployed(day, aRaid(day, { warning: 'late' }), '5D*', 4)
    expect(boxes(day, 'Me109')).toEqual(['hunt', 'hunt', 'hunt'])
    expect(boxes(day, 'Me110')).toEqual(['escort'])
  })

  test('THD-8.15.b fighters in the Bomber Box are no bombers: nobody escorts them', () => {
    const { day, raid } = dayWith({ space: '7/11a' }, 'bomber/left I/ZG26')
    script(placeEscorts(day, raid, [group(day, 'I/JG3')]), 'placement.bomber 1')
    expectAt(day, 'bomber/left I/JG3')
  })
})

describe('escorts without bombers beside them', () => {
  /** Bombers in the sections named, with so many groups each. */
  function withBombers(counts: { left?: number; centre?: number; right?: number }) {
    const { day, raid } = dayWith({ space: '7/11a' })
    const spare = groupsLike(day, { type: 'He111', luftflotte: 2 }).map(({ id }) => id)
    for (const section of ['left', 'centre', 'right'] as const)
      put(day, `bomber/${section} ${spare.splice(0, counts[section] ?? 0).join(' ')}`, raid)
    return { day, raid }
  }
  const place = (day: Day, raid: Raid, groups: string[], lines = '') =>
    script(
      placeEscorts(
        day,
        raid,
        groups.map(id => group(day, id)),
      ),
      lines,
    )

  test('THD-8.10.c beside bombers they stay in the section of their letter', () => {
    const { day, raid } = withBombers({ left: 1, centre: 1, right: 1 })
    place(day, raid, ['I/ZG26', 'II/ZG26', 'III/ZG26'])
    expectAt(day, 'escort/left I/ZG26, escort/centre II/ZG26, escort/right III/ZG26')
  })

  test('THD-8.10.d they move to the section that has bombers', () => {
    const { day, raid } = withBombers({ right: 2 })
    place(day, raid, ['I/ZG26', 'II/ZG26', 'III/ZG26'])
    expect(['I/ZG26', 'II/ZG26', 'III/ZG26'].map(id => whereIs(group(day, id)))).toEqual(
      Array(3).fill('escort/right'),
    )
  })

  test('THD-8.10.e to the section with fewest escorts, though another has more bombers', () => {
    const { day, raid } = withBombers({ centre: 3, right: 1 })
    put(day, 'escort/centre II/ZG26', raid)
    place(day, raid, ['I/ZG26'])
    expectAt(day, 'escort/right I/ZG26')
  })

  test('THD-8.10.e on a tie to the section with most bombers', () => {
    const { day, raid } = withBombers({ centre: 1, right: 2 })
    place(day, raid, ['I/ZG26'])
    expectAt(day, 'escort/right I/ZG26')
  })

  test('THD-8.10.e still tied: the player says', () => {
    const { day, raid } = withBombers({ centre: 1, right: 1 })
    const pause = pauseAfter(placeEscorts(day, raid, [group(day, 'I/ZG26')]))
    expect(pause).toMatchObject({
      kind: 'choice',
      seat: 'raf',
      ask: 'escort-section',
      about: ['group:I/ZG26', 'raid:1'],
    })
    expect(pause.kind === 'choice' && pause.options).toEqual([
      { id: 'centre', on: ['section:1/escort/centre'], group: 'I/ZG26', section: 'centre' },
      { id: 'right', on: ['section:1/escort/right'], group: 'I/ZG26', section: 'right' },
    ])
    place(day, raid, ['I/ZG26'], 'escort-section centre')
    expectAt(day, 'escort/centre I/ZG26')
  })

  test('THD-8.10.e one at a time, at random within a letter, counts kept up', () => {
    // Two A groups: chance says who goes first. C stays; with it the right has one escort, the centre none.
    for (const [first, second] of [
      ['I/ZG26', '1/EGr210'],
      ['1/EGr210', 'I/ZG26'],
    ] as const) {
      const { day, raid } = withBombers({ right: 2, centre: 1 })
      place(day, raid, ['1/EGr210', 'I/ZG26', 'III/ZG26'], `escort-order ${first}`)
      expectAt(day, 'escort/right III/ZG26')
      expect(whereIs(group(day, first))).toBe('escort/centre')
      expect(whereIs(group(day, second))).toBe('escort/right')
    }
  })

  test('THD-8.10.e A groups move before B groups', () => {
    const { day, raid } = withBombers({ right: 2 })
    const { notes } = place(day, raid, ['II/ZG26', 'I/ZG26'])
    expect(notes.map(({ facts }) => facts.group)).toEqual(['I/ZG26', 'II/ZG26'])
  })

  test('THD-8.10.c nobody to place: nothing is rolled', () => {
    const { day, raid } = withBombers({})
    expect(script(placeEscorts(day, raid, [])).pauses).toEqual([])
  })
})

describe('event and altitude', () => {
  test('THD-8.14.a an event chit is drawn and its approach side applied', () => {
    const { day, raid } = dayWith({ effort: 'minor' })
    // C1, size 4: Me109, He111, Me109, He111. Event: A bombers break formation.
    const { notes } = script(deploy(day, raid), 'size 13C, force 1, event.approach E02', [
      'group',
      'placement.bomber',
    ])
    expect(notes.find(({ what }) => what === 'event')?.facts).toMatchObject({
      raid: 1,
      chit: 'E02',
      side: 'approach',
      event: 'break-formation',
      letter: 'B',
    })
  })

  test('THD-8.14.b MED unless the event says otherwise', () => {
    const altitude = (event: string) => {
      const { day, raid } = dayWith({ effort: 'minor' })
      script(deploy(day, raid), [`size 7A, force 1, event.approach ${event}`], ['group'])
      return raid.altitude
    }
    expect([altitude('E16'), altitude('E10'), altitude('E07')]).toEqual(['MED', 'MED', 'HIGH'])
  })

  test('THD-8.15.c close escorts of a raid nobody intercepted strafe the target; the rule can be switched off', () => {
    const where = (options: Record<string, boolean>, intercepted: boolean) => {
      const { day, raid } = dayWith(
        { space: '6/11a', target: 'dover-port', deployed: true, intercepted },
        'bomber/left I/KG2, escort/left I/ZG26',
        { options },
      )
      script(bomb(day, raid), 'event.target E10')
      return whereIs(group(day, 'I/ZG26'))
    }
    expect(where({}, false)).toBe('bomber/left')
    expect(where({}, true)).toBe('escort/left')
    expect(where({ [ESCORTS_STRAFE]: false }, false)).toBe('escort/left')
  })

  test('THD-8.16.a majors first, then from north-east to south-west', () => {
    const day = aDay()
    aRaid(day, { track: 'lf3-C', effort: 'major' })
    aRaid(day, { track: 'lf2-east-A', effort: 'minor' })
    aRaid(day, { track: 'lf2-south-A', effort: 'major' })
    expect(inRaidOrder(day, day.raids).map(({ track }) => track)).toEqual(
      list('lf2-south-A lf3-C lf2-east-A'),
    )
    expect(day.raids.map(({ track }) => track)).toEqual(['lf3-C', 'lf2-east-A', 'lf2-south-A'])
  })

  test('THD-17.11.a deployment over England is followed by the Undetected Raid', () => {
    const { day, raid } = dayWith({ effort: 'minor' })
    script(
      enterEngland(day, raid),
      ['size 7A, force 1, event.approach E16, undetected.region lf3, crossing 1, effort 1', 'detection 5'],
      ['group'],
    )
    expect(day.raids.map(({ track }) => track)).toEqual(['lf2-south-B', 'lf3-A'])
    expect(offers(drawSize(day, day.raids[1] ?? raid))).toHaveLength(17)
  })
})
