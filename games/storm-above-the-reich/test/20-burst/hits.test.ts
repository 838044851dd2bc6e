import { describe, expect, test } from 'vitest'
import { fighterNo, missionOf } from '../../rules/05-map/table.ts'
import { type Blow, sufferHit, sufferProximityHit } from '../../rules/20-burst/hits.ts'
import { prove, testLines } from '../kit/lines.ts'
import { aCampaign, type Layout } from '../kit/table.ts'

const ATTACK: Blow = { cause: 'attack', cancellable: true, advantages: true, sun: true }
const FUEL = 'hit.draw fuel-5'

function hitOn(piece: string, layout: Layout = {}) {
  const campaign = aCampaign({ ...layout, fighters: piece })
  const mission = missionOf(campaign)
  return { campaign, mission, fighter: fighterNo(mission, 0) }
}

/** `sun luck with rotte`: what a fighter at 2.2 has, and what lies in its element. */
function struck(words: string) {
  const [has = '', a = ''] = words.split(/ ?with /)
  return hitOn(`2.2 nose/level ${has}`.trim(), { advantages: { a } })
}

/** One Hit on such a fighter. */
const testHits = (tests: Parameters<typeof testLines>[0], blow = ATTACK) =>
  testLines(tests, (words, lines, after) => {
    const { campaign, fighter } = struck(words)
    prove(campaign, sufferHit(campaign, fighter, blow), lines, after)
  })

describe('a Hit', () => {
  test('SR-HIT-01 puts one marker on the fighter, and nothing else happens', () => {
    const { campaign, mission, fighter } = struck('')
    const before = { ...fighter }
    prove(
      campaign,
      sufferHit(campaign, fighter, ATTACK),
      FUEL,
      'then true, hit.marker 0 Arnold attack fuel-5 fuel 5 below:5',
    )
    expect(fighter).toEqual({ ...before, hits: ['fuel-5'] })
    expect(mission.cups.hits['fuel-5']).toBe(3)
  })

  testHits({ 'SR-HIT-07 is added to those it has': 'wing-4: hit.draw fuel-5 = hits wing-4 fuel-5' })

  test('SR-Q-24 leaves no mark if the cup is empty', () => {
    const { campaign, mission, fighter } = struck('')
    mission.cups.hits = {}
    prove(campaign, sufferHit(campaign, fighter, ATTACK), '', 'then false, hits ')
  })
})

describe('cancelling', () => {
  testHits({
    'SR-HIT-02 is offered before the draw: all that the fighter and its element have, or to take it':
      'luck sun with rotte position: = asks hit.cancel of fighter:0: take, rotte/a, position/a, sun, luck',
    'SR-HIT-02 taken, the Hit is drawn and nothing is spent':
      'luck sun with rotte: hit.cancel take, hit.draw fuel-5 = hits fuel-5, sun on, luck 0 used, a rotte',
    'SR-HIT-02 Rotte or Position cancels one Hit and is gone, the other stays': [
      'with rotte position: hit.cancel rotte/a = then false, hits , a position, hit.cancelled 0 Arnold rotte',
      'with rotte position: hit.cancel position/a = then false, hits , a rotte, hit.cancelled 0 Arnold position',
    ],
  })
  testHits(
    {
      'SR-Q-10 a Hit that nothing cancels is not even lucky':
        'luck sun with rotte: hit.draw fuel-5 = hits fuel-5',
    },
    { ...ATTACK, cause: 'debris', cancellable: false },
  )
  testHits(
    {
      'SR-HIT-02 a Hit that advantages cannot cancel': 'luck sun with rotte position: = offers take sun luck',
    },
    { ...ATTACK, cause: 'confused', advantages: false },
  )

  test('SR-PIL-17 Luck cancels one Hit, once for each time the pilot has it', () => {
    const { campaign, fighter } = struck('luck luck')
    for (const [lines, after] of [
      ['hit.cancel luck', 'hits , luck 1 used'],
      ['hit.cancel luck', 'hits , luck 2 used'],
      [FUEL, 'hits fuel-5'],
    ] as const)
      prove(campaign, sufferHit(campaign, fighter, ATTACK), lines, after)
  })

  // On Map 7, where 2.2 lies in both elements.
  testLines(
    {
      'SR-HIT-02 SR-Q-55 in an overlap the advantage of either element, by its name': [
        '2.2: = offers take rotte/low rotte/high position/high',
        '2.2: hit.cancel rotte/high = low rotte, high position',
      ],
      'SR-HIT-02 the advantages of another element do not help': '0.1: = offers take rotte/low',
    },
    (at, lines, after) => {
      const advantages = { low: 'rotte', high: 'rotte position' }
      const { campaign, fighter } = hitOn(`${at} nose/level`, { map: '7', advantages })
      prove(campaign, sufferHit(campaign, fighter, ATTACK), lines, after)
    },
  )
})

