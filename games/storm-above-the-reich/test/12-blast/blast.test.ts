import { describe, expect, test } from 'vitest'
import { fighterNo, formation, missionOf } from '../../rules/05-map/table.ts'
import { blast } from '../../rules/12-blast/blast.ts'
import { deployCable } from '../../rules/12-blast/cable.ts'
import { prove, testLines } from '../kit/lines.ts'
import { aCampaign, type Layout, script } from '../kit/table.ts'

type Tests = Parameters<typeof testLines>[0]

const CABLE = 'high-bombing cable'
const ROCKETS = 'tail/level rockets'

/** Fighters with their weapons on Map 7, or another; `R` and `C` are Rockets and a Cable where they may be used. */
const testBlast = (tests: Tests, layout: Layout = {}) =>
  testLines(tests, (words, lines, after) => {
    const fighters = words.replaceAll(/\bR\b/g, ROCKETS).replaceAll(/\bC\b/g, CABLE)
    const campaign = aCampaign({ map: '7', ...layout, fighters })
    prove(campaign, blast(campaign), aimed(lines), after)
  })

/** `rockets/2 at low` is aimed at an element. */
const aimed = (lines: string) =>
  lines.replaceAll(/(\S+) at (\S+?)(?=,|$)/g, 'blast.aim $1, blast.element element/$2')

describe('what may be aimed', () => {
  testBlast({
    'SR-BLA-01 a Cable in the High Bombing Box, and nowhere else': [
      'C, nose/level: = offers cable/0 done',
      'tail/high cable, nose/level: = then flak, quiet',
    ],
    'SR-BLA-01 nothing else there': [
      'high-bombing, nose/level: = then flak, quiet',
      'high-bombing rockets, nose/level: = then flak, quiet',
    ],
    'SR-BLA-02 loaded Rockets in Tail Level, and nowhere else': [
      'R, nose/level: = offers rockets/0 done',
      'tail/approach/level rockets, nose/level: = then flak, quiet',
      'tail/high rockets, nose/level: = then flak, quiet',
      'tail/level, nose/level: = then flak, quiet',
    ],
    'SR-BLA-01 SR-BLA-02 nobody has to use a weapon':
      'C, R: blast.aim done = then flak, cable on, rockets none loaded',
  })
  testBlast({ 'SR-BLA-02 no Rockets on Map 5': 'R, nose/level: = then flak, quiet' }, { map: '5' })
  testBlast({ 'SR-BLA-02 Rockets on Map 6': 'R, nose/level: = offers rockets/0 done' }, { map: '6' })

  test('SR-BLA-02 SR-BLA-03 not Rockets that were fired', () => {
    const campaign = aCampaign({ map: '7', fighters: [{ at: 'tail/level', rockets: 'fired' }, 'nose/level'] })
    prove(campaign, blast(campaign), '', 'then flak, quiet')
  })
})

describe('aim', () => {
  testBlast({
    'SR-BLA-04 each weapon is aimed at an element, any of them':
      'R: blast.aim rockets/0 = asks blast.element of fighter:0: element/low, element/high',
    'SR-BLA-04 all are aimed before the first is resolved': [
      'R, C, R: rockets/2 at low, cable/1 at high = offers rockets/0 done',
      'R, C, R: rockets/2 at low, cable/1 at high, rockets/0 at low = asks blast.fire: rockets/2, cable/1, rockets/0, all',
    ],
    'SR-BLA-05 two may be aimed at the same element, and what is aimed goes off in any order': [
      'R, R: rockets/0 at low, rockets/1 at low, blast.fire rockets/1, rockets.red 2, rockets.black 1, rockets.red 3, rockets.black 1 = rockets.location#fighter 1 & 0, rockets.location#space 0.0 & 1.0',
      'R, R: rockets/0 at low, rockets/1 at low, blast.fire rockets/1, rockets.red 2, rockets.black 1, rockets.red 3, rockets.black 1 = targets , blast.aimed 0 Arnold rockets Low & 1 Brnold rockets Low',
    ],
    'all at once go off in the order they were aimed':
      'R, R: rockets/1 at low, rockets/0 at high, blast.fire all, rockets.red 2, rockets.black 1, rockets.red 2, rockets.black 1 = rockets.location#fighter 1 & 0',
    'SR-BLA-06 the Target marker goes with the check':
      'C: cable/0 at low, cable.red 1, cable.black 1 = then flak, targets ',
  })

  test('SR-BLA-04 what is aimed lies on the table as a Target', () => {
    const campaign = aCampaign({ map: '7', fighters: [ROCKETS, CABLE] })
    const lines = aimed('rockets/0 at low, cable/1 at high')
    prove(campaign, blast(campaign), lines, 'offers rockets/0 cable/1 all')
    expect(missionOf(campaign).targets).toEqual([
      { weapon: 'rockets', fighter: 0, element: 0 },
      { weapon: 'cable', fighter: 1, element: 1 },
    ])
  })

  test('SR-BLA-01 a Cable that is kept may be let down again', () => {
    const campaign = aCampaign({ map: '7', fighters: CABLE })
    for (let turn = 0; turn < 2; turn++)
      prove(campaign, blast(campaign), aimed('cable/0 at low, cable.red 1, cable.black 1'), 'then flak')
  })
})

