import { describe, expect, test } from 'vitest'
import { fighterNo, missionOf } from '../../rules/05-map/table.ts'
import type { Blow } from '../../rules/20-burst/hits.ts'
import { sufferHit, sufferProximityHit } from '../../rules/20-burst/hits.ts'
import { advantagesIn } from '../kit/attackers.ts'
import { aCampaign, asked, factsOf, type Layout, offers, script } from '../kit/table.ts'

const ATTACK: Blow = { cause: 'attack', cancellable: true, advantages: true, sun: true }
const ARNOLD = { fighter: 0, name: 'Arnold' }
const FUEL = 'hit.draw fuel-5'

/** A Hit on a fighter at 2.2, with what lies in its element. */
function aHit(words = '', a = '', blow = ATTACK) {
  return hitOn(`2.2 nose/level ${words}`.trim(), { advantages: { a } }, blow)
}

function hitOn(piece: string, layout: Layout, blow = ATTACK) {
  const campaign = aCampaign({ ...layout, fighters: [piece] })
  const mission = missionOf(campaign)
  const fighter = fighterNo(mission, 0)
  return { campaign, mission, fighter, hit: sufferHit(campaign, fighter, blow) }
}

describe('a Hit', () => {
  test('SR-HIT-01 puts one marker on the fighter, and nothing else happens', () => {
    const { mission, fighter, hit } = aHit()
    const before = { ...fighter }
    const played = script(hit, FUEL)
    expect(played.value).toBe(true)
    expect(fighter).toEqual({ ...before, hits: ['fuel-5'] })
    expect(mission.cups.hits['fuel-5']).toBe(3)
    const noted = {
      ...ARNOLD,
      cause: 'attack',
      marker: 'fuel-5',
      type: 'fuel',
      number: 5,
      needs: { below: 5 },
    }
    expect(factsOf(played, 'hit.marker')).toEqual([noted])
  })

  test('SR-HIT-07 is added to those it has', () => {
    const { fighter, hit } = aHit('wing-4')
    script(hit, FUEL)
    expect(fighter.hits).toEqual(['wing-4', 'fuel-5'])
  })

  test('SR-Q-24 leaves no mark if the cup is empty', () => {
    const { mission, fighter, hit } = aHit()
    mission.cups.hits = {}
    expect(script(hit).value).toBe(false)
    expect(fighter.hits).toEqual([])
  })
})

describe('cancelling', () => {
  test('SR-HIT-02 is offered before the draw: all that the fighter and its element have, or to take it', () => {
    const question = 'hit.cancel of fighter:0: take, rotte/a, position/a, sun, luck'
    expect(asked(aHit('luck sun', 'rotte position').hit)).toBe(question)
  })

  test('SR-HIT-02 taken, the Hit is drawn and nothing is spent', () => {
    const { campaign, fighter, hit } = aHit('luck sun', 'rotte')
    script(hit, ['hit.cancel take', FUEL])
    expect(fighter).toMatchObject({ hits: ['fuel-5'], outOfTheSun: true, used: { luck: 0 } })
    expect(advantagesIn(campaign, 'a')).toBe('rotte')
  })

  test.each([
    ['rotte', 'position'],
    ['position', 'rotte'],
  ])('SR-HIT-02 %s cancels one Hit and is gone, %s stays', (by, left) => {
    const { campaign, fighter, hit } = aHit('', 'rotte position')
    const played = script(hit, `hit.cancel ${by}/a`)
    expect([played.value, fighter.hits]).toEqual([false, []])
    expect(advantagesIn(campaign, 'a')).toBe(left)
    expect(factsOf(played, 'hit.cancelled')).toEqual([{ ...ARNOLD, by }])
  })

  test('SR-PIL-17 Luck cancels one Hit, once for each time the pilot has it', () => {
    const { campaign, fighter, hit } = aHit('luck luck')
    script(hit, 'hit.cancel luck')
    script(sufferHit(campaign, fighter, ATTACK), 'hit.cancel luck')
    expect(fighter).toMatchObject({ hits: [], used: { luck: 2 } })
    script(sufferHit(campaign, fighter, ATTACK), FUEL)
    expect(fighter.hits).toEqual(['fuel-5'])
  })

  test('SR-Q-10 a Hit that nothing cancels is not even lucky', () => {
    const { fighter, hit } = aHit('luck sun', 'rotte', { ...ATTACK, cause: 'debris', cancellable: false })
    script(hit, FUEL)
    expect(fighter.hits).toEqual(['fuel-5'])
  })

  test('SR-HIT-02 a Hit that advantages cannot cancel', () => {
    const { hit } = aHit('luck sun', 'rotte position', { ...ATTACK, cause: 'confused', advantages: false })
    expect(offers(hit)).toEqual(['take', 'sun', 'luck'])
  })

  test('SR-HIT-02 SR-Q-55 in an overlap the advantage of either element, by its name', () => {
    const advantages = { low: 'rotte', high: 'rotte position' }
    const { campaign, hit } = hitOn('2.2 nose/level', { map: '7', advantages })
    const all = ['take', 'rotte/low', 'rotte/high', 'position/high']
    expect(offers(hitOn('2.2 nose/level', { map: '7', advantages }).hit)).toEqual(all)
    script(hit, 'hit.cancel rotte/high')
    expect(['low', 'high'].map(id => advantagesIn(campaign, id))).toEqual(['rotte', 'position'])
  })

  test('SR-HIT-02 the advantages of another element do not help', () => {
    const { fighter, hit } = hitOn('0.0 nose/level', { map: '7', advantages: { high: 'rotte position' } })
    script(hit, FUEL)
    expect(fighter.hits).toEqual(['fuel-5'])
  })
})

