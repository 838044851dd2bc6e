import type { Procedure } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import { packOf } from '../../pack/index.ts'
import type { GroupType } from '../../pack/types.ts'
import { inRaidOrder } from '../../rules/02-terms/terms.ts'
import { closeUp, deploy, drawSize, putEscorts } from '../../rules/08-deployment/deployment.ts'
import { enterEngland } from '../../rules/09-raid-movement.ts'
import { bomb, ESCORTS_STRAFE } from '../../rules/14-bombing/bombing.ts'
import type { Day, Raid } from '../../state.ts'
import { DEPLOYING, factsOf, offers, pauseAfter, script, testLines } from '../kit/script.ts'
import { aDay, aRaid, dayWith, expectAt, group, groupsLike, list, onlyReady, whereIs } from '../kit/table.ts'

/** Deploys a raid by size chit and force die. The event lets an Undetected Raid through, which nobody follows up. */
const deployed = (day: Day, raid: Raid, chit: string, force: number | string, lines = '') =>
  script(deploy(day, raid), [`size ${chit}, force ${force}`, lines, 'event.approach E16'], DEPLOYING)

/** The boxes of a display that groups of one type are in. */
const boxesOf = (day: Day, type: GroupType) =>
  groupsLike(day, { type })
    .filter(({ place }) => place.at === 'display')
    .map(one => whereIs(one).split('/')[0])
    .sort()

/** Escorts come to a raid: into their sections, and from there to where the bombers are. */
function* placeEscorts(day: Day, raid: Raid, ids: string): Procedure {
  const groups = list(ids).map(id => group(day, id))
  yield* putEscorts(day, raid, groups)
  yield* closeUp(day, raid, groups)
}

describe('size and timing', () => {
  test('THD-8.1.a THD-8.2.a size, then composition, placement, event and altitude; and not again over England', () => {
    const { day, raid } = dayWith({ effort: 'minor' })
    const { notes } = deployed(day, raid, '7A', 1)
    expect(notes.map(({ what }) => what)).toEqual(['size', 'force', 'deployed', 'event'])
    expect(raid).toMatchObject({ deployed: true, size: 1, altitude: 'MED' })
    expect(script(enterEngland(day, raid)).pauses).toEqual([])
    expect(day.groups.filter(({ place }) => place.at === 'display')).toHaveLength(1)
  })

  test.each([
    ['THD-8.2.b with the size known, composition follows', 'size 7A', '', 'force group event.approach'],
    [
      'THD-8.2.c with nothing known, size and composition both',
      '',
      'size 7A',
      'size force group event.approach',
    ],
  ])('%s in the first English space', (_, known, lines, asked) => {
    const { day, raid } = dayWith({ effort: 'minor' })
    if (known) for (const line of [known, '']) script(drawSize(day, raid), line)
    const { pauses } = script(enterEngland(day, raid), lines, DEPLOYING)
    expect(pauses.map(pause => pause.kind === 'chance' && pause.what)).toEqual(list(asked))
    expect(raid).toMatchObject({ deployed: true, place: { on: 'map', space: '7/11a' } })
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
    script(deploy(day, raid), [], DEPLOYING)
    expect([raid.sizeChit, day.sizeCup['9B'], raid.size]).toEqual([undefined, 1, 9])
  })

  test.each([1, 2, 3, 4, 5, 6])(
    'THD-8.4.a THD-8.4.b die %i and letter give the list, read as far as the size',
    die => {
      const { day, raid } = dayWith({ effort: 'minor' })
      const entries = packOf(day).pack.force.rows.C?.[die - 1]?.slice(0, 4)
      expect(factsOf(deployed(day, raid, '13C', die), 'force')).toMatchObject([{ force: 'C', die, entries }])
    },
  )

  test('THD-8.8.a nobody to send: the raid is false, its marker and chit go back, and no event is drawn', () => {
    const { day, raid } = dayWith()
    onlyReady(day, [])
    const { value, notes } = script(deploy(day, raid), 'size 9B, force 1')
    expect([value, day.raids, day.sizeCup['9B'], notes.at(-1)?.what]).toEqual([false, [], 1, 'false-raid'])
  })
})

