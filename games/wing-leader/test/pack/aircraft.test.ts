import { describe, expect, test } from 'vitest'
import { SILHOUETTES } from '../../board/silhouettes.ts'
import { SIMULATED } from '../../pack/aircraft/sources.ts'
import { compile, type Model } from '../../pack/components.ts'
import { standard } from '../../pack/standard.ts'
import { STORIES } from '../../pack/stories.ts'
import { BOMBSIGHTS, CLASSES, type Figures } from '../../pack/types.ts'

const { models, model } = compile(standard)
const all = [...models.values()]
const LEVELS = Array.from({ length: 20 }, (_, altitude) => altitude)

function figuresOf({ card, variant }: Model): Figures {
  return variant?.figures ?? card.figures
}

describe('what the pack holds', () => {
  test('cards and variants of every main air force, each with an id of its own', () => {
    expect(standard.aircraft.length).toBeGreaterThanOrEqual(60)
    expect(models.size).toBeGreaterThanOrEqual(75)
    const ids = standard.aircraft.flatMap(({ id, variants = [] }) => [id, ...variants.map(one => one.id)])
    expect(models.size).toBe(ids.length)
    const nations = new Set(standard.aircraft.map(({ nation }) => nation))
    for (const nation of ['britain', 'germany', 'usa', 'ussr', 'japan', 'italy', 'france'] as const)
      expect(nations).toContain(nation)
  })

  test('WL-3.2.a all seven classes fly', () => {
    expect(new Set(all.map(one => one.class))).toEqual(new Set(CLASSES))
    expect(CLASSES).toHaveLength(7)
  })

  test('WL-3.3.a a card tells its class, nation, date, points, figures and story', () => {
    for (const card of standard.aircraft) {
      expect(card.date, card.id).toMatch(/^19[34]\d-(0[1-9]|1[0-2])$/)
      expect(card.vp, card.id).toBeGreaterThan(0)
      expect(STORIES[card.id]?.match(/[.!?](?= |$)/g)?.length, card.id).toBeGreaterThanOrEqual(2)
      expect(card.figures.source, card.id).not.toBe('')
      expect(card.ref, card.id).toContain(card.figures.source)
      expect(Object.keys(SILHOUETTES), card.id).toContain(card.silhouette)
    }
    expect(new Set(Object.keys(STORIES))).toEqual(new Set(standard.aircraft.map(({ id }) => id)))
  })

  test('a source tells where bomb loads, weights and changed guns come from', () => {
    for (const card of standard.aircraft)
      for (const { id, figures } of [card, ...(card.variants ?? [])]) {
        if (!figures?.source.startsWith(SIMULATED)) continue
        const besides = figures.source.slice(SIMULATED.length)
        if (figures.bombLoadKg) expect(besides, id).toMatch(/ loads?\b/)
        if (figures.weightKg) expect(besides, id).toContain('weight')
      }
    const silent = standard.aircraft.flatMap(card =>
      (card.variants ?? []).filter(
        ({ figures }) => figures?.guns !== card.figures.guns && figures?.source === card.figures.source,
      ),
    )
    const inTheSet = silent.filter(({ figures }) => figures?.source.startsWith(SIMULATED))
    expect(inTheSet.map(({ id }) => id)).toEqual(['yak-1b', 'yak-9t'])
  })

  test('WL-C-06 WL-C-07 WL-3.3.1.b every model is rated from the ground to altitude 19', () => {
    for (const one of all)
      for (const altitude of LEVELS) {
        expect(Number.isInteger(one.speed[altitude]), `${one.id} ${altitude}`).toBe(true)
        expect(Number.isInteger(one.turn[altitude]), `${one.id} ${altitude}`).toBe(true)
        expect(altitude in one.climb && altitude in one.bombs, `${one.id} ${altitude}`).toBe(true)
      }
  })

  test('WL-C-07 bombs are lighter high up, and for most there is a height where none can be taken', () => {
    for (const one of all) {
      const values = LEVELS.map(altitude => one.bombs[altitude] ?? 0)
      expect(values, one.id).toEqual([...values].sort((a, b) => b - a))
    }
    expect(model('he-111h-6').bombs.slice(9, 16)).toEqual([16, 12, 12, 12, 12, 12, undefined])
  })

  test('WL-C-05 a first level costs 1 to 3 points by halves, or is climbed slowly', () => {
    const costs = new Set(all.flatMap(one => one.climb))
    expect([...costs].sort()).toEqual([0, 2, 3, 4, 5, 6])
  })

  test('WL-3.3.e firepower is 0 to 5, or U for those without guns', () => {
    for (const one of all) {
      const { guns: ahead, defensiveGuns } = figuresOf(one)
      expect(one.firepower === undefined, one.id).toBe(!ahead && !defensiveGuns)
      if (one.firepower !== undefined) expect([0, 1, 2, 3, 4, 5], one.id).toContain(one.firepower)
    }
    expect(model('mosquito-iv').firepower).toBeUndefined()
    expect(model('me-262a').firepower).toBe(4)
  })

  test('WL-3.3.f a bomber strafes with the guns in its nose and fights with those around it', () => {
    expect(model('b-25d-strafer')).toMatchObject({ strafing: 3, firepower: 0 })
    expect(model('a-20g')).toMatchObject({ strafing: 2, firepower: 0 })
    // Its sister has fewer guns in front than the card that it is a variant of.
    expect(model('boston-iii')).toMatchObject({ strafing: 0, firepower: 0 })
    expect(model('p-47d')).toMatchObject({ strafing: 3, firepower: 3 })
  })

  test('WL-3.3.g WL-C-08 protection is one number, or two that follow each other; glazed noses are weak', () => {
    for (const { id, protection } of all) {
      const [low = 0, high] = protection
      expect(high === undefined || high === low + 1, id).toBe(true)
      expect(protection.length, id).toBeLessThanOrEqual(2)
    }
    expect(model('b-17f').headOnWeakness).toBe(true)
    expect(model('b-17g').headOnWeakness).toBe(false)
    // A nose full of guns is none of glass, though its card has one.
    expect(model('b-25d').headOnWeakness).toBe(true)
    expect(model('b-25d-strafer').headOnWeakness).toBe(false)
  })

  test('WL-3.3.h no guns behind is no defence at all, few are 0, ten heavy ones 1', () => {
    for (const one of all) expect(one.defence === undefined, one.id).toBe(!figuresOf(one).defensiveGuns)
    expect(model('ju-87b').defence).toBe(0)
    expect(model('b-24d').defence).toBe(1)
    expect(model('spitfire-ia').defence).toBeUndefined()
  })

  test('WL-3.3.m what can carry more than usual has a Max Load above its bomb value', () => {
    for (const one of all) {
      const { maxLoad } = one.abilities
      if (maxLoad !== undefined) expect(maxLoad, one.id).toBeGreaterThan(one.bombs[0] ?? 0)
    }
    expect(model('lancaster-i').abilities.maxLoad).toBeGreaterThan(model('b-17g').abilities.maxLoad ?? 99)
  })

  test('every sight is in use, and bombs are never aimed without one', () => {
    expect(new Set(all.flatMap(({ bombsight }) => bombsight ?? []))).toEqual(new Set(BOMBSIGHTS))
    for (const one of all)
      if (one.bombs[0] !== undefined && one.class !== 'transport') expect(one.bombsight, one.id).toBeDefined()
  })
})