describe('Out of the Sun', () => {
  test('SR-HIT-03 SR-HIT-04 an Evasive fighter cancels outright, and the marker is spent', () => {
    const { fighter, hit } = aHit('sun evasive')
    const played = script(hit, 'hit.cancel sun')
    expect(fighter).toMatchObject({ hits: [], outOfTheSun: false })
    expect(factsOf(played, 'hit.cancelled')).toEqual([{ ...ARNOLD, by: 'sun' }])
  })

  test.each([
    ['cancels with an even die', 4, '', [], false],
    ['is hit on an odd one, and the marker is kept', 7, `, ${FUEL}`, ['fuel-5'], true],
  ])('SR-HIT-03 SR-HIT-04 a Determined fighter %s', (_, die, then, hits, outOfTheSun) => {
    const { fighter, hit } = aHit('sun')
    const played = script(hit, `hit.cancel sun, hit.sun ${die}${then}`)
    expect(fighter).toMatchObject({ hits, outOfTheSun })
    expect(factsOf(played, 'hit.sun')).toEqual([
      { ...ARNOLD, die, needs: { even: true }, cancelled: !outOfTheSun },
    ])
  })

  test('SR-HIT-03 after an odd die the other ways are still open, the Sun is not', () => {
    expect(offers(aHit('sun luck').hit, 'hit.cancel sun, hit.sun 7')).toEqual(['take', 'luck'])
  })

  test('SR-PIL-14 a Quick pilot may turn Evasive first', () => {
    const { fighter, hit } = aHit('sun quick')
    script(hit, 'hit.cancel sun, quick.sun change')
    expect(fighter).toMatchObject({ hits: [], outOfTheSun: false, mode: 'evasive' })
  })
})

describe('a Proximity marker turned over', () => {
  function proximityHit(words = '', a = '') {
    const { campaign, mission, fighter } = aHit(words, a)
    mission.cups.proximity['hit-fuel-5'] = 2
    return { mission, fighter, hit: sufferProximityHit(campaign, fighter, 'hit-fuel-5') }
  }

  test('SR-HIT-02 SR-COL-11 is seen first, then it may be cancelled by all that cancels a Hit', () => {
    const { hit } = proximityHit('luck sun', 'rotte position')
    expect(offers(hit)).toEqual(['take', 'rotte/a', 'position/a', 'sun', 'luck'])
  })

  test('SR-PIL-17 SR-COL-11 cancelled, it goes back to its cup', () => {
    const { mission, fighter, hit } = proximityHit('luck')
    script(hit, 'hit.cancel luck')
    expect(fighter.hits).toEqual([])
    expect(mission.cups.proximity['hit-fuel-5']).toBe(3)
  })

  test('SR-COL-11 taken, it is the Hit marker', () => {
    const { mission, fighter, hit } = proximityHit()
    const played = script(hit)
    expect(fighter.hits).toEqual(['hit-fuel-5'])
    expect(mission.cups.proximity['hit-fuel-5']).toBe(2)
    const noted = { ...ARNOLD, marker: 'hit-fuel-5', type: 'fuel', number: 5, needs: { below: 5 } }
    expect(factsOf(played, 'hit.proximity')).toEqual([noted])
  })

  test.each([
    ['engine-6', 'engine-6', 3],
    ['wing-4', 'hit-fuel-5', 2],
  ])('SR-Q-33 a Rookie draws %s beside it and keeps %s', (drawn, kept, left) => {
    const { mission, fighter, hit } = proximityHit('rookie')
    script(hit, `hit.draw ${drawn}`)
    expect(fighter.hits).toEqual([kept])
    expect(mission.cups.proximity['hit-fuel-5']).toBe(left)
    expect(mission.cups.hits[drawn]).toBe(drawn === kept ? 3 : 4)
  })

  test('SR-HIT-06 turns a Disoriented pilot too', () => {
    const { fighter, hit } = proximityHit('disoriented')
    script(hit)
    expect(fighter.mode).toBe('evasive')
  })
})