describe('boxes', () => {
  const READY = {
    JG3: ['I/JG3', 'II/JG3', 'III/JG3'],
    ZG26: ['I/ZG26', 'II/ZG26', 'III/ZG26'],
    'ZG26+KG2': ['I/ZG26', 'II/ZG26', 'III/ZG26', 'I/KG2', 'II/KG2', 'III/KG2'],
    'JG3+EGr210': ['I/JG3', 'II/JG3', 'III/JG3', 'II/KG76', '1/EGr210'],
  }

  // Who is ready; size chit, force die and placement; who is where, or which boxes the groups of a type are in.
  testLines(
    {
      // D2 begins with two Me110s.
      'THD-8.10.a THD-8.15.a Me109s hunt in the section of their letter, also in place of Me110s':
        'JG3: minor 10D 2 = hunt/left I/JG3, hunt/centre II/JG3, hunt/right III/JG3',
      // A1: three Me109s and a Do17. The letters of the escorts take A, B and C; the bomber of any letter.
      'THD-8.10.c THD-8.15.a with bombers in the raid Me110s escort in the section of their letter, also for Me109s':
        [
          'ZG26+KG2: minor 12A 1 placement.bomber 1 = Me110 escort escort escort',
          'ZG26+KG2: minor 12A 1 placement.bomber 1 = Do17 bomber',
        ],
      // D2, size 3: two Me110s and an Me109, which is an Me110 too.
      'THD-8.10.f without bombers the Me110s go into the Bomber Box by the die':
        'ZG26: minor 10D 2 placement.bomber 3 = bomber/right I/ZG26, bomber/centre II/ZG26, bomber/left III/ZG26',
      // A3, size 4: Me109, Ju88, Me109, Me109e.
      'THD-8.11.a an Me109e escorts instead of hunting': 'all: minor 12A 3 = Me109 escort hunt hunt',
      // D1, size 5: four Me109s and an Me109e.
      'THD-8.11.a without bombers in the raid it strafes, like an Me110':
        'all: major 5D* 1 = Me109 bomber hunt hunt hunt hunt',
      // D4, size 5: Me109, Me109, Ju88, Me109, Me109cp.
      'THD-8.12.a THD-8.15.a THD-8.15.d an Me109cp waits on channel patrol':
        'all: late 5D* 4 = Me109 hunt hunt hunt patrol',
      'THD-8.12.b on No Warning it escorts': 'all: none 5D* 4 = Me109 escort hunt hunt hunt',
      'THD-8.12.c an Me110 in a cp entry escorts': [
        'JG3+EGr210: late 5D* 4 = Me109 hunt hunt hunt',
        'JG3+EGr210: late 5D* 4 = Me110 escort',
      ],
    },
    (ready, played, after) => {
      const [kind = '', chit = '', force = '', ...lines] = played.split(' ')
      const isEffort = kind === 'major' || kind === 'minor'
      const { day, raid } = dayWith(isEffort ? { effort: kind } : { warning: kind as 'late' | 'none' })
      if (ready !== 'all') onlyReady(day, READY[ready as keyof typeof READY])
      deployed(day, raid, chit, force, lines.join(' '))
      const [type = '', ...boxes] = list(after)
      if (after.includes('/')) expectAt(day, after)
      else expect(boxesOf(day, type as GroupType)).toEqual(boxes)
    },
  )

  test('THD-8.10.b one die puts the bombers into the section of their letter', () => {
    const sections = ['bomber/left', 'bomber/centre', 'bomber/right']
    for (const [i, letters] of ['ABC', 'BAC', 'CBA', 'ACB', 'BCA', 'CAB'].entries()) {
      const { day, raid } = dayWith()
      deployed(day, raid, '9B', 4, `placement.bomber ${i + 1}`)
      const bombers = groupsLike(day, { type: 'Do17' }).filter(({ place }) => place.at === 'display')
      expect(bombers).toHaveLength(3)
      expect(bombers.map(whereIs)).toEqual(bombers.map(({ letter }) => sections[letters.indexOf(letter)]))
    }
  })

  test('THD-8.10.a the log tells each group, the entry it fills and its place', () => {
    const { day, raid } = dayWith({ warning: 'late' })
    onlyReady(day, ['I/JG3', 'II/JG3', 'III/JG3', 'II/KG76', 'I/JG26'])
    expect(factsOf(deployed(day, raid, '5D*', 4), 'deployed')[0]?.groups).toEqual([
      { group: 'I/JG3', type: 'Me109', entry: 'Me109', box: 'hunt', section: 'left' },
      { group: 'II/JG3', type: 'Me109', entry: 'Me109', box: 'hunt', section: 'centre' },
      { group: 'II/KG76', type: 'Ju88', entry: 'Ju88', box: 'bomber', section: 'centre' },
      { group: 'III/JG3', type: 'Me109', entry: 'Me109', box: 'hunt', section: 'right' },
      { group: 'I/JG26', type: 'Me109', entry: 'Me109cp', box: 'patrol', section: undefined },
    ])
  })
})

