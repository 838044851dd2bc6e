import { describe, expect, test } from 'vitest'
import { packOf, packs } from '../../pack/index.ts'
import type { Letter, TargetEvent, TargetId } from '../../pack/types.ts'
import { bomb, ESCORTS_STRAFE, targetAndBomb } from '../../rules/14-bombing/bombing.ts'
import type { Day, Raid } from '../../state.ts'
import type { Notes } from '../../vocabulary.ts'
import { PROOF_PACK } from '../kit/charts.ts'
import { DEPLOYING, factsOf, script, told } from '../kit/script.ts'
import { aDay, aRaid, dayWith, expectAt, list, put, sameWeather, targetChit } from '../kit/table.ts'

const event = (name: TargetEvent, letter?: Letter) => `event.target ${targetChit(name, letter)}`

/** Nothing in these raids that it could act on. */
const NO_EVENT = event('radio-confusion')

/** So many groups of He 111s, of strength 4 each. */
const he111s = (count: number) =>
  list('I/KG1 II/KG1 I/KG4 II/KG4 I/KG53 II/KG53 III/KG53').slice(0, count).join(' ')

type More = Partial<Raid> & { weather?: 'clear' | 'patchy' | 'broken' }

function raidOver(target: TargetId, groups: string, { weather = 'clear', ...more }: More = {}) {
  const { space } = packOf({ pack: PROOF_PACK }).target(target)
  const over = { space, deployed: true, intercepted: true, target, ...more }
  return dayWith(over, `bomber/left ${groups}`, { weather: sameWeather(weather) })
}

const bombed = ({ day, raid }: ReturnType<typeof raidOver>, lines = NO_EVENT) =>
  factsOf(script(bomb(day, raid), lines, ['airfield-damage']), 'bombing')[0]

const overDover = (groups: string, more: More = {}) => raidOver('dover-port', groups, more)

function expectBombs(table: ReturnType<typeof raidOver>, facts: Partial<Notes['bombing']>, lines = NO_EVENT) {
  expect(bombed(table, lines)).toMatchObject(facts)
}

type Bombs = [groups: string, more: More, facts: Partial<Notes['bombing']>]

/** Raids on Dover, and what is told of their bombs. */
function expectOverDover(bombs: readonly Bombs[], lines = NO_EVENT): void {
  for (const [groups, more, facts] of bombs) expectBombs(overDover(groups, more), facts, lines)
}

