import { describe, expect, test } from 'vitest'
import { packOf, packs } from '../../pack/index.ts'
import type { Letter, TargetEvent, TargetId } from '../../pack/types.ts'
import { bomb, ESCORTS_STRAFE, targetAndBomb } from '../../rules/14-bombing/bombing.ts'
import type { Day, Raid } from '../../state.ts'
import type { Notes } from '../../vocabulary.ts'
import { PROOF_PACK } from '../kit/charts.ts'
import { factsOf, script } from '../kit/script.ts'
import { aDay, aRaid, dayWith, expectAt, list, put, reduce, sameWeather, targetChit } from '../kit/table.ts'

const event = (name: TargetEvent, letter?: Letter) => `event.target ${targetChit(name, letter)}`

/** Nothing in these raids that it could act on. */
const NO_EVENT = event('radio-confusion')

const he111s = (count: number) =>
  list('I/KG1 II/KG1 I/KG4 II/KG4 I/KG53 II/KG53 III/KG53').slice(0, count).join(' ')

function raidOver(
  target: TargetId,
  groups: string,
  { weather = 'clear', ...more }: Partial<Raid> & { weather?: 'clear' | 'patchy' | 'broken' } = {},
): { day: Day; raid: Raid } {
  const day = aDay({ weather: sameWeather(weather) })
  const { space } = packOf(day).target(target)
  const raid = aRaid(day, { space, deployed: true, intercepted: true, target, ...more })
  put(day, `bomber/left ${groups}`, raid)
  return { day, raid }
}

function bombed({ day, raid }: ReturnType<typeof raidOver>, lines = NO_EVENT) {
  const played = script(bomb(day, raid), lines, ['airfield-damage'])
  return factsOf(played, 'bombing')[0]
}

const overDover = (groups: string, more: Parameters<typeof raidOver>[2] = {}) =>
  raidOver('dover-port', groups, more)

function expectBombs(table: ReturnType<typeof raidOver>, facts: Partial<Notes['bombing']>, lines = NO_EVENT) {
  expect(bombed(table, lines)).toMatchObject(facts)
}

