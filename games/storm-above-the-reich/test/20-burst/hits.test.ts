import { describe, expect, test } from 'vitest'
import { fighterNo, missionOf } from '../../rules/05-map/table.ts'
import type { Blow } from '../../rules/20-burst/cancelling.ts'
import { sufferHit, sufferProximityHit } from '../../rules/20-burst/hits.ts'
import type { Element } from '../../state.ts'
import {
  aCampaign,
  factsOf,
  ids,
  type Layout,
  type Line,
  type Piece,
  pauseAfter,
  rolls,
  script,
  takes,
} from '../kit/table.ts'

const ATTACK: Blow = { cause: 'attack', cancellable: true, advantages: true, sun: true }

interface Case {
  readonly piece?: Partial<Piece>
  readonly advantages?: Partial<Element>[]
  readonly blow?: Blow
  readonly layout?: Layout
}

function aHit({ piece, advantages = [], blow = ATTACK, layout }: Case) {
  const campaign = aCampaign({ ...layout, fighters: [{ at: '2.2', ...piece }] })
  const mission = missionOf(campaign)
  for (const [no, gains] of advantages.entries()) Object.assign(mission.elements[no] as Element, gains)
  const fighter = fighterNo(mission, 0)
  return { campaign, mission, fighter, hit: sufferHit(campaign, fighter, blow) }
}

const draws = (marker: string): Line => rolls('hit.draw', marker)
const cancels = (by: string): Line => takes('hit.cancel', by)

describe('a Hit', () => {
  test('SR-HIT-01 puts one marker on the fighter, and nothing else happens', () => {
    const { mission, fighter, hit } = aHit({})
    const before = { ...fighter }
    const played = script(hit, [draws('fuel-5')])
    expect(played.value).toBe(true)
    expect(fighter).toEqual({ ...before, hits: ['fuel-5'] })
    expect(mission.cups.hits['fuel-5']).toBe(3)
    expect(factsOf(played, 'hit.marker')).toEqual([
      {
        fighter: 0,
        name: 'Arnold',
        cause: 'attack',
        marker: 'fuel-5',
        type: 'fuel',
        number: 5,
        needs: { below: 5 },
      },
    ])
  })

  test('SR-HIT-07 is added to those it has', () => {
    const { fighter, hit } = aHit({ piece: { hits: ['wing-4'] } })
    script(hit, [draws('fuel-5')])
    expect(fighter.hits).toEqual(['wing-4', 'fuel-5'])
  })

  test('SR-Q-24 leaves no mark if the cup is empty', () => {
    const { mission, fighter, hit } = aHit({})
    mission.cups.hits = {}
    expect(script(hit).value).toBe(false)
    expect(fighter.hits).toEqual([])
  })
})