describe('targets and bombs', () => {
  test('THD-13.1.a every raid over England without a target gets one, also one without bombers, also far from its entry', () => {
    const { day, raid: hunters } = dayWith(
      { track: 'lf2-east-C', space: '7/11b', deployed: true },
      'hunt/left I/JG3',
    )
    const onTrack = aRaid(day, { track: 'lf2-south-C' })
    expect(script(targetAndBomb(day), 'target 6').value).toBe('raid-movement')
    expect([hunters.target, onTrack.target]).toEqual(['canterbury-industry', undefined])
  })

  test('THD-13.1.b a raid keeps the target it has', () => {
    const { day, raid } = dayWith({ track: 'lf2-east-C', space: '6/11a', target: 'rochford-airfield' })
    expect(script(targetAndBomb(day)).pauses).toEqual([])
    expect(raid.target).toBe('rochford-airfield')
  })

  test.each([
    ['lf2-east-C', '1940-08-13'],
    ['lf3-C', '1940-08-13'],
    ['lf2-east-C', '1940-09-07'],
  ] as const)('THD-13.2.1.a THD-13.2.2.a the die picks from the box of %s on %s', (track, scenario) => {
    const targets = [1, 2, 3, 4, 5, 6].map(die => {
      const { day, raid } = dayWith({ track, space: '2/11b' }, '', { scenario })
      script(targetAndBomb(day), `target ${die}`)
      return raid.target
    })
    expect(targets).toEqual(packOf({ pack: 'standard' }).pack.targetChart.rows[scenario][track])
  })

  test('THD-13.2.3.a THD-2.27.a the target marker goes with the raid of its number', () => {
    const { day, raid: first } = dayWith({ track: 'lf2-south-C', space: '2/11a', target: 'kenley-airfield' })
    const second = aRaid(day, { track: 'lf2-east-C', space: '6/11b' })
    const { notes } = script(targetAndBomb(day), 'target 4')
    expect(told(notes[0])).toMatch(/target raid 2, track lf2-east-C, die 4, target dover-port$/)
    expect([first.target, second.target]).toEqual(['kenley-airfield', 'dover-port'])
  })

  test('THD-13.2.4.a a target in the raid’s own space is bombed in the same step', () => {
    const over = { track: 'lf2-east-C', space: '6/11a', deployed: true, intercepted: true } as const
    const { day, raid } = dayWith(over, 'bomber/left I/KG1')
    script(targetAndBomb(day), ['target 4', NO_EVENT])
    expect([raid.bombed, day.bombDamage]).toEqual([true, 1])
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
    const isHere = (face: number) => target(targetOf(day.scenario, 'lf2-south-B', face)).space === '7/11a'
    const die = [1, 2, 3, 4, 5, 6].find(isHere)
    const played = script(targetAndBomb(day), [`target ${die}, target 4`, NO_EVENT, NO_EVENT])
    expect(factsOf(played, 'event').map(({ raid }) => raid)).toEqual([major.number, minor.number])
  })

  test('THD-14.1.b THD-14.2.1.a the event is drawn even with an empty Bomber Box; then that is all', () => {
    const { day, raid } = overDover('')
    put(day, 'hunt/left I/JG3')
    const played = script(bomb(day, raid), event('pathfinders'))
    expect(factsOf(played, 'event')).toHaveLength(1)
    expect([factsOf(played, 'bombing'), day.bombDamage, raid.bombed]).toEqual([[], 0, true])
  })

  test.each(['I/KG1', ''])(
    'THD-15.1.a a raid [%s] that has turned for home does not bomb again, nor draw an event',
    bombers => {
      const { day, raid } = overDover(bombers)
      put(day, 'hunt/left I/JG3')
      script(targetAndBomb(day), event('pathfinders'))
      const { bombDamage } = day
      raid.recovering = true
      expect(script(targetAndBomb(day))).toMatchObject({ value: 'raid-movement', pauses: [], notes: [] })
      expect(day.bombDamage).toBe(bombDamage)
    },
  )

  test('THD-14.2.1.a the event comes before the bombs: flak weakens them', () =>
    expectBombs(overDover('I/KG1 II/KG1'), { strength: 2 + 4 }, event('flak', 'A')))

  test('a raid without a target cannot bomb', () => {
    const { day, raid } = dayWith({ space: '7/11a' })
    expect(() => script(bomb(day, raid))).toThrow('Raid 1 has no target to bomb')
  })

  test('THD-17.22.a THD-13.1.a a raid that slips through in this step gets its target in it, and bombs if it is there', () => {
    const { day, raid } = overDover('I/KG1')
    // Without its nets LF2 South B sees a minor raid too late.
    day.damaged.push('pevensey-radar', 'rye-radar')
    const unseen = 'undetected.region lf2-south, crossing 5, effort 1, detection 1, size 12D, force 2'
    // Form-Up Failure finds too few groups.
    const lines = [event('undetected-raid'), unseen, 'event.approach E04, target 3', event('pathfinders')]
    script(targetAndBomb(day), lines, DEPLOYING)
    const [, second] = day.raids
    expect(raid.bombed).toBe(true)
    expect(second).toMatchObject({ warning: 'none', target: 'west-malling-airfield', bombed: true })
    expect(second).toMatchObject({ place: { on: 'map', space: '7/11a' }, recovering: false })
  })

  test('THD-4.II.5.a with no raid marker left the Air Action Phase is over', () => {
    const { day, raid } = overDover('I/KG1-')
    expect(script(targetAndBomb(day), event('flak', 'A')).value).toBe('german-recovery')
    expect(day.raids).not.toContain(raid)
  })
})

