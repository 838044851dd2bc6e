import { describe, expect, test } from 'vitest'
import { packOf, packs } from '../../pack/index.ts'
import { bomb, ESCORTS_STRAFE, targetAndBomb } from '../../rules/14-bombing/bombing.ts'
import type { Day } from '../../state.ts'
import { PROOF_PACK } from '../kit/charts.ts'
import { DEPLOYING, factsOf, script, told } from '../kit/script.ts'
import { aDay, aRaid, dayWith, expectAt, put } from '../kit/table.ts'
import { event, expectBombs, expectOverDover, NO_EVENT, overDover, raidOver } from './bombs.ts'

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