describe('cancelling', () => {
  test('SR-HIT-02 is offered before the draw: all that the fighter and its element have, or to take it', () => {
    const { hit } = aHit({
      piece: { skills: ['luck'], outOfTheSun: true },
      advantages: [{ rotte: true, position: true }],
    })
    const pause = pauseAfter(hit)
    expect(ids(pause)).toEqual(['take', 'rotte/a', 'position/a', 'sun', 'luck'])
    expect(pause).toMatchObject({ ask: 'hit.cancel', about: ['fighter:0'] })
  })

  test('SR-HIT-02 taken, the Hit is drawn and nothing is spent', () => {
    const { mission, fighter, hit } = aHit({
      piece: { skills: ['luck'], outOfTheSun: true },
      advantages: [{ rotte: true }],
    })
    script(hit, [cancels('take'), draws('fuel-5')])
    expect(fighter).toMatchObject({ hits: ['fuel-5'], outOfTheSun: true, used: { luck: 0 } })
    expect(mission.elements[0]?.rotte).toBe(true)
  })

  test.each(['rotte', 'position'] as const)('SR-HIT-02 %s cancels one Hit and is gone', advantage => {
    const { mission, fighter, hit } = aHit({ advantages: [{ rotte: true, position: true }] })
    const played = script(hit, [cancels(`${advantage}/a`)])
    expect(played.value).toBe(false)
    expect(fighter.hits).toEqual([])
    const { rotte, position } = mission.elements[0] as Element
    expect({ rotte, position }).toEqual({ rotte: advantage !== 'rotte', position: advantage !== 'position' })
    expect(factsOf(played, 'hit.cancelled')).toEqual([{ fighter: 0, name: 'Arnold', by: advantage }])
  })

  test('SR-PIL-17 Luck cancels one Hit, once for each time the pilot has it', () => {
    const { campaign, fighter, hit } = aHit({ piece: { skills: ['luck', 'luck'] } })
    script(hit, [cancels('luck')])
    script(sufferHit(campaign, fighter, ATTACK), [cancels('luck')])
    expect(fighter).toMatchObject({ hits: [], used: { luck: 2 } })
    script(sufferHit(campaign, fighter, ATTACK), [draws('fuel-5')])
    expect(fighter.hits).toEqual(['fuel-5'])
  })

  test('SR-Q-10 a Hit that nothing cancels is not even lucky', () => {
    const { fighter, hit } = aHit({
      piece: { skills: ['luck'], outOfTheSun: true },
      advantages: [{ rotte: true }],
      blow: { ...ATTACK, cause: 'debris', cancellable: false },
    })
    script(hit, [draws('fuel-5')])
    expect(fighter.hits).toEqual(['fuel-5'])
  })

  test('SR-HIT-02 a Hit that advantages cannot cancel', () => {
    const { hit } = aHit({
      piece: { skills: ['luck'], outOfTheSun: true },
      advantages: [{ rotte: true, position: true }],
      blow: { ...ATTACK, cause: 'confused', advantages: false },
    })
    expect(ids(pauseAfter(hit))).toEqual(['take', 'sun', 'luck'])
  })

  test('SR-HIT-02 SR-Q-55 in an overlap the advantage of either element, by its name', () => {
    const both = { map: '7', advantages: [{ rotte: true }, { rotte: true, position: true }] } as const
    const { mission, hit } = aHit({ layout: { map: '7' }, advantages: [...both.advantages] })
    expect(ids(pauseAfter(aHit({ layout: { map: '7' }, advantages: [...both.advantages] }).hit))).toEqual([
      'take',
      'rotte/low',
      'rotte/high',
      'position/high',
    ])
    script(hit, [cancels('rotte/high')])
    expect(mission.elements.map(({ rotte }) => rotte)).toEqual([true, false])
  })

  test('SR-HIT-02 the advantages of another element do not help', () => {
    const { fighter, hit } = aHit({
      layout: { map: '7' },
      piece: { at: '0.0' },
      advantages: [{}, { rotte: true, position: true }],
    })
    script(hit, [draws('fuel-5')])
    expect(fighter.hits).toEqual(['fuel-5'])
  })
})