describe('strength', () => {
  test('THD-14.2.2.a the faces in the Bomber Box count, and no other box', () => {
    const { day, raid } = overDover('I/KG1- I/KG2')
    put(day, 'hunt/left I/JG3, escort/left I/ZG26, patrol I/JG26')
    const strengths = [
      { group: 'I/KG2', by: 3 },
      { group: 'I/KG1', by: 2 },
    ]
    expectBombs({ day, raid }, { strengths, strength: 5 })
  })

  test('THD-14.2.2.b THD-DX-09 low bombers count double, low strafers do not', () =>
    expectOverDover([
      ['I/KG1 I/ZG26', { altitude: 'LOW' }, { strength: 2 * 4 + 1 }],
      ['I/KG1 I/ZG26', { altitude: 'HIGH' }, { strength: 4 + 1 }],
    ]))

  test('THD-14.3.a THD-8.15.b fighters in the Bomber Box add their strength', () =>
    expectBombs(overDover('I/ZG26 1/EGr210 I/JG3'), { strength: 1 + 2 + 1 }))

  test.each([
    ['dover-radar', 1 + 1],
    ['london-city', 1 + 1],
    ['uxbridge-headquarters', 1 + 1],
    ['manston-airfield', 2 + 1 + 1],
    ['dover-port', 2 + 1 + 1],
    ['rochester-industry', 2 + 1 + 1],
  ])(
    'THD-14.4.a an elite Me110 (2), an Me110 (1) and an Me109 (1) strafing %s count %i',
    (target, strength) => expectBombs(raidOver(target, '1/EGr210 I/ZG26 I/JG3'), { strength }),
  )

  test('THD-14.4.a nothing dropped, nothing scored: neither modifiers nor low flying help', () => {
    const nothing = { strength: 0, chart: 0, modifiers: [], points: 0 }
    expectBombs(raidOver('london-city', 'I/JG3', { intercepted: false }), nothing, event('pathfinders'))
    expectBombs(raidOver('london-city', 'I/JG3', { altitude: 'LOW' }), nothing)
  })

  test('THD-14.4.a half of five is three', () => {
    const { pack } = packOf({ pack: PROOF_PACK })
    const groups = pack.groups.map(one => (one.elite ? { ...one, bombing: { full: 5, reduced: 1 } } : one))
    const id = packs.register({ ...pack, id: 'fierce-strafers', groups })
    const { day, raid } = raidOver('london-city', '1/EGr210')
    expectBombs({ day: { ...day, pack: id }, raid }, { strength: 3 })
  })

  test.each([
    ['strafe', false, true, 4 + 1, 'bomber/right I/ZG26'],
    ['do not if it was intercepted', true, true, 4, 'escort/right I/ZG26'],
    ['do not if the option is off', false, false, 4, 'escort/right I/ZG26'],
  ])('THD-8.15.c close escorts of a raid nobody intercepted %s', (_, intercepted, on, strength, after) => {
    const { day, raid } = overDover('I/KG1', { intercepted })
    const optionDay: Day = { ...day, options: { [ESCORTS_STRAFE]: on } }
    put(optionDay, 'escort/right I/ZG26')
    expectBombs({ day: optionDay, raid }, { strength })
    expectAt(optionDay, after)
  })
})