describe('targets and bombs', () => {
  test('THD-13.1.a every raid over England without a target gets one, also one without bombers, also far from its entry', () => {
    const day = aDay()
    const hunters = aRaid(day, { track: 'lf2-east-C', space: '7/11b', deployed: true })
    put(day, 'hunt/left I/JG3', hunters)
    const onTrack = aRaid(day, { track: 'lf2-south-C' })
    const played = script(targetAndBomb(day), 'target 6')
    expect(hunters.target).toBe('canterbury-industry')
    expect(onTrack.target).toBeUndefined()
    expect(played.value).toBe('raid-movement')
  })

  test('THD-13.1.b a raid keeps the target it has', () => {
    const { day, raid } = dayWith({ track: 'lf2-east-C', space: '6/11a', target: 'rochford-airfield' })
    expect(script(targetAndBomb(day)).pauses).toEqual([])
    expect(raid.target).toBe('rochford-airfield')
  })

  test('THD-13.2.1.a THD-13.2.2.a the box is that of scenario and coast track, the die picks from it', () => {
    const boxOf = (track: 'lf2-east-C' | 'lf3-C', scenario: '1940-08-13' | '1940-09-07') =>
      [1, 2, 3, 4, 5, 6].map(die => {
        const { day, raid } = dayWith({ track, space: '2/11b' }, '', { scenario })
        script(targetAndBomb(day), `target ${die}`)
        return raid.target
      })
    const { rows } = packOf({ pack: 'standard' }).pack.targetChart
    expect(boxOf('lf2-east-C', '1940-08-13')).toEqual(rows['1940-08-13']['lf2-east-C'])
    expect(boxOf('lf3-C', '1940-08-13')).toEqual(rows['1940-08-13']['lf3-C'])
    expect(boxOf('lf2-east-C', '1940-09-07')).toEqual(rows['1940-09-07']['lf2-east-C'])
  })

  test('THD-13.2.3.a THD-2.27.a the target marker goes with the raid of its number', () => {
    const day = aDay()
    const first = aRaid(day, { track: 'lf2-south-C', space: '2/11a', target: 'kenley-airfield' })
    const second = aRaid(day, { track: 'lf2-east-C', space: '6/11b' })
    const played = script(targetAndBomb(day), 'target 4')
    expect(factsOf(played, 'target')).toEqual([
      { raid: 2, track: 'lf2-east-C', die: 4, target: 'dover-port' },
    ])
    expect([first.target, second.target]).toEqual(['kenley-airfield', 'dover-port'])
  })

  test('THD-13.2.4.a a target in the raid’s own space is bombed in the same step', () => {
    const { day, raid } = dayWith(
      { track: 'lf2-east-C', space: '6/11a', deployed: true, intercepted: true },
      'bomber/left I/KG1',
    )
    script(targetAndBomb(day), ['target 4', NO_EVENT])
    expect(raid.bombed).toBe(true)
    expect(day.bombDamage).toBe(1)
  })

  test('THD-14.1.a only raids over their targets bomb, and only those that have not yet', () => {
    const { day, raid } = overDover('I/KG1')
    const elsewhere = aRaid(day, { space: '6/11b', target: 'hornchurch-airfield', deployed: true })
    put(day, 'bomber/left II/KG1', elsewhere)
    script(targetAndBomb(day), [NO_EVENT])
    expect([raid.bombed, elsewhere.bombed]).toEqual([true, false])
    expect(script(targetAndBomb(day)).pauses).toEqual([])
  })

  test('THD-14.1.a first all targets, then all bombs, majors before minors', () => {
    const day = aDay()
    const minor = aRaid(day, { track: 'lf2-east-C', space: '6/11a', effort: 'minor', deployed: true })
    const major = aRaid(day, { track: 'lf2-south-B', space: '7/11a', deployed: true })
    put(day, 'hunt/left I/JG3', minor)
    put(day, 'hunt/left II/JG3', major)
    const { targetOf, target } = packOf(day)
    const die = [1, 2, 3, 4, 5, 6].find(
      face => target(targetOf(day.scenario, 'lf2-south-B', face)).space === '7/11a',
    )
    const played = script(targetAndBomb(day), [`target ${die ?? 0}, target 4`, NO_EVENT, NO_EVENT])
    expect(factsOf(played, 'event').map(({ raid }) => raid)).toEqual([major.number, minor.number])
  })

  test('THD-14.1.b THD-14.2.1.a the event is drawn even with an empty Bomber Box; then that is all', () => {
    const { day, raid } = overDover('')
    put(day, 'hunt/left I/JG3', raid)
    const played = script(bomb(day, raid), event('pathfinders'))
    expect(factsOf(played, 'event')).toHaveLength(1)
    expect(factsOf(played, 'bombing')).toEqual([])
    expect(day.bombDamage).toBe(0)
    expect(raid.bombed).toBe(true)
  })

  test('THD-15.1.a a raid that has turned for home does not bomb again, nor draw another event', () => {
    for (const bombers of ['I/KG1', '']) {
      const { day, raid } = overDover(bombers)
      put(day, 'hunt/left I/JG3', raid)
      script(targetAndBomb(day), event('pathfinders'))
      const { bombDamage } = day
      raid.recovering = true
      expect(script(targetAndBomb(day))).toMatchObject({ value: 'raid-movement', pauses: [], notes: [] })
      expect(day.bombDamage).toBe(bombDamage)
    }
  })

  test('THD-14.2.1.a the event comes before the bombs: flak weakens them', () => {
    const facts = bombed(overDover('I/KG1 II/KG1'), event('flak', 'A'))
    expect(facts).toMatchObject({ strength: 2 + 4 })
  })

  test('a raid without a target cannot bomb', () => {
    const { day, raid } = dayWith({ space: '7/11a' })
    expect(() => script(bomb(day, raid))).toThrow('Raid 1 has no target to bomb')
  })

  test('THD-17.22.a THD-13.1.a a raid that slips through in this step gets its target in it, and bombs if it is there', () => {
    const { day, raid } = overDover('I/KG1')
    // Without its nets LF2 South B sees a minor raid too late.
    day.damaged.push('pevensey-radar', 'rye-radar')
    script(
      targetAndBomb(day),
      [
        event('undetected-raid'),
        'undetected.region lf2-south',
        'crossing 5, effort 1',
        'detection 1, size 12D, force 2',
        // Form-Up Failure finds too few groups.
        'event.approach E04, target 3',
        event('pathfinders'),
      ],
      ['group', 'placement.bomber', 'escort-order', 'escort-section'],
    )
    const [, second] = day.raids
    expect(raid.bombed).toBe(true)
    expect(second).toMatchObject({
      warning: 'none',
      target: 'west-malling-airfield',
      place: { on: 'map', space: '7/11a' },
      bombed: true,
      recovering: false,
    })
  })

  test('THD-4.II.5.a with no raid marker left the Air Action Phase is over', () => {
    const { day, raid } = overDover('I/KG1')
    reduce(day, 'I/KG1')
    const played = script(targetAndBomb(day), event('flak', 'A'))
    expect(day.raids).not.toContain(raid)
    expect(played.value).toBe('german-recovery')
  })
})