describe('what the rules state of a card', () => {
  test('WL-C-10 diving Bf 109G-6 against loaded B-24H at altitude 14: 7 against 3', () => {
    const fighter = model('bf-109g-6')
    const bomber = model('b-24h')
    expect(fighter.speed[14]).toBe(6)
    expect(bomber.speed[14]).toBe(4)
    expect((fighter.speed[14] ?? 0) + 1 - ((bomber.speed[14] ?? 0) - 1)).toBe(4)
    expect(bomber.abilities).not.toHaveProperty('lowDrag')
    expect(bomber.abilities).not.toHaveProperty('edge')
    expect(bomber.defence).toBe(1)
  })

  test('a B-24 climbs slowly at altitude 12, as in example 24', () => {
    expect(model('b-24h').climb[12]).toBe(0)
    expect(model('b-24d').climb[12]).toBe(0)
  })

  test('B-17G protection 5-6 and defence 1, P-51B protection 4, as in examples 49 and 59', () => {
    expect(model('b-17g')).toMatchObject({ protection: [5, 6], defence: 1 })
    expect(model('p-51b').protection).toEqual([4])
  })

  test('Bf 109G-6 and Spitfire IX are both 6 at altitude 10, and the former takes rockets or pods: examples 52 and 58', () => {
    expect(model('bf-109g-6').speed[10]).toBe(6)
    expect(model('spitfire-ix').speed[10]).toBe(6)
    expect(model('bf-109g-6').abilities).toMatchObject({ aar: true, gunPod: true })
  })

  test('an A6M5 carries a bomb value of 7, as in example 77', () => expect(model('a6m5').bombs[0]).toBe(7))

  test('the fighters of 1940: firepower 1, protection 4, and Bf 109E-4 and Spitfire IA alike in speed', () => {
    for (const id of ['bf-109e-4', 'spitfire-ia', 'hurricane-i'])
      expect(model(id)).toMatchObject({ firepower: 1, protection: [4], defence: undefined })
    expect(model('bf-109e-4').speed).toEqual(model('spitfire-ia').speed)
    expect(model('bf-109e-4').abilities.edge).toBe(model('spitfire-ia').abilities.edge)
  })

  test('WL-C-09 American torpedoes of the early years are unreliable and slow', () => {
    expect(model('tbd-1').abilities.torpedo).toEqual({ modifier: -2, slow: true })
    expect(model('tbf-1').abilities.torpedo).toEqual({ modifier: -1, slow: true })
    expect(model('b5n2').abilities.torpedo).toEqual({ modifier: 1 })
  })

  test('twin-engined fighters are worth 1.5, all single-engined aircraft 1, heavy bombers 3', () => {
    for (const one of all) {
      const { engines } = figuresOf(one)
      const vp = engines === 1 ? 1 : one.class === 'fighter' ? 1.5 : engines === 4 ? 3 : 2
      expect(one.vp, one.id).toBe(vp)
    }
  })

  test('a Me 163 is rated by throttle, a Me 262 is a jet with rockets, dive bombers have brakes', () => {
    expect(model('me-163b').throttle).toEqual({ full: { speed: 10, turn: 3 }, none: { speed: 5, turn: 5 } })
    expect(new Set(model('me-163b').speed)).toEqual(new Set([10]))
    expect(model('me-163b').abilities.rocket).toBe(true)
    expect(model('me-262a').abilities).toMatchObject({ jet: true, aar: true })
    expect(model('sb2c-4').abilities.diveBrakes).toBe(true)
    expect(model('ki-45-kai').abilities.heavyGun).toBe(4)
    expect(model('me-410-u4').abilities.heavyGun).toBe(5)
  })
})