describe('Out of the Sun', () => {
  testHits({
    'SR-HIT-03 SR-HIT-04 an Evasive fighter cancels outright, and the marker is spent':
      'sun evasive: hit.cancel sun = hits , sun gone, hit.cancelled 0 Arnold sun',
    'SR-HIT-03 SR-HIT-04 a Determined fighter cancels with an even die; on an odd one it is hit and keeps the marker':
      [
        'sun: hit.cancel sun, hit.sun 4 = hits , sun gone, hit.sun 0 Arnold 4 even:true true',
        'sun: hit.cancel sun, hit.sun 7, hit.draw fuel-5 = hits fuel-5, sun on, hit.sun 0 Arnold 7 even:true false',
      ],
    'SR-HIT-03 after an odd die the other ways are still open, the Sun is not':
      'sun luck: hit.cancel sun, hit.sun 7 = offers take luck',
    'SR-PIL-14 a Quick pilot may turn Evasive first':
      'sun quick: hit.cancel sun, quick.sun change = hits , sun gone, mode evasive',
  })
})

describe('a Proximity marker turned over', () => {
  testLines(
    {
      'SR-HIT-02 SR-COL-11 is seen first, then it may be cancelled by all that cancels a Hit':
        'luck sun with rotte position: = offers take rotte/a position/a sun luck',
      'SR-PIL-17 SR-COL-11 cancelled, it goes back to its cup':
        'luck: hit.cancel luck = hits , cup hit-fuel-5 3',
      'SR-COL-11 taken, it is the Hit marker':
        ': = hits hit-fuel-5, cup hit-fuel-5 2, hit.proximity 0 Arnold hit-fuel-5 fuel 5 below:5',
      'SR-Q-33 a Rookie draws another beside it, and keeps the worse': [
        'rookie: hit.draw engine-6 = hits engine-6, cup engine-6 3, cup hit-fuel-5 3',
        'rookie: hit.draw wing-4 = hits hit-fuel-5, cup wing-4 4, cup hit-fuel-5 2',
      ],
      'SR-HIT-06 turns a Disoriented pilot too': 'disoriented: = mode evasive',
    },
    (words, lines, after) => {
      const { campaign, mission, fighter } = struck(words)
      mission.cups.proximity['hit-fuel-5'] = 2
      prove(campaign, sufferProximityHit(campaign, fighter, 'hit-fuel-5'), lines, after)
    },
  )
})

describe('penalties', () => {
  testHits({
    'SR-PIL-23 a Rookie draws two, keeps the worse and puts the other back': [
      'rookie: hit.draw fuselage-3 engine-6 = hits engine-6, cup fuselage-3 4, cup engine-6 3',
      'rookie: hit.draw engine-6 fuselage-3 = hits engine-6, cup fuselage-3 4, cup engine-6 3',
      'rookie: hit.draw fuel-5 fuel-5 = hits fuel-5, cup fuel-5 3',
    ],
    'SR-PIL-23 of equal numbers the player picks': [
      'rookie: hit.draw engine-6 cockpit-6 = offers marker/engine-6 marker/cockpit-6',
      'rookie: hit.draw engine-6 cockpit-6, hit.marker marker/cockpit-6 = hits cockpit-6, cup engine-6 4, cup cockpit-6 3',
      'rookie: hit.draw engine-6 cockpit-6, hit.marker marker/cockpit-6 = hit.rookie 0 Arnold cockpit-6 engine-6 cockpit 6 engine 6',
    ],
    'SR-PIL-21 a Hit turns a Disoriented pilot, either way': [
      'disoriented: hit.draw fuel-5 = mode evasive, hit.disoriented 0 Arnold evasive',
      'disoriented evasive: hit.draw fuel-5 = mode determined, hit.disoriented 0 Arnold determined',
    ],
    'SR-PIL-21 a Hit that is cancelled does not': 'disoriented luck: hit.cancel luck = mode determined',
  })

  test('SR-PIL-23 SR-Q-24 the last marker in the cup has no other beside it', () => {
    const { campaign, mission, fighter } = struck('rookie')
    mission.cups.hits = { 'fuel-5': 1 }
    prove(campaign, sufferHit(campaign, fighter, ATTACK), '', 'hits fuel-5')
  })

  test('SR-PIL-21 in an Approach Box there is no mode yet to turn', () => {
    const { campaign, fighter } = hitOn('tail/approach/high disoriented')
    const blow: Blow = { ...ATTACK, cause: 'flak' }
    prove(campaign, sufferHit(campaign, fighter, blow), FUEL, 'mode determined, no hit.disoriented')
  })

  for (const cause of ['attack', 'fire', 'flak', 'confused', 'debris'] as const)
    testHits(
      {
        [`SR-HIT-06 Disoriented and Rookie hold for a Hit by ${cause}`]: [
          'rookie: hit.draw fuel-5 engine-6 = hits engine-6',
          'disoriented: hit.draw fuel-5 = mode evasive',
        ],
      },
      { cause, cancellable: false, advantages: false, sun: false },
    )
})