describe('strength', () => {
  test('THD-14.2.2.a the faces in the Bomber Box count, and no other box', () => {
    const { day, raid } = overDover('I/KG1 I/KG2')
    reduce(day, 'I/KG1')
    put(day, 'hunt/left I/JG3, escort/left I/ZG26, patrol I/JG26', raid)
    expectBombs(
      { day, raid },
      {
        strengths: [
          { group: 'I/KG2', by: 3 },
          { group: 'I/KG1', by: 2 },
        ],
        strength: 5,
      },
    )
  })

  test('THD-14.2.2.b THD-DX-09 low bombers count double, low strafers do not', () => {
    expectBombs(overDover('I/KG1 I/ZG26', { altitude: 'LOW' }), { strength: 2 * 4 + 1 })
    expectBombs(overDover('I/KG1 I/ZG26', { altitude: 'HIGH' }), { strength: 4 + 1 })
  })

  test('THD-14.3.a THD-8.15.b fighters in the Bomber Box add their strength', () => {
    expectBombs(overDover('I/ZG26 1/EGr210 I/JG3'), { strength: 1 + 2 + 1 })
  })

  test.each([
    ['dover-radar', 1 + 1],
    ['london-city', 1 + 1],
    ['uxbridge-headquarters', 1 + 1],
    ['manston-airfield', 2 + 1 + 1],
    ['dover-port', 2 + 1 + 1],
    ['rochester-industry', 2 + 1 + 1],
  ])(
    'THD-14.4.a an elite Me110 (2), an Me110 (1) and an Me109 (1) strafing %s count %i',
    (target, strength) => {
      expectBombs(raidOver(target, '1/EGr210 I/ZG26 I/JG3'), { strength })
    },
  )

  test('THD-14.4.a nothing dropped, nothing scored: modifiers do not help', () => {
    const facts = bombed(raidOver('london-city', 'I/JG3', { intercepted: false }), event('pathfinders'))
    expect(facts).toMatchObject({ strength: 0, chart: 0, modifiers: [], points: 0 })
  })

  test('THD-14.4.a half of five is three', () => {
    const { pack } = packOf({ pack: PROOF_PACK })
    const groups = pack.groups.map(one => (one.elite ? { ...one, bombing: { full: 5, reduced: 1 } } : one))
    const id = packs.register({ ...pack, id: 'fierce-strafers', groups })
    const { day, raid } = raidOver('london-city', '1/EGr210')
    expectBombs({ day: { ...day, pack: id }, raid }, { strength: 3 })
  })

  test('THD-14.4.a nor does it help to fly low with nothing to drop', () => {
    expectBombs(raidOver('london-city', 'I/JG3', { altitude: 'LOW' }), { strength: 0, chart: 0, points: 0 })
  })

  test('THD-8.15.c close escorts of a raid nobody intercepted strafe, unless the option is off', () => {
    const { day, raid } = overDover('I/KG1', { intercepted: false })
    put(day, 'escort/right I/ZG26 I/JG3', raid)
    expectBombs({ day, raid }, { strength: 4 + 1 + 1 })
    expectAt(day, 'bomber/right I/JG3')
    for (const [intercepted, on] of [
      [true, true],
      [false, false],
    ] as const) {
      const other = overDover('I/KG1', { intercepted })
      const { raid: escorted } = other
      const optionDay: Day = { ...other.day, options: { [ESCORTS_STRAFE]: on } }
      put(optionDay, 'escort/right I/ZG26', escorted)
      expectBombs({ day: optionDay, raid: escorted }, { strength: 4 })
      expectAt(optionDay, 'escort/right I/ZG26')
    }
  })
})