describe('points', () => {
  test.each([
    ['clear', 4],
    ['patchy', 3],
    ['broken', 2],
  ] as const)(
    'THD-14.2.3.a column by strength, row by the %s weather of the target’s region; no die',
    (row, chart) => {
      // The raid came by LF2 South, Dover lies in LF2 East.
      const { day, raid } = overDover(he111s(7))
      day.weather['lf2-east'] = row
      expectBombs({ day, raid }, { row, column: 6, chart })
      expectBombs(overDover(he111s(3)), { strength: 12, column: 3, chart: 2 })
    },
  )

  const LOW = { altitude: 'LOW' } as const

  test('THD-14.2.3.b THD-14.5.d THD-DX-09 a low raid bombs clouds as clear weather, and clear weather two columns better', () =>
    expectOverDover([
      [
        'I/KG1',
        { ...LOW, weather: 'patchy' },
        { strength: 8, row: 'clear', column: 2, shifted: 0, chart: 1 },
      ],
      [
        'I/KG1',
        { ...LOW, weather: 'broken' },
        { strength: 8, row: 'clear', column: 2, shifted: 0, chart: 1 },
      ],
      ['I/KG1', LOW, { strength: 8, row: 'clear', column: 4, shifted: 2, chart: 2 }],
      ['I/KG1', {}, { strength: 4, column: 1, shifted: 0, chart: 1 }],
    ]))

  test('THD-14.5.d the shift stops at the last column', () =>
    expectBombs(overDover(he111s(3), LOW), { strength: 24, column: 6, chart: 4 }))

  test('THD-14.2.4.a THD-2.14.a the points of the whole day add up', () => {
    const { day, raid } = overDover(he111s(5))
    day.bombDamage = 7
    expectBombs({ day, raid }, { points: 3 })
    expect(day.bombDamage).toBe(10)
  })

  test('THD-14.5.a one point more if no squadron has been in the display, however little it drops', () =>
    expectOverDover([
      ['I/KG1', { intercepted: false }, { modifiers: [{ why: 'not-intercepted', by: 1 }], points: 2 }],
      ['I/ZG26', { intercepted: false }, { strength: 1, chart: 0, points: 1 }],
      ['I/KG1', { intercepted: true }, { modifiers: [], points: 1 }],
    ]))

  test('THD-14.5.a THD-14.5.b THD-17.19.a a non-essential target is worth one point, with no bonus', () =>
    expectOverDover(
      [
        [he111s(7), { intercepted: false }, { chart: 4, modifiers: [], points: 1 }],
        // Too weak to score, it does not score by being missed.
        ['I/KG2', { intercepted: false }, { chart: 0, points: 0 }],
      ],
      event('non-essential-target'),
    ))

  const STUKAS = 'II/SG1 IV/LG1 III/SG1'

  test.each<[TargetId, string, 'clear' | 'broken']>([
    ['dover-port', STUKAS, 'clear'],
    ['dover-port', 'II/SG1', 'clear'],
    // Strafers beside them change nothing, another bomber does, strafers alone are no Stukas.
    ['dover-port', `${STUKAS} I/ZG26`, 'clear'],
    ['dover-port', `${STUKAS} I/KG1`, 'broken'],
    ['dover-port', 'I/ZG26', 'broken'],
    ['dover-radar', STUKAS, 'broken'],
  ])(
    'THD-14.5.c Stukas alone bomb as in clear weather, but not a radar net: %s, %s, %s',
    (target, groups, row) => expectBombs(raidOver(target, groups, { weather: 'broken' }), { row }),
  )

  test('THD-14.5.c Stukas bomb at their own column: nothing is shifted', () =>
    expectBombs(overDover('II/SG1 IV/LG1'), { strength: 6, column: 1, shifted: 0 }))

  test('THD-17.20.a Pathfinders add a point, never beyond four', () =>
    expectOverDover(
      [
        ['I/KG1', {}, { modifiers: [{ why: 'pathfinders', by: 1 }], points: 2 }],
        [he111s(7), { intercepted: false }, { chart: 4, points: 4 }],
      ],
      event('pathfinders'),
    ))

  test('THD-17.18.a a navigational error costs a point away from the coast, and never more than there is', () => {
    const modifiers = [{ why: 'navigational-error', by: -1 }] as const
    const chit = event('navigational-error')
    expectBombs(raidOver('london-docks-port', he111s(3)), { chart: 2, modifiers, points: 1 }, chit)
    expectBombs(raidOver('london-docks-port', 'I/KG2'), { chart: 0, points: 0 }, chit)
    expectBombs(overDover(he111s(3)), { modifiers: [], points: 2 }, chit)
  })
})