describe('penalties', () => {
  test.each([
    ['fuselage-3', 'engine-6', 'engine-6'],
    ['engine-6', 'fuselage-3', 'engine-6'],
    ['fuel-5', 'fuel-5', 'fuel-5'],
  ])('SR-PIL-23 a Rookie who draws %s and %s keeps %s', (first, second, kept) => {
    const { mission, fighter, hit } = aHit('rookie')
    script(hit, `hit.draw ${first} ${second}`)
    expect(fighter.hits).toEqual([kept])
    expect(Object.values(mission.cups.hits).reduce((sum, count) => sum + count)).toBe(23)
  })

  test('SR-PIL-23 of equal numbers the player picks', () => {
    const two = 'hit.draw engine-6 cockpit-6'
    expect(offers(aHit('rookie').hit, two)).toEqual(['marker/engine-6', 'marker/cockpit-6'])
    const { mission, fighter, hit } = aHit('rookie')
    const played = script(hit, [two, 'hit.marker marker/cockpit-6'])
    expect(fighter.hits).toEqual(['cockpit-6'])
    expect(mission.cups.hits).toMatchObject({ 'engine-6': 4, 'cockpit-6': 3 })
    const kept = { kept: 'cockpit-6', type: 'cockpit', number: 6 }
    const other = { other: 'engine-6', otherType: 'engine', otherNumber: 6 }
    expect(factsOf(played, 'hit.rookie')).toEqual([{ ...ARNOLD, ...kept, ...other }])
  })

  test('SR-PIL-23 SR-Q-24 the last marker in the cup has no other beside it', () => {
    const { mission, fighter, hit } = aHit('rookie')
    mission.cups.hits = { 'fuel-5': 1 }
    script(hit)
    expect(fighter.hits).toEqual(['fuel-5'])
  })

  test.each([
    ['determined', 'evasive'],
    ['evasive', 'determined'],
  ])('SR-PIL-21 a Hit turns a Disoriented pilot from %s to %s', (from, to) => {
    const { fighter, hit } = aHit(from === 'evasive' ? 'disoriented evasive' : 'disoriented')
    const played = script(hit, FUEL)
    expect(fighter.mode).toBe(to)
    expect(factsOf(played, 'hit.disoriented')).toEqual([{ ...ARNOLD, mode: to }])
  })

  test('SR-PIL-21 a Hit that is cancelled does not', () => {
    const { fighter, hit } = aHit('disoriented luck')
    script(hit, 'hit.cancel luck')
    expect(fighter.mode).toBe('determined')
  })

  test('SR-PIL-21 in an Approach Box there is no mode yet to turn', () => {
    const { fighter, hit } = hitOn('tail/approach/high disoriented', {}, { ...ATTACK, cause: 'flak' })
    expect(factsOf(script(hit, FUEL), 'hit.disoriented')).toEqual([])
    expect(fighter.mode).toBe('determined')
  })

  test.each(['attack', 'fire', 'flak', 'confused', 'debris'] as const)(
    'SR-HIT-06 Disoriented and Rookie hold for a Hit by %s',
    cause => {
      const blow: Blow = { cause, cancellable: false, advantages: false, sun: false }
      const rookie = aHit('rookie', '', blow)
      script(rookie.hit, 'hit.draw fuel-5 engine-6')
      expect(rookie.fighter.hits).toEqual(['engine-6'])
      const disoriented = aHit('disoriented', '', blow)
      script(disoriented.hit, FUEL)
      expect(disoriented.fighter.mode).toBe('evasive')
    },
  )
})