describe('points', () => {
  test('THD-14.2.3.a column by strength, row by the weather of the target’s region; no die', () => {
    const rows = (['clear', 'patchy', 'broken'] as const).map(weather => {
      // The raid came by LF2 South, Dover lies in LF2 East.
      const { day, raid } = overDover(he111s(7))
      day.weather['lf2-south'] = 'clear'
      day.weather['lf2-east'] = weather
      const facts = bombed({ day, raid })
      return [facts?.row, facts?.column, facts?.chart]
    })
    expect(rows).toEqual([
      ['clear', 6, 4],
      ['patchy', 6, 3],
      ['broken', 6, 2],
    ])
    expectBombs(overDover(he111s(3)), { strength: 12, column: 3, chart: 2 })
  })

  test('THD-14.2.3.b THD-14.5.d THD-DX-09 a low raid bombs clouds as clear weather, and clear weather two columns better', () => {
    for (const weather of ['patchy', 'broken'] as const) {
      expectBombs(overDover('I/KG1', { altitude: 'LOW', weather }), {
        strength: 8,
        row: 'clear',
        column: 2,
        shifted: 0,
        chart: 1,
      })
    }
    expectBombs(overDover('I/KG1', { altitude: 'LOW' }), {
      strength: 8,
      row: 'clear',
      column: 4,
      shifted: 2,
      chart: 2,
    })
    expectBombs(overDover('I/KG1'), { strength: 4, column: 1, shifted: 0, chart: 1 })
  })

  test('THD-14.5.d the shift stops at the last column', () => {
    expectBombs(overDover(he111s(3), { altitude: 'LOW' }), { strength: 24, column: 6, chart: 4 })
  })

  test('THD-14.2.4.a THD-2.14.a the points of the whole day add up', () => {
    const { day, raid } = overDover(he111s(5))
    day.bombDamage = 7
    expectBombs({ day, raid }, { points: 3 })
    expect(day.bombDamage).toBe(10)
  })

  test('THD-14.5.a one point more if no squadron has been in the display', () => {
    expectBombs(overDover('I/KG1', { intercepted: false }), {
      modifiers: [{ why: 'not-intercepted', by: 1 }],
      points: 2,
    })
    // However little it drops.
    expectBombs(overDover('I/ZG26', { intercepted: false }), { strength: 1, chart: 0, points: 1 })
    expectBombs(overDover('I/KG1', { intercepted: true }), { modifiers: [], points: 1 })
  })

  test('THD-14.5.a THD-14.5.b THD-17.19.a a non-essential target is worth one point, with no bonus', () => {
    const chit = event('non-essential-target')
    expectBombs(overDover(he111s(7), { intercepted: false }), { chart: 4, modifiers: [], points: 1 }, chit)
    // Too weak to score, it does not score by being missed.
    expectBombs(overDover('I/KG2', { intercepted: false }), { chart: 0, points: 0 }, chit)
  })

  test('THD-14.5.c Stukas alone bomb as in clear weather, but not a radar net', () => {
    const stukas = 'II/SG1 IV/LG1 III/SG1'
    const rowOver = (target: TargetId, groups: string) => {
      return bombed(raidOver(target, groups, { weather: 'broken' }))?.row
    }
    expect(rowOver('dover-port', stukas)).toBe('clear')
    expect(rowOver('dover-port', 'II/SG1')).toBe('clear')
    // Strafers beside them change nothing, another bomber does, strafers alone are no Stukas.
    expect(rowOver('dover-port', `${stukas} I/ZG26`)).toBe('clear')
    expect(rowOver('dover-port', `${stukas} I/KG1`)).toBe('broken')
    expect(rowOver('dover-port', 'I/ZG26')).toBe('broken')
    expect(rowOver('dover-radar', stukas)).toBe('broken')
  })

  test('THD-14.5.c Stukas bomb at their own column: nothing is shifted', () => {
    expectBombs(overDover('II/SG1 IV/LG1'), { strength: 6, column: 1, shifted: 0 })
  })

  test('THD-17.20.a Pathfinders add a point, never beyond four', () => {
    const chit = event('pathfinders')
    expectBombs(overDover('I/KG1'), { modifiers: [{ why: 'pathfinders', by: 1 }], points: 2 }, chit)
    expectBombs(overDover(he111s(7), { intercepted: false }), { chart: 4, points: 4 }, chit)
  })

  test('THD-17.18.a a navigational error costs a point away from the coast, and never more than there is', () => {
    const chit = event('navigational-error')
    expectBombs(
      raidOver('london-docks-port', he111s(3)),
      { chart: 2, modifiers: [{ why: 'navigational-error', by: -1 }], points: 1 },
      chit,
    )
    expectBombs(raidOver('london-docks-port', 'I/KG2'), { chart: 0, points: 0 }, chit)
    expectBombs(overDover(he111s(3)), { modifiers: [], points: 2 }, chit)
  })
})