describe('Out of the Sun', () => {
  test('SR-HIT-03 SR-HIT-04 an Evasive fighter cancels outright, and the marker is spent', () => {
    const { fighter, hit } = aHit({ piece: { outOfTheSun: true, mode: 'evasive' } })
    const played = script(hit, [cancels('sun')])
    expect(fighter).toMatchObject({ hits: [], outOfTheSun: false })
    expect(factsOf(played, 'hit.cancelled')).toEqual([{ fighter: 0, name: 'Arnold', by: 'sun' }])
  })

  test('SR-HIT-03 SR-HIT-04 a Determined fighter cancels with an even die', () => {
    const { fighter, hit } = aHit({ piece: { outOfTheSun: true } })
    const played = script(hit, [cancels('sun'), rolls('hit.sun', 4)])
    expect(fighter).toMatchObject({ hits: [], outOfTheSun: false })
    expect(factsOf(played, 'hit.sun')).toEqual([
      { fighter: 0, name: 'Arnold', die: 4, needs: { even: true }, cancelled: true },
    ])
  })

  test('SR-HIT-03 SR-HIT-04 an odd die leaves the Hit, and the marker is kept', () => {
    const { fighter, hit } = aHit({ piece: { outOfTheSun: true } })
    script(hit, [cancels('sun'), rolls('hit.sun', 7), draws('fuel-5')])
    expect(fighter).toMatchObject({ hits: ['fuel-5'], outOfTheSun: true })
  })

  test('SR-HIT-03 after an odd die the other ways are still open, the Sun is not', () => {
    const { hit } = aHit({ piece: { outOfTheSun: true, skills: ['luck'] } })
    expect(ids(pauseAfter(hit, [cancels('sun'), rolls('hit.sun', 7)]))).toEqual(['take', 'luck'])
  })

  test('SR-PIL-14 a Quick pilot may turn Evasive first', () => {
    const { fighter, hit } = aHit({ piece: { outOfTheSun: true, skills: ['quick'] } })
    script(hit, [cancels('sun'), takes('quick.sun', 'change')])
    expect(fighter).toMatchObject({ hits: [], outOfTheSun: false, mode: 'evasive' })
  })
})

describe('a Proximity marker turned over', () => {
  function proximityHit(piece: Partial<Piece>, advantages: Partial<Element> = {}) {
    const { campaign, mission, fighter } = aHit({ piece, advantages: [advantages] })
    mission.cups.proximity['hit-fuel-5'] = 2
    return { mission, fighter, hit: sufferProximityHit(campaign, fighter, 'hit-fuel-5') }
  }

  test('SR-HIT-02 SR-COL-11 is seen first, then it may be cancelled by all that cancels a Hit', () => {
    const { hit } = proximityHit({ skills: ['luck'], outOfTheSun: true }, { rotte: true, position: true })
    expect(ids(pauseAfter(hit))).toEqual(['take', 'rotte/a', 'position/a', 'sun', 'luck'])
  })

  test('SR-PIL-17 SR-COL-11 cancelled, it goes back to its cup', () => {
    const { mission, fighter, hit } = proximityHit({ skills: ['luck'] })
    script(hit, [cancels('luck')])
    expect(fighter.hits).toEqual([])
    expect(mission.cups.proximity['hit-fuel-5']).toBe(3)
  })

  test('SR-COL-11 taken, it is the Hit marker', () => {
    const { mission, fighter, hit } = proximityHit({})
    const played = script(hit)
    expect(fighter.hits).toEqual(['hit-fuel-5'])
    expect(mission.cups.proximity['hit-fuel-5']).toBe(2)
    expect(factsOf(played, 'hit.proximity')).toEqual([
      { fighter: 0, name: 'Arnold', marker: 'hit-fuel-5', type: 'fuel', number: 5, needs: { below: 5 } },
    ])
  })

  test.each([
    ['engine-6', 'engine-6', 3],
    ['wing-4', 'hit-fuel-5', 2],
  ])('SR-Q-33 a Rookie draws %s beside it and keeps %s', (drawn, kept, left) => {
    const { mission, fighter, hit } = proximityHit({ penalty: 'rookie' })
    script(hit, [draws(drawn)])
    expect(fighter.hits).toEqual([kept])
    expect(mission.cups.proximity['hit-fuel-5']).toBe(left)
    expect(mission.cups.hits[drawn]).toBe(drawn === kept ? 3 : 4)
  })
})