describe('cable', () => {
  const aCable = (layout: Layout, element = 0) => {
    const campaign = aCampaign({ map: '7', fighters: CABLE, ...layout })
    return { campaign, cable: deployCable(campaign, fighterNo(missionOf(campaign), 0), element) }
  }
  /** `low: 5 5 clear`: two dice, the marker that is drawn and what follows, for a cable into this element. */
  const testCable = (tests: Tests, layout: Layout = {}) =>
    testLines(tests, (element, lines, after) => {
      const { campaign, cable } = aCable(layout, element === 'high' ? 1 : 0)
      const played = lines
        .replace(/^(\d+) (\d+)/, 'cable.red $1, cable.black $2')
        .replace(/(cable.black \d+) (\S+?)(?=,|$)/, '$1, proximity.draw $2')
      prove(campaign, cable, played, after)
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
    const { campaign, cable } = aCable({ cohesion: { low } })
    const draw = result === 'proximity' ? ', proximity.draw clear' : ''
    const noted = `cable.check 0 Arnold Low ${low} ${red} ${black} ${red + black} ${result}`
    const lines = `cable.red ${red}, cable.black ${black}${draw}`
    prove(campaign, cable, lines, `${noted}, proximity ${draw && 'clear'}`)
  })

  test.each([
    ['in the element, not in the overlap', 0, '0.0'],
    ['elsewhere in an element whose first space is the overlap', 1, '2.3'],
  ])('SR-BLA-07 the marker lies %s', (_, element, space) => {
    const { campaign, cable } = aCable({}, element)
    script(cable, 'cable.red 5, cable.black 5, proximity.draw clear')
    const lies = { marker: 'clear', space: formation(campaign).spaceNamed(space) }
    expect(missionOf(campaign).proximity).toEqual([lies])
  })

  testCable({
    'SR-BLA-07 most markers have no effect': [
      'low: 5 5 clear = at high-bombing, cable on, hits , proximity clear',
      'low: 5 5 clear-twice = at high-bombing, cable on, hits , proximity clear-twice',
      'low: 5 5 escape-1 = at high-bombing, cable on, hits , proximity escape-1',
      'low: 5 5 veer-wing-4 = at high-bombing, cable on, hits , proximity veer-wing-4',
      'low: 5 5 hit-fuel-5 = at high-bombing, cable on, hits , proximity hit-fuel-5',
    ],
    'SR-BLA-08 SR-Q-07 SR-BLA-09 at the number no snag: the Cable and the marker stay':
      'low: 5 5 impact-3, cable.bomber bomber/X, cable.impact 3 = cable on, X , proximity impact-3, cable.impact 0 Arnold X 3 3 below:3 false 4',
    'SR-BLA-08 SR-BLA-09 below it the bomber snags: four Damage markers, the Cable is gone, the marker stays':
      'low: 5 5 impact-3, cable.bomber bomber/X, cable.impact 2, damage.draw tailplane-2 tailplane-2 tailplane-2 tailplane-2 = cable gone, X tailplane-2 tailplane-2 tailplane-2 tailplane-2, proximity impact-3',
  })
  testCable(
    {
      'SR-BLA-08 Impact?: the player selects any bomber of the element':
        'low: 5 5 impact-3 = asks cable.bomber of fighter:0 element:0: bomber/B1, bomber/B3, bomber/X',
    },
    { fallen: 'B2' },
  )
  testCable(
    {
      'SR-BLA-08 with no bomber in the element nobody snags': 'low: 5 5 impact-3 = cable on, no cable.impact',
    },
    { fallen: 'B1 B2 B3 X' },
  )

  test('SR-Q-24 with no marker in the cup nothing happens', () => {
    const { campaign, cable } = aCable({})
    missionOf(campaign).cups.proximity = {}
    prove(campaign, cable, 'cable.red 5, cable.black 5', 'proximity ')
  })

  test('SR-BLA-10 a bomber lost to a cable brings Staffel EP and VP, and the pilot nothing', () => {
    const { campaign, cable } = aCable({})
    const snags = 'proximity.draw impact-3, cable.bomber bomber/X, cable.impact 2'
    script(cable, `cable.red 5, cable.black 5, ${snags}, damage.draw wingtip-8, damage.catastrophe 8`)
    expect(missionOf(campaign).score).toMatchObject({ vp: 1, ep: 2, destroyed: 1 })
    expect(campaign.pilots[0]?.ep).toBe(0)
  })
})