describe('escorts without bombers beside them', () => {
  const EACH = 'bomber/left I/KG1, bomber/centre II/KG1, bomber/right I/KG4'
  const TWO_RIGHT = 'bomber/centre I/KG1, bomber/right II/KG1 I/KG4'

  // Bombers and escorts over England, who comes to escort and what is answered, where they are then.
  testLines(
    {
      'THD-8.15.b fighters in the Bomber Box are no bombers: nobody escorts them':
        'bomber/left I/ZG26: I/JG3; placement.bomber 1 = bomber/left I/JG3',
      'THD-8.10.c beside bombers they stay in the section of their letter': [
        `${EACH}: I/ZG26 III/ZG26 = escort/left I/ZG26, escort/right III/ZG26`,
        `${EACH}: II/ZG26 = escort/centre II/ZG26`,
      ],
      'THD-8.10.d they move to the section that has bombers':
        'bomber/right I/KG1 II/KG1: I/ZG26 II/ZG26 III/ZG26 = escort/right I/ZG26 II/ZG26 III/ZG26',
      'THD-8.10.e to the section with fewest escorts, though another has more bombers':
        'bomber/centre I/KG1 II/KG1 I/KG4, bomber/right II/KG4, escort/centre II/ZG26: I/ZG26 = escort/right I/ZG26',
      'THD-8.10.e on a tie to the section with most bombers': `${TWO_RIGHT}: I/ZG26 = escort/right I/ZG26`,
      'THD-8.10.e still tied: the player says':
        'bomber/centre I/KG1, bomber/right II/KG1: I/ZG26; escort-section centre = escort/centre I/ZG26',
      // Two A groups: chance says who goes first. C stays; with it the right has one escort, the centre none.
      'THD-8.10.e one at a time, at random within a letter, counts kept up': [
        `${TWO_RIGHT}: 1/EGr210 I/ZG26 III/ZG26; escort-order I/ZG26 = escort/right III/ZG26 1/EGr210, escort/centre I/ZG26`,
        `${TWO_RIGHT}: 1/EGr210 I/ZG26 III/ZG26; escort-order 1/EGr210 = escort/right III/ZG26 I/ZG26, escort/centre 1/EGr210`,
      ],
    },
    (before, played, after) => {
      const { day, raid } = dayWith({ space: '7/11a' }, before)
      const [escorts = '', lines = ''] = played.split('; ')
      script(placeEscorts(day, raid, escorts), lines)
      expectAt(day, after)
    },
  )

  test('THD-8.10.e the player is shown the sections', () => {
    const { day, raid } = dayWith({ space: '7/11a' }, 'bomber/centre I/KG1, bomber/right II/KG1')
    expect(pauseAfter(placeEscorts(day, raid, 'I/ZG26'))).toEqual({
      kind: 'choice',
      seat: 'raf',
      ask: 'escort-section',
      about: ['group:I/ZG26', 'raid:1'],
      options: [
        { id: 'centre', on: ['section:1/escort/centre'], group: 'I/ZG26', section: 'centre' },
        { id: 'right', on: ['section:1/escort/right'], group: 'I/ZG26', section: 'right' },
      ],
    })
  })

  test('THD-8.10.e A groups move before B groups', () => {
    const { day, raid } = dayWith({ space: '7/11a' }, 'bomber/right I/KG1 II/KG1')
    const { notes } = script(placeEscorts(day, raid, 'II/ZG26 I/ZG26'))
    expect(notes.map(({ facts }) => facts.group)).toEqual(['I/ZG26', 'II/ZG26'])
  })

  test('THD-8.10.c nobody to place: nothing is rolled', () => {
    const { day, raid } = dayWith({ space: '7/11a' })
    expect(script(placeEscorts(day, raid, '')).pauses).toEqual([])
  })
})

describe('event and altitude', () => {
  test('THD-8.14.a an event chit is drawn and its approach side applied', () => {
    const { day, raid } = dayWith({ effort: 'minor' })
    // C1, size 4: Me109, He111, Me109, He111.
    const played = script(deploy(day, raid), 'size 13C, force 1, event.approach E02', DEPLOYING)
    const facts = { raid: 1, chit: 'E02', side: 'approach', event: 'break-formation', letter: 'B' }
    expect(factsOf(played, 'event')).toMatchObject([facts])
  })

  test('THD-8.14.b MED unless the event says otherwise', () => {
    const altitude = (event: string) => {
      const { day, raid } = dayWith({ effort: 'minor' })
      script(deploy(day, raid), `size 7A, force 1, event.approach ${event}`, DEPLOYING)
      return raid.altitude
    }
    expect([altitude('E16'), altitude('E10'), altitude('E07')]).toEqual(['MED', 'MED', 'HIGH'])
  })

  test.each([
    ['strafe the target', {}, false, 'bomber/left I/ZG26'],
    ['stay if it was intercepted', {}, true, 'escort/left I/ZG26'],
    ['stay if the rule is switched off', { [ESCORTS_STRAFE]: false }, false, 'escort/left I/ZG26'],
  ])('THD-8.15.c close escorts of a raid nobody intercepted %s', (_, options, intercepted, after) => {
    const over = { space: '6/11a', target: 'dover-port', deployed: true, intercepted }
    const { day, raid } = dayWith(over, 'bomber/left I/KG2, escort/left I/ZG26', { options })
    script(bomb(day, raid), 'event.target E10')
    expectAt(day, after)
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
    const unseen = 'event.approach E16, undetected.region lf3, crossing 1, effort 1, detection 5'
    script(enterEngland(day, raid), ['size 7A, force 1', unseen], ['group'])
    expect(day.raids.map(({ track }) => track)).toEqual(['lf2-south-B', 'lf3-A'])
    expect(offers(drawSize(day, day.raids[1] ?? raid))).toHaveLength(17)
  })
})