describe('penalties', () => {
  test.each([
    ['fuselage-3', 'engine-6', 'engine-6'],
    ['engine-6', 'fuselage-3', 'engine-6'],
    ['fuel-5', 'fuel-5', 'fuel-5'],
  ])('SR-PIL-23 a Rookie who draws %s and %s keeps %s', (first, second, kept) => {
    const { mission, fighter, hit } = aHit({ piece: { penalty: 'rookie' } })
    script(hit, [draws(first), draws(second)])
    expect(fighter.hits).toEqual([kept])
    expect(Object.values(mission.cups.hits).reduce((sum, count) => sum + count)).toBe(23)
  })

  test('SR-PIL-23 of equal numbers the player picks', () => {
    const two = [draws('engine-6'), draws('cockpit-6')]
    const { mission, fighter, hit } = aHit({ piece: { penalty: 'rookie' } })
    expect(ids(pauseAfter(aHit({ piece: { penalty: 'rookie' } }).hit, two))).toEqual([
      'marker/engine-6',
      'marker/cockpit-6',
    ])
    const played = script(hit, [...two, takes('hit.marker', 'marker/cockpit-6')])
    expect(fighter.hits).toEqual(['cockpit-6'])
    expect(mission.cups.hits).toMatchObject({ 'engine-6': 4, 'cockpit-6': 3 })
    expect(factsOf(played, 'hit.rookie')).toEqual([
      {
        fighter: 0,
        name: 'Arnold',
        kept: 'cockpit-6',
        other: 'engine-6',
        type: 'cockpit',
        number: 6,
        otherType: 'engine',
        otherNumber: 6,
      },
    ])
  })

  test('SR-PIL-23 SR-Q-24 the last marker in the cup has no other beside it', () => {
    const { mission, fighter, hit } = aHit({ piece: { penalty: 'rookie' } })
    mission.cups.hits = { 'fuel-5': 1 }
    script(hit)
    expect(fighter.hits).toEqual(['fuel-5'])
  })

  test.each([
    ['determined', 'evasive'],
    ['evasive', 'determined'],
  ] as const)('SR-PIL-21 a Hit turns a Disoriented pilot from %s to %s', (from, to) => {
    const { fighter, hit } = aHit({ piece: { penalty: 'disoriented', mode: from } })
    const played = script(hit, [draws('fuel-5')])
    expect(fighter.mode).toBe(to)
    expect(factsOf(played, 'hit.disoriented')).toEqual([{ fighter: 0, name: 'Arnold', mode: to }])
  })

  test('SR-PIL-21 a Hit that is cancelled does not', () => {
    const { fighter, hit } = aHit({ piece: { penalty: 'disoriented', skills: ['luck'] } })
    script(hit, [cancels('luck')])
    expect(fighter.mode).toBe('determined')
  })

  test('SR-PIL-21 in an Approach Box there is no mode yet to turn', () => {
    const { fighter, hit } = aHit({
      piece: { penalty: 'disoriented', at: 'tail/approach/high' },
      blow: { ...ATTACK, cause: 'flak' },
    })
    expect(factsOf(script(hit, [draws('fuel-5')]), 'hit.disoriented')).toEqual([])
    expect(fighter.mode).toBe('determined')
  })

  test.each(['attack', 'fire', 'flak', 'confused', 'debris'] as const)(
    'SR-HIT-06 Disoriented and Rookie hold for a Hit by %s',
    cause => {
      const blow: Blow = { cause, cancellable: false, advantages: false, sun: false }
      const rookie = aHit({ piece: { penalty: 'rookie' }, blow })
      script(rookie.hit, [draws('fuel-5'), draws('engine-6')])
      expect(rookie.fighter.hits).toEqual(['engine-6'])
      const disoriented = aHit({ piece: { penalty: 'disoriented' }, blow })
      script(disoriented.hit, [draws('fuel-5')])
      expect(disoriented.fighter.mode).toBe('evasive')
    },
  )

  test('SR-HIT-06 Disoriented holds for a Proximity marker turned over', () => {
    const { campaign, fighter } = aHit({ piece: { penalty: 'disoriented' } })
    script(sufferProximityHit(campaign, fighter, 'hit-fuel-5'))
    expect(fighter.mode).toBe('evasive')
  })
})
